// Files as people have them: in the encodings of old programs, of kinds that are no text, packed, and in the dialects of other programs.

import assert from "node:assert/strict";
import { readFile as bytesOf } from "node:fs/promises";
import { suite, test } from "node:test";
import { readFile } from "flipside/formats";

/** @import { Imported } from "flipside/formats" */

/**
 * What is rightly read of a file: `moves` is the transcript of its first game, `moves_after` its moves from `start`; `board` and `turn` are
 * where it stands; `branches` counts its scored moves; `refused` and `problem` are in a message.
 * @typedef {object} Expected
 * @property {number} [games]
 * @property {string} [moves]
 * @property {string} [start]
 * @property {string} [moves_after]
 * @property {string} [board]
 * @property {"X" | "O"} [turn]
 * @property {string | null} [black]
 * @property {string | null} [white]
 * @property {string | null} [event]
 * @property {number} [branches]
 * @property {string} [refused]
 * @property {string} [problem]
 */

const FOLDER = new URL("../../data/inputs/", import.meta.url);
/** @type {Record<string, Expected>} */
const EXPECTED = JSON.parse(await bytesOf(new URL("expected.json", FOLDER), "utf8"));

suite("a file is read as the person who has it reads it", () => {
  for (const [name, expected] of Object.entries(EXPECTED)) {
    test(name, async () => {
      const source = new Uint8Array(await bytesOf(new URL(name, FOLDER)));
      const { refused } = expected;
      if (refused !== undefined)
        await assert.rejects(readFile(source, { name }), {
          name: "FlipsideError",
          message: new RegExp(refused, "i"),
        });
      else check(await readFile(source, { name }), expected);
    });
  }
});

/** @param {Imported} read @param {Expected} expected */
function check({ games, question, problem, problems }, expected) {
  assert.deepEqual([question, games.length], [null, expected.games]);
  const [first] = games;
  assert.ok(first);
  const { game, tree, black, white, event } = first;
  const found = {
    moves: game.transcript,
    start: game.start,
    moves_after: game.moves.join(""),
    board: game.board,
    turn: game.turn === "black" ? "X" : "O",
    black,
    white,
    event,
    games: games.length,
    branches: tree.branches.filter(({ score }) => score !== undefined).length,
  };
  const { problem: told, ...wanted } = expected;
  assert.deepEqual({ ...found, ...wanted }, found);
  assert.equal(problem, problems[0] ?? null);
  const messages = [...problems, ...games.map((each) => each.problem)].map((each) => each?.message ?? "");
  if (told) assert.match(messages.join(" "), new RegExp(told, "i"));
  else assert.equal(first.problem, null);
}
