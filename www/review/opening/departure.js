/** @import { Book } from "../../package/flipside.js" */
/** @import { Departure, GameReview } from "../../state/types.js" */
import { openingLanguage } from "../../words/language.js";

// Where a game left what tournament players choose, and what they chose there.

/** Of fewer games no share is told. */
const LEAST_GAMES = 20;

/** A move that a smaller share of the players chose is their way no more, and a larger one is named. */
const LEAST_SHARE = 0.05;

/** How many of their moves are named. */
const MOST_NAMED = 2;

/**
 * The first move of a game that few players chose; `null` where there is none as far as enough games go.
 * @param {Pick<Book, "lookup">} book with its statistics
 * @param {Pick<GameReview, "game" | "from">} review moves that were dealt are nobody's choice
 * @returns {Departure | null}
 */
export function departureOf(book, { game, from }) {
  for (let ply = from; ply < game.moves.length; ply += 1) {
    const position = game.at(ply);
    const { games = 0, moves = [] } = book.lookup(position) ?? {};
    if (games < LEAST_GAMES || moves.length === 0) return null;
    const move = String(game.moves[ply]);
    const { chosen, left } = sharesOf(games, moves);
    // A move that nobody counted has at most what the counted ones leave.
    const known = chosen.find((each) => each.move === move)?.share ?? (left === 0 ? 0 : null);
    if ((known ?? left) >= LEAST_SHARE) continue;
    const named = chosen.filter((each) => each.share >= LEAST_SHARE).slice(0, MOST_NAMED);
    return { ply, name: position.openingName(openingLanguage()), games, chosen: named, move, share: known };
  }
  return null;
}

/**
 * Which share of the players chose each move, the most frequent first, and which share chose moves that are not counted. Games may come to
 * the position after a move by other orders, and count for it as well.
 * @param {number} games of the position
 * @param {readonly { move: string, games?: number }[]} moves
 */
function sharesOf(games, moves) {
  const counted = moves.reduce((sum, each) => sum + (each.games ?? 0), 0);
  const all = Math.max(games, counted);
  const chosen = moves
    .flatMap(({ move, games }) => (games === undefined ? [] : [{ move, share: games / all }]))
    .sort((one, other) => other.share - one.share);
  return { chosen, left: (all - counted) / all };
}
