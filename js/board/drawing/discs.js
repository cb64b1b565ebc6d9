// Discs that are placed, turned over and taken away.
//
// A disc at rest is two elements: its shadow on the cloth, and its upper face, whose edge is drawn below it. Where a disc
// turns, the old face narrows to nothing along the way it rolls, then the new one widens; an edge of both colors lies between.
// What only the motion needs is there only while it lasts, so nothing can stay behind.

import { create } from "./elements.js";

/** @import { Color } from "../../generated/types.js" */

const TURN_MS = 280;
const STAGGER_MS = 50;
const PLACE_MS = 170;
const LIFT_MS = 150;
const FADE_MS = 120;
/** A face narrows and widens as the shadow of a coin that turns evenly. */
const NARROW = "cubic-bezier(.36, 0, .64, .05)";
const WIDEN = "cubic-bezier(.36, .95, .64, 1)";

/** The color of a disc, as a board names it. @type {Readonly<Record<string, Color>>} */
export const COLORS = Object.freeze({ X: "black", O: "white" });

/** How a change is shown. @typedef {{ moves: boolean, still: boolean }} Motion `moves`: not at all at once; `still`: nothing travels */

/** When something comes to rest. @typedef {{ index: number, kind: "place" | "turn" | "lift", afterMs: number }} Rest */

/**
 * Brings the discs from one board to another. Discs turn one after the other, outward from the square of the move.
 * @param {readonly HTMLElement[]} cells a1 first
 * @param {string} from
 * @param {string} to
 * @param {Motion} motion
 * @returns {Rest[]} empty if no disc moves
 */
export function changeDiscs(cells, from, to, motion) {
  const changed = [...to].flatMap((disc, index) => (disc === from[index] ? [] : [index]));
  const placed = changed.filter((index) => from[index] === "-" || to[index] === "-");
  const center = placed.length === 1 ? placed[0] : undefined;
  const rests = changed.map((index) => {
    const way = wayFrom(center, index);
    const color = COLORS[to.charAt(index)];
    const cell = /** @type {HTMLElement} */ (cells[index]);
    for (const old of cell.querySelectorAll(".gone, .old, .edge")) old.remove();
    if (!color) return { index, kind: /** @type {const} */ ("lift"), afterMs: lift(cell, motion) };
    if (from[index] === "-")
      return { index, kind: /** @type {const} */ ("place"), afterMs: place(cell, color, motion) };
    return { index, kind: /** @type {const} */ ("turn"), afterMs: turn(cell, color, way, motion) };
  });
  return motion.moves ? rests : [];
}

/**
 * How a disc rolls away from a move: the angle of its way, and how many squares away it lies.
 * @param {number | undefined} center
 * @param {number} index
 */
function wayFrom(center, index) {
  if (center === undefined) return { angle: 0, distance: 0 };
  const [x, y] = [(index % 8) - (center % 8), (index >> 3) - (center >> 3)];
  return { angle: Math.atan2(y, x), distance: Math.max(Math.abs(x), Math.abs(y)) };
}

/** @param {HTMLElement} cell @param {Color} color @param {Motion} motion @returns {number} milliseconds until it rests */
function place(cell, color, { moves, still }) {
  const [shade, face] = [create("i", { class: "shade" }), create("i", { class: "face" })];
  const disc = create("span", { class: "disc", part: `disc ${color}`, "data-color": color }, shade, face);
  cell.prepend(disc);
  if (!moves) return 0;
  if (still) {
    disc.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
    return FADE_MS;
  }
  face.animate(
    [{ transform: "translate(-8%, -26%) scale(1.3)", opacity: 0 }, { opacity: 1, offset: 0.4 }, {}],
    {
      duration: PLACE_MS,
      easing: "cubic-bezier(.5, 0, .8, .6)",
    },
  );
  shade.animate([{ transform: "translate(16%, 20%) scale(1.15)", opacity: 0 }, {}], PLACE_MS);
  return PLACE_MS;
}

/** @param {HTMLElement} cell @param {Motion} motion @returns {number} */
function lift(cell, { moves, still }) {
  const disc = cell.querySelector(".disc");
  if (!disc) return 0;
  if (!moves) {
    disc.remove();
    return 0;
  }
  disc.className = "gone";
  const away = still ? {} : { transform: "translate(-4%, -12%) scale(1.18)" };
  const duration = still ? FADE_MS : LIFT_MS;
  const leaving = disc.animate([{}, { ...away, opacity: 0 }], { duration, fill: "forwards" });
  leaving.onfinish = () => disc.remove();
  return duration;
}

/**
 * @param {HTMLElement} cell
 * @param {Color} color
 * @param {{ angle: number, distance: number }} way
 * @param {Motion} motion
 * @returns {number}
 */
function turn(cell, color, { angle, distance }, motion) {
  const { moves, still } = motion;
  const disc = /** @type {HTMLElement | null} */ (cell.querySelector(".disc"));
  if (!disc) return place(cell, color, motion);
  const [shade, face] = /** @type {HTMLElement[]} */ ([...disc.children]);
  const old = String(disc.dataset.color);
  disc.dataset.color = color;
  disc.setAttribute("part", `disc ${color}`);
  for (const running of disc.getAnimations?.({ subtree: true }) ?? []) running.cancel();
  if (!moves || !shade || !face) return 0;
  const leaving = create("i", { class: "face old", "data-color": old });
  if (still) {
    disc.append(leaving);
    const fading = leaving.animate([{ opacity: 1 }, { opacity: 0 }], FADE_MS);
    fading.onfinish = () => leaving.remove();
    return FADE_MS;
  }
  const edge = create("i", { class: "edge", "data-color": old });
  face.before(edge);
  disc.append(leaving);
  const delay = STAGGER_MS * Math.max(0, distance - 1);
  roll({ disc, shade, edge, leaving, face }, angle, delay);
  return delay + TURN_MS;
}

/**
 * Turns a disc over. Only the transforms of its parts change, so the page's own thread has nothing to do meanwhile.
 * @param {Record<"disc" | "shade" | "edge" | "leaving" | "face", HTMLElement>} parts
 * @param {number} angle of the way it rolls, in radians
 * @param {number} delay
 */
function roll({ disc, shade, edge, leaving, face }, angle, delay) {
  // The light stays where it is: a face is narrowed along the way, not turned.
  const flat = (/** @type {number} */ width) => ({
    transform: `rotate(${angle}rad) scaleX(${width}) rotate(${-angle}rad)`,
  });
  const timing = /** @type {const} */ ({ duration: TURN_MS, delay, fill: "backwards" });
  const half = TURN_MS / 2;
  edge.style.transform = `rotate(${angle}rad)`;
  const narrowing = { ...flat(1), easing: NARROW };
  leaving.animate([narrowing, flat(0)], { duration: half, delay, fill: "both" });
  face.animate([{ ...flat(0), easing: WIDEN }, flat(1)], {
    duration: half,
    delay: delay + half,
    fill: "backwards",
  });
  disc.animate([{}, { transform: "translate(-3%, -9%) scale(1.1)", easing: "ease-in" }, {}], {
    ...timing,
    easing: "ease-out",
  });
  const far = { transform: `translate(14%, 22%) ${flat(0.45).transform}`, opacity: 0.6, easing: "ease-in" };
  const turning = shade.animate([{}, far, {}], { ...timing, easing: "ease-out" });
  const clear = () => {
    leaving.remove();
    edge.remove();
  };
  turning.onfinish = clear;
  turning.oncancel = clear;
}
