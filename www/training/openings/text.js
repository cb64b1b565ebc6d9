import { COLORS, plural, whole } from "../../words/english.js";
import { phrasesOf } from "../../words/language.js";

/** @typedef {"black" | "white"} Color */

export const repertoireTexts = phrasesOf("repertoire", {
  title: "Openings",
  about: "A move of your own for each position that you meet",
  /** @param {number} count */
  positions: (count) => plural(count, { one: "# position", other: "# positions" }),
  /** @param {number} count */
  due: (count) => plural(count, { one: "# due", other: "# due" }),
  /** @param {number} count at most */
  freshADay: (count) => plural(count, { one: "# new a day", other: "# new a day" }),
  /** @param {number} count @param {number} size of all positions */
  known: (count, size) => `${whole(count)} of ${whole(size)} remembered`,
  as: { black: "As Black", white: "As White" },
  empty:
    "Begin with the positions that you are likeliest to meet, with your own games, or with a file. Or keep a line in Analyze.",
  /** @param {string} format */
  saveAs: (format) => `Save as ${format}`,
  picture: "Save as a picture",
  print: "Print",
  /** On paper. */
  bold: "Your own moves are bold.",
  columns: { line: "Line", value: "Value", games: "Of games" },
  undo: "Undo",
  train: "Train what is due",
  done: "Well done: nothing more is due today.",
  trainHere: "Train from here",
  trainOpening: "Train it from move 1",
  remove: "Remove this answer",
  /** @param {string} move */
  removed: (move) => `Your answer ${move} was removed.`,
  browse: "Your moves",
  start: "Start",
  /** @param {string} move */
  answer: (move) => `You play ${move}.`,
  noAnswer: "No answer yet",
  choose: "You have no answer here yet. Choose your move here or on the board:",
  chooseOnBoard: "You have no answer here yet. Choose your move on the board.",
  change: "Choose another move",
  /** @param {string} move */
  chooseOther: (move) => `You play ${move} so far. Choose another move here or on the board.`,
  /** The arrows on the board: in their colors. */
  legend: { own: "you", other: "the other side", often: "thicker: more often" },
  gaps: "Still without an answer",
  /** What players play, and in how many games one meets it. @param {string} share */
  ofGames: (share) => `${share} of games`,
  /** @param {number} count of positions */
  apart: (count) =>
    plural(count, {
      one: "# position can never come up: none of your moves lead there.",
      other: "# positions can never come up: none of your moves lead there.",
    }),
  /** These positions. */
  leaveOut: "Leave them out",
  /** @param {number} count of positions that were added or changed */
  taken: (count) =>
    plural(count, { one: "# position was added or changed.", other: "# positions were added or changed." }),
  /** @param {number} count of positions that are as they were before a change */
  undone: (count) =>
    plural(count, { one: "# position is as it was before.", other: "# positions are as they were before." }),
  /** @param {number} count of moves */
  others: (count) =>
    plural(count, {
      one: "# other move of yours was left out: each position has one.",
      other: "# other moves of yours were left out: each position has one.",
    }),
  failed: "What players choose could not be loaded. Check your connection, then try again.",

  /** A line that is trained. */
  yourMove: "Which move does your repertoire have here?",
  counts: "Your answer decides when it comes again",
  countsNot: "For practice · not due now, so it does not count",
  /** The position is shown as another of its images. */
  turned: "turned or mirrored",
  /** The position is asked by itself. */
  apartAlone: "None of your moves lead here.",
  /** How many positions come again that were missed. @param {number} count */
  onceMore: (count) => `${whole(count)} once more`,
  /** @param {string} move */
  right: (move) => `Right, ${move}.`,
  /** @param {string} move */
  shown: (move) => `The move is ${move}.`,
  /** @param {string} move */
  wrong: (move) => `${move} is not your move here.`,
  /** @param {Color} color @param {string} move */
  replies: (color, move) => `${COLORS[color]} replies ${move}.`,
  /** @param {string} move @param {string} score @param {string} answer */
  also: (move, score, answer) => `${move} is as good (${score}). Here you have ${answer}.`,
  /** @param {string} move @param {string} value @param {string} answer @param {string} own its value */
  better: (move, value, answer, own) =>
    `${move} is better still (${value}). Here you have ${answer} (${own}).`,
  /** @param {string} move @param {string} value @param {string} answer @param {string} own its value */
  values: (move, value, answer, own) => `${move} is worth ${value}, your ${answer} ${own}.`,
  /** @param {string} move @param {string} answer */
  otherWay: (move, answer) => `${move} comes to the same. Here you have ${answer}.`,
  /** @param {string} move */
  takeInstead: (move) => `Take ${move} instead`,
  /** @param {string} moves such as "d6 65%, f6 34%" */
  chosen: (moves) => `Players chose ${moves}.`,
  over: "That is the end of this line.",
  show: "Show",
  next: "Next line",
  playOn: "Play on",
});
