/** @import { Activity, State } from "../../../www/state/types.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { inOrder, shownMoves } from "../../../www/game/listed-moves.js";
import { legalSquares } from "../../../www/game/plies.js";
import { isOpen, isResting, nextActivity, TRANSITIONS, transition } from "../../../www/match/activity.js";
import { ROOMS } from "../../../www/state/address.js";
import { isEngines } from "../../../www/state/rooms.js";
import { pick, randomFrom } from "../../support/random.js";
import { firstMoves, openMatch, reportOf, reviewOf, settled } from "./table.js";

const KINDS = /** @type {Activity["kind"][]} */ (Object.keys(TRANSITIONS));

/** A position in which black must pass. */
const PASS = "d3c3f5d2d1e1b2c1";

/** @param {Partial<State>} change @returns {State} */
function waiting(change) {
  const { state } = openMatch({ side: "both" });
  return { ...state, activity: { kind: "waiting" }, ...change };
}

/** @param {Partial<State["settings"]>} change */
const settings = (change) => ({ ...openMatch().state.settings, ...change });

test("what is begun ends in waiting, and only from there something else is begun", () => {
  for (const kind of KINDS) {
    for (const next of TRANSITIONS[kind]) assert.ok(KINDS.includes(next), `${kind}: ${next}`);
    if (kind === "waiting") continue;
    assert.ok(TRANSITIONS[kind].includes("waiting"), kind);
    const others = TRANSITIONS[kind].filter((next) => !["waiting", kind].includes(next));
    assert.deepEqual(others, [], kind);
  }
});

test("what the table does not allow is an error that names both", () => {
  assert.throws(() => transition({ kind: "passing" }, { kind: "over", isNew: false }), {
    message: "activity: expected waiting after passing, found over",
  });
  assert.deepEqual(transition({ kind: "passing" }, { kind: "waiting" }), { kind: "waiting" });
});

test("a game goes on by itself with the engine's move, a pass or the values, and else waits", () => {
  const engine = settings({ side: "white", strength: "time", seconds: 2 });
  assert.deepEqual(nextActivity(waiting({ settings: engine }), false), { kind: "thinking", budgetMs: 2000 });
  assert.equal(nextActivity(waiting({ settings: settings({ side: "black" }) }), false), null);
  const game = Game.parse(PASS);
  assert.deepEqual(nextActivity(waiting({ game }), false), { kind: "passing" });
  const valued = waiting({ settings: settings({ side: "both", values: true }) });
  assert.equal(nextActivity(valued, false)?.kind, "evaluating");
  assert.equal(nextActivity({ ...valued, evaluated: "fully" }, false), null, "moves are scored once");
  assert.equal(nextActivity({ ...valued, evaluated: "partly" }, false)?.kind, "evaluating");
});

test("a paused game does nothing on the engine's turn or where one must pass", () => {
  const paused = { ...openMatch().state.paused, game: true };
  assert.equal(nextActivity(waiting({ paused, settings: settings({ side: "white" }) }), false), null);
  assert.equal(nextActivity(waiting({ paused, game: Game.parse(PASS) }), false), null);
});

test("a review comes before the values in Analyze, and not by itself where the game is played", () => {
  const game = firstMoves(4);
  const review = reviewOf(game, 2);
  const both = { game, review, settings: settings({ side: "both", values: true }) };
  assert.equal(nextActivity(waiting({ ...both, room: "analyze" }), false)?.kind, "reviewing");
  assert.equal(nextActivity(waiting(both), false)?.kind, "evaluating");
  const engine = waiting({ game, review, settings: settings({ side: "white" }) });
  assert.equal(nextActivity(engine, false)?.kind, "thinking");
  const over = { game: firstMoves(), review: reviewOf(firstMoves(), 2) };
  assert.equal(nextActivity(waiting({ ...over, room: "analyze" }), false)?.kind, "reviewing");
  assert.equal(nextActivity(waiting(over), false)?.kind, "over");
});

test("a game that is over is new when its last move was played just now", () => {
  const state = waiting({ game: firstMoves() });
  assert.deepEqual(nextActivity(state, true), { kind: "over", isNew: true });
  assert.deepEqual(nextActivity(state, false), { kind: "over", isNew: false });
});

test("whatever a person does, in any order, what goes on fits the position", async () => {
  const random = randomFrom(22);
  for (let round = 0; round < 40; round += 1) {
    const table = openMatch({ side: pick(random, SIDES), values: random() < 0.3 });
    for (let step = 0; step < 60; step += 1) {
      const name = pick(random, Object.keys(ACTIONS));
      await ACTIONS[name](table, random);
      assert.doesNotThrow(() => check(table), `round ${round}, step ${step}, after ${name}`);
    }
  }
});

const SIDES = /** @type {const} */ (["black", "white", "both", "none"]);

/** @type {Record<string, (table: ReturnType<typeof openMatch>, random: () => number) => unknown>} */
const ACTIONS = {
  place: ({ match, state }, random) => match.place(pick(random, [...legalSquares(state.game), "a1"])),
  answer: async ({ engine }) => {
    const asked = engine.running;
    if (asked) asked.answer(asked.call === "review" ? reviewOf(asked.game) : reportOf(asked.game));
    await settled();
  },
  fail: async ({ engine }) => {
    engine.running?.fail(new Error("out of order"));
    await settled();
  },
  wait: () => settled(),
  undo: ({ match }) => match.undo(),
  redo: ({ match }) => match.redo(),
  goTo: ({ match, state }, random) => match.goTo(Math.floor(random() * (state.game.moves.length + 1))),
  hint: ({ match }) => match.hint(),
  solve: ({ match }) => match.study.solve(),
  pause: ({ match, state }) => match.study.pause(!state.paused.analysis),
  leave: ({ match }, random) => match.study.pauseScoring(random() < 0.5),
  promote: ({ match }) => match.study.promote(),
  remove: ({ match }) => match.study.remove(),
  playFromHere: ({ match }) => match.playFromHere(),
  follow: ({ match, state }, random) => match.goThrough(pick(random, inOrder(shownMoves(state))).path),
  review: ({ match }) => match.review(),
  step: ({ match }) => match.step(),
  newGame: ({ match }) => match.games.newGame(),
  load: ({ open }, random) => open(pick(random, ["f5d6c3", PASS, firstMoves().transcript])),
  takeOffer: (table) => table.takeOffer(),
  side: ({ match }, random) => match.set({ side: pick(random, SIDES) }),
  level: ({ match }, random) => match.set({ level: 1 + Math.floor(20 * random()) }),
  enter: ({ match }, random) => match.enter(pick(random, ROOMS)),
  values: ({ match, state }) => match.set({ values: !state.settings.values }),
};

/** @param {ReturnType<typeof openMatch>} table */
function check({ engine, kind, state }) {
  const { activity, game } = state;
  const goesOn = !game.isOver && (game.mustPass || isEngines(state, game.turn));
  if (kind === "thinking") assert.ok(goesOn && !game.mustPass, "the engine's turn");
  if (kind === "passing") assert.ok(game.mustPass, "a forced pass");
  if (kind === "over") assert.ok(game.isOver, "the end");
  if (kind === "hinting" || (kind === "evaluating" && state.room === "play"))
    assert.ok(isOpen(state), "the person's choice");
  if (kind === "glancing" || kind === "evaluating" || kind === "solving")
    assert.ok(!game.isOver, "something to look at");
  if (kind === "evaluating") assert.ok(state.room === "play" || !state.paused.analysis, "no pause");
  if (isResting(activity) && goesOn) assert.ok(state.paused.game, "the engine waits only when it is paused");
  const call = {
    // Where two play who are no judges, another look says who leads.
    thinking: state.settings.side === "none" ? ["search", "analyze"] : ["search"],
    hinting: ["search"],
    glancing: ["analyze"],
    evaluating: ["analyze"],
    solving: ["solve"],
    reviewing: ["review"],
  };
  const running = engine.asked.filter((asked) => asked.isOpen).map((asked) => asked.call);
  const wanted = Object.entries(call).flatMap(([name, value]) => (name === kind ? value : []));
  assert.ok(running.every((one) => wanted.includes(one)) && running.length <= 1, `${kind}: ${running}`);
}

test("each pause stops what it names, and nothing that the person asks for", async () => {
  const { paused: none } = openMatch().state;
  const game = firstMoves(4);
  const review = reviewOf(game, 2);
  const next = (/** @type {Partial<State["paused"]>} */ paused, /** @type {Partial<State>} */ change) =>
    nextActivity(waiting({ paused: { ...none, game: false, ...paused }, ...change }), false)?.kind ?? null;
  const engine = settings({ side: "white" });
  assert.deepEqual(
    [next({}, { settings: engine }), next({ game: true }, { settings: engine })],
    ["thinking", null],
  );
  const analyze = /** @type {const} */ ({ room: "analyze" });
  const reviewed = { ...analyze, game, review };
  assert.deepEqual(
    [next({}, reviewed), next({ review: true, analysis: true }, reviewed)],
    ["reviewing", null],
  );
  const values = { settings: settings({ side: "both", values: true }) };
  assert.deepEqual([next({}, analyze), next({ analysis: true }, analyze)], ["evaluating", null]);
  assert.deepEqual([next({ analysis: true }, values), next({ scoring: true }, values)], ["evaluating", null]);
  assert.equal(next({ scoring: true }, analyze), null);
  // What a person tries beside a review that is read is looked at.
  const read = { review: true, reading: true };
  const two = firstMoves(2);
  const other = two.legalMoves().find((move) => move !== game.moves[2]) ?? assert.fail();
  const tried = two.after(other);
  assert.deepEqual(
    [next({ review: true }, reviewed), next(read, reviewed), next(read, { ...reviewed, game: tried })],
    ["evaluating", null, "evaluating"],
  );

  const table = openMatch({ side: "both" });
  table.match.enter("analyze");
  table.match.study.pause(true);
  table.match.study.pauseScoring(true);
  table.match.hint();
  assert.equal(table.kind, "hinting");
  await table.engineMoves();
  table.match.study.solve();
  assert.equal(table.kind, "solving");
});
