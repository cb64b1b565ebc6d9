// A person's file: the parts as JSON, packed with gzip, with the version of what they are.

import { merged, NOTHING } from "./merging.js";
import { PARTS } from "./parts.js";

/** @import { Contents, Part } from "./parts.js" */

/** What the records are like. A file of an older version takes the steps that it lacks. */
const VERSION = 1;

/**
 * What makes the contents of each version out of those of the one before; the first step makes version 2.
 * @type {readonly ((parts: any) => any)[]}
 */
const STEPS = [];

/** The least size of a damaged text that would fill the memory: no person has so much. */
const MOST_BYTES = 256 * 2 ** 20;

/**
 * Why a file cannot be taken: it is no file of a person, it was cut or changed, or a newer version of the page wrote it.
 * @typedef {"foreign" | "damaged" | "newer"} Fault
 */

/** A file that cannot be taken. */
export class FileFault extends Error {
  /** @param {Fault} fault @param {string} [place] the record that is wrong, such as `games[3]` */
  constructor(fault, place) {
    super(place ? `${fault}: ${place}` : fault);
    this.fault = fault;
    this.place = place;
  }
}

/** @param {Contents} contents @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function fileOf(contents) {
  const text = JSON.stringify({ flipside: VERSION, ...merged(NOTHING, contents) });
  return new Uint8Array(await through(new Blob([text]), new CompressionStream("gzip")));
}

/**
 * What a file holds. A file that was unpacked is read as well.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Contents>} rejects with a {@link FileFault}
 */
export async function contentsOf(bytes) {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = isPacked ? await unpacked(bytes) : new TextDecoder().decode(bytes);
  const { flipside, ...parts } = parsed(text, isPacked);
  if (!Number.isInteger(flipside) || flipside < 1) throw new FileFault("foreign");
  if (flipside > VERSION) throw new FileFault("newer");
  return checked(STEPS.slice(flipside - 1).reduce((each, step) => step(each), parts));
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<string>} */
async function unpacked(bytes) {
  try {
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream("gzip")));
  } catch {
    throw new FileFault("damaged");
  }
}

/** @param {Blob} blob @param {CompressionStream | DecompressionStream} stream @returns {Promise<ArrayBuffer>} */
async function through(blob, stream) {
  let size = 0;
  const counting = new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MOST_BYTES) controller.error(new Error("too long"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(blob.stream().pipeThrough(stream).pipeThrough(counting)).arrayBuffer();
}

/** @param {string} text @param {boolean} isPacked @returns {any} */
function parsed(text, isPacked) {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new FileFault(isPacked || text.startsWith('{"flipside"') ? "damaged" : "foreign");
  }
}

/** The parts, each record of which is whole; a part that is missing is empty. @param {Record<string, unknown>} parts @returns {Contents} */
function checked(parts) {
  const all = Object.entries(PARTS).map(([name, part]) => [name, recordsOf(name, part, parts[name] ?? [])]);
  return merged(NOTHING, Object.fromEntries(all));
}

/** @param {string} name @param {Part} part @param {unknown} records */
function recordsOf(name, part, records) {
  if (!Array.isArray(records)) throw new FileFault("damaged", name);
  const wrong = records.findIndex((record) => !isWhole(part, record));
  if (wrong >= 0) throw new FileFault("damaged", `${name}[${wrong}]`);
  return records;
}

/** @param {Part} part @param {unknown} record */
function isWhole(part, record) {
  return record !== null && record !== undefined && part.isWhole(record);
}
