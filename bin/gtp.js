// The command `flipside gtp`: reads commands, and writes answers.

import { createInterface } from "node:readline";
import { Engine } from "flipside";
import { openBook } from "./book.js";
import { isFlipsideError } from "./failure.js";
import { GtpError, GtpPlayer } from "./gtp-player.js";
import { checkLimits, checkStyle, limitsOf, styleOf } from "./options.js";

/**
 * Speaks the Go Text Protocol, version 2 draft 2 (https://www.lysator.liu.se/~gunnar/gtp/), on standard input and
 * output, until `quit` or the end of the input.
 * @param {{ version: string, tableBits?: number, book?: string | boolean, ponder: boolean }} options `book`: a file, or
 *   whether there is one; `ponder`: whether to think on in the time of the opponent; and the limits and the style of a move
 */
export async function gtp({ version, tableBits, book, ponder, ...options }) {
  const engine = await Engine.create({ tableBits, book: await openBook(book) });
  const limits = limitsOf(options);
  const style = styleOf(options);
  const player = new GtpPlayer(engine, version, { limits, style, ponder });
  try {
    await checkLimits(engine, limits);
    await checkStyle(engine, style);
    for await (const line of createInterface({ input: process.stdin })) {
      const request = parseRequest(line);
      if (!request) continue;
      process.stdout.write(await answer(player, request));
      if (request.name === "quit") break;
    }
  } finally {
    process.stdin.destroy();
    await engine.dispose();
  }
}

/** As many as the longest game could have, each move apart. */
const MAX_ARGUMENTS = 1000;

/** @typedef {{ id: string, name: string, args: string[] }} Request `id`: its number, `""` without one */

/**
 * Reads a line without its comment and control characters; `undefined` when it is empty.
 * @param {string} line
 * @returns {Request | undefined}
 */
function parseRequest(line) {
  const [content] = line
    .replaceAll("\t", " ")
    .replaceAll(/\p{Cc}/gu, "")
    .split("#");
  const [, id = "", rest] = /** @type {RegExpExecArray} */ (/^\s*(\d+(?=\s|$))?\s*(.*)$/s.exec(content));
  const [name, ...args] = rest.trim().split(/\s+/);
  return id || name ? { id, name, args } : undefined;
}

/** @param {GtpPlayer} player @param {Request} request */
async function answer(player, { id, name, args }) {
  try {
    if (args.length > MAX_ARGUMENTS)
      throw new GtpError(`syntax error: expected at most ${MAX_ARGUMENTS} arguments, found ${args.length}`);
    const text = await player.run(name, args);
    return `=${id} ${text}`.trimEnd().concat("\n\n");
  } catch (error) {
    if (!(error instanceof GtpError || isFlipsideError(error))) throw error;
    return `?${id} ${error.message}\n\n`;
  }
}
