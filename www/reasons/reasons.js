// Why a move was a mistake, in the language of the page. The coach comes when it is first asked.

/** @import { CoachKnown, CoachOptions, CoachReason, Game, Line } from "../package/flipside.js" */
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";
import { shapeOf } from "./marks.js";
import { repliesToBoth } from "./replies.js";

/** @typedef {import("./marks.js").Reason} Reason */

/**
 * Why a move is worse than another one, the most telling reason first: who punishes it, and what its line lacks. Empty if nothing tells.
 * @param {Game} position before the move
 * @param {Line} played the move, with what follows it
 * @param {Line} best the better move, with what follows it
 * @param {CoachKnown | null} [known] what players chose there
 * @param {readonly Reason[]} [before] what was told of the mistake before: no abstract reason is told again
 * @returns {Promise<readonly Reason[]>}
 */
export async function reasonsOf(position, played, best, known = null, before = []) {
  const replies = await repliesToBoth(position, played, best);
  return told(position, played, best, { known, replies, said: before.map(({ kind }) => kind) });
}

/**
 * What the line of a move lacks beside that of a better one, the most telling reason first.
 * @param {Game} position before the move
 * @param {Line} played the move, with what follows it
 * @param {Line} best the better move, with what follows it
 */
export function comparedReasons(position, played, best) {
  return told(position, played, best, {});
}

/** @param {Game} position @param {Line} played @param {Line} best @param {CoachOptions} options @returns {Promise<readonly Reason[]>} */
async function told(position, played, best, options) {
  const [{ explain, sentence, squaresOf }, words] = await Promise.all([
    loadCoach(),
    COACH_WORDS[language]?.(),
  ]);
  const start = position.toString();
  return explain(start, played, best, options).map((reason) => ({
    kind: reason.kind,
    sentence: sentence(reason, words?.words),
    reply: replyIn(reason),
    shape: shapeOf(reason),
    squares: { played: squaresOf(reason, start, played), best: squaresOf(reason, start, best) },
  }));
}

/** The opponent's reply that a reason speaks of first. @param {CoachReason} reason @returns {string | null} */
function replyIn(reason) {
  if (reason.kind === "refutation") return reason.replies[0]?.square ?? null;
  return reason.kind === "best-reply" ? reason.square : null;
}
