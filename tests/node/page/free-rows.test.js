import assert from "node:assert/strict";
import { test } from "node:test";
import { freeRows } from "../../../www/report/card/free-rows.js";

test("what more there is to say lies over rows of the board that hold no square of which the card speaks", () => {
  assert.deepEqual(freeRows([], false), { below: 0, rows: 8 });
  assert.deepEqual(freeRows(["f4", "d6", "e3", "e4"], false), { below: 0, rows: 2 });
  assert.deepEqual(freeRows(["f4", "d6", "e5"], true), { below: 0, rows: 3 });
  assert.deepEqual(freeRows(["c3", "c4"], false), { below: 0, rows: 4 });
  assert.deepEqual(freeRows(["g7", "h8", "a5"], false), { below: 4, rows: 4 });
  assert.deepEqual(freeRows(["a1", "h8"], false), { below: 1, rows: 6 });
});

test("where no rows are free those with the fewest squares are taken", () => {
  assert.deepEqual(freeRows(["a1", "c1", "d3", "c5", "g7"], false), { below: 0, rows: 3 });
});
