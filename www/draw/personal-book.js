/** @import { State } from "../state/types.js" */
import { find, setText } from "../dom.js";
import { personalBookNote } from "../text/lesson.js";

/**
 * What the engine has learned, where it has.
 * @param {HTMLElement} place
 * @returns {(state: State) => void}
 */
export function createPersonalBook(place) {
  const note = find(place, ".note", HTMLElement);
  return ({ learned }) => {
    place.hidden = learned === 0;
    if (learned > 0) setText(note, personalBookNote(learned));
  };
}
