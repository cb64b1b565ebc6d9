// The settings: one table says what each is at first, which values it may have, and how it is set. Their types and their check follow
// from it, and the form's inputs do what it says.

/** @import { ValuesOf } from "./setting.js" */
/** @import { Color, Level, Skill } from "../package/flipside.js" */
import { LANGUAGES } from "../words/languages.js";
import { CHARACTER_IDS, idOf, skillOf } from "./characters.js";
import { choice, elsewhere, group, initialValues, step, toggle, whole } from "./setting.js";

/** The seconds per move on offer. */
export const PACES = [0.1, 0.2, 0.5, 1, 2, 3, 5, 10, 15, 30, 60];

/** How many lines analysis may follow. */
export const LINES = /** @type {const} */ ([1, 2, 3, 5, "all"]);

/**
 * The opponent to begin with: in the ladder it wins 44 of 100 games against somebody who minds corners and mobility, 72 against one who
 * does not.
 */
const FIRST = "nell";
/** White to begin with, where two engines play. */
const SECOND = "otto";

/** How well an engine plays: as a character, at a level, or with a time for each move. */
const STRENGTH = Object.freeze({
  /** Which of these counts. */
  strength: choice("character", ["character", "level", "time"]),
  character: step(FIRST, CHARACTER_IDS),
  level: whole(4, 1, 20),
  /** Per move. */
  seconds: step(1, PACES),
});

/** By their names, under which they are kept in the browser. The form's inputs have the same names. */
export const SETTINGS = Object.freeze({
  /** Which colors the person plays. */
  side: choice("black", ["black", "white", "both", "none"]),
  ...STRENGTH,
  /** The strength of the white engine, where two play; black's is the one beside it here. */
  second: group({ ...initialValues(STRENGTH), character: SECOND }, STRENGTH),

  /** Whether the color of a person who plays against an engine is dealt by lot. */
  dealsColor: elsewhere(toggle(false)),
  /** What the next game begins with: a dealt opening is one of many that are even; a number of corners for black. */
  start: elsewhere(choice("usual", ["usual", "dealt", 1, 2, 3, 4])),
  /** Of each player's clock; 0 for a game without clocks. */
  minutes: elsewhere(whole(0, 0, 180)),
  /** Seconds for each move. */
  increment: elsewhere(whole(0, 0, 60)),

  /** Whether legal moves are marked. */
  dots: toggle(true),
  previews: toggle(true),
  coordinates: toggle(true),
  /** Whether h8 stands in the upper left; each tab has its own. */
  flipped: toggle(false),
  /** Whether the moves of the present position are scored: a tool under the board. */
  values: elsewhere(toggle(false)),
  /** Whether analysis goes on while one looks. */
  keepThinking: elsewhere(toggle(true)),
  /** How many moves analysis follows. */
  lines: elsewhere(choice("all", LINES)),
  /** What the engine thinks, while the person plays. */
  hideEngine: toggle(true),
  /** Whether a weak opponent lets the person take a blunder back. */
  takeBacks: toggle(true),
  /** Whether the clocks stop while nobody sees the page. */
  pauseHidden: toggle(false),
  /** Whether the engine thinks in the time of the person, too. */
  ponder: toggle(false),
  sound: toggle(false),
  vibration: toggle(false),
  /** Whether a move takes a second tap. */
  confirmMoves: toggle(false),
  /** Whether the engine's table is kept until the next visit. */
  keepAnalysis: toggle(false),
  cloth: choice("green", ["green", "blue", "wood", "slate", "contrast"]),
  discs: choice("classic", ["classic", "flat", "paper"]),
  theme: choice("auto", ["auto", "light", "dark"]),
  /** In training: how likely an exercise is still remembered when it comes again. */
  retention: elsewhere(choice(0.9, [0.8, 0.85, 0.9, 0.95])),
  /** How many new exercises a day. */
  newOnes: elsewhere(choice(5, [0, 3, 5, 10, 20])),
  /** How many exercises a day in all. */
  reviews: elsewhere(choice(40, [10, 20, 40, 80])),
  /** Whether an exercise comes again in another image of its position. */
  turns: elsewhere(toggle(true)),
  /** Whether games are reviewed that nobody asked to have reviewed. */
  quietReviews: elsewhere(toggle(false)),
  /** The browser's where none was chosen. It stands in the form, but to choose one opens the page again. */
  language: elsewhere(choice("auto", ["auto", ...LANGUAGES])),
});

/** @typedef {ValuesOf<typeof SETTINGS>} Settings */

/** @typedef {ValuesOf<typeof STRENGTH>} Strength */

/** What every setting is at first. @type {Readonly<Settings>} */
export const DEFAULTS = initialValues(SETTINGS);

/**
 * Settings out of anything that was stored: what is missing or not allowed takes its default.
 * @param {unknown} stored
 * @returns {Settings}
 */
export function parseSettings(stored) {
  const entries = typeof stored === "object" && stored !== null ? Object.entries(renamed(stored)) : [];
  const known = entries.filter(
    ([key, value]) =>
      Object.hasOwn(SETTINGS, key) && SETTINGS[/** @type {keyof Settings} */ (key)].isAllowed(value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/**
 * What was stored, by the names of today: earlier versions kept skills, and had other words for dealing and for what is kept.
 * @param {Record<string, any>} stored
 * @returns {Record<string, any>}
 */
function renamed({ second, drawsColor, memory, start, ...stored }) {
  return {
    second: second && withId(second),
    dealsColor: drawsColor,
    keepAnalysis: memory,
    start: start === "drawn" ? "dealt" : start,
    ...withId(stored),
  };
}

/** With a character where a skill was stored. @param {Record<string, any>} stored @returns {Record<string, any>} */
const withId = ({ skill, ...stored }) => ({ character: idOf(skill), ...stored });

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

/** The level that the characters are rated at, as `characters` of the package have it. */
const CHARACTER_LEVEL = 10;

/**
 * How one engine move is searched, as the package takes it.
 * @param {Strength} strength
 * @param {boolean} [hasClock] whether a clock says how long: a character then takes its time
 * @returns {{ skill?: Skill, level?: Level, budgetMs?: number }}
 */
export function moveLimits({ strength, character, seconds, ...amounts }, hasClock = false) {
  const skill = /** @type {Skill} */ (skillOf(character));
  const level = /** @type {Level} */ (amounts.level);
  if (strength === "character") return hasClock ? { skill } : { skill, level: CHARACTER_LEVEL };
  return strength === "level" ? { level } : { budgetMs: seconds * 1000 };
}

/** The setting that says how strong, by which of them counts. @param {Strength["strength"]} strength */
export const amountOf = (strength) => (strength === "time" ? "seconds" : strength);

/** Whether engines play with the same limits. @param {Strength} one @param {Strength} other */
export function areAsStrong(one, other) {
  const amount = amountOf(one.strength);
  return one.strength === other.strength && one[amount] === other[amount];
}

/** Whether an engine errs on purpose, as people do. @param {Strength} strength */
export function isErring({ strength, character }) {
  return strength === "character" && character !== CHARACTER_IDS.at(-1);
}

/** Whether an engine plays that answers from the opening book. @param {Settings} settings */
export function playsFromBook(settings) {
  const colors = /** @type {const} */ (["black", "white"]);
  return colors.some((color) => isEngine(settings, color) && !isErring(strengthOf(settings, color)));
}
