// A repertoire to print, and as a picture.

/** @import { GameClass } from "../../../package/flipside.js" */
/** @import { People } from "../../../../js/repertoire/people.js" */
/** @import { Repertoire } from "../../../../js/repertoire/repertoire.js" */

import { linesOf } from "../../../../js/repertoire/lines.js";
import { saveFile } from "../../../dom/download.js";
import { pngFile, svgFile } from "../../../picture/file.js";
import { openingLanguage } from "../../../words/language.js";
import { repertoireTexts as texts } from "../text.js";
import { chaptersOf } from "./chapters.js";
import { treeSvg } from "./picture.js";
import { sheetOf } from "./sheet.js";

/** @param {Repertoire} repertoire @param {People} people @param {GameClass} Game */
export function printable(repertoire, people, Game) {
  return sheetOf(repertoire, chaptersIn(repertoire, people, Game), Game);
}

/** Saves the picture. @param {Repertoire} repertoire @param {People} people @param {GameClass} Game */
export async function savePicture(repertoire, people, Game) {
  const { color } = repertoire;
  const svg = treeSvg(chaptersIn(repertoire, people, Game), {
    color,
    title: `${texts.title}: ${texts.as[color]}`,
  });
  const name = `repertoire-${color}`;
  // A tree that is too high for a picture in pixels is one of lines.
  saveFile(await pngFile(svg, name).catch(() => svgFile(svg, name)));
}

/** @param {Repertoire} repertoire @param {People} people @param {GameClass} Game */
function chaptersIn(repertoire, people, Game) {
  const nameOf = (/** @type {readonly string[]} */ moves) =>
    Game.parse(moves.join("")).openingName(openingLanguage()) ?? "";
  return chaptersOf(linesOf(repertoire, people), nameOf);
}
