// The manifest of the installed page in the other languages: what it says are phrases of the page.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES } from "../../www/words/languages.js";
import { numbersOf } from "../../www/words/numbers.js";
import { ROOT } from "../run.mjs";

/** The phrase of each shortcut, by its address. @type {Record<string, string>} */
const SHORTCUTS = { "./?new": "playNewGame", "./?train": "train" };

/**
 * The manifest in a language other than English.
 * @param {string} language
 * @returns {Promise<string>} JSON
 */
export async function manifestIn(language) {
  const { phrases } = await import(`../../www/languages/${language}.js`);
  const { page } = phrases(numbersOf(language));
  const english = JSON.parse(await readFile(join(ROOT, "www/manifest.webmanifest"), "utf8"));
  const shortcuts = english.shortcuts.map((/** @type {{ name: string, url: string }} */ shortcut) => ({
    ...shortcut,
    name: page[SHORTCUTS[shortcut.url]] ?? shortcut.name,
  }));
  const description = page.description ?? english.description;
  return JSON.stringify({ ...english, lang: language, description, shortcuts });
}

/** @param {string} folder to write to @returns {Promise<string[]>} the names of the files */
export async function writeManifests(folder) {
  const [, ...others] = LANGUAGES;
  const name = (/** @type {string} */ language) => `manifest-${language}.webmanifest`;
  for (const language of others) await writeFile(join(folder, name(language)), await manifestIn(language));
  return others.map(name);
}
