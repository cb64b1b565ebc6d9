// Files that are no text, known by their first bytes.

import { decoderFor } from "../../../host/platform.js";

/**
 * What files of a kind have in them: the bytes from a place on; `?` is any byte.
 * @type {readonly (readonly [string, string, number?])[]}
 */
const SIGNATURES = [
  ["a PNG picture", "\x89PNG"],
  ["a JPEG picture", "\xff\xd8\xff"],
  ["a GIF picture", "GIF87a"],
  ["a GIF picture", "GIF89a"],
  ["a WebP picture", "RIFF????WEBP"],
  ["a TIFF picture", "II*\0"],
  ["a TIFF picture", "MM\0*"],
  ["an icon", "\0\0\x01\0"],
  ["a Photoshop picture", "8BPS"],
  ["a JPEG 2000 picture", "\0\0\0\x0cjP"],
  ["a HEIC or AVIF picture, or a film", "ftyp", 4],
  ["a PDF document", "%PDF"],
  ["a PostScript document", "%!PS"],
  ["a document of an older office program", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  ["an RTF document", "{\\rtf"],
  ["a program", "\x7fELF"],
  ["a program", "\xca\xfe\xba\xbe"],
  ["a program", "\xfe\xed\xfa\xce"],
  ["a program", "\xfe\xed\xfa\xcf"],
  ["a program", "\xce\xfa\xed\xfe"],
  ["a program", "\xcf\xfa\xed\xfe"],
  ["a WebAssembly module", "\0asm"],
  ["an SQLite database", "SQLite format 3\0"],
  ["an Access database", "\0\x01\0\0Standard"],
  ["an Edax book, which Book.load of flipside/book opens", "XADEKOOB"],
  ["an Edax book", "EDAXBOOK"],
  ["a 7-Zip archive", "7z\xbc\xaf\x27\x1c"],
  ["a RAR archive", "Rar!\x1a\x07"],
  ["an xz archive", "\xfd7zXZ\0"],
  ["a bzip2 archive", "BZh"],
  ["a Zstandard archive", "\x28\xb5\x2f\xfd"],
  ["an LZH archive", "-lh", 2],
  ["a tar archive", "ustar", 257],
  ["a cabinet", "MSCF"],
  ["a sound", "ID3"],
  ["a sound", "OggS"],
  ["a sound", "fLaC"],
  ["a sound", "RIFF????WAVE"],
  ["a film", "RIFF????AVI "],
  ["a film", "\x1aE\xdf\xa3"],
  ["a font", "wOFF"],
  ["a font", "wOF2"],
  ["a font", "\0\x01\0\0\0"],
];

/** A signature of two letters could begin a text as well: such a file has control bytes near. */
const SHORT = /** @type {const} */ ([
  ["a BMP picture", "BM"],
  ["a program", "MZ"],
]);

/** A picture that is a text. */
const DRAWING = /^(?:\xef\xbb\xbf)?\s{0,99}(?:<[?!][^>]{0,500}>\s{0,99}){0,9}<svg[\s>]/;

/** How far control bytes are looked for beside a short signature. */
const NEAR = 32;

/** Bytes that no text has: control characters but tabs, ends of lines and pages, the end of file of old systems, and escape. */
const CONTROLS = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(code)),
);

/** What a file is, where its first bytes say so. @param {Uint8Array} bytes @returns {string | undefined} */
export function kindOf(bytes) {
  const known = SIGNATURES.find(([, signature, at = 0]) => hasAt(bytes, signature, at));
  if (known) return known[0];
  if (DRAWING.test(decoderFor("latin1").decode(bytes.subarray(0, 1024)))) return "an SVG picture";
  if (controlIn(bytes.subarray(0, NEAR)) < 0) return undefined;
  return SHORT.find(([, signature]) => hasAt(bytes, signature, 0))?.[0];
}

/** Whether a file is a zip archive. @param {Uint8Array} bytes */
export function isZip(bytes) {
  return hasAt(bytes, "PK\x03\x04", 0) || hasAt(bytes, "PK\x05\x06", 0);
}

/** Whether a file is packed by gzip. @param {Uint8Array} bytes */
export function isGzip(bytes) {
  return hasAt(bytes, "\x1f\x8b\x08", 0);
}

/** Where the first byte or letter is that no text has; -1 where there is none. @param {Uint8Array | string} source */
export function controlIn(source) {
  for (let at = 0; at < source.length; at += 1) {
    const code = typeof source === "string" ? source.charCodeAt(at) : source[at];
    if (code < 128 && CONTROLS[code]) return at;
  }
  return -1;
}

/** @param {Uint8Array} bytes @param {string} signature @param {number} at */
function hasAt(bytes, signature, at) {
  for (let index = 0; index < signature.length; index += 1)
    if (signature[index] !== "?" && bytes[at + index] !== signature.charCodeAt(index)) return false;
  return true;
}
