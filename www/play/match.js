/** @import { Engine, Package } from "../package.js" */
/** @import { Store } from "../state/store.js" */
/** @import { SavedGame } from "../state/record.js" */
/** @import { Notice, Settings } from "../state/types.js" */

import { recall, remember } from "../state/memory.js";
import { GameRecord } from "../state/record.js";
import { areAsStrong, isEngine, parseSettings } from "../state/settings.js";
import { isOpen } from "../state/turn.js";
import { notices, reason } from "../text/notices.js";
import { ggf, plain } from "../text/pasted.js";
import { beat, sleep } from "./rhythm.js";
import { Thinking } from "./thinking.js";
import { plyBack, plyForward } from "./walk.js";

/**
 * The course of a game: who acts next, and everything a person can ask for. Each change of position ends
 * whatever the engine was doing for the last one.
 */
export class Match {
  #store;
  #Game;
  #record;
  #thinking;
  #activity = new AbortController();

  /** @param {{ store: Store, Game: Package["Game"], engine: Engine, saved: unknown }} parts `saved`: the last visit's game */
  constructor({ store, Game, engine, saved }) {
    this.#store = store;
    this.#Game = Game;
    const { record, paused } = recallGame(Game, saved);
    this.#record = record;
    this.#thinking = new Thinking(engine, store);
    store.update({ paused });
  }

  /** Takes up the game where it stands. */
  start() {
    this.#store.update({ phase: "ready" });
    this.#settle();
  }

  /**
   * Plays the person's move, or refuses what is not theirs to play.
   * @param {string} square
   */
  place(square) {
    const { state } = this.#store;
    const { legalMoves, plies, ply } = state.game;
    if (!isOpen(state) || !legalMoves.includes(square)) {
      this.#store.update({ refused: { square } });
      return;
    }
    const lost = plies.length - ply;
    const notice =
      lost > UNDONE_AT_ONCE
        ? this.#offer(this.#record.copy(), notices.replaced(lost), notices.bringThemBack)
        : null;
    this.#store.update({ notice });
    this.#play(square);
  }

  undo() {
    const { game, settings } = this.#store.state;
    if (game.ply > 0) this.goTo(plyBack(game, settings));
  }

  redo() {
    const { game, settings } = this.#store.state;
    if (game.ply < game.plies.length) this.goTo(plyForward(game, settings));
  }

  /** @param {number} ply */
  goTo(ply) {
    this.#record.goTo(ply);
    const { game, review } = this.#store.state;
    // The engine's move would end a review, so it waits to be told to play on.
    const paused = ply < game.plies.length || review !== null;
    this.#store.update({ paused, finished: false, report: null, notice: null });
    this.#settle();
  }

  /** Shows the engine's choice for the person who is to move. */
  hint() {
    if (!isOpen(this.#store.state)) return;
    this.#begin(async (signal) => {
      this.#store.update({ hint: null });
      this.#store.update({ hint: await this.#thinking.hint(this.#record.game, signal) });
      await this.#proceed(signal);
    });
  }

  /** Looks at every position of the game, to say which moves were good. */
  review() {
    const { plies } = this.#store.state.game;
    if (plies.length === 0) return;
    this.#store.update({ review: Array.from({ length: plies.length + 1 }, () => null), paused: true });
    this.#settle();
  }

  newGame() {
    this.#replace(new GameRecord(this.#Game), notices.newGame);
  }

  /**
   * Puts a game from text on the board. Throws the package's error when the text is none.
   * @param {string} source
   */
  load(source) {
    const game = ggf(source);
    const next = game
      ? GameRecord.restore(this.#Game, { ...game, ply: game.moves.length })
      : GameRecord.parse(this.#Game, plain(source));
    this.#replace(next, notices.loaded(next.save().moves.length));
  }

  /** What the button beside the message does: hurry, hold or go on. */
  step() {
    const { thinking, settings, paused } = this.#store.state;
    if (thinking?.purpose === "move" && settings.side !== "none") return this.#thinking.hurry();
    this.#store.update({ paused: !paused });
    this.#settle();
  }

  /** @param {Partial<Settings>} change */
  set(change) {
    const { game, settings: old, thinking } = this.#store.state;
    const settings = { ...old, ...change };
    this.#store.update({ settings });
    // What else was changed meanwhile in another tab stays.
    remember({ settings: { ...parseSettings(recall().settings), ...change } });
    if (settings.side !== old.side) {
      this.#store.update({ paused: game.ply < game.plies.length });
      this.#settle();
    } else if (thinking?.purpose === "hint" && settings.values !== old.values) {
      // The hint goes on, and the values come after it.
      this.#store.update({ values: {} });
    } else if (thinking?.purpose === "move" ? !areAsStrong(settings, old) : settings.values !== old.values)
      this.#settle();
  }

  /** @param {string | null} move the legal move pointed at */
  preview(move) {
    const { game, settings, preview } = this.#store.state;
    const wanted = settings.previews && move !== null && game.legalMoves.includes(move) ? move : null;
    if (wanted === (preview?.move ?? null)) return;
    this.#store.update({
      preview: wanted === null ? null : { move: wanted, flips: this.#record.flips(wanted) },
    });
  }

  /** The game as text, to be loaded again. */
  get written() {
    return this.#record.written;
  }

  /** @param {unknown} error shown to the person */
  complain(error) {
    this.#store.update({ notice: { kind: "error", text: reason(error) } });
  }

  /** Shows the present position and lets the game go on from it. */
  #settle() {
    this.#store.update({
      game: this.#record.snapshot(),
      values: {},
      hint: null,
      preview: null,
      refused: null,
    });
    remember({ game: { ...this.#record.save(), paused: this.#store.state.paused } });
    this.#begin((signal) => this.#proceed(signal));
  }

  /** @param {(signal: AbortSignal) => Promise<void>} act what happens now, instead of what was happening */
  #begin(act) {
    this.#activity.abort();
    this.#activity = new AbortController();
    const { signal } = this.#activity;
    this.#store.update({ thinking: null });
    act(signal).catch((error) => {
      if (signal.aborted) return;
      this.#store.update({ thinking: null, paused: true });
      this.complain(error);
    });
  }

  /** @param {AbortSignal} signal */
  async #proceed(signal) {
    const { game, settings, paused, review } = this.#store.state;
    const position = this.#record.game;
    const goesOn = !paused && !game.isOver && (game.mustPass || isEngine(settings, game.turn));
    // The next move would end a review, so there is no use in finishing it first.
    if (!goesOn && review?.includes(null)) await this.#thinking.review(this.#record.copy(), signal);
    if (game.isOver) return;
    if (goesOn && game.mustPass) {
      await sleep(beat("pass"), signal);
      this.#play("pass");
    } else if (goesOn) {
      const [move] = await Promise.all([this.#thinking.move(position, signal), sleep(beat("reply"), signal)]);
      if (move !== null) this.#play(move);
    } else if (settings.values && !game.mustPass) {
      await this.#thinking.values(position, signal);
    }
  }

  /** @param {string} move */
  #play(move) {
    this.#record.play(move);
    const finished = this.#record.game.isOver;
    this.#store.update({ paused: false, finished, review: null, notice: this.#standingOffer });
    this.#settle();
  }

  /**
   * Puts another game on the board and offers to bring back the one that was there.
   * @param {GameRecord} next
   * @param {string} said
   */
  #replace(next, said) {
    const old = this.#record;
    this.#record = next;
    this.#store.update({
      paused: next.save().moves.length > 0,
      finished: false,
      report: null,
      review: null,
      notice: old.isFresh ? this.#standingOffer : this.#offer(old, said, notices.bringBack),
    });
    this.#thinking.forget().catch((error) => this.complain(error));
    this.#settle();
  }

  /**
   * @param {GameRecord} record what can be brought back
   * @param {string} text
   * @param {string} label
   * @returns {Notice}
   */
  #offer(record, text, label) {
    return { kind: "info", text, offer: { label, run: () => this.#replace(record, notices.broughtBack) } };
  }

  /** An offer stands until it is taken or a person goes on without it: the engine's moves do not end it. */
  get #standingOffer() {
    const { notice } = this.#store.state;
    return notice?.offer ? notice : null;
  }
}

/** As many plies as one undo takes back against the engine: they need no second way back. */
const UNDONE_AT_ONCE = 2;

/**
 * The game of the last visit and whether it waited, or a new one when there is none or it cannot be read.
 * @param {Package["Game"]} Game
 * @param {unknown} saved
 */
function recallGame(Game, saved) {
  try {
    const game = /** @type {SavedGame & { paused?: unknown }} */ (saved);
    return { record: GameRecord.restore(Game, game), paused: game.paused === true };
  } catch {
    return { record: new GameRecord(Game), paused: false };
  }
}
