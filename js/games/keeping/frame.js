// Changes as they are kept one behind the other, so that one that was not written to its end, or was damaged, is known, and those
// behind it are found: "GMCH", the length, the checksum, and the change.

import { CHECKSUM_START, checksum } from "../../host/bytes/checksum.js";

/** "GMCH", low byte first. */
const MARK = 0x48434d47;
export const FRAME_HEAD = 12;

/** Bytes between two steps. */
const STEP = 1 << 20;

/**
 * What bytes hold.
 * @typedef {object} Frames
 * @property {Uint8Array[]} changes
 * @property {[from: number, to: number][]} damaged Where bytes are between changes that belong to none.
 * @property {number} end Where the last change ends.
 */

/** A change as it is kept. @param {Uint8Array} change @returns {Generator<void, Uint8Array<ArrayBuffer>>} */
export function* framed(change) {
  const bytes = new Uint8Array(FRAME_HEAD + change.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MARK, true);
  view.setUint32(4, change.length, true);
  view.setUint32(8, yield* checksumOf(change), true);
  bytes.set(change, FRAME_HEAD);
  return bytes;
}

/**
 * The changes in bytes; what is behind the last one was not written to its end.
 * @param {Uint8Array} bytes
 * @returns {Generator<void, Frames>}
 */
export function* framesIn(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** @type {Frames} */
  const frames = { changes: [], damaged: [], end: 0 };
  for (let at = 0; at + FRAME_HEAD <= bytes.length; ) {
    const change = yield* changeAt(bytes, view, at);
    if (!change) {
      // The next mark.
      at = bytes.indexOf(MARK & 255, at + 1);
      if (at < 0) break;
      continue;
    }
    if (at > frames.end) frames.damaged.push([frames.end, at]);
    frames.changes.push(change);
    at += FRAME_HEAD + change.length;
    frames.end = at;
  }
  return frames;
}

/**
 * The change that begins at a place, if there is one.
 * @param {Uint8Array} bytes
 * @param {DataView} view
 * @param {number} at
 * @returns {Generator<void, Uint8Array | undefined>}
 */
function* changeAt(bytes, view, at) {
  if (view.getUint32(at, true) !== MARK) return undefined;
  const end = at + FRAME_HEAD + view.getUint32(at + 4, true);
  if (end > bytes.length) return undefined;
  const change = bytes.subarray(at + FRAME_HEAD, end);
  return (yield* checksumOf(change)) === view.getUint32(at + 8, true) ? change : undefined;
}

/** The checksum of a change. @param {Uint8Array} bytes @returns {Generator<void, number>} */
function* checksumOf(bytes) {
  let sum = CHECKSUM_START;
  for (let from = 0; from < bytes.length; from += STEP) {
    sum = checksum(bytes, from, Math.min(bytes.length, from + STEP), sum);
    yield;
  }
  return sum;
}
