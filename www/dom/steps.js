// Much to do at once, without holding up the browser: it draws meanwhile, and hears what a person does.

/** How long the page goes on before it yields to the browser, in milliseconds: a frame has sixteen. */
const SLICE_MS = 4;

/** How long a picture is waited for, in milliseconds: a frame that nobody sees never has one. */
const PICTURE_MS = 200;

/** Lets the browser draw and hear. @returns {Promise<void>} */
export function yieldToBrowser() {
  /** @type {any} Not in all browsers, nor in TypeScript's library. */
  const { scheduler } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Takes one step after the other. Where they take long, it yields to the browser between them.
 * @param {readonly (() => void)[]} steps
 * @param {() => number} [now] in milliseconds
 */
export async function takeSteps(steps, now = () => performance.now()) {
  let start = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    if (now() - start > SLICE_MS) {
      await yieldToBrowser();
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
