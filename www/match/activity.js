/** @import { Activity, Color, GameReview, Resting, Settings, State } from "../state/types.js" */

// What goes on in a match, what follows it, and what is paused.
//
// One activity goes on at a time. Whatever ends, it is decided anew what comes next: the engine's move, a forced pass, a review, the
// scores of the moves, or nothing until the person does something. A paused thing is left out of that decision until it is told to go
// on; it is the only reason why something waits that could go on by itself. The state has one flag for each thing that can be paused,
// in `paused`:
//
//     paused     what waits                                        from                                          until
//     game       the engine's moves and forced passes, and on      one looks at another position, opens a game,  "Play on", a move,
//                the engine's turn the clock                        presses "Pause", or something failed          a new game
//     analysis   the scores of moves in the room for analysis      its button there                              the same button
//     scoring    the scores of moves in every room                 the page is hidden, or a text is edited       one is back
//     reading    the scores of moves of a reviewed game            a review is read without the engine           one looks at it
//     review     the review of the game                            "Stop" in its report                          "Go on", another review
//     clocks     both clocks                                       the page is hidden, where the settings say    one is back
//
// A person gets a hint, a solution or a move whatever is paused.

import { evaluationOf, isJudgement } from "../evaluation/evaluations.js";
import { isFinished, isReviewed } from "../review/state.js";
import { isEngineShown, isEngines, isGameShown } from "../state/rooms.js";
import { isErring, moveLimits, strengthOf } from "../state/settings.js";

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
    "asking",
    "evaluating",
    "solving",
    "reviewing",
    "thinking",
    "passing",
    "over",
  ],
  hinting: ["waiting"],
  glancing: ["waiting"],
  asking: ["waiting"],
  evaluating: ["waiting"],
  solving: ["waiting"],
  reviewing: ["waiting"],
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
 * What the game goes on with by itself; null if it waits for the person.
 * @param {State} state of a game that waits
 * @param {boolean} isNew whether the position came about by a move just now
 * @returns {Activity | null}
 */
export function nextActivity(state, isNew) {
  const { engine, game, paused, room, settings, review } = state;
  if (!isGameShown(state)) return null;
  // Where a game is played its review goes on behind the result alone, and ends with what is done next.
  const isUnreviewed =
    room === "analyze" && engine !== "missing" && review !== null && !paused.review && !isFinished(review);
  if (game.isOver) return isUnreviewed ? { kind: "reviewing" } : { kind: "over", isNew };
  // The engine's move would end a review, so there is no use in finishing it first.
  if (!paused.game && game.mustPass) return { kind: "passing" };
  if (engine === "missing") return null;
  if (!paused.game && isEngines(state, game.turn))
    return { kind: "thinking", budgetMs: moveLimits(strengthOf(settings, game.turn)).budgetMs ?? null };
  if (isUnreviewed && isTried(state, review)) return { kind: "glancing", budgetMs: GLANCE_MS };
  if (isUnreviewed) return { kind: "reviewing" };
  if (isToBeScored(state)) return { kind: "evaluating", budgetMs: evaluationMs(state) };
  return isToBeGlancedAt(state) ? { kind: "glancing", budgetMs: null } : null;
}

/** Whether a position is not of the reviewed game, and nothing is known of it. @param {State} state @param {GameReview} review */
function isTried(state, review) {
  const { moves, ply, start } = state.game;
  return !state.glanced && !isReviewed(review, start, moves.slice(0, ply)) && evaluationOf(state) === null;
}

/** Whether it is time to score the moves of the position. @param {State} state */
function isToBeScored({ evaluated, game, paused, review, room, settings }) {
  if (evaluated === "fully" || paused.scoring) return false;
  if (paused.reading && review && isReviewed(review, game.start, game.moves.slice(0, game.ply))) return false;
  return room === "analyze" ? !paused.analysis : settings.values && !game.mustPass;
}

/**
 * Whether the person sees what the engine thinks, which has said nothing yet that is worth it: one that errs on purpose or looks a move
 * ahead is no judge.
 * @param {State} state
 */
function isToBeGlancedAt(state) {
  const { game, glanced, lastReport, room, settings } = state;
  if (room !== "play" || glanced || game.mustPass || !isEngineShown(state)) return false;
  if (isEngines(state, game.turn)) return false;
  const isJudged = lastReport?.lines.some(isJudgement) && !isErring(settings);
  return !isJudged && evaluationOf(state) === null;
}

/** Whether settings ask for the same scores of moves. @param {Settings} one @param {Settings} other */
export function areScoredAlike(one, other) {
  return one.values === other.values && one.keepThinking === other.keepThinking && one.lines === other.lines;
}

/** How long they are scored; without an end where the person looks on. @param {State} state */
function evaluationMs({ room, settings }) {
  return room === "analyze" && settings.keepThinking ? null : VALUES_MS;
}

/** Whether the person may place a disc, go on, or ask for something. @param {Activity} activity @returns {activity is Resting} */
export function isResting(activity) {
  return activity.kind !== "thinking" && activity.kind !== "passing" && activity.kind !== "over";
}

/** Whether the engine searches, and not only for what nobody waits for. @param {Activity} activity */
export function isSearching(activity) {
  const { kind } = activity;
  const isQuiet = (kind === "asking" || kind === "glancing") && activity.budgetMs === null;
  return kind !== "waiting" && kind !== "passing" && kind !== "over" && !isQuiet;
}

/**
 * Whether the person may place a disc now.
 * @param {Pick<State, "activity" | "exercise" | "game" | "isAnswered" | "room">} state
 */
export function isOpen({ activity, exercise, game, isAnswered, room }) {
  if (!isGameShown({ room })) return exercise?.isOpen ?? false;
  return isResting(activity) && !isAnswered && !game.isOver && !game.mustPass;
}

/** The side that has given up the game on the board, until it is played on. @param {Pick<State, "game" | "paused" | "resigned">} state */
export function resignedColor({ game, paused, resigned }) {
  return resigned?.ply === game.ply && paused.game ? resigned.color : null;
}

/**
 * Whether the game that is played on the board is given up, so that nobody moves until it is played on.
 * @param {Pick<State, "game" | "paused" | "resigned" | "room">} state
 */
export function isGivenUp(state) {
  return state.room === "play" && resignedColor(state) !== null;
}

/**
 * The color of the person who may give the game up now; null if there is none, or nothing to give up.
 * @param {Pick<State, "about" | "game" | "paused" | "resigned" | "room" | "settings">} state
 * @returns {Color | null}
 */
export function resigningColor(state) {
  const { about, game, room, settings } = state;
  const { side } = settings;
  if (room !== "play" || about !== null || game.isOver || game.ply === 0 || side === "none") return null;
  if (resignedColor(state) !== null) return null;
  return side === "both" ? game.turn : side;
}

/**
 * Whether the game could go on by itself, but is paused; one that came in is played on then.
 * @param {Pick<State, "activity" | "engine" | "game" | "room" | "settings">} state
 */
export function canPlayOn({ activity, engine, game, room, settings }) {
  const isWaitedFor = engine !== "missing" && isEngines({ about: null, room, settings }, game.turn);
  return isResting(activity) && !game.isOver && (game.mustPass || isWaitedFor);
}
