// Games that come in keep what they are.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";
import { isTold, readAbout, tagsIn, UNTOLD } from "../../../www/game/about.js";
import { aboutOf, treeRead } from "../../../www/game/files.js";
import { keyOf } from "../../../www/game/key.js";
import { notesOf, withNotes } from "../../../www/game/notes.js";
import { branchText, readTree, withLine } from "../../../www/game/tree.js";
import { restoreGame, saveGame } from "../../../www/match/games/persistence.js";
import { scoreText } from "../../../www/players/loaded.js";
import { plateName, playerName } from "../../../www/players/names.js";
import { ownColors, personIn, playerNamed } from "../../../www/review/missed.js";
import { seated } from "../../../www/state/rooms.js";
import { message, stepLabel } from "../../../www/status/text.js";
import { storageOf } from "./storage.js";
import { openMatch } from "./table.js";

const SGF =
  "(;FF[4]GM[2]PB[Ann]PW[Bob]EV[Cup]DT[2024-05-01]RE[B+2]C[final];B[f5]V[0];W[d6]C[usual f6 (d3)](;B[c3];W[d3])(;B[c5]C[tried];W[f6]))";

/** A match with a game that was read. @param {string} text @param {import("../../../www/state/types.js").Side} [side] */
function loaded(text, side = "black") {
  const table = openMatch({ side });
  const [imported] = readGames(text).games;
  if (!imported) return assert.fail(text);
  const { game } = imported;
  const tree = treeRead(imported.tree);
  table.match.games.open(game, { tree, about: aboutOf(imported), key: "loaded" });
  return { table, tree };
}

/** @param {ReturnType<typeof openMatch>} table */
const players = ({ state }) =>
  /** @type {const} */ (["black", "white"]).map((color) => playerName(seated(state), color));

test("a tree is the same again from its text and its notes, whatever is written in them", () => {
  const { tree } = loaded(SGF);
  assert.ok(notesOf(tree).length >= 4);
  const kept = JSON.parse(JSON.stringify({ tree: branchText(tree.branches), notes: notesOf(tree) }));
  assert.deepEqual(withNotes(readTree(Game, tree.start, kept.tree), kept.notes), tree);
});

test("notes that are none are left out", () => {
  const { tree } = loaded("f5d6c3");
  for (const notes of [undefined, null, 3, "x", {}, [1], [["f5"]], [["f5", { comment: 7, score: 1e9 }]]])
    assert.deepEqual(withNotes(tree, notes), tree, JSON.stringify(notes));
  for (const about of [undefined, null, 3, "x"]) assert.equal(readAbout(about), null);
  assert.deepEqual(readAbout({ black: 3, event: "Cup", result: 99 }), { ...UNTOLD, event: "Cup" });
});

test("a loaded game is between its two players, with what is told of it", () => {
  const { table } = loaded(SGF);
  assert.deepEqual(players(table), [
    { name: "Ann", detail: "Event: Cup" },
    { name: "Bob", detail: "2024-05-01 · 33–31" },
  ]);
  assert.equal(plateName(seated(table.state), "black").detail, "black · Event: Cup");
  table.match.enter("analyze");
  assert.deepEqual(
    players(table).map(({ name }) => name),
    ["Ann", "Bob"],
  );
  table.match.enter("train");
  assert.deepEqual(
    players(table).map(({ name }) => name),
    ["Black", "White"],
  );
});

test("without names they are Black and White, nobody is you, and the engine waits", () => {
  for (const side of /** @type {const} */ (["black", "white", "none"])) {
    const { table } = loaded("f5d6c3", side);
    assert.deepEqual(players(table), [
      { name: "Black", detail: "" },
      { name: "White", detail: "" },
    ]);
    assert.equal(message(table.state), "White to move");
    assert.equal(table.engine.running, undefined);
  }
});

test("a finished game says by name who has won", () => {
  const moves = "e6f4e3f6g5d6e7f5c5".replace(/../g, (square) => `${square} `);
  const { table } = loaded(`[Black "Ann"]\n[White "Bob"]\n\n${moves}`);
  assert.match(message(table.state), /^Game over\. Ann wins, 64–0/);
});

test("a finished game has the result of its moves, whatever the file tells", () => {
  const moves = "e6f4e3f6g5d6e7f5c5".replace(/../g, (square) => `${square} `);
  for (const told of ["13-0", "40-24"]) {
    const { table } = loaded(`[Black "Ann"]\n[White "Bob"]\n[Result "${told}"]\n\n${moves}`);
    assert.equal(table.state.about?.result, 64);
    assert.equal(players(table)[1]?.detail, "64–0");
  }
});

test("a game that came in has the turning points of both players, and an own game those of the person", () => {
  const { table } = loaded(SGF);
  assert.deepEqual(ownColors(table.state), ["black", "white"]);
  assert.deepEqual(ownColors(openMatch({ side: "white" }).state), ["white"]);
});

test("a person says which of the two players they are, and may take it back; nothing of it goes to others", () => {
  const { table } = loaded(SGF);
  const { match } = table;
  const told = table.state.about ?? assert.fail();
  assert.equal(personIn(table.state), null);
  match.study.claim("white");
  assert.deepEqual(ownColors(table.state), ["white"]);
  assert.deepEqual([playerNamed(table.state, "white"), playerNamed(table.state, "black")], [null, "black"]);
  const claimed = table.state.about ?? assert.fail();
  assert.deepEqual(tagsIn(claimed), told);
  assert.equal(isTold({ ...UNTOLD, person: "black" }), false);
  // A plate on the board still names who a file names.
  assert.equal(playerName(seated(table.state), "white").name, "Bob");
  match.study.claim(null);
  assert.deepEqual(ownColors(table.state), ["black", "white"]);

  const { state: own } = openMatch({ side: "white" });
  assert.equal(personIn(own), "white");
  const { match: another, state } = openMatch({ side: "both" });
  another.study.claim("black");
  assert.deepEqual([state.about, personIn(state)], [null, null], "only a game that came in is asked about");
});

test("which player is the person is kept, and nonsense is not", () => {
  assert.deepEqual(readAbout({ person: "white" }), { ...UNTOLD, person: "white" });
  for (const person of ["you", 3, null]) assert.deepEqual(readAbout({ person }), UNTOLD);
});

test("playing on makes a game of one's own, and the game that came in can be brought back", async () => {
  const { table } = loaded(SGF);
  table.match.goTo(2);
  assert.equal(stepLabel(table.state), null, "black is the person's");
  table.match.place("c4");
  assert.equal(table.state.about, null);
  assert.notEqual(table.state.key, "loaded");
  assert.deepEqual(
    players(table).map(({ name }) => name),
    ["You", "Nell"],
  );
  assert.equal(table.kind, "thinking");

  const { table: other } = loaded(SGF);
  other.match.goTo(3);
  assert.equal(stepLabel(other.state), "Play on");
  other.match.step();
  assert.equal(other.state.about, null);
  assert.equal(other.kind, "thinking");

  for (const [playOn, room] of /** @type {const} */ ([
    ["step", "play"],
    ["playFromHere", "analyze"],
  ])) {
    const { table: watched } = loaded(SGF, "none");
    watched.match.goTo(3);
    watched.match.enter(room);
    watched.match[playOn]();
    assert.deepEqual(
      [watched.state.settings.side, watched.state.room, watched.kind, watched.state.about],
      ["white", "play", "waiting", null],
      `after ${playOn} the person plays, and not two engines`,
    );
  }

  const { table: replaced } = loaded(SGF);
  replaced.match.games.newGame();
  assert.equal(replaced.state.about, null);
  replaced.takeOffer();
  assert.deepEqual([seated(replaced.state).loaded?.black, replaced.state.key], ["Ann", "loaded"]);
});

test("what is tried in analysis leaves a loaded game what it is", () => {
  const { table } = loaded(SGF);
  table.match.enter("analyze");
  table.match.goThrough(["f5", "d6"]);
  table.match.place("c4");
  assert.equal(table.state.about?.black, "Ann");
  assert.equal(branchText(table.state.tree.branches), "f5d6c3(c5f6)(c4)d3");
  assert.deepEqual(withLine(loaded(SGF).tree, ["f5", "d6", "c4"]), table.state.tree);
});

test("a position without moves and names is nobody's game", () => {
  const table = openMatch({ side: "white" });
  table.match.games.open(new Game(), { about: UNTOLD });
  assert.equal(table.state.about, null);
});

test("a game that another one replaces can be brought back, but where nothing is lost with it", () => {
  const { table } = loaded(SGF);
  table.match.games.open(Game.parse("f5f6"), { about: UNTOLD });
  assert.deepEqual(table.state.notice?.offer?.action, "bringBackGame");
  const standing = table.state.notice;
  table.match.games.open(Game.parse("f5d6"), { about: UNTOLD, isNothingLost: true });
  assert.equal(table.state.notice, standing, "the offer before it stands");
  assert.deepEqual(table.state.game.moves, ["f5", "d6"]);
});

test("a loaded game is there again with all of it on the next visit", (t) => {
  const browser = storageOf(t);
  const { table, tree } = loaded(SGF);
  saveGame(table.state);
  const restored = restoreGame(Game, browser().game);
  assert.deepEqual(restored.tree, tree);
  assert.deepEqual(restored.about, table.state.about);
});

test("the same text has the same key, and another text another one", () => {
  assert.equal(keyOf("f5d6"), keyOf("f5d6"));
  const keys = new Set(Array.from({ length: 5000 }, (_, index) => keyOf(`f5d6 ${index}`)));
  assert.equal(keys.size, 5000);
});

test("a final score is in discs, and by the difference where these cannot be known", () => {
  assert.deepEqual([2, 0, -64, 3, -3].map(scoreText), ["33–31", "32–32", "0–64", "+3", "-3"]);
});
