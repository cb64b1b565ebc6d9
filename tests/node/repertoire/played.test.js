import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "../../../dist/formats.js";
import { playedIn } from "../../../js/repertoire/making.js";
import { gamesOf, plainName, playedGame, playersIn, spelled } from "../../../js/repertoire/played.js";
import { MOVES } from "../../../js/rules/position.js";

const GAME =
  "f5d6c3d3c4f4c5b3c2b4c6d2e6b5a5a6a7b6a4d7c7a2e1g6f3f6e2e3f2e7g3g4h5b8g5d1c8d8f8f7h6g7g8a3a1h8e8h7a8h4h3h2g2h1b1b7c1b2f1g1";
const OTHER =
  "f5f6e6f4g5e7e3f3d3c3f7d7d2g4g6h5d6e2e8c6c4b4f1c5b6b5c8c2a3c7d8a4h6g3h4a2a5a6b3c1e1g8b7g7f2h3h8f8b2d1g2h7h2a1b1a7b8a8g1h1";

/** A game as SGF. @param {string} black @param {string} white @param {string} moves */
function sgf(black, white, moves) {
  const nodes = (moves.match(/../g) ?? []).map((move, index) => `;${index % 2 ? "W" : "B"}[${move}]`);
  return `(;GM[2]SZ[8]PB[${black}]PW[${white}]${nodes.join("")})`;
}

const { games } = readGames(
  [sgf("Anna", "Ben", GAME), sgf("Carl", "Anna", OTHER), sgf("", "", GAME.slice(0, 24))].join("\n"),
);

test("a game that was played is told from a line that was written down", () => {
  assert.deepEqual(
    games.map((game) => playedGame(game) !== null),
    [true, true, false],
  );
  const { games: branched } = readGames("(;GM[2]SZ[8](;B[f5];W[d6])(;B[f5];W[f6]))");
  assert.deepEqual(branched.map(playedGame), [null]);
});

test("the player of most games is named first, and only the moves of the player that is asked for are taken", () => {
  const played = games.flatMap((game) => playedGame(game) ?? []);
  assert.deepEqual(playersIn(played), [
    { name: "Anna", games: 2 },
    { name: "Ben", games: 1 },
    { name: "Carl", games: 1 },
  ]);
  assert.deepEqual(
    gamesOf(played, ["Anna"], "black").map(({ color }) => color),
    ["black", "white"],
  );
  assert.deepEqual(
    gamesOf(played, ["Ben"], "black").map(({ color }) => color),
    ["white"],
  );
  assert.deepEqual(gamesOf(played, ["Dora"], "black"), []);
  const anna = playedIn(gamesOf(played, ["Anna"], "black"), "black", { least: 1 });
  // Her moves as Black in one game, up to 24 discs; none of the moves of Carl, who had the same color in the other.
  assert.equal(anna.length, 11);
  assert.ok(
    anna.every(({ position, number }) => position.turn === "black" && number !== null && MOVES[number]),
  );
});

test("one player is called by several names: spellings are one, and accounts are named together", () => {
  const players = [
    { name: "Ann Smith", games: 4 },
    { name: "asmith", games: 3 },
    { name: "SMITH, Ann", games: 5 },
    { name: "Ánn  Smith", games: 1 },
  ];
  assert.deepEqual(spelled(players), [
    { name: "SMITH, Ann", games: 10, spellings: ["SMITH, Ann", "Ann Smith", "Ánn  Smith"] },
    { name: "asmith", games: 3, spellings: ["asmith"] },
  ]);
  // Names of signs alone, and Japanese ones that differ in a sign, are different ones.
  assert.notEqual(plainName("???"), plainName("!"));
  assert.notEqual(plainName("かき"), plainName("がき"));
  const played = games.flatMap((game) => playedGame(game) ?? []);
  assert.deepEqual(
    gamesOf(played, ["Ben", "Carl"], "black").map(({ color }) => color),
    ["white", "black"],
  );
});

test("games that name nobody are those of the asked color", () => {
  const nameless = readGames(sgf("", "", GAME)).games.flatMap((game) => playedGame(game) ?? []);
  assert.deepEqual(playersIn(nameless), []);
  assert.deepEqual(
    gamesOf(nameless, null, "white").map(({ color }) => color),
    ["white"],
  );
});
