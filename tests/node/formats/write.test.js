import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { fileFormats, readGames, writeFiles, writeGames } from "flipside/formats";
import { Game } from "flipside/game";
import { pick, randomFrom } from "../../support/random.js";
import { randomGame } from "../games.js";

/** @import { Branch, GameTree } from "flipside/formats" */

const LETTERS = [..."abcXYZ 01[]()\\;:\"/'-+*{%éあ𝄞\n"];

/** A tree of random moves with scores and comments, whose passes are written. @param {number} seed @returns {GameTree} */
function randomTree(seed) {
  const random = randomFrom(seed);
  const start =
    random() < 0.5
      ? new Game()
      : Game.parse(
          randomGame(seed)
            .at(Math.floor(random() * 40))
            .toString(),
        );
  return { start: start.toString(), ...remark(random), branches: branches(random, start, 0) };
}

/** @param {() => number} random @param {Game} game @param {number} depth @returns {Branch[]} */
function branches(random, game, depth) {
  const legal = game.legalMoves();
  const wanted = depth > 30 ? 0 : depth > 6 || random() < 0.7 ? 1 : 2 + Math.floor(random() * 2);
  const moves = new Set(Array.from({ length: legal.length > 0 ? wanted : 0 }, () => pick(random, legal)));
  return [...moves].map((move) => ({
    move,
    ...(random() < 0.3 ? { score: Math.floor(random() * 129) - 64 } : {}),
    ...remark(random),
    branches: branches(random, game.after(move), depth + 1),
  }));
}

/** @param {() => number} random @returns {{ comment?: string }} */
function remark(random) {
  if (random() < 0.8) return {};
  const comment = Array.from({ length: 1 + random() * 20 }, () => pick(random, LETTERS))
    .join("")
    .trim();
  return comment === "" ? {} : { comment };
}

/** The main line with its scores alone. @param {readonly Branch[]} branches @returns {Branch[]} */
function mainOnly([main]) {
  if (!main) return [];
  const { move, score } = main;
  return [{ move, ...(score === undefined ? {} : { score }), branches: mainOnly(main.branches) }];
}

suite("what is written is read again", () => {
  for (const format of /** @type {const} */ (["sgf", "pgn"])) {
    test(`as ${format.toUpperCase()} with all branches, scores and comments`, () => {
      for (let seed = 0; seed < 150; seed += 1) {
        const tree = randomTree(seed);
        const { games, problem } = readGames(writeGames(tree, { format }));
        assert.equal(problem, null, `seed ${seed}`);
        // A comment of a line that has no move stands for nothing in PGN but the game.
        assert.deepEqual([games[0]?.tree, games[0]?.problem, games.length], [tree, null, 1], `seed ${seed}`);
      }
    });
  }

  test("as GGF with the scores of the main line", () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const tree = randomTree(seed);
      const { games } = readGames(writeGames(tree, { format: "ggf" }));
      const { start } = tree;
      assert.deepEqual(
        [games[0]?.tree, games[0]?.problem],
        [{ start, branches: mainOnly(tree.branches) }, null],
        `seed ${seed}`,
      );
    }
  });

  test("as a transcript, an OBF position and a board", () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const whole = randomGame(seed);
      const game = whole.at((seed * 7) % (whole.moves.length + 1));
      if (whole.moves.length > 3)
        assert.deepEqual(
          readGames(writeGames(game, { format: "transcript" })).games[0]?.game.moves,
          whole.moves,
        );
      for (const format of /** @type {const} */ (["obf", "board"])) {
        const [read] = readGames(writeGames(game, { format })).games;
        assert.deepEqual(
          [read?.game.toString(), read?.problem],
          [game.toString(), null],
          `${format}, seed ${seed}`,
        );
      }
    }
  });

  test("as OBF with the scores of the moves where the game stands", () => {
    const start = Game.parse("f5d6").toString();
    const moves = /** @type {const} */ ([
      ["c3", 2],
      ["c4", 0],
      ["c5", -3],
    ]);
    const tree = { start, branches: moves.map(([move, score]) => ({ move, score, branches: [] })) };
    const text = writeGames(tree, { format: "obf" });
    assert.equal(text, `${start}; c3:+2; c4:0; c5:-3;\n`);
    assert.deepEqual(readGames(text).games[0]?.tree, tree);
    assert.equal(writeGames(readGames(text).games[0] ?? assert.fail(), { format: "obf" }), text);
  });

  test("with names, event, date, round and result", () => {
    const game = randomGame(2);
    const tags = {
      black: 'Ann "the [fox]"',
      white: "Lévy \\ あ",
      event: "Cup (2)",
      date: "2026-11-24",
      round: "3 [b]",
    };
    for (const format of /** @type {const} */ (["sgf", "pgn"])) {
      const [read] = readGames(writeGames(game, { format, ...tags })).games;
      const { black, white, event, date, round, result } = read ?? assert.fail();
      assert.deepEqual({ black, white, event, date, round, result }, { ...tags, result: game.result });
      const again = readGames(writeGames(read, { format: "pgn", event: "Another" })).games[0];
      assert.deepEqual([again?.black, again?.event, again?.result], [black, "Another", result]);
    }
    const [ggf] = readGames(writeGames(game, { format: "ggf", ...tags })).games;
    assert.deepEqual(
      [ggf?.white?.startsWith("Lévy"), ggf?.date, ggf?.result],
      [true, "2026-11-24", game.result],
    );
  });

  test("several games one after the other", () => {
    const games = [1, 2, 3].map(randomGame);
    for (const format of /** @type {const} */ (["sgf", "ggf", "pgn", "transcript"])) {
      const read = readGames(writeGames(games, { format })).games;
      assert.deepEqual(
        read.map(({ game }) => game.moves),
        games.map(({ moves }) => moves),
        format,
      );
    }
  });
});

test("a game is written as other programs read it", () => {
  const game = Game.parse("f5d6c3");
  assert.equal(writeGames(game, { format: "transcript" }), "f5d6c3\n");
  assert.equal(
    writeGames(game, { format: "sgf", black: "Ann" }),
    "(;FF[4]GM[2]SZ[8]CA[UTF-8]AP[Flipside]PB[Ann];B[f5];W[d6];B[c3])\n",
  );
  assert.match(writeGames(game, { format: "pgn" }), /\[Result "\*"\]\n\n1\. f5 d6 2\. c3 \*\n$/);
  assert.match(writeGames(game, { format: "ggf" }), /BO\[8 (?:[-*O]{8} ){8}\*\]B\[F5\]W\[D6\]B\[C3\];\)\n$/);
  assert.equal(
    writeGames(game, { format: "board" }),
    `  a b c d e f g h
1 - - - - - - - -
2 - - - - - - - -
3 - - X - - - - -
4 - - - X X - - -
5 - - - O X X - -
6 - - - O - - - -
7 - - - - - - - -
8 - - - - - - - -
White (O) to move
`,
  );
});

test("what cannot be written is refused, and says what was expected", () => {
  const refused = (/** @type {any} */ game, /** @type {any} */ options, /** @type {string} */ code) =>
    assert.throws(() => writeGames(game, options), { name: "FlipsideError", code });
  for (const options of [
    undefined,
    null,
    {},
    { format: "wtb" },
    { format: "toString" },
    { format: "sgf", name: "x" },
  ])
    refused(new Game(), options, "INVALID_OPTION");
  for (const tags of [{ black: 3 }, { result: "4" }, { result: 65 }, { date: new Date(0) }])
    refused(new Game(), { format: "sgf", ...tags }, "INVALID_OPTION");
  const elsewhere = Game.parse(Game.parse("f5").toString());
  refused(elsewhere, { format: "transcript" }, "INVALID_OPTION");
  /** @type {any} */
  const loop = { move: "f5", branches: [] };
  loop.branches.push(loop);
  const start = new Game().start;
  for (const game of [
    3,
    null,
    "f5",
    {},
    { start },
    { start, branches: [loop] },
    { start, branches: [null] },
    { start: "x", branches: [] },
  ])
    refused(game, { format: "sgf" }, "INVALID_POSITION");
  refused({ start, branches: [{ move: "a1", branches: [] }] }, { format: "pgn" }, "ILLEGAL_MOVE");
});

test("every format says what it is, and is written as it says", () => {
  const game = Game.parse("f5d6c3");
  assert.deepEqual(
    fileFormats.map(({ id }) => id),
    ["sgf", "pgn", "ggf", "transcript", "obf", "board", "wthor"],
  );
  for (const { id, ending, isBinary, needsStandardStart } of fileFormats) {
    const [file, ...others] = writeFiles([game, game], { format: id, black: "Ann" });
    assert.equal(file?.ending, ending, id);
    assert.equal(typeof file.data !== "string", isBinary, id);
    if (!isBinary) {
      const format = /** @type {import("flipside/formats").TextFormat} */ (id);
      assert.equal(file.data, writeGames([game, game], { format, black: "Ann" }), id);
    }
    assert.deepEqual(
      others.map((other) => other.ending),
      id === "wthor" ? ["jou", "trn"] : [],
    );
    const write = () => writeFiles(Game.parse(game.toString()), { format: id });
    if (needsStandardStart) assert.throws(write, { code: "INVALID_OPTION" }, id);
    else assert.ok(write().length > 0, id);
  }
  assert.throws(() => writeFiles(game, { format: /** @type {any} */ ("gif") }), {
    message: 'format: expected sgf, pgn, ggf, transcript, obf, board, wthor, found "gif"',
  });
});

test("the files of WTHOR have the names that are given for all games", () => {
  const [, players] = writeFiles(Game.parse("f5d6c3"), { format: "wthor", black: "Ann", white: "Bob" });
  const names = new TextDecoder("latin1").decode(/** @type {Uint8Array} */ (players?.data));
  assert.match(names, /Ann.*Bob/);
});
