// Copying of texts, with what the person is told then.

/** @import { Store } from "../state/store.js" */
import { phrasesOf } from "../words/language.js";

/** What is said where a browser does not allow copying. */
export const copying = phrasesOf("copying", {
  /** @param {string} text */
  refused: (text) => `The browser did not allow copying. Copy it by hand: ${text}`,
});

/**
 * Copies a text, and says whether the browser allowed it.
 * @param {Store} store
 * @param {string} text
 * @param {string} copied the sentence for a text that was copied
 * @param {string} [refused] the one for a browser that does not allow it
 * @returns {Promise<boolean>} whether the text was copied
 */
export async function copyText(store, text, copied, refused = copying.refused(text)) {
  try {
    await navigator.clipboard.writeText(text);
    store.update({ notice: { kind: "info", text: copied } });
    return true;
  } catch {
    store.update({ notice: { kind: "error", text: refused } });
    return false;
  }
}
