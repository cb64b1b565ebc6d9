import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { bitboards } from "../../js/rules/bitboards.js";
import { SQUARES } from "../../js/rules/board.js";
import {
  afterNumber,
  discsOf,
  flips,
  isOver,
  legalMoves,
  mustPass,
  PASS,
  positionFrom,
} from "../../js/rules/position.js";
import { boardAfter, flipsOf, movesOf } from "../support/plain-rules.js";
import { randomFrom } from "../support/random.js";

/** The hash of the games; `tests/rules.rs`, which plays them in Rust, has the same one. */
const DIGEST = 12_892_643_978_616_709_513n;
const GAMES = 200;

/** Move sequences from the start, a pass counting as a ply and a finished game as one sequence. */
const PERFT = [1, 4, 12, 56, 244, 1396, 8200];

const MASK = (1n << 64n) - 1n;

/** SplitMix64, as in `tests/common/mod.rs`. @param {bigint} seed */
function splitMix64(seed) {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let mixed = ((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return mixed ^ (mixed >> 31n);
  };
}

/** The 64-bit FNV-1a hash. @param {string} text */
function fnv1a(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  return hash;
}

test("random games run as they do in Rust", () => {
  const random = splitMix64(20n);
  let course = "";
  for (let number = 0; number < GAMES; number += 1) {
    const game = new Game();
    while (!game.isOver) {
      const legal = game.legalMoves();
      const move = game.mustPass ? "pass" : legal[Number(random() % BigInt(legal.length))];
      assert.ok(move);
      course += `${game} ${game.mustPass ? "" : legal.join("")} ${move} ${game.flips(move).join("")}\n`;
      game.play(move);
    }
    course += `${game} ${game.result}\n`;
  }
  assert.equal(fnv1a(course), DIGEST);
});

test("as many sequences of moves are counted as are known", () => {
  /** @param {Game} game @param {number} plies @returns {number} */
  const perft = (game, plies) => {
    if (plies === 0 || game.isOver) return 1;
    return game.legalMoves().reduce((sum, move) => sum + perft(game.after(move), plies - 1), 0);
  };
  for (const [plies, count] of PERFT.entries())
    assert.equal(perft(new Game(), plies), count, `${plies} plies`);
});

test("the rules are those of a plain board, whatever discs lie where", () => {
  const random = randomFrom(7);
  const namesOf = (/** @type {number[]} */ squares) => squares.map((square) => SQUARES[square]);
  let passes = 0;
  for (let count = 0; count < 400; count += 1) {
    // Of each color between none and nearly all squares, so that runs of all lengths and ends occur.
    const [black, white] = [random(), random()];
    const board = SQUARES.map(() => (random() < black ? "X" : random() < white ? "O" : "-")).join("");
    const [color, other] =
      count % 2 === 0 ? /** @type {const} */ (["black", "white"]) : /** @type {const} */ (["white", "black"]);
    const position = positionFrom(board, color);
    const [own, replies] = [movesOf(board, color), movesOf(board, other)];
    const isPass = own.length === 0 && replies.length > 0;
    passes += Number(isPass);
    assert.equal(position.board, board);
    assert.deepEqual(legalMoves(position), isPass ? ["pass"] : namesOf(own), board);
    assert.deepEqual(
      [mustPass(position), isOver(position)],
      [isPass, own.length + replies.length === 0],
      board,
    );
    assert.deepEqual(discsOf(position), {
      black: board.split("X").length - 1,
      white: board.split("O").length - 1,
    });
    const { black: set } = bitboards(position);
    assert.equal(
      set,
      BigInt(
        `0b${Array.from(board, (cell) => Number(cell === "X"))
          .reverse()
          .join("")}`,
      ),
    );
    assert.equal(afterNumber(position, PASS)?.board, isPass ? board : undefined);
    for (const square of SQUARES.keys()) {
      const flipped = flipsOf(board, color, square);
      const after = afterNumber(position, square);
      assert.deepEqual(flips(position, SQUARES[square]), flipped.length > 0 ? namesOf(flipped) : undefined);
      assert.equal(after?.board, flipped.length > 0 ? boardAfter(board, color, square) : undefined, board);
      assert.equal(after?.turn, after && other);
    }
  }
  assert.ok(passes > 10, `${passes} passes`);
});
