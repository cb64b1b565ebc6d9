/** @import { Game } from "../package.js" */
/** @import { State } from "../state/types.js" */
import { create, find, setAttribute, setText } from "../dom.js";
import { isOpen } from "../state/activity.js";
import { lastPly, legalSquares } from "../state/plies.js";
import { squareIndex, squareName } from "../state/squares.js";
import { bestLine, signed } from "../text/figures.js";
import { spokenSquare } from "../text/spoken.js";
import { changeDiscs } from "./discs.js";

/**
 * Builds the 64 squares and returns what draws them.
 * @param {HTMLElement} board
 * @returns {(state: State) => void}
 */
export function createBoard(board) {
  const cells = buildCells(board);
  buildCoordinates();
  /** @type {Game | null} */
  let drawn = null;
  /** @type {State["refused"]} */
  let refused = null;

  return (state) => {
    const { game } = state;
    if (game !== drawn) changeDiscs(cells, drawn, game);
    drawn = game;
    const open = isOpen(state);
    setAttribute(board, "data-open", open);
    setAttribute(board, "data-turn", game.turn);
    setAttribute(board, "data-dots", state.settings.dots);
    setAttribute(document.documentElement, "data-coordinates", state.settings.coordinates);
    const squares = squaresOf(state, open);
    for (const cell of cells) drawCell(cell, squares, game.board);
    if (state.refused && state.refused !== refused) flash(cells[squareIndex(state.refused.square)]);
    refused = state.refused;
  };
}

/**
 * What is to be marked on squares.
 * @param {State} state
 * @param {boolean} open
 */
function squaresOf({ game, values, hint, preview }, open) {
  const best = bestLine(values)?.score;
  return {
    legal: new Set(open ? legalSquares(game) : []),
    last: lastPly(game)?.move,
    hint: bestLine(hint)?.move,
    preview,
    best,
    values: new Map(values?.lines.map((line) => [String(line.move), line])),
  };
}

/**
 * @param {HTMLElement} cell
 * @param {ReturnType<typeof squaresOf>} squares
 * @param {string} board
 */
function drawCell(cell, { legal, last, hint, preview, best, values }, board) {
  const square = cell.dataset.square ?? "";
  const value = values.get(square);
  const about = { square, legal: legal.has(square), last: last === square, hint: hint === square, value };
  setAttribute(cell, "data-legal", about.legal);
  setAttribute(cell, "data-last", about.last);
  setAttribute(cell, "data-hint", about.hint);
  setAttribute(cell, "data-aim", preview?.move === square);
  setAttribute(cell, "data-flips", preview?.flips.includes(square) ?? false);
  setAttribute(cell, "aria-label", spokenSquare({ ...about, disc: board.charAt(squareIndex(square)) }));
  const label = find(cell, ".value", HTMLElement);
  setText(label, value ? signed(value.score) : "");
  setAttribute(label, "data-best", value !== undefined && value.score === best);
}

/**
 * @param {HTMLElement} board
 * @returns {HTMLElement[]} a1 first
 */
function buildCells(board) {
  const cells = Array.from({ length: 64 }, (_, index) =>
    create(
      "button",
      { type: "button", role: "gridcell", class: "cell", tabindex: "-1", "data-square": squareName(index) },
      create("span", { class: "value", "aria-hidden": "true" }),
    ),
  );
  for (let rank = 0; rank < 8; rank += 1) {
    board.append(create("div", { role: "row", class: "row" }, ...cells.slice(8 * rank, 8 * rank + 8)));
  }
  return cells;
}

function buildCoordinates() {
  find(document, ".files", HTMLElement).append(
    ..."abcdefgh".split("").map((file) => create("span", {}, file)),
  );
  find(document, ".ranks", HTMLElement).append(
    ..."12345678".split("").map((rank) => create("span", {}, rank)),
  );
}

/** @param {HTMLElement | undefined} cell that a disc could not be placed on */
function flash(cell) {
  const edge = "inset 0 0 0 3px rgb(255 120 100 / ";
  cell?.animate([{ boxShadow: `${edge}0.9)` }, { boxShadow: `${edge}0)` }], 450);
}
