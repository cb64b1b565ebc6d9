import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const COMPILER = fileURLToPath(new URL("bin/tsc", import.meta.resolve("@typescript/native/package.json")));
const PROGRAM = fileURLToPath(new URL("../types/", import.meta.url));

for (const [what, project] of /** @type {const} */ ([
  ["of a page", "tsconfig.json"],
  ["of the rules alone, without the types of a host,", "tsconfig.rules.json"],
  ["for a bundler,", "tsconfig.bundler.json"],
  ["for Node 16,", "tsconfig.node16.json"],
  ["of a server, without the types of a page,", "tsconfig.server.json"],
])) {
  test(`a strict TypeScript program ${what} compiles against the package, its declarations included`, async () => {
    const run = promisify(execFile)(process.execPath, [COMPILER, "--project", PROGRAM + project]);
    const { stdout } = await run.catch((/** @type {{ stdout: string }} */ failed) => failed);
    assert.equal(stdout, "");
  });
}

test("no public type is `any`", async () => {
  for (const file of [
    "flipside",
    "slim",
    "game",
    "book",
    "book/book",
    "book/learn",
    "book/entry",
    "coach",
    "coach/arguments",
    "coach/decided",
    "coach/experiment/exchange",
    "coach/experiment/praise",
    "coach/experiment/refutation",
    "coach/explain",
    "coach/reasons",
    "coach/sentence",
    "library",
    "library/library",
    "formats",
    "formats/imported",
    "formats/read/games",
    "formats/search",
    "formats/tree",
    "formats/write/games",
    "formats/write/record",
    "formats/write/wthor",
    "games",
    "games/add",
    "games/asking/export",
    "games/asking/filter",
    "games/asking/find",
    "games/games",
    "games/asking/kept",
    "games/asking/moves",
    "games/asking/sort",
    "puzzles",
    "puzzles/finding",
    "puzzles/puzzles",
    "puzzles/text",
    "board",
    "board/element",
    "board/types",
    "calls/calls",
    "calls/engine",
    "calls/pool",
    "dispatch/search",
    "calls/answers",
    "calls/review",
    "game/game",
    "host/error",
    "loading/init",
    "types",
  ]) {
    const text = await readFile(new URL(`../../dist/${file}.d.ts`, import.meta.url), "utf8");
    const code = text.replace(/\/\*.*?\*\//gs, "");
    assert.doesNotMatch(code, /\bany\b/, file);
  }
});
