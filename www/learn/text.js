/** @import { Game } from "../package/flipside.js" */
/** @import { Color } from "../state/types.js" */
/** @import { Mistake } from "./mistakes/mistake.js" */

import { finalDiscs } from "../players/ending.js";
import { COLORS, plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";
import { lossOf } from "./mistakes/mistake.js";

export const lessonTexts = phrasesOf("lessons", {
  title: "Learn",
  about:
    "Short lessons on the board. Place a disc wherever one asks you to: nothing you try here can do any harm.",
  /** What the chapters are listed under. */
  groups: {
    first: "Your first game",
    strategy: "Strategy",
    corners: "Around the corners",
    endgame: "The endgame",
  },
  champions: "Champions",
  behind: "Behind the scenes",
  all: "All lessons",
  back: "Back",
  next: "Next",
  skip: "Skip",
  done: "Done",
  again: "Try again",
  play: "Play my first game",
  learned: "done",
  /** Gives up looking for the better move. */
  reveal: "Solution",
  /** The lines of a mistake: of the move played, and of the better one. */
  lines: { played: "Played", best: "Better" },
  stepBack: "One move back",
  stepForward: "One move forward",

  /** @param {number} step @param {number} steps */
  place: (step, steps) => `Step ${step} of ${steps}`,

  /** How many discs a move flipped, for a screen reader. @param {Color} color @param {string} square @param {number} discs */
  turned: (color, square, discs) =>
    `${COLORS[color]} ${square}: ${plural(discs, { one: "one disc", other: "# discs" })} flipped.`,
  /** Before a mistake: its better move is looked for. @param {Color} color */
  find: (color) => `From a real game. You are ${COLORS[color]}: find the best move.`,
  /** @param {Color} color @param {string} move @param {number} discs 6 or more @param {string} best */
  mistake: (color, move, discs, best) =>
    `${best} is best. In the game, ${COLORS[color]} played ${move} and gave up ${discs} discs.`,
  /** Of a better move that was found. */
  found: "Right!",
  /** A position that was looked at will be asked again. */
  comesAgain: "You will meet this position again in Train.",
  /** @param {string} turned what `turned` says */
  missed: (turned) => `${turned} There is a better move. Try another square.`,
  /** Where one square has to be tried, whatever else is good. @param {string} turned what `turned` says */
  unmarked: (turned) => `${turned} Play on the marked square.`,
});

/** What the chapters are about. */
export const chapterTexts = phrasesOf("chapters", {
  "first-game": { title: "The rules in five steps", about: "Flip, pass, corners, the end, and a game" },
  corners: { title: "Corners", about: "The discs that nobody can flip" },
  beside: { title: "Beside a corner", about: "The squares that give a corner away" },
  quiet: { title: "Quiet moves", about: "Fewer discs now, more choice later" },
  edges: { title: "Edges", about: "Strong walls, and the gaps in them" },
  parity: { title: "The last word", about: "Who plays last in each part of the board" },
  openings: { title: "The first moves", about: "Which replies keep the balance" },
  leave: { title: "A corner can wait", about: "First what could be lost" },
  offer: { title: "Giving a corner", about: "When you get more for it" },
  wedge: { title: "Wedges", about: "A disc between two others" },
  stoner: { title: "The Stoner trap", about: "One corner for another" },
  access: { title: "Moves in hand", about: "Squares that only you can play" },
  swindle: { title: "Both squares of a pair", about: "When the other side cannot answer" },
  pass: { title: "No move left", about: "Make your opponent pass" },
  counting: { title: "Counting", about: "The last squares, to the end" },
  games: { title: "Games of champions", about: "Ten games between finalists of world championships" },
  table: { title: "How the engine thinks", about: "Its memory, drawn live" },
});

/** The steps in words: what each is about, what to do, and what is said of a good move, and of one that it warns of. */
export const stepTexts = phrasesOf("steps", {
  flip: {
    about:
      "You place one disc at a time, so that a straight row of the other color lies between it and another disc of yours. Everything in between flips: sideways, up and down, and on diagonals.",
    task: "You are Black. Place a disc on one of the dots.",
    right: "The white disc between your two is black now. Every move must flip at least one disc.",
  },
  pass: {
    about:
      "Sometimes one side has no square on which it could flip anything. Then it passes, and the other side moves again. Nobody may pass by choice.",
    task: "Play on the marked square, g6, and see what White can do.",
    right: "White had no move and passed. It is your turn again.",
  },
  corner: {
    about:
      "To be flipped, a disc must lie between two others. Beyond a corner there is no square, so a disc there can never be flipped. From a corner, whole rows become safe.",
    task: "One corner is open to you. Take it.",
    right: "That disc is yours to the end of the game, and so is every row that grows from it.",
  },
  count: {
    about:
      "The game ends when neither side can move, most often because the board is full. The side with more discs wins. Squares that stay empty count for the winner.",
    task: "One square is left, and it is yours.",
    /** @param {number} black @param {number} white */
    right: (black, white) => `The board is full: ${black} black discs, ${white} white ones. You win.`,
  },
  play: {
    about:
      "That is all there is to the rules. Your first opponent is a gentle one, who makes mistakes as beginners do. The dots show where you may place a disc, and Undo takes back whatever you wish.",
    task: "Ready?",
  },
  take: {
    about:
      "A disc in a corner can never be flipped, and neither can discs of its color that are joined to it along an edge. Such discs are called stable. One corner is often worth more than ten discs elsewhere.",
    task: "White to move, and White is behind. Which move matters most?",
    right: "The corner. Everything else would be far worse, however many discs it flipped.",
  },
  diagonal: {
    about:
      "The squares diagonally beside a corner are called X squares. A move there while the corner is empty gives the other side a way into it. They look good because they often flip many discs.",
    task: "White to move. g2 flips the most discs. Find something safer.",
    right: "Well seen. g2 would have opened the corner at h1, which costs far more than it wins.",
    trap: "That is the X square. The corner at h1 is now within Black's reach. Try another one.",
  },
  flank: {
    about:
      "On the edge, the squares next to a corner are called C squares. They are weaker than they look: a disc there can often be attacked along the edge, and then the corner falls.",
    task: "Black to move. h2 is tempting. What is better?",
    right: "Right: away from the edge, where nothing is given away.",
    trap: "A C square. White will attack it along the edge. Try another one.",
  },
  inside: {
    about:
      "In the middle of the game, count moves, not discs. A side with few moves left must soon play a bad one. A quiet move flips few discs, inside the others, and opens nothing new to the other side.",
    task: "White to move. Find the quiet move.",
    right: "One disc flipped, in the middle of the others, and Black has fewer moves than before.",
    trap: "That flips many discs on the outside, and each of them is a target for Black. Try another one.",
  },
  one: {
    about:
      "Discs on the outside, called the frontier, are what the other side plays against. The fewer you have there, the fewer moves the other side has.",
    task: "White to move. One quiet move is better than all others.",
    right: "A single disc flipped. Black has ten moves now; after e2 there would have been fifteen.",
    trap: "That builds a wall of white discs on the outside, which Black can play against. Try another one.",
  },
  along: {
    about:
      "Edges are stronger than the middle, as discs there can only be flipped along the edge. But an edge is only worth having if it leads to a corner, or takes one away from the other side.",
    task: "Black to move. Which edge?",
    right: "It breaks into White's edge between a1 and a8, and White can do nothing more there.",
    trap: "That edge gives White the corner a1. Try another one.",
  },
  gap: {
    about:
      "A hole in an edge is a place to break in: a disc that fits between two others cannot be flipped from either side. Such a move is called a wedge.",
    task: "White to move. Where is the hole?",
    right: "The disc fits in. The whole edge becomes white, joined to the corner and safe.",
  },
  hole: {
    about:
      "Near the end the empty squares fall into regions. In a region with an odd number of squares, whoever begins there also plays last in it, and nobody can answer the last move. Good players try to have the last word everywhere.",
    task: "Black to move. One region has a single square.",
    right: "Nobody can answer there, and White must now begin in another region.",
  },
  three: {
    about:
      "It is the same with three squares: you, your opponent, and you again. Leave the even regions to the other side, which must open them first.",
    task: "Black to move. Begin in the region of three, on the right square.",
    right: "If White answers there, you close the region and have the last word in it.",
  },
  "first-reply": {
    about:
      "Black's first moves are all alike, White's replies are not. There are three of them: perpendicular, diagonal, and parallel. The parallel one lays two rows side by side and leaves the whole outside to Black.",
    task: "You are White, and Black has played f5. Two of your three replies are good. Play one of them.",
    right: "Well chosen. d6 and f6 keep the game even; the parallel f4 gives up five discs or more.",
    trap: "That is the parallel opening, and Black has the better game. Try another one.",
  },
  waiting: {
    about:
      "A corner that the other side cannot reach does not run away. Take first what could be lost, and come back for the corner.",
    task: "White to move. Black cannot reach a8. What is more urgent?",
    right: "Black still cannot take a8, and you win by more: by 8 instead of 2.",
    trap: "That corner could wait: Black cannot reach it. Try another one.",
  },
  sacrifice: {
    about:
      "A corner is worth much, but not everything. You may let the other side have one if you get more for it: another corner, a whole region, or the last move.",
    task: "White to move. One move lets Black take a1, and it is the only one that wins.",
    right: "Black may take a1. You win by 8 in the end, and h8 is still yours.",
    trap: "You have the corner, and Black wins by 14. Try another one.",
  },
  between: {
    about:
      "On an edge, a disc between two discs of the other side is safe from both ends. This wedge often makes a corner yours, and takes moves away from the other side.",
    task: "Black to move. h1 is open to you, but another move on that edge is better.",
    right: "Now White has no move at all. h1 at once would have lost.",
    trap: "The corner comes too soon: White plays h7 and closes the edge. Try another one.",
  },
  "two-corners": {
    about:
      "The Stoner trap gives one corner for another. You play diagonally beside a corner, then you attack along the edge: if the other side has taken the first corner, you get the far one.",
    task: "White to move. Set the trap, diagonally beside a corner.",
    right: "If Black takes h8, you play h7 and then take h1. You win by 8.",
    trap: "That gives Black the corner h1, and you get none for it. Try another one.",
  },
  "own-region": {
    about:
      "Empty squares that only you can play are moves in hand. Do not spend them early: use up the other squares first, and the other side runs out of moves.",
    task: "Black to move. White cannot play g8 or h8. Where do you go?",
    right: "White follows, then has to pass, and g8 and h8 are both yours.",
    trap: "White cannot play there anyway: keep it for later. Try another one.",
  },
  pair: {
    about:
      "Where two empty squares lie together, each side normally gets one. Play one of them in such a way that the other side cannot enter the other one, and you get both. This is called a swindle.",
    task: "White to move. Two empty squares lie together at the corner h8. Which one is first?",
    right: "Black cannot play h8, and you can do so later. Both squares are yours.",
  },
  "no-move": {
    about:
      "A side that cannot move passes, and the other one plays twice in a row. Near the end that turns parity around: look for moves that leave your opponent nothing.",
    task: "Black to move. Find the move after which White must pass.",
    right: "White had to pass, and it is your turn again. You win by 14; a8 would have won by 2.",
    trap: "White can still move, and you win by less. Try another one.",
  },
  "last-five": {
    about:
      "With five or six squares left no rule is better than counting. Follow each of your moves to the end, with the best answers, and count the discs.",
    task: "White to move. Five squares are left, and only one move wins.",
    right: "You win by 4. After b8 you would have lost by 6.",
    trap: "Counted to the end, that loses by 6. Try another one.",
  },
});

/**
 * A step in words.
 * @typedef {object} StepText
 * @property {string} about
 * @property {string} task
 * @property {string | ((black: number, white: number) => string)} [right] of the discs at the end
 * @property {string} [trap]
 */

/** @param {string} id of a step @returns {StepText | undefined} */
export const stepText = (id) => /** @type {Record<string, StepText>} */ (stepTexts)[id];

/** @param {string} id of a chapter */
export const chapterText = (id) =>
  /** @type {Record<string, { title: string, about: string }>} */ (chapterTexts)[id] ?? {
    title: id,
    about: "",
  };

/** What is said of a good move. @param {StepText} text @param {Game} after */
export function rightText({ right = "" }, after) {
  const [black, white] = finalDiscs(after);
  return typeof right === "string" ? right : right(black, white);
}

/**
 * What is said of a wrong move.
 * @param {Game} before
 * @param {string} square
 * @param {boolean} isPointedOut whether the right one is marked
 */
export function missedText(before, square, isPointedOut) {
  const { length } = before.flips(/** @type {Parameters<Game["flips"]>[0]} */ (square));
  return lessonTexts[isPointedOut ? "unmarked" : "missed"](lessonTexts.turned(before.turn, square, length));
}

/** @param {Mistake} mistake @returns {Color} */
const turnIn = ({ position }) => (position.endsWith("X") ? "black" : "white");

/** What to find instead of a mistake. @param {Mistake} mistake */
export const findText = (mistake) => lessonTexts.find(turnIn(mistake));

/** What is said of a mistake before the coach says why it was one. @param {Mistake} mistake */
export function mistakeText(mistake) {
  const { played, best } = mistake;
  return lessonTexts.mistake(turnIn(mistake), played.move, lossOf(mistake), best.move);
}
