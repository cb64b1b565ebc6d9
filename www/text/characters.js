/** @import { Strength } from "../state/types.js" */

/**
 * The opponents as the page tells of them, by skill, the weakest first: `characters` of the package, in the page's language.
 */
export const CHARACTERS = Object.freeze([
  {
    name: "Pip",
    about: "Plays a first game: turns over many discs, and hurries toward the corners.",
    rating: 300,
  },
  {
    name: "Nell",
    about: "Has played a few games: still turns over too much, and steps next to corners.",
    rating: 590,
  },
  {
    name: "Otto",
    about: "Takes corners, and keeps opponents away from them, but looks only at the next move.",
    rating: 940,
  },
  {
    name: "Mira",
    about: "Knows that few discs can be good, but is often wrong about when.",
    rating: 1230,
  },
  {
    name: "Hugo",
    about: "Plans a reply ahead, but misses quiet moves, and is careless now and then.",
    rating: 1580,
  },
  {
    name: "Vera",
    about: "Plays soundly, and counts the last eleven moves, but still has careless moments.",
    rating: 1890,
  },
  {
    name: "Kaito",
    about: "Looks far ahead, and rarely slips.",
    rating: 2160,
  },
  {
    name: "Flipside",
    about: "Plays the best move that it finds, and makes no mistakes on purpose.",
    rating: 2430,
  },
]);

/** The opponent of a skill. @param {Pick<Strength, "skill">} strength 1 to 8 */
export function characterOf({ skill }) {
  return CHARACTERS[skill - 1] ?? CHARACTERS[0];
}

/** @param {number} rating on the scale of the package's ladder */
export const ratingName = (rating) => `Rated ${rating} on our own scale`;
