/** What a person reads, or hears, besides the text of elements. */
const ATTRIBUTES = ["aria-label", "title", "placeholder", "content"];

/**
 * Puts the page's HTML into another language. Its English is the key of each phrase, or `data-phrase` where that means two things.
 * @param {string} language
 * @param {Record<string, string>} phrases
 */
export function writeWords(language, phrases) {
  document.documentElement.lang = language;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `./manifest-${language}.webmanifest`);
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const english = node.data.trim();
      const phrase = phrases[node.parentElement?.dataset.phrase ?? english];
      if (english && phrase) node.data = node.data.replace(english, () => phrase);
    } else if (node instanceof Element) {
      for (const name of ATTRIBUTES) {
        const phrase = phrases[node.getAttribute(name) ?? ""];
        if (phrase) node.setAttribute(name, phrase);
      }
    }
  }
}
