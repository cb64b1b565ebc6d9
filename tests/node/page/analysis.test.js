// What Analyze says of lines and of moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bookShare } from "../../../www/analyze/explorer/text.js";
import { lineLength } from "../../../www/analyze/text.js";

test("a line is as long as the moves that it has, and a pass is none", () => {
  assert.equal(lineLength({ pv: ["a1", "pass", "b2"], depth: 3, exact: true }), "2 moves");
  assert.equal(lineLength({ pv: ["a1"], depth: 1, exact: false }), "1 move");
});

test("a line of which little was kept goes as far as was looked, as the words on its value say", () => {
  assert.equal(lineLength({ pv: ["a1", "pass", "b2"], depth: 24, exact: false }), "23 moves");
  assert.equal(lineLength({ pv: ["a1", "pass", "b2"], depth: 24, exact: true }), "2 moves");
});

test("even few games are more than none", () => {
  assert.deepEqual(
    [0, 53, 150, 30000].map((games) => bookShare(games, 30000)),
    ["0%", "<1%", "<1%", "100%"],
  );
});
