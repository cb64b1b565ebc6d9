// Draws what a square shows, and says it to screen readers.

import { COLORS } from "./discs.js";
import { create, setAttribute, setText, valuePlate } from "./elements.js";

/**
 * @import { Color, Square } from "../../generated/types.js"
 * @import { Shape, Texts, Value } from "../types.js"
 */

/**
 * The ghost discs of a line, by square: the number of the move and its color.
 * @typedef {Map<string, { number: number, color: Color }>} Ghosts
 */

/**
 * What the squares show.
 * @typedef {object} SquareView
 * @property {string} board
 * @property {ReadonlySet<string>} legal where a disc can be placed now
 * @property {string | null} last
 * @property {string | null} aim the square that is pointed at
 * @property {ReadonlySet<string>} flips what would flip there
 * @property {ReadonlyMap<string, Value>} values
 * @property {number} best the highest of the values
 * @property {Ghosts} ghosts
 * @property {ReadonlyMap<string, readonly Shape[]>} marks
 * @property {Readonly<Texts>} texts
 */

/** Discs lost at which a value is pale: by then it has half of its color. */
const PALE = 3;

/**
 * @param {HTMLElement} cell
 * @param {SquareView} view
 * @param {number} index
 */
export function drawSquare(cell, view, index) {
  const square = /** @type {Square} */ (cell.dataset.square);
  const value = view.values.get(square);
  const marks = view.marks.get(square) ?? [];
  const disc = COLORS[view.board.charAt(index)] ?? null;
  const legal = view.legal.has(square);
  const last = view.last === square;
  setAttribute(cell, "data-legal", legal);
  setAttribute(cell, "data-last", last);
  setAttribute(cell, "data-aim", view.aim === square);
  setAttribute(cell, "data-flips", view.flips.has(square));
  setAttribute(cell, "data-marks", marks.length > 0 && marks.join(" "));
  const ghost = view.ghosts.get(square);
  const number = ghost?.number;
  setAttribute(cell, "aria-label", view.texts.square({ square, disc, legal, last, marks, value, number }));
  const isHidden = ghost !== undefined || (view.ghosts.size > 0 && view.aim !== square);
  drawValue(valuePlate(cell), isHidden ? undefined : value, view);
  drawGhost(cell, ghost);
}

/**
 * A plate with the value: filled for the best, with less of its color the more discs are lost; the value is underlined with dots where it
 * is expected and not proven.
 * @param {HTMLElement} plate
 * @param {Value | undefined} value
 * @param {SquareView} view
 */
function drawValue(plate, value, { best, texts }) {
  const text = value ? texts.score(value.score) : "";
  setText(plate, text);
  setAttribute(plate, "data-wide", text.length > 2);
  setAttribute(plate, "data-best", value !== undefined && value.score === best);
  setAttribute(plate, "data-exact", value?.exact === true);
  if (value) plate.style.setProperty("--worth", (PALE / (PALE + best - value.score)).toFixed(2));
}

/**
 * @param {HTMLElement} cell
 * @param {{ number: number, color: Color } | undefined} ghost
 */
function drawGhost(cell, ghost) {
  const old = cell.querySelector(".ghost");
  if (!ghost) return old?.remove();
  const drawn = old ?? cell.appendChild(create("span", { class: "ghost", "aria-hidden": "true" }));
  setAttribute(drawn, "part", `ghost ${ghost.color}`);
  setAttribute(drawn, "data-color", ghost.color);
  setText(drawn, String(ghost.number));
}
