// The notebook of the examples: its cells run, one after the other, on reviews of the command.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { randomGame } from "../games.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const CLI = join(ROOT, "dist/cli.js");
const PYTHON = process.env.PYTHON ?? "python3";

/** The code of the notebook's cells, in order. */
async function cells() {
  const notebook = JSON.parse(await readFile(join(ROOT, "examples/notebook/review.ipynb"), "utf8"));
  assert.equal(notebook.nbformat, 4);
  const code = notebook.cells.filter((/** @type {any} */ cell) => cell.cell_type === "code");
  for (const { outputs } of code) assert.deepEqual(outputs, [], "the notebook is kept without outputs");
  return code.map((/** @type {any} */ { source }) => source.join(""));
}

/** A file of two games and a line that is none. @param {import("node:test").TestContext} t */
async function gamesIn(t) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-notebook-"));
  t.after(() => rm(folder, { recursive: true }));
  const games = [randomGame(1).transcript, "nonsense", randomGame(2).transcript];
  await writeFile(join(folder, "games.txt"), `${games.join("\n")}\n`);
  return folder;
}

const isThere = spawnSync(PYTHON, ["-c", "import pandas, matplotlib"]).status === 0;

test("the notebook's cells run, and draw the graph of a game", {
  skip: isThere ? false : "there is no Python with pandas and matplotlib on this machine",
}, async (t) => {
  const folder = await gamesIn(t);
  const check = [
    "graph(0).savefig('graph.png')",
    "print(json.dumps([len(games), len(moves), int(moves['loss'].sum()), int(games[['loss.black', 'loss.white']].sum().sum())]))",
  ];
  const env = {
    ...process.env,
    FLIPSIDE: `${process.execPath} ${CLI}`,
    GAMES: "games.txt",
    MPLBACKEND: "Agg",
  };
  const program = [...(await cells()), ...check].join("\n");
  const { stdout, stderr } = spawnSync(PYTHON, ["-c", program], { cwd: folder, env, encoding: "utf8" });
  const [told, sums] = stdout.trim().split("\n");
  assert.equal(told, "2 games, 1 that cannot be read", stderr);
  const [games, moves, lost, lostInAll] = JSON.parse(sums);
  assert.deepEqual([games, moves], [2, randomGame(1).moves.length + randomGame(2).moves.length]);
  assert.ok(lost > 0, "random play loses discs");
  assert.equal(lost, lostInAll);
  assert.ok((await stat(join(folder, "graph.png"))).size > 5000);
});

test("the command's reviews have the columns that the notebook reads", async (t) => {
  const folder = await gamesIn(t);
  const args = [CLI, "review", "games.txt", "--json", "--level", "1"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const [first, bad] = stdout.split("\n").map((line) => JSON.parse(line || "null"));
  assert.equal(typeof bad.error.code, "string");
  const named = new Set((await cells()).join("\n").match(/"[a-z]+(\.[a-z]+)?"/g));
  /** @param {any} object @param {string} path */
  const has = (object, path) =>
    path.split(".").every((name) => {
      object = object?.[name];
      return object !== undefined;
    });
  for (const column of ["text", "opening", "loss.black", "loss.white", "accuracy.black", "accuracy.white"])
    assert.ok(named.has(`"${column}"`) && has(first, column), column);
  for (const column of ["ply", "turn", "move", "best.move", "loss", "score"])
    assert.ok(named.has(`"${column}"`) && has(first.moves[0], column), column);
});
