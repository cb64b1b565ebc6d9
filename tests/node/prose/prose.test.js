// Sentences of sources and pages are read once, and lines are not shaped for the formatter.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { faultsOf } from "./faults.js";
import { longLines, longRustComments, spreadLiterals } from "./lines.js";
import { sentencesOf } from "./sentences.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDERS = [
  "benches",
  "bin",
  "book",
  "docs",
  "examples",
  "fuzz",
  "js",
  "scripts",
  "src",
  "tests",
  "tools",
  "www",
];
const PAGES = ["CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"];
/** Folders of what is made, not written. */
const MADE = new Set(["artifacts", "corpus", "dist", "generated", "node_modules", "target"]);
const WRITTEN = /\.(?:css|js|jsx|md|mjs|rs|sh|toml|ts|tsx|yml)$/;

/** The files of a folder that people write, by their paths from the root. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesIn(path);
    return WRITTEN.test(entry.name) ? [path] : [];
  });
}

/** Every file with its text. @type {readonly (readonly [path: string, text: string])[]} */
const FILES = [...PAGES, ...FOLDERS.flatMap(filesIn)].map((path) => [
  relative(ROOT, join(ROOT, path)).replaceAll(sep, "/"),
  readFileSync(join(ROOT, path), "utf8"),
]);
const SCRIPTS = FILES.filter(([path]) => /\.(?:jsx?|mjs|tsx?)$/.test(path));

/** The faults of a file, with the place. @param {string} path @param {string} text */
const faultsIn = (path, text) =>
  sentencesOf(path, text).flatMap((sentence) =>
    faultsOf(sentence.text).map((fault) => `${path}:${sentence.line}: ${fault}: ${sentence.text}`),
  );

test("comments, names of tests and pages have no sentence that is read twice", () => {
  assert.deepEqual(
    FILES.flatMap(([path, text]) => faultsIn(path, text)),
    [],
  );
});

test("literals are written out, and not spread to steer the formatter", () => {
  assert.deepEqual(
    SCRIPTS.flatMap(([path, text]) => spreadLiterals(text).map((line) => `${path}:${line}`)),
    [],
  );
});

test("no line of JSDoc has more than 140 columns", () => {
  assert.deepEqual(
    SCRIPTS.flatMap(([path, text]) => longLines(text).map((line) => `${path}:${line}`)),
    [],
  );
});

test("no comment in Rust has a line of more than 120 columns", () => {
  const sources = FILES.filter(([path]) => path.endsWith(".rs"));
  assert.ok(sources.length > 150, `${sources.length} files`);
  assert.deepEqual(
    sources.flatMap(([path, text]) => longRustComments(text).map((line) => `${path}:${line}`)),
    [],
  );
});

test("a sentence with a fault is found", () => {
  for (const sentence of [
    "The move of the book; nothing where it has none.",
    "The move of the book; nothing when it has none.",
    "All files but for archives are read.",
    "So the table is not used.",
    "So, it waits.",
    "So that it is there in time.",
    "The same, seen from the other side.",
    "The same for books.",
    "The same in words.",
    "Who deletes its folder has deleted it.",
    "Who plays on sits at the board.",
    "Who runs out of time has lost.",
    "Whoever needs an answer gives a signal.",
    "Offers a lesson to who is here for the first time.",
    "A score for who plays it.",
    "The players, of whom the graph speaks.",
    "A position that is to be searched.",
    "The moves are to be played.",
  ])
    assert.notDeepEqual(faultsOf(sentence), [], sentence);
});

test("a sentence that is read once has no fault", () => {
  for (const sentence of [
    "Nothing is stored where nothing can be read.",
    "It counts not for the move but for the position.",
    "All but the first are searched.",
    "So far two were played.",
    "It is loaded late, so that the board comes first.",
    "The board is small, so it fits.",
    "The same seed gives the same moves.",
    "Both are the same for all engines.",
    "Who plays this color?",
    "Who won the game, and by how many discs.",
    "Who is to move by the lines around a board.",
    "Who leads after a move, by the search that is known.",
    "Who plays last in a region says more than who plays last in the game.",
    "Who one plays against, in the place of the moves.",
    "Who played the move that is shown.",
    "A player who runs out of time has lost.",
    "It says nothing of who leads.",
    "The aim is to be quick.",
    "It tells who is ahead, and for whom the clock runs.",
  ])
    assert.deepEqual(faultsOf(sentence), [], sentence);
});

test("sentences are found in comments over several lines, behind tags, in names of tests and in tables", () => {
  const source = [
    "/**",
    " * The first. So the",
    " * second.",
    " * @param {{ a: number }} [first] so much. The third.",
    " * @returns {string} `So` is code",
    " */",
    'const text = "// So no comment";',
    "// One, over",
    "// two lines.",
    "",
    "// Another.",
    'test("so it is named", () => {});',
  ].join("\n");
  assert.deepEqual(sentencesOf("a.js", source), [
    { line: 2, text: "The first." },
    { line: 2, text: "So the second." },
    { line: 4, text: "so much." },
    { line: 4, text: "The third." },
    { line: 5, text: "CODE is code" },
    { line: 8, text: "One, over two lines." },
    { line: 11, text: "Another." },
    { line: 12, text: "So it is named" },
  ]);
  const page =
    "# So named\n\nOne. So\ntwo.\n\n- So three\n\n```js\n// So no text\n```\n\n| So four | five |\n";
  assert.deepEqual(
    sentencesOf("a.md", page).map(({ text }) => text),
    ["So named", "One.", "So two.", "So three", "So four", "five"],
  );
  assert.deepEqual(sentencesOf("a.rs", "//! So one.\nfn f() {}\n/// So two.\n"), [
    { line: 1, text: "So one." },
    { line: 3, text: "So two." },
  ]);
});

test("a literal that is spread is found, and what is made of one is not", () => {
  const spread = (/** @type {string} */ literal) => `...${literal}`;
  assert.deepEqual(
    spreadLiterals(`const a = [\n  ${spread('["b", "]"]')},\n  ${spread("[c].map(d)")},\n];`),
    [2],
  );
  assert.deepEqual(spreadLiterals(`const a = { ${spread("{ b, c: [d] }")} };`), [1]);
  assert.deepEqual(spreadLiterals("const a = { ...(b ? { c } : {}), ...d };"), []);
  assert.deepEqual(spreadLiterals("const a = [...b, ...[...c].reverse()];"), []);
  assert.deepEqual(spreadLiterals(`// One\n\n  // Two\nconst a = [${spread("[b]")}];`), [4]);
  assert.deepEqual(spreadLiterals(`const a = (${spread("[b, c]")}) => b;`), []);
});

test("a long line of JSDoc is found, and a cast before code is not", () => {
  const words = "word ".repeat(30);
  assert.deepEqual(longLines(`/** ${words}*/`), [1]);
  assert.deepEqual(longLines(`/**\n * ${words}\n */`), [2]);
  assert.deepEqual(longLines(`/** @type {${words}} */ (value);\n/** Short. */\nconst a = "${words}";`), []);
});

test("a long comment in Rust is found, and a long line of code is not", () => {
  const words = "word ".repeat(24);
  assert.deepEqual(longRustComments(`    /// ${words}\n//! ${words}\n// …${words.trim()}`), [1, 2, 3]);
  assert.deepEqual(longRustComments(`const TEXT: &str = "${words}"; // a comment`), []);
});
