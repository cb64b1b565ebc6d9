import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Game } from "../../../dist/game.js";
import { PARTS } from "../../../www/backup/file/parts.js";
import { keepDigests } from "../../../www/past-games/digests.js";
import { costsOf, discsAbout, subjectOfKind } from "../../../www/progress/costs.js";
import { isGameDigest } from "../../../www/progress/digest.js";
import { memoryOf } from "../../../www/progress/memory.js";
import { nearestTo } from "../../../www/progress/nearest.js";
import { spansOf, trendOf } from "../../../www/progress/spans.js";
import { shownOf, standingOf, sumOf } from "../../../www/progress/sums.js";
import { YARDSTICK } from "../../../www/progress/yardstick.js";
import { newReview } from "../../../www/review/state.js";
import { CHARACTER_IDS } from "../../../www/state/characters.js";
import { replayed } from "../../../www/train/schedule.js";
import { digestsOf } from "../../support/digests.js";

const DAY_MS = 24 * 60 * 60 * 1000;

suite("over time", () => {
  test("weeks that follow one another hold at least ten games, every game once, and few spans", () => {
    for (const count of [0, 9, 10, 60, 300]) {
      const digests = digestsOf(count);
      const spans = spansOf(digests);
      assert.equal(spans.length === 0, count < 10, `${count} games`);
      for (const { sum } of spans) assert.ok(sum.games.length >= 10);
      assert.ok(spans.length <= 16);
      if (count < 10) continue;
      assert.deepEqual(
        spans.flatMap(({ sum }) => sum.games),
        digests.map(({ key }) => key),
      );
      for (const [index, { first }] of spans.entries())
        assert.ok(index === 0 || first > Number(spans[index - 1]?.last));
    }
  });

  test("the last weeks are compared with all games before them", () => {
    const digests = digestsOf(60);
    const spans = spansOf(digests);
    const last = new Set(spans.at(-1)?.sum.games);
    const before = sumOf(digests.filter(({ key }) => !last.has(key)));
    const trend = trendOf(digests, spans);
    assert.ok(Math.abs(Number(trend?.rest) - Number(before?.accuracy)) < 1e-9);
    assert.equal(trend?.standing, "better");
    const few = digestsOf(10);
    assert.equal(trendOf(few, spansOf(few)), null, "there are none before");
  });
});

test("classes of fewer than ten games are not shown, and what is shown is what the sums say", () => {
  const digests = digestsOf(60).map((game, index) => (index < 9 ? { ...game, opening: "Cow" } : game));
  const shown = shownOf(digests, "opening");
  assert.ok(shown.length > 0 && shown.every(({ name }) => name !== "Cow"));
  for (const { name, sum, standing } of shown) {
    assert.deepEqual(sum, sumOf(digests.filter(({ opening }) => opening === name)));
    assert.equal(standing, standingOf(digests, "opening", name));
  }
});

suite("what mistakes cost", () => {
  test("is the sum of what they lost, by what their first reason is about", () => {
    const digests = digestsOf(60);
    const { games, costs } = costsOf(digests);
    assert.equal(games, 60);
    assert.ok(costs.length > 3);
    for (const [index, { subject, mistakes, discs, games: keys }] of costs.entries()) {
      const lost = digests.flatMap(({ key, moves, reasons = [] }) =>
        reasons
          .filter(([, kind]) => subjectOfKind(kind) === subject)
          .map(([disc]) => [key, new Map(moves).get(disc)]),
      );
      assert.equal(mistakes, lost.length);
      assert.equal(
        discs,
        lost.reduce((sum, [, loss]) => sum + Number(loss), 0),
      );
      assert.deepEqual(keys, [...new Set(lost.map(([key]) => key))]);
      assert.ok(index === 0 || discs <= Number(costs[index - 1]?.discs), "the dearest first");
    }
  });

  test("is not told of games whose reasons nobody looked for, nor of fewer than ten", () => {
    const told = digestsOf(9);
    const others = digestsOf(30, { seed: 2 }).map(({ reasons: _, ...game }) => ({
      ...game,
      key: `other ${game.key}`,
    }));
    assert.deepEqual(costsOf([...told, ...others]), { games: 9, costs: [] });
    assert.deepEqual(discsAbout(/** @type {any} */ (others[0]), "corners"), []);
  });
});

test("what is remembered is counted by when it comes again", () => {
  const day = 20_000;
  const log = Array.from(
    { length: 12 },
    (_, index) =>
      /** @type {const} */ ([`exercise ${index}`, (day - index) * DAY_MS + DAY_MS / 2, 0, "good"]),
  );
  const learned = [...replayed(log, { spread: false }).values()];
  const { count, remembered, steps } = memoryOf(learned, day);
  assert.equal(count, 12);
  // After a good first answer an exercise comes again in two days.
  assert.deepEqual(steps, [10, 2, 0, 0, 0]);
  assert.ok(remembered > 9 && remembered < 12, String(remembered));
  assert.deepEqual(memoryOf([], day), { count: 0, remembered: 0, steps: [0, 0, 0, 0, 0] });
});

test("of a reviewed game the first reason for each mistake of the person is kept", async () => {
  const game = Game.parse("f5d6c3d3c4f4f6f3");
  const review = {
    ...newReview(game),
    moves: /** @type {any[]} */ (
      game.moves.map((move, ply) => ({
        ply,
        move,
        turn: ply % 2 === 0 ? "black" : "white",
        loss: ply > 3 ? 9 : 0,
        forced: false,
        best: { score: 9, solved: true },
        line: { score: 0, solved: true },
      }))
    ),
    again: [4, 5, 6, 7],
    done: 8,
  };
  /** @type {any[]} */
  const saved = [];
  /** @type {((review: any) => Promise<void>) | undefined} */
  let reviewed;
  const store = {
    state: { key: "k" },
    on: (/** @type {string} */ _, /** @type {any} */ hear) => (reviewed = hear),
  };
  const record = { start: game.start, moves: [...game.moves], person: "black", result: 4, time: 5 };
  keepDigests(/** @type {any} */ (store), {
    load: async () => /** @type {any} */ (record),
    save: async (digest) => void saved.push(digest),
    explain: async (position) =>
      /** @type {any} */ (position.ply === 4 ? [{ kind: "mobility" }, { kind: "stable" }] : []),
  });
  await reviewed?.(review);
  assert.equal(saved[0].reasons, undefined, "before the reasons are found");
  assert.deepEqual(saved.at(-1).reasons, [[5, "mobility"]]);
  assert.ok(isGameDigest(saved.at(-1)));
  const [before, after] = saved;
  assert.equal(PARTS.digests.join(before, after), after, "two files keep it, too");
  assert.equal(PARTS.digests.join(after, before), after);
  assert.ok(!isGameDigest({ ...saved.at(-1), reasons: [["x", 1]] }));
});

test("one's accuracy is compared with that of the closest character, and stronger ones play more accurately", () => {
  assert.deepEqual(Object.keys(YARDSTICK), CHARACTER_IDS);
  const values = Object.values(YARDSTICK);
  assert.deepEqual(
    values,
    [...values].sort((one, other) => one - other),
  );
  const yardstick = { weak: 40, middle: 60, strong: 80 };
  const cases = /** @type {const} */ ([
    [0, "weak"],
    [50, "weak"],
    [50.1, "middle"],
    [100, "strong"],
  ]);
  for (const [accuracy, character] of cases)
    assert.equal(nearestTo(accuracy, yardstick)?.character, character, `${accuracy}`);
});
