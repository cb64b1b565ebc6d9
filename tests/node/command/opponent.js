// A player over the Go Text Protocol that takes the first legal move, until it does what its argument says.

import { createInterface } from "node:readline";
import { Game } from "flipside/game";

const [, , habit, after = "0"] = process.argv;
let game = new Game();
let asked = 0;

/** @param {string} text */
const say = (text) => console.log(`${text}\n`);

/** What it does instead of a move. @type {Record<string, () => void>} */
const HABITS = {
  illegal: () => say("= a1"),
  resign: () => say("= resign"),
  silent: () => {},
  refuse: () => say("? no idea"),
  end: () => {
    console.error("out of order");
    process.exit(3);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, , move] = line.split(" ");
  if (name === "quit") break;
  if (name === "clear_board") game = new Game();
  if (name === "play") game.play(move);
  if (name !== "genmove") say("=");
  else if (habit && asked >= Number(after)) HABITS[habit]();
  else {
    asked += 1;
    const [first] = game.legalMoves();
    game.play(first);
    say(`= ${first.toUpperCase()}`);
  }
}
