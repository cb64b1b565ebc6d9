import assert from "node:assert/strict";
import { test } from "node:test";
import { Book } from "flipside/book";
import { explain, FlipsideError } from "flipside/coach";
import { exchanged, heldOut } from "./mistakes.js";

/** @import { Known, Reason } from "flipside/coach" */
/** @import { Mistake } from "./mistakes.js" */

const book = await Book.load();
await book.loadStatistics();

/** The mistakes in positions of which the book has moves. */
const KNOWN = heldOut().flatMap((mistake) => {
  const known = mistake.position.split("-").length > 36 ? book.lookup(mistake.position) : null;
  return known && known.moves.length > 0 ? [{ mistake, known }] : [];
});

/** @param {Mistake} mistake @param {Known | null} known @returns {Reason[]} */
const reasonsOf = ({ position, played, best }, known) => explain(position, played, best, { known });

/** @param {Reason[]} reasons */
const openingIn = (reasons) => reasons.find(({ kind }) => kind === "opening");

/** What each mistake is told of the opening. */
const REASONS = KNOWN.map(({ mistake, known }) => openingIn(reasonsOf(mistake, known)));

/** Of how many mistakes something is. */
const TOLD = REASONS.filter(Boolean).length;

/**
 * How many games a move has, counted one by one; not known where it may have some of those that no move has.
 * @param {Known} known
 * @param {string} wanted
 */
function counted({ games = 0, moves }, wanted) {
  let rest = games;
  for (const { move, games: chosen } of moves) {
    if (move === wanted && chosen !== undefined) return chosen;
    rest -= chosen ?? 0;
  }
  return rest <= 0 ? 0 : undefined;
}

test("what players chose is told exactly where the better move was chosen much more often", () => {
  for (const [index, { mistake, known }] of KNOWN.entries()) {
    const [played, best] = [mistake.played, mistake.best].map(({ move }) => counted(known, move));
    const isMuchMore = best !== undefined && played !== undefined && best >= 20 && best >= 3 * played;
    assert.deepEqual(
      REASONS[index],
      isMuchMore
        ? { kind: "opening", played: { name: null, games: played }, best: { name: null, games: best } }
        : undefined,
      mistake.position,
    );
  }
  assert.ok(TOLD > 400, `${TOLD} of ${KNOWN.length}`);
});

test("it is told of mistakes at least four times as often as of the same moves exchanged", () => {
  const wrong = KNOWN.filter(({ mistake, known }) => openingIn(reasonsOf(exchanged(mistake), known))).length;
  assert.ok(TOLD >= 4 * wrong, `${TOLD} and ${wrong}`);
});

test("without anything known, or where nobody counted games, there is no such reason", () => {
  const uncounted = (/** @type {Known} */ { moves }) => ({ moves: moves.map(({ move }) => ({ move })) });
  for (const { mistake, known } of KNOWN.slice(0, 50)) {
    const plain = explain(mistake.position, mistake.played, mistake.best);
    assert.deepEqual(reasonsOf(mistake, null), plain);
    assert.deepEqual(reasonsOf(mistake, uncounted(known)), plain);
    assert.ok(reasonsOf(mistake, known).length <= 3);
  }
});

test("an opening has the name that it was given, and speaks where the lines say nothing", () => {
  const played = { move: /** @type {const} */ ("g6"), score: -17, pv: [] };
  const best = { move: /** @type {const} */ ("f4"), score: 0, pv: [] };
  /** @type {Known} */
  const known = {
    games: 60,
    moves: [
      { move: "f4", games: 50, name: "Rose" },
      { move: "g6", games: 10 },
    ],
  };
  assert.deepEqual(openingIn(explain("f5d6c3d3c4", played, best, { known })), {
    kind: "opening",
    played: { name: null, games: 10 },
    best: { name: "Rose", games: 50 },
  });
  const uncounted = { games: 60, moves: known.moves.slice(0, 1) };
  const reason = openingIn(explain("f5d6c3d3c4", played, best, { known: uncounted }));
  assert.equal(reason, undefined, "ten games went on with moves that nobody counted");
  const all = { games: 50, moves: known.moves.slice(0, 1) };
  const told = openingIn(explain("f5d6c3d3c4", played, best, { known: all }));
  assert.deepEqual(told, {
    kind: "opening",
    played: { name: null, games: 0 },
    best: { name: "Rose", games: 50 },
  });
});

/** @type {[options: any, message: RegExp][]} */
const REFUSED = [
  [null, /^options: expected \{ known, replies, said \}, found null/],
  [{ book }, /^options: expected only known, replies, said, found "book"/],
  [{ known: [] }, /^known: expected \{ games, moves \}/],
  [{ known: { games: -1, moves: [] } }, /^known\.games: .* found -1/],
  [{ known: { moves: [{ move: "z9" }] } }, /^known\.moves\[0\]: expected \{ move, games \}/],
  [{ known: { moves: [{ move: "f4", games: "2" }] } }, /^known\.moves\[0\]\.games: .* found "2"/],
  [{ known: { moves: [{ move: "f4", name: 5 }] } }, /^known\.moves\[0\]\.name: expected a text, found 5/],
];

for (const [options, message] of REFUSED) {
  test(`what is known is refused by an error that names it: ${message.source}`, () => {
    const [{ mistake }] = KNOWN;
    assert.throws(
      () => explain(mistake.position, mistake.played, mistake.best, options),
      (error) => {
        assert.ok(error instanceof FlipsideError);
        assert.equal(error.code, "INVALID_OPTION");
        assert.match(error.message, message);
        return true;
      },
    );
  });
}
