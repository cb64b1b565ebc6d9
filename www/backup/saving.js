// Saves everything of a person as a file.

import { saveFile } from "../dom/download.js";
import { dayOf } from "../words/day.js";
import { fileOf } from "./file/file.js";
import { addedIn, NOTHING } from "./file/merging.js";
import { wasSaved } from "./offering.js";
import { everything } from "./stores.js";
import { countTexts, backup as texts } from "./text.js";

/** What such a file is called at its end. */
export const ENDING = "flipside";

/** @returns {Promise<string>} what was saved */
export async function saveEverything() {
  const contents = await everything();
  const name = `othello-${dayOf(new Date())}.${ENDING}`;
  saveFile(new File([await fileOf(contents)], name, { type: "application/gzip" }));
  wasSaved(contents.games.length + contents.log.length);
  const counts = countTexts(addedIn(contents, NOTHING));
  return counts.length === 0 ? texts.savedSettings : texts.saved(counts);
}
