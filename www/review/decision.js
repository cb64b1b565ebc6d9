/** @import { CoachDecided, ReviewedMove } from "../package/flipside.js" */
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";
import { withSureness } from "./text.js";

/** The move that decided a game, and what is said of it. @typedef {CoachDecided & { sentence: string }} Decision */

/**
 * What decided a game that is reviewed.
 * @param {readonly ReviewedMove[]} moves
 * @returns {Promise<Decision | null>} `null` where nothing decided it, or the coach is missing
 */
export async function decisionOf(moves) {
  try {
    const [{ decided, sentence }, words] = await Promise.all([loadCoach(), COACH_WORDS[language]?.()]);
    const found = decided(moves);
    return found && { ...found, sentence: withSureness(sentence(found, words?.words), found, moves) };
  } catch {
    return null;
  }
}
