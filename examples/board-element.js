// Two boards on a page: one to play on, one as a diagram. The element knows the rules; no engine is loaded.

import "flipside/board";

const game = /** @type {import("flipside/board").OthelloBoard} */ (document.querySelector("#game"));
const diagram = /** @type {import("flipside/board").OthelloBoard} */ (document.querySelector("#diagram"));
const status = /** @type {HTMLElement} */ (document.querySelector("#status"));
const again = /** @type {HTMLElement} */ (document.querySelector("#again"));

game.addEventListener("settle", () => {
  status.textContent = game.legalMoves.length === 0 ? "Game over" : `${game.turn} to move`;
});
again.onclick = () => {
  game.position = "";
};

diagram.marks = [
  { square: "e3", shape: "ring" },
  { from: "d6", to: "e3", color: "tomato" },
];
