// The language in the address of the page.

/**
 * The query of an address with the language that it names, if it names one, changed.
 * @param {string} language `"auto"` for that of the browser, which no address names
 * @param {string} search
 */
export function queryIn(language, search) {
  if (language === "auto") return withoutLanguage(search);
  return search.replace(/(?<=[?&]lang=)[^&]*/, language);
}

/** A link to the page for other people, who have languages of their own. @param {string} href */
export function linkInAnyLanguage(href) {
  const url = new URL(href);
  url.search = withoutLanguage(url.search);
  return url.href;
}

/** @param {string} search */
const withoutLanguage = (search) => search.replace(/([?&])lang=[^&]*&?/, "$1").replace(/[?&]$/, "");
