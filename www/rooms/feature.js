// The rooms around the board: the menu that leads to them, and what fills each.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { listenToRooms } from "./input.js";
import { createRooms } from "./view.js";

/** @type {Feature} */
export const rooms = {
  show: (page) => listenToRooms(find(document, "#rooms", HTMLElement), page),
  showLast: ({ store }) => store.watch(createRooms(document.documentElement)),
};
