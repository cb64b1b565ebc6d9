// What is run once more of a command that failed.

import { stripVTControlCharacters } from "node:util";

/** Where Node's reporter says that a failed test stands. */
const FAILED = /^test at (.+?):\d+:\d+$/gm;

/**
 * A command without those of its files in which each test passed.
 * @param {readonly string[]} words of a command that ends with files of tests
 * @param {string} output of the command
 * @returns {string[]} the whole command where the output names no file, or one that the command does not
 */
export function failedOf(words, output) {
  const matches = stripVTControlCharacters(output).matchAll(FAILED);
  const failed = new Set([...matches].map(([, file]) => file));
  const files = words.filter((word) => word.endsWith(".test.js"));
  if (failed.size === 0 || [...failed].some((file) => !files.includes(file))) return [...words];
  return words.filter((word) => failed.has(word) || !files.includes(word));
}
