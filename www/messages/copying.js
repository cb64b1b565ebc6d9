// Copying of texts, with what the person is told then.

/** @import { Store } from "../state/store.js" */
import { notices } from "./text.js";

/**
 * Copies a text, and says whether the browser allowed it.
 * @param {Store} store
 * @param {string} text
 * @param {string} copied the sentence for a text that was copied
 * @param {string} [refused] the one for a browser that does not allow it
 * @returns {Promise<boolean>} whether the text was copied
 */
export async function copyText(store, text, copied, refused = notices.notCopied(text)) {
  try {
    await navigator.clipboard.writeText(text);
    store.update({ notice: { kind: "info", text: copied } });
    return true;
  } catch {
    store.update({ notice: { kind: "error", text: refused } });
    return false;
  }
}
