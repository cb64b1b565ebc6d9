/** What happens when a signal aborts. @type {WeakMap<AbortSignal, Set<() => void>>} */
const reactions = new WeakMap();

/**
 * Has something happen when the signal aborts, until the function it returns is called. A signal has one listener for
 * all that is to happen: Node takes many for a leak, and warns.
 * @param {AbortSignal} signal
 * @param {() => void} react
 * @returns {() => void}
 */
function onAbort(signal, react) {
  if (!reactions.has(signal)) signal.addEventListener("abort", reactToAll, { once: true });
  const all = reactions.get(signal) ?? new Set();
  reactions.set(signal, all.add(react));
  return () => {
    all.delete(react);
    if (all.size > 0) return;
    signal.removeEventListener("abort", reactToAll);
    reactions.delete(signal);
  };
}

/** @this {AbortSignal} */
function reactToAll() {
  const all = reactions.get(this) ?? [];
  reactions.delete(this);
  for (const react of all) react();
}

/**
 * The promise, or the signal's reason as soon as it aborts.
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<T>}
 */
export function unlessAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    // What comes after the abort is for nobody.
    promise.catch(() => {});
    signal.throwIfAborted();
    const forget = onAbort(signal, () => reject(signal.reason));
    promise.then(resolve, reject).finally(forget);
  });
}
