// Why a move is a good one, in the language of the page.

/** @import { CoachPraise, CoachReplies, Game, Line } from "../package/flipside.js" */
import { missedByOthers } from "../../js/verdicts/missed-by-others.js";
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";
import { coachEngine, repliesToBoth } from "./replies.js";

/**
 * What a move of a game is praised for, the most telling first; nothing for one that others find as well.
 * @param {Game} position before the move
 * @param {string} move
 * @returns {Promise<readonly string[]>}
 */
export async function praiseOf(position, move) {
  const engine = await coachEngine();
  const good = await missedByOthers((each, limits) => engine.analyze(each, limits), position, move);
  return good ? told(position, good, () => true) : [];
}

/**
 * What the best move of a position has over another one besides discs.
 * @param {Game} position before the moves
 * @param {Line} best
 * @param {Line} second
 * @returns {Promise<readonly string[]>}
 */
export function comparedPraise(position, best, second) {
  return praisedOver(
    position,
    best,
    second,
    (praised) => isPrevention(praised) || praised.keeps !== undefined,
  );
}

/**
 * What the best move of a position prevents that another one allows. That it alone wins is what puzzles ask for, and needs no telling.
 * @param {Game} position before the moves
 * @param {Line} best
 * @param {Line} second
 * @returns {Promise<readonly string[]>}
 */
export function preventedBy(position, best, second) {
  return praisedOver(position, best, second, isPrevention);
}

/** @param {CoachPraise} praised @returns {praised is Extract<CoachPraise, { kind: "prevents" }>} */
const isPrevention = (praised) => praised.kind === "prevents";

/** @param {Game} position @param {Line} best @param {Line} second @param {(praised: CoachPraise) => boolean} isTold */
async function praisedOver(position, best, second, isTold) {
  const found = await repliesToBoth(position, second, best);
  if (!found) return [];
  return told(position, { best, second, replies: { best: found.best, second: found.played } }, isTold);
}

/**
 * @param {Game} position
 * @param {{ best: Line, second: Line, replies: Record<"best" | "second", CoachReplies["played"]> }} good
 * @param {(praised: CoachPraise) => boolean} isTold
 */
async function told(position, { best, second, replies }, isTold) {
  const [{ praise, sentence }, words] = await Promise.all([loadCoach(), COACH_WORDS[language]?.()]);
  const found = praise(position.toString(), best, second, { replies });
  return found.filter(isTold).map((each) => sentence(each, words?.words));
}
