import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Book } from "flipside/book";
import { gamesIn, readGames } from "flipside/formats";
import { canonical, Game } from "flipside/game";
import { Games } from "flipside/games";
import { pick, randomFrom } from "../../support/random.js";
import { engineFor, poolFor } from "../engines.js";

/** A game of random moves, few of them in each position, so that games meet again. @param {() => number} random @param {number} choices */
function randomGame(random, choices) {
  const game = new Game();
  while (!game.isOver) game.play(pick(random, game.legalMoves().slice(0, choices)));
  return game;
}

/** @param {number} seed @param {number} count */
function randomGames(seed, count) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => randomGame(random, 2));
}

const GAMES = randomGames(1, 60);

/** What a position and its images have in common: the side to move counts as black. @param {Game} game */
function imageOf({ board, turn }) {
  const discs = turn === "black" ? board : board.replace(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"));
  return canonical(`${discs} X`).game.board;
}

/**
 * The plain recount: who won the games that came to each position, for its side to move.
 * @param {Game[]} games
 * @param {number} plies
 */
function recount(games, plies) {
  /** @type {Map<string, { wins: number, draws: number, losses: number, discs: number }>} */
  const counts = new Map();
  for (const game of games) {
    const { black, white } = game.at(game.moves.length).discs;
    const empties = 64 - black - white;
    const result = black - white + Math.sign(black - white) * empties;
    for (let ply = 0; ply < game.moves.length; ply += 1) {
      const at = game.at(ply);
      if (at.discs.black + at.discs.white - 4 > plies) break;
      const key = imageOf(at);
      const count = counts.get(key) ?? { wins: 0, draws: 0, losses: 0, discs: 0 };
      const own = at.turn === "black" ? result : -result;
      if (own > 0) count.wins += 1;
      else if (own < 0) count.losses += 1;
      else count.draws += 1;
      count.discs += own;
      counts.set(key, count);
    }
  }
  return counts;
}

/** @param {Book} book */
const bytesOf = (book) => book.export({ format: "edax" });

suite("a book of games", () => {
  test("has the positions, results and scores of a plain recount", async () => {
    for (const [seed, least, plies] of [
      [2, 1, 6],
      [3, 2, 20],
      [4, 5, 12],
      [5, 3, 30],
    ]) {
      const games = randomGames(seed, 80);
      const book = await Book.from(games, { least, plies });
      const counts = recount(games, plies);
      const known = [...counts].filter(([, { wins, draws, losses }]) => wins + draws + losses >= least);
      assert.equal(book.size, known.length);
      const keys = new Map(known);
      for (const game of games)
        for (let ply = 0; ply < Math.min(game.moves.length, plies + 3); ply += 1) {
          const at = game.at(ply);
          const count = keys.get(imageOf(at));
          const entry = book.lookup(at);
          if (at.legalMoves()[0] === "pass") continue;
          assert.equal(entry === null, count === undefined, `${game.transcript} ${ply}`);
          if (!entry || !count) continue;
          const { wins, draws, losses, discs } = count;
          const all = wins + draws + losses;
          const [black, white] = at.turn === "black" ? [wins, losses] : [losses, wins];
          assert.deepEqual([entry.games, entry.black, entry.draws, entry.white], [all, black, draws, white]);
          const mean = Math.sign(discs) * Math.round(Math.abs(discs) / all);
          assert.equal(entry.score, mean === 0 ? 0 : mean);
          const next = at.legalMoves().filter((move) => keys.has(imageOf(at.after(move))));
          assert.deepEqual(entry.moves.map(({ move }) => move).sort(), next.sort());
        }
    }
  });

  test("counts the games of moves that are the same by symmetry once", async () => {
    const [game] = GAMES;
    const turned = { d3: "f5", c4: "e6", f5: "d3", e6: "c4" };
    const book = await Book.from(
      Object.keys(turned).map((first) => gameWith(first, game)),
      { least: 1, plies: 4 },
    );
    assert.equal(book.size, 5);
    assert.deepEqual(book.statistics, { games: 4, years: null });
    assert.deepEqual(
      book.lookup("")?.moves.map(({ move, games }) => [move, games]),
      ["d3", "c4", "f5", "e6"].map((move) => [move, 1]),
    );
    assert.equal(book.lookup("f5")?.games, 4);
  });

  test("is exported and loaded like any other, learns, and answers an engine", async (t) => {
    const book = await Book.from(GAMES);
    const again = await Book.load(bytesOf(book));
    assert.deepEqual(again.lines("f5"), book.lines("f5"));
    assert.deepEqual(again.statistics, { games: GAMES.length, years: null });
    const first = book.lookup("")?.moves[0].move ?? "";
    const engine = await engineFor(t, { book: again });
    assert.deepEqual((await engine.search("")).source, "book");
    const { games, score } = again.lookup(first) ?? {};
    await again.learn(Game.parse(first), engine, { depth: 8 });
    const learned = await Book.load(bytesOf(again));
    assert.equal(learned.lookup(first)?.games, games);
    assert.equal(learned.lookup(first)?.score, again.lookup(first)?.score);
    again.forget();
    assert.equal(again.lookup(first)?.score, score);
    assert.deepEqual(bytesOf(again), bytesOf(book));
  });

  test("does not depend on the order of the games, or how they are given", async () => {
    const bytes = bytesOf(await Book.from(GAMES));
    const text = GAMES.map(({ transcript }) => transcript).join("\n");
    const collection = await Games.open();
    await collection.add(text);
    const listed = collection.find({}, { count: collection.size }).games;
    const asIs = GAMES.filter(
      ({ transcript }, place) => GAMES.findIndex((game) => game.transcript === transcript) === place,
    );
    for (const [what, source] of /** @type {[string, any][]} */ ([
      ["reversed", GAMES.toReversed()],
      ["transcripts", GAMES.map(({ transcript }) => transcript)],
      ["records", GAMES.map((game) => game.toJSON())],
      ["read", readGames(text).games],
      ["a stream", gamesIn(new Blob([text]))],
    ]))
      assert.deepEqual(bytesOf(await Book.from(source)), bytes, what);
    assert.deepEqual(bytesOf(await Book.from(listed)), bytesOf(await Book.from(asIs)), "a collection");
  });

  test("has scores of an engine, whatever the order of the games and the number of workers", async (t) => {
    const engine = await engineFor(t);
    const limits = { least: 10, plies: 5, depth: 4 };
    /** @type {import("flipside/book").BookProgress[]} */
    const told = [];
    const book = await Book.from(GAMES, { ...limits, engine, onProgress: (progress) => told.push(progress) });
    const last = told.at(-1);
    assert.deepEqual(last, { items: GAMES.length, positions: book.size, searched: book.size });
    for (const game of GAMES) {
      const at = game.at(3);
      const entry = book.lookup(at);
      if (!entry) continue;
      const { move, score } = await engine.search(at, { depth: 4, fresh: true, book: false });
      const [best] = entry.moves;
      assert.equal(best.score, entry.score);
      for (const known of entry.moves) {
        const next = book.lookup(at.after(known.move));
        if (next) assert.equal(known.score, next.score === 0 ? 0 : -next.score);
        else assert.deepEqual([known.move, known.score], [move, score]);
      }
    }
    const pool = await poolFor(t, { workers: 2 });
    const other = await Book.from(GAMES.toReversed(), { ...limits, engine: pool });
    assert.deepEqual(bytesOf(other), bytesOf(book));
  });
});

/** The game as it begins with another of the four first moves. @param {string} first @param {Game} game */
function gameWith(first, game) {
  for (const symmetry of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const turned = new Game();
    try {
      for (const move of game.moves) turned.play(imageOfMove(move, symmetry));
    } catch {
      continue;
    }
    if (turned.moves[0] === first) return turned;
  }
  throw new Error(`no image of the game begins with ${first}`);
}

/** @param {string} move @param {number} symmetry */
function imageOfMove(move, symmetry) {
  if (move === "pass") return move;
  const [file, rank] = ["abcdefgh".indexOf(move[0]), Number(move[1]) - 1];
  const [across, up] = symmetry & 4 ? [rank, file] : [file, rank];
  return `${"abcdefgh"[symmetry & 1 ? 7 - across : across]}${(symmetry & 2 ? 7 - up : up) + 1}`;
}

suite("positions with moves", () => {
  test("are known with their scores, and lead on", async () => {
    const book = await Book.from([
      { position: "", moves: [{ move: "f5", score: 0 }] },
      {
        position: "f5",
        moves: [
          { move: "d6", score: 1 },
          { move: "f6", score: -3 },
        ],
      },
      { position: "f5d6", moves: [{ move: "c3", score: -1 }] },
    ]);
    assert.deepEqual(
      book.lookup("f5")?.moves.map(({ move, score, games }) => [move, score, games]),
      [
        ["d6", 1, 0],
        ["f6", -3, 0],
      ],
    );
    assert.equal(book.lookup("f5d6c3")?.score, 1);
    assert.deepEqual(book.lines("f5")[0].pv, ["d6", "c3"]);
    // The start is what its move leads to, by any symmetry.
    assert.equal(book.lookup("d3c5")?.score, -1);
  });
});

suite("what is broken", () => {
  /** A source with broken items, and what is said of them. @type {[any, string, RegExp][]} */
  const BROKEN = [
    ["f5f5", "ILLEGAL_MOVE", /illegal move "f5"/],
    [
      "f5d6c3",
      "INVALID_POSITION",
      /expected one that is over, or a result from -64 to 64 with it, found 3 moves and undefined/,
    ],
    [{ game: "f5d6c3", result: 65 }, "INVALID_POSITION", /found 3 moves and 65/],
    [{ game: GAMES[0], problem: { message: "move 60: illegal" } }, "ILLEGAL_MOVE", /move 60: illegal/],
    [
      { start: new Game().start, transcript: "f5a1" },
      "ILLEGAL_MOVE",
      /move 2: expected a legal move, found "a1"/,
    ],
    [5, "INVALID_POSITION", /expected a Game, its record or a text, found 5/],
    [null, "INVALID_POSITION", /found null/],
    [{ position: "", moves: [] }, "INVALID_POSITION", /expected a list of at least one move/],
    [{ position: "", moves: [{ move: "a1", score: 0 }] }, "ILLEGAL_MOVE", /expected a legal one, found "a1"/],
    [{ position: "", moves: [{ move: "f5", score: 99 }] }, "INVALID_POSITION", /score of f5: .* found 99/],
    [{ position: "", moves: [null] }, "ILLEGAL_MOVE", /found undefined/],
    [
      { position: `${"-".repeat(60)}XOOX X`, moves: [{ move: "f5", score: 0 }] },
      "INVALID_POSITION",
      /d4: expected a disc/,
    ],
  ];

  test("is passed over and told, and the rest counts", async () => {
    /** @type {import("flipside/book").BookProblem[]} */
    const problems = [];
    const source = [...BROKEN.map(([item]) => item), ...GAMES];
    const book = await Book.from(source, { onProblem: (problem) => problems.push(problem) });
    assert.deepEqual(bytesOf(book), bytesOf(await Book.from(GAMES)));
    assert.equal(problems.length, BROKEN.length);
    for (const [place, { index, code, message }] of problems.entries()) {
      assert.deepEqual([index, code], [place, BROKEN[place][1]], message);
      assert.match(message, BROKEN[place][2]);
    }
  });

  test("rejects where nobody is told", async () => {
    for (const [item, code, message] of BROKEN)
      await assert.rejects(Book.from([GAMES[0], item]), (/** @type {any} */ error) => {
        assert.equal(error.code, code);
        assert.match(error.message, /^item 1: /);
        assert.match(error.message, message);
        return true;
      });
  });

  test("a game that is not over counts with its result", async () => {
    const book = await Book.from([{ game: "f5d6c3", result: -4 }], { least: 1 });
    const entry = book.lookup("f5d6");
    assert.deepEqual([entry?.score, entry?.black, entry?.white], [-4, 0, 1]);
  });

  test("options and sources of a wrong kind are refused, and named", async () => {
    for (const [source, options, message] of /** @type {[any, any, RegExp][]} */ ([
      ["f5d6", {}, /^source: expected an iterable of games, found "f5d6"/],
      [undefined, {}, /^source: .* found undefined/],
      [GAMES, { least: 0 }, /^least: expected a whole number, 1 or more, found 0/],
      [GAMES, { plies: 31 }, /^plies: expected a whole number, 1 to 30, found 31/],
      [GAMES, { plies: "9" }, /^plies: .* found "9"/],
      [GAMES, { engine: {} }, /^engine: expected an Engine or an EnginePool, found/],
      [GAMES, { depth: 3 }, /^depth: expected an engine with it, found none/],
      [GAMES, { onProblem: 1 }, /^onProblem: expected a function, found 1/],
      [GAMES, { signal: 1 }, /^signal: expected an AbortSignal, found 1/],
      [GAMES, { most: 1 }, /^options: expected only .*, found "most"/],
      [GAMES, null, /^options: expected a plain object, found null/],
    ]))
      await assert.rejects(Book.from(source, options), {
        name: "FlipsideError",
        code: "INVALID_OPTION",
        message,
      });
    await assert.rejects(Book.from([]), {
      code: "INVALID_DATA",
      message: "no book: expected a position that 2 games came to, found none in 0 items",
    });
  });

  test("an abort ends the reading and the searches with its reason", async (t) => {
    const engine = await engineFor(t);
    const reason = new Error("enough");
    await assert.rejects(Book.from(GAMES, { signal: AbortSignal.abort(reason) }), reason);
    const reading = new AbortController();
    const endless = async function* () {
      for (;;) {
        yield GAMES[0];
        reading.abort(reason);
      }
    };
    await assert.rejects(Book.from(endless(), { signal: reading.signal }), reason);
    const searching = new AbortController();
    const onProgress = (/** @type {{ searched: number }} */ { searched }) =>
      searched > 0 && searching.abort(reason);
    await assert.rejects(
      Book.from(GAMES, { engine, depth: 2, signal: searching.signal, onProgress }),
      reason,
    );
    // The engine is as it was.
    assert.ok((await engine.search("", { depth: 1 })).move);
  });
});
