// The words of which CONTRIBUTING says that they mean one thing.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { listedWords, secondMeanings } from "./words.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Where sources are: in Rust, and in JavaScript or TypeScript. */
const FOLDERS = ["benches", "bin", "book", "fuzz", "js", "src", "tests", "tools", "www"];
const READ = /^(?:bin|js|www)\/.*\.(?:js|ts)$|\.rs$/;
/** Other languages have words of their own, and what is made is not written. */
const LEFT_OUT = /\/(?:artifacts|corpus|generated|languages|node_modules|target)\//;

/** The sources of core, package, page and command. */
function sourcesOf() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => READ.test(file) && !LEFT_OUT.test(file)),
  );
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
}

const words = listedWords(readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8"));

test("a word that means one thing means no other one", () => {
  const sources = sourcesOf();
  const rust = [...sources.keys()].filter((file) => file.endsWith(".rs")).length;
  assert.ok(words.length > 5 && sources.size - rust > 300, `${words.length} words, ${sources.size} files`);
  assert.ok(rust > 150, `${rust} files of Rust`);
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
    ["src/eight.rs", "// In its place.\nlet place = slots.len(); // a place"],
    ["src/nine.rs", "fn at(sites: &[[u8; PLACES]]) {}\nlet drawn = deal(seed);"],
    ["src/ten.rs", '/// A place\nMove::Place(square) => quoted(\'"\', "in \\"place\\""), // drawn'],
    ["src/eleven.rs", "pub(in crate::search) struct View {\n    board: Board,\n}"],
    ["tools/src/twelve.rs", "fn f() {\n    #[derive(Clone)]\n    enum View {}\n}\ntype Shelf = View;"],
    ["www/five.js", 'import "./engine-memory/feature.js";\n// Little memory: the table is small.'],
  ]);
  const found = Object.fromEntries(
    ["View", "Shelf", "drawn", "memory", "place", "practise"].map((word) => [
      word,
      secondMeanings(word, sources),
    ]),
  );
  assert.deepEqual(found, {
    View: ["src/eleven.rs", "tools/src/twelve.rs", "js/one.js", "www/two.js"],
    Shelf: [],
    drawn: ["www/three.js", "www/four.js", "src/nine.rs"],
    memory: ["www/five.js"],
    place: ["js/six.js", "src/eight.rs", "src/nine.rs"],
    practise: ["www/three.js"],
  });
  assert.throws(() => secondMeanings("unlisted", sources), /unlisted/);
});
