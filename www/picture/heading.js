// What stands above the board of a picture: who played, how it ended, and the opening.

/** @import { State } from "../state/types.js" */
import { resultOf } from "../game/about.js";
import { scoreText } from "../players/loaded.js";
import { colorName, nameInFile } from "../players/names.js";
import { isGameShown } from "../state/rooms.js";
import { openingLanguage } from "../words/language.js";
import { escaped, fitted, lettering } from "./lettering.js";

/**
 * @typedef {object} Heading
 * @property {string} black who played it
 * @property {string} white
 * @property {string | null} result of the whole game; null where that is not known
 * @property {string | null} opening
 */

/** How high the line of the players is, and that of the opening: GIFs are drawn at three quarters, in whole pixels. */
const PLAYERS = 56;
const OPENING = 32;

/** The sizes of the names: the second one where a name is long. */
const NAMES = /** @type {const} */ ([28, 21]);
const RESULT = 32;

/**
 * What is told of the game on the board; null where there is none, or nothing is known but its moves.
 * @param {State} state
 * @returns {Heading | null}
 */
export function headingOf(state) {
  const { about, game, settings } = state;
  if (!isGameShown(state) || game.moves.length === 0) return null;
  const nameOf = (/** @type {"black" | "white"} */ color) =>
    (about ? about[color] : nameInFile(settings, color)) ?? colorName(color);
  const [black, white] = [nameOf("black"), nameOf("white")];
  const final = resultOf(game, about);
  const result = final === null ? null : scoreText(final);
  const opening = game.at(game.moves.length).openingName(openingLanguage());
  const isNamed = black !== colorName("black") || white !== colorName("white");
  return isNamed || result || opening ? { black, white, result, opening } : null;
}

/** How high a heading is. @param {Heading | null} heading */
export const heightOf = (heading) => (heading ? PLAYERS + (heading.opening ? OPENING : 0) : 0);

/**
 * @param {Heading} heading
 * @param {{ side: number, rim: number, ink: string }} picture its width, what stays free at both ends, and the color of letters
 */
export function drawHeading({ black, white, result, opening }, { side, rim, ink }) {
  const y = PLAYERS / 2 + 4;
  const half = side / 2;
  const gap = result === null ? 12 : 70;
  const room = half - gap - rim - 40;
  const isLong = [black, white].some((name) => fitted(name, room / NAMES[0]) !== name);
  const size = NAMES[isLong ? 1 : 0];
  const text = (/** @type {string} */ said, /** @type {number} */ x, /** @type {string} */ look) =>
    `<text x="${x}" y="${y}" ${look}>${escaped(said)}</text>`;
  const chip = (/** @type {number} */ x, /** @type {string} */ fill) =>
    `<circle cx="${x}" cy="${y}" r="13" fill="${fill}" stroke="#8a918c" stroke-width="2"/>`;
  return [
    `<g fill="${ink}">`,
    chip(rim + 14, "#17191b"),
    text(fitted(black, room / size), rim + 40, lettering(600, size, "start")),
    result === null ? "" : text(result, half, lettering(700, RESULT)),
    text(fitted(white, room / size), side - rim - 40, lettering(600, size, "end")),
    chip(side - rim - 14, "#fff"),
    opening === null
      ? ""
      : `<text x="${half}" y="${PLAYERS + 14}" ${lettering(400, 22)}>${escaped(fitted(opening, (side - 2 * rim) / 22))}</text>`,
    "</g>",
  ].join("");
}
