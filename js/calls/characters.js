/** @import { Level, Skill } from "../generated/types.js" */

/**
 * An opponent: what players need to know of a skill.
 * @typedef {object} Character
 * @property {string} id What to keep of the chosen one: it stays when there are more characters, which changes the skills of those above.
 * @property {Skill} skill The value of the option `skill`: its rank, from 1.
 * @property {Level} level The value of the option `level` that it is rated at, which matters to the strongest one.
 * @property {string} name What it is called.
 * @property {string} about How it plays, in a sentence.
 * @property {number} rating Its strength on a scale of our own, found by matches: 200 more win three games of four.
 */

/** As deep as the default level was when they were rated. */
const RATED_LEVEL = 10;

/** The opponents, the weakest first. How they were rated is in `docs/opponents.md`. */
export const characters = /** @type {readonly [Readonly<Character>, ...Readonly<Character>[]]} */ (
  Object.freeze(
    /** @type {Omit<Character, "skill" | "level">[]} */ ([
      {
        id: "pip",
        name: "Pip",
        about: "Plays a first game: flips many discs, and hurries toward the corners.",
        rating: 300,
      },
      {
        id: "nell",
        name: "Nell",
        about: "Has played a few games: still flips too many discs, and plays next to corners.",
        rating: 580,
      },
      {
        id: "otto",
        name: "Otto",
        about: "Takes corners, and keeps opponents away from them, but looks only at the next move.",
        rating: 900,
      },
      {
        id: "mira",
        name: "Mira",
        about: "Knows that having few discs can be good, but is often wrong about when.",
        rating: 1170,
      },
      {
        id: "hugo",
        name: "Hugo",
        about: "Plans a reply ahead, but misses quiet moves, and is careless now and then.",
        rating: 1500,
      },
      {
        id: "vera",
        name: "Vera",
        about: "Plays soundly, and counts the last eleven moves, but still has careless moments.",
        rating: 1780,
      },
      {
        id: "kaito",
        name: "Kaito",
        about: "Looks far ahead, and rarely slips.",
        rating: 2100,
      },
      {
        id: "flipside",
        name: "Flipside",
        about: "Plays the best move that it finds, and makes no mistakes on purpose.",
        rating: 2280,
      },
    ]).map(({ id, ...character }, index) =>
      Object.freeze({ id, skill: /** @type {Skill} */ (index + 1), level: RATED_LEVEL, ...character }),
    ),
  )
);

/** The opponent for somebody who plays a first game: it wins and loses against the ways in which newcomers play. */
export const defaultCharacter = /** @type {Readonly<Character>} */ (
  characters.find(({ id }) => id === "nell")
);
