// Rings, dots, crosses, frames and arrows over the board, in units of a square.

import { SQUARES } from "../../rules/board.js";
import { draw } from "./elements.js";
import { arrowTo, knownShape, LABEL, PLATE, SHAPES } from "./shapes.js";

/**
 * @import { Square } from "../../generated/types.js"
 * @import { Stroke } from "./shapes.js"
 * @import { Mark, Shape, SquareMark } from "../types.js"
 */

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
  /** The middle of a square. @param {Square} square @returns {readonly [x: number, y: number]} */
  const at = (square) => {
    const index = isFlipped ? 63 - SQUARES.indexOf(square) : SQUARES.indexOf(square);
    return [(index % 8) + 0.5, (index >> 3) + 0.5];
  };
  const shapes = shapesBySquare(marks);
  place.replaceChildren(
    ...marks.map((mark) => {
      const [x, y] = at("square" in mark ? mark.square : mark.from);
      const group = draw("g", { transform: `translate(${x} ${y})` });
      if (mark.color) group.style.color = mark.color;
      if ("square" in mark) group.append(...shapeOf(mark));
      else {
        if (mark.width) group.style.strokeWidth = `${mark.width}`;
        const [toX, toY] = at(mark.to);
        const { angle, strokes } = arrowTo(
          toX - x,
          toY - y,
          shapes.get(mark.from)?.includes("ring"),
          shapes.get(mark.to)?.includes("ring"),
        );
        group.append(...strokes.map((stroke) => drawn(stroke, { transform: `rotate(${angle})` })));
      }
      return group;
    }),
  );
}

/** @param {SquareMark} mark */
function shapeOf({ shape, text }) {
  const name = knownShape(shape);
  const mark = drawn(SHAPES[name], { class: name });
  if (!text) return [mark];
  const label = draw("text", LABEL);
  label.textContent = text.slice(0, 3);
  return [mark, drawn(PLATE), label];
}

/** @param {Stroke} stroke @param {Record<string, string>} [more] */
function drawn([tag, attributes], more) {
  return draw(tag, { ...attributes, ...more });
}
