/** @import { Color, Strength } from "../state/types.js" */
import { create } from "../dom/elements.js";
import { draw } from "../dom/svg.js";
import { CHARACTER_IDS, skillOf } from "../state/characters.js";

// The faces of the opponents, drawn on a disc of their color with ink of the other one, in a square of 48. `fill` and `line` are
// ink, `back` are lines in the color of the disc over it.

/** @typedef {{ fill: string, line: string, back?: string }} Face */

/** Of the characters, the weakest first. @type {readonly Face[]} */
const FACES = [
  {
    fill: `${dot(17, 24, 2.7)}${dot(31, 24, 2.7)}M24 12c0-5 3-8 8-8 0 5-3 8-8 8zM24 12c-.5-3.5-3-5.5-7-5.5.3 3.5 3 5.5 7 5.5z`,
    line: "M24 15v-4M17 32q7 7 14 0",
  },
  {
    fill: `${dot(17, 26, 2.2)}${dot(31, 26, 2.2)}M5 21C7 9 14 4 24 4s17 5 19 17c-6-1-11-3-14-8-4 5-13 8-24 8z`,
    line: "M19 34q5 4 10 0",
  },
  {
    fill: `${dot(16, 23, 1.8)}${dot(32, 23, 1.8)}M24 32c-2-2.5-7-2.5-10 1.5 4 2.5 8 2 10-.5 2 2.5 6 3 10 .5-3-4-8-4-10-1.5z`,
    line: `${dot(16, 23, 6)}${dot(32, 23, 6)}M22 22q2-1 4 0M12 12l5-2M36 12l-5-2`,
  },
  {
    fill: `${dot(17, 27, 2.1)}${dot(31, 27, 2.1)}M7 20a5 5 0 0 1 3-9 6 6 0 0 1 8-6 7 7 0 0 1 12 0 6 6 0 0 1 8 6 5 5 0 0 1 3 9c-3 0-6-2-7-5-3 3-7 3-10 0-3 3-7 3-10 0-1 3-4 5-7 5z`,
    line: "M28 22q3-3 7-1M13 23h7M20 36q5 1 9-3",
  },
  {
    fill: `${dot(17, 21, 2.1)}${dot(31, 21, 2.1)}M5 26c1 12 8 19 19 19s18-7 19-19c-3 3-7 4-9 3-4-2-6-2-10 0-4-2-6-2-10 0-2 1-6 0-9-3z`,
    line: "M13 15.5h8M27 15.5h8",
    back: "M20 36q4 2 8 0",
  },
  {
    fill: `${dot(24, 6.5, 3.8)}${dot(8.5, 32, 1.8)}${dot(39.5, 32, 1.8)}M6 23C7 13 14 9 24 9s17 4 18 14c-6-2-12-4-15-9-3 6-11 8-21 9z`,
    line: "M13.5 26q3.5 3 7 0M27.5 26q3.5 3 7 0M20 35q4 2.5 8 0",
  },
  {
    fill: "M5 22 8 11l6 2 3-8 6 5 5-7 5 7 6-4 1 7 4 9-6-5-4 5-5-5-5 5-5-5-5 5-4-5z",
    line: "M13 28h7M28 28h7M20 36.5h8",
  },
  {
    fill: `${dot(16, 22, 2.3)}M24 2.5a21.5 21.5 0 0 1 0 43z`,
    line: "M15 31q4 4.5 9 4.5",
    back: "M33 31q-4 4.5-9 4.5M32 22v.01",
  },
];

/** A disc without a face, for a person. */
export const NOBODY = "";

/**
 * Draws a face on a disc.
 * @param {Element} disc
 * @param {string} character its id, {@link NOBODY} for a plain disc
 */
export function drawFace(disc, character) {
  if (disc.getAttribute("data-face") === character) return;
  disc.setAttribute("data-face", character);
  const face = FACES[skillOf(character) - 1];
  disc.replaceChildren(...(face ? [picture(face)] : []));
}

/** A disc with a face. @param {string} character its id @param {Color} color */
export function createFace(character, color) {
  const disc = create("i", { class: "face", "data-color": color, "aria-hidden": "true" });
  drawFace(disc, character);
  return disc;
}

/** Whose face an engine has: at a level or with a time for each move that of the one that does not err. @param {Strength} strength */
export function faceOf({ strength, character }) {
  return strength === "character" ? character : String(CHARACTER_IDS.at(-1));
}

/** @param {Face} face */
function picture(face) {
  const paths = Object.entries(face).map(([name, d]) => draw("path", { class: name, d }));
  return draw("svg", { viewBox: "0 0 48 48" }, ...paths);
}

/** @param {number} x @param {number} y @param {number} radius */
function dot(x, y, radius) {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
