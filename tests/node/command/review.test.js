import assert from "node:assert/strict";
import { test } from "node:test";
import { sentence } from "flipside/coach";
import { Game } from "flipside/game";
import { MIDGAME, OVER } from "../engines.js";
import { flipside } from "./run.js";

/** @import { Reason } from "flipside/coach" */

test("a review compares every move of a game, for people and as JSON", async () => {
  const { output, code } = await flipside(["review", OVER, "--level", "4"]);
  const [heading, ...rows] = output.trimEnd().split("\n");
  assert.match(heading, new RegExp(`^#1 {2}${OVER}`));
  const moves = Game.parse(OVER).moves;
  for (const [index, move] of moves.entries()) {
    const side = index % 2 ? "white" : "black";
    assert.match(rows[index], new RegExp(`^ +${index + 1}  ${side}  ${move} +[+-]?\\d+`));
  }
  assert.match(rows[moves.length], /^ {2}discs lost: black \d+, white [1-9]\d*$/);
  assert.match(rows[moves.length + 1], /^1 done, /);
  assert.equal(code, 0);
  const json = JSON.parse((await flipside(["review", OVER, "--level", "4", "--json"])).output);
  assert.deepEqual([json.line, json.text, json.done, json.total], [1, OVER, moves.length, moves.length]);
  assert.equal(json.moves[0].best.exact, false);
});

test("a review says why moves were mistakes, as sentences and as reasons", async () => {
  const args = ["review", OVER, "--level", "4", "--explain"];
  const rows = (await flipside(args)).output.trimEnd().split("\n").slice(1, -2);
  const { moves } = JSON.parse((await flipside([...args, "--json"])).output);
  /** @type {string[]} */
  const expected = [];
  for (const { ply, reasons, loss } of moves) {
    if (loss === 0) assert.deepEqual(reasons, []);
    expected.push(`${ply + 1}`, ...reasons.map((/** @type {Reason} */ reason) => sentence(reason)));
  }
  const shown = rows.map((row) => /^ {8}(\S.*)/.exec(row)?.[1] ?? row.trim().split(" ")[0]);
  assert.deepEqual(shown, expected);
  assert.ok(expected.length > moves.length, "no move is explained");
});

test("a drawn opening is left out, and a game that ends in it is reported", async () => {
  const args = ["review", "-", "--json", "--level", "1", "--table-bits", "10", "--from", "4"];
  const { output, errors, code } = await flipside(args, ["f5d6c3d3c4f4", "f5d6"].join("\n"));
  const [first, second] = output.split("\n");
  assert.deepEqual(
    JSON.parse(first).moves.map((/** @type {{ ply: number }} */ { ply }) => ply),
    [4, 5],
  );
  const message = "from: expected a ply of the game, 0 to 2, found 4";
  assert.match(`${second}${errors}`, new RegExp(message));
  assert.equal(code, 1);
});

test("games come from standard input, several at a time, with the names of their openings", async () => {
  const games = [MIDGAME, "f5f6e6f4g3", "f5d6c4d3"];
  const args = ["review", "-", "--json", "--level", "1", "--table-bits", "10", "--workers", "2"];
  const { output } = await flipside(args, games.join("\n"));
  const reviews = output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    reviews.map(({ text, total }) => [text, total]),
    games.map((text) => [text, Game.parse(text).moves.length]),
  );
  assert.equal(reviews[1].opening, "Rocket");
});
