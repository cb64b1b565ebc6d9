// The room with what it says in the language of the page, which is not loaded before.

/** @import { Numbers } from "../words/numbers.js" */
/** @import { LessonPhrases } from "./translated.js" */
import { addPhrases, language } from "../words/language.js";
import { numbersOf } from "../words/numbers.js";

/** @type {Record<string, () => Promise<{ phrases: (numbers: Numbers) => LessonPhrases }>>} */
const FILES = {
  de: () => import("./languages/de.js"),
  es: () => import("./languages/es.js"),
  fr: () => import("./languages/fr.js"),
  ja: () => import("./languages/ja.js"),
  "zh-Hans": () => import("./languages/zh-Hans.js"),
  "zh-Hant": () => import("./languages/zh-Hant.js"),
};

/** Loads the room. What it says comes first, as its parts take it; what cannot be loaded stays English. */
export async function loadRoom() {
  const file = await FILES[language]?.().catch(console.error);
  if (file) addPhrases(file.phrases(numbersOf(language)));
  return import("./room.js");
}
