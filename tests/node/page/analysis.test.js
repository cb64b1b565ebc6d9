// What Analyze says of lines and of moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lineLength } from "../../../www/analyze/text.js";

test("a line is as long as the moves that it has, and a pass is none", () => {
  assert.equal(lineLength(["a1", "pass", "b2"]), "2 moves");
  assert.equal(lineLength(["a1"]), "1 move");
});
