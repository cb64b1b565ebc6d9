// Rejects a promise when an AbortSignal aborts. Signals are read by the methods of their class, whatever their owner has
// put in front of these. A signal of a frame, or of a DOM that stands in for a browser, is of a class of its own.

import { isLike } from "./kind.js";

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
  const { addEventListener, removeEventListener } = classOf(signal, "addEventListener");
  if (!callbacks.has(signal)) addEventListener.call(signal, "abort", callAll, { once: true });
  const all = callbacks.get(signal) ?? new Set();
  callbacks.set(signal, all.add(callback));
  return () => {
    all.delete(callback);
    if (all.size > 0) return;
    removeEventListener.call(signal, "abort", callAll);
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
    throwIfAborted(signal);
    const remove = onAbort(signal, () => reject(read("reason", signal)));
    promise.then(resolve, reject).finally(remove);
  });
}

/** Throws the reason of a signal that has aborted. @param {AbortSignal | undefined} signal */
export function throwIfAborted(signal) {
  if (signal && read("aborted", signal)) throw read("reason", signal);
}

/** Whether a value is a genuine AbortSignal; one from another realm counts. @param {unknown} value */
export function isSignal(value) {
  try {
    return isLike(value, ["AbortSignal"], {}) && typeof read("aborted", value) === "boolean";
  } catch {
    return false;
  }
}

/** @param {"aborted" | "reason"} name @param {unknown} signal */
function read(name, signal) {
  return Object.getOwnPropertyDescriptor(classOf(signal, name), name)?.get?.call(signal);
}

/** The most classes that a signal inherits from. */
const MOST_CLASSES = 9;

/**
 * The prototype, of the oldest class that a signal inherits from, which has a member.
 * @param {any} signal
 * @param {string} name
 * @returns {any}
 */
function classOf(signal, name) {
  let found = signal;
  let prototype = signal;
  for (let depth = 0; depth < MOST_CLASSES && prototype; depth += 1) {
    if (Object.hasOwn(prototype, name)) found = prototype;
    prototype = Object.getPrototypeOf(prototype);
  }
  return found;
}
