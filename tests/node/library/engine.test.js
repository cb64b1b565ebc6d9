import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { suite, test } from "node:test";
import { characters, Engine, Game } from "flipside";
import { engineFor, MODES, poolFor } from "../engines.js";
import { factOf, imagesOf, libraryBytes } from "./facts.js";
import { openLibrary } from "./folder.js";

const PROBLEMS = readFileSync(new URL("../../data/ffo.obf", import.meta.url), "utf8").split("\n");

/** A problem of the FFO endgame suite. @param {number} number */
function problem(number) {
  const line = PROBLEMS[number - 1];
  const [board, ...scores] = line.split(";");
  const moves = scores
    .filter((text) => /^ \w\d:/.test(text))
    .map((text) => ({ move: text.slice(1, 3), score: Number(text.slice(4)) }));
  return { game: Game.parse(board), score: moves[0].score, moves };
}

/** Solving them takes two to six million nodes. */
const [HARD, HARDER] = [problem(25), problem(28)];

/** Solving it takes a few nodes. */
const EASY = problem(20);

/** Asserts that a line leads to the end of the game with its score. @param {Game} game @param {import("flipside").Line} line */
function assertWhole(game, { move, score, pv }) {
  const end = game.clone();
  for (const next of pv) end.play(next);
  assert.deepEqual([pv[0], end.isOver], [move, true], `${game}`);
  assert.equal(end.result, game.turn === "black" ? score : 0 - score, `${pv}`);
}

for (const { where, worker } of MODES) {
  suite(`an engine with a library, ${where},`, () => {
    test("is given one when it is made or later, and does without it again", async (t) => {
      const library = await openLibrary(t, false);
      const maker = await engineFor(t, { worker, library });
      const { score } = await maker.solve(HARD.game);
      const engine = await engineFor(t, { worker });
      engine.setLibrary(library);
      const known = await engine.solve(HARD.game);
      assert.deepEqual([known.source, known.score, known.nodes], ["library", score, 0]);
      await engine.solve(HARDER.game);
      assert.equal(library.lookup(HARDER.game)?.score, HARDER.score, "it is told what is proven");
      engine.setLibrary(undefined);
      assert.equal((await engine.solve(HARD.game)).source, "search");
      assert.throws(() => engine.setLibrary(/** @type {any} */ ({})), {
        code: "INVALID_OPTION",
        message: "library: expected a Library of flipside/library, found an object of type Object",
      });
    });

    test("solves a position once, and then answers all its images at once with the same score", async (t) => {
      const library = await openLibrary(t, false);
      const engine = await engineFor(t, { worker, library });
      const first = await engine.solve(HARD.game);
      assert.deepEqual([first.source, first.score, first.exact], ["search", HARD.score, true]);
      assert.ok(first.nodes > 1e6);
      const { size } = library;
      assert.ok(size > 1, "the positions on its line are known, too");
      await engine.newGame();
      const searched = (await engine.stats()).searches;
      for (const image of imagesOf(HARD.game)) {
        const solved = await engine.solve(image);
        assert.deepEqual([solved.source, solved.score, solved.exact], ["library", HARD.score, true]);
        assert.deepEqual([solved.nodes, solved.stopped, solved.turn], [0, "solved", Game.parse(image).turn]);
        const { move, pv, exact, selectivity, depth } = solved.lines[0];
        assert.deepEqual([move, exact, selectivity, depth], [pv[0], true, 100, HARD.game.empties]);
        const next = Game.parse(image).after(move);
        const best = await (await engineFor(t, { worker })).solve(next);
        assert.equal(next.turn === solved.turn ? best.score : 0 - best.score, HARD.score, `${move} is best`);
        assertWhole(Game.parse(image), solved.lines[0]);
      }
      assert.equal(library.size, size);
      assert.equal((await engine.stats()).searches, searched, "nothing was searched");
    });
  });
}

test("each move of an answer's line keeps the score, as a solve proves it", async (t) => {
  const library = await openLibrary(t, false);
  const solver = await engineFor(t, { worker: false });
  const engine = await engineFor(t, { worker: false, library });
  for (const { game } of [HARD, HARDER]) {
    await engine.solve(game);
    const { source, score, lines } = await engine.solve(game);
    assert.equal(source, "library");
    const next = game.clone();
    for (const [at, move] of lines[0].pv.entries()) {
      const proven = (await solver.solve(next)).score;
      assert.equal(next.turn === game.turn ? proven : 0 - proven, score, `before move ${at + 1}, ${move}`);
      next.play(move);
    }
    assertWhole(game, lines[0]);
  }
});

test("every line of an analysis is whole, and what is on it is known to a review", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  const { game } = problem(34);
  const full = /** @type {const} */ ({ depth: 60, selectivity: 100 });
  const searched = await engine.analyze(game, full);
  const known = await engine.analyze(game, full);
  assert.deepEqual(
    [searched.source, known.source, known.lines.length],
    ["search", "library", game.legalMoves().length],
  );
  for (const line of known.lines) assertWhole(game, line);
  const { searches } = await engine.stats();
  const played = Game.parse(`${game}`);
  for (const move of known.lines[1].pv.slice(0, 10)) played.play(move);
  const { moves } = await engine.review(played, { level: 1 });
  assert.equal((await engine.stats()).searches - searches, 0, "all of it was solved");
  assert.equal(moves[0].loss, known.lines[0].score - known.lines[1].score);
});

test("what one engine solves in an analysis another one knows, in a game, a puzzle and a review", async (t) => {
  const library = await openLibrary(t, false);
  const analyst = await engineFor(t, { library });
  const { game } = HARDER;
  const { lines } = await analyst.analyze(game, { depth: 60, selectivity: 100, count: 1 });
  const player = await engineFor(t, { worker: false, library });
  const [{ move, pv }] = lines;
  const reply = game.after(move);
  for (const call of [
    player.search(game, { budgetMs: 5 }),
    player.search(reply, { level: 1 }),
    player.analyze(game, { depth: 1, count: 1 }),
    player.solve(reply),
  ]) {
    const { source, nodes, lines: known } = await call;
    assert.deepEqual([source, nodes, known[0].exact], ["library", 0, true]);
  }
  const played = Game.parse(`${game}`);
  for (const next of pv.slice(0, 6)) played.play(next);
  assert.equal((await player.review(played, { level: 1 })).nodes, 0);
  assert.equal((await player.stats()).searches, 0);
});

test("a line goes on by moves of which only the scores are known, and ends where nothing is", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library, worker: false });
  const { game } = HARD;
  const solved = await (await engineFor(t, { worker: false })).solve(game);
  const { move, pv } = solved.lines[0];
  const lines = [{ ...solved.lines[0], pv: [move] }];
  library.add(game, { ...solved, lines });
  assert.deepEqual((await engine.solve(game)).lines, lines);
  const facts = [2, 3].map((ply) => {
    const next = pv.slice(0, ply).reduce((before, each) => before.after(each), game);
    return { ...factOf(next), score: next.turn === game.turn ? solved.score : 0 - solved.score };
  });
  await library.import(libraryBytes(facts));
  const { source, lines: known } = await engine.solve(game);
  assert.deepEqual([source, known], ["library", [{ ...lines[0], pv: pv.slice(0, 3) }]]);
});

test("solved positions answer a search and the outcome", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  const { score, lines } = await engine.solve(HARD.game);
  const found = await engine.search(HARD.game, { depth: 1 });
  assert.deepEqual([found.source, found.score, found.move], ["library", score, lines[0].move]);
  const outcome = await engine.outcome(HARD.game);
  assert.deepEqual([outcome.source, outcome.outcome, outcome.move], ["library", "draw", lines[0].move]);
  const { source, lines: best } = await engine.analyze(HARD.game, { count: 1 });
  assert.deepEqual([source, best], ["library", found.lines]);
});

test("an outcome gives bounds, which answer the same question and no other", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  const { game, score } = problem(34);
  const first = await engine.outcome(game);
  assert.deepEqual([first.source, first.outcome], ["search", "loss"]);
  assert.deepEqual(library.lookup(game), { lower: -64, upper: -2, score: null, move: first.move });
  const again = await engine.outcome(game);
  assert.deepEqual([again.source, again.outcome, again.move], ["library", "loss", first.move]);
  await engine.newGame();
  const solved = await engine.solve(game);
  assert.deepEqual([solved.source, solved.score], ["search", score]);
  assert.deepEqual(library.lookup(game), { lower: score, upper: score, score, move: solved.lines[0].move });
});

test("an outcome that is a draw is its score", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  const { outcome, move } = await engine.outcome(HARD.game);
  assert.equal(outcome, "draw");
  assert.deepEqual(library.lookup(HARD.game), { lower: 0, upper: 0, score: 0, move });
});

test("a position that is known to be won has its outcome", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library, worker: false });
  const [move] = HARD.game.legalMoves();
  const line = { move, score: 6, exact: true, depth: HARD.game.empties, selectivity: 100, pv: [move] };
  const answer = {
    turn: HARD.game.turn,
    lines: [line],
    nodes: 9,
    elapsedMs: 1,
    source: "search",
    stopped: "solved",
    outcome: "win",
  };
  library.add(HARD.game, /** @type {any} */ (answer));
  const outcome = await engine.outcome(HARD.game);
  assert.deepEqual([outcome.source, outcome.outcome, outcome.move], ["library", "win", move]);
});

test("moves that are all proven are answered best first, and those that end the game need no entry", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library, worker: false });
  for (const [own, other] of ["XO", "OX"]) {
    const last = Game.parse(`${own.repeat(40)}${other.repeat(23)}- ${own}`);
    const [move] = last.legalMoves();
    const { source, lines } = await engine.analyze(last);
    assert.equal(source, "library");
    const score = (last.after(move).result ?? 0) * (own === "X" ? 1 : -1);
    assert.deepEqual(lines, [{ move, score, exact: true, depth: 1, selectivity: 100, pv: [move] }]);
  }
  const next = HARD.game.legalMoves().map((move) => HARD.game.after(move));
  const scores = next.map((_, at) => 2 * ((at * 5) % 7));
  const facts = next.map((game, at) => ({ ...factOf(game), score: scores[at] }));
  await library.import(libraryBytes(facts));
  const { source, lines } = await engine.analyze(HARD.game);
  assert.equal(source, "library");
  assert.deepEqual(
    lines.map(({ score }) => 0 - score),
    scores.toSorted((one, other) => one - other),
  );
});

test("an analysis of which a part is proven is not kept as proven", async (t) => {
  const library = await openLibrary(t, false);
  const pool = await poolFor(t, { library, tableBits: 18 });
  const game = Game.parse("---OOX--O--OXXOX-OXXOXO---XOXXO-OXOXOXOXX-XOOXOX-XXOO-OX-X----O- O");
  await pool.solve(game.after("b2"));
  const { size } = library;
  for (const count of [undefined, 1]) {
    const { lines, nodes } = await pool.analyze(game, { selectivity: 73, depth: 60, count });
    assert.deepEqual([lines[0].move, lines[0].exact], ["b2", true]);
    assert.ok(nodes > 0);
    assert.deepEqual([library.size, library.lookup(game)], [size, null]);
    await pool.newGame();
  }
});

test("an analysis that solves every move is answered the second time", async (t) => {
  const library = await openLibrary(t, false);
  const pool = await poolFor(t, { library });
  const { game } = HARDER;
  const full = /** @type {const} */ ({ depth: 60, selectivity: 100 });
  const first = await pool.analyze(game, full);
  assert.equal(first.stopped, "solved");
  assert.equal(library.lookup(game)?.score, HARDER.score);
  // Moves that took less than a million nodes are searched again.
  const expected = new Map(HARDER.moves.map(({ move, score }) => [move, score]));
  for (const { move, score } of first.lines) assert.equal(score, expected.get(move));
  const again = await pool.analyze(game, full);
  assert.deepEqual(
    again.lines.map(({ move, score }) => [move, score]).sort(),
    first.lines.map(({ move, score }) => [move, score]).sort(),
  );
  assert.ok(again.nodes < first.nodes / 4, `${again.nodes} of ${first.nodes} nodes`);
  const known = first.lines.filter(({ move }) => library.lookup(game.after(move)));
  assert.ok(known.length > 0);
  const moves = known.map(({ move }) => move);
  const some = await pool.analyze(game, { moves });
  assert.deepEqual([some.source, some.nodes], ["library", 0]);
  assert.deepEqual(
    some.lines.map(({ move, score }) => [move, score]).sort(),
    known.map(({ move, score }) => [move, score]).sort(),
  );
});

test("an analysis of a pool takes the moves that are solved, and learns nothing of the others", async (t) => {
  const library = await openLibrary(t, false);
  const pool = await poolFor(t, { library });
  const [move, ...others] = HARD.game.legalMoves();
  await library.import(libraryBytes([{ ...factOf(HARD.game.after(move)), score: 12 }]));
  const { lines } = await pool.analyze(HARD.game, { depth: 1 });
  const known = lines.find((line) => line.move === move);
  assert.deepEqual([known?.score, known?.exact], [-12, true]);
  assert.ok(others.every((other) => lines.find((line) => line.move === other)?.exact === false));
  assert.deepEqual([library.size, library.lookup(HARD.game)], [1, null]);
});

test("a review takes what is solved, and adds to it", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  const game = HARDER.game.after(HARDER.moves[1].move);
  const first = await engine.review(game, { level: 20 });
  assert.ok(library.size > 0);
  assert.equal(first.moves[0].loss, HARDER.score - HARDER.moves[1].score);
  await engine.newGame();
  const again = await engine.review(game, { level: 20 });
  assert.deepEqual(
    again.moves.map(({ loss, score }) => [loss, score]),
    first.moves.map(({ loss, score }) => [loss, score]),
  );
  assert.ok(again.nodes < first.nodes / 4, `${again.nodes} of ${first.nodes} nodes`);
});

test("a call with fresh is not answered, and adds what it proves", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  const solved = await engine.solve(HARDER.game, { fresh: true });
  assert.ok(library.size > 0);
  const game = HARDER.game.after(HARDER.moves[1].move);
  const asked = [{ depth: 4, fresh: true }, { depth: 4 }].map(async (options) => {
    const { source } = await engine.search(game.at(0), options);
    return { source, nodes: (await engine.review(game, options)).nodes };
  });
  const [fresh, known] = await Promise.all(asked);
  assert.deepEqual([fresh?.source, known?.source], ["search", "library"]);
  assert.ok(
    Number(fresh?.nodes) > Number(known?.nodes),
    `a review of ${fresh?.nodes} nodes, and ${known?.nodes}`,
  );
  const again = await engine.solve(HARDER.game, { fresh: true });
  assert.deepEqual([again.source, again.nodes], ["search", solved.nodes]);
});

test("cheap results, stopped searches, and searches that err on purpose add nothing", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library, tableBits: 16 });
  await engine.solve(EASY.game);
  await engine.search(HARDER.game, { nodes: 2_000_000 });
  await engine.search(HARDER.game, { depth: 12, selectivity: 100 });
  await engine.newGame();
  await engine.search(HARDER.game, { depth: 60, selectivity: 100, skill: 7 });
  await engine.search(HARDER.game, { depth: 60, selectivity: 100, variety: { discs: 10, seed: 1 } });
  const solving = engine.solve("f5d6");
  setTimeout(() => solving.stop(), 300);
  assert.equal((await solving).exact, false);
  assert.equal(library.size, 0);
});

test("a player who errs does not look anything up", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  await engine.solve(HARD.game);
  assert.equal((await engine.search(HARD.game, { skill: 1 })).source, "search");
  assert.equal((await engine.search(HARD.game, { depth: 2, variety: { discs: 4 } })).source, "search");
  assert.equal(
    (await engine.search(HARD.game, { skill: characters.at(-1)?.skill, depth: 2 })).source,
    "library",
  );
});

test("an engine goes on without a library that was closed", async (t) => {
  const library = await openLibrary(t, false);
  const engine = await engineFor(t, { library });
  await engine.solve(HARD.game);
  await library.close();
  const { source, score } = await engine.solve(HARD.game);
  assert.deepEqual([source, score], ["search", HARD.score]);
});

test("only a library can be given as one", async (t) => {
  const library = await openLibrary(t, false);
  const create = /** @type {any} */ (Engine.create);
  for (const wrong of [{}, "solved.flipside", null, new Proxy(library, {})])
    await assert.rejects(create({ library: wrong }), {
      code: "INVALID_OPTION",
      message: /^library: expected a Library of flipside\/library, found/,
    });
  await assert.rejects(create({ book: library }), { code: "INVALID_OPTION", message: /^book: / });
});
