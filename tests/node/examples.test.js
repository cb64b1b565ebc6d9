import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Game } from "flipside";
import { randomGame } from "./games.js";

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
  assert.match(await outputOf("search.js", []), /^[a-h][1-8], score -?\d+ at depth \d+\n$/);
});

test("the analysis compares each move of a transcript with the best", async () => {
  const lines = (await outputOf("analysis.js", ["f5f6e6f4g3", "3"])).trimEnd().split("\n");
  assert.equal(lines.length, 7);
  assert.match(lines[0], /^ 1 black f5$/);
  assert.match(lines[4], /^ 5 black g3/);
  assert.match(lines[5], /^Discs lost by black: \d+, by white: \d+$/);
  assert.equal(lines[6], "Opening: Rocket");
});

/** Starts an example that serves, ends it with the test. @param {import("node:test").TestContext} t @param {string} file */
async function serverOf(t, file) {
  const server = spawn(process.execPath, [fileOf(file)], { env: { ...process.env, PORT: "0" } });
  t.after(() => server.kill("SIGKILL"));
  const [line] = await once(server.stdout, "data");
  return { server, origin: new URL(String(line).trim()).origin };
}

test("the review service reviews 60 games, each on its line, and passes over what is not a game", async (t) => {
  const { server, origin } = await serverOf(t, "review-service.js");
  const games = Array.from({ length: 60 }, (_, seed) => randomGame(seed).transcript);
  const body = [...games.slice(0, 30), "hello", ...games.slice(30)].join("\n");
  const response = await fetch(origin, { method: "POST", body });
  const reviews = (await response.text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(reviews.length, 61);
  const [wrong] = reviews.splice(30, 1);
  assert.equal(wrong.error.code, "INVALID_POSITION");
  for (const [index, { result, loss, moves }] of reviews.entries()) {
    const game = Game.parse(games[index]);
    assert.deepEqual([result, moves], [game.result, game.moves.length]);
    assert.ok(loss.black + loss.white > 0, "random play loses discs");
  }
  server.kill();
  assert.deepEqual(await once(server, "exit"), [0, null]);
});

test("the service answers with the best move, names what is wrong, and ends when it is told to", async (t) => {
  const { server, origin } = await serverOf(t, "server.js");
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
