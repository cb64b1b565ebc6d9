import assert from "node:assert/strict";
import { test } from "node:test";
import { positionFacts } from "flipside/coach";
import { Game } from "flipside/game";
import { OVERLAYS } from "../../../www/analyze/overlays/overlays.js";
import { shownMarks } from "../../../www/game/marks.js";
import { factsSeen } from "../coach/plain.js";
import { randomGame } from "../games.js";

/** @import { Mark } from "flipside/board" */

/** @param {keyof typeof OVERLAYS} name @param {Game} game */
const overlayOf = (name, game) => OVERLAYS[name](game, positionFacts(game));

/** What is marked, by shape and color. @param {readonly Mark[]} marks */
function bySort(marks) {
  /** @type {Record<string, string[]>} */
  const sorts = {};
  for (const mark of marks) {
    assert.ok("square" in mark);
    const sort = [mark.shape, mark.color].filter(Boolean).join(" ");
    sorts[sort] = [...(sorts[sort] ?? []), mark.square].sort();
  }
  return sorts;
}

/** Positions of random games, from the start to the end. */
const POSITIONS = [1, 2, 3, 4].flatMap((seed) => {
  const game = randomGame(seed);
  return [seed - 1, 10 + seed, 25 + seed, 40 + seed, 50 + seed, game.moves.length].map((ply) => game.at(ply));
});

test("moves, frontier and stable discs are marked where one sees them, and counted", () => {
  for (const game of POSITIONS) {
    const { black, white } = factsSeen(game);
    const numbers = (/** @type {string} */ said) => said.match(/\d+/g)?.map(Number);
    const moves = overlayOf("moves", game);
    const [rings = [], pips = []] = ["ring", "pip"].map((shape) =>
      Object.entries(bySort(moves.marks)).flatMap(([sort, squares]) =>
        sort.startsWith(shape) ? squares : [],
      ),
    );
    assert.deepEqual([rings, pips], [black.moves.toSorted(), white.moves.toSorted()]);
    assert.deepEqual(numbers(moves.said), [black.moves.length, white.moves.length]);
    for (const [name, shape] of /** @type {const} */ ([
      ["frontier", "cross"],
      ["stable", "square"],
    ])) {
      const { marks, said } = overlayOf(name, game);
      assert.deepEqual(bySort(marks)[shape] ?? [], [...black[name], ...white[name]].sort());
      assert.equal(Object.keys(bySort(marks)).length, marks.length ? 1 : 0);
      assert.deepEqual(numbers(said), [black[name].length, white[name].length]);
    }
  }
});

test("regions are tinted by their parity, and each has the number of its squares once", () => {
  let odd = 0;
  for (const game of POSITIONS) {
    const { regions } = factsSeen(game);
    const { marks, said } = overlayOf("regions", game);
    if (regions.length === 1 && game.empties >= 30) {
      assert.deepEqual([marks, said.match(/\d/)], [[], null], "all that is empty says nothing");
      continue;
    }
    assert.equal(marks.length, regions.flat().length);
    const colors = [0, 1].map((parity) =>
      marks.flatMap((mark) => {
        const region = regions.find((squares) => "square" in mark && squares.includes(mark.square));
        return region && region.length % 2 === parity ? [mark.color] : [];
      }),
    );
    assert.ok(colors.every((each) => new Set(each).size <= 1));
    assert.ok(!colors[0]?.[0] || colors[0][0] !== colors[1]?.[0]);
    const texts = marks.flatMap((mark) => ("square" in mark && mark.text ? [Number(mark.text)] : []));
    const legal = game.isOver ? [] : game.legalMoves();
    for (const mark of marks) {
      if (!("square" in mark && mark.text && legal.includes(mark.square))) continue;
      const region = regions.find((squares) => squares.includes(mark.square)) ?? [];
      assert.ok(
        region.every((square) => legal.includes(square)),
        `the number at ${mark.square} covers a value`,
      );
    }
    assert.deepEqual(
      texts,
      regions.map(({ length }) => length),
    );
    const counts = [1, 0].map((parity) => texts.filter((count) => count % 2 === parity).length);
    assert.deepEqual(said.match(/\d+/g)?.map(Number), counts);
    odd += counts[0] ?? 0;
  }
  assert.ok(odd > 5, `${odd} odd regions`);
});

test("what the last move flipped are the discs that changed their color, before a pass too", () => {
  let passes = 0;
  for (const seed of Array.from({ length: 12 }, (_, index) => index + 1)) {
    const game = randomGame(seed);
    for (let ply = 1; ply <= game.moves.length; ply += 1) {
      const isPass = game.moves[ply - 1] === "pass";
      passes += Number(isPass);
      const [before, after] = [game.at(isPass ? ply - 2 : ply - 1).board, game.at(ply).board];
      const changed = Array.from({ length: 64 }, (_, square) => square)
        .filter((square) => before[square] !== "-" && before[square] !== after[square])
        .map((square) => `${"abcdefgh"[square % 8]}${(square >> 3) + 1}`);
      const { marks, said } = overlayOf("flipped", game.at(ply));
      assert.deepEqual(bySort(marks), { ring: changed.sort() });
      assert.match(said, new RegExp(`flipped ${changed.length} discs?\\.$`));
    }
  }
  assert.ok(passes > 0);
  assert.deepEqual(overlayOf("flipped", new Game()), { marks: [], said: "No disc was flipped yet." });
  assert.equal(overlayOf("flipped", Game.parse("f5d6")).said, "White’s d6 flipped 1 disc.");
});

test("moves are framed that lead to another opening, with its name", () => {
  const afterF5 = overlayOf("openings", Game.parse("f5"));
  assert.deepEqual(
    afterF5.marks.map((mark) => "square" in mark && [mark.square, mark.shape, mark.name]),
    [
      ["f4", "square", "Parallel"],
      ["d6", "square", "Perpendicular"],
      ["f6", "square", "Diagonal"],
    ],
  );
  assert.equal(afterF5.said, "Moves that lead to an opening: f4 Parallel, d6 Perpendicular, f6 Diagonal.");
  for (const game of POSITIONS) {
    const name = game.openingName();
    const leading = (game.mustPass ? [] : game.legalMoves()).filter((move) => {
      const next = game.after(move).openingName();
      return next !== null && next !== name;
    });
    const { marks, said } = overlayOf("openings", game);
    assert.deepEqual(bySort(marks).square ?? [], leading.sort());
    assert.equal(said.includes("No move"), leading.length === 0);
  }
});

test("what a person wants to have marked gives way to a hint, to the coach and to what is no analysis", () => {
  const overlaid = overlayOf("moves", new Game()).marks;
  const state = /** @type {const} */ ({
    room: "analyze",
    exercise: null,
    hint: null,
    explained: [],
    overlaid,
    aimed: [],
    sketched: /** @type {readonly import("../../../www/package/flipside.js").Mark[]} */ ([]),
  });
  assert.deepEqual(shownMarks(state), overlaid);
  const sketched = /** @type {const} */ ([{ square: "h8", shape: "ring" }]);
  assert.deepEqual(shownMarks({ ...state, sketched }), [...overlaid, ...sketched]);
  assert.deepEqual(shownMarks({ ...state, hint: "f5" }), [{ square: "f5", shape: "hint" }]);
  assert.deepEqual(shownMarks({ ...state, explained: ["a1"] }), [{ square: "a1", shape: "ring" }]);
  for (const room of /** @type {const} */ (["play", "train"]))
    assert.deepEqual(shownMarks({ ...state, room }), []);
});
