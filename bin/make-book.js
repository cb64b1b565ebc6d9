// Makes a book of games: `flipside book --from`.

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { EnginePool } from "flipside";
import { Book } from "flipside/book";
import { reportError } from "./batch/batch.js";
import { Failure, isFlipsideError } from "./failure.js";
import { grouped } from "./figures.js";
import { openInTurn } from "./input/inputs.js";
import { flagOf, limitsOf } from "./options.js";

/**
 * @import { PlayedGame } from "flipside/book"
 * @import { Item } from "./input/items.js"
 * @import { Reading } from "./input/files.js"
 */

/**
 * Of what a book is made, and how.
 * @typedef {object} Making
 * @property {string[]} from the files of games
 * @property {string} [out] the file of the book
 * @property {string} [book] not taken here
 * @property {number} [least]
 * @property {number} [plies]
 * @property {boolean} scores whether positions are searched
 * @property {number} [workers]
 */

/** The options that only the making of a book has, apart from its limits. */
const MAKING = ["out", "least", "plies", "workers"];

/**
 * Refuses what says how a book is made where none is.
 * @param {Record<string, any>} options
 * @throws {Failure}
 */
export function refuseMaking(options) {
  const given = MAKING.filter((name) => options[name] !== undefined);
  const [first] = [...given, ...(options.scores ? ["scores"] : []), ...Object.keys(limitsOf(options))];
  if (first) throw new Failure(`${flagOf(first)}: expected --from with it, found none`);
}

/**
 * Makes a book and writes it to a file.
 * @param {string[]} inputs which are none here
 * @param {Reading & Making & Record<string, any>} options
 * @throws {Failure} when no book can be made, and at the end when games were passed over
 */
export async function makeBook(
  inputs,
  { from, out, book, least, plies, scores, workers, turn, encoding, lines, ...others },
) {
  if (out === undefined) throw new Failure("--out: expected a file for the book, found none");
  if (inputs.length > 0 || book !== undefined)
    throw new Failure(`--from: expected nothing to look up beside it, found ${inputs[0] ?? "--book"}`);
  const limits = limitsOf(others);
  const [limit] = Object.keys(limits);
  const searching = limit ?? (workers === undefined ? undefined : "workers");
  if (searching && !scores) throw new Failure(`${flagOf(searching)}: expected --scores with it, found none`);
  if (from.some((file) => resolve(file) === resolve(out)))
    throw new Failure(`--out: expected another file than those of the games, found ${out}`);
  let left = 0;
  const { items } = openInTurn(from, { turn, encoding, lines }, (message) => {
    console.error(`flipside: ${message}`);
    left += 1;
  });
  /** The item that the book was given last, which is the one that it refuses. @type {Item | undefined} */
  let last;
  const games = async function* () {
    for await (const item of items) {
      last = item;
      try {
        yield gameOf(item);
      } catch (error) {
        if (!isFlipsideError(error)) throw error;
        reportError(item, error);
        left += 1;
      }
    }
  };
  const engine = scores ? await EnginePool.create({ workers }) : undefined;
  try {
    const made = await Book.from(games(), {
      least,
      plies,
      engine,
      ...limits,
      // An item is refused before the next one is asked for.
      onProblem: (problem) => {
        reportError(/** @type {Item} */ (last), problem);
        left += 1;
      },
    });
    await writeFile(out, made.export({ format: "edax" }));
    console.log(`${grouped(made.size)} positions: ${out}`);
  } finally {
    await engine?.dispose();
  }
  if (left > 0) throw new Failure(`passed over: ${left}`);
}

/** @param {Item} item @returns {PlayedGame} */
function gameOf(item) {
  const imported = item.imported();
  return { game: item.open(), problem: item.problem, result: "result" in imported ? imported.result : null };
}
