// The panels beside the board: a feature makes its own, and needs none in the HTML.

import { create, find } from "./elements.js";

/**
 * Adds a panel behind those that are there.
 * @param {string} name its id and its class
 * @param {string} room in which it is shown
 * @param {Record<string, string>} [attributes]
 */
export function addPanel(name, room, attributes = {}) {
  const panel = create("section", { class: `panel ${name}`, id: name, "data-rooms": room, ...attributes });
  find(document, ".panels", HTMLElement).append(panel);
  return panel;
}

/** The name of a room, as the menu says it. @param {string} room */
export function roomName(room) {
  return find(document, `#rooms [data-room=${room}] span`, HTMLElement).textContent ?? "";
}
