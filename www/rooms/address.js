/** @import { Page } from "../feature.js" */
/** @import { Room } from "../state/types.js" */
import { queryOf, roomOf } from "../state/address.js";
import { isGameShown } from "../state/rooms.js";

/** Names the room in the address of the page. @param {Page} page */
export function keepRoomInAddress({ store }) {
  // At once: what the room puts on the board is written into its own address, and not into the one before.
  store.on("entered", writeAddress);
  writeAddress(store.state.room);
}

/** @param {Room} room */
function writeAddress(room) {
  if (roomOf(location.search) === room) return;
  const { pathname, search, hash } = location;
  // Behind the # is the game, which is no puzzle.
  history.pushState(null, "", pathname + queryOf(room, search) + (isGameShown({ room }) ? hash : ""));
}
