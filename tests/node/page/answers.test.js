// The moves that the result of a game names: the person's best one, and what a weak opponent says of its mistakes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, Game } from "flipside";
import { decided, sentence } from "flipside/coach";
import { confessed, spoken } from "../../../www/result/confessed.js";
import { mistakeAfter } from "../../../www/result/exercise.js";
import { causeTold, decisionFor, leadOf, summaryOf } from "../../../www/result/lead.js";
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
  assert.equal(mistakeAfter(review, black, { ply: 2 })?.ply, 2);
  assert.equal(mistakeAfter(review, black, { ply: 3 })?.ply, 4, "the opponent decided it");
  assert.equal(mistakeAfter(review, black, null)?.ply, 4);
  assert.equal(mistakeAfter(reviewWith({ 3: 20 }), black, { ply: 3 }), null, "they made no mistake");
});

test("an opponent says you of the person's moves and I of its own, and does not tell the move that it asks for", () => {
  const review = reviewWith({ 2: 6 });
  const found = decided(review.moves);
  assert.ok(found);
  const { turn, move, better } = found;
  const decision = { ...found, sentence: sentence(found) };
  const other = turn === "black" ? "white" : "black";
  const say = (
    /** @type {"black" | "white"} */ color,
    /** @type {typeof decision | null} */ said,
    isLost = false,
  ) => spoken(review, color, { decision: said, mistake: mistakeAfter(review, color, said), isLost });
  assert.equal(say(turn, decision), `Your ${move} at move 3 decided the game.`);
  assert.equal(say(other, decision), `My ${move} decided the game; ${better} was better.`);
  assert.equal(say(other, decision, true), undefined, "they did not lose by that");
  const same = { ...decision, before: decision.after };
  assert.equal(say(turn, same), `Your largest mistake was ${move} at move 3.`);
  assert.equal(say(other, same), `My largest mistake was ${move}; ${better} was better.`);
  assert.equal(say(turn, null), `Your largest mistake was ${move} at move 3.`);
  assert.equal(say(other, null), undefined);
});

test("a loser hears of their own mistake first, and nowhere of the move that they are asked for", () => {
  const review = reviewWith({ 2: 6, 4: 12, 5: 9 });
  const white = GAME.at(5).turn;
  const mistake = mistakeAfter(review, white, null);
  assert.equal(mistake?.ply, 5);
  const said = { decision: null, mistake, isLost: true };
  const own = `Your largest mistake was ${GAME.moves[5]} at move 6.`;
  assert.equal(confessed(review, white, said), own, "the answer to the mistake before is asked for");
  const another = { ...mistake, ply: 3, best: { ...mistake.best, move: /** @type {const} */ ("pass") } };
  const unused = confessed(review, white, { ...said, mistake: another });
  assert.equal(unused, `My ${GAME.moves[4]} was a mistake: ${mistake.best.move} would have punished it.`);
});

test("the card leads to the mistake that gave the game away, or else to the summary with the causes of the loss", () => {
  const found = {
    ply: 40,
    turn: /** @type {const} */ ("black"),
    before: /** @type {const} */ ("win"),
    after: /** @type {const} */ ("loss"),
  };
  const causes = [{ turn: /** @type {const} */ ("black") }];
  assert.deepEqual(leadOf(found, causes, "black", "black", 0), { ply: 40, label: "See what decided it" });
  const lost = { ...found, before: found.after };
  assert.deepEqual(leadOf(lost, causes, "black", "black", 0), { ply: 0, label: "See why you lost" });
  assert.equal(leadOf(lost, causes, "black", "black", 60)?.ply, 60, "the summary is at the end");
  assert.deepEqual(leadOf(lost, causes, "black", "white", 0), { ply: 0, label: "See why Black lost" });
  const winners = { ...found, turn: /** @type {const} */ ("white") };
  assert.equal(
    leadOf(winners, causes, "black", "black", 0)?.ply,
    0,
    "the winner's last mistake decided nothing",
  );
  assert.equal(decisionFor(winners, "black"), null);
  assert.equal(decisionFor(found, "black"), found);
  assert.equal(leadOf(lost, [], "black", "black", 0), null);
  assert.deepEqual(leadOf(found, [], null, "black", 0)?.ply, 40, "a draw was given away");
  assert.equal(summaryOf(reviewWith({ 2: 6 })), 0);
  const bad = reviewWith({ 0: 6 });
  assert.equal(summaryOf(bad), bad.total, "the card tells of the first move");
});

test("no cause on the card tells the move that is asked for, or what the opponent says", () => {
  const cause = (/** @type {any} */ kind, /** @type {string} */ text) => ({
    kind,
    ply: 22,
    turn: /** @type {const} */ ("black"),
    sentence: text,
  });
  const causes = [
    cause("behind", "Black fell behind for good with g8 at move 23; c7 would have kept the game even."),
    cause("largest", "Black's largest mistake was g8 at move 23: it cost about 18 discs."),
    cause("short", "Black ran short of moves."),
  ];
  const mistake = { ply: 22, best: { move: "c7" } };
  assert.equal(causeTold(causes, mistake, "Your largest mistake was g8 at move 23."), causes[2]?.sentence);
  assert.equal(causeTold(causes, mistake, ""), causes[1]?.sentence);
  assert.equal(causeTold(causes, null, ""), causes[0]?.sentence);
});

test("what a weak opponent says after a game is so on the board", async (t) => {
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  t.after(() => engine.dispose());
  let [unused, own] = [0, 0];
  for (let seed = 1; seed <= 20; seed += 1) {
    const color = /** @type {const} */ (["black", "white"])[seed % 2];
    const game = await played(engine, color, { weak: 1 + (seed % 3), seed });
    const { moves } = await engine.review(game, { level: 8 });
    const review = { ...reviewOf(game), moves, again: [] };
    const found = decided(moves);
    const decision = found && { ...found, sentence: sentence(found) };
    const asked = mistakeAfter(review, color, decision);
    const said = confessed(review, color, { decision, mistake: asked, isLost: false }) ?? "";
    assert.ok(!asked || !said.includes(`: ${asked.best.move} would`), said);
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
    const [, move, number] = /Your (..) at move (\d+) decided the game\.$/.exec(said) ?? [];
    if (!move) continue;
    own += 1;
    const row = review.moves.find((each) => each.move === move && each.turn === color);
    assert.ok(row && 60 - game.at(row.ply).empties === Number(number) - 1);
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
