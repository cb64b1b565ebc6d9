/** @import { Coach, CoachDecided, ReviewedMove } from "../../package/flipside.js" */
/** @import { Color, GameReview } from "../../state/types.js" */
/** @import { LostCorner } from "./corners.js" */
/** @import { Cause, Greedy, Left, Lost, Yielded } from "./types.js" */
import { loserOf } from "../../players/ending.js";
import { discNumber, mistakesOf } from "../numbers.js";
import { SQUARES } from "../text.js";
import { choicesOf } from "./choices.js";
import { cornersLost } from "./corners.js";
import { fewMoves } from "./few-moves.js";

// What the mistakes of a lost game have in common: corners that they gave away, the last lead, one square that they left, squares
// that the winner took instead, a want of moves, too many flips, or one large mistake. Each is counted on the board: by the moves that were played, and by what the better move would have done.

/** How many are told. */
const MOST = 3;
/** As often is again and again, and as many mistakes are many. */
const OFTEN = 3;
/** The largest of many small mistakes has lost at most so many discs, and at most this share of what all of them lost. */
const [SMALL, PART] = [10, 0.25];
/** Squares that the winner took instead cost at least this share of what all mistakes lost, and at most so many of them are named. */
const [SHARE, NAMED] = [0.25, 3];
/** In so many early mistakes the better move flipped fewer discs, and in at most one it flipped more. */
const GREEDY = 4;
/** The last move that is early: then a game is half decided, and one has to flip. */
const EARLY = 40;
/** Where the opponent gives back so much of a loss at once, it cost nothing. */
const GIVEN_BACK = 0.5;
/** A side that is so far behind with the best move has lost by other mistakes. */
const LOST_ANYWAY = -30;
/** With the best move, a side that is behind by no more than that has not lost yet. */
const OPEN = -6;
/** Nobody falls behind for good by a mistake that lost fewer discs, or in the first moves: a long game follows them. */
const [A_LEAD, FIRST_MOVES] = [4, 10];

/**
 * Why a game was lost: at most three causes, the most telling first.
 * @param {GameReview} review
 * @param {Coach} coach
 * @param {CoachDecided | null} [decided] what is told anyway of the move that decided the game
 * @returns {Cause[]} none where nobody lost, or the mistakes have nothing in common
 */
export function causesOf(review, coach, decided = null) {
  const { game, total, moves } = review;
  const turn = loserOf(game.at(total));
  if (!turn) return [];
  const choices = choicesOf(coach, game, total);
  const mistakes = mistakesOf(review).filter((move) => move.turn === turn);
  const lost = { game, turn, moves, mistakes, coach, choices };
  const corners = inOrder(cornersGiven(lost, cornersLost(review, coach, choices)));
  const isFree = (/** @type {string} */ square) =>
    corners.some((cause) => cause.kind === "free" && cause.corner === square);
  const left = squareLeft(lost).filter((cause) => !isFree(cause.square));
  const small = slips(lost);
  const behind = gaveAway(decided, turn) || small.length > 0 ? [] : fellBehind(lost);
  // Of these the one that began first led to the others.
  const others = inOrder([...left, ...squaresYielded(lost), ...greed(lost), ...fewMoves(lost)]);
  // Everybody sees a corner: it comes first, unless the game was lost by then.
  const isOpen = corners.some(({ ply }) =>
    mistakes.some((each) => each.ply === ply && each.best.score >= OPEN),
  );
  const found = isOpen
    ? [...corners, ...others, ...behind]
    : [...behind, ...inOrder([...others, ...corners])];
  const isTold = (/** @type {number} */ ply) => found.some((each) => each.ply === ply);
  const isDecided = (/** @type {number} */ ply) => gaveAway(decided, turn) && decided?.ply === ply;
  const large = small.length > 0 ? [] : largest(lost).filter(({ ply }) => !isTold(ply) && !isDecided(ply));
  return [...found, ...small, ...large].slice(0, MOST);
}

/**
 * Whether the move that decided a game gave it away, by the side that lost it: the last mistake of the winner changes how a game would end
 * as well.
 * @param {Pick<CoachDecided, "turn" | "before" | "after"> | null} decided
 * @param {Color | null} loser
 */
export function gaveAway(decided, loser) {
  return decided !== null && decided.before !== decided.after && decided.turn === loser;
}

/** The one that began first comes first. @param {Cause[]} causes */
function inOrder(causes) {
  const began = (/** @type {Cause} */ cause) => ("began" in cause ? cause.began : cause.ply);
  return causes.sort((one, other) => began(one) - began(other));
}

/** @param {readonly ReviewedMove[]} mistakes */
const lossOf = (mistakes) => mistakes.reduce((sum, { loss }) => sum + loss, 0);

/**
 * The corners that went to the winner: the costliest one that was free, and those that were opened.
 * @param {Lost} lost
 * @param {readonly LostCorner[]} all of the game
 * @returns {Cause[]}
 */
function cornersGiven({ game, turn, mistakes, choices }, all) {
  const mistakeAt = (/** @type {LostCorner} */ { ply }) => mistakes.find((mistake) => mistake.ply === ply);
  const own = all.filter((corner) => corner.turn === turn);
  if (!own.some((corner) => Number(mistakeAt(corner)?.best.score) > LOST_ANYWAY)) return [];
  /** @type {Cause[]} */
  const given = [];
  const left = own.filter(({ how }) => how === "free");
  const costOf = (/** @type {LostCorner} */ { corner }) =>
    lossOf(mistakes.filter(({ best }) => best.move === corner));
  const [free] = left.sort((one, other) => costOf(other) - costOf(one) || one.ply - other.ply);
  if (free) {
    const { corner, ply, taken, number } = free;
    const turns = choices.flatMap((at, each) =>
      each < taken && game.at(each).turn === turn && at[turn].includes(corner) ? each : [],
    );
    const from = 1 + discNumber(game, turns[0]);
    given.push({ kind: "free", turn, ply, corner, times: turns.length, from, to: number });
  }
  const isLeft = (/** @type {LostCorner} */ { corner }) => left.some((each) => each.corner === corner);
  const opened = own.filter((corner) => corner.how !== "free" && !isLeft(corner));
  if (opened.length > 0) given.push({ kind: "corners", turn, ply: opened[0].ply, lost: opened });
  return given;
}

/**
 * The mistake after which the loser was never even or ahead again.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
function fellBehind({ game, turn, moves, mistakes }) {
  const last = moves.findLast((move) => (move.turn === turn ? move.best.score : -move.best.score) >= 0);
  const mistake = mistakes.find(({ ply, loss }) => ply === last?.ply && loss >= A_LEAD);
  const number = mistake ? 1 + discNumber(game, mistake.ply) : 0;
  if (!mistake || number <= FIRST_MOVES) return [];
  const { ply, move, best } = mistake;
  return [{ kind: "behind", turn, ply, move, better: best.move, number, isLead: best.score > 0 }];
}

/**
 * The square that was the best move most often, and was left each time. Where that cost the most is shown.
 * @param {Lost} lost
 * @returns {(Left & { turn: Color, ply: number })[]}
 */
function squareLeft({ game, turn, mistakes }) {
  const squares = [...new Set(mistakes.map(({ best }) => best.move))];
  const [most] = squares
    .map((square) => mistakes.filter(({ best }) => best.move === square))
    .sort((one, other) => other.length - one.length || lossOf(other) - lossOf(one));
  if (!most || most.length < OFTEN) return [];
  const [from, to] = [most[0], most[most.length - 1]].map(({ ply }) => 1 + discNumber(game, ply));
  // A square that was the best move only now and then was not left again and again.
  if (most.length < (to - from) / 4) return [];
  const [{ best, ply: began }] = most;
  const [{ ply }] = [...most].sort((one, other) => other.loss - one.loss);
  return [{ kind: "left", turn, ply, began, square: best.move, times: most.length, from, to }];
}

/**
 * The squares that were the best move, and that the winner took with the next one: the worst of them is shown that came before the game
 * was lost, or else the first. In games of people this is told of one loser in ten, and would be told of a third as many winners.
 * @param {Lost} lost
 * @returns {(Yielded & { turn: Color, ply: number })[]}
 */
function squaresYielded({ turn, moves, mistakes }) {
  const next = (/** @type {ReviewedMove} */ { ply }) => moves.find((each) => each.ply === ply + 1)?.move;
  const yielded = mistakes.filter(
    (mistake) => mistake.best.move !== "pass" && next(mistake) === mistake.best.move,
  );
  if (yielded.length < OFTEN || lossOf(yielded) < SHARE * lossOf(mistakes)) return [];
  const byLoss = [...yielded].sort((one, other) => other.loss - one.loss);
  const [first] = yielded;
  // In a game that is lost anyway one sees no more what it leads to.
  const shown = byLoss.find(({ best }) => best.score >= OPEN) ?? first;
  const named = [shown, ...byLoss.filter((each) => each !== shown)].slice(0, NAMED);
  const squares = yielded.filter((each) => named.includes(each)).map(({ best }) => best.move);
  return [{ kind: "yielded", turn, ply: shown.ply, began: first.ply, count: yielded.length, squares }];
}

/**
 * Many small mistakes, where none stands out.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
function slips({ turn, mistakes }) {
  const [worst] = [...mistakes].sort((one, other) => other.loss - one.loss);
  const discs = lossOf(mistakes);
  if (!worst || worst.loss > SMALL || worst.loss > PART * discs) return [];
  return [{ kind: "slips", turn, ply: worst.ply, count: mistakes.length, discs, most: worst.loss }];
}

/**
 * Early mistakes that flipped more discs than the better move: people who want many discs at once play so.
 * @param {Lost} lost
 * @returns {(Greedy & { turn: Color, ply: number })[]}
 */
function greed({ game, turn, mistakes }) {
  const early = mistakes.filter(({ ply, best }) => discNumber(game, ply) < EARLY && best.move !== "pass");
  const flips = (/** @type {number} */ ply, /** @type {string} */ move) =>
    game.at(ply).flips(/** @type {any} */ (move)).length;
  const more = early.filter(({ ply, move, best }) => flips(ply, move) > flips(ply, best.move));
  const fewer = early.filter(({ ply, move, best }) => flips(ply, move) < flips(ply, best.move));
  const isGreedy =
    more.length >= GREEDY + fewer.length && fewer.length <= 1 && 2 * more.length > early.length;
  if (!isGreedy) return [];
  const [worst] = [...more].sort((one, other) => other.loss - one.loss);
  const [{ ply: began }] = more;
  return [{ kind: "greedy", turn, ply: worst.ply, began, count: more.length, all: early.length, to: EARLY }];
}

/**
 * The largest mistake in a game that was not lost before, and that the winner did not give back.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
function largest({ game, turn, moves, mistakes }) {
  const isKept = (/** @type {ReviewedMove} */ { ply, loss }) =>
    Number(moves.find((each) => each.ply === ply + 1)?.loss ?? 0) < GIVEN_BACK * loss;
  const [worst] = [...mistakes].sort((one, other) => other.loss - one.loss);
  // Another one that lost more would contradict it, whatever became of that.
  if (!worst || worst.best.score <= LOST_ANYWAY || worst.loss > SQUARES || !isKept(worst)) return [];
  const { ply, move, loss } = worst;
  const number = 1 + discNumber(game, ply);
  return [{ kind: "largest", turn, ply, move, number, lost: loss, isOnly: mistakes.length === 1 }];
}
