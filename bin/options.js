// The options that several commands share. A limit has the name of the option of the API in kebab case. The engine
// checks its value.

import { Help, InvalidArgumentError, Option } from "commander";
import { characters } from "flipside";
import { LIMIT_NAMES } from "../js/request/limits.js";

/** @import { Command } from "commander" */
/** @import { Clock, Engine, EnginePool, Limits, ReviewOptions, Skill, Style } from "flipside" */

/** The skill of the strongest character. */
const MOST = characters.length;

/** The languages of the coach. */
export const COACH_LANGUAGES = ["de", "en", "es", "fr", "ja", "zh-Hans", "zh-Hant"];

/** What help says of an option: its default is told, but that a switch is off. @param {Option} option */
export function described(option) {
  return new Help().optionDescription(option).replace(" (default: false)", "");
}

/**
 * Adds the limits of a search.
 * @template {Command} AnyCommand
 * @param {AnyCommand} command
 * @returns {AnyCommand}
 */
export function addLimits(command) {
  return command
    .option(
      "-b, --budget-ms <number>",
      "time for each position, in milliseconds, 0 or more (default: none)",
      number,
    )
    .option("-d, --depth <number>", "depth in plies, 1 to 60 (default: that of the level)", number)
    .option("-n, --nodes <number>", "nodes for each position, 1 or more (default: any number)", number)
    .option("-l, --level <number>", "strength, 1 to 20 (default: 16, without any other limit)", number)
    .option(
      "--selectivity <percent>",
      "least confidence of a forward cut: 73, 87, 95, 98, 99, or 100, which makes none (default: that of the level)",
      number,
    );
}

/**
 * Adds the style of playing.
 * @template {Command} AnyCommand
 * @param {AnyCommand} command
 * @returns {AnyCommand}
 */
export function addStyle(command) {
  return command
    .option(
      "--skill <number>",
      `how well to play, 1 (a first game) to ${MOST} (no mistakes on purpose) (default: ${MOST})`,
      number,
    )
    .option(
      "--variety <discs>",
      "play any move that is at most so many discs worse than the best, 0 to 64 (default: 0)",
      number,
    )
    .option(
      "--seed <number>",
      "seed of the variety and of the mistakes, for the same game again, 0 or more (default: another one each time)",
      whole,
    );
}

/**
 * Adds how files are read.
 * @template {Command} AnyCommand
 * @param {AnyCommand} command
 * @returns {AnyCommand}
 */
export function addReading(command) {
  return addEncoding(command)
    .addOption(
      new Option("--turn <color>", "the side to move on boards that do not tell it").choices([
        "black",
        "white",
      ]),
    )
    .option("--lines", "take each line as a position or a game, whatever it looks like", false);
}

/**
 * Adds in which encoding files are read.
 * @template {Command} AnyCommand
 * @param {AnyCommand} command
 * @returns {AnyCommand}
 */
export function addEncoding(command) {
  return command.option(
    "--encoding <name>",
    "the encoding of the files, instead of the one that is found",
    encoding,
  );
}

/** The size of the table. */
export function tableBits() {
  return new Option(
    "--table-bits <number>",
    "size of the transposition table, 1 to 24: 2 to this power buckets of 32 bytes (default: 20, which is 32 MiB)",
  ).argParser(number);
}

/**
 * The limits among the options of a command.
 * @param {Record<string, unknown>} options
 * @returns {Limits}
 */
export function limitsOf(options) {
  const given = LIMIT_NAMES.filter((name) => options[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, options[name]]));
}

/**
 * The style among the options of a command.
 * @param {{ skill?: Skill, variety?: number, seed?: bigint }} options
 * @returns {Style}
 */
export function styleOf({ skill, variety, seed }) {
  const isPlain = skill === undefined && variety === undefined && seed === undefined;
  return isPlain ? {} : { skill, variety: { discs: variety ?? 0, seed } };
}

/**
 * Checks a style before there is a position.
 * @param {Engine | EnginePool} engine
 * @param {Style} style
 * @throws {import("flipside").FlipsideError} `INVALID_OPTION`
 */
export async function checkStyle(engine, style) {
  await engine.search("", { ...style, depth: 1 });
}

/**
 * Checks limits before there is a position: the review of a game without moves searches nothing.
 * @param {Engine | EnginePool} engine
 * @param {ReviewOptions} limits
 * @throws {import("flipside").FlipsideError} `INVALID_OPTION`
 */
export async function checkLimits(engine, limits) {
  await engine.review("", limits);
}

/** The name of an option of the API as the command line has it: `--budget-ms`. @param {string} name */
export function flagOf(name) {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * A command with those of its options that were given, as one would type it.
 * @param {string} command
 * @param {Record<string, unknown>} options by their names in the API
 */
export function withOptions(command, options) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined && value !== false);
  const words = given.map(([name, value]) => flagOf(name) + (value === true ? "" : ` ${value}`));
  return [command, ...words].join(" ");
}

/** Reads a whole number of any size; the engine checks its range. @param {string} text */
export function whole(text) {
  if (/^\d+$/.test(text)) return BigInt(text);
  throw new InvalidArgumentError("Expected a whole number.");
}

/** Reads a number; the engine checks its range. @param {string} text */
export function number(text) {
  const value = Number(text);
  if (text.trim() !== "" && Number.isFinite(value)) return value;
  throw new InvalidArgumentError("Expected a number.");
}

/** Reads a range of whole numbers such as `1990-1999`, or one number. @param {string} text @returns {[number, number]} */
export function range(text) {
  const [first, last = first] = /^\d{1,9}(-\d{1,9})?$/.test(text)
    ? text.split("-").map(Number)
    : [Number.NaN];
  if (first <= last) return [first, last];
  throw new InvalidArgumentError("Expected a number, or two with - between them, the lesser first.");
}

/**
 * A part of the items: those with the numbers `index`, `index + count`, …, counted from 1.
 * @typedef {{ index: number, count: number }} Shard
 */

/** Reads a shard such as `2/8`. @param {string} text @returns {Shard} */
export function shard(text) {
  const [index, count] = /^\d+\/\d+$/.test(text) ? text.split("/").map(Number) : [0, 0];
  if (index >= 1 && index <= count) return { index, count };
  throw new InvalidArgumentError("Expected i/n, where i is from 1 to n.");
}

/** Reads a clock such as `5+3`: minutes for all moves, and seconds added after each. @param {string} text @returns {Clock} */
export function clock(text) {
  const [minutes, seconds = "0"] = /^[\d.]{1,9}(\+[\d.]{1,9})?$/.test(text) ? text.split("+") : [""];
  if (minutes !== "") return { remainingMs: 60_000 * number(minutes), incrementMs: 1000 * number(seconds) };
  throw new InvalidArgumentError("Expected minutes, or minutes+seconds, such as 5+3.");
}

/** Reads the name of an encoding. @param {string} text */
export function encoding(text) {
  try {
    return new TextDecoder(text).encoding;
  } catch {
    throw new InvalidArgumentError("Expected an encoding, such as shift_jis.");
  }
}

/** Reads a list of moves such as `f5,d6`. @param {string} text */
export function moveList(text) {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** Reads the name of a protocol, or of two. @param {string} text @returns {("gtp" | "nboard")[]} */
export function protocols(text) {
  const names = text.split(",");
  const isRight = names.length <= 2 && names.every((name) => name === "gtp" || name === "nboard");
  if (isRight) return /** @type {("gtp" | "nboard")[]} */ (names);
  throw new InvalidArgumentError("Expected gtp or nboard, or one of each such as gtp,nboard.");
}

/** Reads one number or two. @param {string} text */
export function numbers(text) {
  const values = text.split(",").map(number);
  if (values.length <= 2) return values;
  throw new InvalidArgumentError("Expected one number or two, such as 8,10.");
}

/** Reads two numbers. @param {string} text @returns {[number, number]} */
export function pair(text) {
  const [first, second, ...others] = text.split(",").map(number);
  if (second !== undefined && others.length === 0) return [first, second];
  throw new InvalidArgumentError("Expected two numbers, such as 0,10.");
}
