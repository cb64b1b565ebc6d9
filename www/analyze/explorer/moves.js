/** @import { Book, BookEntry, BookMove, Game } from "../../package/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Evaluation } from "../../state/types.js" */
import { create, setText } from "../../dom/elements.js";
import { isJudgement } from "../../evaluation/evaluations.js";
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
 * What a book says of a position and of its moves; a click plays one. Moves that the rest of the page tells a value of have that one.
 * @param {Match} match
 * @returns {{ element: HTMLElement, draw: (book: Book, game: Game, known: Evaluation | null) => void,
 *   tell: (game: Game, known: Evaluation | null) => void }} `tell` that something else is known by now
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
  /** @type {{ game: Game, entry: BookEntry } | null} */
  let shown = null;
  list.addEventListener("click", ({ target }) => {
    const move = target instanceof Element && target.closest("[data-line]")?.getAttribute("data-line");
    if (move) match.place(move);
  });
  back.addEventListener("click", () => match.goTo(known));
  /** @param {Game} game @param {Evaluation | null} evaluation */
  const tell = (game, evaluation) => {
    if (!shown || shown.game !== game) return;
    const told = (evaluation?.lines ?? []).filter(isJudgement);
    const { entry } = shown;
    setText(summary, bookSummary({ ...entry, score: told[0]?.score ?? entry.score }, game.turn));
    const worth = (/** @type {BookMove} */ { move, score }) =>
      told.find((line) => line.move === move)?.score ?? possibleScore(score);
    const rows = entry.moves
      .map((move) => ({
        row: list.querySelector(`:scope > li:has([data-line="${move.move}"])`),
        worth: worth(move),
      }))
      .sort((one, other) => other.worth - one.worth);
    for (const { row, worth } of rows) {
      const place = row?.querySelector(".worth");
      if (place) setText(place, signed(worth));
    }
    const places = rows.flatMap(({ row }) => row ?? []);
    // What has the focus keeps its place.
    if (!list.contains(document.activeElement) && places.some((row, index) => row !== list.children[index]))
      list.append(...places);
  };
  return {
    element,
    tell,
    draw: (book, game, evaluation) => {
      const entry = book.lookup(game);
      const moves = entry?.moves ?? [];
      const opening = game.openingName(openingLanguage());
      const last = lastKnownPly(book, game);
      known = last ?? 0;
      head.hidden = entry === null;
      setText(name, opening ?? explorer.noName);
      if (!entry) setText(summary, "");
      list.hidden = moves.length === 0;
      const most = Math.max(...moves.map(({ games = 0 }) => games));
      list.replaceChildren(...moves.map((move) => item(move, game, most)));
      shown = entry && { game, entry };
      tell(game, evaluation);
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
