// Writes a repertoire to a file.

/** @import { GameClass } from "../../package/flipside.js" */
/** @import { People } from "../../../js/repertoire/people.js" */
/** @import { Repertoire } from "../../../js/repertoire/repertoire.js" */

import { treesOf } from "../../../js/repertoire/trees.js";
import { saveFile } from "../../dom/download.js";
import { loadFormats } from "../../package/parts.js";
import { openingLanguage } from "../../words/language.js";

/** Saves it as a file. @param {Repertoire} repertoire @param {"sgf" | "pgn"} format @param {People} people @param {GameClass} Game */
export async function save(repertoire, format, people, Game) {
  const { writeGames } = await loadFormats();
  const trees = treesOf(repertoire, { people, names: namesBy(Game) });
  const text = writeGames(/** @type {any} */ (trees), { format });
  saveFile(new File([text], `repertoire-${repertoire.color}.${format}`));
}

/**
 * The names of openings, that in the language of the page first.
 * @param {GameClass} Game
 * @returns {(moves: readonly string[]) => string[]}
 */
export function namesBy(Game) {
  const languages = [...new Set([openingLanguage(), /** @type {const} */ ("en"), "fr", "ja"])];
  return (moves) => {
    const game = Game.parse(moves.join(""));
    return languages.flatMap((each) => game.openingName(/** @type {"en" | "fr" | "ja"} */ (each)) ?? []);
  };
}
