// A game with a friend as the text of a link: signs of base64url, which no program escapes, each of six bits.
//
// Programs cut links, and people mistype them. The text says how long its parts are, and ends with a check of twelve bits: CRC-12, which
// finds every change of one sign, and all but one in 4,096 of other changes.

/** @import { FriendGame, Rules, Tail } from "./game.js" */

import { SQUARES } from "../../js/rules/board.js";
import { playedIn } from "./game.js";

/** Of base64url. */
export const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The version of the form below. */
const VERSION = "A";

/** Its parts of a fixed length, in their order: what they hold, and how many signs they take. */
const PARTS = Object.freeze({
  id: 8,
  black: 3,
  white: 3,
  start: 1,
  tail: 1,
  moves: 1,
  nameOfBlack: 1,
  nameOfWhite: 1,
});
const FIXED = VERSION.length + Object.values(PARTS).reduce((sum, signs) => sum + signs, 0);
const CHECK = 2;

/** Of a seat that nobody has taken. */
const FREE = "AAA";
/** The starts: without handicap, with one to four corners, and an opening by lot. */
const STARTS = 6;
const DEALT = 5;
/** @type {readonly Tail[]} */
const TAILS = ["none", "offered", "agreed", "resigned"];

/** No game has more moves, passes not counted. */
const MOST_MOVES = 60;
/** A name takes at most so many bytes in UTF-8, so that the link has at most 200 characters. */
export const NAME_BYTES = 24;

/** x¹² + x¹¹ + x³ + x² + x + 1, without its first term. */
const POLYNOMIAL = 0x80f;

/**
 * Why a text is no game: a program has cut it; a sign differs, or it never was one; a newer page wrote it.
 * @typedef {"incomplete" | "damaged" | "newer"} Problem
 */

/** @param {FriendGame} game with names of at most {@link NAME_BYTES} bytes @returns {string} */
export function textOf({ id, corners, isDealt, moves, tail, names, seats }) {
  const black = packedName(names.black);
  const white = packedName(names.white);
  const fixed = [
    id,
    seats.black || FREE,
    seats.white || FREE,
    SIGNS[isDealt ? DEALT : corners],
    SIGNS[TAILS.indexOf(tail)],
    SIGNS[moves.length],
    SIGNS[bytesIn(names.black).length],
    SIGNS[bytesIn(names.white).length],
  ];
  const squares = moves.map((move) => SIGNS[/** @type {readonly string[]} */ (SQUARES).indexOf(move)]);
  const text = [VERSION, ...fixed, ...squares, black, white].join("");
  return text + checkOf(text);
}

/**
 * @param {string} text
 * @param {Rules} rules
 * @returns {{ game: FriendGame, problem: null } | { game: null, problem: Problem }}
 */
export function gameIn(text, rules) {
  const failed = (/** @type {Problem} */ problem) => ({ game: null, problem });
  if (/[^\w-]/.test(text)) return failed("damaged");
  const isWhole = text.length > CHECK && checkOf(text.slice(0, -CHECK)) === text.slice(-CHECK);
  if (text[0] !== VERSION) return failed(isWhole ? "newer" : "damaged");
  if (text.length < FIXED) return failed("incomplete");
  const length = lengthOf(text);
  if (text.length < length) return failed("incomplete");
  const game = isWhole && text.length === length ? unpacked(text) : null;
  return game && playedIn(game, rules) && textOf(game) === text ? { game, problem: null } : failed("damaged");
}

/** @param {string} text of at least the parts of a fixed length @returns {Record<keyof typeof PARTS, string>} */
function partsOf(text) {
  let at = VERSION.length;
  const entries = Object.entries(PARTS).map(([name, signs]) => {
    at += signs;
    return [name, text.slice(at - signs, at)];
  });
  return Object.fromEntries(entries);
}

/** How long a whole text is, by what it says itself. @param {string} text */
function lengthOf(text) {
  const { moves, nameOfBlack, nameOfWhite } = partsOf(text);
  const names = signsFor(SIGNS.indexOf(nameOfBlack)) + signsFor(SIGNS.indexOf(nameOfWhite));
  return FIXED + SIGNS.indexOf(moves) + names + CHECK;
}

/** @param {string} text that is whole @returns {FriendGame | null} */
function unpacked(text) {
  const { id, black, white, start, tail, moves, nameOfBlack } = partsOf(text);
  const begin = FIXED + SIGNS.indexOf(moves);
  const middle = begin + signsFor(SIGNS.indexOf(nameOfBlack));
  const names = [text.slice(begin, middle), text.slice(middle, -CHECK)].map(unpackedName);
  const [first, second] = names;
  const kind = SIGNS.indexOf(start);
  const isKnown = kind < STARTS && SIGNS.indexOf(tail) < TAILS.length;
  const isShort = SIGNS.indexOf(moves) <= MOST_MOVES;
  if (!isKnown || !isShort || first === undefined || second === undefined) return null;
  return {
    id,
    corners: kind === DEALT ? 0 : kind,
    isDealt: kind === DEALT,
    moves: Array.from(text.slice(FIXED, begin), (sign) => String(SQUARES[SIGNS.indexOf(sign)])),
    tail: /** @type {Tail} */ (TAILS[SIGNS.indexOf(tail)]),
    names: { black: first, white: second },
    seats: { black: seatIn(black), white: seatIn(white) },
  };
}

/** @param {string} signs */
function seatIn(signs) {
  return signs === FREE ? "" : signs;
}

/** A name, cut between letters to what fits into a link. @param {string} name @returns {string} */
export function fitting(name) {
  let fits = "";
  for (const letter of name.trim().replace(/\s+/gu, " ")) {
    if (bytesIn(fits + letter).length > NAME_BYTES) break;
    fits += letter;
  }
  return fits.trim();
}

/** @param {string} name */
function bytesIn(name) {
  return new TextEncoder().encode(name);
}

/** How many signs so many bytes take. @param {number} bytes */
function signsFor(bytes) {
  return Math.ceil((bytes * 8) / 6);
}

/** @param {string} name */
function packedName(name) {
  const binary = String.fromCharCode(...bytesIn(name));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} signs @returns {string | undefined} `undefined` where they are no text */
function unpackedName(signs) {
  try {
    const binary = atob(signs.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** @param {string} text of signs @returns {string} two signs */
function checkOf(text) {
  let check = 0;
  for (const sign of text) {
    check ^= SIGNS.indexOf(sign) << 6;
    for (let bit = 0; bit < 6; bit += 1) check = ((check << 1) ^ (check & 0x800 ? POLYNOMIAL : 0)) & 0xfff;
  }
  return `${SIGNS[check >> 6]}${SIGNS[check & 63]}`;
}
