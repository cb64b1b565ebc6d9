// The games of a match that were played. In a file each says in its event what match it is of, and its number there, so that a match that
// was interrupted goes on.

import { open } from "node:fs/promises";
import { extname } from "node:path";
import { gamesIn, writeGames } from "flipside/formats";
import { Failure } from "../failure.js";

/**
 * @import { FileHandle } from "node:fs/promises"
 * @import { Branch, GameTree } from "flipside/formats"
 * @import { Played } from "./referee.js"
 */

/** The formats, by what the name of a file ends with: what begins a game, what ends a whole one, and what stands behind it. */
const FORMATS = /** @type {const} */ ({
  ".ggf": { format: "ggf", begin: "(;GM[", end: /;\)\n$/, behind: "" },
  ".pgn": { format: "pgn", begin: '[Event "', end: /\d-\d+\n\n$/, behind: "\n" },
});

/** @typedef {typeof FORMATS[keyof typeof FORMATS]} Kind */

/** How many bytes at the end of a file surely hold a whole game. */
const LAST = 65_536;

/** The games of a match, by their numbers from 1. */
export class Record {
  /** The results in discs for black. @type {Map<number, number>} */
  results = new Map();
  #match;
  /** @type {{ handle: FileHandle, kind: Kind } | undefined} */
  #file;

  /** Records come from {@link Record.open}. @private @param {string} match */
  constructor(match) {
    this.#match = match;
  }

  /**
   * Opens the record of a match. Half a game at the end of its file, where it was interrupted, is taken away.
   * @param {string} match what it is between, and how it is played
   * @param {string | undefined} file without one nothing is kept
   * @throws {Failure} when the file is of something else
   */
  static async open(match, file) {
    const record = new Record(match);
    if (file === undefined) return record;
    const kind = FORMATS[/** @type {keyof typeof FORMATS} */ (extname(file).toLowerCase())];
    if (!kind)
      throw new Failure(
        `--out: expected a name that ends with ${Object.keys(FORMATS).join(" or ")}, found ${file}`,
      );
    const handle = await open(file, "a+").catch((error) => {
      throw new Failure(`${file} cannot be written: ${error.message}`);
    });
    record.#file = { handle, kind };
    try {
      await record.#read(file, handle, kind);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return record;
  }

  /** @param {string} file @param {FileHandle} handle @param {Kind} kind */
  async #read(file, handle, kind) {
    await cutHalf(handle, kind);
    if ((await handle.stat()).size === 0) return;
    const stream = handle.createReadStream({ start: 0, autoClose: false });
    for await (const { event, result } of gamesIn(stream)) {
      const [, match, number] = /^(.*); game (\d+)$/s.exec(event ?? "") ?? [];
      if (match !== this.#match || result === null)
        throw new Failure(
          `${file}: expected games of this match, ${this.#match}; found ${event ?? "others"}`,
        );
      this.results.set(Number(number), result);
    }
  }

  /**
   * Adds a game.
   * @param {number} number
   * @param {Played} played
   * @param {{ black: string, white: string }} names
   */
  async add(number, { game, result, reason, scores }, names) {
    this.results.set(number, result);
    if (!this.#file) return;
    const { handle, kind } = this.#file;
    const text = writeGames(treeOf(game, scores, reason), {
      ...names,
      format: kind.format,
      event: `${this.#match}; game ${number}`,
      date: new Date().toISOString().slice(0, 10),
      round: `${number}`,
      result,
    });
    // In one piece: half a game is recognized.
    await handle.write(text + kind.behind);
  }

  async close() {
    await this.#file?.handle.close();
  }
}

/** Takes half a game at the end away. @param {FileHandle} handle @param {Kind} kind */
async function cutHalf(handle, { end, begin }) {
  const { size } = await handle.stat();
  const from = Math.max(0, size - LAST);
  const bytes = Buffer.alloc(size - from);
  await handle.read(bytes, 0, bytes.length, from);
  if (size === 0 || end.test(bytes.toString("latin1"))) return;
  await handle.truncate(from + Math.max(0, bytes.lastIndexOf(begin)));
}

/** @param {Played["game"]} game @param {Played["scores"]} scores @param {string | undefined} reason @returns {GameTree} */
function treeOf(game, scores, reason) {
  const { start, moves } = game;
  /** @type {Branch[]} */
  let branches = [];
  for (const [ply, move] of [...moves.entries()].reverse()) {
    const score = scores.get(ply);
    branches = [{ move, ...(score === undefined ? {} : { score }), branches }];
  }
  return { start, ...(reason ? { comment: reason } : {}), branches };
}
