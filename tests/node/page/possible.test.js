import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { possibleScore, withPossibleScores } from "../../../www/package/possible.js";
import { engineFor } from "../engines.js";

test("a score that no game ends by is told as the even one beside it that claims less", () => {
  const scores = [-3, -2, -1, 0, 1, 2, 3, 64];
  assert.deepEqual(scores.map(possibleScore), [-2, -2, 0, 0, 0, 2, 2, 64]);
});

test("reports, answers and reviews have possible scores, and all else is as the engine gave it", async (t) => {
  const plain = await engineFor(t);
  const engine = withPossibleScores(await engineFor(t));
  const game = Game.parse("f5d6c3d3c4f4");
  const limits = /** @type {const} */ ({ depth: 6, fresh: true });
  const told = [];
  for await (const report of engine.analyze(game, limits)) told.push(report);
  const [found, raw] = [await engine.analyze(game, limits), await plain.analyze(game, limits)];
  assert.deepEqual(told.at(-1)?.lines, found.lines, "a loop ends with the answer");
  assert.ok(raw.lines.some(({ score }) => score % 2 !== 0));
  assert.deepEqual(
    found.lines,
    raw.lines.map((line) => ({ ...line, score: possibleScore(line.score) })),
  );
  const best = await engine.search(game, limits);
  assert.deepEqual([best.score, best.lines[0]?.score], [found.lines[0]?.score, found.lines[0]?.score]);
  const review = await engine.review(game, { depth: 6 });
  assert.equal(review.moves.length, 6);
  for (const { best, line, loss, score } of review.moves) {
    assert.deepEqual([best.score % 2, line.score % 2].map(Math.abs), [0, 0]);
    assert.deepEqual([score, loss], [line.score, best.score - line.score]);
  }
});

test("a search with possible scores is ended, and fails, as the one behind it", async (t) => {
  const engine = withPossibleScores(await engineFor(t));
  const search = engine.analyze(new Game(), { depth: 60 });
  for await (const { lines } of search) if (lines.length > 0) break;
  assert.equal((await search).stopped, "stop", "as the loop was left");
  const given = new AbortController();
  given.abort();
  await assert.rejects(engine.analyze(new Game(), { signal: given.signal }), { name: "AbortError" });
  await assert.rejects(
    async () => {
      for await (const _ of engine.analyze(new Game(), { signal: given.signal }));
    },
    { name: "AbortError" },
  );
});
