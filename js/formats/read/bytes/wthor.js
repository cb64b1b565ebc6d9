// Games in the format of the WTHOR database of the Fédération Française d'Othello.
//
// A file has a header of 16 bytes: the date of the file (century, year, month, day), the number of games, the number of names, and of a
// file of games their year, the size of the board (0 means 8) and two bytes more. Numbers begin with their low byte. Files of games
// (.wtb) have 68 bytes for each: the numbers of tournament, black and white, 2 bytes each, black's discs at the end, those with best
// play at the end, and 60 moves, each 10 times its row and its file, 11 for a1, 0 for none. Files of names have 20 bytes for each player
// (.jou) and 26 for each tournament (.trn), in Latin 1 up to a zero.

import { FlipsideError } from "../../../host/error.js";
import { decoderFor } from "../../../host/platform.js";
import { SQUARES } from "../../../rules/board.js";
import { START_POSITION } from "../../../rules/position.js";
import { problemOf } from "../../problems.js";
import { writtenLine } from "../../tree.js";
import { nameOf } from "../records/tags.js";

/** @import { WrittenGame } from "../../imported.js" */
/** @import { Tags } from "../../tags.js" */
/** @import { Problem } from "../../problems.js" */
/** @import { WrittenMove } from "../../tree.js" */
/** @import { BytesReader } from "../reader.js" */

export const HEADER = 16;
/** The bytes of a game, and of a name in each file of names. */
export const RECORD = Object.freeze({ game: 68, player: 20, tournament: 26 });

/** The number of the square of each code; -1 where it is none. */
const SQUARE_OF_CODE = Int8Array.from({ length: 256 }, (_, code) => {
  const [rank, file] = [Math.floor(code / 10), code % 10];
  return rank >= 1 && rank <= 8 && file >= 1 && file <= 8 ? 8 * (rank - 1) + file - 1 : -1;
});

/** Where the parts of a game begin. */
export const PART = Object.freeze({ tournament: 0, black: 2, white: 4, discs: 6, best: 7, moves: 8 });

/** A game has no more moves than that, as passes are not written. */
export const MOST_MOVES = 60;

/** Games between two steps. */
const STEP = 1024;

/** How many games are looked at to know a file. */
const SAMPLE = 16;

/**
 * Whether bytes are a file of this format, whatever date it has: its length is that of its games, and these have squares for moves.
 * @param {Uint8Array} bytes
 * @param {string} name of the file
 */
function looksLikeWthor(bytes, name) {
  if (bytes.length < HEADER) return false;
  if (/\.(?:wtb|jou|trn)$/i.test(name) || isDated(bytes)) return true;
  const { games, stray } = partsOf(bytes);
  const count = countIn(bytes);
  // Without a count its first game begins as games do, or it is a file of zeros.
  const isBegun = [34, 43, 56, 65].includes(bytes[HEADER + PART.moves]);
  const isCounted =
    count === games ||
    (stray < RECORD.game && count <= games && count > 0) ||
    (stray === 0 && (count > games || isBegun));
  if (games === 0 || !isCounted || bytes[12] > 10) return false;
  const sample = Array.from(
    { length: Math.min(games, SAMPLE) },
    (_, index) => HEADER + index * RECORD.game + PART.moves,
  );
  return sample.every((at) => isSquares(bytes.subarray(at, at + MOST_MOVES)));
}

/** Whether the header has the date of a file. @param {Uint8Array} bytes */
function isDated(bytes) {
  const [century, year, month, day] = bytes;
  const isDate =
    century >= 19 && century <= 21 && year <= 99 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate && bytes[15] === 0;
}

/** Whether bytes are moves, and zeros behind them. @param {Uint8Array} moves */
function isSquares(moves) {
  const end = moves.indexOf(0);
  return moves.every((code, index) =>
    end >= 0 && index >= end ? code === 0 : code > 10 && code < 89 && code % 10 > 0 && code % 10 < 9,
  );
}

/** The number of whole games, and the bytes behind them. @param {Uint8Array} bytes */
function partsOf(bytes) {
  const length = bytes.length - HEADER;
  return { games: Math.floor(length / RECORD.game), stray: length % RECORD.game };
}

/** Where the header has the number of games. */
const COUNT = 4;

/** @param {Uint8Array} bytes */
function viewOf(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** @param {Uint8Array} bytes */
function countIn(bytes) {
  return viewOf(bytes).getUint32(COUNT, true);
}

/**
 * Reads a file of games.
 * @param {Uint8Array} bytes
 * @param {{ players?: Uint8Array | undefined, tournaments?: Uint8Array | undefined }} names files of names
 * @returns {Generator<void, { games: WrittenGame[], problems: Problem[] }>} a step for some games
 * @throws {FlipsideError} `INVALID_DATA`
 */
function* readWthor(bytes, { players, tournaments }) {
  const view = viewOf(bytes);
  const [count, year] = [countIn(bytes), view.getUint16(10, true)];
  const { games: there, stray } = partsOf(bytes);
  if (count === 0 && view.getUint16(8, true) > 0)
    throw refusal("games (.wtb)", "names of players or tournaments, which go together with a file of games");
  const size = bytes[12] || 8;
  if (size !== 8) throw refusal("a board of 8 by 8", `one of ${size} by ${size}`);
  if (bytes[13] === 1) throw refusal("games of two players", "solitaires");
  const names = {
    player: players && namesIn(players, "player"),
    tournament: tournaments && namesIn(tournaments, "tournament"),
  };
  const whole = count > 0 ? Math.min(count, there) : stray === 0 ? there : 0;
  if (whole === 0) throw refusal(count > 0 ? `${count} games` : "games", count > 0 ? "0" : "none");
  /** @type {WrittenGame[]} */
  const games = [];
  for (let index = 0; index < whole; index += 1) {
    if (index % STEP === 0) yield;
    const at = HEADER + index * RECORD.game;
    const idOf = (/** @type {number} */ part) => view.getUint16(at + part, true);
    const discs = bytes[at + PART.discs];
    /** @type {Tags} */
    const tags = {
      black: names.player?.[idOf(PART.black)] ?? null,
      white: names.player?.[idOf(PART.white)] ?? null,
      event: names.tournament?.[idOf(PART.tournament)] ?? null,
      date: year > 0 ? String(year).padStart(4, "0") : null,
      round: null,
      result: discs <= 64 ? 2 * discs - 64 : null,
    };
    const codes = () => codesAt(bytes, at + PART.moves);
    games.push({
      tags,
      start: START_POSITION,
      line: () => squaresOf(codes()),
      moves: () => movesOf(codes(), at + PART.moves),
    });
  }
  const isCounted = count === there || count === 0;
  const end = HEADER + whole * RECORD.game;
  return {
    games,
    problems: isCounted ? [] : [problemOf("other-count", { expected: count, found: there }, end)],
  };
}

/** The moves of a game as they are coded: rank and file as digits. @param {Uint8Array} bytes @param {number} from */
function codesAt(bytes, from) {
  let end = from + MOST_MOVES;
  while (end > from && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(from, end);
}

/** @param {Uint8Array} codes */
function squaresOf(codes) {
  const squares = new Int8Array(codes.length);
  for (let index = 0; index < codes.length; index += 1) squares[index] = SQUARE_OF_CODE[codes[index]];
  return squares;
}

/** @param {Uint8Array} codes @param {number} from where they are @returns {WrittenMove[]} */
function movesOf(codes, from) {
  return writtenLine(
    Array.from(codes, (code, index) => {
      // Some programs write a pass as none.
      const move = code === 0 ? "pass" : SQUARES[SQUARE_OF_CODE[code]];
      return { move, text: code === 0 ? "0" : (move ?? `${code}`), at: from + index };
    }),
  );
}

/** @param {Uint8Array} bytes of a file of names @param {"player" | "tournament"} kind @returns {(string | null)[]} */
function namesIn(bytes, kind) {
  const length = RECORD[kind];
  // Some programs leave bytes behind the last name.
  const size = bytes.length - HEADER;
  const named = size >= 0 ? new DataView(bytes.buffer, bytes.byteOffset).getUint16(8, true) : 0;
  const count = named || Math.floor(size / length);
  const strayOf = (/** @type {number} */ each) => size - (named || Math.floor(size / each)) * each;
  const isOther =
    named > 0 && Object.values(RECORD).some((each) => strayOf(each) >= 0 && strayOf(each) < strayOf(length));
  if (count < 1 || strayOf(length) < 0 || isOther)
    throw refusal(
      `a file of ${kind}s with ${length} bytes for each`,
      `${bytes.length} bytes of something else`,
    );
  const latin = decoderFor("latin1");
  return Array.from({ length: count }, (_, index) => {
    const name = latin.decode(bytes.subarray(HEADER + index * length, HEADER + (index + 1) * length));
    return nameOf(name.replace(/\0[\s\S]*$/, "").replace(/ +/g, " "));
  });
}

/** @param {string} expected @param {string} found */
function refusal(expected, found) {
  return new FlipsideError("INVALID_DATA", `WTHOR file: expected ${expected}, found ${found}`);
}

/** The reader of WTHOR. @type {BytesReader<"wthor">} */
export const wthor = {
  format: "wthor",
  isOf: looksLikeWthor,
  read: readWthor,
  records: {
    header: HEADER,
    size: RECORD.game,
    withCount: (bytes, count) => viewOf(bytes).setUint32(COUNT, count, true),
  },
  companions: { players: /\.jou$/i, tournaments: /\.trn$/i },
};
