// Plays one game between two programs, by the rules and by the clock.

import { ProgramError } from "./program.js";

/**
 * @import { Clock, Color, Game, Move } from "flipside"
 * @import { Opponent } from "./opponents.js"
 */

/**
 * A game that was played.
 * @typedef {object} Played
 * @property {Game} game
 * @property {number} result In discs for black; 64 for whoever stays when the other one gives up, breaks the rules, runs out of time or
 *   ends.
 * @property {string | undefined} reason Why it ended before its end.
 * @property {Color | undefined} failed Whose program can play no more.
 * @property {Map<number, number>} scores What the players thought of their moves, by the ply before each.
 */

/** What is won by whoever stays. */
const ALL = 64;

/**
 * Plays a game to its end.
 * @param {Game} opening
 * @param {Record<Color, Opponent>} players
 * @param {Clock | undefined} clock of each side
 * @returns {Promise<Played>}
 */
export async function playGame(opening, players, clock) {
  const game = opening.clone();
  /** @type {Map<number, number>} */
  const scores = new Map();
  const left = {
    black: clock?.remainingMs ?? Number.POSITIVE_INFINITY,
    white: clock?.remainingMs ?? Number.POSITIVE_INFINITY,
  };
  /** The side whose fault it is if something is thrown. @type {Color} */
  let asked = "black";
  /** @param {Color} color @param {string} reason @param {boolean} [isBroken] @returns {Played} */
  const lostBy = (color, reason, isBroken = false) => ({
    game,
    scores,
    result: color === "black" ? 0 - ALL : ALL,
    reason: `${color} ${reason}`,
    failed: isBroken ? color : undefined,
  });
  const each = async (/** @type {(player: Opponent, color: Color) => Promise<void>} */ work) => {
    for (const color of /** @type {const} */ (["black", "white"])) {
      asked = color;
      await work(players[color], color);
    }
  };
  try {
    await each((player) => player.begin(opening, clock));
    while (!game.isOver) {
      const { turn, ply } = game;
      /** @type {Move} */
      let move = "pass";
      // Programs differ in whether they are asked for forced passes: all may be told of them.
      const isChosen = !game.mustPass;
      if (isChosen) {
        asked = turn;
        const begun = performance.now();
        const { word, score } = await players[turn].choose(turn, clock && left[turn]);
        left[turn] -= performance.now() - begun;
        if (left[turn] < 0) return lostBy(turn, "lost on time");
        left[turn] += clock?.incrementMs ?? 0;
        if (word === "resign") return lostBy(turn, "resigned");
        const legal = game.legalMoves().find((each) => each === word);
        if (!legal) return lostBy(turn, `played the illegal move ${word}`, true);
        move = legal;
        if (score !== undefined) scores.set(ply, score);
      }
      game.play(move);
      await each((player, color) => player.tell(turn, move, isChosen && color === turn));
    }
    return { game, scores, result: Number(game.result), reason: undefined, failed: undefined };
  } catch (error) {
    if (error instanceof ProgramError) return lostBy(asked, `failed: ${error.message}`, true);
    throw error;
  }
}
