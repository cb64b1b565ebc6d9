// What the package finds wrong with a source of games, as a person would say it.

/** @import { ImportedGame, Problem } from "../package/flipside.js" */

import { scoreText } from "../players/loaded.js";
import { explained, files } from "./text.js";

/** Whether all that is wrong with a game is its result. @param {Pick<Problem, "code">} problem */
export const isOnResult = ({ code }) => code === "other-result";

/** Whether all moves of a game are there. @param {ImportedGame} game */
export const isWhole = ({ problem }) => problem === null || isOnResult(problem);

/** What is wrong, in a sentence; the game is not named. @param {Problem} problem */
export function problemText({ file, ...problem }) {
  const said = sentenceOf(problem);
  return file ? files.problemOf(file, said) : said;
}

/** What is wrong in a file. @param {string} name of the file @param {Problem} problem */
export const problemIn = (name, problem) => files.problemOf(name, problemText(problem));

/** @param {import("../package/flipside.js").Finding} finding */
function sentenceOf({ code, values }) {
  if (code === "unreadable") return explained(values.error, values.reason);
  const told = code === "other-result" ? { played: scoreText(values.expected) } : values;
  const phrase = /** @type {string | ((values: object) => string)} */ (files.problems[code]);
  return typeof phrase === "string" ? phrase : phrase(told);
}
