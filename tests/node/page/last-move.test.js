import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { UNTOLD } from "../../../www/game/about.js";
import { blunderAt, isLenient, judge, lastOwnPly } from "../../../www/last-move/judgement.js";
import { engineFor } from "../engines.js";
import { openMatch, reportOf } from "./table.js";

/** White to move: g2 opens the corner h1, a5 does not. */
const TRAP = "-XXX------OOOO---OOOOXX--XXXXXX---XOXOX---XXOOOO--XOOO-------O-- O";

/** @param {Partial<import("../../../www/state/types.js").Settings>} settings */
const stateWith = (settings) => openMatch(settings).state;

test("a move is judged beside the best one, by lines of both", async (t) => {
  const engine = await engineFor(t, { tableBits: 16 });
  const game = Game.parse(TRAP).after("g2");
  const judged = await judge(
    (position, { moves }) => engine.analyze(position, { depth: 8, ...(moves && { moves: [...moves] }) }),
    game,
    0,
  );
  assert.ok(judged && judged.loss >= 8, String(judged?.loss));
  assert.deepEqual([judged.best.move, judged.best.pv[0]], ["a5", "a5"]);
  assert.deepEqual([judged.played.move, judged.played.pv[0]], ["g2", "g2"]);
});

/**
 * What judging asks for, where the best move and the one played are worth so much at the first look and at the second.
 * @param {[number, number][]} scores
 */
function lookingTwice(scores) {
  const game = new Game().after("f5").after("d6");
  /** @type {(readonly string[] | undefined)[]} */
  const asked = [];
  const analyze = async (
    /** @type {Game} */ before,
    /** @type {{ moves?: readonly string[] }} */ { moves },
  ) => {
    const [best, played] = scores[asked.length] ?? [0, 0];
    asked.push(moves);
    const {
      lines: [line],
    } = /** @type {any} */ (reportOf(before));
    const lines = [
      { ...line, move: "c4", score: best },
      { ...line, move: "f5", score: played },
    ];
    return /** @type {any} */ ({ lines });
  };
  return { game, asked, analyze };
}

test("a blunder is one at the second look as well", async () => {
  const both = lookingTwice([
    [4, -8],
    [2, -6],
  ]);
  assert.equal((await blunderAt(both.analyze, both.game, 0))?.loss, 8);
  assert.deepEqual(both.asked, [undefined, ["c4", "f5"]]);
  const first = lookingTwice([
    [4, -8],
    [2, -5],
  ]);
  assert.equal(await blunderAt(first.analyze, first.game, 0), null);
});

test("where every move loses about as much, none is a blunder, and nothing is looked at twice", async () => {
  const { game, asked, analyze } = lookingTwice([[-20, -27]]);
  assert.equal(await blunderAt(analyze, game, 0), null);
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
