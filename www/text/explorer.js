/** @import { BookEntry } from "../package.js" */
/** @import { Color } from "../state/types.js" */
import { signed } from "./figures.js";
import { colorName } from "./players.js";

const whole = new Intl.NumberFormat("en");
const percent = new Intl.NumberFormat("en", { style: "percent" });

/** The words of the opening book. */
export const explorer = {
  title: "Opening book",
  size: "Loads about 180 kB when it is opened, once.",
  loading: "Loading the book…",
  back: "Back to the book",
  moves: "Moves of the book",
  columns: ["Move", "Value", "Games", "Won by Black, drawn, won by White", "Opening"],
  noName: "An opening without a name",
  unknown: "The book does not know this start.",
  end: "The game is over.",

  /** @param {string} error */
  failed: (error) => `The book cannot be loaded: ${error}`,
  /** Where the game has left the book. @param {number} disc @param {string} move */
  left: (disc, move) => `Out of the book since move ${disc}, ${move}.`,
  /** @param {string} move */
  ends: (move) => `The book ends here, after ${move}.`,
  /** @param {number} positions @param {number} games */
  about: (positions, games) =>
    `${whole.format(positions)} positions, results of ${whole.format(games)} games.`,
  /** What the book says of a position. @param {BookEntry} entry @param {Color} turn */
  summary: ({ score, games }, turn) => {
    const value = score === 0 ? "even" : `${signed(score)} for ${colorName(turn)}`;
    return games === undefined ? value : `${value}, ${gamesText(games)}`;
  },
  /** @param {number | undefined} games */
  games: (games) => (games === undefined ? "–" : whole.format(games)),
  /** @param {number} part @param {number} all */
  share: (part, all) => percent.format(part / all),
  /** @param {number} black @param {number} draws @param {number} white @param {number} all */
  results: (black, draws, white, all) =>
    `Black won ${percent.format(black / all)}, drawn ${percent.format(draws / all)}, White won ${percent.format(white / all)}`,
};

/** @param {number} games */
function gamesText(games) {
  return games === 1 ? "1 game" : `${whole.format(games)} games`;
}
