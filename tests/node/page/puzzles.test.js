import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "flipside/game";
import { initialState } from "../../../www/match/games/initial.js";
import { nextPuzzle, puzzleOfDay, readCollection } from "../../../www/puzzles/collection.js";
import { answered, parseProgress } from "../../../www/puzzles/state.js";
import { hintOf, taskOf } from "../../../www/puzzles/text.js";
import { Trainer } from "../../../www/puzzles/trainer.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { randomFrom } from "../../random.js";

const PUZZLES = readCollection(readFileSync(new URL("../../../data/puzzles.obf", import.meta.url), "utf8"));

test("every line of the collection is a puzzle, and the easiest come first", () => {
  assert.equal(PUZZLES.length, 1000);
  for (const [place, { position, best, score, second, depth, grade }] of PUZZLES.entries()) {
    const game = Game.parse(position);
    assert.ok(game.legalMoves().includes(/** @type {any} */ (best[0])), position);
    assert.ok(Number(second) <= score - 4, position);
    const before = PUZZLES[place - 1];
    assert.ok(!before || before.grade < grade || before.depth <= depth, position);
  }
});

test("the puzzle of the day is one a day, each once in a thousand days", () => {
  const indices = new Set();
  for (let day = 0; day < 1000; day += 1) {
    const date = new Date(Date.UTC(2030, 0, 1 + day)).toISOString().slice(0, 10);
    indices.add(puzzleOfDay(PUZZLES, date)?.index);
  }
  assert.equal(indices.size, 1000);
});

test("puzzles suit the grade or the level, and solved ones come last", () => {
  const random = randomFrom(3);
  const progress = parseProgress(null);
  for (let round = 0; round < 40; round += 1) {
    assert.equal(nextPuzzle(PUZZLES, { ...progress, kind: "medium" }, random)?.grade, 2);
    const hard = nextPuzzle(PUZZLES, { ...progress, level: 0.95 }, random);
    assert.ok(hard && PUZZLES.indexOf(hard) > 880);
  }
  const easy = PUZZLES.filter(({ grade }) => grade === 1).map(({ index }) => index);
  const but = Number(easy.pop());
  assert.equal(nextPuzzle(PUZZLES, { ...progress, kind: "easy", done: easy }, random)?.index, but);
});

/** @param {number} index @returns {{ index: number, position: string }} */
const numbered = (index) => ({ index, position: PUZZLES[index].position });
const LINKED = { position: PUZZLES[7].position };

/** @param {[{ index?: number, position: string }, "missed" | "shown" | "solved"][]} answers @param {unknown} [stored] */
function progressAfter(answers, stored) {
  let progress = parseProgress(stored);
  for (const [puzzle, outcome] of answers) {
    progress = { ...progress, ...answered(progress, puzzle, outcome) };
    assert.deepEqual(parseProgress(JSON.parse(JSON.stringify(progress))), progress, "it is kept whole");
  }
  const { streak, best, solved } = progress;
  return { counts: [solved, streak, best], progress };
}

test("a streak ends with a wrong move, and the level follows gently", () => {
  const { counts, progress } = progressAfter(
    [
      [numbered(4), "solved"],
      [numbered(5), "solved"],
      [numbered(6), "missed"],
      [numbered(9), "solved"],
    ],
    { level: 0.5 },
  );
  assert.deepEqual([counts, progress.done, progress.level.toFixed(2)], [[3, 1, 2], [4, 5, 9], "0.53"]);
});

test("a puzzle counts once, as it went the first time", () => {
  for (const puzzle of [numbered(4), LINKED]) {
    for (const [outcomes, counts] of /** @type {const} */ ([
      [
        ["solved", "solved", "solved"],
        [1, 1, 1],
      ],
      [
        ["shown", "solved"],
        [0, 0, 0],
      ],
      [
        ["missed", "solved", "solved"],
        [1, 0, 0],
      ],
      [
        ["missed", "shown", "solved"],
        [0, 0, 0],
      ],
      [
        ["solved", "missed", "shown"],
        [1, 1, 1],
      ],
    ])) {
      const answers = outcomes.map(
        (outcome) => /** @type {[typeof puzzle, typeof outcome]} */ ([puzzle, outcome]),
      );
      const { counts: found, progress } = progressAfter(answers);
      assert.deepEqual(found, counts, outcomes.join(", "));
      const first = progressAfter(answers.slice(0, 1)).progress;
      assert.equal(progress.level, first.level, "what comes later leaves the level alone");
    }
  }
});

test("puzzles that were solved before this was kept count no more", () => {
  const { counts } = progressAfter([[numbered(4), "solved"]], { solved: 7, streak: 2, best: 3, done: [4] });
  assert.deepEqual(counts, [7, 2, 3]);
});

test("what is stored in another form is a beginning", () => {
  for (const stored of [null, 3, "x", { solved: -1, streak: "7", level: 4, done: {}, kind: "all" }])
    assert.deepEqual(parseProgress(stored), parseProgress(undefined));
});

test("a task says what the best move reaches and others do not", () => {
  assert.equal(taskOf(12, -4), "One move wins by 12. Every other loses by at least 4.");
  assert.equal(taskOf(12, 2), "One move wins by 12. Every other wins by 2 at most.");
  assert.equal(taskOf(4, 0), "One move wins by 4. Every other draws at best.");
  assert.equal(taskOf(0, -8), "One move saves a draw. Every other loses by at least 8.");
  assert.equal(taskOf(-2, -8), "One move loses by only 2. Every other loses by at least 8.");
});

test("a hint tells the place before the square", () => {
  assert.equal(hintOf("h8", 5, "white"), "It is a corner.");
  assert.equal(hintOf("g7", 5, "white"), "It is next to a corner, on the diagonal.");
  assert.equal(hintOf("b1", 5, "white"), "It is on the edge, beside a corner.");
  assert.equal(hintOf("d8", 0, "white"), "It is on the edge. After it White has no move and must pass.");
  assert.equal(hintOf("d3", 2, "black"), "It is away from the edge. It leaves Black very little choice.");
});

/** A trainer with an engine that never answers, and what it shows. */
function openTrainer() {
  const store = createStore(initialState(DEFAULTS, new Game(), { room: "puzzles" }), () => {});
  const trainer = new Trainer({
    store,
    Game,
    engine: new Promise(() => {}),
    puzzles: PUZZLES,
    changed: () => {},
    random: randomFrom(1),
  });
  return { store, trainer };
}

test("a wrong move leaves the puzzle open, the right one is played on the board", () => {
  const { store, trainer } = openTrainer();
  trainer.present();
  const puzzle = trainer.attempt?.puzzle;
  assert.ok(puzzle);
  const { game } = /** @type {NonNullable<typeof store.state.exercise>} */ (store.state.exercise);
  const wrong = game.legalMoves().find((move) => !puzzle.best.includes(move));
  trainer.place(String(wrong));
  assert.equal(store.state.exercise?.game, game, "the position is the same");
  assert.equal(store.state.exercise?.isOpen, true);
  assert.deepEqual(trainer.attempt?.tried, [wrong]);
  trainer.place(String(puzzle.best[0]));
  assert.equal(trainer.attempt?.phase, "solved");
  assert.equal(store.state.exercise?.isOpen, false);
  assert.equal(store.state.exercise?.game.moves.at(-1), puzzle.best[0]);
  trainer.goTo(0);
  assert.equal(store.state.exercise?.game.toString(), puzzle.position);
});

test("puzzles that are asked for come before others", () => {
  const { trainer } = openTrainer();
  const [one, other] = PUZZLES.slice(500);
  assert.ok(one && other);
  trainer.queue([one, other]);
  assert.equal(trainer.attempt?.puzzle, one);
  trainer.next();
  assert.equal(trainer.attempt?.puzzle, other);
});
