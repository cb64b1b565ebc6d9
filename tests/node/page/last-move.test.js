import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { UNTOLD } from "../../../www/game/about.js";
import { blunderIn, isLenient, lastOwnPly } from "../../../www/last-move/judgement.js";
import { compareTried, triedAt } from "../../../www/review/searching/comparing.js";
import { LARGE_LOSS } from "../../../www/review/verdicts.js";
import { createStore } from "../../../www/state/store.js";
import { engineFor } from "../engines.js";
import { openMatch, reportOf } from "./table.js";

/** White to move: g2 opens the corner h1, a5 does not. */
const TRAP = "-XXX------OOOO---OOOOXX--XXXXXX---XOXOX---XXOOOO--XOOO-------O-- O";

/** @param {Partial<import("../../../www/state/types.js").Settings>} settings */
const stateWith = (settings) => openMatch(settings).state;

test("a move is judged beside the best one, by a search of both that finds the same each time", async (t) => {
  const engine = await engineFor(t, { tableBits: 16 });
  const game = Game.parse(TRAP).after("g2");
  /** @param {Game[]} before searched first, as by who looked at other positions */
  const judgedAfter = async (before) => {
    for (const position of before) await engine.analyze(position, { nodes: 20_000 });
    const store = createStore({ ...stateWith({}), game }, () => {});
    /** @type {(readonly string[] | undefined)[]} */
    const asked = [];
    const found = await compareTried(
      store,
      (position, limits) => {
        asked.push(limits.moves);
        return engine.analyze(position, "nodes" in limits ? { ...limits, nodes: 20_000 } : limits);
      },
      triedAt(store.state, 0),
    );
    assert.deepEqual(asked, [undefined, ["a5", "g2"]]);
    const again = await compareTried(store, () => assert.fail("it is known"), triedAt(store.state, 0));
    assert.equal(again, found);
    assert.equal(triedAt(store.state, 0).comparison, found, "there is one store of what is known");
    return found;
  };
  const judged = await judgedAfter([]);
  assert.ok(judged && judged.loss >= 8, String(judged?.loss));
  assert.deepEqual([judged.best.move, judged.best.pv[0]], ["a5", "a5"]);
  assert.deepEqual([judged.line.move, judged.line.pv[0]], ["g2", "g2"]);
  assert.deepEqual(await judgedAfter([game, game.at(0)]), judged);
});

/** A position that is none of its own images. */
const START = Game.parse(String(Game.parse("f5d6c3d3")));

/**
 * What is asked for c5, where the best move and this one are worth so much at the first look, and then as they are compared.
 * @param {[number, number][]} scores
 */
function looking(scores) {
  const store = createStore({ ...stateWith({}), game: START.after("c5").after("f6") }, () => {});
  /** @type {object[]} */
  const asked = [];
  const analyze = async (/** @type {Game} */ before, /** @type {any} */ { count, moves }) => {
    const [best, played] = scores[moves ? 1 : 0] ?? [0, 0];
    asked.push({ count, moves });
    const { lines } = reportOf(before);
    const both = [
      { ...lines[0], move: "c4", score: best },
      { ...lines[0], move: "c5", score: played },
    ];
    return /** @type {any} */ ({ turn: "black", lines: both.slice(0, count) });
  };
  return { asked, blunder: () => blunderIn(store, analyze, triedAt(store.state, 0)) };
}

test("a blunder is one when it is compared with the best move as well", async () => {
  const both = looking([
    [4, -LARGE_LOSS],
    [2, 2 - LARGE_LOSS],
  ]);
  assert.equal((await both.blunder())?.loss, LARGE_LOSS);
  assert.deepEqual(both.asked, [
    { count: undefined, moves: undefined },
    { count: 1, moves: undefined },
    { count: undefined, moves: ["c4", "c5"] },
  ]);
  const first = looking([
    [4, -LARGE_LOSS],
    [2, 3 - LARGE_LOSS],
  ]);
  assert.equal(await first.blunder(), null);
});

test("where every move loses about as much, none is a blunder, and nothing is looked at twice", async () => {
  const { asked, blunder } = looking([[-20, 1 - 20 - LARGE_LOSS]]);
  assert.equal(await blunder(), null);
  assert.equal(asked.length, 1);
});

test("only one of the weaker opponents lets a blunder be taken back, without clocks, where it is not switched off", () => {
  for (const character of ["pip", "nell", "otto", "mira"])
    assert.ok(isLenient(stateWith({ character })), character);
  for (const character of ["hugo", "vera", "kaito", "flipside"])
    assert.ok(!isLenient(stateWith({ character })), character);
  assert.ok(isLenient(stateWith({ side: "white" })));
  for (const settings of /** @type {const} */ ([
    { takeBacks: false },
    { side: "both" },
    { side: "none" },
    { strength: "level", level: 1 },
    { strength: "time", seconds: 0.1 },
  ]))
    assert.ok(!isLenient(stateWith(settings)), JSON.stringify(settings));
  const table = openMatch({ minutes: 3 });
  assert.ok(isLenient(table.state));
  table.match.games.newGame();
  assert.ok(!isLenient(table.state), "with clocks");
  assert.ok(!isLenient({ ...stateWith({}), room: "analyze" }));
});

test("the last move is the person's own; either player's where two play, and nobody's where one watches", () => {
  const game = Game.parse("f5d6c3");
  const plyOf = (/** @type {any} */ side, /** @type {Game} */ at = game) =>
    lastOwnPly({ ...stateWith({ side }), game: at });
  assert.deepEqual([plyOf("black"), plyOf("white"), plyOf("both"), plyOf("none")], [2, 1, 2, null]);
  assert.equal(plyOf("white", game.at(1)), null);
  assert.equal(lastOwnPly({ ...stateWith({}), game, room: "analyze" }), null);
  assert.equal(lastOwnPly({ ...stateWith({}), game, about: UNTOLD }), null, "others played it");
  const passed = Game.parse("d3c3f5d2d1e1b2c1").after("pass");
  assert.deepEqual([plyOf("black", passed), plyOf("white", passed)], [6, 7], "a pass is no move");
});

test("a question waits for the person's turn, and the game goes on after it", async () => {
  const table = openMatch({ side: "black" });
  table.match.ask(async () => {}, 100);
  assert.equal(table.kind, "asking");
  table.match.place("f5");
  assert.equal(table.kind, "thinking", "a move ends it");
  table.match.ask(async () => {}, 100);
  assert.equal(table.kind, "thinking", "it takes nothing of the opponent's time");
});
