// Keys of one's own: which there are, what they do, and which are refused.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionOf } from "../../../www/keys/keys.js";
import { latinKey } from "../../../www/keys/latin.js";
import { keyName, keysWith, refusalOf } from "../../../www/own-keys/keys.js";
import { recallKeys, rememberKeys } from "../../../www/own-keys/stored.js";
import { storageOf } from "./storage.js";

const DEFAULTS = { u: "undo", t: "hint", F: "flip", "?": "help", o: "circle", O: "arrow" };

test("a key that was chosen takes the place of the one before, and the others stay", () => {
  assert.deepEqual(keysWith(DEFAULTS, {}), DEFAULTS);
  const keys = keysWith(DEFAULTS, { undo: "z", flip: "u", gone: "y" });
  assert.deepEqual(keys, { z: "undo", t: "hint", u: "flip", "?": "help", o: "circle", O: "arrow" });
});

test("a chosen key stays a person's own where a newer action has it at first", () => {
  const newer = { ...DEFAULTS, z: "newer" };
  assert.deepEqual(keysWith(newer, { undo: "z" }), {
    t: "hint",
    F: "flip",
    "?": "help",
    o: "circle",
    O: "arrow",
    z: "undo",
  });
});

test("keys of the board, keys that are taken and keys without a sign are refused by a sentence", () => {
  for (const key of ["a", "h", "1", "8", "m", "M", " ", "Enter", "ArrowLeft", "F5", "t", "O"])
    assert.match(String(refusalOf(key, "undo", DEFAULTS)), /^\S.+\.$/, key);
  assert.match(String(refusalOf("t", "undo", DEFAULTS)), /^T is already the key for: Hint\./);
  for (const key of ["u", "z", "U", "9", "é", "/", "A"])
    assert.equal(refusalOf(key, "undo", DEFAULTS), null, key);
  assert.deepEqual(["o", "O", "?", "9"].map(keyName), ["O", "Shift O", "?", "9"]);
});

test("the keys that were chosen are kept in this browser, and what is none is left out", (t) => {
  storageOf(t);
  assert.deepEqual(recallKeys(), {});
  rememberKeys({ undo: "z" });
  assert.deepEqual(recallKeys(), { undo: "z" });
  // As earlier versions of the page kept them.
  localStorage.setItem(
    "flipside",
    JSON.stringify({ hands: { confirms: true, keys: { hint: "x", undo: 7 } } }),
  );
  assert.deepEqual(recallKeys(), { hint: "x" });
});

test("a key has the Latin letter of its place where the layout has none, and its own elsewhere", () => {
  for (const [key, code, shiftKey, expected] of /** @type {[string, string, boolean, string][]} */ ([
    ["г", "KeyU", false, "u"],
    ["Ф", "KeyA", true, "A"],
    ["α", "KeyA", false, "a"],
    ["ט", "KeyY", false, "y"],
    ["ㅁ", "KeyA", false, "a"],
    ["لا", "KeyB", false, "لا"],
    ["a", "KeyQ", false, "a"],
    ["ö", "Semicolon", false, "ö"],
    ["Enter", "Enter", false, "Enter"],
  ]))
    assert.equal(latinKey({ key, code, shiftKey }), expected, `${key} at ${code}`);
});

test("a key asks for an action by its place on a Cyrillic layout, by its own letter elsewhere, and for none with Ctrl", () => {
  const press = (/** @type {object} */ given) =>
    actionOf(/** @type {any} */ ({ code: "", ...given }), { n: "new", F: "flip", x: "hint" });
  assert.equal(press({ key: "т", code: "KeyN" }), "new");
  assert.equal(press({ key: "ч", code: "KeyX" }), "hint");
  assert.equal(press({ key: "А", code: "KeyF", shiftKey: true }), "flip");
  assert.equal(press({ key: "N", code: "KeyN", shiftKey: true }), "new");
  assert.equal(press({ key: "n", code: "KeyB" }), "new");
  assert.equal(press({ key: "n", code: "KeyN", ctrlKey: true }), undefined);
  assert.equal(press({ key: "f", code: "KeyF" }), undefined);
});
