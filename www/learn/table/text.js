import { percent, whole } from "../../words/english.js";
import { numbers, phrasesOf } from "../../words/language.js";
import { lessonTexts } from "../text.js";

export const pictureTexts = phrasesOf("picture", {
  title: "How the engine thinks",
  about:
    "The same position often arises by different moves. That is why the engine keeps what it has found out about a position in a table, and looks there before it thinks again. Here it plays a game against itself, and you see that table as it is filled.",
  start: "Start",
  pause: "Pause",
  size: "Places",
  color: "Color",
  colors: { depth: "Depth", age: "Age" },
  tiers: { deepest: "Worth keeping", newest: "Newest" },
  legend: { depth: ["shallow", "deep"], age: ["this move", "long ago"] },
  charts: { fill: "Filled", found: "Recognized", replaced: "Replaced" },
  chartUnits: { fill: "of all places", found: "a second", replaced: "a second" },
  points: [
    "Each little square is a place for one position. A position has one place on the left and one on the right, at the same spot of both.",
    "On the left stay the results that took the most work. On the right goes whatever comes last, so nothing new is ever lost at once.",
    "By depth: pale places were searched many moves deep. They are few, and each of them saves the most.",
    "By age: with every move of the game all that is known grows older. What is old makes way first.",
    "“Recognized” counts the positions that the engine met again and found in the table. Without it, the engine would have searched them all anew.",
  ],
  failed: "The engine could not be started for this picture. Reload the page to try again.",

  /**
   * The picture in a sentence, for those who do not see it.
   * @param {number} move of the game
   * @param {number} fill share of the places
   * @param {number} found in a second
   * @param {number} replaced in a second
   */
  sentence: (move, fill, found, replaced) =>
    `Move ${move} of the game: ${percent(fill)} of the table is filled. In the last second ${whole(found)} positions were recognized, and ${whole(replaced)} were replaced.`,
});

/** How one leaves the picture. */
export const leave = lessonTexts.all;

/** How many places a table has, by its bits. @type {readonly (readonly [value: string, label: string])[]} */
export const SIZES = [10, 12, 14].map((bits) => [String(bits), numbers.whole(2 ** (bits + 1))]);

/** A figure of a chart. @param {"fill" | "found" | "replaced"} name @param {number} value */
export const figureText = (name, value) =>
  name === "fill" ? numbers.percent(value) : numbers.whole(Math.round(value));
