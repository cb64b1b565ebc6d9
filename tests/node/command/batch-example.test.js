import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GAMES = ["f5d6c3", "f5f6e6f4", "nonsense", "f5d6c4"];

/** Whether this machine has what a program needs. @param {string} code of Python */
const canRun = (code) => spawnSync("python3", ["-c", code]).status === 0;

/** @param {import("node:test").TestContext} t */
async function folderWithGames(t) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-batch-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "games.txt"), `${GAMES.join("\n")}\n`);
  return folder;
}

/** The texts of the games that a shard answered. @param {string} file */
async function textsIn(file) {
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line).text);
}

test("a shard of the example reviews its games, a bad one included, and none twice", {
  skip: canRun("pass") ? false : "there is no Python on this machine",
}, async (t) => {
  const folder = await folderWithGames(t);
  const program = [
    `import sys; sys.path.insert(0, ${JSON.stringify(join(ROOT, "examples/batch"))}); import review`,
    `command = [${JSON.stringify(process.execPath)}, ${JSON.stringify(join(ROOT, "dist/cli.js"))}]`,
    `print([review.review(command, "games.txt", ".", 1, 2, ["--level", "1"])[0] for _ in range(2)])`,
  ].join("\n");
  const { stdout, stderr } = spawnSync("python3", ["-c", program], { cwd: folder, encoding: "utf8" });
  assert.equal(stdout.trim(), "[2, 2]", stderr);
  assert.deepEqual(await textsIn(join(folder, "00001-of-00002.ndjson")), [GAMES[0], GAMES[2]]);
});

test("the example divides games between two workers of Dask", {
  skip: canRun("import dask.distributed") ? false : "there is no Dask on this machine",
}, async (t) => {
  const folder = await folderWithGames(t);
  const command = `${process.execPath} ${join(ROOT, "dist/cli.js")}`;
  const args = ["games.txt", "out", "--level", "1", "--shards", "2", "--workers", "2", "--command", command];
  const { stdout, stderr } = spawnSync("python3", [join(ROOT, "examples/batch/review.py"), ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.equal(JSON.parse(stdout).games, GAMES.length, stderr);
});
