// Words that every object of JavaScript has a field for, where words of a format stand: they mean nothing there.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";

const WORDS = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];

suite("a word that objects have of themselves is one like others", () => {
  for (const word of WORDS) {
    test(word, () => {
      for (const text of [
        `(;GM[2]PL[${word}];B[f5])`,
        `(;GM[2]${word}[d3]${word.toUpperCase()}[d3];B[f5]${word}[a1])`,
        `(;GM[Othello]${word}[d3]PB[${word}]B[f5];)`,
        `[Black "${word}"]\n[${word} "1"]\n\n1. f5 *`,
        JSON.stringify({ moves: "f5", black: word }).replace("{", `{"${word}":1,`),
      ]) {
        const [game, ...others] = readGames(text).games;
        assert.deepEqual([game?.game.transcript, others.length], ["f5", 0], text);
      }
    });
  }
});
