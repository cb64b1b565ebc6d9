/** @import { Snapshot, State } from "../state/types.js" */
import { squareIndex, squareName } from "../state/record.js";
import { isOpen } from "../state/turn.js";
import { signed } from "../text/figures.js";
import { spokenSquare } from "../text/spoken.js";
import { changeDiscs } from "./discs.js";
import { make, mark, one, say } from "./dom.js";

/**
 * Builds the 64 squares and returns what draws them.
 * @param {HTMLElement} board
 * @returns {(state: State) => void}
 */
export function createBoard(board) {
  const cells = buildCells(board);
  buildCoordinates();
  /** @type {Snapshot | null} */
  let drawn = null;
  /** @type {State["refused"]} */
  let refused = null;

  return (state) => {
    const { game } = state;
    if (game !== drawn) changeDiscs(cells, drawn, game);
    drawn = game;
    const open = isOpen(state);
    mark(board, "data-open", open);
    mark(board, "data-turn", game.turn);
    mark(board, "data-dots", state.settings.dots);
    mark(document.documentElement, "data-coordinates", state.settings.coordinates);
    for (const cell of cells) drawCell(cell, state, open);
    if (state.refused && state.refused !== refused) flash(cells[squareIndex(state.refused.square)]);
    refused = state.refused;
  };
}

/**
 * @param {HTMLElement} cell
 * @param {State} state
 * @param {boolean} open
 */
function drawCell(cell, { game, values, hint, preview }, open) {
  const square = cell.dataset.square ?? "";
  const index = squareIndex(square);
  const legal = open && game.legalMoves.includes(square);
  const last = game.plies[game.ply - 1]?.move === square;
  const value = values[square];
  mark(cell, "data-legal", legal);
  mark(cell, "data-last", last);
  mark(cell, "data-hint", hint === square);
  mark(cell, "data-aim", preview?.move === square);
  mark(cell, "data-flips", preview?.flips.includes(square) ?? false);
  mark(
    cell,
    "aria-label",
    spokenSquare({ square, disc: game.board.charAt(index), legal, last, hint: hint === square, value }),
  );
  const label = one(cell, ".value", HTMLElement);
  say(label, value ? signed(value.score) : "");
  mark(label, "data-best", value?.best ?? false);
}

/**
 * @param {HTMLElement} board
 * @returns {HTMLElement[]} a1 first
 */
function buildCells(board) {
  const cells = Array.from({ length: 64 }, (_, index) =>
    make(
      "button",
      { type: "button", role: "gridcell", class: "cell", tabindex: "-1", "data-square": squareName(index) },
      make("span", { class: "value", "aria-hidden": "true" }),
    ),
  );
  for (let rank = 0; rank < 8; rank += 1) {
    board.append(make("div", { role: "row", class: "row" }, ...cells.slice(8 * rank, 8 * rank + 8)));
  }
  return cells;
}

function buildCoordinates() {
  one(document, ".files", HTMLElement).append(..."abcdefgh".split("").map((file) => make("span", {}, file)));
  one(document, ".ranks", HTMLElement).append(..."12345678".split("").map((rank) => make("span", {}, rank)));
}

/** @param {HTMLElement | undefined} cell that a disc could not be placed on */
function flash(cell) {
  const edge = "inset 0 0 0 3px rgb(255 120 100 / ";
  cell?.animate([{ boxShadow: `${edge}0.9)` }, { boxShadow: `${edge}0)` }], 450);
}
