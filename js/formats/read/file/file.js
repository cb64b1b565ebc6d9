// Reads the games of a file, whatever it is: text in any encoding, WTHOR, or an archive of such files.

import { isSignal, throwIfAborted } from "../../../host/abort.js";
import { bytesOfBlob } from "../../../host/bytes/blob.js";
import { copyPlain } from "../../../host/copy.js";
import { describe, FlipsideError, invalid } from "../../../host/error.js";
import { isBlob } from "../../../host/kind.js";
import { decoderFor } from "../../../host/platform.js";
import { problemIn, problemOf, unreadable } from "../../problems.js";
import {
  bytesReading,
  checkedOptions,
  importedOf,
  inTurns,
  isBytes,
  noGame,
  refuseSize,
  wrongSignal,
} from "../games.js";
import { MOST_SIZE } from "../limits.js";
import { BYTES_READERS, bytesReaderOf } from "../readers.js";
import { isWhole, knownEncoding } from "./encoding.js";
import { isGzip, isZip } from "./kinds.js";

/** @import { Finding, Problem } from "../../problems.js" */
/** @import { Imported, ReadOptions } from "../games.js" */
/** @import { FileLike, SignalLike } from "./sources.js" */

/**
 * How much of a file is read.
 * @typedef {object} ReadingProgress
 * @property {number} done The bytes of the files that were read.
 * @property {number} total The bytes of all files; of an archive, unpacked.
 */

/**
 * What goes with a file.
 * @typedef {object} FileDetails
 * @property {string} [name] The name of the file, which tells what it is where its bytes do not.
 * @property {SignalLike} [signal] An `AbortSignal`: ends the reading: it rejects with the signal's reason.
 * @property {(progress: ReadingProgress) => void} [onProgress] Called after each file.
 */

/** How a file is read, and what goes with it. @typedef {ReadOptions & FileDetails} FileOptions */

/**
 * A file that is no archive, or why one in an archive is not there.
 * @typedef {{ name: string, bytes: Uint8Array, problem: Finding | null }} Leaf
 */

/** Archives in archives are opened so often. */
const DEEPEST = 3;

/** A file that has no place beside others. @type {Finding} */
const TOO_LONG = { code: "too-long", values: { most: MOST_SIZE, isTogether: true } };

/**
 * Reads the games of a file: text in any encoding, WTHOR, and zip and gzip archives of them. Pictures and other files are refused by name.
 * An archive is read as far as possible; each file of it that cannot be read is named in `problems`.
 *
 * ```js
 * input.addEventListener("change", async () => {
 *   const { games, encoding, problems } = await readFile(input.files[0]);
 * });
 * ```
 * @param {FileLike | Uint8Array} source a `Blob` or bytes, of at most 16,777,216 bytes, unpacked as well
 * @param {FileOptions} [options]
 * @returns {Promise<Imported>} with at least one game, or a question; rejects with a {@link FlipsideError} `INVALID_POSITION` where there
 *   is no game, `INVALID_DATA` for a broken file or one of another kind, `INVALID_OPTION`
 */
export async function readFile(source, options = {}) {
  const { name: said, signal, onProgress, ...others } = checkedDetails(options);
  const name = said || nameOf(source);
  const given = checkedOptions(others);
  const onTurn = () => throwIfAborted(/** @type {AbortSignal | undefined} */ (signal));
  onTurn();
  const bytes = await bytesOf(source);
  onTurn();
  const leaves = await leavesOf({ name, bytes, problem: null }, onTurn, 0);
  const isArchive = isZip(bytes) || leaves.length > 1;
  const total = leaves.reduce((sum, leaf) => sum + leaf.bytes.length, 0);
  const { games, names } = sortedOut(leaves);
  const companions = companionsIn(names);
  /** @type {Imported[]} */
  const read = [];
  /** @type {Problem[]} */
  const problems = [];
  let done = 0;
  for (const leaf of games) {
    try {
      const isThere = leaf.bytes.length > 0 || !leaf.problem;
      if (leaf.problem) {
        const problem = problemOfLeaf(leaf.problem, leaf);
        if (!isThere && !isArchive) throw new FlipsideError("INVALID_DATA", problem.message);
        problems.push(toldOf(problem, leaf, isArchive));
      }
      if (isThere) read.push(await leafGames(leaf, withCompanions(given, leaf, companions), onTurn));
    } catch (error) {
      if (!(error instanceof FlipsideError) || error.code === "INVALID_OPTION") throw error;
      if (!isArchive) throw error;
      problems.push(toldOf(unreadable(error), leaf, isArchive));
    }
    done += leaf.bytes.length;
    onProgress?.({ done, total });
  }
  if (leaves.length === 0) throw noGame("files with games", "an archive without files");
  if (read.length === 0)
    throw new FlipsideError(
      "INVALID_DATA",
      `no game: expected files with games in the archive, found none: ${problems[0]?.message}`,
    );
  return joined(read, problems, leaves, isArchive);
}

/** @param {Leaf} file @param {() => void} onTurn @param {number} depth @returns {Promise<Leaf[]>} */
async function leavesOf(file, onTurn, depth) {
  const isPacked = isZip(file.bytes) || isGzip(file.bytes);
  if (!isPacked) return [file];
  if (depth === DEEPEST)
    return [{ ...file, bytes: new Uint8Array(), problem: { code: "too-deep", values: { most: DEEPEST } } }];
  const { gunzipped, unzipped } = await import("./unpacking.js");
  if (isGzip(file.bytes)) {
    const { bytes, problem } = await inTurns(gunzipped(file.bytes, MOST_SIZE), onTurn);
    return leavesOf(
      { name: file.name.replace(/\.gz$/i, "").replace(/\.tgz$/i, ".tar"), bytes, problem },
      onTurn,
      depth + 1,
    );
  }
  const inside = await inTurns(unzipped(file.bytes, MOST_SIZE), onTurn);
  const leaves = [];
  let left = MOST_SIZE;
  for (const each of inside) {
    for (const leaf of await leavesOf({ ...each, name: readable(each.name) }, onTurn, depth + 1)) {
      const fits = leaf.bytes.length <= left;
      left -= fits ? leaf.bytes.length : 0;
      leaves.push(fits ? leaf : { ...leaf, bytes: new Uint8Array(), problem: TOO_LONG });
    }
  }
  return leaves;
}

/** @param {Leaf} leaf @param {ReadOptions} options @param {() => void} onTurn @returns {Promise<Imported>} */
async function leafGames({ bytes, name }, options, onTurn) {
  const encoding = options.encoding ?? knownEncoding(bytes) ?? (await guessed(bytes, name));
  return inTurns(bytesReading(bytes, options, encoding, name), onTurn);
}

/** The encoding of bytes that do not tell it. @param {Uint8Array} bytes @param {string} name */
async function guessed(bytes, name) {
  if (bytesReaderOf(bytes, name)) return "windows-1252";
  const { detectedEncoding } = await import("./detection.js");
  return detectedEncoding(bytes);
}

/**
 * Files of games, and those that go with them, where one of them needs such.
 * @param {Leaf[]} leaves
 * @returns {{ games: Leaf[], names: Leaf[] }}
 */
function sortedOut(leaves) {
  const endings = BYTES_READERS.flatMap(({ companions }) => Object.values(companions));
  const isNames = (/** @type {Leaf} */ { name }) => endings.some((ending) => ending.test(name));
  const games = leaves.filter((leaf) => !isNames(leaf));
  const isNeeded = games.some(({ bytes, name }) => bytesReaderOf(bytes, name));
  return isNeeded ? { games, names: leaves.filter(isNames) } : { games: leaves, names: [] };
}

/**
 * Given files count before those of the archive.
 * @param {ReadOptions} given
 * @param {Leaf} leaf
 * @param {ReturnType<typeof companionsIn>} found
 * @returns {ReadOptions}
 */
function withCompanions(given, leaf, found) {
  const nearest = found.flatMap(({ option, byStem, byFolder, only }) => {
    const file = byStem.get(stemOf(leaf)) ?? byFolder.get(folderOf(leaf)) ?? only;
    return file ? [[option, file.bytes]] : [];
  });
  const told = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(nearest), ...Object.fromEntries(told) };
}

/**
 * The files that go with others: the first that has the name of a file, or is in its folder, or the only one.
 * @param {readonly Leaf[]} leaves
 */
function companionsIn(leaves) {
  return BYTES_READERS.flatMap(({ companions }) => Object.entries(companions)).map(([option, ending]) => {
    const known = leaves.filter(({ name }) => ending.test(name)).toReversed();
    return {
      option,
      byStem: new Map(known.map((leaf) => [stemOf(leaf), leaf])),
      byFolder: new Map(known.map((leaf) => [folderOf(leaf), leaf])),
      only: known.length === 1 ? known[0] : undefined,
    };
  });
}

/** The name of a file without its ending. @param {Leaf} leaf */
function stemOf({ name }) {
  return name.replace(/\.[^./]*$/, "").toLowerCase();
}

/** @param {Leaf} leaf */
function folderOf({ name }) {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/**
 * One answer of those of all files.
 * @param {Imported[]} read
 * @param {Problem[]} problems
 * @param {Leaf[]} leaves
 * @param {boolean} isArchive
 * @returns {Imported}
 */
function joined(read, problems, leaves, isArchive) {
  const [first] = read;
  if (!isArchive && read.length === 1) {
    const all = [...problems, ...first.problems];
    return { ...first, problems: all, problem: all[0] ?? null };
  }
  const games = read.flatMap((each) => each.games);
  const asked = read.find(({ question }) => question);
  if (games.length === 0 && asked) return asked;
  const told = read.flatMap((each) => each.problems);
  const questions = read.filter(({ question }) => question).length;
  if (questions > 0) told.push(problemOf("no-turn", { boards: questions }));
  const { format, encoding } = read.find((each) => each.games.length > 0) ?? first;
  return importedOf(format, games, [...problems, ...told], leaves.length > 0 ? encoding : null);
}

/** Why a file is not there, or not whole. @param {Finding} finding @param {Leaf} leaf @returns {Problem} */
function problemOfLeaf({ code, values }, { name, bytes }) {
  const problem = problemOf(code, values);
  // What has no name is about all files.
  const begin = bytes.length === 0 && name ? "expected an archive, found one that " : "";
  return { ...problem, message: `${begin}${problem.message}` };
}

/** @param {Problem} problem @param {Leaf} leaf @param {boolean} isArchive */
function toldOf(problem, { name }, isArchive) {
  return isArchive && name ? problemIn(problem, name) : problem;
}

/** The name of a file in an archive: old programs wrote those as they wrote texts, and did not say how. @param {string} name */
function readable(name) {
  if (!/[\x80-\xff]/.test(name) || /[^\0-\xff]/.test(name)) return name;
  const bytes = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
  const encoding = ["utf-8", "shift_jis"].find((each) => isWhole(bytes, each));
  return encoding ? decoderFor(encoding).decode(bytes) : name;
}

/** The name of a file; other sources have none. @param {unknown} source */
function nameOf(source) {
  const { name } = /** @type {{ name?: unknown }} */ (isBlob(source) ? source : {});
  return typeof name === "string" ? name : "";
}

/** @param {unknown} source @returns {Promise<Uint8Array>} a copy, as games are read when they are asked for */
async function bytesOf(source) {
  if (isBytes(source)) {
    refuseSize(source.length, "bytes");
    return new Uint8Array(source);
  }
  if (!isBlob(source)) throw noGame("a Blob or a Uint8Array", describe(source));
  refuseSize(source.size, "bytes");
  return new Uint8Array(await bytesOfBlob(source));
}

/** @param {FileOptions} options @returns {FileOptions & { name: string }} */
function checkedDetails(options) {
  const { name = "", signal, onProgress, ...others } = copyPlain(options);
  if (typeof name !== "string") throw invalid("name", "a text", name);
  if (signal !== undefined && !isSignal(signal)) throw wrongSignal(signal);
  if (onProgress !== undefined && typeof onProgress !== "function")
    throw invalid("onProgress", "a function", onProgress);
  return { name, ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}), ...others };
}
