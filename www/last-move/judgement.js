// What a move of a game was worth beside the best one, and whether a person is offered to take it back.

import { opponentOf, pliesOf } from "../game/plies.js";
import { hasOneSide } from "../players/names.js";
import { LARGE_LOSS } from "../review/verdicts.js";
import { CHARACTER_IDS, skillOf } from "../state/characters.js";
/** @import { Game, Line } from "../package/flipside.js" */
/** @import { Color, State } from "../state/types.js" */
/** @import { Question } from "../match/thinking.js" */
import { isEngines, seated } from "../state/rooms.js";
import { isErring, strengthOf } from "../state/settings.js";

/** How long the position before the move is looked at, and then the move beside the best one, in milliseconds. */
const LOOK_MS = 500;
const COMPARE_MS = 1000;

/** How long it takes to judge a move. */
export const JUDGE_MS = LOOK_MS + COMPARE_MS;

/**
 * What a move was worth.
 * @typedef {object} Judgement
 * @property {Game} before the position before the move
 * @property {string} move
 * @property {Line} played the line of the move
 * @property {Line} best the line of the best one
 * @property {number} loss in discs
 * @property {boolean} isForced whether there was no other move
 */

/**
 * Where the person's last move was played; nothing where there is none, where nobody plays, or where others did.
 * @param {Pick<State, "about" | "game" | "room" | "settings">} state
 * @returns {number | null} the ply before it
 */
export function lastOwnPly(state) {
  const { about, game, room } = state;
  const seats = seated(state);
  if (room !== "play" || about !== null || game.isOver || seats.side === "none") return null;
  const own = hasOneSide(seats) ? seats.side : null;
  const plies = pliesOf(game).slice(0, game.ply);
  const found = plies.findLastIndex(({ move, color }) => move !== "pass" && (own === null || color === own));
  return found === -1 ? null : found;
}

/**
 * Judges a move: looks at all moves of the position, and then at this one and the one that seems best, both equally long.
 * @param {Parameters<Question>[0]} analyze
 * @param {Game} game
 * @param {number} ply before the move
 * @param {number} [least] with less to lose at the first look, there is no second one
 * @returns {Promise<Judgement | null>} `null` where too little is known
 */
export async function judge(analyze, game, ply, least = 0) {
  const before = game.at(ply);
  const move = /** @type {Line["move"]} */ (game.moves[ply]);
  const isForced = before.legalMoves().length === 1;
  const first = await analyze(before, { budgetMs: LOOK_MS });
  const known = judgementOf(before, move, first.lines, isForced);
  if (!known || isForced || known.best.move === move || known.loss < least) return known;
  const again = await analyze(before, { moves: [known.best.move, move], budgetMs: COMPARE_MS });
  return judgementOf(before, move, again.lines, isForced);
}

/** @param {Game} before @param {string} move @param {readonly Line[]} lines @param {boolean} isForced @returns {Judgement | null} */
function judgementOf(before, move, lines, isForced) {
  const [best] = lines;
  const played = lines.find((line) => line.move === move);
  return best && played ? { before, move, played, best, loss: best.score - played.score, isForced } : null;
}

/** Judges a move as far as it may be a blunder, which is what a review calls a large mistake. @param {Parameters<Question>[0]} analyze @param {Game} game @param {number} ply */
export async function blunderAt(analyze, game, ply) {
  const judged = await judge(analyze, game, ply, LARGE_LOSS);
  return judged && judged.loss >= LARGE_LOSS ? judged : null;
}

/** Whether a character is of the weaker half, who take no offence at a move that is taken back. @param {string} character */
const isWeak = (character) => 2 * skillOf(character) <= CHARACTER_IDS.length;

/**
 * Whether a person who has blundered is offered to take it back: in a game without clocks against one of the weaker opponents.
 * @param {Pick<State, "about" | "clocks" | "room" | "settings">} state
 */
export function isLenient(state) {
  const { clocks, settings } = state;
  const { side } = seated(state);
  if (clocks !== null || !settings.takeBacks || (side !== "black" && side !== "white")) return false;
  const opponent = opponentOf(/** @type {Color} */ (side));
  const strength = strengthOf(settings, opponent);
  return isEngines(state, opponent) && isErring(strength) && isWeak(strength.character);
}
