/** @import { Book, BookMove, Game } from "../../package/flipside.js" */
/** @import { Match } from "../../match/match.js" */
import { create, setText } from "../../dom/elements.js";
import { moveName } from "../../game/text.js";
import { openingAfter } from "../../openings/opening-after.js";
import { possibleScore } from "../../package/possible.js";
import { discNumber } from "../../review/numbers.js";
import { openingLanguage } from "../../words/language.js";
import { signed } from "../../words/numbers.js";
import { lastKnownPly } from "./book.js";
import { results } from "./results.js";
import { bookGames, bookSummary, explorer } from "./text.js";

/**
 * What a book says of a position and of its moves; a click plays one.
 * @param {Match} match
 * @returns {{ element: HTMLElement, draw: (book: Book, game: Game) => void }}
 */
export function createMovesOfBook(match) {
  const name = create("b");
  const summary = create("span", { class: "purpose" });
  const head = create("p", { class: "standing" }, name, summary);
  const left = create("p", { class: "left", role: "status" });
  const back = create("button", { type: "button" }, explorer.back);
  const list = create("ol", { "aria-label": explorer.moves });
  const element = create("div", { class: "book-moves" }, head, list, left, back);
  let known = 0;
  list.addEventListener("click", ({ target }) => {
    const move = target instanceof Element && target.closest("[data-line]")?.getAttribute("data-line");
    if (move) match.place(move);
  });
  back.addEventListener("click", () => match.goTo(known));
  return {
    element,
    draw: (book, game) => {
      const entry = book.lookup(game);
      const moves = entry?.moves ?? [];
      const opening = game.openingName(openingLanguage());
      const last = lastKnownPly(book, game);
      known = last ?? 0;
      head.hidden = entry === null;
      setText(name, opening ?? explorer.noName);
      setText(summary, entry ? bookSummary(entry, game.turn) : "");
      list.hidden = moves.length === 0;
      const most = Math.max(...moves.map(({ games = 0 }) => games));
      list.replaceChildren(...moves.map((move) => item(move, game, most)));
      left.hidden = moves.length > 0;
      setText(left, left.hidden ? "" : leftText(game, last, entry !== null));
      back.hidden = left.hidden || last === null;
    },
  };
}

/**
 * Since when the game is out of the book.
 * @param {Game} game
 * @param {number | null} last ply with moves of the book
 * @param {boolean} isEnd whether the book knows the position itself
 */
function leftText(game, last, isEnd) {
  if (game.isOver) return explorer.end;
  if (last === null) return explorer.unknown;
  const move = game.moves[last] ?? "";
  return isEnd ? explorer.ends(moveName(move)) : explorer.left(discNumber(game, last + 1), moveName(move));
}

/**
 * @param {BookMove} known
 * @param {Game} game before the move
 * @param {number} most games of any move
 */
function item(known, game, most) {
  const { move, score, games } = known;
  const count = create("span", { class: "games" }, bookGames(games));
  count.style.setProperty("--share", String((games ?? 0) / Math.max(1, most)));
  const button = create(
    "button",
    { type: "button", "data-line": move },
    create("b", {}, moveName(move)),
    create("span", { class: "worth" }, signed(possibleScore(score))),
    count,
    results(known),
    create("span", { class: "leads" }, openingAfter(game, move) ?? ""),
  );
  return create("li", {}, button);
}
