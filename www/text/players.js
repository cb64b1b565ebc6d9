/** @import { Color, Settings, Side, Strength } from "../state/types.js" */
import { isEngine, strengthOf } from "../state/settings.js";
import { characterOf } from "./characters.js";

const LEVELS = ["first steps", "casual", "club", "strong", "full strength"];
const seconds = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** The person who plays against an engine. */
export const YOU = "You";

/** @param {Color} color */
export const colorName = (color) => (color === "black" ? "Black" : "White");

/** @param {number} value seconds */
export const paceName = (value) => `${seconds.format(value)} s`;

/** @param {number} level 1 to 20 */
export const levelName = (level) => `${level} · ${LEVELS[Math.ceil(level / 4) - 1]}`;

/** Whether the person sits on one side of the board, so that "you" means a color. @param {Settings} settings */
export const hasOneSide = ({ side }) => side === "black" || side === "white";

/** How well an engine plays, in a few words. @param {Strength} strength */
export function strengthName({ strength, level, seconds: pace, ...character }) {
  if (strength === "character") return `rated ${characterOf(character).rating}`;
  return strength === "level" ? `level ${level}` : paceName(pace);
}

/**
 * Who plays a color, in two short lines.
 * @param {Settings} settings
 * @param {Color} color
 */
export function playerName(settings, color) {
  if (isEngine(settings, color)) {
    const strength = strengthOf(settings, color);
    const name = strength.strength === "character" ? characterOf(strength).name : "Engine";
    return { name, detail: strengthName(strength) };
  }
  return hasOneSide(settings) ? { name: YOU, detail: color } : { name: colorName(color), detail: "person" };
}

/** Who plays a color, in a sentence: it begins with a capital letter. @param {Settings} settings @param {Color} color */
export function subjectName(settings, color) {
  if (!hasOneSide(settings)) return colorName(color);
  if (!isEngine(settings, color)) return YOU;
  return settings.strength === "character" ? characterOf(settings).name : "The engine";
}

/** Who plays a color, in a line. @param {Settings} settings @param {Color} color */
export function fullName(settings, color) {
  const { name, detail } = playerName(settings, color);
  return isEngine(settings, color) ? `${name}, ${detail}` : name;
}

/** @param {Side} side */
export function sideNote(side) {
  return {
    black: "You move first.",
    white: "The engine moves first.",
    both: "Two people share the board.",
    none: "The engine plays both sides.",
  }[side];
}
