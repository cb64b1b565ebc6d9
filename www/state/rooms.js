/** @import { Game, Tags } from "../package/flipside.js" */
/** @import { Color, Room, Settings, State } from "./types.js" */
import { isAsked } from "./address.js";
import { isEngine } from "./settings.js";

/** The rooms around the board, in the order of the menu. */
export const ROOMS = Object.freeze(/** @type {const} */ (["play", "analyze", "puzzles", "learn"]));

/**
 * The room that an address names: `?analyze`, for example.
 * @param {string} search of the address, with its question mark
 * @returns {Room}
 */
export function roomOf(search) {
  const query = new URLSearchParams(search);
  return ROOMS.find((room) => isAsked(query, room)) ?? "play";
}

/**
 * The query of an address in a room; empty for the room to play in.
 * @param {Room} room
 * @param {string} search of the present address
 */
export function queryOf(room, search) {
  const query = new URLSearchParams(search);
  for (const each of ROOMS) query.delete(each);
  const kept = query.toString();
  const named = room === "play" ? "" : room;
  return [named, kept].some(Boolean) ? `?${[named, kept].filter(Boolean).join("&")}` : "";
}

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

/** Who sits at the board: as the settings say it, or the players of a game that came in. @typedef {Settings & { loaded?: Readonly<Tags> | null }} Seats */

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

/** Whether a person sees what the engine thinks: while people play only if they ask for it. @param {Pick<State, "about" | "room" | "settings">} state */
export function isEngineShown(state) {
  const { room, settings } = state;
  return room === "analyze" || (room === "play" && (!settings.hideEngine || seated(state).side === "none"));
}

/** Whether the engine plays a color in this room. @param {Pick<State, "about" | "room" | "settings">} state @param {Color} color */
export function isEngines(state, color) {
  return isEngine(seated(state), color);
}
