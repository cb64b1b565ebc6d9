import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { OthelloBoard } from "flipside/board";

/** What a page may load for a board, in bytes with gzip. */
const MOST_LOADED = 12_000;

test("the board is one file of at most 12 kB with gzip", async () => {
  const file = await readFile(new URL("../../dist/board.js", import.meta.url));
  assert.doesNotMatch(file.toString(), /\bimport\b\s*[{("*]/, "it imports nothing");
  const bytes = gzipSync(file, { level: 9 }).length;
  assert.ok(bytes <= MOST_LOADED, `${bytes} bytes`);
});

test("a server may import the board, where there are no elements", () => {
  assert.equal("customElements" in globalThis, false);
  assert.equal(typeof OthelloBoard, "function");
  assert.ok(OthelloBoard.observedAttributes.includes("position"));
});
