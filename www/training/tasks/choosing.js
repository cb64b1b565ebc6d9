// Which puzzle comes next.

import { numberOf } from "../../train/person.js";

/**
 * @import { RatedPuzzle } from "../../train/puzzles.js"
 * @import { Person } from "../../train/person.js"
 */

/** How far from the person's rating a puzzle may be: first the nearest ones are looked at. */
const WINDOWS = Object.freeze([100, 300, 600, 1200, Number.POSITIVE_INFINITY]);

/** A weaker person gets only puzzles that change who wins. */
const BEGINNER = 900;

/** Somebody new sees at once what the first puzzles are about: a corner, a pass or the last disc. */
const FIRST = Object.freeze({
  count: 10,
  themes: [
    "take-the-corner",
    "win-a-corner",
    "leave-the-corner",
    "forced-pass",
    "wipe-out",
    "saved-from-wipe-out",
  ],
});

/** A theme whose name tells the move, or nearly so. */
const TELLING = new Set([
  "take-the-corner",
  "x-square",
  "c-square",
  "stoner-trap",
  "wipe-out",
  "saved-from-wipe-out",
]);

/** @param {string | null} theme that the person chose @returns {"mixed" | "theme" | "telling"} */
export function weightedAs(theme) {
  if (theme === null) return "mixed";
  return TELLING.has(theme) ? "telling" : "theme";
}

/**
 * The puzzle to solve next: near the person's rating, and not met before as long as there is one.
 * @param {readonly RatedPuzzle[]} puzzles
 * @param {Person} person
 * @param {{ rating: number, theme?: string | null, before?: readonly string[] }} wanted `before`: the themes of those that came last, the
 *   last one last
 * @param {() => number} random
 * @returns {RatedPuzzle | undefined}
 */
export function nextPuzzle(puzzles, person, { rating, theme = null, before = [] }, random) {
  const met = new Set(person.met);
  const suiting = puzzles.filter(
    (puzzle) =>
      (theme === null || puzzle.themes.includes(theme)) && (rating >= BEGINNER || changesOutcome(puzzle)),
  );
  const fresh = suiting.filter((puzzle) => !met.has(numberOf(puzzle)));
  for (const window of WINDOWS) {
    const near = fresh.filter((puzzle) => Math.abs(puzzle.rating - rating) <= window);
    if (near.length === 0) continue;
    if (theme !== null) return oneOf(near, random);
    const plain = rating < BEGINNER && person.met.length < FIRST.count ? near.filter(isPlain) : [];
    return oneOf(ofTheme(plain.length > 0 ? plain : near, person, before), random);
  }
  // All were met: that which was met longest ago.
  const again = suiting.map((puzzle) => ({ puzzle, at: person.met.lastIndexOf(numberOf(puzzle)) }));
  return again.sort((one, other) => one.at - other.at)[0]?.puzzle;
}

/** Whether the best move wins, and what is at stake is easily seen. @param {RatedPuzzle} puzzle */
function isPlain({ score, themes }) {
  return score > 0 && themes.some((theme) => FIRST.themes.includes(theme));
}

/** Whether the game ends otherwise after the second best move. @param {RatedPuzzle} puzzle */
function changesOutcome({ score, second }) {
  return Math.sign(score) !== Math.sign(second.score);
}

/**
 * Those of the theme whose turn it is: one that has not come for long, a weak one sooner.
 * @param {readonly RatedPuzzle[]} puzzles
 * @param {Person} person
 * @param {readonly string[]} before
 */
function ofTheme(puzzles, { rating, themes }, before) {
  const present = [...new Set(puzzles.map((puzzle) => puzzle.themes[0]))];
  const waits = (/** @type {string | undefined} */ theme) => {
    const last = before.lastIndexOf(String(theme));
    const turns = last === -1 ? before.length + 1 : before.length - last - 1;
    const lag = rating && theme && themes[theme] ? (rating.rating - themes[theme].rating) / 200 : 0;
    return turns * (1 + Math.max(0, lag));
  };
  const longest = Math.max(...present.map(waits));
  const theirs = new Set(present.filter((theme) => waits(theme) === longest));
  return puzzles.filter((puzzle) => theirs.has(puzzle.themes[0]));
}

/** @template Value @param {readonly Value[]} list @param {() => number} random @returns {Value | undefined} */
function oneOf(list, random) {
  return list[Math.floor(random() * list.length)];
}

/** With this step each puzzle of a part comes once before one comes again. */
const STRIDE = 619;
const DAY_MS = 86_400_000;

/** The number of a date, which is the same in every zone. @param {string} day such as "2030-01-31" */
const numberOfDay = (day) => Math.round(Date.parse(`${day}T00:00Z`) / DAY_MS);

/**
 * Of which part the puzzle of a day is: it gets harder from Monday to Sunday.
 * @param {string} day
 * @param {number} parts how many there are
 */
export function partOfDay(day, parts) {
  // 1970-01-01 was a Thursday.
  const weekday = (((numberOfDay(day) + 3) % 7) + 7) % 7;
  return Math.min(parts - 1, 1 + weekday);
}

/** The puzzle of a day, the same one for everybody. @param {readonly RatedPuzzle[]} part @param {string} day */
export function puzzleOfDay(part, day) {
  const outcomes = part.filter(changesOutcome);
  return outcomes[(Math.abs(numberOfDay(day)) * STRIDE) % outcomes.length];
}
