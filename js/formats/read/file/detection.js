// The encoding of bytes that do not say it, by a library that knows which pairs of bytes texts of a language have. Only what is not UTF-8
// loads it.

import { detectAll } from "jschardet";
import { isWhole } from "./encoding.js";

/** The encodings that games were written in before UTF-8, with their names in the library and in `TextDecoder`. */
const ENCODINGS = /** @type {const} */ ([
  [/^(?:cp932|shift)/i, "shift_jis"],
  [/^euc.?ji?[ps]/i, "euc-jp"],
  [/^gb/i, "gb18030"],
  [/^big5/i, "big5"],
  [/^(?:cp949|euc.?kr)/i, "euc-kr"],
  [/^(?:cp|windows-)1251/i, "windows-1251"],
  [/^(?:cp|windows-)1252/i, "windows-1252"],
]);

const detectEncodings = [
  "cp932",
  "shift_jis_2004",
  "euc_jis_2004",
  "gb18030",
  "big5hkscs",
  "cp949",
  "euc_kr",
  "cp1251",
  "cp1252",
];

/** The bytes that the library looks at: around the first letter beyond ASCII. */
const SAMPLE = 65_536;
const BEFORE = 256;

/** The encoding of bytes that are not UTF-8. @param {Uint8Array} bytes @returns {string} as `TextDecoder` calls it */
export function detectedEncoding(bytes) {
  const from = Math.max(0, bytes.findIndex((byte) => byte > 127) - BEFORE);
  const sample = bytes.subarray(from, from + SAMPLE);
  if (hasSingleAccents(sample)) return "windows-1252";
  const found = detectAll(sample, { detectEncodings, minimumThreshold: 0 }).flatMap(({ encoding }) => {
    const known = ENCODINGS.find(([name]) => name.test(encoding ?? ""));
    return known ? [known[1]] : [];
  });
  const first = found.find((encoding) => isWhole(bytes, encoding)) ?? found[0] ?? "windows-1252";
  return first === "windows-1252" ? (wordsEncoding(sample) ?? first) : first;
}

/**
 * Whether all letters beyond ASCII are accented ones that stand alone in a word, as in Müller: the library wants longer texts for that.
 * Words of one such letter, `à`, may be among them.
 * @param {Uint8Array} bytes
 */
function hasSingleAccents(bytes) {
  let count = 0;
  const isSingle = bytes.every((byte, at) => {
    if (byte < 128) return true;
    const [before, after] = [bytes[at - 1] ?? 0, bytes[at + 1] ?? 0];
    if (isLetter(before) || isLetter(after)) count += 1;
    const isWord = before === 32 && after === 32;
    return byte >= 0xc0 && before < 128 && after < 128 && (isWord || isLetter(before) || isLetter(after));
  });
  return isSingle && count > 0;
}

/**
 * The encoding of short names that the library takes for western ones, though no letter of them is one of ASCII: Japanese in
 * Shift JIS, of full or half the width, or Cyrillic.
 * @param {Uint8Array} bytes
 * @returns {string | undefined}
 */
function wordsEncoding(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  // Two pairs or more whose first byte is a sign in western encodings.
  const pairs = /(?:[\x81-\x9f\xe0-\xef][\x40-\x7e\x80-\xfc]){2,}/g;
  if (/[\x81-\x9f]/.test(text) && !/[\x80-\xff]/.test(text.replace(pairs, ""))) return "shift_jis";
  const words = (text.match(/[a-z\x80-\xff]+/gi) ?? []).filter((word) => /[\x80-\xff]/.test(word));
  const isOf = (/** @type {RegExp} */ letters) =>
    words.length > 0 && words.every((word) => letters.test(word));
  if (isOf(/^[\xc0-\xff\xa8\xb8]{2,}$/)) return "windows-1251";
  return isOf(/^[\xa1-\xdf]{2,}$/) ? "shift_jis" : undefined;
}

/** @param {number} byte */
function isLetter(byte) {
  return (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
}
