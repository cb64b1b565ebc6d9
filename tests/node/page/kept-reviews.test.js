import assert from "node:assert/strict";
import { test } from "node:test";
import { keepReviews } from "../../../www/past-games/reviews.js";
import { isComplete, isFinished, newReview } from "../../../www/review/state.js";
import { openMatch, reviewOf, settled } from "./table.js";

/** @import { ReviewedMove } from "../../../www/package/flipside.js" */
/** @import { KeptReview } from "../../../www/archive/games.js" */

const GAME = "f5d6c3d3c4f4";

/** A match whose reviews are kept. @param {{ isRefused?: boolean }} [options] whether the browser stores nothing */
function openKept({ isRefused = false } = {}) {
  const table = openMatch({ side: "both" });
  /** @type {Map<string, KeptReview>} */
  const kept = new Map();
  keepIn(kept, table, isRefused);
  return { table, kept };
}

/** @param {Map<string, KeptReview>} kept @param {ReturnType<typeof openMatch>} table @param {boolean} [isRefused] */
function keepIn(kept, table, isRefused = false) {
  const refuse = async () => {
    throw new Error("no database");
  };
  keepReviews(table.store, table.match, {
    save: isRefused
      ? refuse
      : async (game, { moves, again, followed }) => {
          kept.set(game.moves.join(""), { key: GAME, moves, again, ...(followed && { followed }), time: 0 });
        },
    load: isRefused ? refuse : async (game) => kept.get(game.moves.join("")) ?? null,
  });
}

/**
 * A row of a review in which the second move loses more discs, which all that follows is worth more and less.
 * @param {ReviewedMove} row
 * @param {number} more
 */
function losing(row, more) {
  const own = row.ply % 2 === 0 ? more : -more;
  const [best, line] = [row.best, row.line].map((each) => ({ ...each, score: each.score + own }));
  if (row.ply > 1) return { ...row, best, line, score: line.score };
  return row.ply === 1 ? { ...row, line, score: line.score, loss: row.loss + more } : row;
}

/** Has the review of a game made by the engine, with a mistake at the second move. @param {ReturnType<typeof openMatch>} table */
async function makeReview(table) {
  table.open(GAME);
  table.match.review();
  await settled();
  const survey = table.engine.running ?? assert.fail("nothing is searched");
  const review = reviewOf(survey.game);
  survey.answer({
    ...review,
    moves: review.moves.map((move) => losing(move, 7)),
  });
  await settled();
  const look = table.engine.running ?? assert.fail("the mistake is not looked at again");
  assert.equal(look.call, "analyze");
  const [best, played] = look.options.moves;
  const lineOf = (/** @type {string} */ move, /** @type {number} */ score) => ({
    move,
    score,
    exact: false,
    depth: 9,
    selectivity: 73,
    pv: [move],
  });
  look.answer({ turn: "white", lines: [lineOf(best, -1), lineOf(played, -9)], stopped: "budget" });
  await settled();
}

test("a review that is asked for again is there without a search, as it was", async () => {
  const { table, kept } = openKept();
  await makeReview(table);
  const first = table.state.review ?? assert.fail("there is no review");
  assert.equal(isComplete(first), true);
  assert.deepEqual([...kept.keys()], [GAME]);
  const followed = [1, 2];
  table.store.emit("reviewed", { ...first, followed });
  table.open("f5f6");
  table.open(GAME);
  table.match.review();
  await settled();
  const { review } = table.state;
  assert.deepEqual([review?.moves, review?.again], [first.moves, first.again]);
  assert.deepEqual([review?.followed, review?.searched], [followed, undefined], "and what had changed it");
  assert.equal(table.engine.asked.filter(({ call, isOpen }) => call === "review" && isOpen).length, 0);
  assert.notEqual(table.kind, "reviewing");
});

for (const room of /** @type {const} */ (["analyze", "play"]))
  test(`a review that was open at the last visit is there in ${room} without a search, where the board was`, async () => {
    const { table, kept } = openKept();
    await makeReview(table);
    const first = table.state.review ?? assert.fail("there is no review");
    const later = openMatch({ side: "both" });
    const game = first.game.at(3);
    // As the page begins with what it had saved.
    later.store.update({ game, room, review: newReview(first.game) });
    keepIn(kept, later);
    later.match.start(true);
    await settled();
    const { review } = later.state;
    assert.deepEqual([review?.moves, isFinished(review ?? assert.fail())], [first.moves, true]);
    assert.deepEqual([later.state.game.ply, later.state.room], [3, room]);
    assert.equal(later.engine.asked.filter(({ call, isOpen }) => call === "review" && isOpen).length, 0);
  });

test("another game has a review of its own, and one that is stopped is not kept", async () => {
  const { table, kept } = openKept();
  await makeReview(table);
  table.open(`${GAME}c5`);
  table.match.review();
  await settled();
  assert.equal(table.kind, "reviewing");
  table.match.study.pauseReview(true);
  await settled();
  assert.equal(kept.size, 1);
});

test("where a review comes while something else is looked at, that is finished", async () => {
  const { table } = openKept();
  await makeReview(table);
  table.open("f5f6");
  table.open(GAME);
  table.match.review();
  table.match.goTo(2);
  table.match.hint();
  await settled();
  assert.equal(table.kind, "hinting");
  assert.equal(table.state.review?.done, 6);
  await table.engineMoves();
  assert.notEqual(table.kind, "reviewing");
});

test("in a browser that stores nothing a review is made again", async () => {
  const { table } = openKept({ isRefused: true });
  await makeReview(table);
  table.open("f5f6");
  table.open(GAME);
  table.match.review();
  await settled();
  assert.equal(table.engine.running?.call, "review");
});
