/** @import { Coach, Game, ReviewedMove } from "../../package/flipside.js" */
/** @import { Color, GameReview } from "../../state/types.js" */
import { opponentOf } from "../../game/plies.js";
import { finalDiscs } from "../../players/ending.js";
import { discNumber, mistakesOf, PHASES } from "../numbers.js";

// What the mistakes of a lost game have in common: corners that they opened, one square that they left, a want of moves, or a part of the
// game. Each is counted on the board: by the moves that were played, and by what the better move would have done.

/**
 * A corner that the winner took, and the loser's mistake that opened it.
 * @typedef {{ corner: string, move: string, ply: number }} Opened
 */

/** @typedef {{ kind: "corners", opened: readonly Opened[] }} Corners */

/**
 * One square was the best move again and again, and was left.
 * @typedef {object} Left
 * @property {"left"} kind
 * @property {string} square
 * @property {number} times
 * @property {number} from the number of the first move for which it was left
 * @property {number} to the number of the last one
 */

/**
 * The loser had few moves to choose from, and the winner more.
 * @typedef {object} Short
 * @property {"short"} kind
 * @property {number} number of the move
 * @property {number} own
 * @property {number} other how many the winner would have had
 * @property {number | null} spent the number of the first move from there on at which every move opened a corner; `null` without one
 */

/**
 * Most mistakes came in one part of the game.
 * @typedef {object} Part
 * @property {"part"} kind
 * @property {number} count
 * @property {number} all mistakes of the loser
 * @property {number} from the number of the first move of the part
 * @property {number} to the number of its last one
 */

/**
 * `turn` is who lost, and `ply` stands before a mistake that it is about.
 * @typedef {(Corners | Left | Short | Part) & { turn: Color, ply: number }} Cause
 */

/**
 * A game with what causes are looked for in.
 * @typedef {object} Lost
 * @property {GameReview["game"]} game
 * @property {Color} turn who lost
 * @property {readonly ReviewedMove[]} moves of the game
 * @property {readonly ReviewedMove[]} mistakes of who lost
 * @property {Coach} coach
 * @property {Readonly<Record<Color, readonly string[]>>[]} choices the squares where each side could place a disc, by ply
 */

/** How many are told. */
const MOST = 2;
/** As often is again and again, and as many mistakes are many. */
const OFTEN = 3;
/** A side that is short of moves has at most this many, and at most this share of the other side's. */
const [FEW, SHARE] = [5, 0.5];
/** A corner opened by a mistake that lost fewer discs cost the game nothing. */
const WORTH_A_CORNER = 4;
/** A side that is so far behind with the best move has lost by other mistakes. */
const LOST_ANYWAY = -30;
/** After so many moves everybody has few to choose from. */
const FEW_LEFT = 48;
/** What the coach says of moves that leave one few to choose from. @type {readonly string[]} */
const ABOUT_CHOICE = ["mobility", "safe-moves", "frontier"];

/**
 * Why a game was lost: at most two causes, the most telling first.
 * @param {GameReview} review
 * @param {Coach} coach
 * @returns {Cause[]} none where nobody lost, or the mistakes have nothing in common
 */
export function causesOf(review, coach) {
  const { game, total, moves } = review;
  const turn = loserOf(game.at(total));
  if (!turn) return [];
  const choices = Array.from({ length: total + 1 }, (_, ply) => choicesIn(coach, game.at(ply)));
  const mistakes = mistakesOf(review).filter((move) => move.turn === turn);
  const lost = { game, turn, moves, mistakes, coach, choices };
  // Everybody sees a corner; of the others the one that began first led to the rest.
  const others = [...squareLeft(lost), ...fewMoves(lost)].sort((one, other) => one.ply - other.ply);
  return [...cornersOpened(lost), ...others, ...partOf(lost)].slice(0, MOST);
}

/** @param {Game} end @returns {Color | null} */
function loserOf(end) {
  if (!end.isOver) return null;
  const [black, white] = finalDiscs(end);
  return black === white ? null : black < white ? "black" : "white";
}

/**
 * The squares where each side could place a disc if it were its turn.
 * @param {Coach} coach
 * @param {Game} game
 * @returns {Readonly<Record<Color, readonly string[]>>}
 */
const choicesIn = ({ positionFacts }, game) => positionFacts(game.toString()).moves;

/** @param {string} move */
const isCorner = (move) => /^[ah][18]$/.test(move);

/** @param {readonly ReviewedMove[]} mistakes */
const lossOf = (mistakes) => mistakes.reduce((sum, { loss }) => sum + loss, 0);

/**
 * The corners that mistakes opened, or beside which they placed the disc over which the winner then took them.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
function cornersOpened(lost) {
  const { turn, moves } = lost;
  const found = moves
    .filter((taken) => taken.turn !== turn && isCorner(taken.move))
    .flatMap(({ move: corner, ply: end }) => {
      const mistake = openerOf(lost, corner, end) ?? besideOf(lost, corner, end);
      return mistake && mistake.loss >= WORTH_A_CORNER ? { corner, mistake } : [];
    })
    .sort((one, other) => one.mistake.ply - other.mistake.ply);
  if (!found.some(({ mistake }) => mistake.best.score > LOST_ANYWAY)) return [];
  const opened = found.map(({ corner, mistake: { move, ply } }) => ({ corner, move, ply }));
  return [{ kind: "corners", turn, ply: opened[0].ply, opened }];
}

/**
 * The mistake after which a corner could be taken that the winner took, and after the better move could not.
 * @param {Lost} lost
 * @param {string} corner
 * @param {number} end the ply at which it was taken
 */
function openerOf({ game, turn, mistakes, coach, choices }, corner, end) {
  const winner = opponentOf(turn);
  const ply = choices.slice(0, end).findLastIndex((at) => !at[winner].includes(corner));
  const mistake = mistakes.find((each) => each.ply === ply);
  if (!mistake) return undefined;
  const better = choicesIn(coach, game.at(ply).after(mistake.best.move));
  return better[winner].includes(corner) ? undefined : mistake;
}

/**
 * The mistake that placed the disc beside a corner over which the winner took it, and could take it over no other disc.
 * @param {Lost} lost
 * @param {string} corner
 * @param {number} end the ply at which it was taken
 */
function besideOf({ game, mistakes }, corner, end) {
  const beside = game
    .at(end)
    .flips(/** @type {any} */ (corner))
    .filter((square) => isBeside(square, corner));
  return beside.length === 1
    ? mistakes.findLast(({ ply, move }) => ply < end && move === beside[0])
    : undefined;
}

/** Whether two squares touch. @param {string} one @param {string} other */
function isBeside(one, other) {
  return [0, 1].every((at) => Math.abs(one.charCodeAt(at) - other.charCodeAt(at)) <= 1);
}

/**
 * The square that was the best move most often, and was left each time.
 * @param {Lost} lost
 * @returns {Cause[]}
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
  const [{ best, ply }] = most;
  return [{ kind: "left", turn, ply, square: best.move, times: most.length, from, to }];
}

/**
 * Where who lost had the fewest moves beside the winner's, after mistakes that the coach lays to the choice of moves.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
function fewMoves(lost) {
  const { game, turn, moves, mistakes, coach, choices } = lost;
  const about = mistakes.filter(({ ply, line, best }) =>
    coach.explain(game.at(ply), line, best).some(({ kind }) => ABOUT_CHOICE.includes(kind)),
  );
  if (about.length < OFTEN) return [];
  const isEarly = (/** @type {number} */ ply) => discNumber(game, ply) < FEW_LEFT;
  const [worst] = moves
    .filter((move) => move.turn === turn && move.ply > about[0].ply && isEarly(move.ply))
    .map(({ ply }) => ({ ply, own: choices[ply][turn].length, other: choices[ply][opponentOf(turn)].length }))
    .filter(({ own, other }) => own > 0 && own <= FEW && own <= SHARE * other)
    .sort((one, two) => two.other - two.own - (one.other - one.own));
  if (!worst) return [];
  const before = about.filter(({ ply }) => ply < worst.ply);
  if (before.length < OFTEN) return [];
  // Once a corner is lost the next one says little.
  const end =
    moves.find(({ move, turn: whose }) => whose !== turn && isCorner(move))?.ply ?? game.moves.length;
  const spent = moves.find(
    ({ ply, turn: whose }) =>
      whose === turn && ply >= worst.ply && ply < end && isEarly(ply) && opensEach(lost, ply),
  );
  // It leads to the mistake that cost the most of these.
  const [costly] = [...before].sort((one, other) => other.loss - one.loss);
  const number = 1 + discNumber(game, worst.ply);
  return [
    {
      kind: "short",
      turn,
      ply: costly.ply,
      number,
      own: worst.own,
      other: worst.other,
      spent: spent ? 1 + discNumber(game, spent.ply) : null,
    },
  ];
}

/** Whether every move at a ply opens a corner to the winner. @param {Lost} lost @param {number} ply */
function opensEach({ game, turn, coach, choices }, ply) {
  const [now, winner] = [game.at(ply), opponentOf(turn)];
  const isNew = (/** @type {string} */ move) => isCorner(move) && !choices[ply][winner].includes(move);
  const moves = now.legalMoves();
  return moves.length > 1 && moves.every((move) => choicesIn(coach, now.after(move))[winner].some(isNew));
}

/**
 * The part of the game with more than half of the mistakes.
 * @param {Lost} lost
 * @returns {Cause[]}
 */
function partOf({ game, turn, mistakes }) {
  return PHASES.flatMap(([, to], index) => {
    const from = index === 0 ? 1 : Number(PHASES[index - 1][1]) + 1;
    const some = mistakes.filter(({ ply }) => {
      const number = 1 + discNumber(game, ply);
      return number >= from && number <= to;
    });
    if (some.length < OFTEN || 2 * some.length <= mistakes.length) return [];
    const [count, all, [{ ply }]] = [some.length, mistakes.length, some];
    return { kind: "part", turn, ply, count, all, from, to };
  });
}
