/** @import { State } from "../state/types.js" */
import { whole } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const storedAnalysisTexts = phrasesOf("storedAnalysis", {
  off: "Each visit begins without the analysis of earlier ones.",
  empty: "The analysis is saved as soon as the engine pauses.",
  /** @param {number} megabytes */
  kept: (megabytes) =>
    `Saved in this browser: ${whole(megabytes)} MB. The analysis continues where it stopped.`,
  /** @param {number} megabytes */
  small: (megabytes) =>
    `Little memory is free here: the engine plays with a small table, ${whole(megabytes)} MB, and a little weaker.`,
  /** @param {string} reason a sentence */
  notSaved: (reason) => `The analysis could not be saved: ${reason}`,
});

/** What is kept of the engine's analysis. @param {Pick<State, "settings" | "storedTable">} state */
export function storedNote({ settings, storedTable }) {
  if (!settings.keepAnalysis) return storedAnalysisTexts.off;
  return storedTable === null ? storedAnalysisTexts.empty : storedAnalysisTexts.kept(storedTable / 1e6);
}
