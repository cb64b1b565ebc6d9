import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "flipside/coach";
import { Game } from "flipside/game";
import { Stand } from "../../../js/coach/facts/line.js";
import { positionFrom } from "../../../js/rules/position.js";
import { solved } from "../../../scripts/puzzles/candidate.mjs";
import { themesOf } from "../../../scripts/puzzles/themes.mjs";
import { comparisonOf } from "../../../www/evaluation/comparisons.js";
import { CHAPTERS, chapterAfter } from "../../../www/learn/lessons.js";
import { exerciseOfLesson } from "../../../www/learn/mistakes/keeping.js";
import { MISTAKES } from "../../../www/learn/mistakes/kept.js";
import { gameAt, lossOf, withMistake } from "../../../www/learn/mistakes/mistake.js";
import { TableWatch } from "../../../www/learn/table/watch.js";
import { Teacher } from "../../../www/learn/teacher.js";
import { chapterText, findText, missedText, mistakeText, stepText } from "../../../www/learn/text.js";
import { initialState } from "../../../www/match/games/initial.js";
import { SOLVED_EMPTIES } from "../../../www/review/verdicts.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { taskOfExercise } from "../../../www/training/tasks/task.js";
import { engineFor } from "../engines.js";

const STEPS = CHAPTERS.flatMap(({ id, steps }) => steps.map((step) => ({ chapter: id, ...step })));
const step = (/** @type {string} */ id) => STEPS.find((each) => each.id === id);

/** How much better the move to find is than every other, and how much a move that is warned of loses, in discs. */
const [LEAD, TRAP] = [2, 5];
/** With so many empty squares and fewer the scores are proven; with more the search looks so many plies ahead. */
const [PROVEN, DEPTH] = [SOLVED_EMPTIES, 10];

/** @param {Game} game */
const limitsOf = ({ empties }) =>
  /** @type {const} */ ({ depth: empties <= PROVEN ? empties : DEPTH, selectivity: 100 });

test("every lesson and every step of it has its words", () => {
  for (const { id } of CHAPTERS) assert.ok(chapterText(id).about, id);
  for (const { id, traps, mistake } of STEPS) {
    if (mistake) continue;
    const text = stepText(id);
    assert.ok(text?.about && text.task, id);
    assert.equal(Boolean(text.trap), Boolean(traps), id);
  }
});

for (const { id: chapter, steps } of CHAPTERS) {
  if (chapter === "first-game") continue;
  test(`${chapter}: the moves that the lesson calls the best ones are the best ones`, async (t) => {
    const engine = await engineFor(t, { tableBits: 18 });
    for (const { id, mistake, ...step } of steps) {
      const { position, best, traps } = mistake
        ? { position: mistake.position, best: [mistake.best.move], traps: [mistake.played.move] }
        : { traps: [], ...step };
      assert.ok(position && best, id);
      const game = Game.parse(position);
      const limits = limitsOf(game);
      const { lines } = await engine.analyze(game, { ...limits, count: best.length + 1 });
      const other = lines.at(-1);
      const least = lines.at(-2);
      assert.ok(other && least);
      assert.deepEqual(
        lines.slice(0, -1).map(({ move }) => move),
        best,
        id,
      );
      assert.ok(least.score - other.score >= LEAD, `${id}: ${least.score}, then ${other.score}`);
      if (mistake?.best.exact) assert.equal(least.score, mistake.best.score, id);
      if (traps.length === 0) continue;
      const moves = /** @type {import("flipside").Square[]} */ ([...traps]);
      const { lines: warned } = await engine.analyze(game, { ...limits, moves });
      for (const { move, score } of warned) {
        assert.ok(least.score - score >= TRAP, `${id}: ${move} loses ${least.score - score}`);
        if (mistake?.best.exact) assert.equal(score, mistake.played.score, id);
      }
    }
  });
}

test("what the lessons say of the positions is so", () => {
  const after = (/** @type {string} */ id, /** @type {any} */ move) =>
    Game.parse(String(step(id)?.position)).after(move);
  const replies = (/** @type {string} */ id, /** @type {any} */ move) => after(id, move).legalMoves();
  assert.deepEqual(replies("pass", "g6"), ["pass"]);
  assert.equal(
    missedText(Game.parse(String(step("pass")?.position)), "b1", true),
    "Black b1: 8 discs flipped. Play on the marked square.",
  );
  assert.ok(after("pass", "g6").after("pass").legalMoves()[0] !== "pass");
  assert.equal(after("count", "h2").result, 12);
  assert.ok(replies("diagonal", "g2").includes("h1"), "g2 opens h1");
  assert.ok(replies("flank", "h2").includes("h3"), "h2 can be attacked along the edge");
  assert.ok(replies("along", "b1").includes("a1"), "b1 gives the corner away");
  assert.equal(Game.parse(String(step("inside")?.position)).flips("f7").length, 1);
  const black = Game.parse(`${String(step("inside")?.position).slice(0, 64)} X`);
  assert.ok(replies("inside", "f7").length < black.legalMoves().length);
  assert.equal(Game.parse(String(step("one")?.position)).flips("d7").length, 1);
  assert.deepEqual([replies("one", "d7").length, replies("one", "e2").length], [10, 15]);
  assert.equal(after("gap", "a4").board.match(/^(.)(.{7}\1){6}/)?.[1], "O", "the edge is white down to a7");
  const most = Game.parse(String(step("diagonal")?.position));
  const flips = most.legalMoves().map((move) => most.flips(move).length);
  assert.equal(most.flips("g2").length, Math.max(...flips));
  assert.deepEqual(replies("no-move", "b2"), ["pass"]);
  assert.ok(replies("no-move", "a8")[0] !== "pass");
  assert.deepEqual(replies("between", "h7"), ["pass"]);
  assert.ok(replies("sacrifice", "b2").includes("a1") && !opponent("sacrifice").includes("a1"));
  for (const moves of [opponent("waiting"), replies("waiting", "b2")]) assert.ok(!moves.includes("a8"));
  assert.ok(!opponent("own-region").some((move) => move === "g8" || move === "h8"));
  assert.ok(replies("two-corners", "g7").includes("h8") && replies("two-corners", "g2").includes("h1"));
  const trap = after("two-corners", "g7").after("h8").after("h7");
  assert.ok(!trap.legalMoves().includes("h1") && opponentIn(trap).includes("h1"));
  assert.ok(!opponent("pair").includes("h8") && !replies("pair", "h7").includes("h8"));
});

/** What the side that is not to move could play. @param {Game} game */
function opponentIn(game) {
  return Game.parse(`${game.board} ${game.turn === "black" ? "O" : "X"}`).legalMoves();
}

/** @param {string} id of a step */
const opponent = (id) => opponentIn(Game.parse(String(step(id)?.position)));

test("how a game goes on is told as the exact search has it", async (t) => {
  const engine = await engineFor(t, { tableBits: 18 });
  const scored = async (/** @type {string} */ id, /** @type {any[]} */ ...moves) => {
    const { lines } = await engine.analyze(String(step(id)?.position), {
      depth: 60,
      selectivity: 100,
      moves,
    });
    return Object.fromEntries(lines.map(({ move, score }) => [move, score]));
  };
  const lineOf = async (/** @type {string} */ id, /** @type {any} */ move) => {
    const { lines } = await engine.analyze(String(step(id)?.position), {
      depth: 60,
      selectivity: 100,
      moves: [move],
    });
    return lines[0]?.pv ?? [];
  };
  assert.deepEqual(await scored("waiting", "b2", "a8"), { b2: 8, a8: 2 });
  assert.deepEqual(await scored("sacrifice", "b2", "h8"), { b2: 8, h8: -14 });
  assert.deepEqual(await scored("between", "h7", "h1"), { h7: 6, h1: -6 });
  assert.deepEqual(await scored("two-corners", "g7"), { g7: 8 });
  assert.deepEqual(await scored("no-move", "b2", "a8"), { b2: 14, a8: 2 });
  assert.deepEqual(await scored("last-five", "c8", "b8"), { c8: 4, b8: -6 });
  /** Whether the side that begins a line plays on a square of it. @param {readonly string[]} line @param {string} square */
  const isOwn = (line, square) => line.indexOf(square) % 2 === 0;
  assert.ok(isOwn(await lineOf("waiting", "b2"), "a8"));
  assert.ok(isOwn(await lineOf("sacrifice", "b2"), "h8"));
  assert.equal((await lineOf("between", "h1"))[1], "h7");
  assert.ok(isOwn(await lineOf("two-corners", "g7"), "h1"));
  const waiting = await lineOf("own-region", "d7");
  assert.ok(
    isOwn(waiting, "g8") &&
      isOwn(waiting, "h8") &&
      waiting.some((move, ply) => move === "pass" && ply % 2 === 1),
  );
  const pair = await lineOf("pair", "h7");
  assert.ok(isOwn(pair, "h8"));
  const positions = pair.map((_, ply) =>
    pair.slice(0, ply).reduce((game, move) => game.after(move), Game.parse(String(step("pair")?.position))),
  );
  const own = pair.indexOf("h8");
  assert.ok(positions.slice(0, own).every((game, ply) => ply % 2 === 0 || !game.legalMoves().includes("h8")));
});

test("of the replies to the first move two keep the game even, and one does not", async (t) => {
  const engine = await engineFor(t, { tableBits: 18 });
  const { lines } = await engine.analyze(new Game().after("f5"), { depth: 14, selectivity: 100 });
  assert.equal(String(new Game().after("f5")), step("first-reply")?.position);
  const [one, other, parallel] = lines;
  assert.deepEqual(
    lines.map(({ move }) => move),
    ["d6", "f6", "f4"],
  );
  assert.ok(one && other && parallel);
  assert.ok(Math.abs(one.score) <= 2 && Math.abs(other.score) <= 2, `${one.score}, ${other.score}`);
  assert.ok(other.score - parallel.score >= 5, `${other.score}, ${parallel.score}`);
});

/** A teacher, and what is on the board. */
function openTeacher() {
  const store = createStore(initialState(DEFAULTS, new Game(), { room: "learn" }), () => {});
  /** @type {((found: any) => void)[]} */
  const answers = [];
  const compare = () => new Promise((resolve) => answers.push(resolve));
  /** @type {[position: string, isFound: boolean][]} */
  const kept = [];
  const teacher = new Teacher({
    store,
    Game,
    changed: () => {},
    compare: /** @type {any} */ (compare),
    explain: async (_, { line, best }) => `${line.move}, ${best.move}`,
    keep: ({ position }, isFound) => kept.push([position, isFound]),
  });
  return { store, teacher, answers, kept };
}

test("a lesson answers what is tried, and goes on", () => {
  const { store, teacher } = openTeacher();
  const [first] = CHAPTERS;
  assert.ok(first);
  teacher.open(first);
  teacher.place("d3");
  assert.equal(teacher.lesson?.phase, "right");
  assert.equal(store.state.exercise?.isOpen, false);
  teacher.move(1);
  teacher.place("a4");
  assert.equal(teacher.lesson?.phase, "missed");
  teacher.place("g6");
  assert.equal(store.state.exercise?.game.moves.at(-1), "pass", "the opponent passes");
  assert.equal(store.state.exercise?.link, "first-game");
  teacher.move(1);
  teacher.move(1);
  teacher.move(1);
  assert.equal(teacher.lesson?.game, null, "the last step is the game itself");
  teacher.move(1);
  assert.equal(teacher.lesson, null);
});

test("a wrong move gets what it loses, unless another one was tried meanwhile", async () => {
  const { teacher, answers } = openTeacher();
  teacher.open(CHAPTERS[0] ?? assert.fail(), 2);
  teacher.place("b5");
  teacher.place("c7");
  const [first, second] = [4, 9].map((loss) => ({ loss, line: { move: "c7" }, best: { move: "h8" } }));
  answers[0]?.(first);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([teacher.lesson?.played, teacher.lesson?.comparison], ["c7", null]);
  answers[1]?.(second);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([teacher.lesson?.played, teacher.lesson?.comparison], ["c7", second]);
  teacher.place("h8");
  teacher.open(CHAPTERS[0] ?? assert.fail(), 1);
  teacher.place("b1");
  assert.equal(
    answers.length,
    2,
    "neither the move to find nor what stands beside a marked square is compared",
  );
});

test("a move that the lesson warns of is answered in words of its own", () => {
  const { store, teacher } = openTeacher();
  const beside = CHAPTERS.find(({ id }) => id === "beside");
  assert.ok(beside);
  teacher.open(beside);
  teacher.place("g2");
  assert.equal(teacher.lesson?.phase, "trapped");
  assert.equal(store.state.exercise?.isOpen, true);
});

/** What the coach can explain of what a chapter teaches. @type {Record<string, readonly string[]>} */
const TAUGHT = {
  corners: ["corner-missed", "stable"],
  beside: ["corner-given", "safe-moves"],
  quiet: ["mobility", "frontier", "safe-moves"],
  edges: ["discs-lost", "stable"],
  openings: ["mobility", "frontier", "safe-moves"],
  parity: ["region-last", "last-move", "own-regions", "pass-suffered", "pass-missed"],
};

/** The themes of puzzles that the other chapters teach. @type {Record<string, string>} */
const THEMES = {
  leave: "leave-the-corner",
  offer: "offer-a-corner",
  wedge: "wedge",
  stoner: "stoner-trap",
  swindle: "swindle",
  pass: "forced-pass",
  counting: "counting",
};

test("every chapter of strategy ends with three mistakes, which the coach explains", () => {
  const [, ...strategy] = CHAPTERS;
  assert.deepEqual(Object.keys(MISTAKES).sort(), strategy.map(({ id }) => id).sort());
  for (const { id, steps } of strategy) {
    const mistakes = steps.slice(-3).flatMap(({ mistake }) => mistake ?? []);
    assert.equal(mistakes.length, 3, id);
    for (const mistake of mistakes) {
      const { kind, position, played, best } = mistake;
      const kinds = explain(position, played, best).map((reason) => reason.kind);
      assert.ok(kinds.includes(kind), `${id}: ${position}: ${kinds}`);
      assert.ok(!TAUGHT[id] || TAUGHT[id].includes(kind), `${id}: ${kind}`);
      const loss = lossOf(mistake);
      assert.ok(loss >= 6, `${id}: ${position}`);
      const color = position.endsWith("X") ? "Black" : "White";
      assert.equal(findText(mistake), `From a real game. You are ${color}: find the best move.`);
      const said = `${best.move} is best. In the game, ${color} played ${played.move} and gave up ${loss} discs.`;
      assert.equal(mistakeText(mistake), said);
      for (const which of /** @type {const} */ (["played", "best"])) {
        const { pv } = mistake[which];
        assert.deepEqual(gameAt(Game, mistake, { which, ply: pv.length }).moves, pv);
      }
    }
  }
});

test("every position of a chapter about a theme has the theme", async (t) => {
  const engine = await engineFor(t, { tableBits: 18 });
  // What the first position about passes shows is tested above: there the other moves lead to a pass, too.
  for (const [id, theme] of Object.entries(THEMES))
    for (const { position } of positionsOf(id).slice(id === "pass" ? 1 : 0)) {
      const moves = await solved(engine, position);
      assert.ok(
        themesOf(position.slice(0, 64), position.slice(-1), moves).includes(theme),
        `${id}: ${position}`,
      );
    }
});

test("where only one side can play, the lesson says to wait, and openings are early", () => {
  for (const { position, best, played } of positionsOf("access")) {
    const board = position.slice(0, 64);
    const turn = position.endsWith("X") ? "black" : "white";
    const regions = new Stand(positionFrom(board, turn), turn).regions("own").map(String);
    assert.ok(
      regions.some((region) => region.includes(played)),
      position,
    );
    assert.ok(!regions.some((region) => region.includes(best)), position);
  }
  for (const { position } of positionsOf("openings")) assert.ok(Game.parse(position).empties >= 40);
});

/** The positions of a chapter, with the best move and the one that it warns of. @param {string} id */
function positionsOf(id) {
  const steps = CHAPTERS.find((chapter) => chapter.id === id)?.steps ?? [];
  return steps.map(({ mistake, position, best, traps }) => ({
    position: String(mistake?.position ?? position),
    best: String(mistake?.best.move ?? best?.[0]),
    played: String(mistake?.played.move ?? traps?.[0]),
  }));
}

test("no mistake is shown twice", () => {
  const positions = Object.values(MISTAKES).flatMap((kept) => kept.map(({ position }) => position));
  assert.equal(new Set(positions).size, 42);
});

test("a better move than that of a mistake is looked for, and comes again as it went the first time", async () => {
  const { store, teacher, kept, answers } = openTeacher();
  const corners = CHAPTERS.find(({ id }) => id === "corners") ?? assert.fail();
  teacher.open(corners, 1);
  const { mistake } = corners.steps[1] ?? {};
  assert.ok(mistake);
  const { played, best, position } = mistake;
  const shown = () => store.state.exercise;
  assert.deepEqual([shown()?.marks, shown()?.isOpen], [[], true]);
  teacher.walk({ which: "best", ply: 2 });
  assert.deepEqual(shown()?.game.moves, [], "no line is shown before the move is found");
  teacher.place(played.move);
  await new Promise((resolve) => setImmediate(resolve));
  const { phase, comparison, reason } = teacher.lesson ?? {};
  assert.deepEqual(
    [phase, comparison?.loss, reason, answers.length],
    ["trapped", lossOf(mistake), `${played.move}, ${best.move}`, 0],
    "what was played is known without a search",
  );
  assert.deepEqual(kept, []);
  teacher.place(best.move);
  assert.deepEqual(kept, [[position, false]], "it was not found at the first try");
  assert.deepEqual([teacher.lesson?.phase, shown()?.isOpen], ["right", false]);
  assert.deepEqual(shown()?.game.moves, [best.move]);
  teacher.walk({ which: "best", ply: 2 });
  assert.deepEqual(shown()?.game.moves, best.pv.slice(0, 2));
  assert.deepEqual(shown()?.marks, []);
  teacher.walk({ which: "played", ply: 1 });
  assert.deepEqual(shown()?.game.moves, [played.move]);
  teacher.walk({ which: "played", ply: 0 });
  assert.equal(String(shown()?.game), position);
  const marks = /** @type {any[]} */ (shown()?.marks);
  assert.deepEqual(
    marks.map(({ square }) => square),
    [best.move, played.move],
  );
  teacher.move(1);
  assert.equal(teacher.lesson?.at, 2);
  const next = corners.steps[2]?.mistake ?? assert.fail();
  teacher.place(next.best.move);
  assert.deepEqual(kept.at(-1), [next.position, true]);
});

test("what is as good as the better move is right, too, by the values that the lesson tells", async () => {
  const { teacher, kept, answers } = openTeacher();
  const corners = CHAPTERS.find(({ id }) => id === "corners") ?? assert.fail();
  const { mistake } = corners.steps[1] ?? {};
  assert.ok(mistake);
  const { best, played, position } = mistake;
  const game = Game.parse(position);
  const { loss } = comparisonOf(withMistake(new Map(), game, mistake), game, played.move) ?? assert.fail();
  assert.equal(loss, lossOf(mistake));
  const others = game.legalMoves().filter((move) => move !== best.move && move !== played.move);
  for (const [tries, [move, lost]] of [
    [others[0], 2],
    [others[1], 0],
  ].entries()) {
    teacher.open(corners, 1);
    teacher.place(String(move));
    answers[tries]?.({ loss: lost, line: { ...best, move, score: best.score - Number(lost) }, best });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(teacher.lesson?.phase, lost === 0 ? "right" : "missed");
  }
  assert.deepEqual(kept, [[position, true]]);
  assert.deepEqual(teacher.lesson?.place, { which: "best", ply: 0 });
});

test("the better move can be shown, which counts as not found", () => {
  const { store, teacher, kept } = openTeacher();
  const wedge = CHAPTERS.find(({ id }) => id === "wedge") ?? assert.fail();
  teacher.open(wedge, 0);
  teacher.reveal();
  assert.equal(teacher.lesson?.phase, "open", "there is nothing to show where the lesson leads");
  teacher.open(wedge, 1);
  const { mistake } = wedge.steps[1] ?? {};
  teacher.reveal();
  teacher.reveal();
  assert.deepEqual(kept, [[mistake?.position, false]]);
  assert.equal(teacher.lesson?.phase, "shown");
  assert.equal(store.state.exercise?.isOpen, false);
  assert.equal(String(store.state.exercise?.game), mistake?.position);
});

test("what a lesson gives to training is its position with the best move, and what was played instead", () => {
  const [proven, deep] = ["wedge", "quiet"].map((id) => {
    const { steps = [] } = CHAPTERS.find((chapter) => chapter.id === id) ?? {};
    return steps.at(-1)?.mistake ?? assert.fail();
  });
  for (const mistake of [proven, deep]) {
    assert.ok(mistake);
    const exercise = exerciseOfLesson(mistake);
    const task = taskOfExercise(exercise, 0, { from: "today", began: 0 });
    assert.deepEqual(
      [task.position, task.right, task.played, task.kind],
      [mistake.position, [mistake.best.move], mistake.played.move, "again"],
    );
    assert.equal(task.score, mistake.best.exact ? mistake.best.score : null);
  }
  assert.deepEqual([proven?.best.exact, deep?.best.exact], [true, false]);
});

test("the picture's figures are those of the table", async (t) => {
  const buckets = 2 ** 8;
  const engine = await engineFor(t, { worker: false, tableBits: 8 });
  const watch = new TableWatch(buckets);
  /** @type {Map<string, { depth: number, age: number }>} */
  const drawn = new Map();
  const look = () =>
    watch.look(engine.tableView(), ({ bucket, tier, ...place }) => drawn.set(`${bucket} ${tier}`, place));
  assert.deepEqual(look(), { filled: 0, found: 0, replaced: 0 });
  await engine.search(new Game(), { depth: 6 });
  const first = look();
  const { tableUsed } = await engine.stats();
  assert.equal(first.filled, tableUsed);
  assert.equal(watch.fill, tableUsed / (2 * buckets));
  assert.ok([...drawn.values()].filter(({ depth }) => depth >= 0).every(({ age }) => age === 0));
  await engine.search(new Game().after("f5"), { depth: 8 });
  const second = look();
  assert.ok(second.replaced > 0 && second.found > 0, JSON.stringify(second));
  assert.ok([...drawn.values()].some(({ age }) => age === 1) || watch.fill === 1);
  assert.deepEqual(look(), { filled: 0, found: 0, replaced: 0 });
});

test("the next chapter is the one behind the last that was finished, or an earlier one", () => {
  const ids = CHAPTERS.map(({ id }) => id);
  assert.equal(chapterAfter([]), undefined, "nobody has begun");
  assert.equal(chapterAfter(["no chapter of this version"]), undefined);
  assert.equal(chapterAfter([ids[3]])?.id, ids[4]);
  assert.equal(chapterAfter([ids[4], ids[3]])?.id, ids[5]);
  assert.equal(chapterAfter(ids.slice(1))?.id, ids[0]);
  assert.equal(chapterAfter(ids), undefined);
});
