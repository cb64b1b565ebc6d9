/** @import { Formats, Imported, ImportedGame } from "../package/flipside.js" */
/** @import { Color } from "../state/types.js" */

import { loadFormats } from "../package/parts.js";
import { Fault } from "../words/errors.js";
import { problemIn, problemText } from "./problems.js";
import { refusal, files as texts } from "./text.js";

/** What a person gives: a text, or files that belong together. @typedef {string | readonly File[]} Source */

/**
 * How far a source is read.
 * @typedef {object} Progress
 * @property {number} files that were read
 * @property {number} allFiles
 * @property {number} part of all bytes, from 0 to 1
 */

/**
 * How a source is read.
 * @typedef {object} Wish
 * @property {Color} [turn] whose turn it is on a board that does not say it
 * @property {string} [encoding] of the files in `others`
 * @property {ReadonlySet<File>} [others] the files that are not in UTF-8
 * @property {(progress: Progress) => void} [onProgress]
 */

/**
 * What was read of a source.
 * @typedef {object} Reading
 * @property {readonly ImportedGame[]} games
 * @property {Imported["question"]} question
 * @property {readonly string[]} problems a line for each file, or part of one, that cannot be read
 * @property {string | null} encoding of the files that are not in UTF-8; null where all are
 * @property {ReadonlySet<File>} others these files
 */

/** Files of names, which belong to one of games, by the options of the package that take them. */
const NAMES = /** @type {const} */ ([
  ["players", /\.jou$/i],
  ["tournaments", /\.trn$/i],
]);

/** The bytes of such files, as the package takes them. @typedef {{ [Option in (typeof NAMES)[number][0]]?: Uint8Array }} Names */

/** A longer file is read game by game, as `readFile` takes no longer ones. */
const MOST_AT_ONCE = 16_777_216;

/** What a book of Edax begins with. */
const BOOK = "XADEKOOB";

/** What systems put into folders without being asked. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

/** Ends the reading that goes on. */
let control = new AbortController();

/** Ends the reading that goes on. */
export function stopReading() {
  control.abort();
}

/**
 * Reads the games of a source, in turns with the page. What can be read of several files is read.
 * @param {Source} source
 * @param {Wish} [wish]
 * @returns {Promise<Reading | null>} null if it was stopped, or another source was given meanwhile
 */
export async function readSource(source, wish = {}) {
  control.abort();
  control = new AbortController();
  const { signal } = control;
  const { dataset } = document.documentElement;
  dataset.reading = "";
  try {
    const formats = await loadFormats();
    const read = await (typeof source === "string"
      ? readText(formats, source, wish, signal)
      : readFiles(formats, source, wish, signal));
    return signal.aborted ? null : read;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    if (signal === control.signal) delete dataset.reading;
  }
}

/**
 * The games of a list that a player played, in a year.
 * @param {readonly ImportedGame[]} games
 * @param {string} player
 * @param {string} year
 */
export async function searched(games, player, year) {
  const { searchGames } = await loadFormats();
  const isYear = /^\s*\d{4}\s*$/.test(year);
  return searchGames(games, isYear ? { player, year: Number(year) } : { player });
}

/** @param {Formats} formats @param {string} text @param {Wish} wish @param {AbortSignal} signal @returns {Promise<Reading>} */
async function readText(formats, text, { turn }, signal) {
  const read = await formats.readGamesInTurns(text, { signal, ...(turn ? { turn } : {}) });
  const problems = read.problems.map(problemText);
  return { ...read, problems, encoding: null, others: new Set() };
}

/** @param {Formats} formats @param {readonly File[]} files @param {Wish} wish @param {AbortSignal} signal @returns {Promise<Reading>} */
async function readFiles(formats, files, wish, signal) {
  const { turn, encoding, others = new Set(), onProgress } = wish;
  const { wanted, names } = await sorted(files);
  const options = { signal, ...(turn ? { turn } : {}), ...names };
  const total = Math.max(
    1,
    wanted.reduce((sum, { size }) => sum + size, 0),
  );
  /** @type {{ file: File, read: Imported }[]} */
  const all = [];
  /** @type {string[]} */
  const problems = [];
  let before = 0;
  for (const [index, file] of wanted.entries()) {
    const told = (/** @type {number} */ part) =>
      onProgress?.({
        files: index,
        allFiles: wanted.length,
        part: (before + part * file.size) / total,
      });
    told(0);
    const name = pathOf(file);
    try {
      const how = { ...options, name: file.name, ...(encoding && others.has(file) ? { encoding } : {}) };
      const read = await (file.size > MOST_AT_ONCE
        ? readLong(formats, file, how, told)
        : formats.readFile(file, {
            ...how,
            onProgress: ({ done, total }) => told(done / Math.max(1, total)),
          }));
      all.push({ file, read });
      for (const problem of read.problems) problems.push(problemIn(name, problem));
    } catch (error) {
      if (signal.aborted) throw error;
      const why = (await isBook(file)) ? texts.isBook : refusal(error);
      problems.push(texts.problemOf(name, why));
    }
    before += file.size;
  }
  return joined(all, problems, encoding ? others : undefined);
}

/** Whether a file is a book of Edax. @param {File} file */
async function isBook(file) {
  const begin = await file.slice(0, BOOK.length).text();
  return begin === BOOK;
}

/**
 * Reads a file game by game, part by part.
 * @param {Formats} formats
 * @param {File} file
 * @param {Parameters<Formats["gamesIn"]>[1]} how
 * @param {(part: number) => void} told
 * @returns {Promise<Imported>}
 */
async function readLong(formats, file, how, told) {
  let read = 0;
  const counting = new TransformStream({
    transform(chunk, controller) {
      read += chunk.length;
      told(read / file.size);
      controller.enqueue(chunk);
    },
  });
  /** @type {ImportedGame[]} */
  const games = [];
  /** @type {Imported["problems"]} */
  const problems = [];
  const onProblem = (/** @type {Imported["problems"][number]} */ problem) => problems.push(problem);
  const source = file.stream().pipeThrough(counting);
  for await (const game of formats.gamesIn(source, { ...how, onProblem })) games.push(game);
  return { format: "transcript", games, question: null, problem: null, problems, encoding: null };
}

/**
 * @param {readonly { file: File, read: Imported }[]} all
 * @param {string[]} problems
 * @param {ReadonlySet<File>} [known] not to be in UTF-8
 * @returns {Reading}
 */
function joined(all, problems, known) {
  const games = all.flatMap(({ read }) => read.games);
  const asking = all.filter(({ read }) => read.question);
  if (games.length > 0)
    for (const { file } of asking)
      problems.push(texts.problemOf(pathOf(file), texts.problems["no-turn"]({ boards: 1 })));
  const foreign = all.filter(({ read: { encoding } }) => encoding !== null && encoding !== "utf-8");
  const others = known ?? new Set(foreign.map(({ file }) => file));
  return {
    games,
    question: games.length > 0 ? null : (asking[0]?.read.question ?? null),
    problems,
    encoding: all.find(({ file }) => others.has(file))?.read.encoding ?? null,
    others,
  };
}

/**
 * The files of games among those that a person gives, and what is in those of names.
 * @param {readonly File[]} files
 * @returns {Promise<{ wanted: File[], names: Names }>}
 */
export async function sorted(files) {
  const isNames = (/** @type {File} */ { name }) => NAMES.some(([, ending]) => ending.test(name));
  const names = await Promise.all(
    NAMES.map(async ([option, ending]) => {
      const bytes = await bytesOf(files.find(({ name }) => ending.test(name)));
      return bytes ? [[option, bytes]] : [];
    }),
  );
  const wanted = files.filter((file) => !isNames(file) && !(files.length > 1 && HIDDEN.test(pathOf(file))));
  if (wanted.length === 0) throw new Fault(files.some(isNames) ? texts.onlyNames : texts.noFiles);
  return { wanted, names: Object.fromEntries(names.flat()) };
}

/** The name of a file, with the folder where it was chosen with one. @param {File} file */
export function pathOf({ name, webkitRelativePath }) {
  return webkitRelativePath || name;
}

/** @param {File | undefined} file */
async function bytesOf(file) {
  return file && new Uint8Array(await file.arrayBuffer());
}
