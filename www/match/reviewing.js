// The review of a game, each part written to the store as it is found.

/** @import { Engine, ReviewedMove, Search } from "../package/flipside.js" */
/** @import { GameReview, Round } from "../state/types.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Ledger } from "../review/searching/apart.js" */
import { withComparison, withReview } from "../evaluation/comparisons.js";
import { following, searchedApart } from "../review/searching/apart.js";
import { COMPARING_NODES, SOLVING } from "../review/searching/comparing.js";
import { DECIDING, decidingMoves } from "../review/searching/deciding.js";
import { joined, lookedAgain, solvedWith, unreviewed, unsolved } from "../review/searching/growth.js";
import { isComplete, isSurveyed, unsureMoves } from "../review/state.js";
import { firstSolved } from "../review/verdicts.js";

/**
 * For each position of a reviewed game at first, in nodes: 38 of them before the last 22 empty squares take less than 2 s. What was
 * solved on earlier visits does not count.
 */
const SURVEY = Object.freeze({ nodes: 200_000, fresh: true });
/** The end of the game, as on a first visit, too. */
const ENDING = Object.freeze({ ...SOLVING, fresh: true });
/** For all that seem to be mistakes together. */
const SECOND_LOOKS_NODES = 12_000_000;

/**
 * Shows what a search reports until it ends.
 * @typedef {<Answer>(search: Search<Answer>, signal: AbortSignal, show: (report: Answer) => void) => Promise<Answer>} Follow
 */

/**
 * @typedef {object} Parts
 * @property {Store} store
 * @property {GameReview} review as far as it is
 * @property {Follow} follow
 * @property {AbortSignal} signal
 */

/**
 * Reviews the game. No limit is time, and no search depends on another one or on what was looked at before: a game has the same review each
 * time. Once it is whole, it follows what is known deeper.
 * @param {Pick<Engine, "analyze" | "review">} engines
 * @param {Parts} parts
 */
export async function reviewWith(engines, parts) {
  const { store, review } = parts;
  const now = () => store.state.review ?? review;
  if (!review.isSettled) {
    const apart = searchedApart(store, review);
    const own = searchesOf(engines, parts, apart);
    await own.survey();
    await own.lookAtUnsure();
    await searchesOf(engines, parts, apart.beside).lookAtUnsure();
    // By now all is shown.
    await own.decide();
    apart.end();
  }
  if (!isComplete(now())) {
    const further = searchesOf(engines, parts, following(store, review));
    await further.survey();
    await further.lookAtUnsure();
    await further.decide();
  }
  if (isComplete(now())) store.emit("reviewed", now());
}

/**
 * The parts of a review: one looks at the moves of the game that it does not have yet, and solves the end; one looks again at what would be
 * called a mistake; one solves what may have decided the game.
 * @param {Pick<Engine, "analyze" | "review">} engines
 * @param {Parts} parts
 * @param {Ledger} ledger
 */
function searchesOf(engines, { review: known, follow, signal }, ledger) {
  /** The review as far as it is: something may have been found out since a search began. */
  const now = () => ledger.review;
  /** @param {GameReview} review @param {readonly ReviewedMove[]} found */
  const record = (review, found) => ledger.write(review, withReview(ledger.evaluations, review.game, found));
  /** Gives each position the surest value that was found: at the end of a part, so that it does not count in which order engines answer. */
  const settle = () => ledger.settle();
  const survey = async () => {
    if (!isSurveyed(now())) {
      const begun = now();
      const search = engines.review(unreviewed(now()), { ...SURVEY, signal });
      await follow(search, signal, (found) => {
        const { moves, done } = joined(found, begun);
        const written = new Set(now().moves.map(({ ply }) => ply));
        record(
          { ...now(), moves, done },
          moves.filter(({ ply }) => !written.has(ply)),
        );
      });
      // What was written of a move while the survey went on may have been a shorter line.
      record(now(), now().moves);
      settle();
    }
    const rest = unsolved(now());
    if (!rest) return;
    const search = engines.review(rest, { ...ENDING, from: firstSolved(known.game), signal });
    await follow(search, signal, (found) => {
      const review = solvedWith(now(), found.moves);
      const written = new Set(now().moves);
      record(
        review,
        review.moves.filter((move) => !written.has(move)),
      );
    });
  };
  // Each move that seems to be a mistake is compared with the one that seemed better.
  /** @param {ReviewedMove} seeming @param {number} nodes */
  const lookAgain = async ({ ply, move, best }, nodes) => {
    const game = known.game.at(ply);
    const limits = /** @type {const} */ ({ nodes, fresh: true, signal });
    const report = await engines.analyze(game, { moves: [best.move, move], ...limits });
    signal.throwIfAborted();
    ledger.write(lookedAgain(now(), ply, report), withComparison(ledger.evaluations, game, report));
  };
  /** The moves to look at again, and with how many nodes each. @returns {Round} */
  const nextRound = () => {
    const unsure = unsureMoves(now());
    const looks = unsure.length + now().again.length;
    const nodes = Math.min(COMPARING_NODES, Math.floor(SECOND_LOOKS_NODES / looks));
    return { plies: unsure.map(({ ply }) => ply), nodes };
  };
  // What is found of a position may let the move before it or after it seem to be a mistake. One that was interrupted goes on as it began.
  const lookAtUnsure = async () => {
    if (!ledger.round) settle();
    for (let round = ledger.round ?? nextRound(); round.plies.length > 0; round = nextRound()) {
      ledger.round = round;
      const { again, moves } = now();
      const left = moves.filter(({ ply }) => round.plies.includes(ply) && !again.includes(ply));
      await Promise.all(left.map((move) => lookAgain(move, round.nodes)));
      ledger.round = null;
      settle();
    }
  };
  /** @param {ReviewedMove} deciding */
  const solve = async ({ ply }) => {
    const game = known.game.at(ply);
    const report = await engines.analyze(game, { ...DECIDING, signal });
    signal.throwIfAborted();
    ledger.write(now(), withComparison(ledger.evaluations, game, report));
  };
  const decide = async () => {
    const looked = new Set();
    for (let moves = decidingMoves(now(), looked); moves.length > 0; moves = decidingMoves(now(), looked)) {
      for (const { ply } of moves) looked.add(ply);
      await Promise.all(moves.map(solve));
      await lookAtUnsure();
    }
  };
  return { survey, lookAtUnsure, decide };
}
