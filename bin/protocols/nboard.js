// The command `flipside nboard`: what the board NBoard, and other programs, ask of an engine. Its protocol has a line for each
// command and for each answer; lines that are not known are ignored.

import { isFlipsideError } from "../failure.js";
import { Lines } from "./lines.js";
import { NBoardPlayer } from "./nboard-player.js";
import { Player } from "./player.js";

/** @import { PlayerOptions } from "./player.js" */

/**
 * Speaks the NBoard protocol, version 2, on standard input and output, until `quit` or the end of the input.
 * @param {PlayerOptions} options
 */
export async function nboard(options) {
  const player = await Player.start(options);
  // Those of another book are not there.
  if (typeof options.book !== "string") await player.book?.loadStatistics();
  const lines = new Lines(process.stdin);
  const write = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
  const board = new NBoardPlayer(player, lines, write);
  try {
    for await (const line of lines) {
      if (/^\s*quit\s*$/.test(line)) break;
      try {
        await board.run(line);
      } catch (error) {
        if (!isFlipsideError(error)) throw error;
        // The board shows it below its squares; nothing has changed.
        write(`status ${error.message}`);
      }
    }
  } finally {
    lines.close();
    process.stdin.destroy();
    await player.dispose();
  }
}
