import { lessonTexts } from "./lessons.js";

const whole = new Intl.NumberFormat("en");
const percent = new Intl.NumberFormat("en", { style: "percent" });

export const pictureTexts = {
  title: "How the engine thinks",
  leave: lessonTexts.all,
  about:
    "The same position often arises by different moves. So the engine keeps what it has found out about a position in a table, and looks there before it thinks again. Here it plays a game against itself, and you see that table as it is filled.",
  start: "Start",
  pause: "Pause",
  size: "Places",
  color: "Color",
  sizes: /** @type {Record<number, string>} */ ({ 10: "2,048", 12: "8,192", 14: "32,768" }),
  colors: { depth: "Depth", age: "Age" },
  tiers: { deepest: "Worth keeping", newest: "Newest" },
  legend: { depth: ["shallow", "deep"], age: ["this move", "long ago"] },
  charts: { fill: "Filled", found: "Met again", replaced: "Replaced" },
  chartUnits: { fill: "of all places", found: "a second", replaced: "a second" },
  points: [
    "Each little square is a place for one position. A position has one spot in the left square and one in the right, the same in both.",
    "On the left stay the results that took the most work. On the right goes whatever comes last, so nothing new is ever lost at once.",
    "By depth: pale places were searched many moves deep. They are few, and each of them saves the most.",
    "By age: with every move of the game all that is known grows older. What is old makes way first.",
    "Met again counts the positions that the engine came across once more and knows better now. Without the table it would have searched them all anew.",
  ],
  failed: "The engine could not be started for this picture.",

  /** A figure of a chart. @param {"fill" | "found" | "replaced"} name @param {number} value */
  figure: (name, value) => (name === "fill" ? percent.format(value) : whole.format(Math.round(value))),
};

/**
 * The picture in a sentence, for those who do not see it.
 * @param {object} seen
 * @param {number} seen.move of the game
 * @param {number} seen.fill share of the places
 * @param {number} seen.found in a second
 * @param {number} seen.replaced in a second
 */
export const pictureSentence = ({ move, fill, found, replaced }) =>
  `Move ${move} of the game: ${percent.format(fill)} of the table is filled. In the last second ${whole.format(found)} positions were met again, and ${whole.format(replaced)} made way for others.`;
