/** @import { Game } from "../package/flipside.js" */
/** @import { Picture } from "../picture/svg.js" */
/** @import { Store } from "../state/store.js" */
/** @import { State } from "../state/types.js" */

import { create, find } from "../dom/elements.js";
import { resultOf } from "../game/about.js";
import { discsPlaced, pliesOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { numbersOf, recordOf } from "../picture/record.js";
import { shownPicture } from "../picture/shown.js";
import { boardSvg } from "../picture/svg.js";
import { scoreText } from "../players/loaded.js";
import { colorName, fullName, playerName } from "../players/names.js";
import { turningPoints } from "../review/numbers.js";
import { isComplete, isReviewed } from "../review/state.js";
import { pointTitle, reviewPhrases } from "../review/text.js";
import { isGameShown, seated, shownGame } from "../state/rooms.js";
import { panelOnPaper } from "./panel.js";
import { printed } from "./text.js";

const COLORS = /** @type {const} */ (["black", "white"]);

/** @typedef {{ picture: Omit<Picture, "title">, caption: string }} Diagram */

/** The sheet that is in the page while it is printed. @type {HTMLElement | null} */
let sheet = null;

/** What another part of the page prints instead. @type {HTMLElement | null} */
let given = null;

/** What parts of the page have for paper while they are shown. @type {(() => HTMLElement | null)[]} */
const papers = [];

/** Has a sheet of what is shown wherever the page is printed. @param {Store} store */
export function keepSheet(store) {
  const put = () => {
    if (sheet) return;
    sheet = given ?? papers.map((paperOf) => paperOf()).find((paper) => paper) ?? buildSheet(store.state);
    document.body.append(sheet);
  };
  const remove = () => {
    sheet?.remove();
    sheet = given = null;
    if (store.state.printedWith) store.update({ printedWith: null });
  };
  addEventListener("beforeprint", put);
  addEventListener("afterprint", remove);
  // A preview may change the medium alone.
  matchMedia("print").addEventListener("change", ({ matches }) => (matches ? put() : remove()));
}

/** @param {() => HTMLElement | null} paperOf */
export function addPaper(paperOf) {
  papers.push(paperOf);
}

/** Prints a sheet, or where none is given that of what is shown. @param {HTMLElement | undefined} asked */
export function print(asked) {
  sheet?.remove();
  sheet = null;
  given = asked ?? null;
  window.print();
}

/** @param {State} state */
function buildSheet(state) {
  const game = shownGame(state);
  const isGame = isGameShown(state) && game.moves.length > 0;
  const figures = create("div", { class: "diagrams" }, ...diagramsOf(state).map(figure));
  const told = isGameShown(state) ? null : panelOnPaper(find(document, `#${state.room}`, HTMLElement));
  // Where no exercise is on the board, it is no part of what one reads.
  const parts = isGame ? [heading(state), figures, moveList(game)] : [figures];
  return create(
    "article",
    { class: "sheet" },
    ...(told ? [told, ...(state.exercise ? parts : [])] : parts),
    create("p", { class: "source" }, location.href),
  );
}

/** Who plays, and what is told of the game. @param {State} state */
function heading(state) {
  const { about, game } = state;
  const seats = seated(state);
  const names = COLORS.map((color) => (about ? playerName(seats, color).name : fullName(seats, color)));
  const result = resultOf(game, about);
  const told = [about?.event, about?.date, result === null ? null : scoreText(result)];
  return create(
    "header",
    {},
    create(
      "h1",
      {},
      ...COLORS.flatMap((color, index) => [
        ...(index > 0 ? [" – "] : []),
        create("i", { class: "chip", "data-color": color, title: colorName(color) }),
        ` ${names[index]}`,
      ]),
    ),
    create("p", {}, told.filter(Boolean).join(" · ")),
  );
}

/**
 * What is drawn: the record of the game, the position on the board, and the turning points of a game that was reviewed.
 * @param {State} state
 * @returns {Diagram[]}
 */
export function diagramsOf(state) {
  const game = shownGame(state);
  const picture = shownPicture(state, state.printedWith ?? usualParts(state));
  const position = { picture, caption: positionCaption(game) };
  if (!isGameShown(state) || game.moves.length === 0) return [position];
  const record = { picture: recordOf(game), caption: printed.record };
  return [record, position, ...pointDiagrams(state)];
}

/** Where nobody has chosen: an exercise speaks of its marks. @param {State} state */
function usualParts(state) {
  return { values: true, drawings: true, told: !isGameShown(state), numbers: false };
}

/** @param {Game} game */
function positionCaption(game) {
  if (game.isOver) return printed.end;
  const number = Math.max(0, ...numbersOf(game).values());
  return number === 0 ? printed.position(game.turn) : printed.after(number, game.turn);
}

/** Each turning point before its move, with what was played and what was better. @param {State} state @returns {Diagram[]} */
function pointDiagrams({ game, review }) {
  if (!review || !isComplete(review) || !isReviewed(review, game.start, game.moves)) return [];
  return turningPoints(review, COLORS).map((point) => ({
    picture: {
      board: review.game.at(point.ply).board,
      marks: /** @type {Picture["marks"] & {}} */ ([
        { square: point.move, shape: "cross" },
        { square: point.best.move, shape: "ring" },
      ]),
    },
    caption: `${pointTitle(review, point)}. ${reviewPhrases.better(point.best.move)}`,
  }));
}

/** @param {Diagram} diagram */
function figure({ picture, caption }) {
  const svg = boardSvg({ ...picture, title: caption, cloth: "paper" });
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return create("figure", {}, drawing, create("figcaption", {}, caption));
}

/** The moves in two columns of colors, as a game is written down. @param {Game} game */
function moveList(game) {
  const before = 60 - game.at(0).empties;
  const items = pliesOf(game).map(({ move, color }, index) => {
    const number = move === "pass" ? "" : String(before + discsPlaced(game.moves.slice(0, index + 1)));
    return create(
      "li",
      {},
      create("small", {}, number),
      create("i", { class: "chip", "data-color": color, title: colorName(color) }),
      moveName(move),
    );
  });
  return create("ol", {}, ...items);
}
