// Another program, which reads commands and writes answers.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { Lines } from "../protocols/lines.js";

/** Why a program can play no more: it ended, did not answer in time, or said what it must not. */
export class ProgramError extends Error {}

/** How long a program may take to start, at least, in milliseconds. */
const START_MS = 60_000;

/** How long a program may take to end by itself, in milliseconds. */
const LAST_WORDS_MS = 2000;

/** A program that runs. */
export class Program {
  #process;
  #lines;
  #timeoutMs;
  #hasAnswered = false;
  #lastError = "";
  /** Why it could not be started. @type {string | undefined} */
  #failure;
  #ended;

  /** @param {string} command with its arguments, as a shell has them @param {number} timeoutMs how long an answer may take */
  constructor(command, timeoutMs) {
    const [name, ...args] = wordsOf(command);
    this.command = command;
    this.#timeoutMs = timeoutMs;
    this.#process = spawn(name ?? "", args, { windowsHide: true });
    const { stdin, stdout, stderr } = this.#process;
    this.#ended = once(this.#process, "close").catch((error) => {
      this.#failure = error.message;
    });
    // A program that has ended reads no more; the next answer tells.
    stdin.on("error", () => {});
    stderr.setEncoding("utf8").on("data", (text) => {
      this.#lastError = text.trim().split("\n").at(-1) ?? "";
    });
    this.#lines = new Lines(stdout);
  }

  /** Sends a line. @param {string} line */
  send(line) {
    this.#process.stdin.write(`${line}\n`);
  }

  /** The next line that it writes. @param {string} question what it is the answer to @throws {ProgramError} */
  async line(question) {
    // To start may take longer than to answer.
    const milliseconds = this.#hasAnswered ? this.#timeoutMs : Math.max(this.#timeoutMs, START_MS);
    const line = await before(this.#lines.next(), milliseconds, () =>
      this.error(question, `no answer within ${milliseconds / 1000} s`),
    );
    this.#hasAnswered = true;
    if (line !== undefined) return line.trimEnd();
    await this.#ended;
    if (this.#failure) throw new ProgramError(`${this.command}: cannot be started: ${this.#failure}`);
    throw this.error(question, ["the program ended", this.#lastError].filter(Boolean).join(": "));
  }

  /** @param {string} question @param {string} answer */
  error(question, answer) {
    return new ProgramError(`${this.command}: ${question}: ${answer}`);
  }

  /** Ends it, with `quit` or by force. */
  async end() {
    this.send("quit");
    this.#process.stdin.end();
    const late = setTimeout(() => this.#process.kill("SIGKILL"), LAST_WORDS_MS);
    await this.#ended;
    clearTimeout(late);
  }

  /** Ends it at once. */
  kill() {
    this.#process.kill("SIGKILL");
  }
}

/** The words of a command; quotes keep some together. @param {string} command */
export function wordsOf(command) {
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"));
}

/**
 * What comes before a time is over.
 * @template Value
 * @param {Promise<Value>} promise
 * @param {number} milliseconds
 * @param {() => Error} late
 */
function before(promise, milliseconds, late) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const timeout = new Promise((/** @type {(value: never) => void} */ _, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
