// What the package calls a move of a review, as its command does.

export { SIZES, firstSolved, isDrawn, isMistake, isProven, isUnsure, verdictOf } from "../../js/verdicts/verdicts.js";

/** @typedef {import("../../js/verdicts/verdicts.js").Size} Size */
/** @typedef {import("../../js/verdicts/verdicts.js").Verdict} Verdict */
