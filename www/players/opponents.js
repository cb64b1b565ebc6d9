import { skillOf } from "../state/characters.js";
import { phrasesOf } from "../words/language.js";
import { characterOf } from "./characters.js";

export const opponents = phrasesOf("opponents", {
  /** How the opponents play, the weakest first. */
  about: [
    "Plays a first game: flips many discs, and hurries toward the corners.",
    "Has played a few games: still flips too many discs, and plays next to corners.",
    "Takes corners, and keeps opponents away from them, but looks only at the next move.",
    "Knows that having few discs can be good, but is often wrong about when.",
    "Plans a reply ahead, but misses quiet moves, and is careless now and then.",
    "Plays soundly, and counts the last eleven moves, but still has careless moments.",
    "Looks far ahead, and rarely slips.",
    "Plays the best move that it finds, and makes no mistakes on purpose.",
  ],
  /** @param {string} about one of them @param {number} rating */
  rated: (about, rating) => `${about} Rated ${rating} on our own scale.`,
});

/** How a character plays. @param {string} character its id */
export const playOf = (character) => opponents.about[skillOf(character) - 1] ?? "";

/** What a person reads before choosing an opponent. @param {string} character its id */
export function aboutOpponent(character) {
  return opponents.rated(playOf(character), characterOf({ character }).rating);
}
