/** @import { Book, BookEntry } from "../../package/flipside.js" */
/** @import { Color } from "../../state/types.js" */
/** @import { Best } from "./best.js" */
import { moveName } from "../../game/text.js";
import { possibleScore } from "../../package/possible.js";
import { COLORS, percent, plural, whole } from "../../words/english.js";
import { numbers, phrasesOf } from "../../words/language.js";
import { signed } from "../../words/numbers.js";

/** The words of the opening book. */
export const explorer = phrasesOf("explorer", {
  title: "Explorer",
  source: "Games and openings from",
  book: "Book",
  masters: "Masters",
  size: "Opening it loads about 200 kB, once.",
  loading: "Loading the book…",
  back: "Back to the book",
  moves: "Moves of the book",
  played: "Moves that were played",
  games: "Games",
  result: "Results",
  mean: "Mean",
  noMasters: "No game of the tournament players comes to this position.",
  notCounted:
    "The games of tournament players are counted only as far as the opening book goes, and this position is not in it.",
  /** @param {number} games that came to the position */
  uncounted: (games) =>
    plural(games, {
      one: "# game went on with a move that is not counted.",
      other: "# games went on with moves that are not counted.",
    }),
  noName: "An opening without a name",
  unknown: "The book has no games from this starting position.",
  end: "The game is over.",
  even: "even",
  open: "Open a book of Edax…",
  books: "Shown book",
  own: "Book of this page",

  /** @param {string} error a sentence */
  failed: (error) => `The book could not be loaded: ${error}`,
  /** Where the game has left the book. @param {number} disc @param {string} move */
  left: (disc, move) => `Out of the book since move ${disc}, ${move}.`,
  /** @param {string} move */
  ends: (move) => `The book ends here, after ${move}.`,
  /** @param {number} positions @param {number} games @param {number} first year of them @param {number} last one */
  about: (positions, games, first, last) =>
    `${whole(positions)} positions, results of ${whole(games)} tournament games from ${first} to ${last}.`,
  /** A book of Edax. @param {number} positions @param {string} name of the file */
  aboutFile: (positions, name) =>
    plural(positions, { one: `# position in ${name}.`, other: `# positions in ${name}.` }),
  /** @param {string} name of the file @param {string} error a sentence */
  notOpened: (name, error) => `${name} could not be opened: ${error}`,
  /** @param {string} value `even`, or what `valueFor` says @param {string} lower bound, with its sign @param {string} upper */
  between: (value, lower, upper) => `${value}, between ${lower} and ${upper}`,
  /** @param {string} score with its sign @param {Color} turn */
  valueFor: (score, turn) => `${score} for ${COLORS[turn]}`,
  /** @param {string} value `even`, or what `valueFor` says @param {number} games */
  inGames: (value, games) => `${value}, ${plural(games, { one: "# game", other: "# games" })}`,
  /**
   * What the move won that did best.
   * @param {string} move
   * @param {number} share of the points
   * @param {number} games
   * @param {number} low end of the interval
   * @param {number} high end
   */
  best: (move, share, games, low, high) =>
    `Most successful: ${move}, with ${percent(share)} of the points in ${whole(games)} games (${percent(0.95)} certain: ${percent(low)} to ${percent(high)}).`,
  /** What leads to the games of a source. @param {string} source @param {number} games */
  openGames: (source, games) => `${source}: ${plural(games, { one: "open # game", other: "open # games" })}`,
  /** @param {number} games at the position @param {number} all */
  ofAll: (games, all) => `${whole(games)} of ${plural(all, { one: "# game", other: "# games" })}`,
  /** Shares of the games. @param {number} black @param {number} draws @param {number} white */
  results: (black, draws, white) =>
    `Black won ${percent(black)}, drawn ${percent(draws)}, White won ${percent(white)}`,
});

/** What the book says of a position. @param {BookEntry} entry @param {Color} turn */
export function bookSummary({ score, bounds, games }, turn) {
  const expected = possibleScore(score);
  const value = expected === 0 ? explorer.even : explorer.valueFor(signed(expected), turn);
  if (bounds)
    return explorer.between(value, signed(possibleScore(bounds[0])), signed(possibleScore(bounds[1])));
  return games === undefined ? value : explorer.inGames(value, games);
}

/** How many games of a source come to a position. @param {number} games @param {number} all */
export const gamesOfAll = (games, all) => explorer.ofAll(games, all);

/**
 * How many games of tournament players come to a position, and which years they are from.
 * @param {number} games
 * @param {Book} book with its statistics
 */
export function mastersGames(games, { statistics }) {
  const counted = gamesOfAll(games, statistics?.games ?? 0);
  return statistics?.years ? `${counted}, ${statistics.years.join("–")}` : counted;
}

/** The mean score of a move, with its sign and one digit; a dash where none is known. @param {number | null} score */
export function meanScore(score) {
  if (score === null) return "–";
  const rounded = numbers.tenths(Math.abs(score));
  if (Number(score.toFixed(1)) === 0) return rounded;
  return score > 0 ? `+${rounded}` : `−${rounded}`;
}

/** What the book of the page is made of. @param {Book} book with its statistics */
export function aboutBook({ size, statistics }) {
  const [first, last] = statistics?.years ?? [0, 0];
  return explorer.about(size, statistics?.games ?? 0, first, last);
}

/** How many games a move has. @param {number | undefined} games */
export const bookGames = (games) => (games === undefined ? "–" : numbers.whole(games));

/** @param {number} part @param {number} all */
export const bookShare = (part, all) => numbers.share(part / all);

/** Which move did best, and how sure that is. @param {Best} best */
export const bestText = ({ move, share, games, interval: [low, high] }) =>
  explorer.best(moveName(move), share, games, low, high);
