// What experiments tell of a move, the most telling first.

import { accessIn } from "./access.js";
import { choicesIn } from "./choices.js";
import { exchangesIn, gainsIn } from "./exchange.js";
import { bestReplyIn, refutationIn } from "./refutation.js";
import { Trial } from "./trial.js";
import { waitingIn } from "./waiting.js";

/**
 * @import { Position } from "../../rules/position.js"
 * @import { CoachLine } from "../arguments.js"
 * @import { Reason } from "../reasons.js"
 * @import { CheckedReplies } from "./trial.js"
 */

/**
 * Which reply punishes the move and why it can; if that is not the whole story, what differs an exchange later; what the reply gains; and
 * that the move could have waited. None if the replies do not show that the move loses.
 * @param {Position} position before the moves
 * @param {readonly CoachLine[]} lines that of the move played and that of the best one
 * @param {CheckedReplies | null} replies
 * @param {boolean} isBorneOut whether the lines tell mistakes from better moves: one's choice of moves alone does not
 * @returns {Reason[]}
 */
export function experimentsIn(position, [played, best], replies, isBorneOut) {
  if (!replies || !isShown(replies)) return [];
  const trial = new Trial(position, played, best, replies);
  const refutation = refutationIn(trial);
  const reply = refutation ? undefined : bestReplyIn(trial);
  const main = refutation ?? reply;
  const gains = gainsIn(trial).slice(0, 1);
  // Neither the answer that a reply takes away nor the corner that the opponent goes on to is told twice.
  const twice = [
    reply?.how === "answered" && "answer-lost",
    gains[0]?.kind === "corner-next" && "next-reply",
  ];
  const deeper = refutation
    ? []
    : exchangesIn(trial)
        .filter(({ kind }) => !twice.includes(kind))
        .slice(0, main ? 1 : 2);
  // What the reply gains at once says more than one's choice of moves.
  const choices = isBorneOut && gains.length === 0 ? choicesIn(trial) : undefined;
  // Few moves that are left say more than what can be seen at once, and that more than how many there are.
  const [few, many] = /^(unsafe|left)$/.test(choices?.how ?? "") ? [choices] : [undefined, choices];
  const others = [...gains, few, isBorneOut ? accessIn(trial) : undefined, many, ...deeper];
  // Where other replies are as good, the square that was left is worth little.
  const told = reply?.how === "key" ? [...others, reply] : [main, ...others];
  return [...told, waitingIn(trial)].flatMap((reason) => reason ?? []);
}

/** Whether the best reply to the move brings the opponent more than the best one to the better move. @param {CheckedReplies} replies */
function isShown({ played, best }) {
  return played.length > 0 && best.length > 0 && played[0].score > best[0].score;
}
