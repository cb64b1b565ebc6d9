import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Game } from "flipside";
import { Book } from "flipside/book";
import { Repertoire } from "../../../js/repertoire/repertoire.js";
import { numberOf, positionFrom } from "../../../js/rules/position.js";
import { possibleScore } from "../../../www/package/possible.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { exerciseKey, Repertoires } from "../../../www/train/repertoires.js";
import { agendaOf, replayed } from "../../../www/train/schedule.js";
import { TrainingStore } from "../../../www/train/store.js";
import { Drill } from "../../../www/training/openings/drill/drill.js";
import { Records } from "../../../www/training/tasks/records.js";

/** @type {Book} */
let book;

before(async () => {
  book = await Book.load();
});

const DAY = 20_000;
let daysLater = 0;
const now = () => ({ time: (DAY + daysLater) * 86_400_000 + 12 * 3_600_000, zone: 0 });

/** @param {string} moves */
const at = (moves) => {
  const game = Game.parse(moves);
  return positionFrom(game.board, game.turn);
};

/**
 * A drill of a repertoire of black, without a page.
 * @param {Record<string, string>} answers by the moves before them
 * @param {Partial<typeof DEFAULTS>} [settings]
 * @param {(asked: Game) => number} [found] what the engine finds for the side to move
 */
async function opened(answers, settings, found = () => -4) {
  const training = await TrainingStore.open({ databases: undefined });
  const repertoires = new Repertoires(training);
  const changes = Object.entries(answers).map(([moves, move]) => ({
    position: at(moves),
    number: numberOf(move),
  }));
  await repertoires.change(new Repertoire("black").with(changes));
  /** @type {(() => void)[]} */
  const waiting = [];
  const due = () => {
    const { reviews, fresh } = agendaOf(replayed(training.log), repertoires.keys, DAY + daysLater);
    return [...reviews, ...fresh];
  };
  const engine = {
    search: async (/** @type {Game} */ asked) => ({
      lines: [{ score: found(asked), exact: false, pv: ["d3"] }],
    }),
  };
  const drill = new Drill({
    Game,
    training,
    repertoires,
    due,
    now,
    store: /** @type {any} */ ({ state: { settings: { ...DEFAULTS, ...settings } }, update() {} }),
    engine: /** @type {any} */ (engine),
    openings: /** @type {any} */ ({ load: async () => book }),
    changed() {},
    reasons: async () => [{ sentence: "A reason." }],
    random: () => 0,
    wait: (act) => waiting.push(act),
  });
  /** Does what waits for a while. */
  const later = async () => {
    for (const act of waiting.splice(0)) act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { drill, training, later };
}

const PERPENDICULAR = { "": "f5", f5d6: "c3", f5d6c3d3: "c4" };

test("a sitting asks each position once, what was missed once more, and then ends", async () => {
  const { drill, training, later } = await opened(PERPENDICULAR);
  assert.equal(await drill.begin(), true);
  assert.equal(drill.line?.isGraded, true);
  assert.equal(drill.waiting, 3);
  drill.place("f5");
  assert.equal(drill.said?.kind, "right");
  await later();
  assert.deepEqual(drill.line?.moves, ["f5", "d6"]);
  // A wrong move is graded once, however often one tries.
  drill.place("c6");
  drill.place("c7");
  assert.equal(drill.said?.kind, "wrong");
  assert.ok(drill.said?.chosen.length);
  drill.place("c3");
  await later();
  assert.deepEqual(drill.line?.moves, ["f5", "d6", "c3", "d3"]);
  drill.place("c4");
  await later();
  assert.equal(drill.line?.phase, "over");
  await training.refresh();
  assert.deepEqual(training.log.map(([, , , grade]) => grade).sort(), ["again", "good", "good"]);
  // The missed one.
  assert.equal(drill.waiting, 1);
  assert.equal(await drill.begin(), true);
  while (drill.line?.exercise !== exerciseKey(at("f5d6"))) {
    drill.show();
    drill.next();
    await later();
  }
  assert.equal(drill.line?.isGraded, true);
  drill.show();
  await later();
  assert.equal(drill.waiting, 0);
  assert.equal(await drill.begin(), false);
  // By that the page knows that nothing more is due.
  assert.equal(drill.line, null);
});

test("a line comes again in another image, or as it is where that is wanted", async () => {
  /** @type {string[]} */
  const positions = [];
  for (const turns of [true, false]) {
    const { drill, training } = await opened(PERPENDICULAR, { turns });
    for (const moves of Object.keys(PERPENDICULAR))
      await training.answer([exerciseKey(at(moves)), now().time - 5 * 86_400_000, 0, "good"], 0);
    assert.equal(await drill.begin(), true);
    positions.push(drill.game.toString());
  }
  assert.notEqual(positions[0], positions[1]);
  assert.ok(["", "f5d6", "f5d6c3d3"].some((moves) => Game.parse(moves).toString() === positions[1]));
});

test("a move as good as the answer is told so, not graded, and asked again", async () => {
  const { drill, training } = await opened(PERPENDICULAR);
  await drill.beginAt("black", ["f5", "d6"]);
  const { moves } = book.lookup("f5d6") ?? { moves: [] };
  const own = moves.find(({ move }) => move === "c3")?.score ?? 0;
  const also = moves.find(({ move, score }) => move !== "c3" && score >= own - 1)?.move;
  const worse = moves.find(({ score }) => score < own - 1)?.move;
  assert.ok(also && worse);
  drill.place(also);
  assert.deepEqual([drill.said?.kind, drill.said?.answer, drill.line?.phase], ["also", "c3", "asked"]);
  assert.equal(training.log.length, 0);
  drill.place(worse);
  assert.equal(drill.said?.kind, "wrong");
});

test("a move that the book does not know is judged by the engine before it counts", async () => {
  // Nobody plays on like this.
  const line = "d3c3b3b2b1a1c4c1c2d2d1e1";
  const position = Game.parse(line);
  assert.equal(book.lookup(position), null);
  const [answer, good, bad] = position.legalMoves();
  const worth = new Map([
    [String(position.after(answer)), 2],
    [String(position.after(good)), 4],
    [String(position.after(bad)), -2],
  ]);
  const { drill, training, later } = await opened(
    { [line]: answer },
    {},
    (asked) => 0 - (worth.get(String(asked)) ?? 0),
  );
  const judged = () => new Promise((resolve) => setImmediate(resolve));
  assert.equal(await drill.beginAt("black", line.match(/../g) ?? []), true);
  assert.equal(drill.line?.isGraded, true);
  drill.place(good);
  // It cannot be passed over while it is looked at.
  drill.takeBack();
  drill.place(answer);
  assert.equal(drill.line?.phase, "asked");
  await judged();
  assert.deepEqual([drill.said?.kind, drill.said?.isShown], ["also", false]);
  assert.deepEqual(drill.said?.values, { move: 4, answer: 2 });
  assert.deepEqual([drill.line?.tries, training.log.length], [[], 0]);
  drill.place(bad);
  await judged();
  assert.deepEqual([drill.said?.kind, drill.line?.tries], ["wrong", [bad]]);
  assert.deepEqual(drill.said?.values, { move: -2, answer: 2 });
  await later();
  await training.refresh();
  assert.deepEqual(
    training.log.map(([, , , grade]) => grade),
    ["again"],
  );
  assert.equal(drill.said?.reason, "A reason.");
});

test("no reason is told of a move that the engine finds no worse than the answer: the values say what the book does", async () => {
  const { moves } = book.lookup("f5d6") ?? { moves: [] };
  const own = moves.find(({ move }) => move === "c3")?.score ?? 0;
  const worse = moves.find(({ score }) => score < own - 1);
  assert.ok(worse);
  const { drill, later } = await opened(PERPENDICULAR, {}, () => -4);
  await drill.beginAt("black", ["f5", "d6"]);
  drill.place(worse.move);
  await later();
  assert.deepEqual([drill.said?.kind, drill.said?.reply, drill.said?.reason], ["wrong", "d3", null]);
  const told = { move: possibleScore(worse.score), answer: possibleScore(own) };
  assert.deepEqual(drill.said?.values, told, "as results that a game can have, as elsewhere");
  assert.notDeepEqual(told, { move: worse.score, answer: own }, "the book has others");
});

test("a line from a place that one chooses goes on as people play, and ends with the repertoire", async () => {
  const { drill, later } = await opened(PERPENDICULAR);
  assert.equal(await drill.beginAt("black", ["f5"]), true);
  assert.deepEqual(drill.line?.moves, ["f5", "d6"]);
  drill.place("c3");
  await later();
  drill.place("c4");
  await later();
  assert.equal(drill.line?.phase, "over");
  assert.equal(await drill.next(), false);
  assert.equal(await drill.beginAt("black", ["f5", "f6"]), false);
});

test("the line that is asked is the same after a reload", async () => {
  const { drill, training, later } = await opened(PERPENDICULAR);
  await drill.begin();
  drill.place("f5");
  await later();
  const { drill: other } = await opened(PERPENDICULAR);
  assert.equal(other.line, null);
  assert.deepEqual(training.value("line"), drill.line);
});

test("a page that stays open over night asks on the next day what is due then", async (t) => {
  t.after(() => {
    daysLater = 0;
  });
  const { drill, later } = await opened({ "": "f5" });
  assert.equal(await drill.begin(), true);
  drill.place("f5");
  await later();
  assert.equal(await drill.begin(), false);
  daysLater = 3;
  assert.equal(await drill.begin(), true);
  assert.equal(drill.waiting, 1);
});

test("new lines and new mistakes of one's own come by turns", async () => {
  const training = await TrainingStore.open({ databases: undefined });
  const lines = Array.from({ length: 6 }, (_, index) => `line ${index} X`);
  const settings = () => ({ retention: 0.9, newOnes: 4, reviews: 40 });
  const records = new Records({ training, now, settings: /** @type {any} */ (settings), lines: () => lines });
  const mistakes = Array.from({ length: 6 }, (_, index) => ({
    key: `mistake ${index} X`,
    right: ["a1"],
    origins: [],
  }));
  await training.add(mistakes);
  assert.deepEqual(records.dueLines, ["line 0 X", "line 1 X"]);
  assert.deepEqual(records.agenda.fresh, ["mistake 0 X", "mistake 1 X"]);
});

test("what is shown is asked: there is one fewer to go, and it comes once more", async () => {
  const { drill, later } = await opened(PERPENDICULAR);
  await drill.begin();
  drill.show();
  assert.equal(drill.waiting, 2);
  assert.equal(drill.isSecond, false);
  drill.next();
  await later();
  for (const move of ["c3", "c4"]) {
    drill.place(move);
    await later();
  }
  assert.equal(drill.line?.phase, "over");
  assert.equal(drill.waiting, 1);
  assert.equal(drill.isSecond, true);
});

test("a move that is as good can be made the answer, and the line goes on with it", async () => {
  const { drill, training, later } = await opened({ "": "f5", f5d6: "c3" });
  await drill.begin();
  drill.place("f5");
  await later();
  const scores = new Map(
    book.lookup(Game.parse("f5d6"))?.moves.map(({ move, score }) => [String(move), score]),
  );
  const [other] = [...scores].filter(
    ([move, score]) => move !== "c3" && Number(score) >= Number(scores.get("c3")) - 1,
  )[0];
  drill.place(other);
  assert.equal(drill.said?.kind, "also");
  await drill.take();
  assert.equal(drill.said?.kind, "right");
  assert.equal(new Repertoires(training).of("black").at(at("f5d6"))?.numbers[0], numberOf(other));
  await training.refresh();
  assert.equal(training.log.length, 1, "only f5 counts");
});

test("an opening is trained from the first move on, line after line, until all of it was asked", async () => {
  const { drill, later } = await opened({
    "": "f5",
    f5f6: "e6",
    f5d6: "c3",
    f5d6c3d3: "c4",
    f5d6c3g5: "f6",
    f5d6c3d3c4f4: "f6",
  });
  assert.equal(await drill.beginOpening("black", ["f5", "d6", "c3"]), true);
  assert.equal(drill.waiting, 5);
  const asked = new Map();
  for (let step = 0; step < 20 && drill.waiting > 0; step += 1) {
    const { line } = drill;
    assert.ok(line);
    if (line.phase === "asked") {
      asked.set(line.moves.join(""), (asked.get(line.moves.join("")) ?? 0) + 1);
      drill.show();
      drill.next();
    }
    await later();
  }
  assert.equal(drill.waiting, 0);
  // The first two moves in both lines, and no line of another opening.
  assert.deepEqual(Object.fromEntries([...asked].sort()), {
    "": 2,
    f5d6: 2,
    f5d6c3d3: 1,
    f5d6c3d3c4f4: 1,
    f5d6c3g5: 1,
  });
  assert.equal(await drill.next(), false);
});

test("an opening is trained in the image in which one begins", async () => {
  const { drill, later } = await opened({ "": "f5", f5f6: "e6" });
  await drill.beginOpening("black", ["f5", "f6"]);
  drill.place("d3");
  await later();
  assert.equal(drill.line?.moves[0], "d3");
  assert.equal(exerciseKey(positionFrom(drill.game.board, drill.game.turn)), exerciseKey(at("f5f6")));
});
