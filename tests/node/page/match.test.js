import assert from "node:assert/strict";
import { test } from "node:test";
import { FlipsideError, Game } from "flipside/game";
import { evaluationOf } from "../../../www/evaluation/evaluations.js";
import { textOf } from "../../../www/game/plies.js";
import { joined, unreviewed } from "../../../www/review/searching/growth.js";
import { newReview } from "../../../www/review/state.js";
import { message } from "../../../www/status/text.js";
import { firstMoves, openMatch, openWhileLoading, reviewOf, settled } from "./table.js";

test("the engine answers the person's move, then waits", async () => {
  const table = openMatch({ side: "black" });
  table.match.place("f5");
  assert.equal(table.kind, "thinking");
  await table.engineMoves("d6");
  assert.deepEqual(table.state.game.moves, ["f5", "d6"]);
  assert.equal(table.kind, "waiting");
});

test("a move that is not the person's to play is refused", () => {
  const table = openMatch({ side: "white" });
  table.match.place("f5");
  assert.deepEqual(table.state.refused, { square: "f5" });
  assert.deepEqual(table.state.game.moves, []);
});

test("the last game is brought back with the side that the person had in it", async () => {
  const table = openMatch({ side: "black" });
  table.match.place("f5");
  await table.engineMoves("d6");
  table.match.games.newGame();
  table.match.set({ side: "white" });
  assert.equal(table.kind, "thinking");
  table.takeOffer();
  assert.equal(table.state.settings.side, "black");
  assert.deepEqual(table.state.game.moves, ["f5", "d6"]);
  assert.equal(table.kind, "waiting");

  table.match.games.newGame();
  table.match.set({ side: "white" });
  await table.engineMoves("d3");
  table.takeOffer();
  table.takeOffer();
  assert.equal(table.state.settings.side, "white", "and the other one with its own");
  assert.deepEqual(table.state.game.moves, ["d3"]);
});

test("changing sides in a loaded game does not start the engine", () => {
  for (const loaded of ["f5d6", "f5d6c3", firstMoves().transcript]) {
    const table = openMatch({ side: "black" });
    table.open(loaded);
    for (const side of /** @type {const} */ (["white", "none", "black"])) {
      table.match.set({ side });
      assert.equal(table.engine.running, undefined, `${loaded}, ${side}`);
      table.match.undo();
      assert.equal(table.engine.running, undefined, `${loaded}, ${side}, after undo`);
      table.match.redo();
      assert.equal(table.engine.running, undefined, `${loaded}, ${side}, after redo`);
    }
  }
});

test("what the engine thinks is a look of its own where the opponent is no judge", async () => {
  const table = openMatch({ side: "black", character: "pip", hideEngine: false });
  assert.equal(table.kind, "glancing");
  await table.engineMoves("f5");
  assert.equal(evaluationOf(table.state)?.lines[0]?.move, "f5");
  assert.equal(table.engine.running, undefined, "once for each position");
  table.match.place("f5");
  assert.equal(table.kind, "thinking");
  const before = table.state.lastReport;
  await table.engineMoves("d6");
  assert.equal(table.state.lastReport, before, "it says nothing of who leads");
  assert.equal(table.kind, "glancing");
  const hidden = openMatch({ side: "black", character: "pip" });
  assert.equal(hidden.kind, "waiting");
});

test("changing sides in a running game has the engine move for the other one", () => {
  const table = openMatch({ side: "black" });
  table.match.set({ side: "white" });
  assert.equal(table.kind, "thinking");
});

test("a game from another start is copied as its position", () => {
  const table = openMatch({ side: "both" });
  const text = `${"-".repeat(27)}OX------OXX-----O${"-".repeat(20)} X`;
  const { start } = new Game();
  table.open(text);
  assert.deepEqual(textOf(table.state.game, start), { isPosition: true, text });
  table.match.games.newGame();
  table.match.place("f5");
  assert.deepEqual(textOf(table.state.game, start), { isPosition: false, text: "f5" });
});

test("after a crash the game waits with a notice, and playing on asks the engine again", async () => {
  const table = openMatch({ side: "white" });
  table.engine.running?.fail(new FlipsideError("CRASHED", "the worker died"));
  await settled();
  assert.deepEqual([table.kind, table.state.paused.game], ["waiting", true]);
  assert.match(String(table.state.notice?.text), /^The engine crashed\. It starts again/);
  table.match.step();
  assert.equal(table.kind, "thinking");
  await table.engineMoves("f5");
  assert.deepEqual(table.state.game.moves, ["f5"]);
});

test("the answer of a canceled search is ignored", async () => {
  const table = openMatch({ side: "black" });
  table.match.place("f5");
  table.match.undo();
  await settled();
  assert.equal(table.state.notice, null);
  assert.equal(table.engine.running, undefined);
  assert.deepEqual([table.kind, table.state.paused.game], ["waiting", true]);
});

test("a review that is begun takes away the notice that a game was opened", () => {
  const table = openMatch({ side: "both" });
  table.open(firstMoves(12).transcript);
  table.match.games.newGame();
  assert.ok(table.state.notice);
  table.open("f5d6c3");
  assert.ok(table.state.notice);
  table.match.review();
  assert.equal(table.state.notice, null);
});

test("a review continues while the person moves through the game", async () => {
  const table = openMatch({ side: "both" });
  table.open(firstMoves(12).transcript);
  table.match.review();
  await settled();
  const asked = table.engine.running;
  for (const ply of [0, 5, 12]) table.match.goTo(ply);
  assert.equal(table.engine.running, asked);
  assert.ok(asked);
  asked.answer(reviewOf(asked.game));
  await settled();
  assert.equal(table.kind, "evaluating", "then the position is looked at");
  assert.equal(table.state.review?.done, 12);
});

test("a review with gaps goes on from the last of them, and no move is in it twice", () => {
  const game = firstMoves(8);
  const whole = reviewOf(game);
  const known = { ...newReview(game), moves: whole.moves.filter(({ ply }) => ply > 5 || ply === 3), done: 3 };
  const rest = unreviewed(known);
  assert.deepEqual(rest.moves, game.moves.slice(0, 6));
  const review = joined(reviewOf(rest), known);
  assert.deepEqual(
    review.moves.map(({ ply }) => ply),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  assert.equal(review.done, 8);
});

test("after a hint a review goes on with the moves that are left", async () => {
  const table = openMatch({ side: "both" });
  const game = firstMoves(12);
  table.open(game.transcript);
  table.match.review();
  await settled();
  const first = table.engine.running;
  assert.ok(first);
  // As many moves as were reviewed when the hint was asked for.
  first.answer({ ...reviewOf(first.game, 5) });
  await settled();
  table.match.hint();
  await table.engineMoves();
  assert.equal(table.kind, "reviewing");
  const rest = table.engine.running;
  assert.ok(rest);
  assert.deepEqual(rest.game.moves, game.moves.slice(0, 7));
  rest.answer(reviewOf(rest.game));
  await settled();
  assert.deepEqual(
    table.state.review?.moves.map(({ ply, move }) => [ply, move]),
    game.moves.map((move, ply) => [ply, move]),
  );
  assert.equal(table.kind, "evaluating");
  assert.equal(table.state.hint, game.at(0).legalMoves()[0], "the hint stays");
});

test("moves that another one replaces are offered back, those of one undo are not", () => {
  const table = openMatch({ side: "both" });
  table.open("f5d6c3d3c4");
  table.match.goTo(1);
  table.match.place("f6");
  table.takeOffer();
  assert.deepEqual(table.state.game.moves, ["f5", "d6", "c3", "d3", "c4"]);
  assert.equal(table.state.game.ply, 1);
  table.match.games.newGame();
  table.open("f5d6c3");
  table.match.goTo(1);
  table.match.place("f6");
  assert.equal(table.state.notice, null);
});

test("the engine starts its search again for other limits, but not for another theme", () => {
  const table = openMatch({ side: "white", strength: "level", level: 3 });
  const first = table.engine.running;
  table.match.set({ theme: "dark" });
  assert.equal(table.engine.running, first);
  table.match.set({ level: 4 });
  assert.equal(table.engine.running?.options.level, 4);
  assert.equal(first?.isOpen, false);
});

test("a game is played while the engine loads, and its move comes when it is there", async () => {
  const { engine, settle, table } = openWhileLoading();
  table.match.place("f5");
  assert.equal(table.kind, "thinking");
  assert.equal(message(table.state), "Loading the engine…");
  settle.resolve(engine);
  await settled();
  assert.equal(engine.running?.game.transcript, "f5");
  await table.engineMoves();
  assert.equal(table.state.game.ply, 2);
});

test("without an engine two people play on, and nothing waits for it", async () => {
  const { settle, table } = openWhileLoading();
  table.match.place("f5");
  settle.reject(new Error("no network"));
  table.match.goOnWithoutEngine({ kind: "error", text: "no engine" });
  await settled();
  assert.equal(table.kind, "waiting");
  assert.equal(table.state.notice?.text, "no engine");
  table.match.place("d6");
  table.match.place("c3");
  assert.equal(table.state.game.transcript, "f5d6c3");
  table.match.set({ values: true });
  table.match.review();
  assert.equal(table.kind, "waiting");
});

test("a link to this page is loaded as the game that it holds", () => {
  const table = openMatch({ side: "both" });
  assert.ok(table.match.games.openLink(" https://example.com/othello/?x=1#f5d6c3.1\n"));
  assert.deepEqual(table.state.game.moves, ["f5", "d6", "c3"]);
  assert.equal(table.state.game.ply, 1);
  assert.equal(table.match.games.openLink("https://example.com/#a1a2"), false);
  assert.equal(table.match.games.openLink("https://example.com/#d3js"), false, "a link to another page");
  assert.equal(table.match.games.openLink("f5d6c3"), false);
});
