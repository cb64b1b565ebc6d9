/** @import { Line, ReviewedMove } from "../../package/flipside.js" */
/** @import { Color } from "../../state/types.js" */
import { opponentOf } from "../../game/plies.js";
import { moveName } from "../../game/text.js";
import { inOneText } from "../../words/language.js";
import { lossSentence, reviewPhrases, SQUARES } from "../text.js";
import { LEAST_LOSS } from "../verdicts.js";
import { fateOf, isBehind } from "./fates.js";

// What is said of a move that a person tried: beside the best one, and beside a mistake in its place.

/**
 * What is said of a move that was tried.
 * @param {Color} turn
 * @param {string} tried
 * @param {Pick<Line, "move" | "score" | "exact">} best
 * @param {Pick<Line, "score" | "exact"> | undefined} line of the move, if it was looked at
 */
export function triedSentence(turn, tried, best, line) {
  if (tried === best.move) return reviewPhrases.found(tried);
  if (!line) return reviewPhrases.trying(tried);
  const loss = best.score - line.score;
  if (loss <= 0) return reviewPhrases.asGood(turn, tried, best.move);
  if (loss < LEAST_LOSS) return reviewPhrases.good(turn, tried, loss);
  const isSure = line.exact && best.exact;
  const said = lossSentence(turn, tried, loss, isSure);
  const fate = fateOf(best, line);
  // A loss that is larger than the board is told as a win that became a loss.
  if (loss > SQUARES || !fate || fate === "lost") return said;
  return inOneText([said, fate === "even" ? reviewPhrases.draws : reviewPhrases.throws(isSure)]);
}

/**
 * What is said of a move that was tried instead of a mistake: whether it is better is told, though it is not the best.
 * @param {Pick<ReviewedMove, "turn" | "move" | "loss">} mistake
 * @param {string} tried
 * @param {Pick<Line, "move" | "score" | "exact">} best
 * @param {Pick<Line, "score" | "exact"> | undefined} line of the move, if it was looked at
 */
export function insteadSentence({ turn, move, loss }, tried, best, line) {
  const fate = fateOf(best, line ?? best);
  if (line && isBetterThan(loss, tried, best, line)) {
    const names = /** @type {const} */ ([tried, moveName(move)]);
    if (fate === "even") return reviewPhrases.betterDraws(...names);
    if (fate)
      return reviewPhrases.betterLoses(...names, opponentOf(turn), -line.score, line.exact, isBehind(best));
    return reviewPhrases.betterStill(...names);
  }
  const said = triedSentence(turn, tried, best, line);
  const { score, exact } = line ?? best;
  const isPraised = tried === best.move || (line && best.score - score < LEAST_LOSS);
  if (isPraised && fate)
    return inOneText([said, reviewPhrases.stillLoses(opponentOf(turn), -score, exact, isBehind(best))]);
  if (!line || tried === move || tried === best.move) return said;
  const more = best.score - line.score - loss;
  if (more < 0) return said;
  return inOneText([said, reviewPhrases[more > 0 ? "worse" : "noBetter"](moveName(move))]);
}

/**
 * Whether a move that was tried is better than a mistake, though another one is better still.
 * @param {number} loss of the mistake
 * @param {string} tried
 * @param {Pick<Line, "move" | "score">} best
 * @param {Pick<Line, "score"> | undefined} line of the move
 */
export function isBetterThan(loss, tried, best, line) {
  const lost = line && tried !== best.move ? best.score - line.score : 0;
  return lost >= LEAST_LOSS && lost < loss;
}
