// What Analyze says of lines and of moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bookShare } from "../../../www/analyze/explorer/text.js";
import { lineLength } from "../../../www/analyze/text.js";

test("a line is as long as the moves that it has, and a pass is none", () => {
  assert.equal(lineLength(["a1", "pass", "b2"]), "2 moves");
  assert.equal(lineLength(["a1"]), "1 move");
});

test("even few games are more than none", () => {
  assert.deepEqual(
    [0, 53, 150, 30000].map((games) => bookShare(games, 30000)),
    ["0%", "<1%", "<1%", "100%"],
  );
});
