/** @import { TestContext } from "node:test" */

/**
 * Gives a test the storage of a browser, in which the page has nothing yet.
 * @param {TestContext} t
 * @returns {() => any} what it holds of the page
 */
export function storageOf(t) {
  const page = /** @type {any} */ (globalThis);
  /** @type {Map<string, string>} */
  const items = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => items.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => items.set(key, value),
    removeItem: (/** @type {string} */ key) => items.delete(key),
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    const own = Object.getOwnPropertyDescriptor(page, name);
    Object.defineProperty(page, name, { value: storage, configurable: true });
    t.after(() => (own ? Object.defineProperty(page, name, own) : delete page[name]));
  }
  return () => JSON.parse(items.get("flipside") ?? "{}");
}
