/** @import { Color, Settings, Strength } from "./types.js" */
import { LANGUAGES } from "../words/languages.js";

/** The seconds per move on offer. */
export const PACES = [0.1, 0.2, 0.5, 1, 2, 3, 5, 10, 15, 30, 60];

/** How many lines analysis may follow. */
export const LINES = /** @type {const} */ ([1, 2, 3, 5, "all"]);
/** The skill to begin with: in the ladder it wins 44 of 100 games against somebody who minds corners and mobility, 72 against one who does not. */
const FIRST_SKILL = 2;

/** @type {Readonly<Strength>} */
const STRENGTH = Object.freeze({ strength: "character", skill: FIRST_SKILL, level: 5, seconds: 1 });

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  side: "black",
  ...STRENGTH,
  second: Object.freeze({ ...STRENGTH, skill: FIRST_SKILL + 1 }),
  drawsColor: false,
  start: "usual",
  minutes: 0,
  increment: 0,
  dots: true,
  previews: true,
  coordinates: true,
  flipped: false,
  values: false,
  keepThinking: true,
  lines: "all",
  hideEngine: true,
  pauseHidden: false,
  ponder: false,
  sound: false,
  vibration: false,
  memory: false,
  cloth: "green",
  discs: "classic",
  theme: "auto",
  language: "auto",
});

/** @type {{ [Key in keyof Strength]: (value: unknown) => boolean }} */
const STRENGTHS = {
  strength: oneOf("character", "level", "time"),
  skill: isWhole(1, 8),
  level: isWhole(1, 20),
  seconds: oneOf(...PACES),
};

/** @type {{ [Key in keyof Settings]: (value: unknown) => boolean }} */
const ALLOWED = {
  ...STRENGTHS,
  side: oneOf("black", "white", "both", "none"),
  second: isStrength,
  drawsColor: isBoolean,
  start: oneOf("usual", "drawn", 1, 2, 3, 4),
  minutes: isWhole(0, 180),
  increment: isWhole(0, 60),
  dots: isBoolean,
  previews: isBoolean,
  coordinates: isBoolean,
  flipped: isBoolean,
  values: isBoolean,
  keepThinking: isBoolean,
  lines: oneOf(...LINES),
  hideEngine: isBoolean,
  pauseHidden: isBoolean,
  ponder: isBoolean,
  sound: isBoolean,
  vibration: isBoolean,
  memory: isBoolean,
  cloth: oneOf("green", "blue", "wood", "slate", "contrast"),
  discs: oneOf("classic", "flat", "paper"),
  theme: oneOf("auto", "light", "dark"),
  language: oneOf("auto", ...LANGUAGES),
};

/**
 * Settings out of anything that was stored: what is missing or not allowed takes its default.
 * @param {unknown} stored
 * @returns {Settings}
 */
export function parseSettings(stored) {
  const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  const known = entries.filter(
    ([key, value]) => Object.hasOwn(DEFAULTS, key) && ALLOWED[/** @type {keyof Settings} */ (key)](value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/**
 * @param {Settings} settings
 * @param {Color} color
 */
export function isEngine(settings, color) {
  return settings.side !== "both" && settings.side !== color;
}

/** How well the engine of a color plays. @param {Settings} settings @param {Color} color @returns {Strength} */
export function strengthOf(settings, color) {
  return settings.side === "none" && color === "white" ? settings.second : settings;
}

/**
 * How one engine move is searched, as the package takes it.
 * @param {Strength} strength
 * @returns {{ skill?: number, level?: number, budgetMs?: number }}
 */
export function moveLimits({ strength, skill, level, seconds }) {
  if (strength === "character") return { skill };
  return strength === "level" ? { level } : { budgetMs: seconds * 1000 };
}

/** Whether engines play with the same limits. @param {Strength} one @param {Strength} other */
export function areAsStrong(one, other) {
  const limit = { character: "skill", level: "level", time: "seconds" }[one.strength];
  const key = /** @type {"skill" | "level" | "seconds"} */ (limit);
  return one.strength === other.strength && one[key] === other[key];
}

/** Whether an engine errs on purpose, as people do. @param {Strength} strength */
export function isErring({ strength, skill }) {
  return strength === "character" && skill < 8;
}

/** Whether an engine plays that answers from the opening book. @param {Settings} settings */
export function playsFromBook(settings) {
  const colors = /** @type {const} */ (["black", "white"]);
  return colors.some((color) => isEngine(settings, color) && !isErring(strengthOf(settings, color)));
}

/** @param {unknown[]} values */
function oneOf(...values) {
  return (/** @type {unknown} */ value) => values.includes(value);
}

/** @param {number} least @param {number} most */
function isWhole(least, most) {
  return (/** @type {unknown} */ value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** @param {unknown} value */
function isBoolean(value) {
  return typeof value === "boolean";
}

/** @param {unknown} value */
function isStrength(value) {
  const given = /** @type {Record<string, unknown>} */ (typeof value === "object" && value ? value : {});
  return Object.entries(STRENGTHS).every(([name, isAllowed]) => isAllowed(given[name]));
}
