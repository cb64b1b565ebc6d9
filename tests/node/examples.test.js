import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/**
 * Runs an example to its end and returns what it printed.
 * @param {string} file
 * @param {string[]} args
 * @param {string} [input]
 */
async function outputOf(file, args, input = "") {
  const path = fileURLToPath(new URL(`../../examples/${file}`, import.meta.url));
  const example = spawn(process.execPath, [path, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  example.stdin.end(input);
  return text(example.stdout);
}

test("the five-line search prints a move, its score and its depth", async () => {
  assert.match(await outputOf("search.js", []), /^[a-h][1-8], worth -?\d+ discs at depth \d+\n$/);
});

test("the analysis compares each move of a transcript with the best", async () => {
  const lines = (await outputOf("analysis.js", ["f5f6e6f4g3", "3"])).trimEnd().split("\n");
  assert.equal(lines.length, 6);
  assert.match(lines[0], /^ 1 black f5$/);
  assert.match(lines[4], /^ 5 black g3/);
  assert.equal(lines[5], "Opening: Rocket");
});

test("the game in the terminal takes moves, names wrong ones and ends", async () => {
  const output = await outputOf("opponent.js", ["1"], `f5\nz9\nundo\n${"\n".repeat(60)}`);
  assert.match(output, /"z9" is not a move/);
  assert.match(output, /Game over: [XO] by \d+/);
});
