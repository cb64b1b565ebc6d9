// The phrases of the page's HTML and of its manifest, in English as they stand there.

import { readFileSync } from "node:fs";

const [HTML, MANIFEST] = ["index.html", "manifest.webmanifest"].map((file) =>
  readFileSync(new URL(`../../../www/${file}`, import.meta.url), "utf8"),
);

/** What needs no translation: single letters and signs, and the name of the page. */
const isNeutral = (/** @type {string} */ text) => !/\p{L}{2}/u.test(text) || text === "Flipside";

/** The elements of the HTML with their attributes and the text behind them, what is told without scripts left out. */
function* elements() {
  const html = HTML.replace(/<(noscript|script)[^>]*>.*?<\/\1>/gs, "");
  for (const [, attributes = "", text = ""] of html.matchAll(/<[\w-]+((?:\s[^>]*)?)>([^<]*)/g))
    yield { attributes, text: text.trim() };
}

/** @param {string} attributes @param {string} name */
const attributeOf = (attributes, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** The text of the first element of a class. @param {string} name */
export function textOfClass(name) {
  for (const { attributes, text } of elements())
    if (attributeOf(attributes, "class")?.split(" ").includes(name)) return text;
  return undefined;
}

/** The phrases by their ids. @returns {Record<string, string>} */
export function phrasesOfPage() {
  /** @type {Record<string, string>} */
  const found = {};
  const add = (/** @type {string | undefined} */ id, /** @type {string | undefined} */ text) => {
    if (id === undefined) return;
    if (text && found[id] !== undefined && found[id] !== text)
      throw new Error(`${id} is "${found[id]}" and "${text}"`);
    if (text) found[id] = text;
  };
  // The text of an element may stand behind a picture in it.
  let open = /** @type {string | undefined} */ (undefined);
  for (const { attributes, text } of elements()) {
    const own = attributeOf(attributes, "data-phrase");
    if (own !== undefined) open = own;
    if (text && open !== undefined) {
      add(open, text);
      open = undefined;
    }
    add(attributeOf(attributes, "data-phrase-label"), attributeOf(attributes, "aria-label"));
    add(attributeOf(attributes, "data-phrase-content"), attributeOf(attributes, "content"));
  }
  for (const [, id, text] of HTML.matchAll(/data-phrase="(\w+)"[^<]*>(?:<[^>]*>)*<\/\w+>\s*([^<\s][^<]*)</g))
    if (found[/** @type {string} */ (id)] === undefined) add(id, text?.trim());
  found.playNewGame = JSON.parse(/** @type {string} */ (MANIFEST)).shortcuts[0].name;
  return found;
}

/** The texts that a person reads and that name no phrase. @returns {string[]} */
export function textsWithoutPhrase() {
  const known = new Set(Object.values(phrasesOfPage()));
  const body = HTML.slice(HTML.indexOf("<body>")).replace(/<(noscript|script)[^>]*>.*?<\/\1>/gs, "");
  const texts = [...body.matchAll(/<\/?[\w-]+([^>]*)>([^<]*)/g)].flatMap(([, attributes = "", text = ""]) => [
    text.trim(),
    ...[...attributes.matchAll(/\s(?:aria-label|title|placeholder)="([^"]+)"/g)].map(
      ([, label = ""]) => label,
    ),
  ]);
  const { name, description, shortcuts } = JSON.parse(/** @type {string} */ (MANIFEST));
  const told = [name, description, ...shortcuts.map((/** @type {{ name: string }} */ each) => each.name)];
  return [...texts, ...told].filter((text) => !isNeutral(text) && !known.has(text));
}
