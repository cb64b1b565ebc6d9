import assert from "node:assert/strict";
import { test } from "node:test";
import { characters, defaultCharacter, Engine } from "flipside";
import { Game } from "flipside/game";
import { evaluationOf } from "../../../www/evaluation/evaluations.js";
import { legalSquares } from "../../../www/game/plies.js";
import { parseSeed } from "../../../www/game/seed.js";
import { initialState } from "../../../www/match/games/initial.js";
import { Match } from "../../../www/match/match.js";
import { dealtOpening } from "../../../www/openings/even.js";
import { OpeningBook } from "../../../www/openings/opening-book.js";
import { characterOf } from "../../../www/players/characters.js";
import { plateName, playerName } from "../../../www/players/names.js";
import { playOf } from "../../../www/players/opponents.js";
import { strengthText, withStrength } from "../../../www/players/strength.js";
import { CHARACTER_IDS, skillOf } from "../../../www/state/characters.js";
import { DEFAULTS, parseSettings } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { message } from "../../../www/status/text.js";
import { openMatch, settled } from "./table.js";

/** @import { Settings } from "../../../www/state/types.js" */

/** The level that the characters are rated at. */
const RATED = 10;

test("the page's opponents are those of the package, and the first one is its default", () => {
  assert.deepEqual(
    CHARACTER_IDS.map((id) => ({
      id,
      skill: skillOf(id),
      level: RATED,
      about: playOf(id),
      ...characterOf({ character: id }),
    })),
    characters,
  );
  assert.equal(DEFAULTS.strength, "character");
  assert.equal(DEFAULTS.character, defaultCharacter.id);
});

test("the engine plays as a character, at a level or by time, with the seed of the game", () => {
  for (const [strength, wanted] of /** @type {const} */ ([
    [
      { strength: "character", character: "otto" },
      { skill: 3, level: RATED, variety: { discs: 0, seed: 7 } },
    ],
    [
      { strength: "level", level: 9 },
      { level: 9, variety: { discs: 3, seed: 7 } },
    ],
    [
      { strength: "time", seconds: 2 },
      { budgetMs: 2000, variety: { discs: 3, seed: 7 } },
    ],
  ])) {
    const table = openMatch({ side: "white", ...strength });
    table.match.games.newGame({ seed: 7 });
    const { signal: _, ...options } = table.engine.running?.options ?? {};
    assert.deepEqual(options, wanted);
  }
});

test("two engines play with strengths of their own", async () => {
  const second = { strength: "level", character: "nell", level: 4, seconds: 1 };
  const table = openMatch({
    side: "none",
    character: "vera",
    second: /** @type {Settings["second"]} */ (second),
  });
  assert.equal(table.engine.running?.options.skill, 6);
  await table.engineMoves("f5");
  assert.equal(table.engine.running?.call, "analyze", "an opponent that errs says nothing of who leads");
  assert.deepEqual([...table.state.evaluations.keys()], []);
  await table.engineMoves("f5");
  assert.equal(evaluationOf({ ...table.state, game: new Game() })?.lines[0]?.depth, 4);
  assert.equal(table.engine.running?.options.level, 4);
  assert.deepEqual(playerName(table.state.settings, "black"), {
    name: "Vera",
    detail: `rated ${characterOf({ character: "vera" }).rating}`,
  });
  assert.deepEqual(playerName(table.state.settings, "white"), { name: "Engine", detail: "level 4" });
  assert.equal(plateName(table.state.settings, "white").detail, "white · level 4");
});

test("a strength is told as text and read again", () => {
  for (const text of ["character flipside", "level 12", "time 0.5"])
    assert.equal(strengthText(withStrength(DEFAULTS, text)), text);
});

test("a second strength with anything wrong in it takes its default", () => {
  const { second } = DEFAULTS;
  for (const wrong of [null, 3, {}, { ...second, level: 21 }, { ...second, strength: "luck" }])
    assert.deepEqual(parseSettings({ second: wrong }).second, second);
});

test("a seed is a number of up to six digits", () => {
  assert.deepEqual(["0", " 42 ", "999999"].map(parseSeed), [0, 42, 999_999]);
  for (const wrong of ["", "-1", "1e3", "1000000", "x"]) assert.equal(parseSeed(wrong), null);
});

test("a color that is dealt by lot is dealt by the seed, and both are", () => {
  const sides = Array.from({ length: 20 }, (_, seed) => {
    const table = openMatch({ side: "black", dealsColor: true });
    table.match.games.newGame({ seed });
    const { side } = table.state.settings;
    table.match.games.newGame({ seed });
    assert.equal(table.state.settings.side, side);
    return side;
  });
  assert.deepEqual([...new Set(sides)].sort(), ["black", "white"]);
});

test("dealt openings are legal, eight moves long, and many", () => {
  const dealt = new Set(Array.from({ length: 200 }, (_, seed) => dealtOpening(seed)));
  assert.ok(dealt.size > 150, `${dealt.size} of 200`);
  for (const opening of dealt) assert.equal(Game.parse(opening).moves.length, 8, opening);
});

test("a game from another start begins at once, and the engine moves first where it is its turn", () => {
  const table = openMatch({ side: "black" });
  table.match.games.newGame({ start: Game.parse("f5d6c3") });
  assert.equal(table.kind, "thinking");
});

test("moves are counted by discs, and passes are not", async () => {
  const table = openMatch({ side: "white" });
  table.open("d3c3f5d2d1e1b2c1");
  table.match.step();
  await settled();
  table.match.place("a3");
  await settled();
  table.match.goTo(0);
  table.match.goTo(10);
  assert.equal(table.state.game.moves[8], "pass");
  assert.equal(message(table.state), "After move 9 of 9");
});

test("the engine plays from the book where it does not err, a good move by the seed", async () => {
  const lines = [
    ["f5", 0],
    ["d3", -1],
    ["c4", -3],
    ["e6", -4],
  ].map(([move, score]) => ({ move, score, depth: 30, selectivity: 73, pv: [move] }));
  const loadBook = async () => ({ lines: (/** @type {Game} */ game) => (game.ply === 0 ? lines : []) });
  const played = new Set();
  for (let seed = 0; seed < 30; seed += 1) {
    const table = openMatch({ side: "white", strength: "level" }, { loadBook });
    await settled();
    table.match.games.newGame({ seed });
    await settled();
    played.add(table.state.game.moves[0]);
    assert.equal(table.state.lastReport?.source, "book");
  }
  assert.deepEqual([...played].sort(), ["c4", "d3", "f5"], "none of those that lose more than three discs");
  const erring = openMatch({ side: "white", character: "otto" }, { loadBook });
  await settled();
  assert.equal(erring.engine.running?.call, "search");
});

for (const strength of /** @type {Partial<Settings>[]} */ ([{}, { strength: "level", level: 5 }])) {
  const name = strength.level ? `level ${strength.level}` : defaultCharacter.name;
  test(`twenty games against ${name} with the same replies differ, and one of the same seed does not`, async () => {
    const engine = await Engine.create({ worker: false, tableBits: 12 });
    const play = (/** @type {number} */ seed) => gameOf(engine, { side: "black", ...strength }, seed);
    const games = [];
    for (let seed = 0; seed < 20; seed += 1) games.push(await play(seed));
    assert.ok(new Set(games).size >= 18, games.join("\n"));
    await engine.newGame();
    assert.equal(await play(3), games[3]);
    engine.dispose();
  });
}

/**
 * A game in which the person always takes the first legal one.
 * @param {Engine} engine
 * @param {Partial<Settings>} settings
 * @param {number} seed
 */
async function gameOf(engine, settings, seed) {
  const store = createStore(
    { ...initialState(parseSettings(settings), new Game()), engine: "ready" },
    () => {},
  );
  const openings = new OpeningBook(() => Promise.reject(new Error("no book")));
  const match = new Match({ store, Game, engine, openings, wait: async () => {} });
  match.games.newGame({ seed });
  while (!store.state.game.isOver) {
    const { activity, game } = store.state;
    if (activity.kind === "waiting") match.place(String(legalSquares(game)[0]));
    await settled();
  }
  return store.state.game.transcript;
}

test("a name plate says its color where the names do not, and nobody is You", () => {
  const details = (/** @type {Partial<Settings>} */ settings) =>
    /** @type {const} */ (["black", "white"]).map(
      (color) => plateName(openMatch(settings).state.settings, color).detail,
    );
  assert.deepEqual(details({ side: "none", strength: "level", level: 3 })[0], "black · level 3");
  assert.deepEqual(details({ side: "white", strength: "level", level: 3 }), ["level 3", "white"]);
  assert.deepEqual(details({ side: "both" }), ["person", "person"]);
});
