/** @import { Happening } from "../../../www/state/types.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { connectLibrary } from "../../../www/analyze/library.js";
import { stopWithGame } from "../../../www/book/learning-button.js";
import { evaluationOf } from "../../../www/evaluation/evaluations.js";
import { createEvents } from "../../../www/state/events.js";
import { firstMoves, openMatch, reportOf, reviewOf, settled } from "./table.js";

test("listeners hear of an event from then on, in the order in which they asked for it", () => {
  const { on, emit } = createEvents();
  /** @type {unknown[]} */
  const heard = [];
  emit("entered", "learn");
  on("entered", (room) => heard.push(["one", room]));
  on("entered", (room) => heard.push(["other", room]));
  on("reload", () => heard.push("reload"));
  emit("entered", "train");
  assert.deepEqual(heard, [
    ["one", "train"],
    ["other", "train"],
  ]);
});

/** A match, and what happens in it. @param {Parameters<typeof openMatch>[0]} [settings] @param {readonly Happening[]} [names] */
function heardMatch(settings, names = ["entered", "shown", "solved", "saved", "set"]) {
  const table = openMatch(settings);
  /** @type {string[]} */
  const heard = [];
  for (const name of names) table.store.on(name, () => heard.push(name));
  return { table, heard: () => heard.splice(0) };
}

test("a match says when it shows a position, saves the game, and when the person goes to another room", () => {
  const { table, heard } = heardMatch({ side: "both" });
  table.match.place("f5");
  assert.deepEqual(heard(), ["shown", "saved"]);
  table.match.undo();
  assert.deepEqual(heard(), ["shown", "saved"]);
  table.match.enter("analyze");
  assert.deepEqual(heard(), ["entered", "shown", "saved"], "the room first: the address is that of it");
  table.match.enter("analyze");
  assert.deepEqual(heard(), []);
  table.match.set({ keepAnalysis: true });
  assert.deepEqual(heard(), ["set"]);
  table.match.games.newGame();
  assert.deepEqual(heard(), ["entered", "shown", "saved"]);
});

test("a review that goes on while one looks at other positions does not keep them secret", () => {
  const { table, heard } = heardMatch({ side: "both" });
  table.open(firstMoves(8).transcript);
  table.match.review();
  heard();
  table.match.goTo(3);
  assert.equal(table.kind, "reviewing");
  assert.deepEqual(heard(), ["shown", "saved"]);
});

test("what goes on is told as it begins", async () => {
  const table = openMatch({ side: "black" });
  /** @type {string[]} */
  const begun = [];
  table.store.on("began", ({ kind }) => begun.push(kind));
  table.match.place("f5");
  await table.engineMoves();
  assert.deepEqual(begun, ["waiting", "thinking", "waiting"]);
});

/** A library in memory. */
function emptyLibrary() {
  /** @type {Map<string, any>} */
  const solved = new Map();
  return {
    solved,
    add: (/** @type {Game} */ game, /** @type {any} */ { score, lines }) =>
      void solved.set(String(game), { score, move: lines[0].move }),
    lookup: (/** @type {Game} */ game) => solved.get(String(game)) ?? null,
  };
}

/** A search that has solved a position. @param {Game} game @param {number} score */
function solutionOf(game, score) {
  const report = reportOf(game);
  return { ...report, lines: [{ ...report.lines[0], score, exact: true }], stopped: "solved" };
}

test("what is solved goes into the library when the search ends, and is known when the position is shown again", async () => {
  const table = openMatch({ side: "both", keepThinking: false });
  const library = emptyLibrary();
  table.open("f5d6c3");
  table.match.enter("analyze");
  await connectLibrary(table.store, async () => /** @type {any} */ (library));
  table.match.study.solve();
  const search = table.engine.running;
  assert.ok(search);
  search.answer(solutionOf(search.game, 6));
  await settled();
  assert.equal(library.solved.get(String(search.game))?.score, 6);

  const next = openMatch({ side: "both" });
  next.match.enter("analyze");
  await connectLibrary(next.store, async () => /** @type {any} */ (library));
  assert.equal(evaluationOf(next.state), null);
  next.open("f5d6c3");
  const known = evaluationOf(next.state);
  assert.deepEqual(
    [known?.source, known?.lines[0]?.score, known?.lines[0]?.exact],
    ["library", 6, true],
    "another visit",
  );
});

test("positions with few empty squares, and those that are over, stay out of the library", async () => {
  const table = openMatch({ side: "both" });
  const library = emptyLibrary();
  await connectLibrary(table.store, async () => /** @type {any} */ (library));
  for (const game of [firstMoves(50), firstMoves()])
    table.store.emit("solved", { game, report: /** @type {any} */ (solutionOf(firstMoves(50), 2)) });
  assert.equal(library.solved.size, 0);
});

test("a browser without a library goes on without it", async () => {
  const table = openMatch({ side: "both" });
  await connectLibrary(table.store, async () => undefined);
  table.open("f5d6c3");
  assert.equal(evaluationOf(table.state), null);
});

test("learning from a game ends with another position or a search, and not while the game stays over", () => {
  const whole = firstMoves();
  /** @param {(table: ReturnType<typeof openMatch>) => void} act */
  const stopsAt = (act) => {
    const table = openMatch({ side: "both" });
    table.open(whole.transcript);
    let stopped = 0;
    stopWithGame(table.store, () => {
      stopped += 1;
    });
    table.store.update({ bookLearning: { positions: 2 } });
    act(table);
    assert.equal(table.state.bookLearning === null, stopped > 0);
    return stopped > 0;
  };
  assert.equal(whole.isOver, true);
  assert.equal(
    stopsAt(({ match }) => match.set({ side: "black" })),
    false,
  );
  assert.equal(
    stopsAt(({ match }) => match.undo()),
    true,
  );
  assert.equal(
    stopsAt(({ match }) => match.games.newGame()),
    true,
  );
  assert.equal(
    stopsAt(({ match }) => match.review()),
    true,
  );
});

test("a review writes its best moves into what is known, and the surest line of each move stays", async () => {
  const table = openMatch({ side: "both", keepThinking: false });
  table.open("f5d6c3d3");
  table.match.enter("analyze");
  table.match.goTo(1);
  const search = table.engine.running;
  const deep = { ...reportOf(search?.game ?? new Game()).lines[0], depth: 30, score: 9 };
  search?.answer({ ...reportOf(/** @type {Game} */ (search?.game)), lines: [deep] });
  await settled();
  table.match.review();
  await settled();
  const reviewing = table.engine.running;
  assert.equal(reviewing?.call, "review");
  reviewing?.answer(reviewOf(table.state.review?.game ?? new Game()));
  await settled();
  const at = (/** @type {number} */ ply) =>
    evaluationOf({ ...table.state, game: Game.parse("f5d6c3d3").goTo(ply) });
  assert.equal(at(1)?.lines.find(({ move }) => move === deep.move)?.score, 9);
  assert.equal(at(1)?.source, "search", "what is more than the review's");
  assert.deepEqual([at(2)?.source, at(2)?.lines.length], ["review", 1]);
});
