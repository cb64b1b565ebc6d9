// Why a move is a good one, in the language of the page.

/** @import { CoachPraise, CoachReplies, Color, Game, Line } from "../package/flipside.js" */
import { missedByOthers } from "../../js/verdicts/missed-by-others.js";
import { COACH_WORDS, loadCoach } from "../package/parts.js";
import { language } from "../words/language.js";
import { coachEngine, repliesToBoth } from "./replies.js";

/**
 * A praise in words, and whether it says what the move prevents: what it keeps is no reason.
 * @typedef {{ sentence: string, isReason: boolean }} Told
 */

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
  return good ? sentencesOf(await told(position, good, () => true, player)) : [];
}

/**
 * What the best move of a position has over another one besides discs.
 * @param {Game} position before the moves
 * @param {Line} best
 * @param {Line} second
 * @param {Color | null} [player] who chose the move, where that is not the person who reads
 * @returns {Promise<readonly Told[]>}
 */
export function comparedPraise(position, best, second, player = null) {
  return praisedOver(
    position,
    best,
    second,
    (praised) => isPrevention(praised) || praised.keeps !== undefined,
    player,
  );
}

/**
 * What the best move of a position prevents that another one allows. That it alone wins is what puzzles ask for, and needs no telling.
 * @param {Game} position before the moves
 * @param {Line} best
 * @param {Line} second
 * @returns {Promise<readonly string[]>}
 */
export async function preventedBy(position, best, second) {
  return sentencesOf(await praisedOver(position, best, second, isPrevention, null));
}

/** @param {CoachPraise} praised @returns {praised is Extract<CoachPraise, { kind: "prevents" }>} */
const isPrevention = (praised) => praised.kind === "prevents";

/**
 * @param {Game} position
 * @param {Line} best
 * @param {Line} second
 * @param {(praised: CoachPraise) => boolean} isTold
 * @param {Color | null} player
 */
async function praisedOver(position, best, second, isTold, player) {
  const found = await repliesToBoth(position, second, best);
  if (!found) return [];
  const replies = { best: found.best, second: found.played };
  return told(position, { best, second, replies }, isTold, player);
}

/**
 * @param {Game} position
 * @param {{ best: Line, second: Line, replies: Record<"best" | "second", CoachReplies["played"]> }} good
 * @param {(praised: CoachPraise) => boolean} isTold
 * @param {Color | null} player
 * @returns {Promise<readonly Told[]>}
 */
async function told(position, { best, second, replies }, isTold, player) {
  const [{ praise, sentence }, words] = await Promise.all([loadCoach(), COACH_WORDS[language]?.()]);
  const found = praise(position.toString(), best, second, { replies });
  return found.filter(isTold).map((each) => ({
    sentence: sentence(each, words?.words, player ? { player } : {}),
    isReason: isPrevention(each),
  }));
}

/** @param {readonly Told[]} praises */
function sentencesOf(praises) {
  return praises.map(({ sentence }) => sentence);
}
