import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf } from "../../../js/rules/position.js";
import { ownIn } from "../../../www/archive/own-games.js";

/** @typedef {import("../../../www/archive/games.js").PastGame} PastGame */

const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;

/** @param {number} time @param {Partial<PastGame>} [more] @returns {PastGame} */
const played = (time, more) => ({
  key: `game ${time}`,
  time,
  start: START,
  tree: "",
  moves: ["f5", "d6"],
  black: "A",
  white: "B",
  person: "black",
  result: 4,
  ...more,
});

test("one's own games are those that one played against somebody else, the oldest first", () => {
  const games = [played(3, { person: "white", moves: ["c4"] }), played(2, { person: "both" }), played(1)];
  const own = ownIn(games);
  assert.deepEqual(
    own.map(({ color, moves }) => ({ color, moves })),
    [
      { color: "black", moves: [numberOf("f5"), numberOf("d6")] },
      { color: "white", moves: [numberOf("c4")] },
    ],
  );
});

test("a game with a friend is one's own only when it is over, and the friend knows so", () => {
  const link = (/** @type {string} */ sent) => ({ text: "A1", sent, color: "black", isToMove: false });
  const games = [
    played(1, { friend: link("A1"), result: null }),
    played(2, { friend: link("A0") }),
    played(3, { friend: link("A1"), moves: ["e6"] }),
  ];
  assert.deepEqual(
    ownIn(games).map(({ moves }) => moves),
    [[numberOf("e6")]],
  );
});
