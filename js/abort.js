/** What happens when a signal aborts. @type {WeakMap<AbortSignal, Set<() => void>>} */
const reactions = new WeakMap();

/** Whether a value is a real signal, of this page or of another, and not one that merely looks like it. @param {unknown} value */
export function isSignal(value) {
  try {
    return typeof own("aborted", value) === "boolean";
  } catch {
    return false;
  }
}

/** Throws the reason of a signal that has aborted. @param {AbortSignal | undefined} signal */
export function throwIfAborted(signal) {
  if (signal && own("aborted", signal)) throw own("reason", signal);
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
    throwIfAborted(signal);
    const forget = onAbort(signal, () => reject(own("reason", signal)));
    promise.then(resolve, reject).finally(forget);
  });
}

/**
 * Has something happen when the signal aborts, until the function it returns is called. A signal has one listener for
 * all that is to happen: Node takes many for a leak, and warns.
 * @param {AbortSignal} signal
 * @param {() => void} react
 * @returns {() => void}
 */
function onAbort(signal, react) {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  if (!reactions.has(signal)) addEventListener.call(signal, "abort", reactToAll, { once: true });
  const all = reactions.get(signal) ?? new Set();
  reactions.set(signal, all.add(react));
  return () => {
    all.delete(react);
    if (all.size > 0) return;
    removeEventListener.call(signal, "abort", reactToAll);
    reactions.delete(signal);
  };
}

/** @this {AbortSignal} */
function reactToAll() {
  const all = reactions.get(this) ?? [];
  reactions.delete(this);
  for (const react of all) react();
}

/** A field of a signal as the signal has it, whatever its owner put in front of it. @param {"aborted" | "reason"} name @param {unknown} signal */
function own(name, signal) {
  return Object.getOwnPropertyDescriptor(AbortSignal.prototype, name)?.get?.call(signal);
}
