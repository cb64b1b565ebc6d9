// The words of which CONTRIBUTING says that they mean one thing.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { listedWords, secondMeanings } from "./words.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The sources of package, page and command. Other languages have words of their own, and what is made is not written. */
function sourcesOf() {
  const files = ["bin", "js", "www"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:js|ts)$/.test(file) && !/(?:^|\/)(?:generated|languages)\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
}

const words = listedWords(readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8"));

test("a word that means one thing means no other one", () => {
  const sources = sourcesOf();
  assert.ok(words.length > 5 && sources.size > 300, `${words.length} words, ${sources.size} files`);
  assert.deepEqual(
    words.flatMap((word) => secondMeanings(word, sources).map((file) => `${word}: ${file}`)),
    [],
  );
});

test("a second meaning is found, whether of a type or of another word", () => {
  const sources = new Map([
    ["js/one.js", "/** @typedef {{ drawn: { at: number } }} View */\nexport class Shelf {}"],
    ["www/two.js", '/** @typedef {object} View */\n/** @typedef {import("./one.js").Shelf} Shelf */'],
    ["www/three.js", " * @property {readonly Mark[]} drawn by hand\nconst practiseButton = 1;"],
    [
      "www/four.js",
      '/** Marks are drawn: here. */\nexport const start = choice("usual", ["usual", "drawn"]);',
    ],
    ["js/six.js", "const place = all.findIndex(isIt);"],
    ["js/seven.js", "tell(problem.place); button.place(square); // in its place"],
    ["www/five.js", 'import "./engine-memory/feature.js";\n// Little memory: the table is small.'],
  ]);
  const found = Object.fromEntries(
    ["View", "Shelf", "drawn", "memory", "place", "practise"].map((word) => [
      word,
      secondMeanings(word, sources),
    ]),
  );
  assert.deepEqual(found, {
    View: ["js/one.js", "www/two.js"],
    Shelf: [],
    drawn: ["www/three.js", "www/four.js"],
    memory: ["www/five.js"],
    place: ["js/six.js"],
    practise: ["www/three.js"],
  });
  assert.throws(() => secondMeanings("unlisted", sources), /unlisted/);
});
