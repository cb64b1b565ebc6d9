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
  ...[
    "cp932",
    "shift_jis_2004",
    "euc_jis_2004",
    "gb18030",
    "big5hkscs",
    "cp949",
    "euc_kr",
    "cp1251",
    "cp1252",
  ],
];

/** The bytes that the library looks at: around the first letter beyond ASCII. */
const SAMPLE = 65_536;
const BEFORE = 256;

/** The encoding of bytes that are not UTF-8. @param {Uint8Array} bytes @returns {string} as `TextDecoder` calls it */
export function detectedEncoding(bytes) {
  const first = bytes.findIndex((byte) => byte > 127);
  const from = Math.max(0, first - BEFORE);
  const sample = bytes.subarray(from, from + SAMPLE);
  if (hasSingleAccents(sample)) return "windows-1252";
  const found = detectAll(sample, { detectEncodings, minimumThreshold: 0 }).flatMap(({ encoding }) => {
    const known = ENCODINGS.find(([name]) => name.test(encoding ?? ""));
    return known ? [known[1]] : [];
  });
  return found.find((encoding) => isWhole(bytes, encoding)) ?? found[0] ?? "windows-1252";
}

/** Whether all letters beyond ASCII are accented ones that stand alone in a word, as in Müller: the library wants longer texts for that. @param {Uint8Array} bytes */
function hasSingleAccents(bytes) {
  return bytes.every((byte, at) => {
    if (byte < 128) return true;
    const [before, after] = [bytes[at - 1] ?? 0, bytes[at + 1] ?? 0];
    return byte >= 0xc0 && before < 128 && after < 128 && (isLetter(before) || isLetter(after));
  });
}

/** @param {number} byte */
function isLetter(byte) {
  return (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
}
