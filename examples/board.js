// A board for two players: the rules come from Game, and no engine is started.

import { Game } from "flipside/game";

const game = new Game();

const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const undo = /** @type {HTMLButtonElement} */ (document.querySelector("#undo"));
const redo = /** @type {HTMLButtonElement} */ (document.querySelector("#redo"));
const DISCS = { X: "⚫", O: "⚪", "-": "" };
const NAMES = { X: "black", O: "white", "-": "empty" };

/** @param {string} square */
function play(square) {
  game.play(square);
  if (game.mustPass) game.pass();
  draw();
}

function draw() {
  /** @type {string[]} */
  const legal = game.legalMoves();
  const squares = [...game.board].map((look, index) => {
    const square = "abcdefgh"[index % 8] + (Math.floor(index / 8) + 1);
    const disc = /** @type {keyof typeof DISCS} */ (look);
    const button = document.createElement("button");
    button.textContent = legal.includes(square) ? "·" : DISCS[disc];
    button.ariaLabel = `${square} ${NAMES[disc]}`;
    button.disabled = !legal.includes(square);
    button.onclick = () => play(square);
    return button;
  });
  board.replaceChildren(...squares);
  const { black, white } = game.discs;
  status.textContent = `${black} : ${white}, ${game.isOver ? "game over" : `${game.turn} to move`}`;
}

undo.onclick = () => {
  while (game.undo() && game.mustPass);
  draw();
};
redo.onclick = () => {
  while (game.redo() && game.mustPass);
  draw();
};
draw();
