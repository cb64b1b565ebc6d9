// Everything that the page says in English, by topic.

import { readdirSync, readFileSync } from "node:fs";
import { ENGLISH as board } from "../../../js/board/texts.js";
import { fileFormats } from "../../../js/formats.js";
import { phrasesOfPage } from "./html.js";

const PAGE = new URL("../../../www/", import.meta.url);

/** What the page exports as the phrases of a topic. */
const TOPIC = /export const (\w+) = phrasesOf\(\s*"(\w+)"/g;

/** The phrases of every topic that stand in the scripts of the page. @returns {Promise<Record<string, object>>} */
async function topicsOfPage() {
  /** @type {Record<string, object>} */
  const topics = {};
  const files = readdirSync(PAGE, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".js")))
    for (const [, name, topic] of readFileSync(new URL(file, PAGE), "utf8").matchAll(TOPIC)) {
      if (topics[String(topic)]) throw new Error(`${topic} is in ${file} and in another file`);
      topics[String(topic)] = (await import(new URL(file, PAGE).href))[String(name)];
    }
  return topics;
}

/** The names of formats that are words, and what the formats hold where words tell that. */
const formats = Object.fromEntries(
  fileFormats.map(({ id, name, about }) => [
    id,
    { ...(/^[A-Z]+$/.test(name) ? {} : { name }), ...(about.includes(" ") ? { about } : {}) },
  ]),
);

/** @type {import("../../../www/phrases.js").Phrases} */
export const ENGLISH = /** @type {any} */ ({
  page: phrasesOfPage(),
  board,
  formats,
  ...(await topicsOfPage()),
});
