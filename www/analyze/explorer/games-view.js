/** @import { Game } from "../../package/flipside.js" */
/** @import { GameSource, PlayedMove } from "../../feature.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { ExplorerView } from "./types.js" */

import { create, setText } from "../../dom/elements.js";
import { moveName } from "../../game/text.js";
import { openingLanguage } from "../../words/language.js";
import { bestMove } from "./best.js";
import { results } from "./results.js";
import { bestText, bookGames, bookShare, explorer, meanScore } from "./text.js";

/**
 * What was played in a position in the games of a source; a click plays a move.
 * @param {GameSource} source
 * @param {Match} match
 * @returns {ExplorerView}
 */
export function createGamesView(source, match) {
  const name = create("b");
  const summary = create("span", { class: "purpose" });
  const said = create("p", { class: "left", role: "status" });
  const captions = create(
    "p",
    { class: "captions", "aria-hidden": "true" },
    ...["", explorer.games, "", explorer.result, explorer.mean].map((text) => create("span", {}, text)),
  );
  const list = create("ol", { "aria-label": explorer.played });
  const others = create("p", { class: "note" });
  const best = create("p", { class: "note best" });
  const table = create(
    "div",
    { class: "book-moves of-games" },
    create("p", { class: "standing" }, name, summary),
    said,
    captions,
    list,
    others,
    best,
  );
  list.addEventListener("click", ({ target }) => {
    const move = target instanceof Element && target.closest("[data-line]")?.getAttribute("data-line");
    if (move) match.place(move);
  });
  /** @type {Game | undefined} */
  let shown;
  const draw = async (/** @type {Game} */ game) => {
    shown = game;
    setText(name, game.openingName(openingLanguage()) ?? "");
    try {
      const asked = await source.ask(game);
      if (shown !== game) return;
      const { moves, uncounted = 0 } = asked;
      const played = moves.reduce((sum, { games }) => sum + games, uncounted);
      const chosen = bestMove(moves, game.turn, uncounted);
      list.replaceChildren(...moves.map((move) => item(move, played, move.move === chosen?.move)));
      table.toggleAttribute(
        "data-unscored",
        moves.every(({ score }) => score === null),
      );
      setText(summary, asked.summary);
      setText(said, moves.length === 0 ? asked.none : "");
      setText(others, uncounted > 0 ? explorer.uncounted(uncounted) : "");
      others.hidden = uncounted === 0;
      setText(best, chosen ? bestText(chosen) : "");
      said.hidden = moves.length > 0 || asked.none === "";
      list.hidden = captions.hidden = moves.length === 0;
      best.hidden = chosen === null;
    } catch (error) {
      if (shown === game) match.showError(error);
    }
  };
  /** Whether other games have come while this was not in view, as on a tab behind another one. */
  let isStale = false;
  source.follow?.(() => {
    isStale = !table.checkVisibility();
    if (shown && !isStale) void draw(shown);
  });
  new ResizeObserver(() => {
    if (!isStale || !shown || !table.checkVisibility()) return;
    isStale = false;
    void draw(shown);
  }).observe(table);
  const { above, below } = source;
  return {
    name: source.name,
    label: source.label,
    element: create("div", {}, ...(above ? [above] : []), table, ...(below ? [below] : [])),
    draw: (game) => void draw(game),
  };
}

/** @param {PlayedMove} played @param {number} all games that went on @param {boolean} isBest */
function item(played, all, isBest) {
  const { move, games, score } = played;
  const count = create("span", { class: "games" }, bookGames(games));
  count.style.setProperty("--share", String(games / all));
  const button = create(
    "button",
    { type: "button", "data-line": move, ...(isBest ? { "data-best": "" } : {}) },
    create("b", {}, moveName(move)),
    count,
    create("span", { class: "part" }, bookShare(games, all)),
    results(played),
    create("span", { class: "worth" }, meanScore(score)),
  );
  return create("li", {}, button);
}
