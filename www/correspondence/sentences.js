// What is said of a game with a friend: who plays, what is expected now, how it ended.

/** @import { Color } from "../state/types.js" */
/** @import { Subject } from "../words/english.js" */
/** @import { Listed } from "./kept.js" */
/** @import { Table } from "./table.js" */

import { DEALT, isUnsent } from "../friend/game.js";
import { lastPly, opponentOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { finalDiscs, results } from "../players/ending.js";
import { inOneText } from "../words/language.js";
import { friendOf, nameOf } from "./names.js";
import { friendTexts as texts } from "./text.js";

/** @param {Table} table @param {Color} color @returns {Subject} */
function subjectOf({ game, color: own }, color) {
  if (color === own) return "you";
  const name = game?.names[color];
  return name ? { name } : color;
}

/** Whether there is a link to send: it is not the person's turn, or they have not sent what they did. @param {Table} table */
export function isSendable({ game, color, fork, isTurn, isUnsent, isOver }) {
  return game !== null && color !== null && !fork && (isUnsent || !(isTurn || isOver));
}

/** Whether that link has to go out: something was done that nobody else knows, or the friend begins. @param {Table} table */
export function isToSend(table) {
  const { game, color, isTurn, isUnsent, isOut } = table;
  if (!game || !color || isTurn || !isSendable(table)) return false;
  const isInvitation =
    !isOut && game.seats[opponentOf(color)] === "" && game.moves.length <= (game.isDealt ? DEALT : 0);
  return isUnsent || isInvitation;
}

/** Whether the person can give themselves a name. @param {Table} table */
export function isNameable({ game, color, fork, isOver }) {
  return game !== null && color !== null && !fork && !isOver;
}

/** What is expected now, or how the game ended; nothing without a game, or while it is asked which of two goes on. @param {Table} table */
export function sentenceOf(table) {
  const { game, board, color, fork, isTurn, isOver, isUnsent } = table;
  if (!game || !board || fork) return "";
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
  if (game.tail === "resigned") {
    const [loser, winner] = [board.turn, opponentOf(board.turn)].map((color) => subjectOf(table, color));
    return `${results.resigned(loser)} · ${results.wins(winner)}`;
  }
  const [black, white] = finalDiscs(board);
  const winner = black === white ? null : black > white ? "black" : "white";
  const verdict = winner ? results.wins(subjectOf(table, winner)) : results.draw;
  return results.over(verdict, Math.max(black, white), Math.min(black, white));
}

/**
 * What the person is told besides: before their first move what follows it.
 * @param {Table} table
 */
export function noteOf({ game, color, isTurn, isUnsent }) {
  if (!game || !color || !isTurn || isUnsent) return texts.silent;
  const played = game.moves.length - (game.isDealt ? DEALT : 0);
  if (played === 0 && game.seats[opponentOf(color)] === "") return texts.first;
  return played <= 1 ? texts.invited : texts.silent;
}

/** What a screen reader says when something has changed. @param {Table} table */
export function spokenOf(table) {
  const { shown } = table;
  const last = shown && lastPly(shown);
  const said = last ? [texts.played(nameOf(table, last.color), moveName(last.move))] : [];
  return inOneText([...said, sentenceOf(table)].filter(Boolean));
}

/** A game in the list: who plays it, and what is expected of the person, where they do not watch. @param {Listed} kept */
export function rowText(kept) {
  const names = `${nameOf(kept, "black")} – ${nameOf(kept, "white")}`;
  if (!kept.color) return names;
  if (isUnsent(kept.game, kept.sent)) return texts.row(names, texts.send(friendOf(kept)));
  return texts.row(names, kept.isToMove ? texts.yourTurn : texts.theirTurn);
}
