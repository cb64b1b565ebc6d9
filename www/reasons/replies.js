// What the opponent can do after a mistake and after the better move. A small engine of the coach's own looks at it, so that it never waits for the one that plays, and always
// finds the same.

/** @import { CoachReplies, Engine, Game, Line } from "../package/flipside.js" */
import { loadOpenEngine } from "../package/parts.js";

/** Some milliseconds of the page's time, in slices. */
const LIMITS = Object.freeze({ level: 12, fresh: true });
const TABLE_BITS = 16;
/** How many mistakes are remembered: those of a game. */
const REMEMBERED = 60;

/** @type {Promise<Engine> | undefined} */
let loading;
/** By the position and the two moves. @type {Map<string, Promise<CoachReplies | null>>} */
const known = new Map();

/**
 * The replies to both moves; `null` where the engine is not to be had, without which the coach knows less.
 * @param {Game} position before the moves
 * @param {Pick<Line, "move">} played
 * @param {Pick<Line, "move">} best
 */
export function repliesToBoth(position, played, best) {
  const key = `${position} ${played.move} ${best.move}`;
  const found = known.get(key) ?? searched(position, played, best).catch(() => forgotten(key));
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest) known.delete(oldest);
  return found;
}

/** The coach's own engine. */
export function coachEngine() {
  loading ??= loadOpenEngine(TABLE_BITS);
  return loading;
}

/** @param {Game} position @param {Pick<Line, "move">} played @param {Pick<Line, "move">} best @returns {Promise<CoachReplies>} */
async function searched(position, played, best) {
  const engine = await coachEngine();
  const after = async (/** @type {Pick<Line, "move">} */ { move }) =>
    (await engine.analyze(position.after(move), LIMITS)).lines;
  return { played: await after(played), best: await after(best) };
}

/** It is tried again when it is asked for again. @param {string} key */
function forgotten(key) {
  loading = undefined;
  known.delete(key);
  return null;
}
