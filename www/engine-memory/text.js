/** @import { State } from "../app/types.js" */
import { whole } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const memory = phrasesOf("memory", {
  off: "Analysis begins anew with each visit.",
  empty: "Analysis is kept as soon as the engine rests.",
  /** @param {number} megabytes */
  kept: (megabytes) => `Kept in this browser: ${whole(megabytes)} MB. Analysis goes on where it ended.`,
  /** @param {string} reason a sentence */
  notSaved: (reason) => `The browser did not keep the analysis: ${reason}`,
});

/** What is kept of the engine's analysis. @param {Pick<State, "settings" | "storedTable">} state */
export function memoryNote({ settings, storedTable }) {
  if (!settings.memory) return memory.off;
  return storedTable === null ? memory.empty : memory.kept(storedTable / 1e6);
}
