import assert from "node:assert/strict";
import { test } from "node:test";
import { freeRows } from "../../../www/report/card/free-rows.js";

test("what more there is to say lies over rows of the board that hold no square of which the card speaks", () => {
  assert.deepEqual(freeRows([], false, 3), { below: 0, rows: 3 });
  assert.deepEqual(freeRows(["f4", "d6", "e3", "e4"], false, 1.2), { below: 0, rows: 2 });
  assert.deepEqual(freeRows(["f4", "d6", "e5"], true, 3), { below: 0, rows: 3 });
  assert.deepEqual(freeRows(["g7", "h8", "a5"], false, 4), { below: 4, rows: 4 });
  assert.deepEqual(freeRows(["a1", "h8"], false, 4), { below: 1, rows: 4 });
});

test("it has all rows that it needs, and hides as few of the squares as possible where too few are free", () => {
  assert.deepEqual(freeRows(["a1", "c1", "d3", "c5", "g7"], false, 2.5), { below: 0, rows: 3 });
  assert.deepEqual(freeRows(["f4", "d6", "e3", "e4"], false, 3.9), { below: 0, rows: 4 });
  assert.deepEqual(freeRows(["a7", "b7", "c6"], false, 5), { below: 3, rows: 5 });
  assert.deepEqual(freeRows(["a1"], false, 12), { below: 0, rows: 8 });
});
