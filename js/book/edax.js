// Books of Edax, its file `book.dat`, as `src/knowledge/edax/read.rs` reads it.

import { beginsWith } from "../host/bytes/bytes.js";

/** The first letters of the bytes: "EDAX" and "BOOK" as numbers of 32 bits, the lowest byte first. */
const MAGIC = "XADEKOOB";

/** Whether bytes claim to be a book of Edax. @param {Uint8Array} bytes */
export function isEdax(bytes) {
  return beginsWith(bytes, MAGIC);
}
