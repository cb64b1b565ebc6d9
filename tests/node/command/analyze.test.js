import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { ENDGAME, MIDGAME, OVER } from "../engines.js";
import { flipside } from "./run.js";

test("an analysis lists every legal move, best first, for people and as JSON", async () => {
  const { output, code } = await flipside(["analyze", MIDGAME, "--depth", "4"]);
  const [heading, ...rows] = output.trimEnd().split("\n");
  const game = Game.parse(MIDGAME);
  assert.equal(heading, `#1  ${MIDGAME}: black to move, 40 empties`);
  const moves = rows.slice(0, -1).map((row) => /^ {2}(\S+) +[+-]?\d+ {2}4@73 /.exec(row)?.[1]);
  assert.deepEqual(moves.toSorted(), game.legalMoves().toSorted());
  assert.match(rows[rows.length - 1], /^1 done, [\d,]+ nodes, /);
  assert.equal(code, 0);
  const { output: json } = await flipside(["analyze", MIDGAME, "--depth", "4", "--json"]);
  const { turn, lines, nodes, stopped } = JSON.parse(json);
  assert.deepEqual([turn, lines.length, nodes > 0, stopped], ["black", moves.length, true, "depth"]);
  const scores = lines.map((/** @type {{ score: number }} */ line) => line.score);
  assert.deepEqual(
    scores,
    scores.toSorted((/** @type {number} */ one, /** @type {number} */ other) => other - one),
  );
});

test("limits, count and moves are those of the API", async () => {
  const exact = await flipside(["analyze", ENDGAME, "--depth", "14", "--selectivity", "100", "--count", "2"]);
  assert.match(exact.output, /^ {2}g8 +\+18 {2}exact .*\n {2}h1 +\+12 {2}exact /m);
  const some = await flipside(["analyze", ENDGAME, "--nodes", "1000", "--moves", "h1,a2", "--json"]);
  const { lines } = JSON.parse(some.output);
  assert.deepEqual(lines.map((/** @type {{ move: string }} */ { move }) => move).toSorted(), ["a2", "h1"]);
  const timed = await flipside(["analyze", ENDGAME, "--budget-ms", "0", "--json"]);
  assert.equal(JSON.parse(timed.output).stopped, "budget");
  const { errors, code } = await flipside(["analyze", "f5", "--moves", "a1", "--level", "1"]);
  assert.match(errors, /^flipside: argument 1: moves: expected .* found "a1"\n/);
  assert.equal(code, 1);
});

test("where the game is over there is nothing to list", async () => {
  const { output } = await flipside(["analyze", OVER]);
  assert.match(output, /^#1 {2}f5d6c5f4e7f6g5e6e3: the game is over\n1 done, 0 nodes, /);
});
