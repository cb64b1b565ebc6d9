/** @import { Game, Tags } from "../package/flipside.js" */
/** @import { Color, Settings, State } from "./types.js" */
import { isEngine } from "./settings.js";

/** Whether the game itself is on the board, and not a puzzle or a lesson. @param {Pick<State, "room">} state */
export function isGameShown({ room }) {
  return room === "play" || room === "analyze";
}

/** Whether a game is about to be played, and no move of it is. @param {Pick<State, "about" | "game" | "room">} state */
export function isAtRest({ about, game, room }) {
  return room === "play" && about === null && game.moves.length === 0;
}

/** What is on the board: the game, or a puzzle or a lesson. @param {Pick<State, "room" | "game" | "exercise">} state @returns {Game} */
export function shownGame({ room, game, exercise }) {
  return isGameShown({ room }) ? game : (exercise?.game ?? game);
}

/**
 * Who sits at the board: as the settings say it, or the players of a game that came in.
 * @typedef {Settings & { loaded?: Readonly<Tags> | null }} Seats
 */

/**
 * Who sits at the board: whoever the settings say while a game is played, the person alone elsewhere. A game that came in is between its
 * own two players.
 * @param {Pick<State, "about" | "room" | "settings">} state
 * @returns {Seats}
 */
export function seated({ about, room, settings }) {
  if (room === "play" && about === null) return settings;
  return { ...settings, side: "both", loaded: isGameShown({ room }) ? about : null };
}

/**
 * Whether a person sees what the engine thinks: while people play only if they ask for it.
 * @param {Pick<State, "about" | "room" | "settings">} state
 */
export function isEngineShown(state) {
  const { room, settings } = state;
  return room === "analyze" || (room === "play" && (!settings.hideEngine || seated(state).side === "none"));
}

/** Whether the engine plays a color in this room. @param {Pick<State, "about" | "room" | "settings">} state @param {Color} color */
export function isEngines(state, color) {
  return isEngine(seated(state), color);
}
