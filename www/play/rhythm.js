const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the person asked for no motion. */
export function isStill() {
  return still.matches;
}

/**
 * How long, in milliseconds, something is left to be seen before the game goes on.
 * @param {"reply" | "pass" | "result"} what
 */
export function beat(what) {
  return (isStill() ? { reply: 150, pass: 700, result: 200 } : { reply: 650, pass: 1300, result: 1000 })[
    what
  ];
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal rejects with its reason
 * @returns {Promise<void>}
 */
export function sleep(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
