// What a repertoire can be filled from: what people play, the person's games, and files.

/** @import { PlayedSource } from "../../../feature.js" */
/** @import { PlayedGame, Player } from "../../../../js/repertoire/played.js" */
/** @import { Read } from "./adding.js" */

import { gamesOf, playedGame, playersIn, spelled } from "../../../../js/repertoire/played.js";
import { storedGames } from "../../../archive/games.js";
import { ownIn } from "../../../archive/own-games.js";
import { readSource } from "../../../files/sources.js";
import { readAbout } from "../../../game/about.js";
import { NOTHING } from "./adding.js";

/**
 * The games that were played here, and those that came in: of them it has to be said which player the person is.
 * @param {readonly PlayedSource[]} sources
 * @returns {Promise<Read>}
 */
export async function readGames(sources) {
  const stored = await storedGames();
  const loaded = stored.toReversed().flatMap(({ about, person, start, moves }) => {
    if (person === "black" || person === "white") return [];
    const { black, white } = readAbout(about) ?? {};
    return black || white ? [{ black: black ?? null, white: white ?? null, start, moves }] : [];
  });
  const counted = await Promise.all(sources.map((source) => source.players()));
  return {
    ...NOTHING,
    own: ownIn(stored),
    players: spelled(joined([playersIn(loaded), ...counted])),
    async playedBy(names, color) {
      if (names === null) return [];
      const found = await Promise.all(
        sources.flatMap((source) => names.map((name) => source.playedBy(name))),
      );
      return gamesOf(once([...loaded, ...found.flat()]), names, color);
    },
  };
}

/**
 * Files: games that were played, and lines that were written down.
 * @param {readonly File[]} files
 * @returns {Promise<Read>}
 */
export async function readFiles(files) {
  const read = await readSource(files);
  const games = read?.games ?? [];
  const played = games.flatMap((game) => playedGame(game) ?? []);
  return {
    ...NOTHING,
    players: spelled(playersIn(played)),
    playedBy: async (names, color) =>
      gamesOf(names === null ? played.filter(isNameless) : played, names, color),
    trees: games.filter((game) => !playedGame(game)).map(({ tree }) => tree),
    problems: read?.problems ?? [],
    names: files.map(({ name }) => name),
  };
}

/** @param {PlayedGame} game */
function isNameless({ black, white }) {
  return !black && !white;
}

/** Games without those that are there already. @param {readonly PlayedGame[]} games */
function once(games) {
  const keyOf = (/** @type {PlayedGame} */ { start, moves }) =>
    `${start} ${moves.filter((move) => move !== "pass").join("")}`;
  return [...new Map(games.map((game) => [keyOf(game), game])).values()];
}

/**
 * Players of several sources; a game that stands in two of them counts once.
 * @param {readonly (readonly Player[])[]} lists
 * @returns {Player[]}
 */
function joined(lists) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { name, games } of lists.flat()) counts.set(name, Math.max(counts.get(name) ?? 0, games));
  return Array.from(counts, ([name, games]) => ({ name, games })).sort(
    (one, other) => other.games - one.games,
  );
}
