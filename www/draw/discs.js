/** @import { Game } from "../package.js" */
import { create } from "../dom.js";
import { isStill } from "../state/motion.js";
import { lastPly } from "../state/plies.js";
import { squareIndex } from "../state/squares.js";

const STAGGER_MS = 70;
const FLIP_MS = 420;
const DROP_MS = 220;
const COLORS = /** @type {const} */ ({ X: "black", O: "white" });

/**
 * Brings the discs from one position to the next: placed, taken back, or flipped, in rings around the
 * square where the move was made.
 * @param {HTMLElement[]} cells a1 first
 * @param {Game | null} from null at the first drawing, which nothing animates
 * @param {Game} to
 */
export function changeDiscs(cells, from, to) {
  const center = from === null ? null : centerOf(from, to);
  const moves = from !== null && !isStill();
  cells.forEach((cell, index) => {
    const before = from?.board.charAt(index) ?? "-";
    const now = to.board.charAt(index);
    if (before === now) return;
    if (now === "-") cell.querySelector(".disc")?.remove();
    else if (before === "-") drop(cell, colorOf(now), moves && index === center);
    else flip(cell, colorOf(now), moves, center === null ? null : away(center, index));
  });
}

/** @param {string} disc */
function colorOf(disc) {
  return disc === "X" ? COLORS.X : COLORS.O;
}

/**
 * The square of the one move between two positions, forwards or back; null when there are more.
 * @param {Game} from
 * @param {Game} to
 */
function centerOf(from, to) {
  if (Math.abs(to.ply - from.ply) !== 1) return null;
  const later = to.ply > from.ply ? to : from;
  const move = lastPly(later)?.move;
  return move === undefined || move === "pass" ? null : squareIndex(move);
}

/**
 * @param {number} center
 * @param {number} index
 * @returns {{ x: number, y: number, distance: number }}
 */
function away(center, index) {
  const x = (index % 8) - (center % 8);
  const y = Math.floor(index / 8) - Math.floor(center / 8);
  return { x: Math.sign(x), y: Math.sign(y), distance: Math.max(Math.abs(x), Math.abs(y)) };
}

/**
 * @param {HTMLElement} cell
 * @param {"black" | "white"} color
 * @param {boolean} moves
 */
function drop(cell, color, moves) {
  const coin = create(
    "span",
    { class: "coin" },
    create("i", { class: "black" }),
    create("i", { class: "white" }),
  );
  cell.prepend(create("span", { class: "disc", "data-color": color }, coin));
  if (!moves) return;
  coin.animate(
    [
      { transform: "perspective(300px) translateZ(90px)", opacity: 0 },
      { transform: "perspective(300px) translateZ(0)", opacity: 1 },
    ],
    { duration: DROP_MS, easing: "cubic-bezier(.3, 0, .4, 1)" },
  );
}

/**
 * Turns a disc over, rolling away from the move that flipped it.
 * @param {HTMLElement} cell
 * @param {"black" | "white"} color
 * @param {boolean} moves
 * @param {{ x: number, y: number, distance: number } | null} way
 */
function flip(cell, color, moves, way) {
  const disc = cell.querySelector(".disc");
  const coin = disc?.querySelector(".coin");
  if (!(disc instanceof HTMLElement) || !(coin instanceof HTMLElement)) return;
  disc.dataset.color = color;
  if (!moves) return;
  const { x, y, distance } = way ?? { x: 1, y: 0, distance: 0 };
  // The hidden face turns about the same axis, so that the light falls the same way before and after.
  disc.style.setProperty("--axis-x", String(-y));
  disc.style.setProperty("--axis-y", String(x));
  const at = (/** @type {number} */ degrees, /** @type {number} */ lift) =>
    `perspective(300px) translateZ(${lift}px) rotate3d(${-y}, ${x}, 0, ${degrees}deg)`;
  for (const running of coin.getAnimations()) running.cancel();
  coin.animate([{ transform: at(-180, 0) }, { transform: at(-90, 45) }, { transform: at(0, 0) }], {
    duration: FLIP_MS,
    delay: distance * STAGGER_MS,
    easing: "cubic-bezier(.45, .05, .35, 1)",
    fill: "backwards",
  });
}
