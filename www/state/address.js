// The language in the address of the page.

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
