import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "flipside/coach";
import { Game } from "flipside/game";
import { CHAPTERS } from "../../../www/learn/lessons.js";
import { gameAt, lossOf } from "../../../www/learn/mistake.js";
import { MISTAKES } from "../../../www/learn/mistakes.js";
import { TableWatch } from "../../../www/learn/table/watch.js";
import { Teacher } from "../../../www/learn/teacher.js";
import { chapterText, missedText, mistakeText, stepText } from "../../../www/learn/text.js";
import { initialState } from "../../../www/match/games/initial.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { engineFor } from "../engines.js";

const STEPS = CHAPTERS.flatMap(({ id, steps }) => steps.map((step) => ({ chapter: id, ...step })));
const step = (/** @type {string} */ id) => STEPS.find((each) => each.id === id);

/** How much better the move to find is than every other, and how much a move that is warned of loses, in discs. */
const [LEAD, TRAP] = [2, 8];
/** With so many empty squares and fewer the scores are proven. */
const PROVEN = 12;

test("every lesson and every step of it has its words", () => {
  for (const { id } of CHAPTERS) assert.ok(chapterText(id).about, id);
  for (const { id, traps, mistake } of STEPS) {
    if (mistake) continue;
    const text = stepText(id);
    assert.ok(text?.about && text.task, id);
    assert.equal(Boolean(text.trap), Boolean(traps), id);
  }
});

for (const { id, chapter, position, best, traps = [] } of STEPS) {
  if (!position || !best || chapter === "first-game") continue;
  test(`${id}: the move that the lesson calls the best one is the best one`, async (t) => {
    const engine = await engineFor(t, { tableBits: 16 });
    const game = Game.parse(position);
    const limits = /** @type {const} */ ({
      depth: game.empties <= PROVEN ? game.empties : 10,
      selectivity: 100,
    });
    const { lines } = await engine.analyze(game, { ...limits, count: 2 });
    const [first, second] = lines;
    assert.ok(first && second);
    assert.deepEqual([first.move], best);
    assert.ok(first.score - second.score >= LEAD, `${first.score}, then ${second.score}`);
    if (traps.length === 0) return;
    const moves = /** @type {import("flipside").Square[]} */ ([...traps]);
    const { lines: warned } = await engine.analyze(game, { ...limits, moves });
    for (const { move, score } of warned)
      assert.ok(first.score - score >= TRAP, `${move} loses ${first.score - score}`);
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
});

/** A teacher, and what is on the board. */
function openTeacher() {
  const store = createStore(initialState(DEFAULTS, new Game(), { room: "learn" }), () => {});
  /** @type {((found: any) => void)[]} */
  const answers = [];
  const compare = () => new Promise((resolve) => answers.push(resolve));
  const teacher = new Teacher({ store, Game, changed: () => {}, compare: /** @type {any} */ (compare) });
  return { store, teacher, answers };
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
  const [first, second] = [{ loss: 4 }, { loss: 9 }];
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
  corners: ["corner-missed"],
  beside: ["corner-given"],
  quiet: ["mobility", "frontier", "safe-moves"],
  edges: ["stable"],
  parity: ["last-move", "own-regions", "pass-suffered", "pass-missed"],
};

test("every chapter of strategy ends with three mistakes, which the coach explains first by what it teaches", () => {
  assert.deepEqual(Object.keys(MISTAKES), Object.keys(TAUGHT));
  const [, ...strategy] = CHAPTERS;
  for (const { id, steps } of strategy) {
    const mistakes = steps.slice(-3).flatMap(({ mistake }) => mistake ?? []);
    assert.equal(mistakes.length, 3, id);
    for (const mistake of mistakes) {
      const { kind, position, played, best } = mistake;
      const [reason] = explain(position, played, best);
      assert.equal(reason?.kind, kind, `${id}: ${position}`);
      assert.ok(TAUGHT[id]?.includes(kind), `${id}: ${kind}`);
      const loss = lossOf(mistake);
      assert.ok(loss >= 6, `${id}: ${position}`);
      const said = `${played.move} gives up ${loss} discs; ${best.move} is better.`;
      assert.ok(mistakeText(mistake).endsWith(said), mistakeText(mistake));
      for (const which of /** @type {const} */ (["played", "best"])) {
        const { pv } = mistake[which];
        assert.deepEqual(gameAt(Game, mistake, { which, ply: pv.length }).moves, pv);
      }
    }
  }
});

test("no mistake is shown twice", () => {
  const positions = Object.values(MISTAKES).flatMap((kept) => kept.map(({ position }) => position));
  assert.equal(new Set(positions).size, 15);
});

test("both lines of a mistake are stepped through, and nothing is placed there", () => {
  const { store, teacher } = openTeacher();
  const corners = CHAPTERS.find(({ id }) => id === "corners");
  assert.ok(corners);
  teacher.open(corners, 1);
  const { mistake } = corners.steps[1] ?? {};
  assert.ok(mistake);
  const { played, best, position } = mistake;
  const shown = () => store.state.exercise;
  const marks = /** @type {any[]} */ (shown()?.marks);
  assert.deepEqual(
    marks.map(({ square }) => square),
    [best.move, played.move],
  );
  assert.equal(shown()?.isOpen, false);
  teacher.place(best.move);
  assert.equal(String(shown()?.game), position);
  teacher.walk({ which: "best", ply: 2 });
  assert.deepEqual(shown()?.game.moves, best.pv.slice(0, 2));
  assert.deepEqual(shown()?.marks, []);
  teacher.walk({ which: "played", ply: 1 });
  assert.deepEqual(shown()?.game.moves, [played.move]);
  teacher.walk({ which: "played", ply: 0 });
  assert.equal(String(shown()?.game), position);
  teacher.move(1);
  assert.equal(teacher.lesson?.at, 2);
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
