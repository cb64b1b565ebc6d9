// From one game of a list to the next, and back to the list: what stands beside the board while a game of a list is on it.

/** @import { Room } from "../state/types.js" */

import { create, createButton, find, setAttribute, setText } from "../dom/elements.js";
import { whole } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const tourTexts = phrasesOf("tour", {
  list: "Games",
  toList: "List",
  backToList: "Back to the list",
  previous: "Previous",
  next: "Next",
  previousGame: "Previous game",
  nextGame: "Next game",
  /** Where a game is in the list. @param {number} number from 1 @param {number} all */
  place: (number, all) => `Game ${whole(number)} of ${whole(all)}`,
});

/**
 * @param {object} parts
 * @param {readonly Room[]} parts.rooms in which it is shown
 * @param {() => void} parts.back to the list
 * @param {(by: 1 | -1) => void} parts.step to another game
 */
export function createTour({ rooms, back, step }) {
  const button = (
    /** @type {string} */ label,
    /** @type {string} */ name,
    /** @type {() => void} */ press,
  ) => {
    const made = createButton(label, press);
    made.setAttribute("aria-label", name);
    return made;
  };
  const said = create("p", { role: "status" });
  const previous = button(tourTexts.previous, tourTexts.previousGame, () => step(-1));
  const next = button(tourTexts.next, tourTexts.nextGame, () => step(1));
  const element = create(
    "nav",
    { class: "tour", "data-rooms": rooms.join(" "), "aria-label": tourTexts.list },
    button(tourTexts.toList, tourTexts.backToList, back),
    said,
    create("div", {}, previous, next),
  );
  element.hidden = true;
  /** What had the focus when it was hidden: only until the next game is there, perhaps. @type {HTMLElement | null} */
  let focused = null;
  find(document, ".panels .game", HTMLElement).append(element);
  return {
    /** @param {{ index: number, total: number } | null} place null while no game of the list is on the board */
    show(place) {
      if (!place && !element.hidden) focused = element.querySelector(":focus");
      element.hidden = place === null;
      if (!place) return;
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
      focused = null;
      const { index, total } = place;
      setText(said, tourTexts.place(index + 1, total));
      setAttribute(previous, "aria-disabled", index === 0 ? "true" : null);
      setAttribute(next, "aria-disabled", index + 1 >= total ? "true" : null);
    },
  };
}
