// Puts the page's HTML into another language.

/** The attributes that a person reads or hears, besides the text of elements; the phrase of both is named by `data-phrase-label`. */
const LABELS = ["aria-label", "title"];

/**
 * Puts the page's HTML into another language. An element names the phrase of its text in `data-phrase`, that of its label in
 * `data-phrase-label`, and that of its content in `data-phrase-content`. What has no phrase stays English.
 * @param {string} language
 * @param {Readonly<Record<string, string>>} phrases by their ids
 */
export function writeWords(language, phrases) {
  document.documentElement.lang = language;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `./manifest-${language}.webmanifest`);
  const each = (
    /** @type {string} */ name,
    /** @type {(element: Element, phrase: string) => void} */ write,
  ) => {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const phrase = phrases[element.getAttribute(name) ?? ""];
      if (phrase) write(element, phrase);
    }
  };
  each("data-phrase", (element, phrase) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    const text = texts.find(({ data }) => data.trim() !== "");
    if (text) text.data = text.data.replace(text.data.trim(), () => phrase);
  });
  each("data-phrase-label", (element, phrase) => {
    for (const name of LABELS) if (element.hasAttribute(name)) element.setAttribute(name, phrase);
  });
  each("data-phrase-content", (element, phrase) => element.setAttribute("content", phrase));
}
