/** @import { Game, GameClass } from "../../package/flipside.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Room, Settings, State } from "../../state/types.js" */
/** @import { Linked } from "../../game/link.js" */
/** @import { Tree } from "../../game/tree.js" */
/** @import { Replaced } from "./offers.js" */
/** @import { Scheduler } from "../scheduler.js" */
/** @import { Thinking } from "../thinking.js" */

import { isTold, resultOf, UNTOLD } from "../../game/about.js";
import { newKey } from "../../game/key.js";
import { lineOfFragment, lineOfLink } from "../../game/link.js";
import { discsPlaced } from "../../game/plies.js";
import { newSeed } from "../../game/seed.js";
import { treeOf } from "../../game/tree.js";
import { isGameShown } from "../../state/rooms.js";
import { brokenLinkText, loadedText, matchTexts } from "../text.js";
import { dealtSide, newGameClocks } from "./beginning.js";
import { offerToBringBack, replacedByGame, standingOffer } from "./offers.js";
import { saveSettings } from "./persistence.js";

/** Which game is on the board: a new one, one that came in, and the one before, which can be brought back. */
export class Games {
  #parts;
  #usualStart;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {GameClass} parts.Game
   * @param {Scheduler} parts.scheduler
   * @param {Thinking} parts.thinking
   * @param {() => void} parts.wantBook the settings may now ask for the opening book
   * @param {(error: unknown) => void} parts.fail
   */
  constructor(parts) {
    this.#parts = parts;
    this.#usualStart = new parts.Game().start;
    parts.store.on("bringBackGame", (replaced) => this.#put(replaced, { said: matchTexts.broughtBack }));
  }

  /**
   * Begins a new game, in the room to play in.
   * @param {object} [options]
   * @param {number} [options.seed] another one each time when left out; with that of an earlier game the engine plays the same again
   * @param {Partial<Settings>} [options.settings] that change with it
   * @param {Game} [options.start]
   */
  newGame({ seed = newSeed(), settings: change = {}, start: game = new this.#parts.Game() } = {}) {
    const settings = { ...this.#parts.store.state.settings, ...change };
    const begun = {
      game,
      tree: treeOf(game),
      about: null,
      key: newKey(),
      seed,
      clocks: newGameClocks(settings),
    };
    const changed = { ...change, side: dealtSide(settings, seed) };
    this.#put({ ...begun, settings: changed }, { said: matchTexts.newGame, isPaused: false, room: "play" });
  }

  /** Begins with the start of a game, in the room where one is. */
  clear() {
    this.open(new this.#parts.Game(), { said: matchTexts.cleared });
  }

  /**
   * Puts the game of a link to this page on the board.
   * @param {string} text
   * @returns {boolean} whether it is such a link
   */
  openLink(text) {
    return this.#openLinked(lineOfLink(this.#parts.Game, text));
  }

  /**
   * Puts the game of the fragment of a link on the board.
   * @param {string} fragment
   * @returns {boolean} whether there is a game in it
   */
  openFragment(fragment) {
    return this.#openLinked(lineOfFragment(this.#parts.Game, fragment));
  }

  /**
   * Puts a game on the board, at the place of its cursor.
   * @param {Game} game
   * @param {object} [options]
   * @param {Tree} [options.tree] of which the game is a line
   * @param {State["about"]} [options.about] what is told of it, if it came in; a position without moves and names is nobody's game
   * @param {string} [options.key] of the game in the list of past games, where it is in it
   * @param {number} [options.seed] with which it began here
   * @param {string} [options.said] what the person is told where another game is replaced
   * @param {string} [options.warning] what the person is told in any case
   * @param {Room} [options.room] where it is shown
   * @param {Partial<Settings>} [options.settings] of it, as the side that the person has
   * @param {boolean} [options.isNothingLost] whether the game on the board can be found again elsewhere; else it can be brought back
   */
  open(
    game,
    {
      tree = treeOf(game),
      about = null,
      key = newKey(),
      seed = newSeed(),
      said = loadedText(discsPlaced(game.moves)),
      warning,
      room,
      settings = {},
      isNothingLost = false,
    } = {},
  ) {
    const isAbout = about && (isTold(about) || game.moves.length > 0);
    // One result everywhere, whatever a file tells.
    const told = isAbout ? { ...about, result: about.result === null ? null : resultOf(game, about) } : null;
    const next = { game, tree, about: told, key, settings, seed, clocks: null };
    this.#put(next, { said, warning, room, isNothingLost });
  }

  /** @param {Linked | null} linked @returns {boolean} whether there is one */
  #openLinked(linked) {
    if (!linked) return false;
    const { game, tree, isBroken } = linked;
    const warning = isBroken ? { warning: brokenLinkText(discsPlaced(game.moves)) } : {};
    this.open(game, { tree, about: UNTOLD, ...warning });
    return true;
  }

  /**
   * @param {Replaced} next
   * @param {object} how
   * @param {string} how.said what the person is told where a game is replaced
   * @param {string} [how.warning] what the person is told in any case
   * @param {boolean} [how.isPaused] whether it waits to be told to play on; a game with moves, or one that came in, does when left out
   * @param {Room} [how.room] where it is shown
   * @param {boolean} [how.isNothingLost]
   */
  #put(
    { settings, ...next },
    {
      said,
      warning,
      room,
      isPaused = next.game.moves.length > 0 || next.about !== null,
      isNothingLost = false,
    },
  ) {
    const { store, scheduler, thinking, wantBook, fail } = this.#parts;
    const { state } = store;
    const old = isNothingLost ? null : replacedByGame(state, this.#usualStart);
    store.update({ settings: { ...state.settings, ...settings } });
    saveSettings(settings);
    wantBook();
    thinking.newGame().catch(fail);
    scheduler.continueWith({
      ...next,
      resigned: null,
      room: room ?? (isGameShown(state) ? state.room : "analyze"),
      exercise: null,
      isPaused,
      lastReport: null,
      review: null,
      notice: old
        ? offerToBringBack(old, warning ?? said, matchTexts.bringBack)
        : warning
          ? { kind: "info", text: warning }
          : standingOffer(state.notice),
    });
  }
}
