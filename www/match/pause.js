/** @import { Moment } from "../dom/motion.js" */
import { durationOf } from "../dom/motion.js";

/**
 * Waits until a person has seen what happened.
 * @param {Moment} what
 * @param {AbortSignal} signal rejects with its reason
 * @returns {Promise<void>}
 */
export function pause(what, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, durationOf(what));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
