// Writes the main lines of games as files of the WTHOR database: the games, and the names of players and tournaments.

import { copyOnly } from "../../host/copy.js";
import { FlipsideError, invalid } from "../../host/error.js";
import { SQUARES } from "../../rules/board.js";
import { finalScore, START_POSITION, textOf } from "../../rules/position.js";
import { HEADER, MOST_MOVES, PART, RECORD } from "../read/bytes/wthor.js";
import { TAG_NAMES } from "../tags.js";
import { latinNames, renamedIn } from "./latin-names.js";
import { checkedTags, listOf, recordOf } from "./record.js";

/** @import { Tags } from "../tags.js" */
/** @import { BytesWriter } from "./format.js" */
/** @import { RenamedName } from "./latin-names.js" */
/** @import { GameLike, GameToWrite } from "./record.js" */

/**
 * The three files of games in the format of WTHOR.
 * @typedef {object} WthorFiles
 * @property {Uint8Array<ArrayBuffer>} games The games, `.wtb`.
 * @property {Uint8Array<ArrayBuffer>} players The names of the players, `.jou`.
 * @property {Uint8Array<ArrayBuffer>} tournaments The names of the tournaments, `.trn`.
 * @property {RenamedName[]} renamed The names of players and tournaments that the files have in another way.
 */

/**
 * The year of a file.
 * @typedef {object} WthorYear
 * @property {number | undefined} [year] Of the games, 0 to 65,535; that of the first date when left out.
 */

/**
 * What is known of the games of a file: of games that were read, what their files say is known.
 * @typedef {WthorYear & Partial<Tags>} WthorOptions
 */

const MAX_YEAR = 65_535;

/** The most names that a file can number. */
const MOST_NAMES = 65_535;

/**
 * Writes games as files of the WTHOR database. A game that is not over counts as it stands, with the empty squares to the side that leads.
 * @param {GameLike | readonly GameLike[]} games that begin at the start
 * @param {WthorOptions} [options]
 * @returns {WthorFiles}
 * @throws {FlipsideError} `INVALID_OPTION`, `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function writeWthor(games, options = {}) {
  const { year, ...given } = copyOnly(options, ["year", ...TAG_NAMES]);
  checkYear(year);
  const tags = checkedTags(given);
  const { files, renamed } = filesOf(
    listOf(games).map((game) => recordOf(game, tags)),
    year,
  );
  return { ...files, renamed: [...renamed.players, ...renamed.tournaments] };
}

/** @type {BytesWriter<"wthor">} */
export const wthor = Object.freeze({
  id: "wthor",
  name: "WTHOR",
  about: "the game alone, as three files for WTHOR databases: games, players, tournaments",
  ending: "wtb",
  isBinary: true,
  keeps: Object.freeze(/** @type {const} */ (["black", "white", "event", "result"])),
  holds: "game",
  needsStandardStart: true,
  writeAll(records) {
    const { files, renamed } = filesOf(records, undefined);
    return [
      { ending: "wtb", data: files.games },
      { ending: "jou", data: files.players, ...told(renamed.players) },
      { ending: "trn", data: files.tournaments, ...told(renamed.tournaments) },
    ];
  },
});

/** @param {RenamedName[]} renamed */
function told(renamed) {
  return renamed.length > 0 ? { renamed } : {};
}

/**
 * @param {readonly GameToWrite[]} records
 * @param {number | undefined} year that of the first date when left out
 */
function filesOf(records, year) {
  const years = records.flatMap(({ tags }) => /\d{4}/.exec(tags.date ?? "")?.[0] ?? []);
  const of = year ?? Number(years[0] ?? 0);
  const players = numbered(records.flatMap(({ tags }) => [tags.black, tags.white]));
  const tournaments = numbered(records.map(({ tags }) => eventOf(tags)));
  const bytes = headed(records.length, 0, of, records.length * RECORD.game);
  const view = new DataView(bytes.buffer);
  for (const [index, record] of records.entries()) {
    const at = HEADER + index * RECORD.game;
    const numberOf = (/** @type {Map<string, number>} */ names, /** @type {string | null} */ name) =>
      names.get(name ?? "?") ?? 0;
    view.setUint16(at + PART.tournament, numberOf(tournaments, eventOf(record.tags)), true);
    view.setUint16(at + PART.black, numberOf(players, record.tags.black), true);
    view.setUint16(at + PART.white, numberOf(players, record.tags.white), true);
    const half = (record.tags.result ?? finalScore(record.end)) / 2;
    // An odd difference leaves a square empty, which counts for the side that leads.
    bytes.fill(32 + (half > 0 ? Math.ceil(half) : Math.floor(half)), at + PART.discs, at + PART.moves);
    bytes.set(codesOf(record, index), at + PART.moves);
  }
  const written = {
    players: latinNames(players.keys(), RECORD.player - 1),
    tournaments: latinNames(tournaments.keys(), RECORD.tournament - 1),
  };
  return {
    files: {
      games: bytes,
      players: nameFile(written.players, RECORD.player),
      tournaments: nameFile(written.tournaments, RECORD.tournament),
    },
    renamed: { players: renamedIn(written.players), tournaments: renamedIn(written.tournaments) },
  };
}

/** @param {Tags} tags */
function eventOf({ event, site }) {
  return event ?? site ?? null;
}

/** @param {number | undefined} year @throws {FlipsideError} `INVALID_OPTION` */
function checkYear(year) {
  if (year === undefined || (Number.isInteger(year) && year >= 0 && year <= MAX_YEAR)) return;
  const expected = `a whole number from 0 to ${MAX_YEAR}`;
  throw invalid("year", expected, year);
}

/** @param {GameToWrite} record @param {number} index */
function codesOf({ start, moves }, index) {
  if (textOf(start) !== textOf(START_POSITION)) {
    const message = `game ${index + 1}: expected one that begins at the start, found ${textOf(start)}`;
    throw new FlipsideError("INVALID_POSITION", message);
  }
  const squares = moves
    .filter((move) => move !== "pass")
    .map((move) => SQUARES.indexOf(/** @type {any} */ (move)));
  return squares.slice(0, MOST_MOVES).map((square) => 10 * ((square >> 3) + 1) + (square % 8) + 1);
}

/** Names with their numbers in the order in which they come; `?` for those that are not known. @param {(string | null)[]} names */
function numbered(names) {
  const numbers = new Map([["?", 0]]);
  for (const name of names) if (name !== null && !numbers.has(name)) numbers.set(name, numbers.size);
  if (numbers.size <= MOST_NAMES) return numbers;
  throw new FlipsideError(
    "INVALID_OPTION",
    `games: expected at most ${MOST_NAMES} names, found ${numbers.size}`,
  );
}

/**
 * @param {ReadonlyMap<string, string>} names what is written for each, in the order of their numbers
 * @param {number} length of a name, with the zero that ends it
 */
function nameFile(names, length) {
  const bytes = headed(0, names.size, 0, names.size * length);
  for (const [number, name] of [...names.values()].entries())
    bytes.set(
      Array.from(name, (letter) => letter.charCodeAt(0)),
      HEADER + number * length,
    );
  return bytes;
}

/**
 * A file with its header alone, of today where the person is.
 * @param {number} games
 * @param {number} names
 * @param {number} year
 * @param {number} length of what follows
 */
function headed(games, names, year, length) {
  const bytes = new Uint8Array(HEADER + length);
  const view = new DataView(bytes.buffer);
  const today = new Date();
  const [century, rest] = [Math.floor(today.getFullYear() / 100), today.getFullYear() % 100];
  bytes.set([century, rest, today.getMonth() + 1, today.getDate()]);
  view.setUint32(4, games, true);
  view.setUint16(8, names, true);
  view.setUint16(10, year, true);
  return bytes;
}
