/** @import { ReviewedMove } from "flipside" */
/** @import { Task } from "../../../www/review/card.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardOf, cardText } from "../../../www/review/card.js";
import { punishedSentence } from "../../../www/review/text.js";
import { firstMoves, openMatch, reviewOf } from "./table.js";

const PLY = 4;
const GAME = firstMoves();
const [BETTER, OTHER] = GAME.at(PLY)
  .legalMoves()
  .filter((move) => move !== GAME.moves[PLY])
  .map(String);

/** A review in which black's move at a ply lost 12 discs; all others are the best ones. @param {object} [change] of that move */
function reviewWithMistake(change = {}) {
  const review = reviewOf(GAME);
  const moves = review.moves.map((move) => {
    const best = { ...move.best, move: move.move, score: 0 };
    const played = { ...move, best, loss: 0 };
    if (move.ply !== PLY) return played;
    return { ...played, best: { ...best, move: BETTER, score: 4 }, score: -8, loss: 12, ...change };
  });
  return /** @type {typeof review} */ ({ ...review, moves, again: [PLY] });
}

/**
 * The card where the board shows the game at a ply, or another line.
 * @param {number} ply
 * @param {object} [how]
 * @param {import("flipside/game").Game} [how.game]
 * @param {Task | null} [how.task]
 * @param {ReturnType<typeof reviewWithMistake>} [how.review]
 * @param {import("../../../www/evaluation/evaluations.js").Evaluations} [how.evaluations]
 */
function cardAt(ply, how = {}) {
  const { game = GAME.at(ply), task = null, review = reviewWithMistake(), evaluations = new Map() } = how;
  const { activity, paused } = openMatch().state;
  return cardOf({ review, game, activity, paused, evaluations }, task);
}

test("after a mistake the coach says what it gave up, and who leads with the better move and without", () => {
  const card = cardAt(PLY + 1);
  const played = GAME.moves[PLY];
  assert.equal(card.headline, `Black's ${played} gives up about 12 discs.`);
  assert.deepEqual(card.rows, [
    { label: `Better: ${BETTER}`, lead: "Black is ahead by 4" },
    { label: `Played: ${played}`, lead: "White is ahead by 8" },
  ]);
  assert.deepEqual([card.verdict, card.reviewed?.ply, card.isAway], ["large", PLY, false]);
  assert.equal(
    cardText(card),
    `Black's ${played} gives up about 12 discs. Better: ${BETTER}. Black is ahead by 4. Played: ${played}. White is ahead by 8`,
  );
});

test("where a mistake was chosen the coach says what it loses and which move is better, and the rest to those who ask", () => {
  const card = cardAt(PLY);
  const said = cardAt(PLY + 1);
  assert.equal(
    card.headline,
    `Black's ${GAME.moves[PLY]} gives up about 12 discs.`,
    "its line has no answer",
  );
  assert.deepEqual([card.rows, card.more], [said.rows.slice(0, 1), said.rows.slice(1)]);
  assert.deepEqual([card.isBefore, said.isBefore, card.isAway], [true, false, false]);
  const review = reviewWithMistake();
  const answered = {
    ...review,
    moves: review.moves.map((move) =>
      move.ply === PLY ? { ...move, line: { ...move.line, pv: [move.move, GAME.moves[PLY + 1]] } } : move,
    ),
  };
  assert.equal(
    cardAt(PLY, { review: /** @type {typeof review} */ (answered) }).headline,
    `${GAME.moves[PLY]} loses about 12 discs: White plays ${GAME.moves[PLY + 1]}.`,
  );
  const played = review.moves.find(({ ply }) => ply === PLY) ?? assert.fail();
  const told = punishedSentence(review, played, "h1");
  assert.equal(told, `${GAME.moves[PLY]} loses about 12 discs: White plays h1.`, "the reply of the reason");
});

test("of a good move it says that it is, of what was drawn that nobody chose it, and of a branch that it is one", () => {
  assert.equal(cardAt(PLY - 1).headline, `Black's ${GAME.moves[PLY - 2]} is the best move.`);
  assert.equal(cardAt(PLY - 1).reviewed, null, "there is nothing to show");
  const drawn = { ...reviewWithMistake(), from: 8 };
  assert.match(cardAt(PLY + 1, { review: drawn }).headline, /was drawn before the game/);
  const branch = cardAt(PLY, { game: GAME.at(PLY).after(/** @type {any} */ (BETTER)) });
  assert.deepEqual([branch.headline, branch.isAway], ["This move was not played in the game.", true]);
});

test("at the end it speaks of the whole game, once that is known", () => {
  const review = reviewWithMistake();
  const end = review.total;
  assert.equal(cardAt(end, { review }).headline, "1 mistake of 2 discs or more.");
  const unsure = { ...review, again: [] };
  assert.equal(cardAt(end, { review: unsure }).headline, "Looking at every move…");
  const clean = reviewWithMistake({ loss: 0 });
  assert.equal(cardAt(end, { review: clean }).headline, "No mistake of 2 discs or more: well played.");
});

test("before a mistake a person is asked for a better move, and is told how good it is", () => {
  /** @type {Task} */
  const task = { ply: PLY };
  assert.equal(cardAt(PLY, { task }).headline, `Black to move: find a better move than ${GAME.moves[PLY]}.`);

  const after = (/** @type {string | undefined} */ move) => GAME.at(PLY).after(/** @type {any} */ (move));
  const found = cardAt(PLY, { task, game: after(BETTER) });
  assert.deepEqual([found.headline, found.isAway], [`Well found: ${BETTER} is the best move.`, true]);
  assert.equal(cardAt(PLY, { task, game: after(OTHER) }).headline, `Looking at ${OTHER}…`);

  const said = (/** @type {number} */ score) => {
    const [{ best }] = /** @type {[ReviewedMove]} */ (reviewWithMistake().moves);
    const lines = [{ ...best, move: /** @type {any} */ (OTHER), score }];
    const evaluations = new Map([[String(GAME.at(PLY)), { turn: /** @type {const} */ ("black"), lines }]]);
    return cardAt(PLY, { task, game: after(OTHER), evaluations }).headline;
  };
  assert.equal(said(4), `Black's ${OTHER} is as good as the best move, ${BETTER}.`);
  assert.equal(said(3), `Black's ${OTHER} is a good move: it gives up only 1 disc.`);
  assert.equal(said(-1), `Black's ${OTHER} gives up about 5 discs.`);
});
