/** @import { Formats, Imported, ImportedGame } from "../../app/flipside.js" */
/** @import { Color } from "../../app/types.js" */
import { loadFormats } from "../../app/flipside.js";
import { Fault } from "../../words/errors.js";
import { importing } from "./text.js";

/** What a person gives: a text, or files that belong together. @typedef {string | readonly File[]} Source */

/** A file that is larger is not opened. */
const MOST_BYTES = 16_777_216;
/** A text that is longer is not read. */
const MOST_CHARACTERS = 4_194_304;

/** How many sources were given. */
let given = 0;

/**
 * Reads the games of a source, in turns with the page.
 * @param {Source} source
 * @param {Color} [turn] whose turn it is on a board that does not say it
 * @returns {Promise<Imported | null>} nothing where another source was given meanwhile
 */
export async function readSource(source, turn) {
  // What reads games is worth loading only for what it reads.
  if (typeof source === "string" && source.length > MOST_CHARACTERS)
    throw new Fault(importing.tooLong(source.length, MOST_CHARACTERS));
  given += 1;
  const number = given;
  const formats = await loadFormats();
  const options = turn ? { turn } : {};
  const { dataset } = document.documentElement;
  dataset.reading = "";
  try {
    const read = await (typeof source === "string"
      ? formats.readGamesInTurns(source, options)
      : readFiles(formats, source, options));
    return number === given ? read : null;
  } catch (error) {
    if (number === given) throw error;
    return null;
  } finally {
    if (number === given) delete dataset.reading;
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

/** @param {Formats} formats @param {readonly File[]} files @param {{ turn?: Color }} options @returns {Promise<Imported>} */
async function readFiles(formats, files, options) {
  for (const { size } of files) if (size > MOST_BYTES) throw new Fault(importing.tooLarge(size, MOST_BYTES));
  const [players, tournaments] = await Promise.all(
    [".jou", ".trn"].map((ending) => bytesOf(files.find(isNamed(ending)))),
  );
  const names = { ...(players ? { players } : {}), ...(tournaments ? { tournaments } : {}) };
  const others = files.filter((file) => !isNamed(".jou")(file) && !isNamed(".trn")(file));
  if (others.length === 0) throw new Fault(importing.onlyNames);
  const read = [];
  for (const file of others) {
    const bytes = await bytesOf(file);
    if (bytes) read.push(await formats.readGamesInTurns(bytes, { ...options, ...names }));
  }
  const [first] = read;
  return {
    format: first.format,
    games: read.flatMap(({ games }) => games),
    question: read.find(({ question }) => question)?.question ?? null,
    problem: read.find(({ problem }) => problem)?.problem ?? null,
    problems: read.flatMap(({ problems }) => problems),
    encoding: first.encoding,
  };
}

/** @param {string} ending @returns {(file: File) => boolean} */
function isNamed(ending) {
  return ({ name }) => name.toLowerCase().endsWith(ending);
}

/** @param {File | undefined} file */
async function bytesOf(file) {
  return file && new Uint8Array(await file.arrayBuffer());
}
