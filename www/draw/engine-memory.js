/** @import { State } from "../state/types.js" */
import { setText } from "../dom.js";
import { memoryNote } from "../text/engine-memory.js";

/**
 * Says what is kept of the engine's analysis.
 * @param {HTMLElement} note
 * @returns {(state: State) => void}
 */
export function createEngineMemory(note) {
  return (state) => setText(note, memoryNote(state));
}
