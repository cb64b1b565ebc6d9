// Why a move was a mistake, in the language of the page. The coach comes when it is first asked.

/** @import { CoachReason, Game, Line } from "../app/flipside.js" */
import { COACH_WORDS, loadCoach } from "../app/flipside.js";
import { language } from "../words/language.js";

/**
 * A reason, as a sentence, and the squares that it speaks of.
 * @typedef {{ sentence: string, squares: readonly string[] }} Reason
 */

/**
 * Why a move is worse than another one, the most telling reason first; nothing where nothing tells.
 * @param {Game} position before the move
 * @param {Line} played the move, with what follows it
 * @param {Line} best the better move, with what follows it
 * @returns {Promise<readonly Reason[]>}
 */
export async function reasonsOf(position, played, best) {
  const [{ explain, sentence }, words] = await Promise.all([loadCoach(), COACH_WORDS[language]?.()]);
  return explain(position.toString(), played, best).map((reason) => ({
    sentence: sentence(reason, words?.words),
    squares: squaresOf(reason),
  }));
}

/** The squares in the fields of a reason. @param {CoachReason} reason @returns {string[]} */
function squaresOf(reason) {
  const fields = Object.entries(reason).filter(([field]) => field !== "kind");
  return fields.flatMap(([, value]) => value).filter((value) => /^[a-h][1-8]$/.test(String(value)));
}
