import { plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

const discs = (/** @type {number} */ count) => plural(count, { one: "# disc", other: "# discs" });

/** What the person's last move did is said to the person. Losses are in discs. */
export const lastMoveTexts = phrasesOf("lastMove", {
  ask: "What did my last move do?",
  takeBack: "Take it back",

  /** @param {string} move */
  only: (move) => `You had no choice: ${move} was your only legal move.`,
  /** @param {string} move */
  best: (move) => `Your ${move} is the best move.`,
  /** @param {string} move @param {string} best another move */
  asGood: (move, best) => `Your ${move} is as good as the best move, ${best}.`,
  /** @param {string} move @param {number} loss */
  loses: (move, loss) => `Your ${move} gives up ${discs(loss)}.`,
  /** Where the loss is not proven. @param {string} move @param {number} loss */
  losesAbout: (move, loss) => `Your ${move} gives up about ${discs(loss)}.`,
  /** A loss of more discs than the board has squares. @param {string} move */
  turns: (move) => `Your ${move} turns a win into a loss.`,
  /** @param {string} move */
  turnsLikely: (move) => `Your ${move} probably turns a win into a loss.`,
  /** @param {string} move */
  better: (move) => `${move} was better.`,
});
