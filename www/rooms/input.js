/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../app/store.js" */
/** @import { Room } from "../app/types.js" */
import { isGameShown, queryOf, ROOMS, roomOf } from "../app/rooms.js";
import { notices, reason } from "../notices/text.js";

/** What fills a room when a person first comes in. @typedef {() => Promise<unknown>} OpenRoom */

/**
 * Goes from room to room: by the menu, and by going back and forward in the browser. The address names the room.
 * @param {HTMLElement} menu
 * @param {Store} store
 * @param {Match} match
 * @param {Partial<Record<Room, OpenRoom>>} open
 */
export function listenToRooms(menu, store, match, open) {
  menu.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-room]") : null;
    const room = ROOMS.find((each) => each === link?.getAttribute("data-room"));
    if (!room || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    match.enter(room);
  });
  addEventListener("popstate", () => match.enter(roomOf(location.search)));

  /** @type {Set<Room>} */
  const opened = new Set();
  /** The room that could not be opened: it is tried again when one comes back to it. @type {Room | null} */
  let failed = null;
  // At once: what the room puts on the board is written into its own address, and not into the one before.
  store.on("entered", writeAddress);
  writeAddress(store.state.room);
  store.watch(({ room }) => {
    if (room !== failed) failed = null;
    if (opened.has(room) || room === failed) return;
    opened.add(room);
    open[room]?.().catch((error) => {
      opened.delete(room);
      failed = room;
      store.update({ notice: { kind: "error", text: notices.noRoom(reason(error)) } });
    });
  });
}

/** @param {Room} room */
function writeAddress(room) {
  if (roomOf(location.search) === room) return;
  const { pathname, search, hash } = location;
  // Behind the # is the game, which is no puzzle.
  history.pushState(null, "", pathname + queryOf(room, search) + (isGameShown({ room }) ? hash : ""));
}

/** Opens the lesson of the rules, whose address it is. @param {Match} match @param {Store} store */
export function openGuide(match, store) {
  const { pathname, search } = location;
  if (store.state.room === "learn") location.hash = "first-game";
  else history.pushState(null, "", `${pathname}${queryOf("learn", search)}#first-game`);
  match.enter("learn");
}
