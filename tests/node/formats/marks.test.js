// What is drawn over positions: in SGF, in JSON, and in trees that are written.

/** @import { PositionMark } from "flipside/formats" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames, writeGames } from "flipside/formats";
import { Game } from "flipside/game";

/** @param {string} text */
const treeIn = (text) => readGames(text).games[0]?.tree ?? assert.fail("no game");

test("marks of SGF are those of the position of their node: points, rectangles, arrows and lines", () => {
  const tree = treeIn(
    "(;FF[4]GM[2]CR[d4]AR[ab:cd];B[f5]TR[c3]CR[a1:b2]MA[d3]LN[a1:a8]LN[a1:a8];C[later]SQ[h8]SL[aa];W[d6])",
  );
  assert.deepEqual(tree.marks, [
    { square: "d4", shape: "ring" },
    { from: "a2", to: "c4" },
  ]);
  assert.deepEqual(tree.branches[0]?.marks, [
    ...["a1", "a2", "b1", "b2"].map((square) => ({ square, shape: "ring" })),
    { square: "d3", shape: "cross" },
    { square: "h8", shape: "square" },
    { square: "c3", shape: "dot" },
    { square: "a1", shape: "tint" },
    { from: "a1", to: "a8" },
  ]);
  assert.equal(tree.branches[0]?.branches[0]?.marks, undefined);
  assert.match(
    writeGames(tree, { format: "sgf" }),
    /CR\[d4\]AR\[a2:c4\];B\[f5\]C\[later\]CR\[a1\]\[a2\]\[b1\]\[b2\]MA\[d3\]SQ\[h8\]TR\[c3\]SL\[a1\]AR\[a1:a8\];W/,
  );
});

test("a mark of the node that is both the root and the first move is that of the move", () => {
  const tree = treeIn("(;FF[4]GM[2]CR[d4]B[f5];W[d6])");
  assert.equal(tree.marks, undefined);
  assert.deepEqual(tree.branches[0]?.marks, [{ square: "d4", shape: "ring" }]);
});

test("what names no squares is no mark, and the game is read without it", () => {
  const { games } = readGames("(;FF[4]GM[2];B[f5]CR[][i9][a1:][tt]AR[d3][d3:d3][d3:z1]LN[:]LB[d3:A];W[d6])");
  assert.equal(games[0]?.problem, null);
  assert.equal(games[0]?.tree.branches[0]?.marks, undefined);
});

test("a tree is written with its marks, each once and in one order, and without what is none", () => {
  const given = /** @type {PositionMark[]} */ (
    /** @type {unknown} */ ([
      { from: "d3", to: "f5" },
      { square: "e4" },
      { square: "e4", shape: "ring" },
      null,
      "e4",
      { square: "e9" },
      { square: "e4", shape: "star" },
      { from: "a1", to: "a1" },
    ])
  );
  const { start } = new Game();
  const marks = [
    { square: "e4", shape: "ring" },
    { from: "d3", to: "f5" },
  ];
  const tree = {
    start,
    marks: given,
    branches: [{ move: /** @type {const} */ ("f5"), marks: given, branches: [] }],
  };
  const text = writeGames(tree, { format: "sgf" });
  assert.match(text, /CR\[e4\]AR\[d3:f5\];B\[f5\]CR\[e4\]AR\[d3:f5\]\)/);
  const expected = { start, marks, branches: [{ move: "f5", marks, branches: [] }] };
  assert.deepEqual(treeIn(text), expected);
  assert.deepEqual(treeIn(JSON.stringify(tree)), expected);
  for (const format of /** @type {const} */ (["pgn", "ggf", "transcript"]))
    assert.doesNotMatch(JSON.stringify(treeIn(writeGames(tree, { format }))), /marks/, format);
});
