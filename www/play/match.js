/** @import { Game, GameClass } from "../package.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Notice, Settings } from "../state/types.js" */
/** @import { Replaced } from "./offers.js" */
/** @import { EngineCalls } from "./thinking.js" */
import { canPlayOn, isHeld, isOpen, isResting } from "../state/activity.js";
import { legalSquares } from "../state/plies.js";
import { newReview } from "../state/review.js";
import { areAsStrong } from "../state/settings.js";
import { notices, reason } from "../text/notices.js";
import { gameOfFragment } from "./link.js";
import { offerOf, replacedByGame, replacedByMove, standingOffer } from "./offers.js";
import { pause } from "./pause.js";
import { saveGame, saveSettings } from "./persistence.js";
import { Scheduler } from "./scheduler.js";
import { Thinking } from "./thinking.js";
import { plyBack, plyForward } from "./walk.js";

/** A link to this page, wherever it is published, with a game behind the `#`. */
const LINK = /^\s*https?:\/\/\S*?#(\S+)\s*$/;

/** Everything that a person can ask for in a game. */
export class Match {
  #store;
  #Game;
  #thinking;
  #scheduler;

  /**
   * @param {object} parts
   * @param {Store} parts.store with the game to go on with
   * @param {GameClass} parts.Game
   * @param {EngineCalls | Promise<EngineCalls>} parts.engine
   * @param {typeof pause} [parts.wait]
   */
  constructor({ store, Game, engine, wait = pause }) {
    this.#store = store;
    this.#Game = Game;
    this.#thinking = new Thinking(engine, store);
    this.#scheduler = new Scheduler({
      store,
      thinking: this.#thinking,
      wait,
      save: () => saveGame(store.state.game, isHeld(store.state.activity)),
      play: (move) => this.#play(move, false),
      fail: (error) => this.showError(error),
    });
  }

  /** Goes on with the game as it stands. @param {boolean} held whether it waits to be told to play on */
  start(held) {
    this.#scheduler.continueWith({ held });
  }

  /**
   * Plays the person's move, or refuses what is not theirs to play.
   * @param {string} square
   */
  place(square) {
    const { state } = this.#store;
    if (isOpen(state) && legalSquares(state.game).includes(square)) this.#play(square, true);
    else this.#store.update({ refused: { square } });
  }

  /** Takes moves back to where the person last had a choice. */
  undo() {
    const { game, settings } = this.#store.state;
    if (game.canUndo) this.goTo(plyBack(game, settings));
  }

  /** Plays moves again up to where the person next had a choice. */
  redo() {
    const { game, settings } = this.#store.state;
    if (game.canRedo) this.goTo(plyForward(game, settings));
  }

  /** Shows the game at a ply; the engine then waits to be told to play on. @param {number} ply 0 to the number of moves */
  goTo(ply) {
    const { game } = this.#store.state;
    if (ply !== game.ply) this.#scheduler.browse(game.at(ply));
  }

  /** Shows the best move for the person who is to move. */
  hint() {
    if (isOpen(this.#store.state)) this.#scheduler.hint();
  }

  /** Compares every move of the game with the best one. */
  review() {
    const { game } = this.#store.state;
    if (game.moves.length > 0) this.#scheduler.continueWith({ held: true, review: newReview(game) });
  }

  newGame() {
    this.#replace({ game: new this.#Game(), side: this.#store.state.settings.side }, notices.newGame);
  }

  /**
   * Puts a game from text on the board. Throws the package's error when the text is not one.
   * @param {string} source
   */
  load(source) {
    const fragment = LINK.exec(source)?.[1];
    const linked = fragment === undefined ? null : gameOfFragment(this.#Game, fragment);
    this.open(linked ?? this.#Game.parse(source));
  }

  /** Puts a game on the board, at the place of its cursor. @param {Game} game */
  open(game) {
    this.#replace(
      { game, side: this.#store.state.settings.side },
      notices.loaded(game.moves.filter((move) => move !== "pass").length),
    );
  }

  /** Does what the button beside the message says: move now, pause or play on. */
  step() {
    const { state } = this.#store;
    const { activity, settings } = state;
    if (canPlayOn(state)) this.#scheduler.continueWith({ held: false });
    else if (settings.side === "none" && !isResting(activity)) this.#scheduler.continueWith({ held: true });
    else this.#thinking.stop();
  }

  /** @param {Partial<Settings>} change */
  set(change) {
    const { settings: old, activity } = this.#store.state;
    const settings = { ...old, ...change };
    this.#store.update({ settings });
    saveSettings(change);
    if (settings.side !== old.side) this.#scheduler.continueWith({ held: isHeld(activity) });
    else if (activity.kind === "thinking" && !areAsStrong(settings, old)) this.#scheduler.restart();
    if (settings.values === old.values) return;
    this.#store.update({ values: null });
    // A hint or a review is finished first: the values come after it.
    if (activity.kind === "waiting" || activity.kind === "evaluating") this.#scheduler.restart();
  }

  /**
   * The game as text, to be loaded again: its moves, passes left out, or for a game from another start its position.
   * @returns {{ isPosition: boolean, text: string }}
   */
  get text() {
    const { game } = this.#store.state;
    const isPosition = game.start !== new this.#Game().start;
    return { isPosition, text: isPosition ? game.toString() : game.transcript };
  }

  /** Lets two people play on where the engine cannot be loaded. @param {Notice} notice says why */
  goOnWithoutEngine(notice) {
    this.#store.update({ engine: "missing", notice });
    this.#scheduler.restart();
  }

  /** @param {unknown} error shown to the person */
  showError(error) {
    this.#store.update({ notice: { kind: "error", text: reason(error) } });
  }

  /**
   * @param {string} move
   * @param {boolean} isPersons whether the person chose it
   */
  #play(move, isPersons) {
    const { state } = this.#store;
    const lost = isPersons ? replacedByMove(state) : null;
    const offer = lost && this.#offer(lost, notices.replaced(lost.plies), notices.bringThemBack);
    this.#scheduler.continueWith({
      game: state.game.after(move),
      held: false,
      isNew: true,
      review: null,
      notice: isPersons ? offer : standingOffer(state.notice),
    });
  }

  /**
   * Puts another game on the board and offers to bring back the one that was there.
   * @param {Replaced} next
   * @param {string} said
   */
  #replace({ game, side }, said) {
    const { state } = this.#store;
    const old = replacedByGame(state, new this.#Game().start);
    if (side !== state.settings.side) {
      this.#store.update({ settings: { ...state.settings, side } });
      saveSettings({ side });
    }
    this.#thinking.newGame().catch((error) => this.showError(error));
    this.#scheduler.continueWith({
      game,
      held: game.moves.length > 0,
      report: null,
      review: null,
      notice: old ? this.#offer(old, said, notices.bringBack) : standingOffer(state.notice),
    });
  }

  /**
   * @param {Replaced} replaced
   * @param {string} text
   * @param {string} label
   */
  #offer(replaced, text, label) {
    return offerOf(text, label, () => this.#replace(replaced, notices.broughtBack));
  }
}
