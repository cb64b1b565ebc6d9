// The command `flipside nboard`: what the board NBoard, and other programs, ask of an engine. Its protocol has a line for each
// command and for each answer; lines that are not known are ignored.

import { readFile, rename, writeFile } from "node:fs/promises";
import { Failure, isFlipsideError } from "../failure.js";
import { Lines } from "./lines.js";
import { NBoardPlayer } from "./nboard-player.js";
import { Player } from "./player.js";

/**
 * @import { Book } from "flipside/book"
 * @import { PlayerOptions } from "./player.js"
 */

/**
 * Speaks the NBoard protocol, version 2, on standard input and output, until `quit` or the end of the input.
 * @param {PlayerOptions & { learn?: string }} options `learn`: the file that keeps what the book learns from games
 */
export async function nboard({ learn: file, ...options }) {
  if (file !== undefined && options.book === false)
    throw new Failure("--learn: expected a book, found --no-book");
  const player = await Player.start(options);
  // Those of another book are not there.
  if (typeof options.book !== "string") await player.book?.loadStatistics();
  const lines = new Lines(process.stdin);
  const write = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`);
  const { book } = player;
  const keep = book && file !== undefined ? () => writeLearned(book, file) : undefined;
  const board = new NBoardPlayer(player, lines, write, keep);
  try {
    if (book && file !== undefined) await readLearned(book, file);
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

/** @param {Book} book @param {string} file which need not be there yet @throws {Failure} */
async function readLearned(book, file) {
  try {
    book.import(new Uint8Array(await readFile(file)));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return;
    throw new Failure(`--learn: ${file}: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {Book} book @param {string} file */
async function writeLearned(book, file) {
  // By the new name nobody reads half of it.
  await writeFile(`${file}.new`, book.export());
  await rename(`${file}.new`, file);
}
