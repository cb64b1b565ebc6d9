/** @import { State } from "../app/types.js" */
import { setText } from "../dom/elements.js";
import { memoryNote } from "./text.js";

/**
 * Says what is kept of the engine's analysis.
 * @param {HTMLElement} note
 * @returns {(state: State) => void}
 */
export function createEngineMemory(note) {
  return (state) => setText(note, memoryNote(state));
}
