import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { ownIn } from "../../../www/archive/own-games.js";
import { unreviewedOf } from "../../../www/progress/unreviewed.js";
import { claimed } from "../../../www/training/you/claiming.js";
import { firstMoves } from "../page/table.js";

/** Black takes everything in nine moves. */
const SHORTEST = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

test("games that came in are the person's by any spelling of a name, once, and are then reviewed as others are", () => {
  const { start } = new Game();
  const long = firstMoves();
  const date = "2024-05-01";
  const records = claimed(
    [
      { black: "Ann Smith", white: "Bob", start, moves: SHORTEST, date },
      { black: "Bob", white: "SMITH, Ann", start, moves: long.moves.filter((move) => move !== "pass") },
      { black: "Ann Smith", white: "Bob", start, moves: SHORTEST.slice(0, 5), date },
      { black: "Bob", white: "Carl", start, moves: SHORTEST, date },
      { black: "Ann Smith", white: "Bob", start, moves: ["a1"], date },
    ],
    ["Ann Smith"],
    Game,
    5,
  );
  assert.deepEqual(
    records.map(({ person, result, time, moves }) => [person, result, time, moves.length]),
    [
      ["black", 64, Date.parse(date), 9],
      ["white", long.result, 5, long.moves.length],
    ],
  );
  assert.equal(unreviewedOf(records, []).length, 2);
  const timed = ["1998.??.??", "1998.07.??", "1998", "1998.07.05", "????.??.??"].flatMap((each) =>
    claimed(
      [{ black: "Ann Smith", white: "Bob", start, moves: SHORTEST, date: each }],
      ["Ann Smith"],
      Game,
      5,
    ),
  );
  assert.deepEqual(
    timed.map(({ time }) => time),
    [..."1998-01-01 1998-07-01 1998-01-01 1998-07-05".split(" ").map(Date.parse), 5],
    "as far as the date is known",
  );
  const unclaimed = records.map((record) => ({ ...record, isClaimed: false }));
  assert.equal(unreviewedOf(unclaimed, []).length, 0, "others that came in are nobody's");
  assert.deepEqual(ownIn(records), [], "a repertoire has them from where they came in");
});
