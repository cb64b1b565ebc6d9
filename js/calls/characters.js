/**
 * An opponent: what players need to know of a skill.
 * @typedef {object} Character
 * @property {number} skill The value of the option `skill`, 1 to 8.
 * @property {number} level The value of the option `level` that it is rated at, which matters to the strongest one.
 * @property {string} name What it is called.
 * @property {string} about How it plays, in a sentence.
 * @property {number} rating Its strength on a scale of our own, found by matches: 200 more win three games of four.
 */

/** As deep as the default level was when they were rated. */
const RATED_LEVEL = 10;

/**
 * The opponents, the weakest first. How they were rated is in `docs/opponents.md`.
 * @type {readonly Readonly<Character>[]}
 */
export const characters = Object.freeze(
  /** @type {Omit<Character, "level">[]} */ ([
    {
      skill: 1,
      name: "Pip",
      about: "Plays a first game: flips many discs, and hurries toward the corners.",
      rating: 300,
    },
    {
      skill: 2,
      name: "Nell",
      about: "Has played a few games: still flips too many discs, and plays next to corners.",
      rating: 580,
    },
    {
      skill: 3,
      name: "Otto",
      about: "Takes corners, and keeps opponents away from them, but looks only at the next move.",
      rating: 900,
    },
    {
      skill: 4,
      name: "Mira",
      about: "Knows that having few discs can be good, but is often wrong about when.",
      rating: 1170,
    },
    {
      skill: 5,
      name: "Hugo",
      about: "Plans a reply ahead, but misses quiet moves, and is careless now and then.",
      rating: 1500,
    },
    {
      skill: 6,
      name: "Vera",
      about: "Plays soundly, and counts the last eleven moves, but still has careless moments.",
      rating: 1780,
    },
    {
      skill: 7,
      name: "Kaito",
      about: "Looks far ahead, and rarely slips.",
      rating: 2100,
    },
    {
      skill: 8,
      name: "Flipside",
      about: "Plays the best move that it finds, and makes no mistakes on purpose.",
      rating: 2280,
    },
  ]).map((character) => Object.freeze({ ...character, level: RATED_LEVEL })),
);

/** The opponent for somebody who plays a first game: it wins and loses against the ways in which newcomers play. @type {Readonly<Character>} */
export const defaultCharacter = characters[1];
