// The game that goes on: everything that a person can ask for in it.

/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Color, Notice, Room, Settings, State } from "../state/types.js" */
/** @import { OpeningBook } from "../openings/opening-book.js" */
/** @import { EngineCalls, LoadTeam, Question } from "./thinking.js" */

import { newKey } from "../game/key.js";
import { isSame, pathOf } from "../game/listed-moves.js";
import { legalSquares } from "../game/plies.js";
import { gameThrough, promoted, withLine } from "../game/tree.js";
import { isReviewed, newReview } from "../review/state.js";
import { isGameShown, seated, shownGame } from "../state/rooms.js";
import { areAsStrong, isEngine, playsFromBook, strengthOf } from "../state/settings.js";
import { reason } from "../words/errors.js";
import {
  areScoredAlike,
  canPlayOn,
  isGivenUp,
  isOpen,
  isResting,
  resignedColor,
  resigningColor,
} from "./activity.js";
import { Timekeeper } from "./clock/timekeeper.js";
import { Exercises } from "./exercises.js";
import { Games } from "./games/games.js";
import { offerToBringBack, replacedByMove, standingOffer } from "./games/offers.js";
import { saveGame, saveSettings } from "./games/persistence.js";
import { pause } from "./pause.js";
import { Scheduler } from "./scheduler.js";
import { Study } from "./study.js";
import { matchTexts } from "./text.js";
import { Thinking } from "./thinking.js";
import { plyBack, plyForward } from "./walk.js";

/** Everything that a person can ask for in a game. */
export class Match {
  #store;
  #Game;
  #thinking;
  #scheduler;
  #openings;
  #timekeeper;

  /**
   * @param {object} parts
   * @param {Store} parts.store with the game to go on with
   * @param {GameClass} parts.Game
   * @param {EngineCalls | Promise<EngineCalls>} parts.engine
   * @param {OpeningBook} parts.openings
   * @param {LoadTeam} [parts.loadTeam]
   * @param {typeof pause} [parts.wait]
   * @param {typeof saveGame} [parts.save]
   * @param {() => number} [parts.now] for the clocks, in milliseconds
   */
  constructor({
    store,
    Game,
    engine,
    openings,
    loadTeam,
    wait = pause,
    save = saveGame,
    now = () => performance.now(),
  }) {
    this.#store = store;
    this.#Game = Game;
    this.#openings = openings;
    const expire = () => this.#scheduler.continueWith({ isPaused: true });
    this.#timekeeper = new Timekeeper({ store, now, expire });
    const clock = (/** @type {Color} */ color) => this.#timekeeper.left(color);
    this.exercises = new Exercises(store);
    this.#thinking = new Thinking({ engine, loadTeam, store, openings, clock });
    this.#scheduler = new Scheduler({
      store,
      thinking: this.#thinking,
      timekeeper: this.#timekeeper,
      wait,
      save: () => {
        save(store.state);
        store.emit("saved", store.state);
      },
      play: (move) => this.#play(move, false),
      enter: (room) => {
        store.emit("entered", room);
        // After the address is that of the room: it may name an exercise.
        this.exercises.enter(room);
      },
      fail: (error) => this.showError(error),
    });
    this.games = new Games({
      store,
      Game,
      scheduler: this.#scheduler,
      thinking: this.#thinking,
      wantBook: () => this.#wantBook(),
      fail: (error) => this.showError(error),
    });
    this.study = new Study({ store, Game, scheduler: this.#scheduler, thinking: this.#thinking });
  }

  /** Goes on with the game as it stands. @param {boolean} isPaused whether it waits to be told to play on */
  start(isPaused) {
    this.#wantBook();
    this.#scheduler.continueWith({ isPaused, ...endIn(this.#store.state) });
  }

  /**
   * Plays the person's move, or refuses what is not theirs to play.
   * @param {string} square
   */
  place(square) {
    const { state } = this.#store;
    if (!isOpen(state) || !legalSquares(shownGame(state)).includes(square))
      this.#store.update({ refused: { square } });
    else if (isGameShown(state)) this.#play(square, true);
    else this.exercises.place(state.room, square);
  }

  /** Goes to another room. The game goes along; what the engine does ends. @param {Room} room */
  enter(room) {
    this.#enter(room, endIn({ ...this.#store.state, room }));
  }

  /** @param {Room} room @param {{ game?: Game }} there */
  #enter(room, there) {
    const { state } = this.#store;
    if (room === state.room) return;
    this.#scheduler.continueWith({
      room,
      isPaused: state.game.moves.length > 0 || state.paused.game,
      lastReport: null,
      exercise: null,
      notice: standingOffer(state.notice),
      ...there,
    });
  }

  /** Goes to the exercises with some of the person's own, which come before others. @param {readonly OwnPuzzle[]} puzzles */
  practice(puzzles) {
    this.exercises.queue(puzzles);
    if (this.#store.state.room === "train") this.exercises.enter("train");
    else this.enter("train");
  }

  /** Takes moves back to where the person last had a choice. */
  undo() {
    const { state } = this.#store;
    if (state.game.canUndo) this.goTo(plyBack(state.game, seated(state)));
  }

  /** Plays moves again up to where the person next had a choice. */
  redo() {
    const { state } = this.#store;
    if (state.game.canRedo) this.goTo(plyForward(state.game, seated(state)));
  }

  /** Shows the game at a ply, or the nearest one that there is; the engine then waits to be told to play on. @param {number} ply */
  goTo(ply) {
    const { game } = this.#store.state;
    const nearest = Math.max(0, Math.min(game.moves.length, ply));
    if (nearest !== game.ply) this.#scheduler.browse(game.at(nearest));
  }

  /** Shows the place of a move: in analysis along its own line. @param {readonly string[]} path the moves to it from the start */
  goThrough(path) {
    const { game, room } = this.#store.state;
    if (room !== "analyze") this.goTo(path.length);
    else if (!isSame(path, pathOf(game))) this.study.follow(path);
  }

  /** Shows the best move for the person who is to move. */
  hint() {
    if (isOpen(this.#store.state)) this.#scheduler.hint();
  }

  /**
   * Looks into a question of a part of the page while the person is to move, or analyzes; what goes on meanwhile goes on after it.
   * @param {Question} question
   * @param {number | null} budgetMs how long it takes; `null` where nobody waits for it
   */
  ask(question, budgetMs) {
    const { state } = this.#store;
    const isStudied = state.room === "analyze" && (isResting(state.activity) || state.game.isOver);
    if (isOpen(state) || isStudied) this.#scheduler.ask(question, budgetMs);
  }

  /** Compares every move of the game with the best one; a review of this game that is there is shown. */
  review() {
    const { game } = this.#store.state;
    if (game.moves.length === 0) return;
    if (this.#reviewThere) {
      this.enter("analyze");
      this.study.goToReviewed(0);
    } else {
      this.#store.update({ paused: { ...this.#store.state.paused, review: false } });
      this.#scheduler.continueWith({
        room: "analyze",
        isPaused: true,
        game: game.at(0),
        // It would lie over what the review says.
        notice: null,
        review: newReview(game),
      });
    }
  }

  /**
   * Reviews the game that has ended while its result is shown. Whatever is done next ends that; a review that is asked for goes on with
   * what is found by then.
   */
  reviewBehindResult() {
    const { game, paused } = this.#store.state;
    const review = this.#reviewThere ?? newReview(game);
    this.#store.update({ paused: { ...paused, review: false }, review });
    void this.#scheduler.behindResult((signal) => this.#thinking.review(signal));
  }

  /** Plays on from the position on the board, the person for the side to move. */
  playFromHere() {
    const { game, settings } = this.#store.state;
    this.#own();
    this.set({ side: isEngine(settings, game.turn) ? game.turn : settings.side });
    this.#enter("play", {});
  }

  /**
   * Plays several moves on from the position on the board: a branch where others follow, and the game itself where it is played.
   * @param {readonly string[]} moves
   */
  goOn(moves) {
    const next = moves.reduce((game, move) => game.after(move), this.#store.state.game);
    this.#goOnTo(next, { isPersons: true, isPaused: true, isNew: false });
  }

  /** Nobody sees the page, or somebody does again. @param {boolean} isHidden */
  hide(isHidden) {
    if (isHidden) this.saveClocks();
    this.#timekeeper.hide(isHidden);
  }

  /** Saves what is used of the clock that runs: the page may not come back. All else is saved as it comes. */
  saveClocks() {
    const clocks = this.#timekeeper.settled();
    if (clocks) this.#scheduler.saveWith({ clocks });
  }

  /** Gives the game up for the person. It waits, and may still be played on. */
  resign() {
    const { state } = this.#store;
    const color = resigningColor(state);
    if (color) this.#scheduler.continueWith({ isPaused: true, resigned: { color, ply: state.game.ply } });
  }

  /** Goes on with a game that was given up. Of its review nothing is shown any more. */
  playOn() {
    if (resignedColor(this.#store.state))
      this.#scheduler.continueWith({ isPaused: false, resigned: null, review: null });
  }

  /** Puts away the result of a game; it can be shown again. */
  closeResult() {
    this.#showResult(false);
  }

  /** Does what the button beside the message says: move now, pause, play on or show the result. */
  step() {
    const { state } = this.#store;
    const { about, activity, settings } = state;
    if (activity.kind === "over" || isGivenUp(state)) this.#showResult(true);
    // A person who plays on a game of others wants to play, also after having watched two engines.
    else if (about && settings.side === "none" && canPlayOn(state)) this.playFromHere();
    else if (canPlayOn(state)) {
      this.#own();
      this.#scheduler.continueWith({ isPaused: false });
    } else if (settings.side === "none" && !isResting(activity))
      this.#scheduler.continueWith({ isPaused: true });
    else this.#thinking.stop();
  }

  /** @param {Partial<Settings>} change */
  set(change) {
    const { settings: old, activity, game, paused } = this.#store.state;
    const settings = { ...old, ...change };
    this.#store.update({ settings });
    saveSettings(change);
    this.#store.emit("set", settings);
    this.#wantBook();
    if (settings.side !== old.side) this.#scheduler.continueWith({ isPaused: paused.game });
    else if (
      activity.kind === "thinking" &&
      !areAsStrong(strengthOf(settings, game.turn), strengthOf(old, game.turn))
    )
      this.#scheduler.restart();
    if (areScoredAlike(settings, old)) return;
    this.#store.update({ evaluated: "no" });
    this.#scheduler.evaluateAgain();
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
    const { game, room } = this.#store.state;
    const isPlayed = room === "play";
    this.#goOnTo(playedOn(game.after(move), isPlayed), { isPersons, isPaused: !isPlayed, isNew: true });
  }

  /**
   * @param {Game} next the game on the board with what is played on it
   * @param {{ isPersons: boolean, isPaused: boolean, isNew: boolean }} how
   */
  #goOnTo(next, { isPersons, isPaused, isNew }) {
    const { state } = this.#store;
    const isPlayed = state.room === "play";
    if (isPlayed) this.#own();
    const lost = isPersons && isPlayed ? replacedByMove(state) : null;
    const offer = lost && offerToBringBack(lost, matchTexts.replaced(lost.plies), matchTexts.bringThemBack);
    const tree = withLine(state.tree, next.moves);
    this.#scheduler.continueWith({
      // Moves that are played are the game; moves tried in analysis are a branch of it, and the rest of its line stays.
      tree: isPlayed ? promoted(tree, next.moves) : tree,
      game: isPlayed ? next : gameThrough(this.#Game, tree, next.moves),
      isPaused,
      isNew,
      resigned: isPlayed ? null : state.resigned,
      review: isPlayed ? null : state.review,
      notice: isPersons ? offer : standingOffer(state.notice),
    });
  }

  /** The review of the whole game on the board; `null` if there is none. */
  get #reviewThere() {
    const { game, review } = this.#store.state;
    const isThere = review?.total === game.moves.length && isReviewed(review, game.start, game.moves);
    return isThere ? review : null;
  }

  /** @param {boolean} isShown */
  #showResult(isShown) {
    const { state } = this.#store;
    const { resigned } = state;
    if (resigned && isGivenUp(state)) this.#store.update({ resigned: { ...resigned, isPutAway: !isShown } });
    else this.#scheduler.showResult(isShown);
  }

  /** Makes a game that came in one of this page, as it is played on: what came in stays as it was among the past games. */
  #own() {
    if (this.#store.state.about) this.#scheduler.saveWith({ about: null, key: newKey() });
  }

  /** Loads the opening book for an engine that plays from it. */
  #wantBook() {
    if (playsFromBook(this.#store.state.settings)) this.#openings.want();
  }
}

/**
 * A game that has ended or was given up is shown with its end where it was played, wherever one has looked at it.
 * @param {Pick<State, "game" | "resigned" | "room">} state
 */
function endIn({ game, resigned, room }) {
  const last = resigned?.ply ?? game.moves.length;
  if (room !== "play" || last === game.ply || last > game.moves.length) return {};
  const end = game.at(last);
  return resigned || end.isOver ? { game: end } : {};
}

/** In a game that is played a pass is shown for a moment; in analysis it is played at once. @param {Game} game @param {boolean} isPlayed */
function playedOn(game, isPlayed) {
  return game.mustPass && !isPlayed ? game.after("pass") : game;
}
