/** The languages of the page. */
export const LANGUAGES = /** @type {const} */ (["en", "de", "es", "fr", "ja", "zh-Hans", "zh-Hant"]);

/** @typedef {(typeof LANGUAGES)[number]} Language */

/**
 * The language of the page: the one that the address asks for, else the one that was chosen, else the first that fits one of the
 * browser's, else English.
 * @param {object} wishes
 * @param {string | null} wishes.asked
 * @param {string} wishes.chosen `"auto"` for none
 * @param {readonly string[]} wishes.preferred the browser's, the best first
 * @returns {Language}
 */
export function languageOf({ asked, chosen, preferred }) {
  for (const tag of [asked ?? "", chosen, ...preferred]) {
    const fitting = fittingLanguage(tag);
    if (fitting) return fitting;
  }
  return "en";
}

/** The language of the page for a tag such as `fr-CA` or `zh-HK`. @param {string} tag @returns {Language | undefined} */
function fittingLanguage(tag) {
  const [language, ...rest] = tag.toLowerCase().split("-");
  const isTraditional =
    rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) && !rest.includes("hans");
  const wanted = language === "zh" ? (isTraditional ? "zh-Hant" : "zh-Hans") : language;
  return LANGUAGES.find((known) => known === wanted);
}

/** The query of an address with the language that it names, if it names one, changed. @param {string} language @param {string} search */
export function queryIn(language, search) {
  return search.replace(/(?<=[?&]lang=)[^&]*/, language);
}

/** A link to the page for other people, who have languages of their own. @param {string} href */
export function linkInAnyLanguage(href) {
  const url = new URL(href);
  url.search = url.search.replace(/([?&])lang=[^&]*&?/, "$1").replace(/[?&]$/, "");
  return url.href;
}
