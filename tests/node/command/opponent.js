// A player over the Go Text Protocol that takes the first legal move, until it does what its argument says.

import { createInterface } from "node:readline";
import { Game } from "flipside/game";

const [, , habit, after = "0"] = process.argv;
let game = new Game();
let asked = 0;
/** It refuses passes, as GRhino does, and takes a move of the side whose turn it is not for one after a forced pass. */
const hearsPasses = habit !== "passless";

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
  const [name, color, move] = line.split(" ");
  if (name === "quit") break;
  if (name === "clear_board") game = new Game();
  if (!hearsPasses && move === "pass") {
    say("? syntax error");
    continue;
  }
  if (!hearsPasses && game.turn !== color && game.mustPass) game.pass();
  if (name === "play") game.play(move);
  if (name !== "genmove") say("=");
  else if (hearsPasses && habit && asked >= Number(after)) HABITS[habit]();
  else {
    asked += 1;
    const [first] = game.legalMoves();
    game.play(first);
    say(`= ${first.toUpperCase()}`);
  }
}
