import assert from "node:assert/strict";
import { test } from "node:test";
import { explain, FlipsideError, squaresOf } from "flipside/coach";
import { cutOff, heldOut } from "./mistakes.js";
import { squaresSeen } from "./plain.js";

const MISTAKES = heldOut().filter((_, index) => index % 20 === 0);
const CUTS = [60, 8, 5, 13];

test("the squares of a reason are those that one sees when the line is played", () => {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const [index, whole] of MISTAKES.entries()) {
    const mistake = cutOff(whole, CUTS[index % CUTS.length]);
    const { position, played, best } = mistake;
    for (const reason of explain(position, played, best))
      for (const line of [played, best]) {
        const squares = squaresOf(reason, position, line);
        kinds.set(reason.kind, (kinds.get(reason.kind) ?? 0) + squares.length);
        const expected = squaresSeen(reason, position, line);
        assert.deepEqual([...squares].sort(), [...expected].sort(), `${reason.kind}: ${position}`);
      }
  }
  for (const kind of ["safe-moves", "frontier", "stable", "own-regions", "corner-given"])
    assert.ok((kinds.get(kind) ?? 0) > 5, `${kind}: ${kinds.get(kind)}`);
});

test("moves that a reason counts are as many as it says", () => {
  let counted = 0;
  for (const { position, played, best } of MISTAKES)
    for (const reason of explain(position, played, best)) {
      if (reason.kind !== "safe-moves" && reason.kind !== "opponent-safe-moves" && reason.kind !== "replies")
        continue;
      counted += 1;
      assert.equal(squaresOf(reason, position, played).length, reason.played);
      assert.equal(squaresOf(reason, position, best).length, reason.best);
    }
  assert.ok(counted > 50, `${counted} reasons`);
});

test("kinds for which no evidence speaks have squares as well, and games none", () => {
  const line = { move: /** @type {const} */ ("f5"), score: 0, pv: [] };
  const start = "---------------------------OX------XO--------------------------- X";
  assert.deepEqual(
    squaresOf({ kind: "x-square", square: "b2", corner: "a1" }, start, { ...line, move: "f5" }),
    ["a1", "b2"],
  );
  assert.equal(squaresOf({ kind: "parity", played: [], best: [] }, start, line).length, 60);
  assert.equal(squaresOf({ kind: "choices", played: 3, best: 3, ply: 0 }, start, line).length, 4);
  for (const kind of /** @type {const} */ (["pass-suffered", "pass-missed"]))
    assert.deepEqual(squaresOf({ kind, ply: 2 }, start, line), []);
  assert.deepEqual(
    squaresOf(
      { kind: "opening", played: { name: null, games: 0 }, best: { name: null, games: 20 } },
      start,
      line,
    ),
    [],
  );
  assert.throws(
    () => squaresOf({ kind: "pass-missed", ply: 2 }, start, { ...line, move: "a1" }),
    (error) =>
      error instanceof FlipsideError && error.code === "ILLEGAL_MOVE" && /^line\.move/.test(error.message),
  );
});
