// The command `flipside gtp`: reads commands, and writes answers.

import { isFlipsideError } from "../failure.js";
import { GtpError } from "./arguments.js";
import { GtpPlayer } from "./gtp-player.js";
import { Lines } from "./lines.js";
import { Player } from "./player.js";
import { gtpRequest } from "./requests.js";

/** @import { PlayerOptions } from "./player.js" */
/** @import { GtpRequest } from "./requests.js" */

/**
 * Speaks the Go Text Protocol, version 2 draft 2 (https://www.lysator.liu.se/~gunnar/gtp/), on standard input and
 * output, until `quit` or the end of the input.
 * @param {{ version: string, ponder: boolean } & PlayerOptions} options `ponder`: whether to think on in the time of the opponent
 */
export async function gtp({ version, ponder, ...options }) {
  const player = await Player.start(options);
  const lines = new Lines(process.stdin);
  try {
    await converse(player, lines, (text) => void process.stdout.write(text), { version, ponder });
  } finally {
    lines.close();
    process.stdin.destroy();
    await player.dispose();
  }
}

/**
 * Answers commands until `quit` or the end of the lines.
 * @param {Player} player
 * @param {Lines} lines
 * @param {(text: string) => void} write
 * @param {{ version: string, ponder: boolean }} options
 */
export async function converse(player, lines, write, options) {
  const commands = new GtpPlayer(player, lines, options);
  for await (const line of lines) {
    const request = gtpRequest(line);
    if (!request) continue;
    await answer(commands, request, write);
    if (request.name === "quit") break;
  }
}

/** As many as the longest game could have, each move apart. */
const MAX_ARGUMENTS = 1000;

/** @param {GtpPlayer} player @param {GtpRequest} request @param {(text: string) => void} write */
async function answer(player, { id, name, args }, write) {
  let hasBegun = false;
  const stream = (/** @type {string} */ line) => {
    write(hasBegun ? `${line}\n` : `=${id}\n${line}\n`);
    hasBegun = true;
  };
  try {
    if (args.length > MAX_ARGUMENTS)
      throw new GtpError(`syntax error: expected at most ${MAX_ARGUMENTS} arguments, found ${args.length}`);
    const text = await player.run(name, args, stream);
    write(hasBegun ? "\n" : `=${id} ${text}`.trimEnd().concat("\n\n"));
  } catch (error) {
    if (!(error instanceof GtpError || isFlipsideError(error))) throw error;
    // What has begun well cannot be refused any more.
    write(hasBegun ? "\n" : `?${id} ${error.message}\n\n`);
  }
}
