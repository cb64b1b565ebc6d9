import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames, writeGames } from "flipside/formats";
import { Game } from "flipside/game";
import { Games } from "flipside/games";

/** @param {string} moves @param {string} black @param {string} white */
const played = (moves, black, white) =>
  readGames(writeGames(Game.parse(moves), { format: "sgf", black, white })).games;

test("two players are found together, whichever of them has which color", async () => {
  const games = await Games.open();
  await games.add(played("f5d6", "Ann", "Ben"));
  await games.add(played("f5f6", "Ben", "Ann"));
  await games.add(played("f5f4", "Ann", "Anne"));
  await games.add(played("f5d6c3", "Cid", "Ben"));
  const found = (/** @type {import("flipside/games").GameFilter} */ filter) =>
    games.find(filter, { sort: "added" }).games.map(({ transcript }) => transcript);
  assert.deepEqual(found({ player: "ann", opponent: "ben" }), ["f5d6", "f5f6"]);
  assert.deepEqual(found({ player: "ben", opponent: "ann" }), ["f5d6", "f5f6"]);
  assert.deepEqual(found({ opponent: "ben" }), ["f5d6", "f5f6", "f5d6c3"]);
  assert.deepEqual(found({ player: "ann", opponent: "ann" }), ["f5f4"], "a player is no opponent of oneself");
  assert.deepEqual(found({ player: "ann", opponent: "ben", result: "draw" }), []);
});
