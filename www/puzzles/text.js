/** @import { Color } from "../state/types.js" */
/** @import { PuzzleKind, PuzzleProgress } from "./state.js" */
import { COLORS } from "../words/english.js";
import { numbers, phrasesOf } from "../words/language.js";

export const puzzleTexts = phrasesOf("puzzles", {
  title: "Find the move",
  kindLabel: "Puzzles",
  hint: "Hint",
  reveal: "Solution",
  next: "Next puzzle",
  analyze: "Analyze this position",
  share: "Copy link",
  copied: "Link copied.",
  notCopied: "The browser did not allow copying. Copy the address of this page instead.",
  daily: "Puzzle of the day",
  dailyDone: "Puzzle of the day: solved",
  fromGame: "From your own game",
  isOver: "This link leads to a game that is over. There is no move to find in it.",
  /** @param {Color} color */
  mustPass: (color) =>
    `This link leads to a position in which ${COLORS[color]} must pass. There is no move to find in it.`,
  line: "Best play from here",
  before: "The puzzle",
  none: "None yet. Review a game, and the positions where you lost most become puzzles here.",
  solved: "Solved",
  streak: "In a row",
  best: "Longest",

  /** @type {Record<PuzzleKind, string>} */
  kinds: { mixed: "For you", easy: "Easy", medium: "Medium", hard: "Hard", own: "Mine" },

  /** What to find, where the other moves are known. All numbers are discs. */
  tasks: {
    /** @param {number} best @param {number} second */
    winsMore: (best, second) => `One move wins by ${best}. Every other wins by ${second} at most.`,
    /** @param {number} best */
    winsOrDraws: (best) => `One move wins by ${best}. Every other draws at best.`,
    /** @param {number} best @param {number} loss */
    winsOrLoses: (best, loss) => `One move wins by ${best}. Every other loses by at least ${loss}.`,
    /** @param {number} loss */
    draws: (loss) => `One move saves a draw. Every other loses by at least ${loss}.`,
    /** @param {number} least @param {number} loss */
    losesLess: (least, loss) => `One move loses by only ${least}. Every other loses by at least ${loss}.`,
  },

  /** What to find, where nothing is known of the other moves. */
  aims: {
    /** @param {number} score */
    win: (score) => `The best move leads to a win by about ${score}. Can you find it?`,
    balance: "The best move keeps the game even. Can you find it?",
    /** @param {number} loss */
    loss: (loss) => `The best move keeps the loss to about ${loss}. Can you find it?`,
  },

  /** What a wrong move leads to. */
  wrong: {
    /** @param {string} move @param {number} score */
    wins: (move, score) => `${move} wins by ${score}, but another move is better. Try again.`,
    /** @param {string} move */
    draws: (move) => `${move} only draws. Try again.`,
    /** @param {string} move @param {number} loss */
    loses: (move, loss) => `${move} loses by ${loss}. Try again.`,
    /** @param {string} move of which nothing is known yet */
    unknown: (move) => `${move} is not the move. Try again.`,
  },

  /** What a solved puzzle is told with. */
  right: {
    /** After a hint or a wrong move. @param {string} move */
    late: (move) => `Yes, ${move} is the move.`,
    /** @param {string} move @param {number} score */
    wins: (move, score) => `Right! ${move} wins by ${score}.`,
    /** @param {string} move */
    draws: (move) => `Right! ${move} saves the draw.`,
    /** @param {string} move @param {number} loss */
    loses: (move, loss) => `Right! ${move} keeps the loss to ${loss}.`,
  },

  /** Where the move is. */
  places: {
    corner: "It is a corner.",
    xSquare: "It is next to a corner, on the diagonal.",
    cSquare: "It is on the edge, beside a corner.",
    edge: "It is on the edge.",
    inner: "It is away from the edge.",
  },
  /** @param {string} place one of `places` @param {Color} opponent */
  forcesPass: (place, opponent) => `${place} After it ${COLORS[opponent]} has no move and must pass.`,
  /** @param {string} place one of `places` @param {Color} opponent */
  leavesLittle: (place, opponent) => `${place} It leaves ${COLORS[opponent]} very little choice.`,
  /** @param {string[]} moves one or more */
  lookAt: (moves) => `Look at ${moves.join(" or ")}.`,
  /** @param {string} move */
  move: (move) => `The move is ${move}.`,
  /** @param {string[]} moves two or more */
  moves: (moves) => `The best moves are ${moves.join(", ")}.`,

  /** @param {Color} color */
  turn: (color) => `${COLORS[color]} to move`,
  /** For a screen reader, which sees no figures. @param {string} solved @param {string} streak @param {string} best */
  progress: (solved, streak, best) => `Solved ${solved}, in a row ${streak}, longest ${best}.`,
});

/**
 * What the best move reaches and every other one does not, in discs for the side to move.
 * @param {number} score of the best move
 * @param {number | null} second the most that another move reaches; null where it is not known
 */
export function taskOf(score, second) {
  const { aims, tasks } = puzzleTexts;
  if (second === null) return score > 0 ? aims.win(score) : score === 0 ? aims.balance : aims.loss(-score);
  if (second > 0) return tasks.winsMore(score, second);
  if (score > 0) return second === 0 ? tasks.winsOrDraws(score) : tasks.winsOrLoses(score, -second);
  return score === 0 ? tasks.draws(-second) : tasks.losesLess(-score, -second);
}

/**
 * What a wrong move leads to.
 * @param {string} move
 * @param {number | null} cost discs for the side that played it; null while it is not known
 */
export function wrongMove(move, cost) {
  const { wrong } = puzzleTexts;
  if (cost === null) return wrong.unknown(move);
  if (cost === 0) return wrong.draws(move);
  return cost > 0 ? wrong.wins(move, cost) : wrong.loses(move, -cost);
}

/**
 * What a solved puzzle is told with.
 * @param {string} move
 * @param {number} score
 * @param {boolean} isClean
 */
export function rightMove(move, score, isClean) {
  const { right } = puzzleTexts;
  if (!isClean) return right.late(move);
  if (score === 0) return right.draws(move);
  return score > 0 ? right.wins(move, score) : right.loses(move, -score);
}

/** What the moves are, once they are shown. @param {readonly string[]} moves */
export function shownMoves(moves) {
  const [move = ""] = moves;
  return moves.length === 1 ? puzzleTexts.move(move) : puzzleTexts.moves([...moves]);
}

/**
 * The first step of a hint: where the move is, and what it leaves.
 * @param {string} square
 * @param {number} replies how many moves the opponent then has; 0 for a pass
 * @param {Color} opponent
 */
export function hintOf(square, replies, opponent) {
  const place = puzzleTexts.places[placeOf(square)];
  if (replies === 0) return puzzleTexts.forcesPass(place, opponent);
  return replies <= 2 ? puzzleTexts.leavesLittle(place, opponent) : place;
}

/** The second step of a hint. @param {readonly string[]} moves */
export const hintSquare = (moves) => puzzleTexts.lookAt([...moves]);

/** @param {string} square @returns {keyof typeof puzzleTexts.places} */
function placeOf(square) {
  const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1].map((at) => Math.min(at, 7 - at));
  if (file === 0 && rank === 0) return "corner";
  if (file === 1 && rank === 1) return "xSquare";
  if (file === 0 || rank === 0) return file === 1 || rank === 1 ? "cSquare" : "edge";
  return "inner";
}

/** For a screen reader, which sees no figures. @param {PuzzleProgress} progress */
export function progressSentence({ solved, streak, best }) {
  const { whole } = numbers;
  return puzzleTexts.progress(whole(solved), whole(streak), whole(best));
}
