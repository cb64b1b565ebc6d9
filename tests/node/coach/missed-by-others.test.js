/** @import { Line, Report } from "flipside" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { missedByOthers } from "../../../js/verdicts/missed-by-others.js";

const POSITION = Game.parse("f5d6c3d3c4f4f6f3e6e7d7c6");
const [MOVE, OTHER] = POSITION.legalMoves();

/** @typedef {readonly [best: number, second: number, isProven?: boolean]} Scores */

/**
 * What is found of the move where searches find these scores, and how many of them there were.
 * @param {{ glanced?: string, at12?: Scores, at14?: Scores, position?: Game }} how
 */
async function found({ glanced = OTHER, at12 = [5, 0], at14 = at12, position = POSITION }) {
  let searches = 0;
  /** @param {string} move @param {number} score @param {boolean} [exact] */
  const lineOf = (move, score, exact = false) => /** @type {Line} */ ({ move, score, exact, pv: [move] });
  const analyze = async (
    /** @type {Game} */ asked,
    /** @type {{ level?: number, depth?: number }} */ { level, depth },
  ) => {
    searches += 1;
    if (depth === 2) return /** @type {Report} */ ({ lines: [lineOf(glanced, 0)] });
    const [best, second, isProven] = level === 12 ? at12 : at14;
    const lines = [lineOf(MOVE, best, isProven), lineOf(OTHER, second, isProven)];
    if (best < second) lines.reverse();
    return /** @type {Report} */ ({
      lines: asked === position ? lines : asked.legalMoves().map((move) => lineOf(move, 0)),
    });
  };
  const good = await missedByOthers(analyze, position, MOVE);
  return [good && good.best.score - good.second.score, searches];
}

test("a move is missed by others if it leads by five discs, or alone wins or draws, and a short look finds another", async () => {
  assert.deepEqual(await found({ position: Game.parse("f5d6c3") }), [null, 0], "known by heart");
  assert.deepEqual(await found({ glanced: MOVE }), [null, 1]);
  assert.deepEqual(await found({ at12: [4, 0] }), [null, 2]);
  assert.deepEqual(await found({ at12: [0, 5] }), [null, 2], "another move is better");
  assert.deepEqual(await found({ at12: [2, 0] }), [null, 2], "that is not proven");
  assert.deepEqual(await found({ at12: [12, 10, true] }), [null, 2], "both win");
  // Nothing is looked at again that is proven; the replies to both moves are looked at.
  assert.deepEqual(await found({ at12: [2, 0, true] }), [2, 4]);
  assert.deepEqual(await found({ at12: [0, -2, true] }), [2, 4]);
  assert.deepEqual(await found({ at12: [9, 3, true] }), [6, 4]);
});

test("where nothing is proven a deeper look must agree, and its scores are told", async () => {
  assert.deepEqual(await found({ at12: [9, 0], at14: [7, 1] }), [6, 5]);
  assert.deepEqual(await found({ at12: [9, 0], at14: [4, 0] }), [null, 3]);
  assert.deepEqual(await found({ at12: [9, 0], at14: [0, 1] }), [null, 3]);
});
