/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Tree } from "../game/tree.js" */
/** @import { Color } from "../state/types.js" */
/** @import { Scheduler } from "./scheduler.js" */
/** @import { Thinking } from "./thinking.js" */

import { isSame, pathOf } from "../game/listed-moves.js";
import { moveName } from "../game/text.js";
import { gameThrough, promoted, without } from "../game/tree.js";
import { isResting } from "./activity.js";
import { noticeWith } from "./games/offers.js";
import { matchTexts } from "./text.js";

/** What a person can ask for in analysis. */
export class Study {
  #store;
  #Game;
  #scheduler;
  #thinking;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {GameClass} parts.Game
   * @param {Scheduler} parts.scheduler
   * @param {Thinking} parts.thinking
   */
  constructor({ store, Game, scheduler, thinking }) {
    this.#store = store;
    this.#Game = Game;
    this.#scheduler = scheduler;
    this.#thinking = thinking;
    store.on("bringBackBranch", (branch) => this.restore(branch));
  }

  /** Shows the game along another of its lines. @param {readonly string[]} moves from the start to the place to show */
  follow(moves) {
    this.#scheduler.browse(gameThrough(this.#Game, this.#store.state.tree, moves));
  }

  /** Pauses the review, or goes on with it. @param {boolean} isPaused */
  pauseReview(isPaused) {
    this.#store.update({ paused: { ...this.#store.state.paused, review: isPaused } });
    this.#scheduler.restart();
  }

  /** Shows the reviewed game at a ply, whatever was tried since. @param {number} ply */
  goToReviewed(ply) {
    const { game, review } = this.#store.state;
    if (!review) return;
    const wanted = review.game.at(Math.max(0, Math.min(review.total, ply)));
    if (!isSame(pathOf(wanted), pathOf(game))) this.#scheduler.browse(wanted);
  }

  /** Says which side of a game that came in was the person's; `null` for neither. @param {Color | null} person */
  claim(person) {
    const { about } = this.#store.state;
    if (about) this.#scheduler.saveWith({ about: { ...about, person } });
  }

  /** Makes the line that leads to the position on the board the main one. */
  promote() {
    const { game, tree } = this.#store.state;
    this.#scheduler.saveWith({ tree: promoted(tree, pathOf(game)) });
  }

  /** Takes the last move and what follows it out of the tree, and offers to bring it back. */
  remove() {
    const { game, tree } = this.#store.state;
    const path = pathOf(game);
    const last = path.at(-1);
    if (last === undefined) return;
    const rest = without(tree, path);
    this.#scheduler.continueWith({
      isPaused: true,
      tree: rest,
      game: gameThrough(this.#Game, rest, path.slice(0, -1)),
      notice: noticeWith(matchTexts.removed(moveName(last)), {
        label: matchTexts.bringThemBack,
        action: "bringBackBranch",
        data: { tree, game },
      }),
    });
  }

  /** Puts a game back on the board with its tree, as it was. @param {{ tree: Tree, game: Game }} left */
  restore(left) {
    this.#scheduler.continueWith({ isPaused: true, ...left, notice: null });
  }

  /** Has another tree of the same moves: what is drawn over its positions is changed. @param {Tree} tree */
  draw(tree) {
    this.#scheduler.saveWith({ tree });
  }

  /** Solves the position to the end of the game. */
  solve() {
    const { activity, game } = this.#store.state;
    if (isResting(activity) && !game.isOver) this.#scheduler.solve();
  }

  /** Ends what the engine is doing with what it has found so far. */
  stop() {
    this.#thinking.stop();
  }

  /** Pauses analysis, or goes on with it. @param {boolean} isPaused */
  pause(isPaused) {
    this.#store.update({ paused: { ...this.#store.state.paused, analysis: isPaused } });
    this.#scheduler.evaluateAgain();
  }

  /** Pauses the scores of moves while the person does not look at the board, or goes on with them. @param {boolean} isPaused */
  pauseScoring(isPaused) {
    this.#rest("scoring", isPaused);
  }

  /**
   * Pauses the scores of moves of a reviewed game while the person reads and does not see the engine, or goes on with them: what is found
   * meanwhile would change what is read.
   * @param {boolean} isPaused
   */
  pauseReading(isPaused) {
    this.#rest("reading", isPaused);
  }

  /** @param {"scoring" | "reading"} name @param {boolean} isPaused */
  #rest(name, isPaused) {
    const { paused } = this.#store.state;
    if (paused[name] === isPaused) return;
    this.#store.update({ paused: { ...paused, [name]: isPaused } });
    this.#scheduler.evaluateAgain();
  }
}
