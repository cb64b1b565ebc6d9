/** @import { ImportedGame } from "../package/flipside.js" */
import { create, setText } from "../dom/elements.js";
import { takeSteps } from "../dom/steps.js";
import { searched } from "../files/sources.js";
import { resultOf } from "../game/about.js";
import { scoreText } from "../players/loaded.js";
import { foundText, importing, openingText, playersText } from "./text.js";

/** How many rows are drawn at most: others are found by the name of a player. */
const MOST_ROWS = 100;

/**
 * A list of games with fields to search it by player and year.
 * @param {(game: ImportedGame, among: readonly ImportedGame[]) => void} choose told the games that were found as well
 */
export function createList(choose) {
  const player = create("input", { type: "search", id: "load-player", autocomplete: "off" });
  const year = create("input", {
    type: "search",
    id: "load-year",
    inputmode: "numeric",
    size: "6",
    autocomplete: "off",
  });
  const count = create("p", { class: "note", role: "status" });
  const rows = create("ul", { class: "rows" });
  const element = create(
    "div",
    { class: "choice" },
    create(
      "div",
      { class: "search" },
      create("label", { for: "load-player" }, importing.player),
      player,
      create("label", { for: "load-year" }, importing.year),
      year,
    ),
    count,
    rows,
  );
  /** @type {readonly ImportedGame[]} */
  let games = [];
  /** @type {readonly ImportedGame[]} */
  let found = [];

  const draw = async () => {
    const of = found;
    const shown = of.slice(0, MOST_ROWS);
    /** @type {Element[]} */
    const drawn = [];
    // A game without names is known by its moves, which are read for it.
    await takeSteps(shown.map((game) => () => drawn.push(rowOf(game, games.indexOf(game) + 1))));
    if (of !== found) return;
    rows.replaceChildren(...drawn);
    setText(count, foundText(shown.length, found.length));
  };
  const search = async () => {
    const of = games;
    const result = await searched(of, player.value, year.value);
    if (of !== games) return;
    found = result;
    await draw();
  };
  player.addEventListener("input", search);
  year.addEventListener("input", search);
  // Enter in a field would send the form.
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  rows.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest("[data-index]") : null;
    const game = row && games[Number(row.getAttribute("data-index")) - 1];
    if (game) choose(game, found);
  });

  return {
    element,
    /** The row of a game, as far as it is drawn. @param {ImportedGame} game */
    focus(game) {
      const row = rows.querySelector(`[data-index="${games.indexOf(game) + 1}"]`);
      if (row instanceof HTMLElement) row.focus();
    },
    /** @param {readonly ImportedGame[]} shown */
    show(shown) {
      games = found = shown;
      player.value = year.value = "";
      void draw();
    },
  };
}

/** @param {ImportedGame} game @param {number} index */
function rowOf(game, index) {
  const isNamed = game.black !== null || game.white !== null;
  const title = isNamed ? playersText(game.black, game.white) : importing.numbered(index);
  return create(
    "li",
    {},
    create(
      "button",
      { type: "button", "data-index": `${index}` },
      create("b", {}, title),
      create("span", {}, detailOf(game, isNamed)),
    ),
  );
}

/**
 * What is told of a game besides its players: the result first, and the moves where there are no names.
 * @param {ImportedGame} game
 * @param {boolean} isNamed
 */
function detailOf(game, isNamed) {
  const result = resultOf(game.game, game);
  const { transcript } = game.game;
  const parts = [
    result === null ? null : scoreText(result),
    isNamed ? importing.moves(transcript.length / 2) : openingText(transcript),
    game.date,
    game.event,
  ];
  return parts.filter(Boolean).join(" · ");
}
