// The text of the bytes of a file.
//
// Bytes that are UTF-8 are that, whatever the file says of itself. Others are in the encoding of their byte order mark, of their zeros
// (UTF-16), of their escapes (ISO-2022-JP) or of the name that the file has of it, `CA[Shift_JIS]` in SGF and `charset=` in pages. What is left
// is for a library, which detection.js beside it loads.

import { FlipsideError, invalid } from "../../../host/error.js";
import { decoderFor } from "../../../host/platform.js";
import { controlIn } from "./kinds.js";

/** The bytes at the beginning of a file that tell of its encoding. */
const HEAD = 65_536;

/** The letters of windows-1252 from 128 to 159. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** @typedef {{ text: string, encoding: string, damaged: number }} Decoded `damaged`: how many letters could not be read */

/** The encoding of bytes, where it needs no guess. @param {Uint8Array} bytes @returns {string | undefined} */
export function knownEncoding(bytes) {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  const wide = wideEncoding(bytes.subarray(0, HEAD));
  if (wide) return wide;
  const head = decoderFor("latin1").decode(bytes.subarray(0, HEAD));
  if (["\x1b$B", "\x1b$@"].some((sign) => head.includes(sign))) return "iso-2022-jp";
  if (isUtf8(bytes)) return "utf-8";
  const label = /(?:\bCA\[\s*|charset\s*=\s*["']?)([\w.:-]{2,40})/i.exec(head)?.[1];
  return label && isWhole(bytes, label) ? label : undefined;
}

/**
 * The text of bytes.
 * @param {Uint8Array} bytes
 * @param {string} encoding a name that `TextDecoder` knows
 * @returns {Decoded}
 * @throws {FlipsideError} `INVALID_OPTION` for another name, `INVALID_DATA` where bytes are no text
 */
export function decoded(bytes, encoding) {
  const decoder = decoderOf(encoding);
  if (!decoder) throw invalid("encoding", "one such as shift_jis", encoding);
  const isWide = decoder.encoding.startsWith("utf-16");
  const at = isWide ? -1 : controlIn(bytes);
  const letters = at < 0 ? decoder.decode(bytes) : "";
  const text = decoder.encoding === "windows-1252" ? withQuotes(letters) : letters;
  const control = isWide ? controlIn(text) : at;
  if (control >= 0) {
    const found = `a file of another kind, as it has a control character at ${isWide ? "character" : "byte"} ${control + 1}`;
    throw new FlipsideError("INVALID_DATA", `no game: expected games, found ${found}`);
  }
  // A letter that stands for a damaged one may have been written as such.
  const damaged = damagedIn(text);
  return { text, encoding: decoder.encoding, damaged: damaged > 0 && isWhole(bytes, encoding) ? 0 : damaged };
}

/** Windows has letters where Latin 1 has control characters, and some versions of Node take one for the other. @param {string} text */
function withQuotes(text) {
  return text.replace(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 128]);
}

/** Whether all bytes have a meaning in an encoding. @param {Uint8Array} bytes @param {string} encoding */
export function isWhole(bytes, encoding) {
  try {
    decoderFor(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} encoding */
function decoderOf(encoding) {
  try {
    return decoderFor(encoding);
  } catch {
    return undefined;
  }
}

/** A text with a few damaged letters is UTF-8 still. @param {Uint8Array} bytes */
function isUtf8(bytes) {
  // A file that is cut off ends within a letter.
  if ([0, 1, 2, 3].some((count) => isWhole(bytes.subarray(0, bytes.length - count), "utf-8"))) return true;
  const text = decoderFor().decode(bytes);
  let others = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) others += 1;
  return damagedIn(text) * 10 < others;
}

/** @param {string} text */
function damagedIn(text) {
  let count = 0;
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) count += 1;
  return count;
}

/** UTF-16 by its zeros: every second byte of plain letters is one. @param {Uint8Array} head */
function wideEncoding(head) {
  let [even, odd] = [0, 0];
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const pairs = head.length / 2;
  if (odd > 0.3 * pairs && even * 20 <= odd) return "utf-16le";
  return even > 0.3 * pairs && odd * 20 <= even ? "utf-16be" : undefined;
}
