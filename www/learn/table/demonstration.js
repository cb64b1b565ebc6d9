/** @import { Engine, Game, GameClass } from "../../package/flipside.js" */
import { loadOpenEngine } from "../../package/parts.js";

/** How long the engine thinks about a move. */
const MOVE_MS = 1500;
/** How many moves at the beginning are chosen by lot: no game is like another. */
const DEALT = 6;
/** How long the end of a game is left to be seen. */
const END_MS = 2500;

/** A game of a small engine against itself, in the page, so that its table can be looked at. */
export class Demonstration {
  #Game;
  #tableBits;
  #played;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {{ stop: () => void } | null} */
  #search = null;
  #isRunning = false;
  #isClosed = false;
  /** @type {Promise<void> | null} the game under way, also while it comes to a stop */
  #playing = null;
  #game;

  /**
   * @param {object} parts
   * @param {GameClass} parts.Game
   * @param {number} parts.tableBits
   * @param {(game: Game) => void} parts.played what to do with each position of the game
   */
  constructor({ Game, tableBits, played }) {
    this.#Game = Game;
    this.#tableBits = tableBits;
    this.#played = played;
    this.#game = new Game();
  }

  get game() {
    return this.#game;
  }

  /** The table as it is now; null until the engine is there. */
  get table() {
    return this.#engine?.tableView() ?? null;
  }

  /** Begins, or goes on. Rejects where the engine cannot be loaded. @returns {Promise<void>} ends when the game is paused */
  start() {
    this.#isRunning = true;
    this.#playing ??= this.#play().finally(() => {
      this.#playing = null;
      if (this.#isRunning && !this.#isClosed) return this.start();
    });
    return this.#playing;
  }

  pause() {
    this.#isRunning = false;
    this.#search?.stop();
  }

  /** Ends it for good. */
  async close() {
    this.#isClosed = true;
    this.pause();
    await this.#playing?.catch(() => {});
    await this.#engine?.dispose();
    this.#engine = null;
  }

  async #play() {
    this.#engine ??= await loadOpenEngine(this.#tableBits);
    const engine = this.#engine;
    while (this.#isRunning) await this.#move(engine);
  }

  /** @param {Engine} engine */
  async #move(engine) {
    const game = this.#game;
    if (game.isOver) {
      await new Promise((resolve) => setTimeout(resolve, END_MS));
      if (!this.#isRunning) return;
      await engine.newGame();
      this.#show(new this.#Game());
      return;
    }
    const legal = game.legalMoves();
    if (game.mustPass || game.ply < DEALT) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const move = legal[Math.floor(Math.random() * legal.length)];
      if (this.#isRunning && move) this.#show(game.after(move));
      return;
    }
    this.#search = engine.search(game, { budgetMs: MOVE_MS });
    const { move } = await /** @type {ReturnType<Engine["search"]>} */ (this.#search);
    // A search that was paused is made again.
    if (this.#isRunning) this.#show(game.after(move));
  }

  /** @param {Game} game */
  #show(game) {
    this.#game = game;
    this.#played(game);
  }
}
