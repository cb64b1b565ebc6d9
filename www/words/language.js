/** @import { Language } from "./languages.js" */
/** @import { Numbers } from "./numbers.js" */
/** @import { PageText } from "./page.js" */
/** @import { Phrases } from "./phrases.js" */

import { recall } from "../app/memory.js";
import { parseSettings } from "../app/settings.js";
import { languageOf } from "./languages.js";
import { numbersOf } from "./numbers.js";

/** @typedef {Exclude<Language, "en">} Translation */

/** The file of each language. @type {Record<Translation, () => Promise<{ phrases: (numbers: Numbers) => Phrases }>>} */
const FILES = {
  de: () => import("../languages/de.js"),
  es: () => import("../languages/es.js"),
  fr: () => import("../languages/fr.js"),
  ja: () => import("../languages/ja.js"),
  "zh-Hans": () => import("../languages/zh-Hans.js"),
  "zh-Hant": () => import("../languages/zh-Hant.js"),
};

/** The language of the page; English until another one is loaded, and outside of a page, as in tests. @type {Language} */
export let language = "en";

/** Its phrases; none for English, whose phrases stand where they are used. @type {Phrases | null} */
let phrases = null;

/** Its numbers and dates, where no word stands beside them. */
export let numbers = numbersOf(language);

/** The language that a person wants the page to be in. */
export function wantedLanguage() {
  return languageOf({
    asked: new URLSearchParams(location.search).get("lang"),
    chosen: parseSettings(recall().settings).language,
    preferred: navigator.languages,
  });
}

/**
 * Loads a language, before the parts of the page that take their phrases from it.
 * @param {Translation} tag
 * @returns {Promise<Phrases["page"] | null>} the phrases of the HTML; null where the language cannot be loaded
 */
export async function loadLanguage(tag) {
  try {
    const { phrases: phrasesWith } = await FILES[tag]();
    numbers = numbersOf(tag);
    phrases = phrasesWith(numbers);
    language = tag;
    return phrases.page;
  } catch (error) {
    // A page in English is better than none.
    console.error(error);
    return null;
  }
}

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

/**
 * A text that stands in the HTML, or as if it stood there: by its English, without what tells it apart.
 * @param {PageText} english
 */
export const pageText = (english) => phrases?.page[english] ?? english.replace(/ \(.+\)$/, "");

/** The phrases of the element of the board; nothing for English, which it knows by itself. */
export const boardPhrases = () => phrases?.board ?? {};

/** The language of the names of openings: there are no others. */
export const openingLanguage = () => (language === "fr" || language === "ja" ? language : "en");
