// Reading takes as long as the text is, whatever is in it: eight times the text at most twelve times as long, of both in one run.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { checkGrowth } from "../../fuzz/growth.js";
import { READERS } from "../../fuzz/outside.js";

const BOARD = "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\n";

suite("a text that repeats a pattern is read in time that grows with its length", () => {
  for (const [name, [head, unit, tail]] of Object.entries({
    "moves in one node of SGF": ["(;GM[2]", "B[f5]", ")"],
    "variations of SGF with words that are no moves": ["(;GM[2];B[f5]", "(;W[zz])", ")"],
    "games of SGF without an end": ["", "(;GM[2];B[f5]", ""],
    "variations of SGF in each other": ["(;GM[2]", "(;B[f5]", ""],
    "backslashes in a value without an end": ["(;GM[2]C[", "\\]", ""],
    "variations of PGN with words that are no moves": ['[Black "A"]\n\n1. f5 d6 ', "(zz)", ""],
    "comments of PGN without an end": ['[Black "A"]\n\n1. f5 ', "{ ", ""],
    "remarks on one move": ['[Black "A"]\n\n1. f5 ', "{a word} ", ""],
    "comments on one move": ["(;GM[2];B[f5]", ";C[a word]", ")"],
    "tags on one line": ["", '[Black "A"]', ""],
    "lines that begin as tags do": ['[Black "A"]\n', '[Black "\n', ""],
    "blanks behind a word for the turn": [`${BOARD}turn`, " ", "."],
    "rows of boards": ["", "---OX---\n", ""],
    "boards without a side to move": ["", BOARD, ""],
    "blanks before a colon in OBF": [`${"-".repeat(27)}OX------XO${"-".repeat(27)} X; f5`, " ", ":+1;"],
    "squares without an end": ["", "f5d6", ""],
    "openings on lines": ["", "f5d6c3\n", ""],
    "invisible letters": ["", "f5\u200b", ""],
    "escapes of addresses": ["", "%20", ""],
    "numbers of a list": ["[", "0,1,2,", ""],
    "something else in parentheses, among tags": ["", '(;A[b]\n[A "b"]\n', ""],
    "marks on one move": ["(;GM[2];B[f5]", ";CR[a1]", ")"],
    "a kind of GGF": ["(;GM[Othello]TY[", "8", "];B[f5];)"],
  })) {
    test(name, () => checkGrowth((length) => head + unit.repeat(Math.ceil(length / unit.length)) + tail));
  }
});

suite("a text from outside is looked through in time that grows with its length", () => {
  for (const [name, reader, length, [head, unit, tail]] of /** @type {const} */ ([
    ["discs in an address", "readGames", 48_000, ["?moves=", "●", ""]],
    ["signs behind a tag without an end", "readGames", 48_000, ['[Black "', " *", ""]],
    ["bars before moves", "Game.parse", 48_000, ["", "|", "f5"]],
    [
      "boards behind moves that are far apart",
      "readGames",
      160_000,
      [`f5${" ".repeat(40_000)}d6\n`, BOARD, ""],
    ],
    ["signs at the end of a link", "links", 48_000, ["https://example.org/#f5d6", "●", "-"]],
    ["signs of fragments", "links", 48_000, ["http://", "#", " x"]],
    ["letters of a file in another encoding", "readFile", 48_000, ["", "a", ""]],
    ["the name of a file in an archive", "archives", 48_000, ["", "a", "/games.wtb"]],
    ["a line that comes in pieces", "lines", 160_000, ["", "a", ""]],
    ["blanks in a command", "protocols", 48_000, ["x", " ", "x"]],
  ])) {
    test(name, () => {
      const found = READERS.find((each) => each.name === reader) ?? assert.fail(reader);
      const text = (/** @type {number} */ size) => head + unit.repeat(Math.ceil(size / unit.length)) + tail;
      return checkGrowth(text, found, length);
    });
  }

  test("boards behind moves that are far apart", () =>
    checkGrowth((size) => `f5${" ".repeat(size / 2)}d6\n${BOARD.repeat(Math.ceil(size / 144))}`));
});
