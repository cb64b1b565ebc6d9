import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Game } from "flipside/game";

const MATCH = fileURLToPath(new URL("../../../examples/gtp_match.py", import.meta.url));
const COMMAND = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));
const PYTHON = "python3";

const skip = spawnSync(PYTHON, ["--version"]).error ? "python3 is not on PATH" : false;

/** A player of the match, as a command. @param {...string} args */
const player = (...args) => ["--", process.execPath, COMMAND, "gtp", "--table-bits", "10", ...args];

/** Runs the script to its end. @param {string[]} args */
async function run(args) {
  const child = spawn(PYTHON, [MATCH, ...args]);
  /** @type {Promise<number | null>} */
  const ended = new Promise((end) => child.once("close", end));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

test("a match of two players is played to its end, and its games are those of the rules", {
  skip,
}, async () => {
  const players = [...player("--level", "4"), ...player("--level", "1")];
  const { output, errors, code } = await run(["--games", "6", ...players]);
  assert.deepEqual([errors, code], ["", 0]);
  const lines = output.trimEnd().split("\n");
  assert.equal(lines.length, 7);
  const tally = { won: 0, drawn: 0, lost: 0 };
  for (const [index, line] of lines.slice(0, 6).entries()) {
    const [, number, transcript, score, black] =
      /^(\d): (\S+) (\S+) \(black: .*--level (\d)\)$/.exec(line) ?? [];
    assert.deepEqual([number, black], [`${index + 1}`, index % 2 ? "1" : "4"]);
    const result = Number(Game.parse(transcript).result);
    assert.equal(score, result === 0 ? "0" : `${result > 0 ? "B" : "W"}+${Math.abs(result)}`);
    const own = index % 2 ? 0 - result : result;
    tally[own > 0 ? "won" : own < 0 ? "lost" : "drawn"] += 1;
  }
  const { won, drawn, lost } = tally;
  assert.match(lines[6], new RegExp(`: ${won} won, ${drawn} drawn, ${lost} lost$`));
});

test("a match with a clock ends without a loss on time", { skip }, async () => {
  const { output, code } = await run(["--games", "1", "--time", "5", ...player(), ...player("--level", "1")]);
  assert.match(output, /^1: \S+ (?:[BW]\+\d+|0) /);
  assert.equal(code, 0);
});

test("a program that is missing, ends or refuses is named", { skip }, async () => {
  const good = player("--level", "1");
  const missing = await run([...good, "--", "no-such-program"]);
  assert.match(missing.errors, /^gtp_match: .*no-such-program/);
  const ends = await run([...good, "--", process.execPath, "--eval", "0"]);
  assert.match(ends.errors, /^gtp_match: .*: boardsize 8: the program ended\n$/);
  const wrong = await run(["--games", "1", ...good]);
  assert.match(wrong.errors, /expected two programs, each after --, found 1/);
  for (const { code } of [missing, ends, wrong]) assert.notEqual(code, 0);
});
