import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { cycleIn, foldersOf, importsIn, importsOf, importsWithin, upwardIn } from "../support/imports.js";

/** @import { Imports } from "../support/imports.js" */

/** The folders of the package, the lowest first. */
const PACKAGE = [
  "generated",
  "host",
  "rules",
  "notation",
  "game",
  "loading",
  "request",
  "backends",
  "dispatch",
  "calls",
];
/** What nobody in the package imports but its own entry, and what each of them may use besides: collections read by the formats. */
const LEAVES = [
  "formats",
  "book",
  "library",
  "coach",
  "board",
  "games",
  "puzzles",
  "repertoire",
  "verdicts",
  "xot",
];
const LEAVES_BELOW = /** @type {Readonly<Record<string, readonly string[]>>} */ ({ games: ["formats"] });

/** What every feature of the page may use, the lowest first. */
const COMMON = [
  "package",
  "storage",
  "keys",
  "dom",
  "words",
  "state",
  "messages",
  "game",
  "archive",
  "train",
  "friend",
  "players",
  "openings",
  "evaluation",
  "reasons",
  "picture",
  "review",
  "progress",
  "match",
  "files",
  "link",
  "feature.js",
];

/**
 * The features, which import none but themselves. Some have others within: the editor in the board's folder, the explorer in that of
 * analysis.
 */
const FEATURES = [
  "notices",
  "book",
  "stored-analysis",
  "board",
  "moves",
  "score",
  "result",
  "last-move",
  "rooms",
  "status",
  "engine-panel",
  "opponent-card",
  "new-game",
  "learn",
  "settings",
  "analyze",
  "backup",
  "controls",
  "training",
  "collection",
  "export",
  "import",
  "past-games",
  "print",
  "share",
  "report",
  "guided",
  "correspondence",
  "wake-lock",
  "confirm-moves",
  "sketch",
  "own-keys",
  "help",
  "offline",
  "embed",
];

/** The folders of the page, the lowest first. */
const PAGE = [
  ...COMMON,
  ...FEATURES,
  // What puts them together.
  "phrases.js",
  "languages",
  "translation",
  "page.js",
  "later.js",
  "main.js",
  "start.js",
];

/** The lists of the features. */
const LISTS = ["www/main.js", "www/later.js"];

/** The feature that a file is of: the nearest folder above it with a `feature.js`. @param {string} file @returns {string | undefined} */
function featureOf(file) {
  for (let folder = dirname(file); folder.includes("/"); folder = dirname(folder))
    if (existsSync(join(folder, "feature.js"))) return folder;
  return undefined;
}

/** Whether one feature imports another. @param {{ file: string, target: string }} named */
function isAcross({ file, target }) {
  const [own, other] = [featureOf(file), featureOf(target)];
  return own !== undefined && other !== undefined && own !== other;
}

/** The circles of files, and of the files and folders of each folder. @param {Imports} imports @returns {string[]} */
function circlesIn(imports) {
  const within = [...foldersOf(imports)].map((folder) => importsWithin(imports, folder));
  return [imports, ...within].flatMap((each) => cycleIn(each)?.join(" -> ") ?? []);
}

/** What the command imports beside itself and the package. @param {Imports} imports @returns {string[]} */
function notOfCommand(imports) {
  return [...imports.values()].flat().filter((target) => !/^(bin|js)\//.test(target));
}

/** The imports of the package that point up, or from leaf to leaf. @param {Imports} imports @returns {string[]} */
function upwardInPackage(imports) {
  return LEAVES.flatMap((leaf) => {
    const order = [...PACKAGE, ...(LEAVES_BELOW[leaf] ?? []), leaf];
    const own = [...imports].filter(([file]) => order.includes(String(file.split("/")[1])));
    return upwardIn(new Map(own), "js", order);
  });
}

for (const folder of ["js", "www", "bin"]) {
  test(`no file of ${folder} imports itself by way of others`, () => {
    const imports = importsOf(folder);
    const count = [...imports.values()].flat().length;
    assert.ok(count > 8, `${count} imports were found`);
    assert.equal(cycleIn(imports)?.join(" -> "), undefined);
  });
}

test("in the page and the command no file and no folder needs itself by way of others, not for a type either", () => {
  for (const root of ["www", "bin"]) assert.deepEqual(circlesIn(importsOf(root, { types: true })), []);
});

test("the command uses the package, and nothing of the page", () => {
  assert.deepEqual(notOfCommand(importsOf("bin", { types: true })), []);
});

test("the folders of the package import only those below, and the leaves never each other", () => {
  assert.deepEqual(upwardInPackage(importsOf("js")), []);
});

test("what keeps games knows nothing of what asks them, and neither of what adds and joins them", () => {
  const imports = importsOf("js/games", { types: true });
  const order = ["keeping", "asking", "add.js", "same.js", "joining.js", "games.js", "types.js"];
  assert.deepEqual(upwardIn(imports, "js/games", order), []);
  assert.deepEqual(
    readdirSync("js/games")
      .filter((name) => name.endsWith(".js") || !name.includes("."))
      .sort(),
    [...order].sort(),
  );
});

test("types of the package point down as well, except the two classes that an option names", () => {
  const imports = importsOf("js", { types: true });
  for (const file of imports.keys()) if (!file.slice("js/".length).includes("/")) imports.delete(file);
  assert.deepEqual(upwardIn(imports, "js", [...PACKAGE, ...LEAVES]), [
    "js/request/options.js -> js/book/book.js",
    "js/request/options.js -> js/library/library.js",
  ]);
});

test("of the package's sources the page imports what it has in common with the command, the rest as it is built", () => {
  const targets = [...importsOf("www").values()].flat().filter((target) => target.startsWith("js/"));
  assert.deepEqual(
    targets.filter(
      (target) =>
        !/^js\/((puzzles|repertoire|verdicts|xot)\/|rules\/(board|phases|position|symmetry)\.js$|board\/drawing\/shapes\.js$|host\/database\.js$)/.test(
          target,
        ),
    ),
    [],
  );
  assert.ok(targets.length > 4);
});

test("the folders of the page import only those below, types included", () => {
  assert.deepEqual(upwardIn(importsOf("www", { types: true }), "www", PAGE), []);
});

test("a feature of the page imports no other feature and no type of one, and names no file of one", () => {
  const features = new Set(FEATURES.map((name) => `www/${name}`));
  const named = [...importsOf("www", { types: true })].flatMap(([file, imported]) => {
    const source = readFileSync(file, "utf8");
    const addresses = [...source.matchAll(/new URL\(\s*"(\.[^"]+)"/g)].map(([, address = ""]) =>
      join(dirname(file), address),
    );
    return [...imported, ...addresses].map((target) => ({ file, target }));
  });
  assert.deepEqual(named.filter(isAcross), []);
  assert.ok(named.some(({ target }) => target === "www/style/dialogs.css"));
  for (const folder of features) assert.equal(featureOf(`${folder}/feature.js`), folder);
});

test("every feature of the page is in one of the two lists, and says first what it is", () => {
  const files = readdirSync("www", { recursive: true, encoding: "utf8" });
  const features = files.filter((file) => /\/feature\.js$/.test(file));
  const imports = importsOf("www");
  const listed = LISTS.flatMap((list) => imports.get(list) ?? []).filter((file) =>
    file.endsWith("/feature.js"),
  );
  assert.deepEqual(listed.sort(), features.map((file) => `www/${file}`).sort());
  for (const folder of FEATURES) assert.ok(features.includes(`${folder}/feature.js`), folder);
  for (const file of features)
    assert.match(readFileSync(join("www", file), "utf8"), /^\/\/ \p{Lu}.+\.$/mu, file);
});

test("every folder of the page has a file that says first what the folder is", () => {
  for (const folder of [...COMMON.filter((name) => !name.includes(".")), ...FEATURES, "translation"]) {
    const files = readdirSync(join("www", folder), { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => file.endsWith(".js"));
    assert.ok(
      sources.some((file) => readFileSync(join("www", folder, file), "utf8").startsWith("// ")),
      folder,
    );
  }
});

test("every folder of package and page has its place", () => {
  const foldersOf = (/** @type {string} */ root) =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  assert.deepEqual(
    foldersOf("js").filter((name) => ![...PACKAGE, ...LEAVES].includes(name)),
    [],
  );
  const unscripted = ["icons", "style"];
  assert.deepEqual(
    foldersOf("www").filter((name) => ![...PAGE, ...unscripted].includes(name)),
    [],
  );
});

test("an import that points up is found and named", () => {
  const imports = new Map([
    ["js/low/a.js", ["js/low/b.js", "js/high/c.js", "dist/d.js"]],
    ["js/high/c.js", ["js/low/a.js"]],
  ]);
  assert.deepEqual(upwardIn(imports, "js", ["low", "high"]), ["js/low/a.js -> js/high/c.js"]);
});

/** The imports of a folder, types included, with one more. @param {string} file @param {string} source @returns {Imports} */
function importsWith(file, source) {
  const imports = importsOf(file.split("/")[0] ?? "", { types: true });
  return imports.set(file, [...(imports.get(file) ?? []), ...importsIn(file, source, { types: true })]);
}

/** Imports as there were before this test, and an import of each kind that it is to refuse. */
const REFUSED = /** @type {const} */ ([
  [
    "the command leans on the page",
    "bin/batch/verdict.js",
    'import { reportOf } from "../../www/review/report.js";',
  ],
  [
    "the command takes a list of the page",
    "bin/match/openings.js",
    'export { EVEN } from "../../www/openings/even.js";',
  ],
  [
    "a feature needs another one",
    "www/collection/text.js",
    'import { importTexts } from "../import/text.js";',
  ],
  [
    "a feature needs the type of another one",
    "www/import/parts.js",
    '/** @import { Row } from "../collection/text.js" */',
  ],
  [
    "a feature within one needs the features beside",
    "www/analyze/explorer/view.js",
    'import { createMoves } from "../../moves/view.js";',
  ],
  [
    "the types of the state need the game above",
    "www/state/types.js",
    '/** @typedef {import("../match/match.js").Match} Match */',
  ],
  [
    "the elements need what a feature is",
    "www/dom/styles.js",
    '/** @import { Feature } from "../feature.js" */',
  ],
  [
    "what knows of mistakes needs the feature of the book",
    "www/reasons/known.js",
    'const { open } = await import("../book/feature.js");',
  ],
  ["the coach needs the book", "js/coach/known.js", 'import { Book } from "../book/book.js";'],
  ["the rules need what is above", "js/rules/board.js", 'import { Game } from "../game/game.js";'],
  ["two files need each other", "www/state/store.js", 'import { own } from "./store.js";'],
  [
    "two folders need each other for a type",
    "bin/input/files.js",
    '/** @import { Summary } from "../match/summary.js" */',
  ],
]);

for (const [fault, file, source] of REFUSED) {
  test(`it is noticed where ${fault}`, () => {
    const imports = importsWith(file, source);
    const [target = ""] = importsIn(file, source, { types: true });
    const found = [
      ...circlesIn(imports),
      ...(file.startsWith("bin/") ? notOfCommand(imports) : []),
      ...(file.startsWith("js/") ? upwardInPackage(imports) : []),
      ...(file.startsWith("www/") ? upwardIn(imports, "www", PAGE) : []),
      ...(isAcross({ file, target }) ? [target] : []),
    ];
    assert.notDeepEqual(found, []);
  });
}

test("a cycle is found and named by its path", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", []],
    ["d", ["b"]],
  ]);
  assert.deepEqual(cycleIn(imports), ["b", "d", "b"]);
  imports.set("d", ["c"]);
  assert.equal(cycleIn(imports), undefined);
});

test("the rules import nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/game.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed = /^js\/(game|host\/.+|rules\/\w+|notation\/\w+|game\/[\w-]+|generated\/opening-names)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 8);
});

test("the formats import the rules and nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/formats.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed =
    /^js\/(formats|host\/.+|rules\/\w+|notation\/\w+|game\/[\w-]+|formats\/.*|generated\/opening-names)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 20);
});

test("collections import the rules and the formats, and nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/games.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed =
    /^js\/(games|host\/.+|rules\/\w+|notation\/\w+|game\/[\w-]+|formats\/.*|games\/.*|generated\/opening-names)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 40);
});

test("puzzles import the rules and nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/puzzles.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed =
    /^js\/(puzzles|host\/(error|kind|node|bytes\/\w+)|rules\/(bits|board|position)|puzzles\/\w+|generated\/puzzle(s-\d+|-counts))\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 8);
});

test("the coach imports the rules and nothing of the engine, nor the names of openings", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/coach.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed = /^js\/(coach|host\/error|rules\/(bits|board|phases|position)|notation\/\w+|coach\/.*)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 12);
});

test("the board imports the rules and nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/board.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed =
    /^js\/(board|host\/error|board\/(drawing\/)?\w+|rules\/(bits|board|position)|notation\/\w+|generated\/board-style)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 12);
});
