/** @import { Color, Settings, Side } from "../state/types.js" */
import { isEngine } from "../state/settings.js";

const LEVELS = ["first steps", "casual", "club", "strong", "full strength"];
const seconds = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** @param {Color} color */
export const colorName = (color) => (color === "black" ? "Black" : "White");

/** @param {number} value seconds */
export const paceName = (value) => `${seconds.format(value)} s`;

/** @param {number} level 1 to 20 */
export const levelName = (level) => `${level} · ${LEVELS[Math.ceil(level / 4) - 1]}`;

/** Whether the person sits on one side of the board, so that "you" means a color. @param {Settings} settings */
export const hasOneSide = ({ side }) => side === "black" || side === "white";

/**
 * Who plays a color, in two short lines.
 * @param {Settings} settings
 * @param {Color} color
 */
export function playerName(settings, color) {
  if (isEngine(settings, color)) {
    const { strength, level, seconds: pace } = settings;
    return { name: "Engine", detail: strength === "level" ? `level ${level}` : paceName(pace) };
  }
  return hasOneSide(settings) ? { name: "You", detail: color } : { name: colorName(color), detail: "person" };
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
