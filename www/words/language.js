// The language of the page: which one it is, and its phrases for whoever says something.

/** @import { Language } from "./languages.js" */

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

/** Adds topics that came later. @param {Record<string, any>} translated */
export function addPhrases(translated) {
  phrases = { ...phrases, ...translated };
}

/**
 * The phrases of a topic in the language of the page. What it lacks is English.
 * @template {object} Topic
 * @param {string} topic
 * @param {Topic} english
 * @returns {Topic}
 */
export function phrasesOf(topic, english) {
  return phrases?.[topic] ? completed(phrases[topic], english) : english;
}

/**
 * Phrases, with English for those that are missing, also in the groups within.
 * @template {object} Topic
 * @param {Record<string, any>} translated
 * @param {Topic} english
 * @returns {Topic}
 */
function completed(translated, english) {
  const phrases = Object.entries(english).map(([id, phrase]) => {
    const own = translated[id] ?? phrase;
    const isGroup = typeof phrase === "object" && !Array.isArray(phrase);
    return [id, isGroup ? completed(own, phrase) : own];
  });
  return Object.fromEntries(phrases);
}

/** Sentences as one text: Chinese and Japanese have no space between them. @param {string[]} sentences */
export const inOneText = (sentences) => sentences.join(/^(ja|zh)/.test(language) ? "" : " ");

/** The phrases of the element of the board; nothing for English, which it knows by itself. */
export const boardPhrases = () => phrases?.board ?? {};

/** The language of the names of openings: there are no others. */
export const openingLanguage = () => (language === "fr" || language === "ja" ? language : "en");
