// Corners that mistakes gave away, as the moves show that followed in the game.

/** @import { Coach, Game, ReviewedMove } from "../../package/flipside.js" */
/** @import { Color, GameReview } from "../../state/types.js" */
/** @import { Choices } from "./choices.js" */
import { opponentOf } from "../../game/plies.js";
import { discNumber, mistakesOf } from "../numbers.js";
import { choicesIn } from "./choices.js";

/**
 * A corner that one side took, and a mistake of the other side that gave it away: it could have taken the corner itself, it opened the
 * corner, or it placed the disc over which the corner was taken.
 * @typedef {object} LostCorner
 * @property {"free" | "opened" | "over"} how
 * @property {string} corner
 * @property {Color} turn who lost it
 * @property {string} move the mistake
 * @property {number} ply before the mistake
 * @property {number} taken the ply before the move that took it
 * @property {number} number of that move
 */

/** A corner given away by a mistake that lost fewer discs cost the game nothing. */
const WORTH_A_CORNER = 4;
/** A corner that is taken within so many plies was worth taking. */
const SOON = 4;

/**
 * The corners that mistakes gave away, in the order of the mistakes.
 * @param {Pick<GameReview, "game" | "moves" | "again" | "from">} review
 * @param {Coach} coach
 * @param {readonly Choices[]} choices by ply
 * @param {boolean} [areAll] also those that cost little and were taken soon, or were better left at first
 * @returns {LostCorner[]}
 */
export function cornersLost(review, coach, choices, areAll = false) {
  const { game, moves } = review;
  const costly = mistakesOf(review).filter(({ loss }) => areAll || loss >= WORTH_A_CORNER);
  // A corner whose taking lost as much cost the other side nothing.
  const takings = moves.filter(({ move, loss }) => isCorner(move) && loss < WORTH_A_CORNER);
  const lost = takings.flatMap(({ turn: winner, move: corner, ply: taken }) => {
    const turn = opponentOf(winner);
    const number = 1 + discNumber(game, taken);
    const mistakes = costly.filter((mistake) => mistake.turn === turn && mistake.ply < taken);
    const lostBy = (
      /** @type {LostCorner["how"]} */ how,
      /** @type {ReviewedMove | undefined} */ mistake,
    ) => {
      if (!mistake) return [];
      const { move, ply, loss } = mistake;
      const isTold = loss >= WORTH_A_CORNER || taken - ply <= SOON;
      return isTold ? [{ how, corner, turn, move, ply, taken, number }] : [];
    };
    const left = mistakes.filter(({ best }) => best.move === corner).flatMap((each) => lostBy("free", each));
    const opened = openerOf({ game, coach, choices }, mistakes, corner, taken);
    const opener = opened && (areAll || costsAt(moves, opened.ply, corner, taken)) ? opened : undefined;
    const given = opener
      ? lostBy("opened", opener)
      : lostBy("over", besideOf({ game, coach }, mistakes, corner, taken));
    return [...left, ...given.filter(({ ply }) => left.every((each) => each.ply !== ply))];
  });
  return lost.sort((one, other) => one.ply - other.ply);
}

/** @param {string} move */
export const isCorner = (move) => /^[ah][18]$/.test(move);

/**
 * The mistake after which a corner could be taken, and after the better move could not.
 * @param {{ game: Game, coach: Coach, choices: readonly Choices[] }} played
 * @param {readonly ReviewedMove[]} mistakes of who lost the corner
 * @param {string} corner
 * @param {number} taken the ply at which it was taken
 */
function openerOf({ game, coach, choices }, mistakes, corner, taken) {
  const winner = game.at(taken).turn;
  if (!winner) return undefined;
  const ply = choices.slice(0, taken).findLastIndex((at) => !at[winner].includes(corner));
  const mistake = mistakes.find((each) => each.ply === ply);
  if (!mistake) return undefined;
  return isOpenAnyway({ game, coach }, mistake, corner) ? undefined : mistake;
}

/**
 * Whether the other side could have taken a corner at once after the better move as well.
 * @param {{ game: Game, coach: Coach }} played
 * @param {ReviewedMove} mistake
 * @param {string} corner
 */
function isOpenAnyway({ game, coach }, { ply, turn, best }, corner) {
  return choicesIn(coach, game.at(ply).after(best.move))[opponentOf(turn)].includes(corner);
}

/**
 * Whether the better move lets the other side take a corner at once that the mistake does not: then the mistake cost no corner.
 * @param {{ game: Game, coach: Coach }} played
 * @param {ReviewedMove} mistake
 */
function opensAnother({ game, coach }, { ply, turn, move, best }) {
  const [then, now] = [best.move, move].map(
    (each) => choicesIn(coach, game.at(ply).after(each))[opponentOf(turn)],
  );
  return then?.some((square) => isCorner(square) && !now?.includes(square)) ?? false;
}

/**
 * Whether an opened corner was the cost of the move that opened it: it was the best reply, or was taken soon. One that could be taken and
 * was better left says nothing.
 * @param {readonly ReviewedMove[]} moves
 * @param {number} ply before the move
 * @param {string} corner
 * @param {number} taken the ply at which it was taken
 */
function costsAt(moves, ply, corner, taken) {
  return taken - ply <= SOON || moves.find((move) => move.ply === ply + 1)?.best.move === corner;
}

/**
 * The mistake that placed the disc beside a corner over which it was taken, and could be taken over no other disc. One whose better move
 * left the corner open as well, or opened another one, cost no corner.
 * @param {{ game: Game, coach: Coach }} played
 * @param {readonly ReviewedMove[]} mistakes of who lost the corner
 * @param {string} corner
 * @param {number} taken the ply at which it was taken
 */
function besideOf({ game, coach }, mistakes, corner, taken) {
  const beside = game
    .at(taken)
    .flips(/** @type {any} */ (corner))
    .filter((square) => isBeside(square, corner));
  const mistake = beside.length === 1 ? mistakes.findLast(({ move }) => move === beside[0]) : undefined;
  if (!mistake || isOpenAnyway({ game, coach }, mistake, corner)) return undefined;
  return opensAnother({ game, coach }, mistake) ? undefined : mistake;
}

const CORNERS = Object.freeze(["a1", "h1", "a8", "h8"]);

/** The corner that a square touches. @param {string} square @returns {string | undefined} */
export function cornerBeside(square) {
  return CORNERS.find((corner) => corner !== square && isBeside(square, corner));
}

/** Whether a corner is empty. @param {Pick<Game, "board">} position @param {string} corner */
export function isEmpty({ board }, corner) {
  return board[(corner[0] === "a" ? 0 : 7) + (corner[1] === "1" ? 0 : 56)] === "-";
}

/** Whether two squares touch. @param {string} one @param {string} other */
function isBeside(one, other) {
  return [0, 1].every((at) => Math.abs(one.charCodeAt(at) - other.charCodeAt(at)) <= 1);
}
