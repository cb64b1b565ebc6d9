// Which language the page is in, and its file. The parts of the page take their phrases from `words/language.js`, below.

/** @import { Language } from "../words/languages.js" */
/** @import { Numbers } from "../words/numbers.js" */
/** @import { Translation } from "../phrases.js" */
import { recall } from "../storage/local.js";
import { speak } from "../words/language.js";
import { languageOf } from "../words/languages.js";
import { numbersOf } from "../words/numbers.js";

/**
 * The file of each language but English, whose phrases stand where they are used.
 * @type {Record<Exclude<Language, "en">, () => Promise<{ phrases: (numbers: Numbers) => Translation }>>}
 */
const FILES = {
  de: () => import("../languages/de.js"),
  es: () => import("../languages/es.js"),
  fr: () => import("../languages/fr.js"),
  ja: () => import("../languages/ja.js"),
  "zh-Hans": () => import("../languages/zh-Hans.js"),
  "zh-Hant": () => import("../languages/zh-Hant.js"),
};

/** The language that a person wants the page to be in. What else is set is read with the rest of the page. */
export function wantedLanguage() {
  const { language } = /** @type {{ language?: unknown }} */ (recall().settings ?? {});
  return languageOf({
    asked: new URLSearchParams(location.search).get("lang"),
    chosen: `${language}`,
    preferred: navigator.languages,
  });
}

/**
 * Loads a language, before the parts of the page that take their phrases from it.
 * @param {Exclude<Language, "en">} tag
 * @returns {Promise<Readonly<Record<string, string>> | null>} the phrases of the HTML; null where the language cannot be loaded
 */
export async function loadLanguage(tag) {
  try {
    const { phrases: phrasesWith } = await FILES[tag]();
    const phrases = phrasesWith(numbersOf(tag));
    speak(tag, phrases);
    return phrases.page ?? {};
  } catch (error) {
    // A page in English is better than none.
    console.error(error);
    return null;
  }
}
