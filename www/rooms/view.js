/** @import { Room, State } from "../app/types.js" */
import { setAttribute } from "../dom/elements.js";

/**
 * Shows what belongs to a room: an element names its rooms in `data-rooms`, and a place in the menu its own in `data-room`.
 * @param {HTMLElement} page
 * @returns {(state: State) => void}
 */
export function createRooms(page) {
  /** @type {Room | null} */
  let drawn = null;
  return ({ room }) => {
    if (room === drawn) return;
    drawn = room;
    // The style sheet hides by it, so that a part can be hidden within its room for reasons of its own.
    page.dataset.in = room;
    for (const link of page.querySelectorAll("#rooms [data-room]")) {
      setAttribute(link, "aria-current", link.getAttribute("data-room") === room ? "page" : null);
    }
  };
}
