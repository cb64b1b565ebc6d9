/** Where a checksum begins. */
export const CHECKSUM_START = 0x811c9dc5;

/**
 * The 32-bit FNV-1a hash of bytes: it detects damage, not forgery.
 * @param {Uint8Array} bytes
 * @param {number} from
 * @param {number} to
 * @param {number} [hash] that of what is before them
 */
export function checksum(bytes, from, to, hash = CHECKSUM_START) {
  let sum = hash;
  for (let at = from; at < to; at += 1) sum = Math.imul(sum ^ bytes[at], 0x01000193);
  return sum >>> 0;
}
