// The command `flipside play`.

import { createInterface } from "node:readline";
import { Engine, Game } from "flipside";
import pc from "picocolors";
import { sideOf } from "../board.js";
import { openBook } from "../input/book.js";
import { limitsOf, styleOf } from "../options.js";
import { Session } from "./session.js";

/** @import { Clock, Color } from "flipside" */

/**
 * Plays games in the terminal, until the input ends or the player leaves.
 * @param {string | undefined} position the start when left out
 * @param {{ side: Color, book?: string | boolean, clock?: Clock, ponder: boolean }} options `book`: a file, or whether there is
 *   one; `clock`: the engine's; `ponder`: whether it thinks in the player's time; and the limits and the style of its moves
 * @throws {FlipsideError} when the text is not a position
 */
export async function play(position = "", { side, book = false, clock, ponder, ...options }) {
  const game = Game.parse(position);
  const engine = await Engine.create({ book: await openBook(book) });
  const session = new Session(engine, game, { side, clock, ponder });
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output, prompt: pc.bold("> "), terminal: input.isTTY });
  // Opened before the engine thinks, so that no line typed meanwhile is lost.
  const lines = terminal[Symbol.asyncIterator]();
  const interrupt = () => {
    if (session.moveNow()) return;
    session.leave();
    terminal.close();
  };
  // A terminal tells of Ctrl-C itself; otherwise it is a signal.
  terminal.on("SIGINT", interrupt);
  process.on("SIGINT", interrupt);
  try {
    await session.limit(limitsOf(options));
    await session.playAs(styleOf(options));
    console.log(`You have ${sideOf(side)}. Type a move such as ${game.legalMoves()[0] ?? "f5"}, or help.`);
    await session.advance();
    while (!session.isDone) {
      terminal.prompt();
      const { value: line, done } = await lines.next();
      if (done) break;
      await session.run(line.trim());
    }
  } finally {
    process.off("SIGINT", interrupt);
    terminal.close();
    await engine.dispose();
  }
}
