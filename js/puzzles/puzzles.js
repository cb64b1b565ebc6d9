// A collection of puzzles as users see it.

import { bytesOf } from "../host/bytes/whole.js";
import { FlipsideError } from "../host/error.js";
import { themeCounts } from "./counts.js";
import { checkedOptions, chosenOf } from "./finding.js";
import { shippedParts } from "./shipped.js";
import { readPuzzles } from "./text.js";
import { puzzleThemes } from "./themes.js";

/**
 * @import { DataSource } from "../host/bytes/source.js"
 * @import { FindPuzzlesOptions } from "./finding.js"
 * @import { Puzzle } from "./text.js"
 */

/** Where the text of puzzles comes from: one puzzle a line, in UTF-8. @typedef {DataSource | PromiseLike<DataSource>} PuzzleSource */

/** The ratings of the puzzles that are loaded together. @typedef {readonly [least: number, most: number]} PuzzleBand */

/**
 * A theme of a collection.
 * @typedef {object} ThemeCount
 * @property {string} theme Its name.
 * @property {number} count How many puzzles have it.
 */

/**
 * Puzzles that are loaded together.
 * @typedef {object} Part
 * @property {PuzzleBand} ratings
 * @property {number} size
 * @property {Readonly<Record<string, number>>} themes how many puzzles have each
 * @property {() => Promise<readonly Puzzle[]>} load
 */

/**
 * A collection of puzzles: that of the package, which is loaded a part at a time, or one of your own.
 *
 * ```js
 * const puzzles = await Puzzles.load();
 * const [puzzle] = await puzzles.find({ theme: "win-a-corner", rating: [800, 1000], seed: "2030-01-31" });
 * ```
 */
export class Puzzles {
  /** As consoles show it: bundling shortens other names. */
  static name = "Puzzles";

  #parts;

  /** Collections come from {@link Puzzles.load}. @private @param {readonly Part[]} parts */
  constructor(parts) {
    if (!Array.isArray(parts))
      throw new FlipsideError("UNSUPPORTED", "made by `await Puzzles.load()`, not by `new`");
    this.#parts = parts;
  }

  /**
   * Loads a collection. That of the package loads its puzzles when they are asked for; a file of your own is loaded whole.
   * @param {PuzzleSource} [source] a file that has a puzzle on each line, as `writePuzzle` writes them; the package's puzzles when left out
   * @returns {Promise<Puzzles>}
   * @throws {FlipsideError} `INVALID_DATA` when it does not arrive, or one of its lines is no puzzle; `INVALID_OPTION`
   */
  static async load(source) {
    if (source === undefined) return new Puzzles(shippedParts);
    const text = new TextDecoder().decode(await bytesOf(source, "puzzles"));
    const { puzzles, problems } = readPuzzles(text);
    if (problems.length > 0) throw new FlipsideError("INVALID_DATA", `puzzles: ${problems[0].message}`);
    return new Puzzles(puzzles.length > 0 ? [partOf(puzzles)] : []);
  }

  /** How many puzzles there are. @returns {number} */
  get size() {
    return this.#parts.reduce((sum, { size }) => sum + size, 0);
  }

  /** The themes that puzzles have, the most telling first. @returns {ThemeCount[]} */
  get themes() {
    const names = new Set([...puzzleThemes, ...this.#parts.flatMap(({ themes }) => Object.keys(themes))]);
    return [...names]
      .map((theme) => ({
        theme,
        count: this.#parts.reduce((sum, { themes }) => sum + (themes[theme] ?? 0), 0),
      }))
      .filter(({ count }) => count > 0);
  }

  /** The ratings of the puzzles that are loaded together, the easiest first. @returns {PuzzleBand[]} */
  get bands() {
    return this.#parts.map(({ ratings }) => ratings);
  }

  /**
   * Finds puzzles. Only the parts are loaded that have what is asked for, each of them once.
   * @param {FindPuzzlesOptions} [options]
   * @returns {Promise<Puzzle[]>} as many as are asked for, or fewer where there are no more
   * @throws {FlipsideError} `INVALID_OPTION`, or `INVALID_DATA` when a part does not arrive, `UNSUPPORTED` in a service worker
   */
  async find(options = {}) {
    const names = this.themes.map(({ theme }) => theme);
    const asked = checkedOptions(options, names);
    const { theme, rating } = asked;
    const parts = this.#parts.filter(
      ({ ratings: [least, most], themes }) =>
        rating[0] <= most && least <= rating[1] && (theme === undefined || Object.hasOwn(themes, theme)),
    );
    const loaded = await Promise.all(parts.map((part) => part.load()));
    return chosenOf(loaded.flat(), asked);
  }
}

/** Puzzles as one part, the easiest first. @param {readonly Puzzle[]} puzzles @returns {Part} */
function partOf(puzzles) {
  const sorted = [...puzzles].sort((one, other) => one.rating - other.rating);
  return {
    ratings: Object.freeze(/** @type {const} */ ([sorted[0].rating, sorted[sorted.length - 1].rating])),
    size: sorted.length,
    themes: themeCounts(sorted),
    load: async () => sorted,
  };
}
