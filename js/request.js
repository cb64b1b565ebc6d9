import { describe, FlipsideError, translated } from "./error.js";
import { Game } from "./game.js";
import { checkOptions, TASK_OPTIONS } from "./options.js";
import { core } from "./wasm.js";

/**
 * @import { Task } from "./local.js"
 * @import { PositionLike, Watch } from "./types.js"
 */

/**
 * Checks what is asked for and takes it down as it is now, whatever becomes of the game and the options later.
 * @template Progress
 * @template {Watch<Progress>} Options
 * @param {Task} task
 * @param {PositionLike} position
 * @param {Options} options
 */
export function requestOf(task, position, options) {
  checkOptions(options, TASK_OPTIONS[task]);
  const { signal, onProgress, ...limits } = {
    ...options,
    ...copyOfMoves(/** @type {{ moves?: unknown }} */ (options)),
  };
  const text = textOf(position);
  translated(() => core().check(task, text, limits));
  return { text, limits, signal, onProgress };
}

/** @param {{ moves?: unknown }} options */
function copyOfMoves({ moves }) {
  return Array.isArray(moves) ? { moves: [...moves] } : {};
}

/** @param {PositionLike} position */
function textOf(position) {
  if (position instanceof Game) return position.toString();
  if (typeof position === "string") return position;
  throw new FlipsideError("INVALID_POSITION", `a position is a Game or a text, found ${describe(position)}`);
}
