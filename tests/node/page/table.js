/** @import { Found, Move } from "flipside" */
/** @import { GameReview, Settings, State } from "../../../www/state/types.js" */
import { Game } from "flipside/game";
import { initialState } from "../../../www/match/games/initial.js";
import { Match } from "../../../www/match/match.js";
import { OpeningBook } from "../../../www/openings/opening-book.js";
import { newReview } from "../../../www/review/state.js";
import { parseSettings } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";

/**
 * A search that was asked of the engine.
 * @typedef {object} Asked
 * @property {"search" | "analyze" | "solve" | "review"} call
 * @property {Game} game
 * @property {any} options
 * @property {(answer: unknown) => void} answer
 * @property {(error: unknown) => void} fail
 * @property {boolean} isOpen neither answered nor aborted
 */

/** An engine that answers when a test makes it answer. */
class Engine {
  /** @type {Asked[]} */
  asked = [];

  search = (/** @type {Game} */ game, /** @type {any} */ options) => this.#ask("search", game, options);
  analyze = (/** @type {Game} */ game, /** @type {any} */ options) => this.#ask("analyze", game, options);
  solve = (/** @type {Game} */ game, /** @type {any} */ options) => this.#ask("solve", game, options);
  review = (/** @type {Game} */ game, /** @type {any} */ options) => this.#ask("review", game, options);
  newGame = async () => {};

  /** What it works on; `undefined` while it is idle. */
  get running() {
    return this.asked.find(({ isOpen }) => isOpen);
  }

  /**
   * @param {Asked["call"]} call
   * @param {Game} game
   * @param {any} options
   * @returns {any}
   */
  #ask(call, game, options) {
    const { promise, resolve, reject } = withResolvers();
    const end = (/** @type {(value: any) => void} */ settle) => (/** @type {unknown} */ value) => {
      asked.isOpen = false;
      settle(value);
    };
    /** @type {Asked} */
    const asked = { call, game, options, answer: end(resolve), fail: end(reject), isOpen: true };
    this.asked.push(asked);
    options.signal.addEventListener("abort", () => asked.fail(options.signal.reason));
    promise.catch(() => {});
    async function* reports() {
      yield await promise;
    }
    return Object.assign(promise, {
      stop: () => asked.isOpen && asked.answer(reportOf(game)),
      [Symbol.asyncIterator]: reports,
    });
  }
}

function withResolvers() {
  /** @type {{ resolve: (value: any) => void, reject: (error: any) => void }} */
  let settle = { resolve: () => {}, reject: () => {} };
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/**
 * A game on a page without a browser.
 * @param {Partial<Settings>} [settings]
 * @param {{ loadBook?: () => Promise<any>, now?: () => number }} [options]
 */
export function openMatch(settings = {}, options = {}) {
  const engine = new Engine();
  return tableOf(engine, engine, { ...settingsState(settings), engine: "ready" }, options);
}

/** A match while the engine loads, which a test ends. */
export function openWhileLoading() {
  const { promise, ...settle } = withResolvers();
  const engine = new Engine();
  promise.catch(() => {});
  return { engine, settle, table: tableOf(engine, promise, settingsState({})) };
}

/** @param {Partial<Settings>} settings */
const settingsState = (settings) => initialState(parseSettings(settings), new Game());

/**
 * @param {Engine} engine
 * @param {any} given to the match
 * @param {State} state
 * @param {Parameters<typeof openMatch>[1]} [options]
 */
function tableOf(engine, given, state, { loadBook = noBook, now } = {}) {
  const store = createStore(state, () => {});
  const match = new Match({
    store,
    Game,
    engine: given,
    openings: new OpeningBook(loadBook),
    wait: async () => {},
    ...(now && { now }),
  });
  match.start(false);
  return {
    match,
    engine,
    store,
    get state() {
      return store.state;
    },
    /** The activity. */
    get kind() {
      return store.state.activity.kind;
    },
    /** @param {Move} [move] the engine's, its first legal one when left out */
    async engineMoves(move) {
      const { running } = engine;
      running?.answer(reportOf(running.game, move));
      await settled();
    },
    /** Puts a game from text on the board, as the dialog does. @param {string} text */
    open: (text) => match.games.open(Game.parse(text)),
    /** Presses the button of the notice. */
    takeOffer() {
      const { offer } = store.state.notice ?? {};
      if (offer) store.emit(offer.action, offer.data);
    },
  };
}

/** @returns {Promise<any>} */
const noBook = () => Promise.reject(new Error("no book"));

/** What was answered has been worked off. */
export async function settled() {
  // A match loads what reviews a game and what writes down a search when it needs them, which takes more than a turn of the event loop.
  await Promise.all([import("../../../www/match/reviewing.js"), import("../../../www/evaluation/found.js")]);
  await new Promise((resolve) => setImmediate(resolve));
}

/**
 * What an engine says of a position.
 * @param {Game} game
 * @param {Move} [move]
 * @returns {Found}
 */
export function reportOf(game, move = game.legalMoves()[0]) {
  const line = { move, score: 2, exact: false, depth: 4, selectivity: 73, pv: [move] };
  const report = { turn: game.turn, lines: [line], nodes: 100, elapsedMs: 5 };
  return { ...report, source: "search", stopped: "depth", ...line };
}

/**
 * What an engine says of the last moves of a game, the end of which is solved.
 * @param {Game} game
 * @param {number} [count] all when left out
 * @returns {GameReview}
 */
export function reviewOf(game, count = game.moves.length) {
  const plies = game.moves.map((_, ply) => ply).slice(game.moves.length - count);
  const moves = plies.map((ply) => {
    const { turn, empties } = game.at(ply);
    // Each move loses a disc, and is worth what the next position is.
    const value = ply % 2 === 0 ? 2 : -1;
    const best = { ...reportOf(game.at(ply)).lines[0], score: value, exact: empties <= 22 };
    const move = game.moves[ply];
    const line = { ...best, move, score: value - 1, depth: best.depth + 1, pv: [move] };
    return { ply, turn, move, score: value - 1, line, best, loss: 1, forced: false };
  });
  return { ...newReview(game), moves, done: count };
}

/** A game between two who take the first move there is, up to a ply or to the end. @param {number} [plies] */
export function firstMoves(plies = Number.POSITIVE_INFINITY) {
  const game = new Game();
  while (!game.isOver && game.ply < plies) game.play(game.legalMoves()[0]);
  return game;
}
