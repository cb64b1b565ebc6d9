// What a move of a game was worth beside the best one, and whether a person is offered to take it back.

import { opponentOf, pliesOf } from "../game/plies.js";
import { hasOneSide } from "../players/names.js";
import { compareTried } from "../review/searching/comparing.js";
import { LARGE_LOSS } from "../review/verdicts.js";
import { CHARACTER_IDS, skillOf } from "../state/characters.js";
/** @import { Color, State } from "../state/types.js" */
/** @import { Comparison } from "../evaluation/comparisons.js" */
/** @import { Question } from "../match/thinking.js" */
/** @import { Tried } from "../review/searching/comparing.js" */
/** @import { Store } from "../state/store.js" */
import { isEngines, seated } from "../state/rooms.js";
import { isErring, strengthOf } from "../state/settings.js";

/** For a first look at whether a move may be a blunder, in nodes: most are none. */
const GLANCE_NODES = 300_000;

/** About how long it takes to judge a move, in milliseconds. */
export const JUDGE_MS = 2000;

/**
 * Where the person's last move was played; null if there is none, if nobody plays, or if others played.
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
 * Judges a move as far as it may be a blunder, which is what a review calls a large mistake.
 * @param {Store} store
 * @param {Parameters<Question>[0]} analyze
 * @param {Tried} tried
 * @returns {Promise<Comparison | null>} `null` where it is none
 */
export async function blunderIn(store, analyze, tried) {
  const { position, move, isForced, comparison } = tried;
  if (isForced) return null;
  if (!comparison) {
    const { lines } = await analyze(position, { nodes: GLANCE_NODES, fresh: true });
    const played = lines.find((line) => line.move === move);
    if (!played || !lines[0] || lines[0].score - played.score < LARGE_LOSS) return null;
  }
  const found = await compareTried(store, analyze, tried);
  return found && found.loss >= LARGE_LOSS ? found : null;
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
