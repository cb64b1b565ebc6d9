// The review of a game, each part written to the store as it is found.

/** @import { Engine, ReviewedMove, Search } from "../package/flipside.js" */
/** @import { GameReview } from "../state/types.js" */
/** @import { Store } from "../state/store.js" */
import { withComparison, withReview } from "../evaluation/comparisons.js";
import { HOLD_TOLD } from "../evaluation/found.js";
import { COMPARING_NODES, SOLVING } from "../review/searching/comparing.js";
import { DECIDING, decidingMoves } from "../review/searching/deciding.js";
import { agreed } from "../review/searching/deeper.js";
import { joined, lookedAgain, solvedWith, unreviewed, unsolved } from "../review/searching/growth.js";
import { isComplete, isSurveyed, unsureMoves } from "../review/state.js";
import { firstSolved } from "../review/verdicts.js";

/** For each position of a reviewed game at first, in nodes: 38 of them before the last 22 empty squares take less than 2 s. */
const SURVEY_NODES = 200_000;
/** For all that seem to be mistakes together. */
const SECOND_LOOKS_NODES = 12_000_000;

/**
 * Shows what a search reports until it ends.
 * @typedef {<Answer>(search: Search<Answer>, signal: AbortSignal, show: (report: Answer) => void) => Promise<Answer>} Follow
 */

/**
 * Looks at the moves of the game that the review does not have yet, solves the end, looks again at what would be called a mistake, and
 * solves what may have decided the game.
 * No limit is time, and no search depends on another one: a game has the same review each time.
 * @param {Pick<Engine, "analyze" | "review">} engines
 * @param {object} parts
 * @param {Store} parts.store
 * @param {GameReview} parts.review as far as it is
 * @param {Follow} parts.follow
 * @param {AbortSignal} parts.signal
 */
export async function reviewWith(engines, { store, review: known, follow, signal }) {
  /** The review as far as it is: something may have been found out since a search began. */
  const now = () => store.state.review ?? known;
  /** @param {GameReview} review @param {readonly ReviewedMove[]} found */
  const record = (review, found) => {
    const evaluations = withReview(store.state.evaluations, review.game, found);
    store.update({ evaluations, review });
  };
  /** Gives each position the surest value that was found: at the end of a part, so that it does not count in which order engines answer. */
  const settle = () => store.update(agreed(now(), store.state.evaluations, known.isSettled ? HOLD_TOLD : 0));
  if (!isSurveyed(known)) {
    const search = engines.review(unreviewed(known), { nodes: SURVEY_NODES, signal });
    await follow(search, signal, (found) => {
      const { moves, done } = joined(found, known);
      const written = new Set(now().moves.map(({ ply }) => ply));
      record(
        { ...now(), moves, done },
        moves.filter(({ ply }) => !written.has(ply)),
      );
    });
  }
  // What was written of a move while the survey went on may have been a shorter line.
  record(now(), now().moves);
  settle();
  const rest = unsolved(now());
  if (rest) {
    const search = engines.review(rest, { ...SOLVING, from: firstSolved(known.game), signal });
    await follow(search, signal, (found) => {
      const review = solvedWith(now(), found.moves);
      const written = new Set(now().moves);
      record(
        review,
        review.moves.filter((move) => !written.has(move)),
      );
    });
  }
  // Each move that seems to be a mistake is compared with the one that seemed better.
  /** @param {ReviewedMove} seeming @param {number} nodes */
  const lookAgain = async ({ ply, move, best }, nodes) => {
    const game = known.game.at(ply);
    const limits = /** @type {const} */ ({ nodes, fresh: true, signal });
    const report = await engines.analyze(game, { moves: [best.move, move], ...limits });
    signal.throwIfAborted();
    const evaluations = withComparison(store.state.evaluations, game, report);
    store.update({ evaluations, review: lookedAgain(now(), ply, report) });
  };
  // What is found of a position may let the move before it or after it seem to be a mistake.
  const lookAtUnsure = async () => {
    settle();
    for (let unsure = unsureMoves(now()); unsure.length > 0; unsure = unsureMoves(now())) {
      const looks = unsure.length + now().again.length;
      const nodes = Math.min(COMPARING_NODES, Math.floor(SECOND_LOOKS_NODES / looks));
      await Promise.all(unsure.map((move) => lookAgain(move, nodes)));
      settle();
    }
  };
  /** @param {ReviewedMove} deciding */
  const solve = async ({ ply }) => {
    const game = known.game.at(ply);
    const report = await engines.analyze(game, { ...DECIDING, signal });
    signal.throwIfAborted();
    store.update({ evaluations: withComparison(store.state.evaluations, game, report) });
  };
  await lookAtUnsure();
  // By now all is shown.
  const looked = new Set();
  for (let moves = decidingMoves(now(), looked); moves.length > 0; moves = decidingMoves(now(), looked)) {
    for (const { ply } of moves) looked.add(ply);
    await Promise.all(moves.map(solve));
    await lookAtUnsure();
  }
  store.update({ review: { ...now(), isSettled: true } });
  if (isComplete(now())) store.emit("reviewed", now());
}
