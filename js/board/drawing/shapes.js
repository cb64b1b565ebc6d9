// What marks look like, around the middle of a square and in squares: the board draws by this, and so do pictures of it.

/** @import { Shape } from "../types.js" */

/** An element of a drawing. @typedef {readonly [tag: string, attributes: Readonly<Record<string, string | number>>]} Stroke */

const SOLID = { fill: "currentColor", stroke: "none" };

/** @type {Readonly<Record<Shape, Stroke>>} */
export const SHAPES = Object.freeze({
  ring: ["circle", { r: 0.43 }],
  hint: ["circle", { r: 0.41 }],
  disc: ["circle", { r: 0.4 }],
  dot: ["circle", { r: 0.14, ...SOLID }],
  pip: ["circle", { cx: -0.33, cy: 0.33, r: 0.12, ...SOLID }],
  cross: ["path", { d: "M-.22-.22l.44.44m0-.44l-.44.44" }],
  square: ["rect", { x: -0.45, y: -0.45, width: 0.9, height: 0.9, rx: 0.06 }],
  tint: ["rect", { x: -0.5, y: -0.5, width: 1, height: 1, opacity: 0.3, ...SOLID }],
});

/** Where the text of a mark stands, and the plate behind it. */
export const LABEL = Object.freeze({ x: 0.31, y: -0.31 });
/** @type {Stroke} */
export const PLATE = ["circle", { cx: LABEL.x, cy: LABEL.y, r: 0.18, ...SOLID }];

/** How far from the middle of a square an arrow begins and ends, there and outside a ring, how long its head is, and half of how wide. */
const SHORT = 0.28;
const OUTSIDE = 0.47;
const HEAD = 0.34;
const HALF = 0.21;

/** The shape of a mark: a ring for a name that is none. @param {string} [name] @returns {Shape} */
export function knownShape(name = "ring") {
  return Object.hasOwn(SHAPES, name) ? /** @type {Shape} */ (name) : "ring";
}

/**
 * An arrow from the middle of a square.
 * @param {number} right how many squares it goes to the right
 * @param {number} down
 * @param {boolean} [isFromRing] whether it begins outside a ring there
 * @param {boolean} [isToRing]
 * @returns {{ angle: number, strokes: readonly Stroke[] }} as it goes to the right, and by how many degrees it is turned
 */
export function arrowTo(right, down, isFromRing, isToRing) {
  const start = isFromRing ? OUTSIDE : SHORT;
  // From ring to ring beside it there is no room for a head.
  const tip = Math.max(start + 0.2, Math.hypot(right, down) - (isToRing ? OUTSIDE : SHORT));
  const neck = Math.max(start, tip - HEAD);
  return {
    angle: (Math.atan2(down, right) * 180) / Math.PI,
    strokes: [
      ["path", { d: `M${start} 0H${neck}` }],
      ["polygon", { points: `${tip} 0 ${neck} ${HALF} ${neck} ${-HALF}`, ...SOLID }],
    ],
  };
}
