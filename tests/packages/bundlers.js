import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite, test } from "node:test";
import { pathToFileURL } from "node:url";
import { esbuild, vite, webpack } from "./built.js";
import { expected } from "./expected.js";
import { FRESH, run } from "./fresh.js";
import { startServer } from "./servers.js";
import { elsewhere, read } from "./web.js";

/**
 * An entry of the package in pages.
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} page that needs no bundler
 * @property {(bundler: string) => string} folder of the page for a bundler
 * @property {string[]} esbuild arguments for it
 */

/** @type {Entry[]} */
const ENTRIES = [
  {
    name: "the main entry, without configuration,",
    page: "/projects/web/plain.html",
    folder: () => "projects/web",
    esbuild: [],
  },
  {
    name: "the slim entry, with the wasm beside it,",
    page: "/projects/slim/plain.html",
    folder: (bundler) => `projects/slim/${bundler}`,
    esbuild: ["worker=flipside/worker", "--loader:.wasm=file"],
  },
];

for (const { name, page, folder, esbuild: options } of ENTRIES) {
  suite(`${name} works in a page`, () => {
    test("without a bundler, with an import map", async () => {
      assert.equal(await read(page), await expected());
    });

    test("that Vite built", async () => {
      assert.equal(await read(await vite(folder("vite"))), await expected());
    });

    test("that Vite serves for development", async (t) => {
      const url = await startServer(t, "vite", ["--port", "0"], folder("vite"));
      assert.equal(await read(url), await expected());
    });

    test("that webpack built", async () => {
      assert.equal(await read(await webpack(folder("webpack"))), await expected());
    });

    test("that esbuild built", async () => {
      assert.equal(await read(await esbuild(folder("esbuild"), ...options)), await expected());
    });
  });
}

test("the package works in one script of a page from a file: address", async () => {
  const folder = "projects/web";
  await run("esbuild", ["page.js", "--bundle", "--format=iife", "--outfile=built/script.js"], folder);
  const page = join(FRESH, folder, "built", "script.html");
  await writeFile(page, '<!doctype html><output></output><script src="script.js"></script>');
  assert.equal(await read(pathToFileURL(page).href), await expected());
});

suite("the package works from another origin than the page's, as on a CDN", () => {
  /** @param {Record<string, string>} files of the package @returns {string} a page that takes them from there */
  const page = (files) => {
    const addresses = Object.entries(files).map(([name, file]) => [name, elsewhere(file)]);
    return `/projects/elsewhere.html?${new URLSearchParams(addresses)}`;
  };

  test("the main entry", async () => {
    assert.equal(await read(page({ entry: "flipside.js", book: "book.js" })), await expected());
  });

  test("the slim entry, its worker and the wasm", async () => {
    const slim = page({ entry: "slim.js", wasm: "engine_bg.wasm", book: "book.js" });
    assert.equal(await read(slim), await expected());
  });
});
