// What each overlay marks on the board, and what it says of it.

import { legalSquares, pliesOf } from "../../game/plies.js";
/** @import { Coach, Game, Mark } from "../../package/flipside.js" */
import { openingAfter } from "../../openings/opening-after.js";
import { overlays } from "./text.js";

/** @typedef {ReturnType<Coach["positionFacts"]>} Facts */

/**
 * Marks on the board, and one sentence that explains them. A mark may have a name, which stands on its square.
 * @typedef {{ marks: readonly (Mark & { name?: string })[], said: string }} Overlay
 */

/** Of the two sides, on any cloth. */
const [BLACK, WHITE] = ["rgb(0 0 0 / 0.62)", "#fff"];

/** Of regions, by whether the number of their squares is odd. */
const [ODD, EVEN] = ["#ffce54", "#8fd0ff"];

/** A single region of so many squares is all that is empty, and says nothing. */
const WIDE = 30;

/** By name, in the order in which they are offered. @satisfies {Record<string, (game: Game, facts: Facts) => Overlay>} */
export const OVERLAYS = Object.freeze({
  /** Where each side could play if it were its turn. @param {Game} _ @param {Facts} facts @returns {Overlay} */
  moves: (_, { moves }) => ({
    marks: [...marked(moves.black, "ring", BLACK), ...marked(moves.white, "pip", WHITE)],
    said: overlays.said.moves(moves.black.length, moves.white.length),
  }),

  /** Discs beside an empty square. @param {Game} _ @param {Facts} facts @returns {Overlay} */
  frontier: (_, { frontier }) => ({
    marks: marked([...frontier.black, ...frontier.white], "cross"),
    said: overlays.said.frontier(frontier.black.length, frontier.white.length),
  }),

  /** Discs that stay. @param {Game} _ @param {Facts} facts @returns {Overlay} */
  stable: (_, { stable }) => ({
    marks: marked([...stable.black, ...stable.white], "square"),
    said: overlays.said.stable(stable.black.length, stable.white.length),
  }),

  /** Empty squares that hang together, with how many they are. @param {Game} game @param {Facts} facts @returns {Overlay} */
  regions: (game, { regions }) => {
    if (regions.length === 1 && game.empties >= WIDE) return { marks: [], said: overlays.said.oneRegion };
    const legal = legalSquares(game);
    const marks = regions.flatMap((squares) => {
      // The number stands where no value of a move does.
      const place = squares.find((square) => !legal.includes(square)) ?? squares[0];
      return marked(squares, "tint", isOdd(squares) ? ODD : EVEN).map((mark) =>
        "square" in mark && mark.square === place ? { ...mark, text: String(squares.length) } : mark,
      );
    });
    const odd = regions.filter(isOdd).length;
    return { marks, said: overlays.said.regions(odd, regions.length - odd) };
  },

  /** What the last move flipped; a pass flips nothing. @param {Game} game @returns {Overlay} */
  flipped: (game) => {
    const plies = pliesOf(game).slice(0, game.ply);
    const last = plies.findLastIndex(({ move }) => move !== "pass");
    const played = plies[last];
    if (!played) return { marks: [], said: overlays.said.none };
    const flipped = game.at(last).flips(played.move);
    return {
      marks: marked(flipped, "ring"),
      said: overlays.said.flipped(played.color, played.move, flipped.length),
    };
  },

  /** Moves that lead to another opening, with its name. @param {Game} game @returns {Overlay} */
  openings: (game) => {
    const found = legalSquares(game).flatMap((move) => {
      const name = openingAfter(game, move);
      return name === null ? [] : [{ move, name }];
    });
    return {
      marks: /** @type {Overlay["marks"]} */ (
        found.map(({ move, name }) => ({ square: move, shape: "square", name }))
      ),
      said: overlays.said.openings(found.map(({ move, name }) => `${move} ${name}`)),
    };
  },
});

/** @typedef {keyof typeof OVERLAYS} OverlayName */

/** @param {readonly unknown[]} squares */
function isOdd({ length }) {
  return length % 2 === 1;
}

/**
 * @param {readonly string[]} squares
 * @param {"ring" | "square" | "cross" | "tint" | "pip"} shape
 * @param {string} [color]
 */
function marked(squares, shape, color) {
  const marks = squares.map((square) => ({ square, shape, ...(color && { color }) }));
  return /** @type {readonly Mark[]} */ (marks);
}
