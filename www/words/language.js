/** @import { Language } from "./languages.js" */
/** @import { PageText } from "./page.js" */

import { numbersOf } from "./numbers.js";

/** The language of the page; English until another one is loaded, and outside of a page, as in tests. @type {Language} */
export let language = "en";

/** Its phrases; none for English, whose phrases stand where they are used. @type {Record<string, any> | null} */
let phrases = null;

/** Its numbers and dates, where no word stands beside them. */
export let numbers = numbersOf(language);

/**
 * From now on the page is in this language. What takes its phrases must be loaded after it.
 * @param {Language} tag
 * @param {Record<string, any>} translated its phrases by topic
 */
export function speak(tag, translated) {
  language = tag;
  phrases = translated;
  numbers = numbersOf(tag);
}

/**
 * The phrases of a topic in the language of the page.
 * @template {object} Topic
 * @param {string} topic
 * @param {Topic} english
 * @returns {Topic}
 */
export function phrasesOf(topic, english) {
  return phrases?.[topic] ?? english;
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
