/** @import { ReviewedMove } from "../package/flipside.js" */
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";

/**
 * What decided a game that is reviewed.
 * @param {readonly ReviewedMove[]} moves
 * @returns {Promise<{ ply: number, sentence: string } | null>} before the move, and what is said of it; `null` where nothing decided it, or
 *   the coach is missing
 */
export async function decisionOf(moves) {
  try {
    const [{ decided, sentence }, words] = await Promise.all([loadCoach(), COACH_WORDS[language]?.()]);
    const found = decided(moves);
    return found && { ply: found.ply, sentence: sentence(found, words?.words) };
  } catch {
    return null;
  }
}
