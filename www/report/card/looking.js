/** @import { Page } from "../../feature.js" */
/** @import { GameReview, State } from "../../state/types.js" */
/** @import { Task } from "../../review/card.js" */
import { comparisonOf } from "../../evaluation/comparisons.js";
import { placeInReview } from "../../review/course.js";
import { answersIn } from "../../review/refuting.js";
import { takeBack } from "../../review/taking-back.js";
import { LEAST_LOSS } from "../../review/verdicts.js";

/** How long the reply to a wrong move stands on the board before the move is taken back, in milliseconds. */
const REFUTED_MS = 2400;

/**
 * A person looks for a better move than a mistake. A wrong one is answered on the board, and taken back by itself.
 * @param {Pick<Page, "match" | "store">} page
 */
export function createLooking({ match, store }) {
  /** What the person looks for, as long as the board is before it or one move off. @type {Task | null} */
  let task = null;
  /** The tree before the first try. @type {State["tree"] | null} */
  let tree = null;
  let takingBack = 0;
  const stop = () => {
    clearTimeout(takingBack);
    takingBack = 0;
  };
  return {
    get task() {
      return task;
    },
    /** Whether a wrong move is on the board. */
    get isRefuting() {
      return takingBack !== 0;
    },
    /** @param {number} ply before the mistake */
    begin(ply) {
      stop();
      task = { ply };
      tree = store.state.tree;
      match.study.goToReviewed(ply);
    },
    end() {
      stop();
      task = null;
    },
    /** Answers what stands on the board. @param {GameReview} review */
    follow(review) {
      const { evaluations, game } = store.state;
      const { isOnLine } = placeInReview(review, game);
      if (!task || isOnLine || game.ply !== task.ply + 1) return stop();
      const { ply } = task;
      const tried = String(game.moves[ply]);
      const compared = comparisonOf(evaluations, review.game.at(ply), tried);
      if (!compared || compared.loss < LEAST_LOSS || takingBack !== 0) return;
      takingBack = window.setTimeout(() => {
        takingBack = 0;
        task = { ply, refuted: tried };
        takeBack(store, match.study, ply, tree ?? store.state.tree);
      }, REFUTED_MS);
      store.update({ shownLine: answersIn(compared.line.pv, compared.best.move) });
    },
  };
}
