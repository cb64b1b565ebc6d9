// Writes games to standard output or to files: texts and JSON game by game, WTHOR all together, as it numbers the names.

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { Game } from "flipside";
import { writeFiles, writeGames } from "flipside/formats";
import { Failure } from "./failure.js";

/** @import { GameLike, ImportedGame, TextFormat } from "flipside/formats" */

/** Writes to a file, which is made with the first text, or to standard output. */
class Output {
  #file;
  /** @type {NodeJS.WritableStream | undefined} */
  #stream;
  /** @type {Promise<unknown>} */
  #finished = Promise.resolve();

  /** @param {string | undefined} file */
  constructor(file) {
    this.#file = file;
  }

  /** @param {string} text */
  async write(text) {
    if (!this.#stream) this.#open();
    if (!this.#stream?.write(text))
      await this.#named(Promise.race([once(this.stream, "drain"), this.#finished]));
  }

  async end() {
    if (this.#file === undefined) return;
    this.stream.end();
    await this.#named(this.#finished);
  }

  get stream() {
    return /** @type {NodeJS.WritableStream} */ (this.#stream);
  }

  #open() {
    this.#stream = this.#file === undefined ? process.stdout : createWriteStream(this.#file);
    // Standard output never ends, and its errors are those of the whole command.
    this.#finished = this.#file === undefined ? new Promise(() => {}) : finished(this.#stream);
    this.#finished.catch(() => {});
  }

  /** @param {Promise<unknown>} done */
  async #named(done) {
    try {
      await done;
    } catch (error) {
      throw new Failure(`${this.#file} cannot be written: ${/** @type {Error} */ (error).message}`);
    }
  }
}

/** Writes games in a format that is text. */
export class TextWriter {
  targets;
  #format;
  #output;
  /** What stands before a game. */
  #before = "";

  /** @param {string | undefined} out @param {TextFormat} format */
  constructor(out, format) {
    this.targets = out === undefined ? [] : [out];
    this.#format = format;
    this.#output = new Output(out);
  }

  /** @param {GameLike} game */
  async add(game) {
    await this.#output.write(this.#before + writeGames(game, { format: this.#format }));
    this.#before ||= this.#between;
  }

  end() {
    return this.#output.end();
  }

  /** What stands between two games. */
  get #between() {
    const [one, two] = [[new Game()], [new Game(), new Game()]].map((games) =>
      writeGames(games, { format: this.#format }),
    );
    return two.slice(one.length, two.length - one.length);
  }
}

/** Writes games as a list of JSON, which the package reads again. */
export class JsonWriter {
  targets;
  #output;
  #isFirst = true;

  /** @param {string | undefined} out */
  constructor(out) {
    this.targets = out === undefined ? [] : [out];
    this.#output = new Output(out);
  }

  /** @param {GameLike} game */
  async add(game) {
    await this.#output.write(`${this.#isFirst ? "[\n" : ",\n"}${JSON.stringify(jsonOf(game))}`);
    this.#isFirst = false;
  }

  async end() {
    await this.#output.write("\n]\n");
    await this.#output.end();
  }
}

/** Writes the three files of WTHOR. */
export class WthorWriter {
  targets;
  /** @type {GameLike[]} */
  #games = [];
  /** @type {Set<number>} */
  #years = new Set();

  /** @param {string} out */
  constructor(out) {
    const stem = out.replace(/\.wtb$/i, "");
    this.targets = [out === stem ? `${stem}.wtb` : out, `${stem}.jou`, `${stem}.trn`];
  }

  /** @param {GameLike} game */
  async add(game) {
    this.#games.push(game);
    if ("year" in game && game.year !== null) this.#years.add(game.year);
  }

  async end() {
    const [year, ...others] = this.#years;
    if (others.length > 0)
      console.error(
        `flipside: WTHOR has one year for all games of a file: that of ${others.join(", ")} is lost, ${year} stays`,
      );
    const files = writeFiles(this.#games, { format: "wthor" });
    for (const [index, { data, renamed = [] }] of files.entries()) {
      const file = this.targets[index];
      for (const { name, written } of renamed)
        console.error(`flipside: ${file}: ${JSON.stringify(name)} is written as ${JSON.stringify(written)}`);
      await writeFile(file, data).catch(({ message }) => {
        throw new Failure(`${file} cannot be written: ${message}`);
      });
    }
  }
}

/** A saved game, and what else is told of it; its branches where they hold more than its moves. @param {GameLike} game */
function jsonOf(game) {
  if (!isImported(game)) return game;
  const { start: _, branches, ...told } = game.toJSON();
  const saved = game.game;
  const result = told.result ?? saved.at(saved.moves.length).result;
  const known = Object.entries({ ...told, result }).filter(([, value]) => value !== null);
  return { ...saved.toJSON(), ...Object.fromEntries(known), ...(hasMore(branches) ? { branches } : {}) };
}

/** @param {ImportedGame["tree"]["branches"]} branches @returns {boolean} */
function hasMore([main, ...others]) {
  if (!main) return false;
  const { move: _, branches, ...told } = main;
  return Object.keys(told).length > 0 || others.length > 0 || hasMore(branches);
}

/** @param {GameLike} game @returns {game is ImportedGame} */
function isImported(game) {
  return "tree" in game;
}
