// The rooms around the board: the menu that leads to them, and what fills each.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { keepRoomInAddress } from "./address.js";
import { fillRooms } from "./filling.js";
import { createMenu } from "./menu.js";

/** @type {Feature} */
export const rooms = {
  show(page) {
    createMenu(find(document, "#rooms", HTMLElement), page);
    keepRoomInAddress(page);
    fillRooms(page);
  },
  // An element names its rooms in `data-rooms`. The style sheet hides it elsewhere, so that it can also be hidden within its room
  // for reasons of its own.
  showLast({ store }) {
    store.watch(
      ({ room }) => room,
      (room) => {
        document.documentElement.dataset.in = room;
      },
    );
  },
};
