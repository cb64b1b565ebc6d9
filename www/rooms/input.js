/** @import { Page, RoomPart } from "../app/feature.js" */
/** @import { Room } from "../app/types.js" */
import { isGameShown, queryOf, ROOMS, roomOf } from "../app/rooms.js";
import { notices, reason } from "../notices/text.js";

/**
 * Goes from room to room: by the menu, and by going back and forward in the browser. The address names the room.
 * @param {HTMLElement} menu
 * @param {Page} page
 */
export function listenToRooms(menu, page) {
  const { match, store } = page;
  menu.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-room]") : null;
    const room = ROOMS.find((each) => each === link?.getAttribute("data-room"));
    if (!room || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    match.enter(room);
  });
  addEventListener("popstate", () => match.enter(roomOf(location.search)));
  // At once: what the room puts on the board is written into its own address, and not into the one before.
  store.on("entered", writeAddress);
  writeAddress(store.state.room);
  fillRooms(page);
}

/**
 * Fills each room when a person first comes in, part by part. A part that cannot be loaded is tried again when one comes back,
 * and no other is filled twice.
 * @param {Page} page
 */
function fillRooms(page) {
  const { store, roomParts } = page;
  /** @type {Set<RoomPart>} */
  const filled = new Set();
  const fill = (/** @type {Room} */ room) => {
    for (const part of roomParts) {
      if (part.room !== room || filled.has(part)) continue;
      filled.add(part);
      part.fill(page).catch((error) => {
        filled.delete(part);
        store.update({ notice: { kind: "error", text: notices.noRoom(reason(error)) } });
      });
    }
  };
  store.on("entered", fill);
  fill(store.state.room);
}

/** @param {Room} room */
function writeAddress(room) {
  if (roomOf(location.search) === room) return;
  const { pathname, search, hash } = location;
  // Behind the # is the game, which is no puzzle.
  history.pushState(null, "", pathname + queryOf(room, search) + (isGameShown({ room }) ? hash : ""));
}
