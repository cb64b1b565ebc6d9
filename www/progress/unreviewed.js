// The games that a person has played to their end, and of which no review has left a digest.

import { isWithFriend, lineOf } from "../archive/games.js";

/** @import { Digest, PastGame } from "../archive/games.js" */

/**
 * Whether a game is one that the person has played to its end.
 * @param {PastGame} game
 * @returns {game is PastGame & { person: "black" | "white" }}
 */
export function isPlayed(game) {
  const { about, isClaimed, person, result, resigned } = game;
  return (
    (!about || isClaimed === true) &&
    (person === "black" || person === "white") &&
    (result !== null || Boolean(resigned))
  );
}

/**
 * @param {readonly PastGame[]} games the latest first
 * @param {readonly Digest[]} digests
 * @returns {(PastGame & { person: "black" | "white" })[]} each line once, the latest first
 */
export function unreviewedOf(games, digests) {
  const known = new Set(digests.map(({ key }) => key));
  const open = games.filter(isPlayed).filter((game) => !isWithFriend(game) && game.moves.length > 0);
  return open.filter((game) => {
    const line = lineOf(game);
    const isNew = !known.has(line);
    known.add(line);
    return isNew;
  });
}
