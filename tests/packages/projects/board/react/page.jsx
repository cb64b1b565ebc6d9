import { Game } from "flipside/game";
import { OthelloBoard } from "flipside/react";
import { createRef, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { play } from "../play.js";

const board = createRef();

function Match() {
  const [game, setGame] = useState(() => new Game());
  const move = (event) => {
    event.preventDefault();
    setGame(game.after(event.detail.move));
  };
  return (
    <OthelloBoard
      ref={board}
      className="board"
      position={game}
      movable="both"
      values={[{ move: "d6", score: 1 }]}
      onMove={move}
    />
  );
}

createRoot(document.querySelector("#root")).render(
  <StrictMode>
    <Match />
  </StrictMode>,
);
while (!board.current) await new Promise(requestAnimationFrame);
document.querySelector("output").textContent = await play(board.current);
