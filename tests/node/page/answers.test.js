// The moves that the result of a game names: the person's best one, and what a weak opponent says of its mistakes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, Game } from "flipside";
import { decided, sentence } from "flipside/coach";
import { confessed, spoken } from "../../../www/result/confessed.js";
import { exerciseAfter } from "../../../www/result/exercise.js";
import { bestAnswer, unusedMistake } from "../../../www/review/answers.js";
import { firstMoves, reviewOf } from "./table.js";

const GAME = firstMoves();

/** A review in which some moves lost discs, and all others are the best ones. @param {Record<number, number>} losses by ply */
function reviewWith(losses) {
  const review = reviewOf(GAME);
  const moves = review.moves.map((move) => {
    const loss = losses[move.ply] ?? 0;
    const best = { ...move.best, score: 0, exact: true, move: loss > 0 ? move.best.move : move.move };
    return { ...move, best, line: { ...move.line, exact: true }, loss, score: -loss };
  });
  const again = Object.keys(losses).map(Number);
  return /** @type {typeof review} */ ({ ...review, moves, again });
}

test("the best move of a side is the best one after the opponent's largest mistake that it answered so", () => {
  const white = GAME.at(5).turn;
  const named = bestAnswer(reviewWith({ 2: 6, 4: 12 }), white);
  assert.deepEqual([named?.move, named?.to.ply], [GAME.moves[5], 4]);
  const missed = bestAnswer(reviewWith({ 2: 6, 4: 12, 5: 9 }), white);
  assert.deepEqual([missed?.move, missed?.to.ply], [GAME.moves[3], 2]);
  assert.equal(bestAnswer(reviewWith({}), white), null);
});

test("a mistake is unused where its answer gave back half of it", () => {
  const white = GAME.at(5).turn;
  const unused = unusedMistake(reviewWith({ 2: 6, 3: 3, 4: 12, 5: 9 }), white);
  assert.deepEqual([unused?.mistake.ply, unused?.answer.ply], [4, 5]);
  assert.equal(unusedMistake(reviewWith({ 2: 6, 3: 2, 4: 12, 5: 4 }), white), null);
});

test("the exercise after a game is the person's move that decided it, or else their largest mistake", () => {
  const review = reviewWith({ 2: 6, 3: 20, 4: 12 });
  const black = GAME.at(2).turn;
  const positionAt = (/** @type {number | undefined} */ ply) => GAME.at(Number(ply)).toString();
  assert.equal(exerciseAfter(review, black, { ply: 2 })?.position, positionAt(2));
  assert.equal(exerciseAfter(review, black, { ply: 3 })?.position, positionAt(4), "the opponent decided it");
  const offered = exerciseAfter(review, black, null);
  assert.deepEqual([offered?.position, offered?.played], [positionAt(4), GAME.moves[4]]);
  assert.deepEqual(offered?.best, [review.moves[4]?.best.move]);
  assert.equal(exerciseAfter(reviewWith({ 3: 20 }), black, { ply: 3 }), null, "they made no mistake");
});

test("an opponent says you of the person's moves and I of its own, and that a move decided only what it changed", () => {
  const found = decided(reviewWith({ 2: 6 }).moves);
  assert.ok(found);
  const { turn, move, better } = found;
  const decision = { ...found, sentence: sentence(found) };
  const other = turn === "black" ? "white" : "black";
  assert.equal(spoken(turn, decision), `Your ${move} decided the game; ${better} was better.`);
  assert.equal(spoken(other, decision), `My ${move} decided the game; ${better} was better.`);
  const same = { ...decision, before: decision.after };
  assert.equal(spoken(turn, same), `Your largest mistake was ${move}; ${better} was better.`);
  assert.equal(spoken(other, same), `My largest mistake was ${move}; ${better} was better.`);
  assert.equal(spoken(turn, null), undefined);
});

test("what a weak opponent says after a game is so on the board", async (t) => {
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  t.after(() => engine.dispose());
  let [unused, own] = [0, 0];
  for (let seed = 1; seed <= 20; seed += 1) {
    const color = /** @type {const} */ (["black", "white"])[seed % 2];
    const game = await played(engine, color, { weak: 1 + (seed % 3), seed });
    const review = await engine.review(game, { level: 8 });
    const decision = decided(review.moves);
    const said = confessed(review, color, decision && { ...decision, sentence: sentence(decision) }) ?? "";
    for (const each of said.split(". ")) assert.ok(each.split(" ").length <= 20, each);
    const [, mistake, answer] = /^My (..) was a mistake: (..) would have punished it\./.exec(said) ?? [];
    if (mistake) {
      unused += 1;
      const at = review.moves.find((row) => row.move === mistake && row.turn !== color);
      assert.ok(at && at.loss >= 2 && game.moves[at.ply + 1] !== answer);
      const { lines } = await engine.analyze(game.at(at.ply + 1), { level: 8, fresh: true });
      const scoreOf = (/** @type {string | undefined} */ move) =>
        lines.find((line) => line.move === move)?.score ?? NaN;
      assert.ok(scoreOf(answer) > scoreOf(game.moves[at.ply + 1]), said);
    }
    const [, move, better] = /Your (..) decided the game; (..) was better\.$/.exec(said) ?? [];
    if (!move) continue;
    own += 1;
    const row = review.moves.find((each) => each.move === move && each.turn === color);
    assert.ok(row && row.best.move === better);
    assert.notEqual(Math.sign(row.score), Math.sign(row.best.score));
  }
  assert.ok(unused > 5 && own > 2, `${unused} and ${own}`);
});

/**
 * A game of a person, who plays like a character of the middle, and a weak one.
 * @param {Engine} engine
 * @param {"black" | "white"} color of the person
 * @param {{ weak: number, seed: number }} opponent
 */
async function played(engine, color, { weak, seed }) {
  let game = new Game();
  while (!game.isOver) {
    const skill = /** @type {import("flipside").Skill} */ (game.turn === color ? 3 : weak);
    const { move } = await engine.search(game, { skill, level: 1, variety: { discs: 0, seed } });
    game = game.after(move);
  }
  return game;
}
