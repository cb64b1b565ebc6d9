/** @import { Beat } from "../state/motion.js" */
import { beat } from "../state/motion.js";

/**
 * Waits until what happened was seen.
 * @param {Beat} what
 * @param {AbortSignal} signal rejects with its reason
 * @returns {Promise<void>}
 */
export function pause(what, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, beat(what));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
