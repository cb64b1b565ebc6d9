// What follows a game with a friend that is over: another one, or a look at it with the engine.

/** @import { Match } from "../match/match.js" */
/** @import { Table } from "./table.js" */

import { UNTOLD } from "../game/about.js";
import { newSeed } from "../game/seed.js";
import { dealtOpening } from "../openings/even.js";

/** Begins the game that was just played with exchanged colors. @param {Table} table */
export function playAgain(table) {
  const { game, color } = table;
  if (!game || !color) return;
  const other = color === "black" ? "white" : "black";
  const [own, friend] = [game.names[color], game.names[other]];
  const opening = game.isDealt ? movesOf(dealtOpening(newSeed())) : [];
  table.begin({ color: other, own, friend, corners: game.corners, opening });
}

/**
 * Opens the game that is over where the engine may say what it thinks. The game that was there can be brought back.
 * @param {Pick<Match, "games" | "review">} match
 * @param {Table} table
 */
export function reviewGame(match, table) {
  const { game, board } = table;
  if (!game || !board) return;
  const result = game.tail === "agreed" ? 0 : board.result;
  const { black, white } = game.names;
  // The name by which tournaments call games whose first moves are dealt.
  const event = game.isDealt ? "XOT" : null;
  const about = { ...UNTOLD, black: black || null, white: white || null, event, result };
  match.games.open(board.at(0), { about, key: `friend-${game.id}`, room: "analyze" });
  match.review();
}

/** The moves of a text. @param {string} text */
const movesOf = (text) => text.match(/../g) ?? [];
