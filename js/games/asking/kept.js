// A game of a collection as users see it.

import { gameFrom } from "../../game/game.js";
import { SQUARES } from "../../rules/board.js";
import { legalLine } from "../../rules/line.js";
import { NO_RESULT } from "../keeping/columns.js";
import { yearOf } from "../keeping/dates.js";
import { FROM } from "../keeping/orientation.js";

/**
 * @import { Game } from "../../game/game.js"
 * @import { Collection } from "../keeping/collection.js"
 */

/**
 * A game of a collection; `null` for what is not known of it.
 * @typedef {object} KeptGame
 * @property {number} id Its number in the collection, which no other game gets.
 * @property {string | null} black The name of the player of black.
 * @property {string | null} white The name of the player of white.
 * @property {string | null} event The tournament or the place.
 * @property {string | null} date The day as `2026-11-24`, or as much as is known of it; as it was written where that is something else.
 * @property {number | null} year The year of the date.
 * @property {string | null} round The round or the number of the game in the event.
 * @property {number | null} result The final score in discs for black, empty squares to the winner.
 * @property {string} start The position at which it begins, as `Game.start` has it.
 * @property {string} transcript The moves as one text, passes left out: `"f5d6c3"`.
 */

/**
 * A game of a collection with its moves.
 * @typedef {KeptGame & { game: Game }} OpenedGame `game`: it can be played on; its cursor is at the end.
 */

/** @param {Collection} collection @param {number} row @returns {KeptGame} */
export function keptGame({ games, players, events, dates, rounds, starts }, row) {
  const { id, start, symmetry, squares, black, white, event, date, round, result } = games.at(row);
  return {
    id,
    black: players.texts[black],
    white: players.texts[white],
    event: events.texts[event],
    date: dates.texts[date],
    year: yearOf(dates.texts[date]),
    round: rounds.texts[round],
    result: result === NO_RESULT ? null : result,
    start: starts.list[start].text,
    transcript: Array.from(squares, (square) => SQUARES[FROM[symmetry][square]]).join(""),
  };
}

/** A game to play on. @param {Collection} collection @param {number} row @returns {Game} */
export function gameAt(collection, row) {
  const { start, numbers, end } = lineAt(collection, row);
  return gameFrom(start, numbers, end);
}

/** The moves of a game by their numbers, passes included. @param {Collection} collection @param {number} row */
export function lineAt({ games, starts }, row) {
  const { start, symmetry, squares } = games.at(row);
  const { position } = starts.list[start];
  const line = Array.from(squares, (square) => FROM[symmetry][square]);
  return { start: position, ...legalLine(position, line) };
}
