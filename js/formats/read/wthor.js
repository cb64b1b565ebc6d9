// Games in the format of the WTHOR database of the Fédération Française d'Othello.
//
// A file has a header of 16 bytes: the date of the file (century, year, month, day), the number of games, the number of names, and of a
// file of games their year, the size of the board (0 means 8) and two bytes more. Numbers begin with their low byte. Files of games
// (.wtb) have 68 bytes for each: the numbers of tournament, black and white, 2 bytes each, black's discs at the end, those with best
// play at the end, and 60 moves, each 10 times its row and its file, 11 for a1, 0 for none. Files of names have 20 bytes for each player
// (.jou) and 26 for each tournament (.trn), in Latin 1 up to a zero.

import { FlipsideError } from "../../host/error.js";
import { SQUARES } from "../../rules/board.js";
import { START_POSITION } from "../../rules/position.js";
import { writtenLine } from "../tree.js";
import { nameOf } from "./tags.js";

/** @import { Tags, WrittenGame } from "../imported.js" */
/** @import { Problem, WrittenMove } from "../tree.js" */

export const HEADER = 16;
/** The bytes of a game, and of a name in each file of names. */
export const RECORD = Object.freeze({ game: 68, player: 20, tournament: 26 });
/** Where the parts of a game begin. */
export const PART = Object.freeze({ tournament: 0, black: 2, white: 4, discs: 6, best: 7, moves: 8 });

/** A game has no more moves than that, as passes are not written. */
export const MOST_MOVES = 60;

/** Whether bytes are a file of this format: they begin with the date of one. @param {Uint8Array} bytes */
export function looksLikeWthor(bytes) {
  const [century, year, month, day] = bytes;
  const isDate =
    century >= 19 && century <= 21 && year <= 99 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return bytes.length >= HEADER && isDate && bytes[15] === 0;
}

/**
 * Reads a file of games.
 * @param {Uint8Array} bytes
 * @param {{ players?: Uint8Array, tournaments?: Uint8Array }} names files of names
 * @returns {{ games: WrittenGame[], problem: Problem | null }}
 * @throws {FlipsideError} `INVALID_DATA`
 */
export function readWthor(bytes, { players, tournaments }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, year] = [view.getUint32(4, true), view.getUint16(10, true)];
  if (count === 0 && view.getUint16(8, true) > 0)
    throw refusal("games (.wtb)", "names of players or tournaments, which go together with a file of games");
  const size = bytes[12] || 8;
  if (size !== 8) throw refusal("a board of 8 by 8", `one of ${size} by ${size}`);
  const names = {
    player: players && namesIn(players, "player"),
    tournament: tournaments && namesIn(tournaments, "tournament"),
  };
  const whole = Math.min(count, Math.floor((bytes.length - HEADER) / RECORD.game));
  const games = Array.from({ length: whole }, (_, index) => {
    const at = HEADER + index * RECORD.game;
    const idOf = (/** @type {number} */ part) => view.getUint16(at + part, true);
    const discs = bytes[at + PART.discs];
    /** @type {Tags} */
    const tags = {
      black: names.player?.[idOf(PART.black)] ?? null,
      white: names.player?.[idOf(PART.white)] ?? null,
      event: names.tournament?.[idOf(PART.tournament)] ?? null,
      date: year > 0 ? String(year).padStart(4, "0") : null,
      result: discs <= 64 ? 2 * discs - 64 : null,
    };
    return { tags, start: START_POSITION, moves: () => movesAt(bytes, at + PART.moves) };
  });
  const problem =
    whole < count
      ? {
          message: `WTHOR file: expected ${count} games, found ${whole}`,
          place: HEADER + whole * RECORD.game,
        }
      : null;
  return { games, problem };
}

/** @param {Uint8Array} bytes @param {number} from @returns {WrittenMove[]} */
function movesAt(bytes, from) {
  const end = bytes.indexOf(0, from);
  const moves = bytes.subarray(from, end < 0 ? from + MOST_MOVES : Math.min(end, from + MOST_MOVES));
  return writtenLine(
    Array.from(moves, (code, index) => {
      const [row, file] = [Math.floor(code / 10), code % 10];
      const isSquare = row >= 1 && row <= 8 && file >= 1 && file <= 8;
      const move = isSquare ? SQUARES[8 * (row - 1) + file - 1] : undefined;
      return { move, text: move ?? `${code}`, at: from + index };
    }),
  );
}

/** @param {Uint8Array} bytes of a file of names @param {"player" | "tournament"} kind @returns {(string | null)[]} */
function namesIn(bytes, kind) {
  const length = RECORD[kind];
  if (!looksLikeWthor(bytes) || (bytes.length - HEADER) % length !== 0)
    throw refusal(
      `a file of ${kind}s with ${length} bytes for each`,
      `${bytes.length} bytes of something else`,
    );
  const latin = new TextDecoder("latin1");
  return Array.from({ length: (bytes.length - HEADER) / length }, (_, index) => {
    const name = latin.decode(bytes.subarray(HEADER + index * length, HEADER + (index + 1) * length));
    return nameOf(name.replace(/\0[\s\S]*$/, ""));
  });
}

/** @param {string} expected @param {string} found */
function refusal(expected, found) {
  return new FlipsideError("INVALID_DATA", `WTHOR file: expected ${expected}, found ${found}`);
}
