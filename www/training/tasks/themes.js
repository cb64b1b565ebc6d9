// The themes that there are puzzles of, and how they go.

/** @import { Person } from "../../train/person.js" */
/** @import { RatedPuzzle } from "../../train/puzzles.js" */

import { numberOf } from "../../train/person.js";
import { shownRating } from "../../train/rating.js";

/**
 * How many puzzles there are of a theme, and how many of them were not met yet.
 * @typedef {{ theme: string, all: number, left: number }} ThemeCount
 */

/** Themes with fewer puzzles than these are no choice. */
const LEAST_OF_THEME = 20;

/** A person's rating of a theme, where it says something. @param {Pick<Person, "themes">} person @param {string} theme */
export function ratingOfTheme({ themes }, theme) {
  const { [theme]: rating } = themes;
  return rating ? shownRating(rating) : null;
}

/**
 * The themes to choose from by how they go, against one's own rating, the weakest first; those of which little is known lie between.
 * @param {readonly RatedPuzzle[]} puzzles
 * @param {Pick<Person, "rating" | "themes" | "met">} person
 * @param {readonly string[]} names all themes, in the order in which they are shown to somebody new
 * @returns {ThemeCount[]}
 */
export function themesOf(puzzles, person, names) {
  const known = new Set(person.met);
  /** @type {Map<string, ThemeCount>} */
  const counts = new Map(names.map((theme) => [theme, { theme, all: 0, left: 0 }]));
  for (const puzzle of puzzles) {
    const isLeft = !known.has(numberOf(puzzle));
    for (const theme of puzzle.themes) {
      const count = counts.get(theme);
      if (count) counts.set(theme, { theme, all: count.all + 1, left: count.left + Number(isLeft) });
    }
  }
  const gap = (/** @type {ThemeCount} */ { theme }) => {
    const rating = ratingOfTheme(person, theme);
    return rating && person.rating ? rating.rating - person.rating.rating : 0;
  };
  return [...counts.values()]
    .filter(({ all }) => all >= LEAST_OF_THEME)
    .sort((one, other) => gap(one) - gap(other));
}
