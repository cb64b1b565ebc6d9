// The command `flipside match`: two programs play each other, each opening twice, with the colors exchanged.

import { Failure } from "../failure.js";
import { openingsOf } from "./openings.js";
import { wordsOf } from "./program.js";
import { Record } from "./record.js";
import { jsonOf, textOf } from "./summary.js";
import { Tables } from "./tables.js";

/** @import { MatchOptions } from "./tables.js" */

/**
 * Plays a match of two programs, and prints its games and what it came to.
 * @param {string} first the command of a program
 * @param {string} second
 * @param {MatchOptions} options
 * @throws {Failure} when it cannot be played
 */
export async function match(first, second, options) {
  checkOptions([first, second], options);
  const { openings: name, seed, out, json } = options;
  const openings = await openingsOf(name, seed, options.protocol.includes("gtp"));
  const record = await Record.open(nameOf(first, second, options), out);
  const earlier = record.results.size;
  const tables = new Tables([first, second], options, openings, record);
  try {
    await tables.play();
  } finally {
    await record.close();
  }
  const summary = jsonOf([first, second], tables, options.sprt);
  console.log(json ? JSON.stringify(summary) : textOf(summary));
  if (earlier > 0) console.error(`flipside: ${out}: ${earlier} games were there already`);
}

/**
 * The name of a match: all that its moves depend on.
 * @param {string} first
 * @param {string} second
 * @param {MatchOptions} options
 */
function nameOf(first, second, { protocol, openings, seed, clock, depth }) {
  const time = clock ? `, clock ${clock.remainingMs / 60_000}+${(clock.incrementMs ?? 0) / 1000}` : "";
  const told = protocol.includes("nboard") ? `, depth ${depth.join(",")}` : "";
  return `${first} against ${second}; ${protocol.join(",")}, openings ${openings}, seed ${seed}${time}${told}`;
}

/** @param {[string, string]} commands @param {MatchOptions} options @throws {Failure} */
function checkOptions(commands, { games, concurrency, timeout, depth, seed, clock, protocol }) {
  const isWhole = (/** @type {number} */ number, /** @type {number} */ least) =>
    Number.isInteger(number) && number >= least;
  /** @type {[boolean, string, unknown][]} */
  const checks = [
    [commands.every((each) => wordsOf(each).length > 0), "expected the commands of two programs", "nothing"],
    [isWhole(games, 2) && games % 2 === 0, "--games: expected an even number, 2 or more", games],
    [isWhole(concurrency, 1), "--concurrency: expected a whole number, 1 or more", concurrency],
    [isWhole(seed, 0), "--seed: expected a whole number, 0 or more", seed],
    [timeout > 0, "--timeout: expected seconds, more than 0", timeout],
    [depth.every((each) => isWhole(each, 1)), "--depth: expected whole numbers, 1 or more", depth],
    [!clock || !protocol.includes("nboard"), "--clock: expected programs of GTP alone", protocol],
  ];
  const wrong = checks.find(([isRight]) => !isRight);
  if (wrong) throw new Failure(`${wrong[1]}, found ${wrong[2]}`);
}
