// Facts about positions, and libraries of them as bytes, made from docs/notes/layouts.md alone.

import { Game } from "flipside/game";
import { pick, randomFrom } from "../../support/random.js";

/**
 * @typedef {object} Fact
 * @property {Game} game at the position
 * @property {string} key the canonical form of the position
 * @property {number} score
 * @property {number} used in seconds
 */

/** The number of records in the header of a file to which more are appended. */
export const OPEN_END = 0xffff_ffff;

/** Each symmetry of the board: which square comes to each place. */
const SYMMETRIES = Array.from({ length: 8 }, (_, symmetry) =>
  Array.from({ length: 64 }, (_, index) => {
    const [file, rank] = symmetry & 4 ? [index >> 3, index & 7] : [index & 7, index >> 3];
    return 8 * (symmetry & 2 ? 7 - rank : rank) + (symmetry & 1 ? 7 - file : file);
  }),
);

/** The 16 positions that are the same as the one of a game: its images in both colorings, as texts. @param {Game} game */
export function imagesOf(game) {
  const swapped = game.board.replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"));
  const [own, other] = game.turn === "black" ? ["X", "O"] : ["O", "X"];
  return SYMMETRIES.flatMap((squares) => [
    `${imageOf(game.board, squares)} ${own}`,
    `${imageOf(swapped, squares)} ${other}`,
  ]);
}

/** @param {string} board @param {number[]} squares */
function imageOf(board, squares) {
  return squares.map((square) => board[square]).join("");
}

/** A score that a position does not have in truth, but always here. @param {string} key */
export function scoreOf(key) {
  let sum = 0;
  for (const cell of key) sum = (31 * sum + cell.charCodeAt(0)) % 65_537;
  return 2 * (sum % 65) - 64;
}

/** Facts about different positions of random games. @param {number} count @param {number} seed @returns {Fact[]} */
export function factsOf(count, seed) {
  const random = randomFrom(seed);
  /** @type {Map<string, Fact>} */
  const facts = new Map();
  while (facts.size < count) {
    const game = new Game();
    const plies = 20 + Math.floor(random() * 30);
    while (game.ply < plies && !game.isOver) game.play(pick(random, game.legalMoves()));
    if (game.isOver) continue;
    const fact = factOf(game, 1_700_000_000 + facts.size);
    facts.set(fact.key, fact);
  }
  return [...facts.values()];
}

/** A fact about the position of a game. @param {Game} game @param {number} [used] in seconds @returns {Fact} */
export function factOf(game, used = 1_700_000_000) {
  const images = imagesOf(game).filter((text) => text.endsWith("X"));
  const key = images.map((text) => text.slice(0, 64)).sort()[0];
  return { game, key, score: scoreOf(key), used };
}

/** A library as bytes. @param {readonly Fact[]} facts @param {number} [count] of records, as the header says it */
export function libraryBytes(facts, count = facts.length) {
  const bytes = new Uint8Array(32 * (facts.length + 1));
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("FLIPSLIB"));
  view.setUint32(8, 1, true);
  view.setUint32(12, 32, true);
  view.setUint32(16, count, true);
  seal(bytes, 0);
  facts.forEach((fact, index) => {
    bytes.set(recordBytes(fact), 32 * (index + 1));
  });
  return bytes;
}

/** @param {Pick<Fact, "key" | "score" | "used">} fact */
export function recordBytes({ key, score, used }) {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("FR"));
  view.setInt8(2, score);
  view.setInt8(3, score);
  view.setUint8(4, 255);
  view.setBigUint64(8, setOf(key, "X"), true);
  view.setBigUint64(16, setOf(key, "O"), true);
  view.setUint32(24, used, true);
  seal(bytes, 0);
  return bytes;
}

/** Writes the checksum of 32 bytes, FNV-1a. @param {Uint8Array} bytes @param {number} at */
export function seal(bytes, at) {
  let hash = 2_166_136_261n;
  for (const byte of bytes.subarray(at, at + 28)) hash = ((hash ^ BigInt(byte)) * 16_777_619n) & 0xffff_ffffn;
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 28, Number(hash), true);
}

/** @param {string} key @param {string} disc */
function setOf(key, disc) {
  return [...key].reduce((set, cell, square) => (cell === disc ? set | (1n << BigInt(square)) : set), 0n);
}
