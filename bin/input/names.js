// The files of names that belong to a file of WTHOR: those that are given with it, or those that lie beside it.

import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * The files, and their bytes by the options of the package that take them.
 * @typedef {{ files: string[], bytes: { players?: Uint8Array, tournaments?: Uint8Array } }} NameFiles
 */

const KINDS = /** @type {const} */ ([
  ["players", /\.jou$/i],
  ["tournaments", /\.trn$/i],
]);

/** Whether a file has names. @param {string} file */
export function isNameFile(file) {
  return KINDS.some(([, ending]) => ending.test(file));
}

/**
 * The names for a file.
 * @param {string} file
 * @param {readonly string[]} given files of names
 * @returns {Promise<NameFiles>} rejects as Node does where one cannot be read
 */
export async function namesFor(file, given) {
  /** @type {NameFiles} */
  const names = { files: [], bytes: {} };
  for (const [kind, ending] of KINDS) {
    const found = given.find((each) => ending.test(each)) ?? (await besideOf(file, ending));
    if (found === undefined) continue;
    names.files.push(found);
    names.bytes[kind] = new Uint8Array(await readFile(found));
  }
  return names;
}

/**
 * The file beside another that has its name, or that of the database, or that is the only one.
 * @param {string} file
 * @param {RegExp} ending
 */
async function besideOf(file, ending) {
  if (!/\.wtb(?:\.gz)?$/i.test(file)) return undefined;
  const folder = dirname(file);
  const there = (await readdir(folder)).filter((name) => ending.test(name));
  const stemOf = (/** @type {string} */ name) => basename(name).toLowerCase().replace(/\..*$/, "");
  const [only, another] = there;
  const found =
    there.find((name) => stemOf(name) === stemOf(file)) ??
    there.find((name) => stemOf(name) === "wthor") ??
    (another ? undefined : only);
  return found === undefined ? undefined : join(folder, found);
}
