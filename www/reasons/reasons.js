// Why a move was a mistake, in the language of the page. The coach comes when it is first asked.

/** @import { CoachKnown, CoachOptions, CoachReason, Color, Game, Line } from "../package/flipside.js" */
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";
import { happeningIn, shapeOf } from "./marks.js";
import { repliesToBoth } from "./replies.js";
import { unread } from "./told.js";

/** @typedef {import("./marks.js").Reason} Reason */

/**
 * Why a move is worse than another one, the most telling reason first: who punishes it, and what its line lacks. Empty if nothing tells.
 * @param {Game} position before the move
 * @param {Line} played the move, with what follows it
 * @param {Line} best the better move, with what follows it
 * @param {object} [options]
 * @param {CoachKnown | null} [options.known] what players chose there
 * @param {readonly Reason[]} [options.before] what was told of the mistake before: no abstract reason is told again, and no sentence
 * @param {Color | null} [options.player] who chose the move, where that is not the person who reads
 * @returns {Promise<readonly Reason[]>}
 */
export async function reasonsOf(position, played, best, { known = null, before = [], player = null } = {}) {
  const replies = await repliesToBoth(position, played, best);
  const said = before.map(({ kind }) => kind);
  const found = await told(position, played, best, { known, replies, said }, player);
  return unread(found, before);
}

/**
 * What the line of a move lacks beside that of a better one, the most telling reason first.
 * @param {Game} position before the move
 * @param {Line} played the move, with what follows it
 * @param {Line} best the better move, with what follows it
 * @param {Color | null} [player] who chose the move, where that is not the person who reads
 */
export function comparedReasons(position, played, best, player = null) {
  return told(position, played, best, {}, player);
}

/**
 * @param {Game} position
 * @param {Line} played
 * @param {Line} best
 * @param {CoachOptions} options
 * @param {Color | null} player
 * @returns {Promise<readonly Reason[]>}
 */
async function told(position, played, best, options, player) {
  const [{ explain, sentence, squaresOf }, words] = await Promise.all([
    loadCoach(),
    COACH_WORDS[language]?.(),
  ]);
  const start = position.toString();
  return explain(start, played, best, options).map((reason) => ({
    kind: reason.kind,
    sentence: sentence(reason, words?.words, player ? { player } : {}),
    reply: options.replies?.played.find(({ move }) => move === replyIn(reason))?.pv ?? null,
    counted:
      reason.kind === "choices" ? { played: reason.line, best: reason.otherwise, how: reason.how } : null,
    happening: happeningIn(reason),
    shape: shapeOf(reason),
    squares: { played: squaresOf(reason, start, played), best: squaresOf(reason, start, best) },
  }));
}

/** The opponent's reply that a reason speaks of first. @param {CoachReason} reason @returns {string | null} */
function replyIn(reason) {
  if (reason.kind === "refutation") return reason.replies[0]?.square ?? null;
  if (reason.kind === "best-reply") return reason.square;
  return "reply" in reason ? reason.reply : null;
}
