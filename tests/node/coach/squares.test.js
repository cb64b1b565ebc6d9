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
      if (reason.kind !== "safe-moves") continue;
      counted += 1;
      assert.equal(squaresOf(reason, position, played).length, reason.played);
      assert.equal(squaresOf(reason, position, best).length, reason.best);
    }
  assert.ok(counted > 50, `${counted} reasons`);
});

test("what names squares has these, and games have none", () => {
  const line = { move: /** @type {const} */ ("f5"), score: 0, pv: [] };
  const start = "---------------------------OX------XO--------------------------- X";
  assert.deepEqual(squaresOf({ kind: "region-last", squares: ["h8", "h7"] }, start, line), ["h7", "h8"]);
  for (const kind of /** @type {const} */ (["pass-suffered", "pass-missed"]))
    assert.deepEqual(squaresOf({ kind, ply: 2, square: "c4" }, start, line), ["c4"]);
  assert.deepEqual(
    squaresOf(
      { kind: "opening", played: { name: null, games: 0 }, best: { name: null, games: 20 } },
      start,
      line,
    ),
    [],
  );
  assert.throws(
    () => squaresOf({ kind: "mobility", played: 0, best: 1, plies: 8 }, start, { ...line, move: "a1" }),
    (error) =>
      error instanceof FlipsideError && error.code === "ILLEGAL_MOVE" && /^line\.move/.test(error.message),
  );
});
