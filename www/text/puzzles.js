/** @import { Color } from "../state/types.js" */
/** @import { PuzzleKind, PuzzleProgress } from "../state/puzzles.js" */
import { colorName } from "./players.js";

export const puzzleTexts = {
  title: "Find the move",
  kindLabel: "Puzzles",
  hint: "Hint",
  reveal: "Solution",
  next: "Next puzzle",
  analyze: "Analyze this position",
  share: "Copy link",
  copied: "Link copied.",
  notCopied: "The browser did not allow copying. The address of the page is the link.",
  daily: "Puzzle of the day",
  dailyDone: "Puzzle of the day: solved",
  fromGame: "From your own game",
  line: "Best play from here",
  back: "Move back",
  forward: "Move forward",
  before: "The puzzle",
  none: "Review a game, and the moves that cost you most wait for you here.",
  solved: "Solved",
  streak: "In a row",
  best: "Longest",

  /** @type {Record<PuzzleKind, string>} */
  kinds: { mixed: "For you", easy: "Easy", medium: "Medium", hard: "Hard", own: "Mine" },

  /** @param {Color} color */
  turn: (color) => (color === "black" ? "Black to move" : "White to move"),

  /** @param {string[]} moves */
  shown: (moves) =>
    moves.length === 1 ? `The move is ${moves[0]}.` : `The best moves are ${moves.join(", ")}.`,

  /** @param {string} move */
  looking: (move) => `${move} is not it. Have another look.`,
};

/**
 * What the best move reaches and every other one does not, in discs for the side to move.
 * @param {number} score of the best move
 * @param {number | null} second the most that another move reaches; null where it is not known
 */
export function taskOf(score, second) {
  if (second === null) return outcomeOf(score);
  if (second > 0) return `One move wins by ${score}. Every other wins by ${second} at most.`;
  if (score > 0)
    return second === 0
      ? `One move wins by ${score}. Every other draws at best.`
      : `One move wins by ${score}. Every other loses by at least ${-second}.`;
  if (score === 0) return `One move saves a draw. Every other loses by at least ${-second}.`;
  return `One move loses by only ${-score}. Every other loses by at least ${-second}.`;
}

/** @param {number} score */
function outcomeOf(score) {
  if (score > 0) return `The best move leads to a win by about ${score}. Can you find it?`;
  if (score === 0) return "The best move holds the balance. Can you find it?";
  return `The best move keeps the loss to about ${-score}. Can you find it?`;
}

/**
 * What a wrong move leads to.
 * @param {string} move
 * @param {number} cost discs for the side that played it
 */
export function wrongMove(move, cost) {
  if (cost > 0) return `${move} wins by ${cost}, but there is better. Try again.`;
  if (cost === 0) return `${move} only draws. Try again.`;
  return `${move} loses by ${-cost}. Try again.`;
}

/**
 * What a solved puzzle is told with.
 * @param {string} move
 * @param {number} score
 * @param {boolean} isClean
 */
export function rightMove(move, score, isClean) {
  if (!isClean) return `Yes, ${move} it is.`;
  if (score > 0) return `Right! ${move} wins by ${score}.`;
  return score === 0 ? `Right! ${move} saves the draw.` : `Right! ${move} keeps the loss to ${-score}.`;
}

/**
 * The first step of a hint: where the move is, and what it leaves.
 * @param {string} square
 * @param {number} replies how many moves the opponent then has; 0 for a pass
 * @param {Color} opponent
 */
export function hintOf(square, replies, opponent) {
  const place = PLACES[placeOf(square)];
  if (replies === 0) return `${place} After it ${colorName(opponent)} has no move and must pass.`;
  return replies <= 2 ? `${place} It leaves ${colorName(opponent)} very little choice.` : place;
}

/** The second step of a hint. @param {readonly string[]} moves */
export const hintSquare = (moves) =>
  moves.length === 1 ? `Look at ${moves[0]}.` : `Look at ${moves.join(" or ")}.`;

const PLACES = {
  corner: "It is a corner.",
  xSquare: "It is next to a corner, on the diagonal.",
  cSquare: "It is on the edge, beside a corner.",
  edge: "It is on the edge.",
  inner: "It is away from the edge.",
};

/** @param {string} square @returns {keyof typeof PLACES} */
function placeOf(square) {
  const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1].map((at) => Math.min(at, 7 - at));
  if (file === 0 && rank === 0) return "corner";
  if (file === 1 && rank === 1) return "xSquare";
  if (file === 0 || rank === 0) return file === 1 || rank === 1 ? "cSquare" : "edge";
  return "inner";
}

/** For a screen reader, which sees no figures. @param {PuzzleProgress} progress */
export const progressSentence = ({ solved, streak, best }) =>
  `Solved ${solved}, in a row ${streak}, longest ${best}.`;
