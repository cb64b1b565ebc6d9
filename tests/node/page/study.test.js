import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { nodesToSolve, SolveEstimate } from "../../../www/analyze/solve-estimate.js";
import { solvingNow, solvingTakes } from "../../../www/analyze/text.js";
import { evaluationOf, shownScores } from "../../../www/evaluation/evaluations.js";
import { branchText } from "../../../www/game/tree.js";
import { message } from "../../../www/status/text.js";
import { openMatch, reportOf, settled } from "./table.js";

/** A match in the room for analysis, with a game. @param {string} moves */
function openStudy(moves, settings = {}) {
  const table = openMatch({ side: "both", ...settings });
  table.open(moves);
  table.match.enter("analyze");
  return table;
}

/** What the engine works on. @param {ReturnType<typeof openMatch>} table */
const asked = ({ engine }) => engine.running;

test("a position is looked at for twice as long each time, until it is solved", async () => {
  const table = openStudy("f5d6c3");
  const budgets = [];
  for (const stopped of /** @type {const} */ (["budget", "budget", "budget", "solved"])) {
    const search = asked(table);
    budgets.push(search?.options.budgetMs);
    search?.answer({ ...reportOf(search.game), stopped });
    await settled();
  }
  assert.deepEqual(budgets, [1000, 2000, 4000, 8000]);
  assert.equal(table.kind, "waiting");
  assert.equal(table.engine.running, undefined);
});

test("looking ends when nothing has changed for a minute", async () => {
  const table = openStudy("f5d6c3");
  let rounds = 0;
  for (let search = asked(table); search && rounds < 20; search = asked(table)) {
    search.answer({ ...reportOf(search.game), stopped: "budget" });
    rounds += 1;
    await settled();
  }
  assert.equal(rounds, 7, "1, 2, 4 … 64 seconds");
});

test("without thinking on and on, a position is looked at once", async () => {
  const table = openStudy("f5d6c3", { keepThinking: false, lines: 2 });
  assert.equal(asked(table)?.options.budgetMs, 4000);
  assert.equal(asked(table)?.options.count, 2);
  await table.engineMoves();
  assert.equal(asked(table), undefined);
  table.match.set({ lines: "all" });
  assert.equal(asked(table)?.options.count, undefined);
});

test("nothing is looked at during a pause, and while the person is away", async () => {
  const table = openStudy("f5d6c3");
  table.match.study.pause(true);
  assert.equal(asked(table), undefined);
  table.match.goTo(1);
  assert.equal(asked(table), undefined);
  table.match.study.pause(false);
  assert.equal(asked(table)?.game.transcript, "f5");
  table.match.study.pauseScoring(true);
  assert.equal(asked(table), undefined);
  table.match.study.pauseScoring(false);
  assert.equal(asked(table)?.call, "analyze");
  table.match.enter("play");
  assert.equal(asked(table), undefined);
});

test("a move tried during a review is looked at for a moment, then the review goes on with the game", async () => {
  const table = openStudy("f5d6c3d3c4f4");
  table.match.review();
  assert.equal(table.kind, "reviewing");
  table.match.goTo(2);
  table.match.place("c4");
  assert.equal(table.kind, "glancing");
  assert.equal(table.engine.running?.game.transcript, "f5d6c4");
  await table.engineMoves();
  assert.equal(table.kind, "reviewing");
  assert.deepEqual(table.engine.running?.game.moves, ["f5", "d6", "c3", "d3", "c4", "f4"]);
  assert.notEqual(evaluationOf(table.state), null);
});

test("a branch is made the main line, and taken away with an offer to bring it back", () => {
  const table = openStudy("f5d6c3d3");
  table.match.goTo(2);
  table.match.place("c4");
  table.match.study.promote();
  assert.equal(branchText(table.state.tree.branches), "f5d6c4(c3d3)");
  table.match.study.remove();
  assert.equal(branchText(table.state.tree.branches), "f5d6c3d3");
  assert.deepEqual([table.state.game.ply, table.state.game.moves.length], [2, 4]);
  table.takeOffer();
  assert.equal(branchText(table.state.tree.branches), "f5d6c4(c3d3)");
  assert.equal(table.state.game.transcript, "f5d6c4");
});

test("a pass that a move forces is played with it in analysis", () => {
  const table = openStudy("d3c3f5d2d1e1b2");
  table.match.place("c1");
  assert.equal(table.state.game.moves.at(-1), "pass");
  assert.equal(table.state.game.mustPass, false);
});

test("solving ends with what is proven, and what is kept is known when one comes back", async () => {
  const table = openStudy("f5d6c3");
  table.match.study.solve();
  assert.equal(table.kind, "solving");
  const search = asked(table);
  const [line] = reportOf(new Game()).lines;
  const proven = { ...line, move: "d3", pv: ["d3"], score: 2, exact: true };
  search?.answer({ ...reportOf(search.game), lines: [proven], stopped: "solved" });
  await settled();
  assert.equal(table.kind, "evaluating");
  const other = { ...line, move: "f4", pv: ["f4"], score: 9, depth: 40 };
  const next = table.engine.running;
  next?.answer({ ...reportOf(next.game), lines: [other] });
  await settled();
  table.match.goTo(1);
  table.match.goTo(3);
  assert.deepEqual(
    evaluationOf(table.state)?.lines[0],
    proven,
    "what is expected does not come before what is proven",
  );
});

test("one plays on from a position for the side to move", () => {
  for (const [moves, side] of /** @type {const} */ ([
    ["f5d6", "black"],
    ["f5d6c3", "white"],
  ])) {
    const table = openStudy(moves, { side: "black" });
    table.match.playFromHere();
    assert.equal(table.state.room, "play");
    assert.equal(table.state.settings.side, side);
    assert.equal(table.engine.running, undefined);
  }
});

test("what solving takes is estimated by the empty squares and by the speed of the machine", () => {
  const estimate = new SolveEstimate();
  assert.ok(nodesToSolve(20) < nodesToSolve(21));
  const slow = estimate.seconds(28);
  estimate.measure({ ...reportOf(new Game()), nodes: 3e9, elapsedMs: 60_000 });
  assert.ok(estimate.seconds(28) < slow);
  const report = { ...reportOf(new Game()), nodes: nodesToSolve(28) / 2 };
  assert.ok(Math.abs(Number(estimate.secondsLeft(28, report)) - estimate.seconds(28) / 2) < 1);
  assert.equal(estimate.share(28, report), 0.5);
  const long = { ...report, nodes: 2 * nodesToSolve(28) };
  assert.equal(estimate.secondsLeft(28, long), null, "it is not known any more");
  assert.ok(estimate.share(28, long) < 1);
});

test("an estimate says no more than is known", () => {
  const texts = [1, 33, 125, 3600, 20_000, 200_000, 1e8].map((seconds) => solvingTakes(seconds, 30));
  assert.deepEqual(texts, [
    "30 empty squares: takes a few seconds.",
    "30 empty squares: takes about 35 seconds.",
    "30 empty squares: takes about 2 minutes.",
    "30 empty squares: takes about an hour.",
    "30 empty squares: may take hours.",
    "30 empty squares: may take days.",
    "30 empty squares: takes longer than anyone would wait.",
  ]);
  assert.equal(solvingNow(1.24e9, 130), "1.24 billion positions. About 2 minutes left.");
  assert.equal(solvingNow(1.24e9, null), "1.24 billion positions. This is taking longer than usual.");
});

test("while one plays, scores stand on the board once they are asked for, and a hint says its own", async () => {
  const table = openMatch({ side: "both" });
  // At the start all moves are the same.
  for (const move of ["f5", "d6", "c3", "d3"]) table.match.place(move);
  const shown = () => shownScores(table.state).map(({ move }) => move);
  const [first, second] = table.state.game.legalMoves();
  table.match.hint();
  const search = table.engine.running;
  assert.ok(search && first && second);
  search.answer(reportOf(search.game, second));
  await settled();
  assert.deepEqual(shown(), [], "nobody has asked for scores");
  assert.equal(table.state.hint, second);

  table.match.set({ values: true });
  assert.equal(table.kind, "evaluating");
  assert.deepEqual(shown(), [], "not before the search says something");
  const line = reportOf(search.game, first).lines[0];
  table.engine.running?.answer({ ...reportOf(search.game), lines: [{ ...line, score: 7, depth: 20 }] });
  await settled();
  assert.deepEqual(shown(), [first, second]);
  assert.equal(table.state.evaluated, "fully");
  assert.equal(message(table.state), `Hint: ${second} (Black +2)`, "not what the best move is worth");

  table.match.set({ values: false });
  assert.deepEqual(shown(), []);
  table.match.enter("train");
  table.match.set({ values: true });
  assert.deepEqual(shown(), [], "they are the game's");
});

test("scores that are on their way are shown already", async () => {
  const table = openMatch({ side: "both", values: true });
  const search = table.engine.running;
  assert.ok(search);
  /** @type {string[]} */
  const seen = [];
  const { update } = table.store;
  table.store.update = (change) => {
    update(change);
    seen.push(table.state.evaluated);
  };
  search.answer(reportOf(search.game));
  await settled();
  assert.deepEqual([...new Set(seen)], ["no", "partly", "fully"]);
});

test("a game waits at the position that a person looks at during its review", async () => {
  const table = openStudy("f5d6c3d3");
  table.match.review();
  table.match.start(false);
  assert.deepEqual([table.kind, table.state.paused.game], ["reviewing", false]);
  table.match.goTo(1);
  assert.deepEqual([table.kind, table.state.paused.game], ["reviewing", true]);
});

test("a game that has ended is shown with its end where it was played, wherever one has looked at it", () => {
  const table = openMatch({ side: "both" });
  // The shortest game.
  table.open("f5d6c5f4e7f6g5e6e3");
  table.match.enter("analyze");
  table.match.goTo(2);
  table.match.enter("play");
  assert.deepEqual([table.state.game.ply, table.kind], [9, "over"]);
  table.match.goTo(2);
  assert.equal(table.state.game.ply, 2, "there one may look back, too");
  table.match.start(true);
  assert.equal(table.kind, "over", "and finds its end when one comes again");

  table.match.enter("analyze");
  table.match.goTo(2);
  table.match.playFromHere();
  assert.deepEqual([table.state.room, table.state.game.ply], ["play", 2]);
});
