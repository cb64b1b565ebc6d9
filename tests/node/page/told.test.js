import assert from "node:assert/strict";
import { test } from "node:test";
import { createTold } from "../../../www/reasons/told.js";

/** @param {import("flipside/coach").ReasonKind} kind */
const reason = (kind) => ({
  kind,
  sentence: kind,
  reply: null,
  counted: null,
  shape: null,
  squares: { played: [], best: [] },
});

test("what was told of the mistake before is that of another one, however often a mistake is drawn", () => {
  const told = createTold();
  const [first, second] = [{}, {}];
  const [open, short] = [[reason("frontier")], [reason("mobility")]];
  assert.deepEqual(told.before(first), []);
  told.tell(first, open);
  assert.deepEqual(told.before(first), [], "its own reasons are not those before");
  assert.deepEqual(told.before(second), open);
  told.tell(second, short);
  // It is drawn anew when it is known what players chose.
  told.tell(second, short);
  assert.deepEqual(told.before(second), open);
  assert.deepEqual(told.before(first), short, "one may go back");
  told.tell(first, []);
  assert.deepEqual(told.before(second), short, "a mistake without reasons is passed over");
});
