// Rejects a promise when an AbortSignal aborts.

/** The callbacks of each signal. @type {WeakMap<AbortSignal, Set<() => void>>} */
const callbacks = new WeakMap();

/**
 * Calls back when the signal aborts. There is one listener for each signal, since Node warns of a leak when there are
 * many.
 * @param {AbortSignal} signal
 * @param {() => void} callback
 * @returns {() => void} removes the callback
 */
function onAbort(signal, callback) {
  if (!callbacks.has(signal)) signal.addEventListener("abort", callAll, { once: true });
  const all = callbacks.get(signal) ?? new Set();
  callbacks.set(signal, all.add(callback));
  return () => {
    all.delete(callback);
    if (all.size > 0) return;
    signal.removeEventListener("abort", callAll);
    callbacks.delete(signal);
  };
}

/** @this {AbortSignal} */
function callAll() {
  const all = callbacks.get(this) ?? [];
  callbacks.delete(this);
  for (const callback of all) callback();
}

/**
 * Settles as the promise does, or rejects with the signal's reason as soon as it aborts.
 * @template T
 * @param {Promise<T>} promise
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<T>}
 */
export function unlessAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    // An error after the abort is ignored.
    promise.catch(() => {});
    signal.throwIfAborted();
    const remove = onAbort(signal, () => reject(signal.reason));
    promise.then(resolve, reject).finally(remove);
  });
}
