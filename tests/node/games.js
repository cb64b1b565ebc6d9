import { Game } from "flipside";
import { pick, randomFrom } from "../support/random.js";

/** A game that a random mover plays to the end, the same for the same seed. @param {number} seed */
export function randomGame(seed) {
  const random = randomFrom(seed);
  const game = new Game();
  while (!game.isOver) game.play(pick(random, game.legalMoves()));
  return game;
}
