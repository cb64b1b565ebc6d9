// The command `flipside convert`.

import { extname, resolve } from "node:path";
import { FlipsideError, Game } from "flipside";
import { fileFormats } from "flipside/formats";
import { reportError } from "./batch/batch.js";
import { Failure, isFlipsideError } from "./failure.js";
import { grouped } from "./figures.js";
import { openInTurn } from "./input/inputs.js";
import { locationOf } from "./input/items.js";
import { JsonWriter, TextWriter, WthorWriter } from "./writers.js";

/**
 * @import { FormatName } from "flipside/formats"
 * @import { Reading } from "./input/files.js"
 * @import { Item } from "./input/items.js"
 */

/** JSON is no format of files in the package, whose games are JSON themselves. @typedef {FormatName | "json"} Format */

/** The formats in which games are written. @type {Format[]} */
export const FORMATS = [...fileFormats.map(({ id }) => id), "json"];

/** What the names of files end with, where that tells the format. */
const ENDINGS = new Map(
  FORMATS.map((id) => /** @type {[string, Format]} */ ([`.${endingOf(id)}`, id])).filter(
    ([ending]) => FORMATS.filter((id) => `.${endingOf(id)}` === ending).length === 1,
  ),
);

/** Where most games begin. */
const START = new Game().start;

/**
 * Writes games in another format, one after the other.
 * @param {string[]} args
 * @param {Reading & { to?: Format, out?: string }} options `to`: that of the name of `out` when left out
 * @throws {Failure} when nothing can be written, and at the end when something was left out
 */
export async function convert(args, { to, out, ...reading }) {
  const format = to ?? formatOf(out ?? "");
  if (!format)
    throw new Failure(
      `--to: expected ${FORMATS.slice(0, -1).join(", ")} or ${FORMATS.at(-1)}, found nothing`,
    );
  let left = 0;
  const report = (/** @type {string} */ message) => {
    console.error(`flipside: ${message}`);
    left += 1;
  };
  const { items, opened } = openInTurn(args, reading, report);
  const writer = writerOf(format, out);
  refuseInputs(writer.targets, args);
  let written = 0;
  for await (const item of items) {
    try {
      refuseStart(format, item);
      await writer.add(item.imported());
      written += 1;
      const { problem } = item;
      if (problem?.isHarmless) console.error(`flipside: ${locationOf(item)}: ${problem.message}`);
      else if (problem) report(`${locationOf(item)}: ${problem.message}`);
    } catch (error) {
      if (!isFlipsideError(error)) throw error;
      reportError(item, error);
      left += 1;
    }
  }
  if (written + left === 0) throw new Failure(`${args.join(", ")}: expected positions or games, found none`);
  if (written > 0) {
    refuseInputs(writer.targets, [...opened]);
    await writer.end();
    if (out !== undefined)
      console.log(`${grouped(written)} ${written === 1 ? "game" : "games"}: ${writer.targets.join(", ")}`);
  }
  if (left > 0) throw new Failure(`could not be read or written whole: ${left}`);
}

/** The format that the name of a file tells, if it does. @param {string} file */
export function formatOf(file) {
  return ENDINGS.get(extname(file).toLowerCase());
}

/** @param {Format} format @param {string | undefined} out @throws {Failure} */
function writerOf(format, out) {
  if (format === "json") return new JsonWriter(out);
  if (format !== "wthor") return new TextWriter(out, format);
  if (out === undefined) throw new Failure("--out: expected a file, as WTHOR has three, found none");
  return new WthorWriter(out);
}

/** A file is not overwritten while it is read. @param {readonly string[]} targets @param {readonly string[]} inputs */
function refuseInputs(targets, inputs) {
  const read = new Set(inputs.map((file) => resolve(file)));
  const same = targets.find((file) => read.has(resolve(file)));
  if (same !== undefined)
    throw new Failure(`--out: expected another file than those that are read, found ${same}`);
}

/** @param {Format} format @param {Item} item @throws {FlipsideError} where the format has no place for its start */
function refuseStart(format, item) {
  if (!fileFormats.find(({ id }) => id === format)?.needsStandardStart) return;
  const { start } = item.open();
  if (start !== START)
    throw new FlipsideError(
      "INVALID_POSITION",
      `${format}: expected a game that begins at the start, found ${start}`,
    );
}

/** @param {Format} id */
function endingOf(id) {
  return fileFormats.find((format) => format.id === id)?.ending ?? id;
}
