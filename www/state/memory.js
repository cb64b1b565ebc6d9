const KEY = "flipside";

/**
 * What this browser remembers of the page: an empty object when there is nothing readable.
 * @returns {Record<string, unknown>}
 */
export function recall() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, unknown>} part replaces the parts of the same name, keeps the others */
export function remember(part) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...part }));
  } catch {
    // Private windows and full disks refuse storage: the game goes on without memory.
  }
}
