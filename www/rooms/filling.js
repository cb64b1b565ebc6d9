// What fills the rooms.

/** @import { Page, RoomPart } from "../feature.js" */
/** @import { Room } from "../state/types.js" */
import { missingPart } from "../messages/text.js";

/**
 * Fills each room when a person first comes in, part by part. A part that cannot be loaded is tried again when one comes back,
 * and no other is filled twice.
 * @param {Page} page
 */
export function fillRooms(page) {
  const { store, roomParts } = page;
  /** @type {Set<RoomPart>} */
  const filled = new Set();
  const fill = (/** @type {Room} */ room) => {
    for (const part of roomParts) {
      if (part.room !== room || filled.has(part)) continue;
      filled.add(part);
      part.fill(page).catch((error) => {
        filled.delete(part);
        store.update({ notice: missingPart(error) });
      });
    }
  };
  store.on("entered", fill);
  fill(store.state.room);
}
