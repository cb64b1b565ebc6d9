/** @import { State } from "../state/types.js" */

const megabytes = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** What is kept of the engine's analysis. @param {Pick<State, "settings" | "kept">} state */
export function memoryNote({ settings, kept }) {
  if (!settings.memory) return "Analysis begins anew with each visit.";
  if (kept === null) return "Analysis is kept as soon as the engine rests.";
  return `${megabytes.format(kept / 1e6)} MB are kept in this browser. Analysis goes on where it ended.`;
}
