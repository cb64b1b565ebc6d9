import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { loads } from "../../benches/size.js";
import { FRESH, run } from "./fresh.js";

/** The most bytes that a page may load, so that unintended growth is noticed. */
const MOST_LOADED = { gzip: 300_000, brotli: 290_000 };
/** The most bytes of the coach without its English, and of a language of it, with gzip. */
// Counts of moves after the replies took 500 bytes more, and 250 of a language. Processors pack differently, by up to 1 %.
const [MOST_COACH, MOST_LANGUAGE] = [15.5 * 1024, 2_800];
const MEBIBYTE = 2 ** 20;

test("a page loads at most 300 kB, however it comes by the engine", async () => {
  for (const { entry, gzip, brotli } of await loads(join(FRESH, "node_modules", "flipside", "dist"))) {
    assert.ok(gzip <= MOST_LOADED.gzip, `${entry}: ${gzip} bytes with gzip`);
    assert.ok(brotli <= MOST_LOADED.brotli, `${entry}: ${brotli} bytes with brotli`);
  }
});

test("the coach takes at most 15.5 KiB of a page, and each of its languages 2.8 kB", async () => {
  const dist = join(FRESH, "node_modules", "flipside", "dist");
  const coach = (await loads(dist)).find(({ entry }) => entry === "flipside/coach");
  const sizeOf = (/** @type {string} */ file) => gzipSync(readFileSync(file), { level: 9 }).length;
  const languages = join(dist, "coach", "languages");
  const files = readdirSync(languages).filter((file) => file.endsWith(".js"));
  assert.equal(files.length, 7);
  // Its English is loaded with it, in a file that the language of its own takes it from.
  const english = coach?.files.find((file) => readFileSync(join(languages, "en.js"), "utf8").includes(file));
  assert.ok(coach && english);
  const least = coach.gzip - sizeOf(join(dist, english));
  assert.ok(least <= MOST_COACH, `${least} bytes with gzip`);
  for (const file of [join(dist, english), ...files.map((each) => join(languages, each))])
    assert.ok(sizeOf(file) <= MOST_LANGUAGE, `${file}: ${sizeOf(file)} bytes with gzip`);
});

test("an engine with the default table takes at most 96 MiB of memory", async () => {
  const bytes = Number(await run("node", ["projects/memory.js"]));
  assert.ok(bytes > 32 * MEBIBYTE && bytes <= 96 * MEBIBYTE, `${bytes} bytes`);
});
