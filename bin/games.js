// The command `flipside games`.

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { Game } from "flipside";
import { Games } from "flipside/games";
import pc from "picocolors";
import { Failure, isFlipsideError } from "./failure.js";
import { grouped, shares, signed } from "./figures.js";
import { nameOf } from "./input/items.js";
import { isNameFile, namesFor } from "./input/names.js";

/**
 * @import { FoundGame, GameFilter, MoveStatistics, PositionStatistics, SortOrder } from "flipside/games"
 */

/**
 * What is asked of the games.
 * @typedef {object} Asking
 * @property {string} [position] whose moves are counted
 * @property {boolean} list whether the games of the position are wanted instead
 * @property {boolean} json
 * @property {SortOrder} [sort]
 * @property {number} [count] the most games
 * @property {string} [collection] the file that keeps them
 * @property {string} [encoding] of the files, instead of the one that is found
 */

/**
 * Prints what was played in a position, or the games that are asked for.
 * @param {string[]} files
 * @param {GameFilter & Asking} options
 * @throws {Failure} at the end when something could not be read
 */
export async function games(files, { position, list, json, sort, count, collection, encoding, ...filter }) {
  if (files.length === 0 && collection === undefined)
    throw new Failure("expected files of games or --collection, found neither");
  const opened = await Games.open(collection);
  // Before anything is read.
  opened.find(filter, { sort, count, ...(position === undefined ? {} : { position }) });
  const left = await addFiles(opened, files, encoding);
  if (left > 0 && opened.size === 0) throw new Failure(`${files.join(", ")}: expected games, found none`);
  if (position === undefined || list) {
    const { total, games: found } = opened.find(filter, { position, sort, count });
    if (json) for (const game of found) console.log(JSON.stringify(game));
    else {
      console.log(
        pc.bold(`${countOf(total)}${found.length < total ? `, the first ${grouped(found.length)}` : ""}`),
      );
      for (const game of found) console.log(lineOf(game));
    }
  } else {
    const statistics = opened.moves(position, filter);
    console.log(json ? JSON.stringify({ position, ...statistics }) : textOf(position, statistics));
  }
  await opened.close();
  if (left > 0) throw new Failure(`could not be read or kept whole: ${left}`);
}

/**
 * Adds the games of files.
 * @param {Games} opened
 * @param {string[]} files
 * @param {string | undefined} encoding instead of the one that is found
 * @returns {Promise<number>} how many things could not be read
 */
async function addFiles(opened, files, encoding) {
  const names = files.filter(isNameFile);
  const others = files.filter((file) => !isNameFile(file));
  let left = 0;
  for (const file of others.length > 0 ? others : names) {
    const say = (/** @type {string} */ message) => console.error(`flipside: ${nameOf(file)}: ${message}`);
    const report = (/** @type {string} */ message) => {
      say(message);
      left += 1;
    };
    try {
      const bytes = await bytesOf(file);
      const companions = file === "-" ? {} : (await namesFor(file, names)).bytes;
      const { problems } = await opened.add(bytes, {
        ...(encoding === undefined ? {} : { encoding }),
        ...companions,
        name: file === "-" ? "" : basename(file),
      });
      // The moves count where the result is another one.
      for (const { code, message } of problems) (code === "other-result" ? say : report)(message);
    } catch (error) {
      if (error instanceof Error && "syscall" in error) report(`cannot be read: ${error.message}`);
      else if (isFlipsideError(error) && !["INVALID_OPTION", "UNSUPPORTED"].includes(error.code))
        report(error.message);
      else throw error;
    }
  }
  return left;
}

/** @param {string} file */
async function bytesOf(file) {
  return new Uint8Array(file === "-" ? await buffer(process.stdin) : await readFile(file));
}

/** @param {string} position @param {PositionStatistics} statistics */
function textOf(position, { moves, ...all }) {
  const game = Game.parse(position);
  const title = [game.openingName(), `${game.turn} to move`].filter(Boolean).join(", ");
  return [
    pc.bold(`${title}: ${countOf(all.games)}${all.games > 0 ? `, ${shares(all)}` : ""}`),
    ...moves.map(moveLine),
  ].join("\n");
}

/** @param {MoveStatistics} move */
function moveLine({ move, games, score, ...parts }) {
  const mean = score === null ? "" : signed(Number(score.toFixed(1)));
  return `  ${pc.bold(move.padEnd(4))} ${grouped(games).padStart(9)}  ${shares({ games, ...parts }).padEnd(9)} ${mean.padStart(6)}`;
}

/** @param {FoundGame} game */
function lineOf({ id, date, black, white, result, transcript, event }) {
  const score = result === null ? "" : signed(result);
  const names = `${black ?? "?"} - ${white ?? "?"}`;
  return [
    `#${id}`.padEnd(7),
    (date ?? "").padEnd(10),
    score.padStart(3),
    names.padEnd(36),
    transcript,
    pc.dim(event ?? ""),
  ]
    .join(" ")
    .trimEnd();
}

/** @param {number} games */
function countOf(games) {
  return `${grouped(games)} ${games === 1 ? "game" : "games"}`;
}
