/** @import { Game } from "../../package/flipside.js" */
import { draw } from "../../dom/svg.js";

/** Of a square, in units of the drawing. */
const CELL = 10;

/**
 * A small picture of a position with a move that was played and a better one.
 * @param {Game} game
 * @param {{ played: string, better: string }} moves
 * @returns {SVGElement}
 */
export function miniBoard(game, { played, better }) {
  const discs = [...game.toString().slice(0, 64)].flatMap((disc, index) =>
    disc === "-" ? [] : [draw("circle", { class: disc === "X" ? "black" : "white", ...center(index), r: 4 })],
  );
  const lines = Array.from({ length: 7 }, (_, index) => {
    const along = CELL * (index + 1);
    return `M0 ${along}H80M${along} 0V80`;
  });
  return draw(
    "svg",
    { class: "mini", viewBox: "0 0 80 80", "aria-hidden": "true" },
    draw("rect", { class: "felt", width: 80, height: 80 }),
    draw("path", { class: "grid", d: lines.join("") }),
    ...discs,
    ...ring("better", better),
    ...cross(played),
  );
}

/** @param {string} name @param {string} move */
function ring(name, move) {
  return move === "pass" ? [] : [draw("circle", { class: name, ...center(indexOf(move)), r: 3.2 })];
}

/** @param {string} move */
function cross(move) {
  if (move === "pass") return [];
  const { cx, cy } = center(indexOf(move));
  return [draw("path", { class: "played", d: `M${cx - 2.6} ${cy - 2.6}l5.2 5.2m0 -5.2l-5.2 5.2` })];
}

/** @param {number} index of a square, a1 the first */
function center(index) {
  return { cx: CELL * (index % 8) + CELL / 2, cy: CELL * Math.floor(index / 8) + CELL / 2 };
}

/** @param {string} square */
function indexOf(square) {
  return square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1);
}
