/** @import { Page } from "../feature.js" */

import { setAttribute } from "../dom/elements.js";
import { inMenu, ROOMS, roomOf } from "../state/address.js";

/**
 * The menu of the rooms, with the one where the person is. Going back and forward in the browser leads from room to room as well.
 * @param {HTMLElement} menu
 * @param {Page} page
 */
export function createMenu(menu, { match, store }) {
  const links = [...menu.querySelectorAll("[data-room]")];
  store.watch(
    ({ room }) => room,
    (room) => {
      for (const link of links)
        setAttribute(link, "aria-current", link.getAttribute("data-room") === inMenu(room) ? "page" : null);
    },
  );
  menu.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-room]") : null;
    const room = ROOMS.find((each) => each === link?.getAttribute("data-room"));
    if (!room || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    match.enter(room);
  });
  addEventListener("popstate", () => match.enter(roomOf(location.search)));
}
