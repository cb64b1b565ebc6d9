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

/**
 * Runs a script of the examples on the command of the checkout.
 * @param {string} cwd
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runScript(cwd, script, args, env) {
  const command = `${process.execPath} ${join(ROOT, "dist/cli.js")}`;
  return spawnSync("sh", [join(ROOT, "examples/batch", script), ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, FLIPSIDE: command, ...env },
  });
}

/**
 * Runs a way to review all games in two shards twice, once after a shard lost its last answer, as if it had been interrupted.
 * @param {string} folder
 * @param {() => void} review
 */
async function checkTwoShards(folder, review) {
  review();
  const [first, second] = [1, 2].map((shard) => join(folder, "out", `${shard}-of-2.ndjson`));
  const all = await readFile(first, "utf8");
  assert.deepEqual(await textsIn(first), [GAMES[0], GAMES[2]]);
  assert.deepEqual(await textsIn(second), [GAMES[1], GAMES[3]]);
  const [kept] = all.split("\n");
  await writeFile(first, `${kept}\n`);
  review();
  assert.deepEqual(await textsIn(first), [GAMES[0], GAMES[2]]);
  assert.deepEqual(await textsIn(second), [GAMES[1], GAMES[3]]);
  assert.equal((await readFile(first, "utf8")).split("\n")[0], kept, "what was there stays as it is");
}

test("GNU parallel reviews each game once, and goes on with what was interrupted", {
  skip:
    spawnSync("parallel", ["--version"]).status === 0
      ? false
      : "there is no GNU parallel on this machine (Debian has it as parallel)",
}, async (t) => {
  const folder = await folderWithGames(t);
  await checkTwoShards(folder, () => {
    const { status, stderr } = runScript(folder, "parallel.sh", ["games.txt", "out", "2", "--level", "1"]);
    assert.equal(status, 1, `one shard has a bad game: ${stderr}`);
  });
});

test("a job array of Slurm reviews each game once, and goes on with what was interrupted", {
  skip: process.platform === "win32" ? "Windows has no sh" : false,
}, async (t) => {
  const folder = await folderWithGames(t);
  await checkTwoShards(folder, () => {
    const statuses = ["1", "2"].map((shard) => {
      const env = { SLURM_ARRAY_TASK_ID: shard, SLURM_ARRAY_TASK_MAX: "2" };
      return runScript(folder, "slurm.sh", ["games.txt", "out", "--level", "1"], env).status;
    });
    assert.deepEqual(statuses, [1, 0], "one shard has a bad game");
  });
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
