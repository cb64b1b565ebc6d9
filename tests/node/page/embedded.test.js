import assert from "node:assert/strict";
import { test } from "node:test";
import { keepNothing, recallHere, remember, rememberHere } from "../../../www/storage/local.js";
import { storageOf } from "./storage.js";
import { openMatch } from "./table.js";

test("a page in the frame of another one keeps nothing, whatever is set or played in it", (t) => {
  const stored = storageOf(t);
  remember({ settings: { sound: true } });
  const before = stored();
  assert.deepEqual(before, { settings: { sound: true } });
  keepNothing();
  remember({ puzzles: {} });
  rememberHere({ flipped: true });
  const { match } = openMatch({ side: "both" });
  match.set({ values: true });
  match.set({ flipped: true });
  match.place("f5");
  assert.deepEqual(stored(), before);
  assert.deepEqual(recallHere(), before, "it may read what there is");
});
