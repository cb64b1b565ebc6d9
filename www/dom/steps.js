// Much to do at once, without holding up the browser: it draws meanwhile, and hears what a person does.

/** How long the page goes on before the browser has its turn, in milliseconds: a frame has sixteen. */
const TURN_MS = 8;

/** How long a picture is waited for, in milliseconds: a frame that nobody sees never has one. */
const PICTURE_MS = 200;

/** Lets the browser have its turn. @returns {Promise<void>} */
function turn() {
  /** @type {any} Not in all browsers, nor in TypeScript's library. */
  const { scheduler } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Takes one step after the other. The browser has its turn between them where they take long.
 * @param {readonly (() => void)[]} steps
 * @param {() => number} [now] in milliseconds
 */
export async function inTurns(steps, now = () => performance.now()) {
  let start = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    if (now() - start > TURN_MS) {
      await turn();
      start = now();
    }
    step();
  }
}

/** Resolves when what there is can be seen: a picture is on the screen when the next one is begun. @returns {Promise<void>} */
export function pictured() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, PICTURE_MS);
  });
}
