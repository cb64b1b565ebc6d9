/** @import { Engine, Package } from "../package.js" */
/** @import { Store } from "../state/store.js" */
/** @import { SavedGame } from "../state/record.js" */
/** @import { Settings } from "../state/types.js" */

import { remember } from "../state/memory.js";
import { GameRecord } from "../state/record.js";
import { isEngine } from "../state/settings.js";
import { isOpen } from "../state/turn.js";
import { notices, reason } from "../text/notices.js";
import { beat, sleep } from "./rhythm.js";
import { createThinking } from "./thinking.js";
import { plyBack, plyForward } from "./walk.js";

/**
 * The course of a game: who acts next, and everything a person can ask for. Each change of position
 * ends whatever the engine was doing for the last one.
 * @param {{ store: Store, Game: Package["Game"], engine: Engine, record: GameRecord }} parts
 */
export function createMatch({ store, Game, engine, record }) {
  const thinking = createThinking(engine, store);
  let activity = new AbortController();

  /** @param {(signal: AbortSignal) => Promise<void>} act what happens now, instead of what was happening */
  function begin(act) {
    activity.abort();
    activity = new AbortController();
    const { signal } = activity;
    store.update({ thinking: null });
    act(signal).catch((error) => {
      if (signal.aborted) return;
      store.update({ thinking: null, paused: true });
      complain(error);
    });
  }

  /** Shows the present position and lets the game go on from it. */
  function settle() {
    store.update({ game: record.snapshot(), values: {}, hint: null, preview: null });
    remember({ game: record.save() });
    begin(proceed);
  }

  /** @param {AbortSignal} signal */
  async function proceed(signal) {
    const { game, settings, paused } = store.state;
    if (game.isOver) return;
    if (!paused && game.mustPass) {
      await sleep(beat("pass"), signal);
      play("pass");
    } else if (!paused && isEngine(settings, game.turn)) {
      const [move] = await Promise.all([thinking.move(record.game, signal), sleep(beat("reply"), signal)]);
      if (move !== null) play(move);
    } else if (settings.values && !game.mustPass) {
      await thinking.values(record.game, signal);
    }
  }

  /** @param {string} move */
  function play(move) {
    record.play(move);
    store.update({ paused: false, finished: record.game.isOver, notice: null });
    settle();
  }

  /** @param {unknown} error */
  function complain(error) {
    store.update({ notice: { kind: "error", text: reason(error) } });
  }

  /**
   * Puts another game on the board and offers to bring back the one that was there.
   * @param {GameRecord} next
   * @param {string} said
   */
  function replace(next, said) {
    const old = record;
    record = next;
    const offer = { label: notices.bringBack, run: () => replace(old, notices.broughtBack) };
    const worthIt = old.save().moves.length > 0;
    store.update({
      paused: record.save().moves.length > 0,
      finished: false,
      report: null,
      notice: worthIt ? { kind: "info", text: said, offer } : null,
    });
    thinking.forget().catch(complain);
    settle();
  }

  /** @param {number} ply */
  function goTo(ply) {
    record.goTo(ply);
    const { game } = store.state;
    store.update({ paused: ply < game.plies.length, finished: false, report: null, notice: null });
    settle();
  }

  return {
    /** Takes up the game where the record stands. */
    start() {
      const { moves, ply } = record.save();
      store.update({ phase: "ready", paused: ply < moves.length });
      settle();
    },

    /**
     * Plays the person's move; anything that is not theirs to play is refused with false.
     * @param {string} move
     */
    place(move) {
      const { state } = store;
      if (!isOpen(state) || !state.game.legalMoves.includes(move)) return false;
      play(move);
      return true;
    },

    undo() {
      const { game, settings } = store.state;
      if (game.ply > 0) goTo(plyBack(game, settings));
    },

    redo() {
      const { game, settings } = store.state;
      if (game.ply < game.plies.length) goTo(plyForward(game, settings));
    },

    goTo,

    /** Shows the engine's choice for the side to move. */
    hint() {
      if (!isOpen(store.state)) return;
      begin(async (signal) => {
        store.update({ hint: null });
        store.update({ hint: await thinking.hint(record.game, signal) });
      });
    },

    newGame() {
      replace(new GameRecord(Game), notices.newGame);
    },

    /**
     * Puts a game from text on the board. Throws the package's error when the text is none.
     * @param {string} source
     */
    load(source) {
      const next = GameRecord.parse(Game, source);
      replace(next, notices.loaded(next.save().moves.length));
    },

    /** What the button beside the message does: hurry, hold or go on. */
    step() {
      const { thinking: running, settings, paused } = store.state;
      if (running?.purpose === "move" && settings.side !== "none") return thinking.hurry();
      store.update({ paused: !paused });
      settle();
    },

    /** @param {Partial<Settings>} change */
    set(change) {
      const { game, settings: old, thinking: running } = store.state;
      const settings = { ...old, ...change };
      store.update({ settings });
      remember({ settings });
      if (settings.side !== old.side) {
        store.update({ paused: game.ply < game.plies.length });
        settle();
      } else if (settings.values !== old.values && running?.purpose !== "move") settle();
    },

    /** @param {string | null} move the legal move pointed at */
    preview(move) {
      const { game, settings, preview } = store.state;
      const wanted = settings.previews && move !== null && game.legalMoves.includes(move) ? move : null;
      if (wanted === (preview?.move ?? null)) return;
      store.update({ preview: wanted === null ? null : { move: wanted, flips: record.flips(wanted) } });
    },

    /** The moves so far as text. */
    get transcript() {
      return record.transcript;
    },

    complain,
  };
}

/** @typedef {ReturnType<typeof createMatch>} Match */

/**
 * The game of the last visit, or a new one when there is none or it cannot be read.
 * @param {Package["Game"]} Game
 * @param {unknown} saved
 */
export function recallGame(Game, saved) {
  try {
    return GameRecord.restore(Game, /** @type {SavedGame} */ (saved));
  } catch {
    return new GameRecord(Game);
  }
}
