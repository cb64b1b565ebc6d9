// Rings, dots, crosses, frames and arrows over the board, in units of a square.

import { SQUARES } from "../rules/board.js";
import { draw } from "./elements.js";

/**
 * @import { Square } from "../generated/types.js"
 * @import { Mark, Shape, SquareMark } from "./types.js"
 */

/** @typedef {readonly [x: number, y: number]} Point */

/** How far from the middle of its square an arrow ends, and how long its head is. */
const SHORT = 0.28;
const HEAD = 0.34;

/** @type {Readonly<Record<Shape, (x: number, y: number) => SVGElement>>} */
const SHAPES = Object.freeze({
  ring: (x, y) => draw("circle", { cx: x, cy: y, r: 0.43 }),
  hint: (x, y) => draw("circle", { cx: x, cy: y, r: 0.41, class: "hint" }),
  disc: (x, y) => draw("circle", { cx: x, cy: y, r: 0.4, class: "disc" }),
  dot: (x, y) => draw("circle", { cx: x, cy: y, r: 0.14, class: "solid" }),
  pip: (x, y) => draw("circle", { cx: x - 0.33, cy: y + 0.33, r: 0.12, class: "solid" }),
  cross: (x, y) => draw("path", { d: `M${x - 0.22} ${y - 0.22}l.44 .44M${x + 0.22} ${y - 0.22}l-.44 .44` }),
  square: (x, y) => draw("rect", { x: x - 0.45, y: y - 0.45, width: 0.9, height: 0.9, rx: 0.06 }),
  tint: (x, y) => draw("rect", { x: x - 0.5, y: y - 0.5, width: 1, height: 1, class: "solid tint" }),
});

/** The marks of squares by square; what names no square is left out. @param {readonly Mark[]} marks */
export function shapesBySquare(marks) {
  /** @type {Map<string, Shape[]>} */
  const found = new Map();
  for (const mark of marks) {
    if ("square" in mark) found.set(mark.square, [...(found.get(mark.square) ?? []), mark.shape ?? "ring"]);
  }
  return found;
}

/** @param {Element} place @param {readonly Mark[]} marks @param {boolean} isFlipped */
export function drawMarks(place, marks, isFlipped) {
  /** The middle of a square. @param {Square} square @returns {Point} */
  const at = (square) => {
    const index = isFlipped ? 63 - SQUARES.indexOf(square) : SQUARES.indexOf(square);
    return [(index % 8) + 0.5, (index >> 3) + 0.5];
  };
  place.replaceChildren(
    ...marks.map((mark) => {
      const group = draw("g", {});
      if (mark.color) group.style.color = mark.color;
      group.append(
        ...("square" in mark ? shapeOf(mark, at(mark.square)) : arrowOf(at(mark.from), at(mark.to))),
      );
      return group;
    }),
  );
}

/** @param {SquareMark} mark @param {Point} middle */
function shapeOf({ shape = "ring", text }, [x, y]) {
  const drawn = [SHAPES[Object.hasOwn(SHAPES, shape) ? shape : "ring"](x, y)];
  if (!text) return drawn;
  const label = draw("text", { x: x + 0.31, y: y - 0.31 });
  label.textContent = text.slice(0, 3);
  return [...drawn, draw("circle", { cx: x + 0.31, cy: y - 0.31, r: 0.18, class: "solid" }), label];
}

/** @param {Point} from @param {Point} to */
function arrowOf([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [(x2 - x1) / length, (y2 - y1) / length];
  const [tipX, tipY] = [x2 - x * SHORT, y2 - y * SHORT];
  const [neckX, neckY] = [tipX - x * HEAD, tipY - y * HEAD];
  const [sideX, sideY] = [(-y * HEAD) / 1.6, (x * HEAD) / 1.6];
  const points = [
    [tipX, tipY],
    [neckX + sideX, neckY + sideY],
    [neckX - sideX, neckY - sideY],
  ];
  return [
    draw("path", { d: `M${x1 + x * SHORT} ${y1 + y * SHORT}L${neckX} ${neckY}` }),
    draw("polygon", { points: points.join(" "), class: "solid" }),
  ];
}
