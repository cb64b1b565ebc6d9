import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** @param {string} file of the examples */
const fileOf = (file) => fileURLToPath(new URL(`../../examples/${file}`, import.meta.url));

/** No. 45 of the FFO suite: its 24 empty squares take seconds to solve, on any machine. */
const HARD = "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO-- X";

/**
 * Runs an example to its end and returns what it printed.
 * @param {string} file
 * @param {string[]} args
 * @param {string} [input]
 */
async function outputOf(file, args, input = "") {
  const example = spawn(process.execPath, [fileOf(file), ...args], { stdio: ["pipe", "pipe", "inherit"] });
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

test("the service answers with the best move, names what is wrong, and ends when it is told to", async (t) => {
  const server = spawn(process.execPath, [fileOf("server.js")], { env: { ...process.env, PORT: "0" } });
  t.after(() => server.kill("SIGKILL"));
  const [line] = await once(server.stdout, "data");
  const { origin } = new URL(String(line).trim());
  const found = await fetch(`${origin}/?position=f5d6c3&level=3`);
  const { move, score, pv } = await found.json();
  assert.equal(found.status, 200);
  assert.deepEqual([/^[a-h][1-8]$/.test(move), typeof score, pv[0]], [true, "number", move]);
  const wrong = await fetch(`${origin}/?position=f5a1`);
  assert.deepEqual([wrong.status, (await wrong.json()).code], [400, "ILLEGAL_MOVE"]);
  const signal = AbortSignal.timeout(100);
  const solving = fetch(`${origin}/?position=${encodeURIComponent(HARD)}&level=20`, { signal });
  await assert.rejects(solving, { name: "TimeoutError" });
  assert.equal((await fetch(`${origin}/?level=1`)).status, 200, "the engines are free again");
  server.kill();
  const [code] = await once(server, "exit");
  assert.equal(code, 0);
});
