// All bytes of a file that users give.

import { FlipsideError, invalid } from "../error.js";
import { plainView } from "./bytes.js";
import { isBytes, isData, messageOf, read, resolved } from "./source.js";

/** @import { DataSource } from "./source.js" */

/**
 * The bytes of a source.
 * @param {DataSource | PromiseLike<DataSource>} source
 * @param {string} name of the file, for errors
 * @returns {Promise<Uint8Array>}
 * @throws {FlipsideError} `INVALID_DATA` or `INVALID_OPTION`
 */
export async function bytesOf(source, name) {
  const found = await resolved(source, name);
  checkSource(found, name);
  const given = await read(found, name);
  try {
    return isBytes(given) ? plainView(given) : new Uint8Array(await given.arrayBuffer());
  } catch (cause) {
    throw new FlipsideError("INVALID_DATA", `no ${name}: ${messageOf(cause)}`, { cause });
  }
}

/** @param {unknown} source @param {string} name @returns {asserts source is DataSource} @throws {FlipsideError} `INVALID_OPTION` */
function checkSource(source, name) {
  if (isData(source)) return;
  throw invalid(name, "a URL, a Response or bytes", source);
}
