// What stands beside the moves of a reviewed game, and which way its graph points.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { treeOf } from "../../../www/game/tree.js";
import { scaleOf } from "../../../www/report/graph/scale.js";
import { lookedAt, placeBefore } from "../../../www/report/moves/looked.js";
import { valuesOf } from "../../../www/report/moves/values.js";
import { toldReview } from "../../../www/review/state.js";
import { firstMoves, openMatch, reviewOf } from "./table.js";

/** The room for analysis with a reviewed game. @param {"black" | "white" | "both"} side of the person */
function reviewed(side) {
  const { state } = openMatch({ side });
  const game = firstMoves(4);
  // The best moves are worth 2, -1, 2 and -1 to the side that plays them, and the last one loses a disc.
  return {
    ...state,
    about: null,
    room: /** @type {const} */ ("analyze"),
    game,
    tree: treeOf(game),
    review: reviewOf(game),
  };
}

test("each move has the value of the position after it, for black where both sides are somebody's", () => {
  const told = valuesOf(reviewed("both"));
  assert.deepEqual(
    told.map((each) => each?.value ?? null),
    ["+ means Black leads", "+1", "+2", "+1", "+2"],
  );
  assert.match(String(told[1]?.sentence), /^Move 1, Black/);
});

test("at the start it says how many values have followed deeper looks since the review was whole", () => {
  const state = reviewed("both");
  const review = { ...state.review, isSettled: true, followed: [2, 3] };
  assert.equal(valuesOf({ ...state, review })[0]?.value, "A deeper look changed 2 values.");
});

test("values are for the person, and the graph has the person's leads above", () => {
  const values = valuesOf(reviewed("white")).map((each) => each?.value ?? null);
  assert.deepEqual(values, ["+ means White leads", "−1", "−2", "−1", "−2"]);
  const size = { width: 400, height: 200, text: 1 };
  for (const [upper, lower] of /** @type {const} */ ([
    ["black", "white"],
    ["white", "black"],
  ])) {
    const scale = scaleOf(size, 60, upper);
    assert.deepEqual([scale.upper, scale.lower], [upper, lower]);
    // Scores are for black: a lead of black is above the middle where black is.
    assert.equal(scale.y(10) < scale.y(0), upper === "black");
    assert.equal(scale.y(-10) < scale.y(0), upper === "white");
  }
});

test("moves that were not played in the reviewed game have no value", () => {
  const state = reviewed("both");
  const other = Game.parse("f5f6e6f4");
  const told = valuesOf({ ...state, game: other, tree: treeOf(other) });
  assert.deepEqual(
    told.filter((each) => each !== null),
    [],
  );
});

test("who has taken a move back and plays on is told nothing of the review behind the result", () => {
  const state = { ...reviewed("black"), room: /** @type {const} */ ("play") };
  assert.ok(valuesOf(state).every((each) => each === null));
  assert.equal(toldReview(state), null);
  const over = { ...state, game: firstMoves() };
  assert.equal(toldReview(over), state.review, "the game is over");
});

test("a mistake of the list is looked at where it was chosen, and is the present move there", () => {
  const state = reviewed("both");
  const { game, review } = state;
  const [first, ...others] = review.moves.map((move) => ({ ...move, loss: move.ply === 2 ? 9 : 0 }));
  const known = { ...review, moves: /** @type {typeof review.moves} */ ([first, ...others]), again: [2] };
  const path = (/** @type {number} */ ply) => game.moves.slice(0, ply);
  const now = (/** @type {number} */ ply) => ({ ...state, review: known, game: game.at(ply) });
  assert.deepEqual(
    [1, 2, 3, 4].map((ply) => placeBefore(now(0), path(ply))),
    [null, null, path(2), null],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((ply) => lookedAt(now(ply))),
    [null, null, String(game.moves[2]), null, null],
  );
  const inPlay = { ...now(2), room: /** @type {const} */ ("play") };
  assert.deepEqual([placeBefore(inPlay, path(3)), lookedAt(inPlay)], [null, null]);
  const tried = game
    .at(2)
    .legalMoves()
    .find((move) => move !== game.moves[2]);
  const away = { ...now(2), game: game.at(2).after(/** @type {NonNullable<typeof tried>} */ (tried)) };
  assert.equal(lookedAt(away), null, "what is tried instead is the present move itself");
  assert.equal(placeBefore(away, [...path(2), String(tried)]), null);
});
