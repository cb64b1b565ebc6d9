// The openings of a match.

import { Game } from "flipside";
import { OPENINGS } from "../../js/xot/openings.js";
import { Failure } from "../failure.js";
import { openInputs } from "../input/inputs.js";
import { locationOf, wholeGame } from "../input/items.js";

/** The openings of XOT, of which the page draws, too. */
const XOT = "xot";
/** No moves. */
const START = "start";

/**
 * The openings that an option names, in an order that a seed makes.
 * @param {string} name `xot`, `start`, or a file of games in any format
 * @param {number} seed
 * @param {boolean} needsStart whether each must begin at the usual start
 * @returns {Promise<Game[]>}
 * @throws {Failure}
 */
export async function openingsOf(name, seed, needsStart) {
  if (name === START) return [new Game()];
  const games = name === XOT ? OPENINGS.map((moves) => Game.parse(moves)) : await gamesIn(name);
  const { start } = new Game();
  const other = games.find((game) => (needsStart && game.start !== start) || game.isOver);
  if (other) {
    const expected = other.isOver ? "a game that is not over" : "a game that begins at the start";
    throw new Failure(
      `--openings: expected ${expected}, found ${other.isOver ? other.transcript : other.start}`,
    );
  }
  return shuffled(games, seed);
}

/** @param {string} file */
async function gamesIn(file) {
  const { items } = await openInputs([file], {}, (message) => {
    throw new Failure(`--openings: ${message}`);
  });
  /** @type {Game[]} */
  const games = [];
  for await (const item of items) {
    if (item.file === null)
      throw new Failure(`--openings: expected ${XOT}, ${START} or a file of games, found ${file}`);
    try {
      games.push(wholeGame(item));
    } catch (error) {
      throw new Failure(`--openings: ${locationOf(item)}: ${/** @type {Error} */ (error).message}`);
    }
  }
  return games;
}

/**
 * The values in another order, always the same one for a seed.
 * @template Value @param {readonly Value[]} values @param {number} seed
 */
function shuffled(values, seed) {
  const list = [...values];
  let state = seed >>> 0;
  for (let size = list.length; size > 1; size -= 1) {
    // Numerical Recipes' generator: its high bits are good enough to draw an opening.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const at = Math.floor((state / 2 ** 32) * size);
    [list[at], list[size - 1]] = [list[size - 1], list[at]];
  }
  return list;
}
