import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { marksOf, shownReasons } from "../../../www/reasons/marks.js";
import { cardOf, cardText } from "../../../www/review/card.js";
import { departureOf } from "../../../www/review/opening/departure.js";
import { newReview } from "../../../www/review/state.js";
import { departureText } from "../../../www/review/text.js";

/** @typedef {{ games: number, moves: { move: string, games?: number }[] }} Known */

/** A book of a few positions. @param {Record<string, Known>} entries by transcripts */
function bookOf(entries) {
  const known = new Map(
    Object.entries(entries).map(([moves, entry]) => [
      String(Game.parse(moves || new Game().toString())),
      entry,
    ]),
  );
  return {
    lookup: (/** @type {Game} */ position) => /** @type {any} */ (known.get(String(position)) ?? null),
  };
}

const BOOK = bookOf({
  "": { games: 1000, moves: [{ move: "f5", games: 1000 }] },
  f5: {
    games: 1000,
    moves: [
      { move: "d6", games: 700 },
      { move: "f6", games: 270 },
      { move: "f4", games: 30 },
    ],
  },
  f5f4: { games: 30, moves: [{ move: "e3", games: 20 }] },
  f5d6: {
    games: 700,
    moves: [
      { move: "c3", games: 400 },
      { move: "c4", games: 299 },
    ],
  },
});

/** @param {string} moves @param {number} [from] */
const reviewOf = (moves, from = 0) => ({ ...newReview(Game.parse(moves)), from });

test("a game leaves the players at the first move that few of them chose", () => {
  assert.deepEqual(departureOf(BOOK, reviewOf("f5f4e3")), {
    ply: 1,
    name: null,
    games: 1000,
    move: "f4",
    share: 0.03,
    chosen: [
      { move: "d6", share: 0.7 },
      { move: "f6", share: 0.27 },
    ],
  });
  const unplayed = departureOf(BOOK, reviewOf("f5d6c6"));
  assert.deepEqual(
    [unplayed?.ply, unplayed?.move, unplayed?.share],
    [2, "c6", null],
    "one game went on elsewhere",
  );
  assert.equal(departureOf(BOOK, reviewOf("d3"))?.share, 0, "all games went on with f5");
});

test("it does not where all chose so, where games run out, and where moves were drawn", () => {
  assert.equal(departureOf(BOOK, reviewOf("f5d6c3")), null);
  assert.equal(departureOf(BOOK, reviewOf("f5f6")), null);
  assert.equal(departureOf(BOOK, reviewOf("f5f4e3", 3)), null);
  assert.equal(departureOf(BOOK, reviewOf("f5d6", 1)), null);
});

test("a move that is not counted is none that few chose where the counted ones leave much", () => {
  const moves = [{ move: "f5", games: 80 }, { move: "d3" }];
  for (const played of ["d3", "c4"])
    assert.equal(departureOf(bookOf({ "": { games: 100, moves } }), reviewOf(played)), null);
});

test("shares are of all games, those that came by other orders of moves as well", () => {
  const book = bookOf({
    "": { games: 20, moves: ["f5", "d3", "c4", "e6"].map((move) => ({ move, games: 20 })) },
  });
  assert.equal(departureOf(book, reviewOf("f5")), null);
  assert.equal(
    departureOf(bookOf({ "": { games: 19, moves: [{ move: "f5", games: 19 }] } }), reviewOf("d3")),
    null,
  );
});

test("what players chose is said in numbers, and where it was new", () => {
  const departure = {
    ply: 1,
    name: "Tiger",
    games: 1204,
    chosen: [{ move: "f5", share: 0.61 }],
    move: "b5",
    share: 0.02,
  };
  assert.equal(departureText(departure), "In 1,204 tournament games: f5 61%, b5 2%.");
  assert.equal(departureText({ ...departure, share: 0.001 }), "In 1,204 tournament games: f5 61%, b5 <1%.");
  assert.equal(
    departureText({ ...departure, share: 0 }),
    "In 1,204 tournament games: f5 61%. Nobody chose b5.",
  );
  assert.equal(departureText({ ...departure, share: null }), "In 1,204 tournament games: f5 61%.");
});

test("the card says it of the move with which the game left", () => {
  const game = Game.parse("f5f4");
  const line = { move: "d6", score: 0, exact: false, pv: ["d6"] };
  const played = { ...line, move: "f4", score: -4, pv: ["f4"] };
  const move = {
    ply: 1,
    turn: "white",
    move: "f4",
    score: -4,
    best: line,
    line: played,
    loss: 4,
    forced: false,
  };
  const review = { ...newReview(game), moves: [move], done: 2, total: 2, again: [1] };
  const shown = (/** @type {object} */ more) =>
    cardText(
      cardOf(
        /** @type {any} */ ({
          review: { ...review, ...more },
          game,
          paused: { review: false },
          settings: { side: "both" },
          evaluations: new Map(),
        }),
        null,
      ),
    );
  assert.match(
    shown({ departure: departureOf(BOOK, reviewOf("f5f4")) }),
    /Out of the book\. In 1,000 tournament games: d6 70%, f6 27%, f4 3%\.$/,
  );
  assert.doesNotMatch(shown({}), /book/);
});

test("of reasons that look the same the first is drawn, and none of more squares than one can tell apart", () => {
  const reason = (
    /** @type {string} */ kind,
    /** @type {string | null} */ shape,
    /** @type {string[]} */ played,
    /** @type {string[]} */ best,
  ) => /** @type {any} */ ({ kind, shape, sentence: "", squares: { played, best } });
  const others = reason("safe-moves", "pip", ["a2"], ["a3"]);
  const safe = reason("safe-moves", "pip", ["a3"], ["a4"]);
  const corners = [
    reason("corner-given", "ring", ["a1"], ["a1"]),
    reason("corner-missed", "ring", ["h8"], ["h8"]),
  ];
  const many = reason("stable", "square", Array(13).fill("b1"), ["b1"]);
  const unseen = reason("last-move", null, [], []);
  assert.deepEqual(shownReasons([others, unseen, safe], "played"), [others]);
  assert.deepEqual(marksOf([...corners, many, safe, unseen], "played"), [
    { square: "a1", shape: "ring" },
    { square: "h8", shape: "ring" },
    { square: "a3", shape: "pip" },
  ]);
  assert.deepEqual(marksOf([many, safe], "best"), [
    { square: "b1", shape: "square" },
    { square: "a4", shape: "pip" },
  ]);
});
