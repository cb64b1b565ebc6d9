/** @import { Language } from "../state/language.js" */
/** @import { Numbers } from "./numbers.js" */
/** @import { Phrases } from "./phrases.js" */
import { languageOf } from "../state/language.js";
import { recall } from "../state/memory.js";
import { parseSettings } from "../state/settings.js";
import { numbersOf } from "./numbers.js";

/** @typedef {Exclude<Language, "en">} Translation */

/** The file of each language. It imports nothing, as what it would import may wait for it. @type {Record<Translation, () => Promise<{ phrases: (numbers: Numbers) => Phrases }>>} */
const FILES = {
  de: () => import("../languages/de.js"),
  es: () => import("../languages/es.js"),
  fr: () => import("../languages/fr.js"),
  ja: () => import("../languages/ja.js"),
  "zh-Hans": () => import("../languages/zh-Hans.js"),
  "zh-Hant": () => import("../languages/zh-Hant.js"),
};

/** Outside of a page, as in tests, it is English. @type {Language} */
const wanted = typeof document === "undefined" ? "en" : wantedLanguage();

/** Its phrases; none for English, whose phrases stand where they are used. */
const phrases = wanted === "en" ? null : await load(wanted);

/** The language of the page. @type {Language} */
export const language = phrases ? wanted : "en";

/** Its numbers and dates, where no word stands beside them. */
export const numbers = numbersOf(language);

/** The language of the names of openings. */
export const openingLanguage = language === "fr" || language === "ja" ? language : "en";

/**
 * The phrases of a topic in the language of the page.
 * @template {object} Topic
 * @param {string} topic
 * @param {Topic} english
 * @returns {Topic}
 */
export function phrasesOf(topic, english) {
  return /** @type {Record<string, any> | null} */ (phrases)?.[topic] ?? english;
}

/** The phrases that English has elsewhere: in the page's HTML, and in the element of the board. */
export const translated = /** @type {Pick<Phrases, "board" | "page"> | null} */ (phrases);

function wantedLanguage() {
  return languageOf({
    asked: new URLSearchParams(location.search).get("lang"),
    chosen: parseSettings(recall().settings).language,
    preferred: navigator.languages,
  });
}

/** @param {Translation} tag @returns {Promise<Phrases | null>} */
async function load(tag) {
  try {
    const { phrases: phrasesWith } = await FILES[tag]();
    return phrasesWith(numbersOf(tag));
  } catch (error) {
    // A page in English is better than none.
    console.error(error);
    return null;
  }
}
