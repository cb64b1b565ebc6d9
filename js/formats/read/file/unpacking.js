// The files in a zip archive, and the file that gzip has packed. What unpacks to more than its limits is not read further.

import { Gunzip, Unzip, UnzipInflate } from "fflate";
import { joinedBytes } from "../../../host/bytes/joined.js";

/** A slice of packed bytes: it unpacks to at most a thousand times as many. */
const SLICE = 8192;
/** The most files of an archive that are opened. */
const MOST_FILES = 10_000;
/** A file packed tighter than that, beyond a megabyte, was packed to do harm. */
const MOST_RATIO = 300;
const HARMLESS = 1_048_576;

/** What is packed too tight. @type {Finding} */
const TOO_TIGHT = { code: "packed-too-tight", values: { most: MOST_RATIO } };

/** @import { Finding } from "../../problems.js" */

/** A file of an archive, or why it is not there. @typedef {{ name: string, bytes: Uint8Array, problem: Finding | null }} Unpacked */

/** What ends before its end. @type {Finding} */
const BREAKS_OFF = { code: "breaks-off", values: {} };

/**
 * The files of a zip archive.
 * @param {Uint8Array} bytes
 * @param {number} most how many bytes all files may have together
 * @returns {Generator<void, Unpacked[]>} a step for each slice
 */
export function* unzipped(bytes, most) {
  /** @type {Unpacked[]} */
  const files = [];
  /** @type {Map<Unpacked, Uint8Array[]>} */
  const parts = new Map();
  let [size, skipped] = [0, 0];
  let broken = "";
  const unzip = new Unzip((file) => {
    if (/\/$|^__MACOSX\/|(?:^|\/)\.[^/]*$/.test(file.name)) return;
    if (files.length >= MOST_FILES || size >= most) {
      skipped += 1;
      return;
    }
    /** @type {Unpacked} */
    const unpacked = { name: file.name, bytes: new Uint8Array(), problem: BREAKS_OFF };
    files.push(unpacked);
    parts.set(unpacked, []);
    let [read, isRefused] = [0, false];
    file.ondata = (error, data, isLast) => {
      if (isRefused) return;
      if (error) unpacked.problem = damaged(error, false);
      isRefused = Boolean(error);
      if (error) return;
      read += data.length;
      size += data.length;
      const isTight = file.size !== undefined && read > HARMLESS && read > MOST_RATIO * file.size;
      isRefused = size > most || isTight;
      if (isTight) unpacked.problem = TOO_TIGHT;
      else if (isRefused) unpacked.problem = tooLong(most, true);
      else parts.get(unpacked)?.push(data);
      if (isRefused) parts.delete(unpacked);
      else if (isLast) unpacked.problem = null;
      if (isRefused) file.terminate();
    };
    try {
      file.start();
    } catch (error) {
      unpacked.problem = damaged(error, false);
    }
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && !broken; at += SLICE) {
    try {
      unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    } catch (error) {
      broken = messageOf(error);
    }
    yield;
  }
  for (const file of files) if (file.problem === null) file.bytes = joinedBytes(parts.get(file) ?? []);
  if (skipped > 0)
    files.push({
      name: "",
      bytes: new Uint8Array(),
      problem: {
        code: "files-left-out",
        values: { files: skipped, mostFiles: MOST_FILES, mostBytes: most },
      },
    });
  if (broken)
    files.push({
      name: "",
      bytes: new Uint8Array(),
      problem: { code: "damaged-archive", values: { reason: broken } },
    });
  return files;
}

/**
 * What gzip has packed.
 * @param {Uint8Array} bytes
 * @param {number} most how many bytes it may have
 * @returns {Generator<void, { bytes: Uint8Array, problem: Finding | null }>} a step for each slice
 */
export function* gunzipped(bytes, most) {
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  /** @type {Finding | null} */
  let problem = null;
  let isWhole = false;
  const gunzip = new Gunzip((data, isLast) => {
    size += data.length;
    if (size <= most) parts.push(data);
    isWhole ||= isLast;
  });
  for (let at = 0; at < bytes.length && !problem; at += SLICE) {
    try {
      gunzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
    } catch (error) {
      problem = damaged(error, true);
    }
    if (size > most) problem = tooLong(most, false);
    else if (size > HARMLESS && size > MOST_RATIO * bytes.length) problem = TOO_TIGHT;
    yield;
  }
  if (!isWhole) problem ??= BREAKS_OFF;
  const isHarmful = size > most || (size > HARMLESS && size > MOST_RATIO * bytes.length);
  return { bytes: isHarmful ? new Uint8Array() : joinedBytes(parts), problem };
}

/** @param {unknown} error @param {boolean} isPartRead @returns {Finding} */
function damaged(error, isPartRead) {
  return { code: "damaged-file", values: { isPartRead, reason: messageOf(error) } };
}

/** @param {number} most @param {boolean} isTogether @returns {Finding} */
function tooLong(most, isTogether) {
  return { code: "too-long", values: { most, isTogether } };
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
