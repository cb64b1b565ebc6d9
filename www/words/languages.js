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
