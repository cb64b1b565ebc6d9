import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "flipside/game";
import { comparisonOf } from "../../../www/evaluation/comparisons.js";
import { initialState } from "../../../www/match/games/initial.js";
import { withPossibleScores } from "../../../www/package/possible.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { dayOf } from "../../../www/train/day.js";
import { numberOf } from "../../../www/train/person.js";
import { puzzlesIn, textOf } from "../../../www/train/puzzles.js";
import { firstRating, ratingAfter } from "../../../www/train/rating.js";
import { TrainingStore } from "../../../www/train/store.js";
import { missedIn } from "../../../www/training/person/run.js";
import { Stage } from "../../../www/training/stage.js";
import { Collection } from "../../../www/training/tasks/collection.js";
import { attemptOf } from "../../../www/training/tasks/task.js";
import { Trainer } from "../../../www/training/trainer.js";
import { randomFrom } from "../../support/random.js";
import { poolFor } from "../engines.js";

/** @import { Task } from "../../../www/training/tasks/task.js" */

const PUZZLES = puzzlesIn(readFileSync(new URL("../../../data/puzzles/0900.obf", import.meta.url), "utf8"));

/** @param {typeof PUZZLES} puzzles */
const collectionOf = (puzzles) => new Collection([{ least: 0, most: 3000, load: async () => puzzles }]);

/**
 * A room with an engine that never answers, and a clock that can be moved.
 * @param {TrainingStore} [training]
 * @param {Partial<ConstructorParameters<typeof Stage>[0]>} [parts] of the stage
 * @param {Collection} [collection]
 */
function openRoom(training = new TrainingStore("refused"), parts = {}, collection = collectionOf(PUZZLES)) {
  const clock = { time: Date.parse("2030-01-07T12:00Z"), zone: 0 };
  const store = createStore(initialState(DEFAULTS, new Game(), { room: "train" }), () => {});
  const trainer = new Trainer({
    Game,
    training,
    collection,
    changed: () => stage.draw(),
    now: () => ({ ...clock }),
    random: randomFrom(1),
  });
  /** @type {Stage} */
  const stage = new Stage({
    store,
    Game,
    engine: new Promise(() => {}),
    trainer,
    reasons: async () => [],
    praise: async () => [],
    changed: () => {},
    wait: () => 0,
    ...parts,
  });
  return { clock, store, trainer, stage, training };
}

/** @param {Trainer} trainer @returns {Task} */
function taskOf({ task }) {
  assert.ok(task);
  return task;
}

/** @param {Stage} stage @param {Trainer} trainer */
function solve(stage, trainer) {
  const { line } = taskOf(trainer);
  for (let ply = 0; ply < line.length; ply += 2) stage.place(String(line[ply]));
}

/** @param {number} hints @param {Stage} stage @param {() => void} act */
function hintThen(hints, stage, act) {
  for (let given = 0; given < hints; given += 1) stage.hint();
  act();
}

/** Lets what was begun go on until something holds. @param {() => boolean} holds */
async function until(holds) {
  for (let turns = 0; !holds(); turns += 1) {
    assert.ok(turns < 100_000, "it never does");
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** @param {string} move */
const isCorner = (move) => /^[ah][18]$/.test(move);

/** A wrong move of the task. @param {Trainer} trainer */
const wrongIn = (trainer) => String(taskOf(trainer).second?.move);

test("the rating moves by how a puzzle was met, and by nothing else", async () => {
  for (const [theme, act] of /** @type {[string | null, (room: ReturnType<typeof openRoom>) => void][]} */ ([
    [null, ({ stage, trainer }) => solve(stage, trainer)],
    ["quiet", ({ stage, trainer }) => solve(stage, trainer)],
    ["x-square", ({ stage, trainer }) => solve(stage, trainer)],
    [null, ({ stage, trainer }) => hintThen(1, stage, () => solve(stage, trainer))],
    [null, ({ stage }) => hintThen(3, stage, () => {})],
    [null, ({ trainer }) => trainer.reveal()],
    [null, ({ stage, trainer }) => stage.place(wrongIn(trainer))],
  ])) {
    const room = openRoom();
    const { trainer, stage } = room;
    trainer.tell(1000);
    await trainer.start(theme === null ? "mixed" : "theme", theme);
    const { puzzle } = taskOf(trainer);
    act(room);
    const day = dayOf(room.clock);
    const expected = ratingAfter(firstRating(day, 1000), puzzle, attemptOf(taskOf(trainer)), day);
    assert.deepEqual(trainer.person.rating, expected);
    assert.notEqual(expected.rating, 1000);
    // Whatever is tried after that changes nothing.
    if (taskOf(trainer).phase === "open") {
      stage.takeBack();
      solve(stage, trainer);
    }
    assert.equal(taskOf(trainer).phase === "open", false);
    assert.deepEqual(trainer.person.rating, expected);
  }
});

test("a wrong move is on the board with no further one allowed, and is taken back", async () => {
  const { trainer, stage, store } = openRoom();
  await trainer.start("mixed");
  const { position } = taskOf(trainer);
  stage.place(wrongIn(trainer));
  assert.equal(store.state.exercise?.isOpen, false);
  assert.equal(store.state.exercise?.game.moves.at(-1), wrongIn(trainer));
  stage.takeBack();
  assert.equal(store.state.exercise?.isOpen, true);
  assert.equal(store.state.exercise?.game.toString(), position);
  assert.deepEqual(
    store.state.exercise?.marks?.map((mark) => "square" in mark && mark.square),
    [wrongIn(trainer)],
  );
});

test("the reason of a wrong move stays after the solution, which the most telling one may name", async () => {
  const search = async (/** @type {Game} */ game) => ({
    lines: [{ move: game.legalMoves()[0], score: 0, exact: true, pv: [String(game.legalMoves()[0])] }],
  });
  /** @type {any} */
  const engine = { search };
  const { trainer, stage } = openRoom(undefined, {
    engine: Promise.resolve(engine),
    reasons: async (_position, _played, { move }) => [{ sentence: `${move} is best` }, { sentence: "open" }],
    // The reply comes at once, and nothing is taken back.
    wait(act, ms) {
      if (ms === 500) act();
      return 0;
    },
  });
  await trainer.start("mixed");
  const wrong = wrongIn(trainer);
  stage.place(wrong);
  await until(() => Boolean(stage.refuted?.reason));
  assert.equal(stage.refuted?.reason, "open");
  trainer.reveal();
  await until(() => stage.reason !== null);
  const [best] = taskOf(trainer).line;
  assert.deepEqual(stage.reason, { move: wrong, sentence: `open ${best} is best` });
  // Where nothing was told before, nothing needs to be kept from the person.
  await trainer.start("daily");
  trainer.reveal();
  await until(() => stage.reason !== null);
  assert.match(String(stage.reason?.sentence), new RegExp(`\\b${taskOf(trainer).line[0]} is best$`));
});

test("where every reason names the right move, what follows the reply is told, and the reason at the end", async () => {
  const search = async (/** @type {Game} */ game) => {
    const [first] = game.legalMoves();
    const [second] = game.after(first).legalMoves();
    return { lines: [{ move: first, score: 0, exact: true, pv: [first, second] }] };
  };
  /** @type {any} */
  const engine = { search };
  const { trainer, stage } = openRoom(undefined, {
    engine: Promise.resolve(engine),
    reasons: async (_position, _played, { move }) => [{ sentence: `${move} is best`, reply: null }],
    wait(act, ms) {
      if (ms === 500) act();
      return 0;
    },
  });
  await trainer.start("mixed");
  stage.place(wrongIn(trainer));
  await until(() => Boolean(stage.refuted?.reason));
  const told = String(stage.refuted?.reason);
  const [best] = taskOf(trainer).line;
  assert.match(told, /^After [a-h][1-8] /);
  assert.ok(!told.includes(String(best)), told);
  trainer.reveal();
  await until(() => stage.reason !== null);
  assert.equal(stage.reason?.sentence, `${told} ${best} is best`);
});

/**
 * A room with one position, an engine that takes a corner or else finds the first move, and reasons.
 * @param {typeof PUZZLES[number]} puzzle
 * @param {readonly { sentence: string, reply?: string[] }[]} reasons
 * @param {readonly string[]} [praised] what the right move is praised for
 */
async function openWith(puzzle, reasons, praised = []) {
  const search = async (/** @type {Game} */ game) => {
    const move = game.legalMoves().find(isCorner) ?? game.legalMoves()[0];
    return { lines: [{ move, score: 0, exact: true, pv: [move] }] };
  };
  /** @type {any} */
  const engine = { search };
  const wait = (/** @type {() => void} */ act, /** @type {number} */ ms) => {
    if (ms === 500) act();
    return 0;
  };
  const parts = {
    engine: Promise.resolve(engine),
    reasons: async () => reasons,
    praise: async () => praised,
    wait,
  };
  const room = openRoom(undefined, parts, collectionOf([puzzle]));
  await room.trainer.start("mixed");
  return room;
}

/** Puzzles in which the best other move lets the opponent take a corner, which is or is not the right move. @param {boolean} isRight */
function cornersGiven(isRight) {
  return PUZZLES.flatMap((puzzle) => {
    const { move, second, position } = puzzle;
    const after = Game.parse(position).after(second.move);
    const other = Game.parse(position).after(move);
    if (after.isOver || after.mustPass || other.isOver || other.mustPass) return [];
    const corner = after.legalMoves().find(isCorner);
    const isGiven = corner && (corner === move) === isRight && !other.legalMoves().includes(corner);
    return isGiven ? [{ puzzle, wrong: second.move, corner, side: after.turn }] : [];
  }).slice(0, 3);
}

test("at the first wrong try the reason speaks of the reply on the board, though it is the right move", async () => {
  const [given] = cornersGiven(true);
  assert.ok(given);
  const { puzzle, wrong, corner } = given;
  const { stage } = await openWith(puzzle, [{ sentence: `${corner} is taken`, reply: [corner] }]);
  stage.place(wrong);
  await until(() => Boolean(stage.refuted?.reason));
  assert.deepEqual([stage.refuted?.reply, stage.refuted?.reason], [corner, `${corner} is taken`]);
});

test("a hint tells no reason that was told of the try, and none of a try speaks of a reply that is not on the board", async () => {
  const [given] = cornersGiven(false);
  assert.ok(given);
  const reasons = [{ sentence: "Another.", reply: ["pass"] }, { sentence: "Open." }, { sentence: "Next." }];
  const { stage, trainer } = await openWith(given.puzzle, reasons, ["It keeps the corner."]);
  stage.place(given.wrong);
  await until(() => Boolean(stage.refuted?.reason));
  assert.equal(stage.refuted?.reason, "Open.");
  stage.takeBack();
  stage.hint();
  await until(() => stage.reason !== null);
  assert.deepEqual(stage.reason, { move: given.wrong, sentence: "Next." });
  solve(stage, trainer);
  await until(() => stage.reason?.move === null);
  assert.equal(
    stage.reason?.sentence,
    "It keeps the corner.",
    "what the right move does, though another was tried",
  );
});

test("a corner that is given away at once is told before all else", async () => {
  const found = cornersGiven(false);
  assert.equal(found.length, 3);
  for (const { puzzle, wrong, corner, side } of found)
    for (const [reason, told] of [
      ["It is open.", `${side === "black" ? "Black" : "White"} takes the corner ${corner}. It is open.`],
      [`Now ${corner} is open.`, `Now ${corner} is open.`],
    ]) {
      const { stage, trainer } = await openWith(puzzle, [{ sentence: String(reason) }]);
      stage.place(wrong);
      trainer.reveal();
      await until(() => stage.reason !== null);
      assert.deepEqual(stage.reason, { move: wrong, sentence: told });
    }
});

test("what was missed comes again on another day, in another image, and a second time at the end of the sitting", async () => {
  const { trainer, stage, clock } = openRoom();
  await trainer.start("mixed");
  const missed = taskOf(trainer);
  trainer.reveal();
  await trainer.refresh();
  assert.equal(trainer.plan.due, 0, "not on the same day");
  clock.time += 3 * 86_400_000;
  assert.equal(trainer.plan.due, 1);
  const { rating } = trainer.person;
  await trainer.start("today");
  assert.deepEqual([taskOf(trainer).kind, taskOf(trainer).from], ["again", "today"]);
  assert.notEqual(taskOf(trainer).position, missed.position);
  stage.place(wrongIn(trainer));
  stage.takeBack();
  solve(stage, trainer);
  assert.equal(trainer.waiting, 1);
  await trainer.next();
  assert.equal(taskOf(trainer).phase, "open");
  solve(stage, trainer);
  await trainer.refresh();
  assert.equal(trainer.waiting, 0);
  assert.equal(trainer.plan.due, 0);
  assert.deepEqual(trainer.person.rating, rating, "none of it counts");
});

test("a day ends after its new puzzles and that of the day, with what was found and what comes back", async () => {
  const { trainer, stage } = openRoom();
  trainer.tell(1000);
  const seen = [];
  await trainer.start(trainer.upNext ?? "more");
  for (let count = 0; trainer.screen === "task"; count += 1) {
    assert.ok(count < 10, "it has no end");
    seen.push(taskOf(trainer).from);
    if (count < 2) trainer.reveal();
    else solve(stage, trainer);
    if (count < 2) assert.equal(taskOf(trainer).comesIn, 1, "the schedule says so");
    await trainer.next();
  }
  assert.deepEqual(seen, ["mixed", "mixed", "mixed", "mixed", "mixed", "daily"]);
  assert.equal(trainer.screen, "done");
  assert.deepEqual(trainer.tally, { met: 6, found: 4 });
  assert.equal(trainer.tomorrow, 2);
  // More is a choice, and has no end.
  await trainer.start("more");
  solve(stage, trainer);
  await trainer.next();
  assert.deepEqual([trainer.screen, taskOf(trainer).from], ["task", "more"]);
  assert.deepEqual(trainer.tally, { met: 6, found: 4 });
});

test("where the puzzle of the day does not arrive the day goes on without it, and it may be asked for again", async () => {
  let isThere = false;
  const parts = [0, 1001].map((least) => ({
    least,
    most: least + 1000,
    async load() {
      if (least > 0 && !isThere) throw new Error("missing");
      return PUZZLES;
    },
  }));
  const { trainer, stage } = openRoom(undefined, {}, new Collection(parts));
  trainer.tell(900);
  trainer.home();
  await until(() => trainer.plan.isDailyMissing);
  assert.equal(trainer.plan.isDailyOpen, false);
  await trainer.start("daily");
  assert.equal(trainer.screen, "home");
  const seen = [];
  const isAsked = () => trainer.screen === "task";
  for (await trainer.start(trainer.upNext ?? "more"); isAsked(); await trainer.next()) {
    seen.push(taskOf(trainer).from);
    solve(stage, trainer);
  }
  assert.deepEqual(
    seen,
    Array.from({ length: 5 }, () => "mixed"),
  );
  assert.deepEqual([trainer.screen, trainer.upNext], ["done", null]);
  isThere = true;
  await trainer.start("daily");
  assert.deepEqual([trainer.screen, taskOf(trainer).from], ["task", "daily"]);
  assert.deepEqual([trainer.plan.isDailyMissing, trainer.plan.isDailyOpen], [false, true]);
});

test("a day goes on behind its last new puzzle where that of the day is missing only now", async () => {
  const collection = new Collection([
    { least: 0, most: 1000, load: async () => PUZZLES },
    { least: 1001, most: 3000, load: () => Promise.reject(new Error("missing")) },
  ]);
  const { trainer, stage } = openRoom(undefined, {}, collection);
  trainer.tell(900);
  await trainer.start("mixed");
  for (solve(stage, trainer); trainer.plan.fresh > 0; solve(stage, trainer)) await trainer.next();
  assert.equal(trainer.upNext, "daily");
  await trainer.next();
  assert.equal(trainer.screen, "done");
});

test("as many are due as there are to go, and a miss comes once more in the sitting", async () => {
  const { trainer, stage, clock } = openRoom();
  for (let count = 0; count < 2; count += 1) {
    await trainer.start("mixed");
    trainer.reveal();
  }
  await trainer.refresh();
  clock.time += 3 * 86_400_000;
  await trainer.start("today");
  assert.deepEqual([trainer.plan.due, trainer.waiting], [2, 2]);
  stage.place(wrongIn(trainer));
  assert.equal(taskOf(trainer).comesIn, 0);
  await trainer.refresh();
  assert.deepEqual([trainer.plan.due, trainer.waiting], [2, 2]);
  stage.takeBack();
  solve(stage, trainer);
  await trainer.next();
  solve(stage, trainer);
  // Who leaves the room before the end is asked for the missed one, too.
  trainer.home();
  assert.deepEqual([trainer.upNext, trainer.plan.due, trainer.waiting], ["today", 1, 1]);
  assert.deepEqual(trainer.tally, { met: 2, found: 1 });
});

test("a task of a day that has ended is no longer there the next day", async () => {
  const { trainer, clock } = openRoom();
  await trainer.start("daily");
  const { position } = taskOf(trainer);
  const never = () => Promise.reject(new Error("not asked"));
  await trainer.openLinked(Game.parse(position), never);
  assert.equal(trainer.screen, "task");
  clock.time += 86_400_000;
  await trainer.openLinked(Game.parse(position), never);
  assert.equal(trainer.screen, "home");
  await trainer.start("daily");
  assert.notEqual(taskOf(trainer).position, position);
});

test("a position that comes again says where it is turned or mirrored", async () => {
  const { trainer, clock } = openRoom();
  await trainer.start("mixed");
  const { position, isTurned } = taskOf(trainer);
  assert.equal(isTurned, false);
  trainer.reveal();
  await trainer.refresh();
  clock.time += 3 * 86_400_000;
  await trainer.start("today");
  assert.equal(taskOf(trainer).isTurned, taskOf(trainer).position !== position);
});

test("an exercise that came up stays the same after a reload, and what was answered stays so", async () => {
  const training = new TrainingStore("refused");
  const first = openRoom(training);
  await first.trainer.start("mixed");
  first.stage.place(wrongIn(first.trainer));
  const again = openRoom(training);
  await again.trainer.start("mixed");
  assert.deepEqual(again.trainer.task, first.trainer.task);
  const { rating } = again.trainer.person;
  solve(again.stage, again.trainer);
  assert.deepEqual(again.trainer.person.rating, rating);
});

test("mistakes of one's own are asked at once, and one without a move to find is passed over", async () => {
  const { trainer, stage } = openRoom();
  const [one, other] = PUZZLES;
  assert.ok(one && other);
  const mistakeOf = (/** @type {typeof one} */ { position, line, score, second }) =>
    /** @type {const} */ ({ position, best: line.slice(0, 1), score, played: second.move, source: "game" });
  const over = { ...mistakeOf(one), position: `${"X".repeat(64)} X`, best: ["a1"] };
  await trainer.practice([over, mistakeOf(one), mistakeOf(other)]);
  assert.equal(trainer.skipped, 1);
  assert.equal(taskOf(trainer).position, one.position);
  assert.equal(taskOf(trainer).played, one.second.move);
  const { exercise } = taskOf(trainer);
  stage.place(String(one.line[0]));
  await trainer.next();
  assert.equal(taskOf(trainer).position, other.position);
  assert.equal(trainer.person.rating?.deviation ?? 350, 350, "they have no rating");
  // Practiced once more, they are asked once more.
  solve(stage, trainer);
  await trainer.refresh();
  await trainer.practice([mistakeOf(one), mistakeOf(other)]);
  assert.equal(taskOf(trainer).exercise, exercise);
  assert.equal(trainer.waiting, 2);
});

test("what is tried in a task has the value that the other rooms tell of it, and a move as good as the best one is right", async (t) => {
  const pool = withPossibleScores(await poolFor(t, { workers: 1 }));
  const wait = (/** @type {() => void} */ act, /** @type {number} */ ms) => {
    if (ms === 500) act();
    return 0;
  };
  const puzzle = PUZZLES.find(({ position }) => position.split("-").length - 1 <= 12) ?? assert.fail();
  const parts = { engine: Promise.resolve(pool), wait };
  const room = openRoom(undefined, parts, collectionOf([puzzle]));
  const [best] = puzzle.line;
  const position = Game.parse(puzzle.position);
  const compared = (/** @type {string} */ move) => {
    const { loss, line, best } = comparisonOf(room.store.state.evaluations, position, move) ?? assert.fail();
    return { loss, score: line.score, best: best.score, isExact: line.exact && best.exact };
  };
  await room.trainer.start("mixed");
  room.stage.place(puzzle.second.move);
  await until(() => Boolean(room.stage.refuted?.reply));
  const score = room.stage.refuted?.score ?? assert.fail();
  assert.equal(score, puzzle.second.score);
  assert.deepEqual(compared(puzzle.second.move), {
    loss: puzzle.score - score,
    score,
    best: puzzle.score,
    isExact: true,
  });
  // The mistake of a game for which a review that looked less deep named another move.
  const worse = puzzle.second.move;
  const third = position.legalMoves().find((move) => move !== best && move !== worse) ?? assert.fail();
  const own = { position: puzzle.position, best: [worse], score, played: third, source: "game" };
  for (const [move, isRight] of /** @type {const} */ ([
    [third, false],
    [String(best), true],
  ])) {
    const other = openRoom(undefined, parts);
    await other.trainer.practice([/** @type {any} */ (own)]);
    other.stage.place(move);
    await until(() => taskOf(other.trainer).tries.length > 0 || taskOf(other.trainer).phase === "solved");
    assert.equal(taskOf(other.trainer).phase === "solved", isRight, move);
    const { line } = comparisonOf(other.store.state.evaluations, position, move) ?? assert.fail();
    if (!isRight) await until(() => other.stage.refuted?.score === line.score);
  }
});

test("a run goes on from puzzle to puzzle, changes no rating, and keeps the best", async () => {
  const { trainer, stage, clock } = openRoom();
  trainer.tell(1000);
  const { rating } = trainer.person;
  await trainer.begin("streak");
  for (let count = 1; count <= 3; count += 1) {
    solve(stage, trainer);
    const { position } = taskOf(trainer);
    await trainer.nextInRun();
    assert.equal(trainer.run?.solved, count);
    assert.notEqual(taskOf(trainer).position, position);
    clock.time += 1000;
  }
  stage.place(wrongIn(trainer));
  await trainer.nextInRun();
  assert.deepEqual([trainer.screen, trainer.run?.isOver, trainer.person.best.streak], ["run", true, 3]);
  assert.deepEqual(trainer.person.rating, rating);
  await trainer.lookAgain();
  assert.deepEqual([taskOf(trainer).from, taskOf(trainer).kind], ["again", "again"]);
});

test("a run that is ended after a miss counts it, shows it again, and comes back to its end", async () => {
  const { trainer, stage, store } = openRoom();
  await trainer.begin("minutes");
  solve(stage, trainer);
  await trainer.nextInRun();
  const { puzzle, line } = taskOf(trainer);
  stage.place(wrongIn(trainer));
  const marks = store.state.exercise?.marks?.map((mark) => "square" in mark && [mark.shape, mark.square]);
  assert.deepEqual(marks, [
    ["cross", wrongIn(trainer)],
    ["hint", line[0]],
  ]);
  // There is no second try.
  stage.takeBack();
  stage.place(String(line[0]));
  assert.equal(taskOf(trainer).phase, "open");
  trainer.stop();
  assert.ok(puzzle && trainer.run);
  assert.deepEqual([trainer.screen, trainer.run.solved, missedIn(trainer.run)], ["run", 1, [textOf(puzzle)]]);
  await trainer.nextInRun();
  assert.equal(trainer.run.met.length, 2);
  await trainer.lookAgain([textOf(puzzle)]);
  assert.deepEqual([taskOf(trainer).from, taskOf(trainer).puzzle], ["again", puzzle]);
  solve(stage, trainer);
  await trainer.next();
  assert.equal(trainer.screen, "run");
});

test("three minutes are over when the clock says so", async () => {
  const { trainer, stage, clock } = openRoom();
  await trainer.begin("minutes");
  clock.time += 500_000;
  trainer.tick();
  assert.equal(trainer.screen, "task", "the clock begins with the first move");
  solve(stage, trainer);
  clock.time += 180_000;
  trainer.tick();
  assert.deepEqual([trainer.screen, trainer.run?.solved], ["run", 1], "what was found in time counts");
});

test("mistakes that one has chosen come before what is due and are counted alone, and nothing else follows unasked", async () => {
  const { trainer, stage, clock } = openRoom();
  for (let count = 0; count < 2; count += 1) {
    await trainer.start("mixed");
    trainer.reveal();
  }
  await trainer.refresh();
  clock.time += 3 * 86_400_000;
  assert.equal(trainer.plan.due, 2);
  const met = new Set(trainer.person.met);
  const [one, other, third] = PUZZLES.filter((puzzle) => !met.has(numberOf(puzzle))).map(
    ({ position, line, score, second }) =>
      /** @type {const} */ ({ position, best: line.slice(0, 1), score, played: second.move, source: "game" }),
  );
  assert.ok(one && other && third);
  await trainer.practice([one, other, one]);
  const seen = [];
  for (; trainer.screen === "task"; await trainer.next()) {
    seen.push([taskOf(trainer).position, trainer.chosen]);
    stage.place(String(taskOf(trainer).right[0]));
    assert.deepEqual(trainer.chosen, seen.at(-1)?.[1], "the same once it is answered");
    await trainer.refresh();
  }
  assert.deepEqual(seen, [
    [one.position, { number: 1, total: 2, again: null }],
    [other.position, { number: 2, total: 2, again: null }],
  ]);
  assert.deepEqual([trainer.screen, trainer.upNext, trainer.plan.due], ["home", "today", 2]);

  // One that was met before is asked before what is due, and a miss once more.
  await trainer.practice([third, one]);
  assert.equal(taskOf(trainer).position, third.position);
  assert.deepEqual(trainer.chosen, { number: 1, total: 2, again: null });
  trainer.reveal();
  await trainer.next();
  assert.deepEqual(trainer.chosen, { number: 2, total: 2, again: null });
  trainer.reveal();
  await trainer.next();
  assert.deepEqual([trainer.chosen, trainer.screen], [{ number: 1, total: 2, again: 1 }, "task"]);
  // In the list of today, what was chosen and not answered is due like all else.
  trainer.home();
  assert.deepEqual([trainer.chosen, trainer.plan.due], [null, 3]);
  await trainer.start("today");
  assert.deepEqual([taskOf(trainer).from, trainer.chosen], ["today", null]);
});
