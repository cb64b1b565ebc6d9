import { createInterface } from "node:readline";
import { Engine, FlipsideError } from "flipside";
import { GtpError, GtpPlayer } from "./gtp-player.js";

/** @typedef {{ version: string, level: number, time?: number, tableBits: number }} GtpCommand `time`: seconds for each move */

/**
 * Speaks the Go Text Protocol, version 2 draft 2 (https://www.lysator.liu.se/~gunnar/gtp/), on standard input and
 * output, until `quit` or the end of the input.
 * @param {GtpCommand} options
 */
export async function gtp({ version, level, time, tableBits }) {
  const engine = await Engine.create({ tableBits });
  const limits = time === undefined ? { level } : { budgetMs: 1000 * time };
  const player = new GtpPlayer(engine, version, limits);
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      const request = parsed(line);
      if (!request) continue;
      process.stdout.write(await answer(player, request));
      if (request.name === "quit") break;
    }
  } finally {
    process.stdin.destroy();
    await engine.dispose();
  }
}

/** @typedef {{ id: string, name: string, words: string[] }} Request `id`: its number, or nothing */

/**
 * A line without its comment and control characters, taken apart; nothing when nothing is left.
 * @param {string} line
 * @returns {Request | undefined}
 */
function parsed(line) {
  const [content] = line
    .replaceAll("\t", " ")
    .replaceAll(/\p{Cc}/gu, "")
    .split("#");
  const [, id = "", rest] = /** @type {RegExpExecArray} */ (/^\s*(\d+(?=\s|$))?\s*(.*)$/.exec(content));
  const [name, ...words] = rest.trim().split(/\s+/);
  return id || name ? { id, name, words } : undefined;
}

/** @param {GtpPlayer} player @param {Request} request */
async function answer(player, { id, name, words }) {
  try {
    const text = await player.obey(name, words);
    return `=${id} ${text}`.trimEnd().concat("\n\n");
  } catch (error) {
    if (!(error instanceof GtpError || error instanceof FlipsideError)) throw error;
    return `?${id} ${error.message}\n\n`;
  }
}
