// The texts of the page's HTML, of its manifest, and of the help, which is HTML made by code.

import { readFileSync } from "node:fs";

const [HTML, HELP, MANIFEST] = ["index.html", "help/dialog.js", "manifest.webmanifest"].map((file) =>
  readFileSync(new URL(`../../../www/${file}`, import.meta.url), "utf8"),
);

/** What needs no translation: single letters and signs, and the name of the page. */
const isNeutral = (/** @type {string} */ text) =>
  !/\p{L}{2}/u.test(text) || ["Flipside", "f5"].includes(text);

/** The keys of the texts that a person reads in the page's HTML, as `translation/html.js` looks them up, or the system. @returns {Set<string>} */
export function textsOfPage() {
  const [, title = ""] = /<title>([^<]+)/.exec(HTML) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]+)/.exec(HTML) ?? [];
  const body = HTML.slice(HTML.indexOf("<body>")).replace(/<(noscript|script)[^>]*>.*?<\/\1>/gs, "");
  const found = [title, description];
  for (const [, attributes = "", text = ""] of body.matchAll(/<\/?[\w-]+([^>]*)>([^<]*)/g)) {
    const [, phrase] = /data-phrase="([^"]+)"/.exec(attributes) ?? [];
    found.push(phrase ?? text.trim());
    for (const [, label = ""] of attributes.matchAll(/(?:aria-label|title|placeholder)="([^"]+)"/g))
      found.push(label);
  }
  const { name, description: about, shortcuts } = JSON.parse(MANIFEST);
  for (const texts of [{ name, description: about }, ...shortcuts])
    found.push(texts.name, texts.description ?? "");
  for (const [, text = ""] of HELP.matchAll(/text\(\s*"([^"]+)"/g)) found.push(text);
  return new Set(found.filter((text) => !isNeutral(text)));
}
