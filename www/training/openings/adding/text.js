import { plural, whole } from "../../../words/english.js";
import { phrasesOf } from "../../../words/language.js";

export const addingTexts = phrasesOf("adding", {
  title: "Add positions",
  /** What positions are taken from. */
  from: "Take them from",
  sources: { size: "What players play", games: "My games", files: "A file" },
  count: "How many",
  style: "Your move is",
  styles: {
    people: "what most players choose",
    score: "one of the best by the opening book",
    results: "what players have the best results with",
  },
  replies: "Moves of the other side",
  anyReplies: "all that are played",
  /** @param {string} share of the games */
  commonReplies: (share) => `in at least ${share} of games`,
  times: "Positions that came up",
  /** @param {number} count */
  atLeast: (count) => (count === 1 ? "once or more" : `${whole(count)} times or more`),
  deepest: "Up to move",
  toTheEnd: "the last one",
  isFollowed: "Only positions that my own moves lead to",

  whichPlayer: "Which player are you? Choose each name that is yours.",

  thatIsMe: "That is me",
  anotherPlayer: "Another name",
  noPlayer: "None of them",
  /** @param {string} name */
  you: (name) => `You are ${name}.`,
  change: "Change",
  reading: "Reading the games…",
  myGames: "My games",
  noGames: "There are no games of yours yet. Play one here, or add files to My games.",
  /** Of the games that were read. */
  noneAs: {
    black: "You did not play Black in any of these games.",
    white: "You did not play White in any of these games.",
  },
  gamesAs: {
    /** @param {number} count */
    black: (count) => plural(count, { one: "# game as Black.", other: "# games as Black." }),
    /** @param {number} count */
    white: (count) => plural(count, { one: "# game as White.", other: "# games as White." }),
  },
  /** Games of the other color, which are not taken here. */
  leftFor: {
    /** @param {number} count */
    black: (count) =>
      plural(count, {
        one: "The # game as Black is for the repertoire As Black.",
        other: "The # games as Black are for the repertoire As Black.",
      }),
    /** @param {number} count */
    white: (count) =>
      plural(count, {
        one: "The # game as White is for the repertoire As White.",
        other: "The # games as White are for the repertoire As White.",
      }),
  },
  /** @param {number} count of positions @param {number} move the number of the last one */
  adds: (count, move) =>
    plural(count, {
      one: `This adds # position, at move ${move}.`,
      other: `This adds # positions, up to move ${move}.`,
    }),
  nothingNew: "There is nothing new in it.",
  /** What else one could choose. */
  goDeeper: "Choose a later move, or positions that came up less often.",
  /** @param {number} count of positions in which the repertoire has another move */
  differ: (count) =>
    plural(count, {
      one: "In # position you have another move.",
      other: "In # positions you have another move.",
    }),
  keep: "Keep my moves",
  take: "Take the new moves",
  /** @param {number} count of positions */
  apart: (count) =>
    plural(count, {
      one: "# position is left out: your own moves do not lead there.",
      other: "# positions are left out: your own moves do not lead there.",
    }),
  /** @param {number} count of positions */
  add: (count) => plural(count, { one: "Add # position", other: "Add # positions" }),
  addTold: "Add the comments",
  cancel: "Cancel",
});
