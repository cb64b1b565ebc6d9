import assert from "node:assert/strict";
import { copyFile } from "node:fs/promises";
import { test } from "node:test";
import { Games } from "flipside/games";
import { newPath, openGames } from "./folder.js";
import { keyOf, listedMovesOf } from "./model.js";

const EARLIER = new URL("../../data/collection-1.games", import.meta.url);

test("a collection that was kept before endings were is asked, changed and opened again as others are", async (t) => {
  const path = await newPath(t);
  await copyFile(EARLIER, path);
  const games = await Games.open(path);
  assert.equal(games.size, 40);
  assert.deepEqual(games.damaged, []);
  const played = Array.from({ length: 40 }, (_, index) => {
    const game = games.get(index + 1)?.game;
    assert.ok(game);
    return { id: index + 1, places: listedMovesOf(game).map((place) => ({ ...place, key: keyOf(place) })) };
  });
  const fresh = await openGames(t);
  await fresh.add(played.flatMap(({ id }) => games.get(id)?.game ?? []));
  for (const { places } of played) {
    for (const { board, turn, key } of places.slice(-12)) {
      const position = `${board} ${turn === "black" ? "X" : "O"}`;
      const through = played.filter((each) => each.places.some((place) => place.key === key));
      const found = games.find({}, { position, sort: "added" }).games.map(({ id }) => id);
      assert.deepEqual(
        found,
        through.map(({ id }) => id),
      );
      assert.deepEqual(games.moves(position), fresh.moves(position));
    }
  }
  await games.add("f5d6c3d3c4f4");
  await games.close();
  const again = await openGames(t, path);
  assert.equal(again.size, 41);
  assert.equal(again.moves("f5d6c3d3c4f4").games, 1);
});
