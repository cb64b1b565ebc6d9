// A game in the terminal. Type a move such as d3, `undo`, or an empty line to let the engine move for you.

import { createInterface } from "node:readline/promises";
import { Engine, FlipsideError, Game } from "flipside";

const level = Number(process.argv[2] ?? 5);
const engine = await Engine.create();
const game = new Game();

/** The board with its coordinates, legal moves as dots. */
function drawing() {
  const legal = game.legalMoves();
  const rows = ["1", "2", "3", "4", "5", "6", "7", "8"].map((rank, row) => {
    const squares = [..."abcdefgh"].map((file, column) => {
      const disc = game.board[8 * row + column];
      return legal.includes(file + rank) ? "·" : disc;
    });
    return `${rank} ${squares.join(" ")}`;
  });
  return `\n  a b c d e f g h\n${rows.join("\n")}\nX ${game.discs.black}, O ${game.discs.white}`;
}

async function engineMove() {
  const { move } = await engine.search(game, { level });
  if (move) game.play(move);
  console.log(`${move}`);
}

/** @param {string} words */
async function obey(words) {
  if (words === "undo") return void (game.undo() && game.undo());
  try {
    if (words === "") await engineMove();
    else game.play(words);
    if (!game.isOver) await engineMove();
  } catch (error) {
    if (!(error instanceof FlipsideError)) throw error;
    console.log(error.message);
  }
}

const terminal = createInterface({ input: process.stdin, output: process.stdout });
terminal.setPrompt("> ");
console.log(drawing());
terminal.prompt();
for await (const line of terminal) {
  await obey(line.trim().toLowerCase());
  console.log(drawing());
  if (game.isOver) break;
  terminal.prompt();
}
if (game.isOver) console.log(`Game over: ${game.score > 0 ? "X" : "O"} by ${Math.abs(game.score)}`);
terminal.close();
await engine.dispose();
