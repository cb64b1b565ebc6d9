// Where a repertoire is taken from and written to: one's own games, and files.

/** @import { GameClass } from "../../package/flipside.js" */
/** @import { People } from "../../../js/repertoire/people.js" */
/** @import { PlayedGame } from "../../../js/repertoire/played.js" */
/** @import { Repertoire } from "../../../js/repertoire/repertoire.js" */

import { playedIn } from "../../../js/repertoire/making.js";
import { gamesOf, isPlayed, playersIn } from "../../../js/repertoire/played.js";
import { answersIn, treesOf } from "../../../js/repertoire/trees.js";
import { storedGames } from "../../archive/games.js";
import { ownIn } from "../../archive/own-games.js";
import { saveFile } from "../../dom/download.js";
import { readSource } from "../../files/sources.js";
import { loadFormats } from "../../package/parts.js";
import { openingLanguage } from "../../words/language.js";

/**
 * What was taken: `others` are own moves in positions that have another one, `problems` what could not be read, `asking` the games of which
 * the person has to say which player they are.
 * @typedef {{ repertoire: Repertoire, others: number, problems: readonly string[], asking?: readonly PlayedGame[] }} Taken
 */

/**
 * The repertoire with what the person played in kept games, where it has no answer yet.
 * @param {Repertoire} repertoire
 * @returns {Promise<Taken>}
 */
export async function withOwnGames(repertoire) {
  const changes = playedIn(ownIn(await storedGames()), repertoire.color);
  return { repertoire: repertoire.withNew(changes), others: 0, problems: [] };
}

/**
 * The repertoire with what files answer; what they say counts. Games that were played are taken at once where they name nobody.
 * @param {Repertoire} repertoire
 * @param {readonly File[]} files
 * @param {GameClass} Game
 * @returns {Promise<Taken>}
 */
export async function withFiles(repertoire, files, Game) {
  const read = await readSource(files);
  const games = read?.games ?? [];
  const written = games.filter((game) => !isPlayed(game)).map(({ tree }) => tree);
  const { changes, others } = answersIn(written, repertoire.color, { names: namesBy(Game) });
  const played = games.filter(isPlayed);
  const isNamed = playersIn(played).length > 0;
  const taken = repertoire.with(changes);
  return {
    repertoire: isNamed ? taken : withPlayed(taken, played, null),
    others,
    problems: read?.problems ?? [],
    asking: isNamed ? played : [],
  };
}

/**
 * The repertoire with what a player played, where it has no answer yet.
 * @param {Repertoire} repertoire
 * @param {readonly PlayedGame[]} games
 * @param {string | null} player null where the games name nobody: they are of the repertoire's color
 */
export function withPlayed(repertoire, games, player) {
  const own = gamesOf(games, player, repertoire.color);
  return repertoire.withNew(playedIn(own, repertoire.color, { least: 1 }));
}

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
function namesBy(Game) {
  const languages = [...new Set([openingLanguage(), /** @type {const} */ ("en"), "fr", "ja"])];
  return (moves) => {
    const game = Game.parse(moves.join(""));
    return languages.flatMap((each) => game.openingName(/** @type {"en" | "fr" | "ja"} */ (each)) ?? []);
  };
}
