/** @import { Settings, Color } from "./types.js" */

/** The seconds per move on offer. */
export const PACES = [0.1, 0.2, 0.5, 1, 2, 3, 5, 10, 15, 30, 60];

/** How many lines analysis may follow. */
export const LINES = /** @type {const} */ ([1, 2, 3, 5, "all"]);

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  side: "black",
  strength: "level",
  level: 5,
  seconds: 1,
  dots: true,
  previews: true,
  coordinates: true,
  values: false,
  keepThinking: true,
  lines: "all",
  hideEngine: false,
  sound: false,
  vibration: false,
  memory: false,
  cloth: "green",
  discs: "classic",
  theme: "auto",
});

/** @type {{ [Key in keyof Settings]: (value: unknown) => boolean }} */
const ALLOWED = {
  side: oneOf("black", "white", "both", "none"),
  strength: oneOf("level", "time"),
  level: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20,
  seconds: oneOf(...PACES),
  dots: isBoolean,
  previews: isBoolean,
  coordinates: isBoolean,
  values: isBoolean,
  keepThinking: isBoolean,
  lines: oneOf(...LINES),
  hideEngine: isBoolean,
  sound: isBoolean,
  vibration: isBoolean,
  memory: isBoolean,
  cloth: oneOf("green", "blue", "wood", "slate", "contrast"),
  discs: oneOf("classic", "flat", "paper"),
  theme: oneOf("auto", "light", "dark"),
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

/**
 * The limits of one engine move as the package takes them.
 * @param {Settings} settings
 * @returns {{ level?: number, budgetMs?: number }}
 */
export function moveLimits(settings) {
  return settings.strength === "level" ? { level: settings.level } : { budgetMs: settings.seconds * 1000 };
}

/** Whether the engine's moves have the same limits. @param {Settings} one @param {Settings} other */
export function areAsStrong(one, other) {
  const limit = one.strength === "level" ? "level" : "seconds";
  return one.strength === other.strength && one[limit] === other[limit];
}

/** Whether positions are looked at in the same way. @param {Settings} one @param {Settings} other */
export function isLookedAtAlike(one, other) {
  return one.values === other.values && one.keepThinking === other.keepThinking && one.lines === other.lines;
}

/** @param {unknown[]} values */
function oneOf(...values) {
  return (/** @type {unknown} */ value) => values.includes(value);
}

/** @param {unknown} value */
function isBoolean(value) {
  return typeof value === "boolean";
}
