import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { characters, defaultCharacter, Game, handicapGame } from "flipside";
import { handicapGame as handicapOfRules } from "flipside/game";
import { ENDGAME, engineFor, MIDGAME, MODES, OVER, poolFor } from "./engines.js";

/** @import { Engine, Limits, Skill, Style } from "flipside" */

const SHALLOW = /** @type {const} */ ({ level: 4 });

/** A game of an engine against itself. @param {Engine} engine @param {(game: Game) => Limits & Style} optionsFor */
async function playedBy(engine, optionsFor) {
  const game = new Game();
  while (!game.isOver) game.play((await engine.search(game, optionsFor(game))).move);
  return game.transcript;
}

/** @param {Game} game @param {string} move */
const flipsOf = (game, move) => (move === "pass" ? 0 : game.flips(move).length);

for (const { where, worker } of MODES) {
  suite(`the style of a search ${where}`, () => {
    test("with variety is one of the moves near the best, with a score of its own", async (t) => {
      const engine = await engineFor(t, { worker });
      const { lines } = await engine.analyze("f5d6", { depth: 2, selectivity: 100 });
      /** @type {Set<string>} */
      const moves = new Set();
      for (let seed = 0; seed < 20; seed += 1) {
        await engine.newGame();
        const options = /** @type {const} */ ({ depth: 2, selectivity: 100, variety: { discs: 3, seed } });
        const { move, score, pv, lines: chosen } = await engine.search("f5d6", options);
        assert.equal(chosen.length, 1);
        assert.equal(pv[0], move);
        assert.equal(score, lines.find((line) => line.move === move)?.score);
        assert.ok(score >= lines[0].score - 3);
        moves.add(move);
      }
      assert.ok(moves.size > 1, [...moves].join());
    });

    test("with variety is the same move for the same seed, as number or bigint", async (t) => {
      const engine = await engineFor(t, { worker });
      for (const position of ["", MIDGAME]) {
        const answers = [];
        for (const seed of [7, 7n]) {
          await engine.newGame();
          const { move, score, nodes } = await engine.search(position, {
            ...SHALLOW,
            variety: { discs: 4, seed },
          });
          answers.push({ move, score, nodes });
        }
        assert.deepEqual(answers[0], answers[1]);
      }
    });

    test("keeps to the limits on time and nodes", async (t) => {
      const engine = await engineFor(t, { worker });
      const variety = { discs: 10 };
      const { stopped, nodes } = await engine.search(MIDGAME, { nodes: 20_000, variety });
      assert.equal(stopped, "nodes");
      assert.ok(nodes < 20_500, `${nodes} nodes`);
      assert.equal((await engine.search("f5d6", { budgetMs: 20, variety })).stopped, "budget");
    });

    test("of a skill errs by the seed, and looks only as far as the skill", async (t) => {
      const engine = await engineFor(t, { worker });
      const { depth } = await engine.search(MIDGAME, { budgetMs: 10_000, skill: 1 });
      assert.equal(depth, 1);
      const play = (/** @type {number} */ seed) =>
        engine.search(MIDGAME, { skill: 2, variety: { discs: 0, seed } });
      const moves = new Set();
      for (let seed = 0; seed < 12; seed += 1) {
        const { move } = await play(seed);
        assert.equal((await play(seed)).move, move);
        moves.add(move);
      }
      assert.ok(moves.size > 1);
    });

    test("is that of a character that is given whole, alone and with other options", async (t) => {
      const engine = await engineFor(t, { worker });
      const [, , character] = characters;
      const { skill, level } = character;
      for (const [options, same] of /** @type {const} */ ([
        [character, { skill, level }],
        [
          { ...character, depth: 2, variety: { discs: 2, seed: 3 } },
          { skill, level, depth: 2, variety: { discs: 2, seed: 3 } },
        ],
      ])) {
        const answers = [];
        for (const each of [options, same]) {
          await engine.newGame();
          const { move, score, nodes } = await engine.search(MIDGAME, each);
          answers.push({ move, score, nodes });
        }
        assert.deepEqual(answers[0], answers[1]);
      }
      for (const part of /** @type {any[]} */ ([{ name: "Pip" }, { skill: 1, rating: 300 }]))
        await assert.rejects(engine.search(MIDGAME, part), {
          code: "INVALID_OPTION",
          message: /^options: expected only .*, found "(?:name|rating)"$/,
        });
    });

    test("of the highest skill is that of no skill", async (t) => {
      const engine = await engineFor(t, { worker });
      const plain = await engine.search(ENDGAME);
      await engine.newGame();
      const { move, score, nodes } = await engine.search(ENDGAME, { skill: characters.at(-1)?.skill });
      assert.deepEqual([move, score, nodes], [plain.move, plain.score, plain.nodes]);
    });
  });
}

test("of 20 games with variety at least 15 differ, and of 20 of a skill too", async (t) => {
  const engine = await engineFor(t, { worker: false });
  for (const style of /** @type {const} */ ([
    { level: 2, variety: { discs: 2 } },
    { skill: 3, variety: { discs: 0 } },
  ])) {
    const games = new Set();
    for (let seed = 0; seed < 20; seed += 1) {
      games.add(await playedBy(engine, () => ({ ...style, variety: { ...style.variety, seed } })));
    }
    assert.ok(games.size >= 15, `${games.size} games`);
  }
});

test("the first character loses most of 40 games to the one who flips most, and the third wins most of 40", async (t) => {
  const engine = await engineFor(t, { worker: false });
  const greedy = (/** @type {Game} */ game) =>
    game.legalMoves().reduce((best, move) => (flipsOf(game, move) > flipsOf(game, best) ? move : best));
  const wonBy = async (/** @type {Skill} */ skill) => {
    let won = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const own = seed % 2 === 0 ? "black" : "white";
      // The games differ by their openings, as the player who flips most always plays the same.
      const game = Game.parse(["f5d6", "f5f4", "f5f6", "f5d6c5"][seed % 4] ?? "");
      while (!game.isOver) {
        const style = { skill, variety: { discs: 0, seed } };
        game.play(game.turn === own ? (await engine.search(game, style)).move : greedy(game));
      }
      won += Math.sign(Number(game.result)) === (own === "black" ? 1 : -1) ? 1 : 0;
    }
    return won;
  };
  const [first, third] = [await wonBy(1), await wonBy(3)];
  assert.ok(first < 20, `the first wins ${first}`);
  assert.ok(third > 20, `the third wins ${third}`);
});

test("a pool plays in a style as an engine does", async (t) => {
  const [engine, pool] = [await engineFor(t), await poolFor(t)];
  for (const position of ["f5", MIDGAME]) {
    const style = /** @type {const} */ ({ skill: 4, variety: { discs: 2, seed: 5 } });
    const alone = await engine.search(position, style);
    assert.equal((await pool.search(position, style)).move, alone.move);
  }
});

test("two skills of one engine can play each other", async (t) => {
  const engine = await engineFor(t, { worker: false });
  const transcript = await playedBy(engine, ({ turn }) => ({ skill: turn === "black" ? 1 : 5 }));
  assert.ok(Number(Game.parse(transcript).result) < 0, transcript);
});

test("where a side must pass, every skill passes, and a finished game has no move", async (t) => {
  const engine = await engineFor(t, { worker: false });
  const passing = `-XXXXXXO${"XXXXXXXO".repeat(7)} X`;
  assert.ok(Game.parse(passing).mustPass);
  for (const { skill } of characters) assert.equal((await engine.search(passing, { skill })).move, "pass");
  await assert.rejects(engine.search(OVER, { skill: 3 }), { code: "GAME_OVER" });
});

test("there is a character for each skill, each rated higher than the one before", () => {
  assert.deepEqual(
    characters.map(({ skill }) => skill),
    characters.map((_, index) => index + 1),
  );
  const ratings = characters.map(({ rating }) => rating);
  assert.deepEqual(
    ratings,
    ratings.toSorted((less, more) => less - more),
  );
  for (const { id, name } of characters) assert.equal(id, name.toLowerCase());
  for (const { about } of characters) assert.match(about, /^[A-Z][a-z ,:]+[.]$/);
  assert.equal(new Set(characters.map(({ id }) => id)).size, characters.length);
  assert.ok(characters.includes(defaultCharacter));
  assert.ok([characters, ...characters].every(Object.isFrozen));
});

test("a handicap game has one to four black corners, and white begins", () => {
  assert.equal(handicapOfRules, handicapGame);
  for (const stones of [1, 2, 3, 4]) {
    const game = handicapGame(stones);
    assert.equal(game.turn, "white");
    assert.deepEqual(game.discs, { black: 2 + stones, white: 2 });
    const corners = [0, 7, 56, 63].filter((square) => game.board[square] === "X");
    assert.equal(corners.length, stones);
    assert.equal(game.legalMoves().length, 4);
  }
  for (const stones of [0, 5, 1.5, "2", undefined])
    assert.throws(() => handicapGame(/** @type {any} */ (stones)), { code: "INVALID_OPTION" });
});
