// What the package calls a move of a review, as its command does.

export {
  firstSolved,
  isDealt,
  isMistake,
  isProven,
  isUnsure,
  LARGE_LOSS,
  LEAST_LOSS,
  SIZES,
  SOLVED_EMPTIES,
  verdictOf,
} from "../../js/verdicts/verdicts.js";

/** @typedef {import("../../js/verdicts/verdicts.js").Size} Size */
/** @typedef {import("../../js/verdicts/verdicts.js").Verdict} Verdict */
