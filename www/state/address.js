// What the query of the address of the page names.

import { isAsked } from "./asked.js";

/** The rooms around the board, in the order of the menu, which names no room for a game with a friend. */
export const ROOMS = Object.freeze(/** @type {const} */ (["play", "analyze", "train", "learn", "friend"]));

/** @typedef {(typeof ROOMS)[number]} Room */

/** What else leads to the room to train in: what it was called, and its other parts. */
const TRAINING = Object.freeze(["puzzles", "openings", "you"]);

/**
 * The room that an address names: `?analyze`, for example.
 * @param {string} search of the address, with its question mark
 * @returns {Room}
 */
export function roomOf(search) {
  const query = new URLSearchParams(search);
  if (TRAINING.some((name) => isAsked(query, name))) return "train";
  return ROOMS.find((room) => isAsked(query, room)) ?? "play";
}

/** The room as the menu has it. @param {Room} room */
export const inMenu = (room) => (room === "friend" ? "play" : room);

/**
 * The query of an address in a room; empty for the room to play in.
 * @param {Room} room
 * @param {string} search of the present address
 */
export function queryOf(room, search) {
  const query = new URLSearchParams(search);
  for (const each of [...ROOMS, ...TRAINING]) query.delete(each);
  const kept = query.toString();
  const named = room === "play" ? "" : room;
  return [named, kept].some(Boolean) ? `?${[named, kept].filter(Boolean).join("&")}` : "";
}

/**
 * The query of an address with the language that it names, if it names one, changed.
 * @param {string} language `"auto"` for that of the browser, which no address names
 * @param {string} search
 */
export function queryIn(language, search) {
  if (language === "auto") return queryWithout(["lang"], search);
  return search.replace(/(?<=[?&]lang=)[^&]*/, language);
}

/** A link to the page for other people, who have languages of their own. @param {string} href */
export function linkInAnyLanguage(href) {
  const url = new URL(href);
  url.search = queryWithout(["lang"], url.search);
  return url.href;
}

/** The query of an address without some of its parameters. @param {readonly string[]} names @param {string} search */
export function queryWithout(names, search) {
  const parameters = search.slice(1).split("&");
  const rest = parameters.filter((each) => !names.includes(String(each.split("=")[0]))).join("&");
  return rest === "" ? "" : `?${rest}`;
}
