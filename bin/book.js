// The command `flipside book`.

import { pathToFileURL } from "node:url";
import { Book } from "flipside/book";
import pc from "picocolors";
import { errorLine, jsonLine, reportError } from "./batch/batch.js";
import { Failure, isFlipsideError } from "./failure.js";
import { grouped, headingOf, shares, signed } from "./figures.js";
import { openInputs } from "./input/inputs.js";
import { wholeGame } from "./input/items.js";
import { refuseMaking } from "./make-book.js";

/**
 * @import { Game } from "flipside"
 * @import { BookLine, Games } from "flipside/book"
 * @import { Reading } from "./input/files.js"
 * @import { Item } from "./input/items.js"
 */

/**
 * Prints what the book knows of positions: the opening, and of each move the score, the games that came to it, and the best
 * play that follows.
 * @param {string[]} args
 * @param {Reading & { json: boolean, book?: string }} options
 * @throws {Failure} at the end when a position was bad or could not be read
 */
export async function book(args, { json, book: file, ...others }) {
  refuseMaking(others);
  if (args.length === 0)
    throw new Failure("expected positions to look up, or --from with files of games, found neither");
  const { turn, encoding, lines: areLines } = others;
  const reading = { turn, encoding, lines: areLines };
  let [bad, left] = [0, 0];
  const { items } = await openInputs(args, reading, (message) => {
    console.error(`flipside: ${message}`);
    left += 1;
  });
  const opened = await Book.load(file === undefined ? undefined : pathToFileURL(file));
  // Those of another book are not there.
  if (file === undefined) await opened.loadStatistics();
  for await (const item of items) {
    try {
      const game = wholeGame(item);
      const entry = opened.lookup(game);
      const lines = opened.lines(game);
      console.log(
        json ? jsonLine(item, { book: entry && { ...entry, moves: lines } }) : textOf(item, game, lines),
      );
    } catch (error) {
      if (!isFlipsideError(error)) throw error;
      reportError(item, error);
      if (json) console.log(errorLine(item, error));
      bad += 1;
    }
  }
  const failures = [bad > 0 && `failed: ${bad}`, left > 0 && `could not be read: ${left}`].filter(Boolean);
  if (failures.length > 0) throw new Failure(failures.join("; "));
}

/** @param {Item} item @param {Game} game @param {BookLine[]} lines */
function textOf(item, game, lines) {
  const title = [game.openingName(), lines.length === 0 && "not in the book"].filter(Boolean).join(", ");
  return [`${headingOf(item)}: ${title || `${game.turn} to move`}`, ...lines.map(lineOf)].join("\n");
}

/** @param {BookLine} line */
function lineOf({ move, score, depth, selectivity, pv, ...games }) {
  const columns = [pc.bold(move.padEnd(4)), signed(score).padStart(3), ` ${depth}@${selectivity}`.padEnd(8)];
  return `  ${[...columns, gamesOf(games), pc.dim(pv.join(" "))].filter(Boolean).join(" ")}`;
}

/** How many games there were, and the shares that black won, nobody won, white won. @param {Games} games */
function gamesOf({ games, black = 0, draws = 0, white = 0 }) {
  if (games === undefined) return "";
  return `${grouped(games).padStart(7)} games ${shares({ games, black, draws, white }).padEnd(9)}`;
}
