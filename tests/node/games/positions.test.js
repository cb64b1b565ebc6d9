import assert from "node:assert/strict";
import { test } from "node:test";
import { Games } from "flipside/games";
import { pick, randomFrom } from "../../support/random.js";
import { imagesOf, keyOf, listedMovesOf, placeAfter, relatedGames, statisticsOf } from "./model.js";

/** @import { Place, Played } from "./model.js" */

/** A collection of games. @param {readonly Played[]} played */
async function collectionOf(played) {
  const games = await Games.open();
  const { added } = await games.add(played.map(({ game }) => game));
  return { games, added };
}

/** @param {Place} place */
const textOf = ({ board, turn }) => `${board} ${turn === "black" ? "X" : "O"}`;

test("statistics are those of all games, played through one by one, in whatever orientation one asks", async () => {
  const random = randomFrom(45);
  const related = relatedGames(random, 100);
  const different = new Map(
    related.map((each) => [
      `${keyOf(listedMovesOf(each.game)[0])}${listedMovesOf(each.game).map(keyOf)}`,
      each,
    ]),
  );
  const played = [...different.values()];
  const { games, added } = await collectionOf(played);
  assert.equal(added, played.length);
  let moves = 0;
  for (let round = 0; round < 100; round += 1) {
    const { board, turn } = pick(
      random,
      listedMovesOf(pick(random, played).game).slice(0, round % 3 ? 14 : 62),
    );
    const place = /** @type {Place} */ ({
      board: pick(random, imagesOf(board)),
      turn: round % 10 ? turn : turn === "black" ? "white" : "black",
    });
    const expected = statisticsOf(played, place);
    const found = games.moves(textOf(place));
    const { next, ...all } = expected;
    assert.deepEqual({ ...found, moves: undefined }, { ...all, moves: undefined });
    assert.equal(found.moves.length, Object.keys(next).length);
    for (const { move, score, ...counts } of found.moves) {
      const { sum, ...expectedCounts } = next[keyOf(placeAfter(place, move))];
      assert.deepEqual(counts, expectedCounts);
      const known = counts.black + counts.draws + counts.white;
      const mean = known > 0 ? (place.turn === "black" ? sum : -sum) / known + 0 : null;
      assert.equal(score, mean);
      moves += 1;
    }
    const { total, games: list } = games.find({}, { position: textOf(place), count: 1000 });
    assert.equal(total, expected.games);
    for (const { id, ply } of list) {
      const game = games.get(id)?.game;
      assert.ok(game);
      assert.equal(keyOf(listedMovesOf(game)[ply]), keyOf(place));
    }
  }
  assert.ok(moves > 100, `${moves} moves`);
});
