/** @import { GameClass } from "../app/flipside.js" */
/** @import { Store } from "../app/store.js" */
/** @import { Scheduler } from "./scheduler.js" */
/** @import { Thinking } from "./thinking.js" */

import { isSame, pathOf } from "../game/places.js";
import { moveName } from "../game/text.js";
import { gameThrough, promoted, without } from "../game/tree.js";
import { notices } from "../notices/text.js";
import { isResting } from "./activity.js";
import { offerOf } from "./offers.js";

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
  }

  /** Shows the game along another of its lines. @param {readonly string[]} moves from the start to the place to show */
  follow(moves) {
    this.#scheduler.browse(gameThrough(this.#Game, this.#store.state.tree, moves));
  }

  /** Stops the review, or goes on with it. @param {boolean} isStopped */
  stopReview(isStopped) {
    const { review } = this.#store.state;
    if (!review) return;
    this.#store.update({ review: { ...review, isStopped } });
    this.#scheduler.restart();
  }

  /** Shows the reviewed game at a ply, whatever was tried since. @param {number} ply */
  goToReviewed(ply) {
    const { game, review } = this.#store.state;
    if (!review) return;
    const wanted = review.game.at(Math.max(0, Math.min(review.total, ply)));
    if (!isSame(pathOf(wanted), pathOf(game))) this.#scheduler.browse(wanted);
  }

  /** Makes the line that leads to the position on the board the main one. */
  promote() {
    const { game, tree } = this.#store.state;
    this.#scheduler.keep({ tree: promoted(tree, pathOf(game)) });
  }

  /** Takes the last move and what follows it out of the tree, and offers to bring it back. */
  remove() {
    const { game, tree } = this.#store.state;
    const path = pathOf(game);
    const last = path.at(-1);
    if (last === undefined) return;
    const rest = without(tree, path);
    const bringBack = () => this.#scheduler.continueWith({ held: true, tree, game, notice: null });
    this.#scheduler.continueWith({
      held: true,
      tree: rest,
      game: gameThrough(this.#Game, rest, path.slice(0, -1)),
      notice: offerOf(notices.removed(moveName(last)), notices.bringThemBack, bringBack),
    });
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
    this.#store.update({ isPaused });
    this.#scheduler.lookAgain();
  }

  /** Notes whether the person looks at the page: analysis waits meanwhile. @param {boolean} isAway */
  attend(isAway) {
    if (isAway === this.#store.state.isAway) return;
    this.#store.update({ isAway });
    this.#scheduler.lookAgain();
  }
}
