// Keys of one's own: which there are, what they do, and which are refused.

import assert from "node:assert/strict";
import { test } from "node:test";
import { recallHabits, rememberHabits } from "../../../www/hands/habits.js";
import { defaultKeys, keyName, keysWith, refusalOf } from "../../../www/own-keys/keys.js";
import { storageOf } from "./storage.js";

const DEFAULTS = defaultKeys({ u: "undo", t: "hint", F: "flip", "?": "help" });

test("a key that was chosen takes the place of the one before, and the others stay", () => {
  assert.deepEqual(keysWith(DEFAULTS, {}), DEFAULTS);
  const keys = keysWith(DEFAULTS, { undo: "z", flip: "u", gone: "y" });
  assert.deepEqual(keys, { z: "undo", t: "hint", u: "flip", "?": "help", o: "circle", O: "arrow" });
});

test("keys of the board, keys that are taken and keys without a sign are refused by a sentence", () => {
  for (const key of ["a", "h", "1", "8", "m", "M", " ", "Enter", "ArrowLeft", "F5", "t", "O"])
    assert.match(String(refusalOf(key, "undo", DEFAULTS)), /^\S.+\.$/, key);
  assert.match(String(refusalOf("t", "undo", DEFAULTS)), /^T is already the key for: Hint\./);
  for (const key of ["u", "z", "U", "9", "é", "/", "A"])
    assert.equal(refusalOf(key, "undo", DEFAULTS), null, key);
  assert.deepEqual(["o", "O", "?", "9"].map(keyName), ["O", "Shift O", "?", "9"]);
});

test("habits are kept in this browser, and what is none is left out", (t) => {
  const storage = storageOf(t);
  assert.deepEqual(recallHabits(), { confirms: false, keys: {} });
  rememberHabits({ keys: { undo: "z" } });
  rememberHabits({ confirms: true });
  assert.deepEqual(recallHabits(), { confirms: true, keys: { undo: "z" } });
  void storage;
});
