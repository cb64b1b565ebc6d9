import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { loads } from "../../benches/size.js";
import { FRESH, run } from "./fresh.js";

/** The most bytes that a page may load, so that unintended growth is noticed. */
const MOST_LOADED = { gzip: 300_000, brotli: 290_000 };
const MEBIBYTE = 2 ** 20;

test("a page loads at most 300 kB, however it comes by the engine", async () => {
  for (const { entry, gzip, brotli } of await loads(join(FRESH, "node_modules", "flipside", "dist"))) {
    assert.ok(gzip <= MOST_LOADED.gzip, `${entry}: ${gzip} bytes with gzip`);
    assert.ok(brotli <= MOST_LOADED.brotli, `${entry}: ${brotli} bytes with brotli`);
  }
});

test("an engine with the default table takes at most 96 MiB of memory", async () => {
  const bytes = Number(await run("node", ["projects/memory.js"]));
  assert.ok(bytes > 32 * MEBIBYTE && bytes <= 96 * MEBIBYTE, `${bytes} bytes`);
});
