// The puzzles of the package, in files by their ratings. Each is a chunk of its own, loaded when it is first needed.

import { FlipsideError } from "../host/error.js";
import { checkedFilter, puzzlesOf, wrong } from "./pick.js";
import { readPuzzles } from "./text.js";
import { puzzleThemes } from "./themes.js";

/**
 * @import { PuzzleFilter } from "./pick.js"
 * @import { Puzzle } from "./text.js"
 */

/** The ratings of the puzzles that are loaded together. @typedef {readonly [least: number, most: number]} PuzzleBand */

/** The files by the least rating in them. @type {readonly (readonly [least: number, load: () => Promise<{ default: string }>])[]} */
const FILES = Object.freeze([
  [0, () => import("../generated/puzzles-0000.js")],
  [600, () => import("../generated/puzzles-0600.js")],
  [700, () => import("../generated/puzzles-0700.js")],
  [800, () => import("../generated/puzzles-0800.js")],
  [900, () => import("../generated/puzzles-0900.js")],
  [1000, () => import("../generated/puzzles-1000.js")],
  [1100, () => import("../generated/puzzles-1100.js")],
  [1200, () => import("../generated/puzzles-1200.js")],
  [1400, () => import("../generated/puzzles-1400.js")],
  [1600, () => import("../generated/puzzles-1600.js")],
]);

/** No puzzle has a higher rating. */
const MOST = 3000;

/**
 * The ratings of the puzzles in each file, the easiest first: asking {@link loadPuzzles} for one of them loads that file alone.
 * @type {readonly PuzzleBand[]}
 */
export const puzzleBands = Object.freeze(
  FILES.map(([least], index) =>
    Object.freeze(/** @type {const} */ ([least, (FILES[index + 1]?.[0] ?? MOST + 1) - 1])),
  ),
);

/** The files that were loaded. @type {Map<number, Promise<readonly Puzzle[]>>} */
const loaded = new Map();

/**
 * Loads puzzles of the package, the easiest first: only the files that have what is asked for.
 *
 * ```js
 * const easy = await loadPuzzles({ ratings: [0, 800], theme: "win-a-corner" });
 * ```
 * @param {PuzzleFilter} [filter] all 7,678 when left out
 * @returns {Promise<Puzzle[]>}
 * @throws {FlipsideError} `INVALID_OPTION`, or `INVALID_DATA` when a file does not arrive, `UNSUPPORTED` in a service worker
 */
export async function loadPuzzles(filter = {}) {
  const asked = checkedFilter(filter);
  if (asked.theme !== undefined && !puzzleThemes.some((theme) => theme === asked.theme))
    throw wrong("theme", `one of ${puzzleThemes.join(", ")}`, asked.theme);
  const [least, most] = asked.ratings ?? [0, MOST];
  const indices = puzzleBands.flatMap(([from, to], index) => (from <= most && least <= to ? [index] : []));
  const files = await Promise.all(indices.map(puzzlesIn));
  return puzzlesOf(files.flat(), asked);
}

/** @param {number} index of the file @returns {Promise<readonly Puzzle[]>} */
function puzzlesIn(index) {
  const known = loaded.get(index);
  if (known) return known;
  const loading = read(index);
  loaded.set(index, loading);
  // A file that did not arrive may arrive the next time.
  loading.catch(() => loaded.delete(index));
  return loading;
}

/** @param {number} index of the file */
async function read(index) {
  if ("ServiceWorkerGlobalScope" in globalThis)
    throw new FlipsideError(
      "UNSUPPORTED",
      "no puzzles: a service worker cannot load parts of the package later: give the text of a file to `readPuzzles`",
    );
  const [, load] = FILES[index];
  const { default: text } = await load().catch((cause) => {
    throw new FlipsideError("INVALID_DATA", `no puzzles: ${cause?.message ?? cause}`, { cause });
  });
  return readPuzzles(text).puzzles;
}
