// Why a move is a good one, in the language of the page.

/** @import { CoachPraise, CoachReplies, Color, Game, Line } from "../package/flipside.js" */
import { missedByOthers } from "../../js/verdicts/missed-by-others.js";
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";
import { coachEngine, repliesToBoth } from "./replies.js";

/**
 * What a move of a game is praised for, the most telling first; nothing for one that others find as well.
 * @param {Game} position before the move
 * @param {string} move
 * @param {Color | null} [player] who chose the move, where that is not the person who reads
 * @returns {Promise<readonly string[]>}
 */
export async function praiseOf(position, move, player = null) {
  const engine = await coachEngine();
  const good = await missedByOthers((each, limits) => engine.analyze(each, limits), position, move);
  return good ? told(position, good, () => true, player) : [];
}

/**
 * What the best move of a position prevents that another one allows. That it alone wins is not told: beside a mistake a third move may win
 * as well, and puzzles ask for it.
 * @param {Game} position before the moves
 * @param {Line} best
 * @param {Line} second
 * @param {Color | null} [player] who chose the move, where that is not the person who reads
 * @returns {Promise<readonly string[]>}
 */
export async function preventedBy(position, best, second, player = null) {
  const found = await repliesToBoth(position, second, best);
  if (!found) return [];
  const replies = { best: found.best, second: found.played };
  return told(position, { best, second, replies }, isPrevention, player);
}

/** @param {CoachPraise} praised @returns {praised is Extract<CoachPraise, { kind: "prevents" }>} */
const isPrevention = (praised) => praised.kind === "prevents";

/**
 * @param {Game} position
 * @param {{ best: Line, second: Line, replies: Record<"best" | "second", CoachReplies["played"]> }} good
 * @param {(praised: CoachPraise) => boolean} isTold
 * @param {Color | null} player
 */
async function told(position, { best, second, replies }, isTold, player) {
  const [{ praise, sentence }, words] = await Promise.all([loadCoach(), COACH_WORDS[language]?.()]);
  const found = praise(position.toString(), best, second, { replies });
  return found.filter(isTold).map((each) => sentence(each, words?.words, player ? { player } : {}));
}
