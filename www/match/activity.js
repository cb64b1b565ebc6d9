/** @import { Activity, GameReview, Resting, State } from "../app/types.js" */

import { isEngines, isGameShown } from "../app/rooms.js";
import { moveLimits, strengthOf } from "../app/settings.js";
import { knownOf } from "../evaluation/findings.js";
import { isComplete, isReviewed } from "../review/state.js";

export const HINT_MS = 1500;
export const VALUES_MS = 4000;
/** Enough to say something of a position while something longer is under way. */
export const GLANCE_MS = 500;

/**
 * What may follow what. Everything that is begun ends in waiting, whether it is done or given up; there it is decided what
 * comes next.
 * @type {Readonly<Record<Activity["kind"], readonly Activity["kind"][]>>}
 */
export const TRANSITIONS = Object.freeze({
  waiting: [
    "waiting",
    "hinting",
    "glancing",
    "evaluating",
    "solving",
    "reviewing",
    "thinking",
    "passing",
    "over",
  ],
  hinting: ["waiting"],
  glancing: ["waiting"],
  evaluating: ["waiting"],
  solving: ["waiting"],
  reviewing: ["waiting", "reviewing"],
  thinking: ["waiting"],
  passing: ["waiting"],
  over: ["waiting"],
});

/**
 * The next activity, or an error where it may not follow: a mistake in the page.
 * @param {Activity} from
 * @param {Activity} to
 * @returns {Activity}
 */
export function transition(from, to) {
  if (TRANSITIONS[from.kind].includes(to.kind)) return to;
  throw new Error(
    `activity: expected ${TRANSITIONS[from.kind].join(", ") || "nothing"} after ${from.kind}, found ${to.kind}`,
  );
}

/**
 * What the game goes on with by itself; nothing where it waits for the person.
 * @param {State} state of a game that waits
 * @param {boolean} isNew whether the position came about by a move just now
 * @returns {Activity | null}
 */
export function nextActivity(state, isNew) {
  const { activity, engine, game, settings, review } = state;
  const held = isHeld(activity);
  if (!isGameShown(state)) return null;
  const isUnreviewed = engine !== "missing" && review !== null && !review.isStopped && !isComplete(review);
  if (game.isOver) return isUnreviewed ? { kind: "reviewing", held } : { kind: "over", isNew };
  // The engine's move would end a review, so there is no use in finishing it first.
  if (!held && game.mustPass) return { kind: "passing" };
  if (engine === "missing") return null;
  if (!held && isEngines(state, game.turn))
    return { kind: "thinking", budgetMs: moveLimits(strengthOf(settings, game.turn)).budgetMs ?? null };
  if (isUnreviewed && isTried(state, review)) return { kind: "glancing", held, budgetMs: GLANCE_MS };
  if (isUnreviewed) return { kind: "reviewing", held };
  return isLookedAt(state) ? { kind: "evaluating", held, budgetMs: evaluationMs(state) } : null;
}

/** Whether a position is not of the reviewed game, and nothing is known of it. @param {State} state @param {GameReview} review */
function isTried(state, review) {
  const { moves, ply, start } = state.game;
  return !isReviewed(review, start, moves.slice(0, ply)) && knownOf(state) === null;
}

/** Whether the moves of the position are to be scored now. @param {State} state */
function isLookedAt({ game, isAway, isPaused, room, settings, values }) {
  const isEvaluated = values !== null && values.stopped !== null;
  if (isEvaluated || isAway) return false;
  return room === "analyze" ? !isPaused : settings.values && !game.mustPass;
}

/** How long they are; without an end where the person looks on. @param {State} state */
function evaluationMs({ room, settings }) {
  return room === "analyze" && settings.keepThinking ? null : VALUES_MS;
}

/** Whether the engine waits, on its turn too, until it is told to play on. @param {Activity} activity */
export function isHeld(activity) {
  return "held" in activity && activity.held;
}

/** Whether the person may place a disc, go on, or ask for something. @param {Activity} activity @returns {activity is Resting} */
export function isResting(activity) {
  return "held" in activity;
}

/** Whether the engine searches. @param {Activity} activity */
export function isSearching({ kind }) {
  return kind !== "waiting" && kind !== "passing" && kind !== "over";
}

/**
 * Whether the person may place a disc now.
 * @param {Pick<State, "activity" | "exercise" | "game" | "room">} state
 */
export function isOpen({ activity, exercise, game, room }) {
  if (!isGameShown({ room })) return exercise?.isOpen ?? false;
  return isResting(activity) && !game.isOver && !game.mustPass;
}

/**
 * Whether the game could go on by itself, but is held.
 * @param {Pick<State, "activity" | "engine" | "game" | "room" | "settings">} state
 */
export function canPlayOn({ activity, engine, game, room, settings }) {
  const isWaitedFor = engine !== "missing" && isEngines({ room, settings }, game.turn);
  return isResting(activity) && !game.isOver && (game.mustPass || isWaitedFor);
}
