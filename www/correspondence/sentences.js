// What is said of a game with a friend: who plays, what is expected now, how it ended.

/** @import { Color } from "../state/types.js" */
/** @import { Subject } from "../words/english.js" */
/** @import { Table } from "./table.js" */

import { DEALT } from "../friend/game.js";
import { lastPly, opponentOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { finalDiscs, results } from "../players/ending.js";
import { colorName, players } from "../players/names.js";
import { inOneText } from "../words/language.js";
import { friendTexts as texts } from "./text.js";

/** Who plays a color, on a name plate. @param {Table} table @param {Color} color */
export function nameOf({ game, color: own }, color) {
  return game?.names[color] || (color === own ? players.you : colorName(color));
}

/** The friend's name; empty where none is known. @param {Table} table */
export function friendOf({ game, color }) {
  return (color && game?.names[opponentOf(color)]) ?? "";
}

/** @param {Table} table @param {Color} color @returns {Subject} */
function subjectOf({ game, color: own }, color) {
  if (color === own) return "you";
  const name = game?.names[color];
  return name ? { name } : color;
}

/** Whether the link has to go out: something was done that nobody else knows, or the friend begins. @param {Table} table */
export function isToSend({ game, color, isTurn, isUnsent, isOut }) {
  if (!game || !color || isTurn) return false;
  const isInvitation =
    !isOut && game.seats[opponentOf(color)] === "" && game.moves.length <= (game.isDealt ? DEALT : 0);
  return isUnsent || isInvitation;
}

/** What is expected now, or how the game ended. @param {Table} table */
export function sentenceOf(table) {
  const { game, board, color, isTurn, isOver, isUnsent } = table;
  if (!game || !board) return texts.none;
  if (isOver) return endOf(table);
  if (!color) return texts.watching;
  const friend = friendOf(table);
  if (isTurn) return isUnsent ? texts.again(friend) : texts.yourTurn;
  return isToSend(table) ? texts.send(friend) : texts.waiting(friend);
}

/** @param {Table} table of a game that is over */
function endOf(table) {
  const { game, board } = table;
  if (!game || !board) return "";
  if (game.tail === "agreed") return texts.drawAgreed;
  if (game.tail === "resigned") return results.resigned(subjectOf(table, board.turn));
  const [black, white] = finalDiscs(board);
  const winner = black === white ? null : black > white ? "black" : "white";
  const verdict = winner ? results.wins(subjectOf(table, winner)) : results.draw;
  return results.over(verdict, Math.max(black, white), Math.min(black, white));
}

/** What a screen reader says when something has changed. @param {Table} table */
export function spokenOf(table) {
  const { shown } = table;
  const last = shown && lastPly(shown);
  const said = last ? [texts.played(nameOf(table, last.color), moveName(last.move))] : [];
  return inOneText([...said, sentenceOf(table)]);
}
