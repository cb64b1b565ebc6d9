// A game that is given up, and what the result offers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { UNTOLD } from "../../../www/game/about.js";
import { isGivenUp, resignedColor, resigningColor } from "../../../www/match/activity.js";
import { restoreGame, saveGame } from "../../../www/match/games/persistence.js";
import { givenUpDetail } from "../../../www/players/ending.js";
import { swapped } from "../../../www/result/swapped.js";
import { parseSettings } from "../../../www/state/settings.js";
import { message, stepLabel } from "../../../www/status/text.js";
import { storageOf } from "./storage.js";
import { firstMoves, openMatch, settled } from "./table.js";

test("a game is given up for the person, also while the engine thinks, and may be played on", async () => {
  const table = openMatch({ side: "black", minutes: 3 });
  table.match.games.newGame();
  assert.equal(resigningColor(table.state), null, "there is nothing to give up");
  table.match.place("f5");
  assert.equal(table.kind, "thinking");
  table.match.resign();
  assert.deepEqual([resignedColor(table.state), table.kind], ["black", "waiting"]);
  assert.equal(table.state.clocks?.running, null, "the clocks stop");
  table.match.playOn();
  assert.deepEqual([resignedColor(table.state), table.kind], [null, "thinking"]);
  await table.engineMoves("d6");
  table.match.resign();
  table.match.place("c3");
  assert.deepEqual([table.state.resigned, table.kind], [null, "thinking"], "a move goes on");
  table.match.resign();
  assert.equal(table.state.clocks?.running, null);
});

test("a game that was given up is reviewed behind its result, until it is played on", async () => {
  const table = openMatch({ side: "black" });
  table.match.place("f5");
  table.match.resign();
  table.match.reviewBehindResult();
  table.match.reviewBehindResult();
  await settled();
  assert.deepEqual([table.kind, table.engine.running?.call], ["waiting", "review"]);
  assert.equal(table.engine.asked.filter(({ call, isOpen }) => call === "review" && isOpen).length, 1);
  table.match.playOn();
  assert.deepEqual([table.kind, table.engine.running?.call], ["thinking", "search"]);
  assert.equal(table.state.review, null, "signs at the moves would tell what the engine thinks");
});

test("after the end of a game an undo ends its review for as long as one plays", async () => {
  const table = openMatch({ side: "both" });
  for (const move of firstMoves().moves) {
    if (move !== "pass") table.match.place(move);
    await settled();
  }
  table.match.reviewBehindResult();
  await settled();
  assert.deepEqual([table.kind, table.engine.running?.call], ["over", "review"]);
  table.match.undo();
  await settled();
  assert.deepEqual([table.kind, table.engine.running], ["waiting", undefined]);
  table.match.review();
  await settled();
  assert.deepEqual(
    [table.kind, table.engine.running?.call],
    ["reviewing", "review"],
    "it goes on in Analyze",
  );
});

test("the person may resign, or the side to move; nobody in a game of others or of engines", () => {
  const game = Game.parse("f5");
  const color = (/** @type {object} */ settings, /** @type {object} */ change = {}) =>
    resigningColor({ ...openMatch(settings).state, game, ...change });
  assert.deepEqual(
    [color({ side: "black" }), color({ side: "white" }), color({ side: "both" }), color({ side: "none" })],
    ["black", "white", "white", null],
  );
  assert.equal(color({ side: "black" }, { about: UNTOLD }), null);
  assert.equal(color({ side: "black" }, { room: "analyze" }), null);
  assert.equal(color({ side: "black" }, { game: firstMoves() }), null);
});

test("a game that was given up is so on the next visit, and another game is not", (t) => {
  const browser = storageOf(t);
  const table = openMatch({ side: "both" });
  table.match.place("f5");
  table.match.resign();
  saveGame(table.state);
  assert.deepEqual(restoreGame(Game, browser().game).resigned, { color: "white", ply: 1 });
  table.match.games.newGame();
  assert.equal(table.state.resigned, null);
  for (const resigned of [3, "white", { color: "red", ply: 1 }, { color: "white" }])
    assert.equal(restoreGame(Game, { ...browser().game, resigned }).resigned, null);
});

test("the result is put away and shown again", () => {
  const table = openMatch({ side: "both" });
  table.open(firstMoves().transcript);
  assert.equal(stepLabel(table.state), "Result");
  table.match.step();
  assert.deepEqual([table.state.activity, stepLabel(table.state)], [{ kind: "over", isNew: true }, null]);
  table.match.closeResult();
  assert.equal(stepLabel(table.state), "Result");
});

test("a game that is given up says who wins, takes no moves on the board, and its result is put away and shown again", () => {
  const table = openMatch({ side: "black" });
  table.match.place("f5");
  table.match.resign();
  assert.equal(givenUpDetail(table.state.settings, "black"), "Nell wins · The game can still be played on.");
  assert.deepEqual([isGivenUp(table.state), message(table.state)], [true, "You resigned"]);
  assert.equal(stepLabel(table.state), null);
  table.match.closeResult();
  assert.deepEqual([isGivenUp(table.state), stepLabel(table.state)], [true, "Result"]);
  table.match.step();
  assert.equal(table.state.resigned?.isPutAway, false);
  table.match.enter("analyze");
  assert.equal(isGivenUp(table.state), false, "moves can be tried in analysis");
  table.match.goTo(0);
  table.match.enter("play");
  assert.equal(isGivenUp(table.state), true, "one comes back to its end");
});

test("a rematch has the same players with the colors exchanged", () => {
  const settings = parseSettings({ side: "white", dealsColor: true });
  assert.deepEqual(swapped(settings), { side: "black", dealsColor: false });
  const { strength, character, level, seconds, second } = settings;
  const engines = { ...settings, side: /** @type {const} */ ("none") };
  assert.deepEqual(swapped(engines), { ...second, second: { strength, character, level, seconds } });
});
