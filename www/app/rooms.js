/** @import { Game } from "./flipside.js" */
/** @import { Color, Room, Settings, State } from "./types.js" */
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
  return ROOMS.find((room) => query.has(room)) ?? "play";
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

/** What is on the board: the game, or a puzzle or a lesson. @param {Pick<State, "room" | "game" | "exercise">} state @returns {Game} */
export function shownGame({ room, game, exercise }) {
  return isGameShown({ room }) ? game : (exercise?.game ?? game);
}

/**
 * Who sits at the board: whoever the settings say while a game is played, the person alone elsewhere.
 * @param {Pick<State, "room" | "settings">} state
 * @returns {Settings}
 */
export function seated({ room, settings }) {
  return room === "play" ? settings : { ...settings, side: "both" };
}

/** Whether the engine plays a color in this room. @param {Pick<State, "room" | "settings">} state @param {Color} color */
export function isEngines(state, color) {
  return isEngine(seated(state), color);
}
