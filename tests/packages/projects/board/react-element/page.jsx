import "flipside/react";
import { Game } from "flipside/game";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { play } from "../play.js";

function Match() {
  const [game, setGame] = useState(() => new Game());
  const move = (event) => {
    event.preventDefault();
    setGame(game.after(event.detail.move));
  };
  return <othello-board position={game} movable="both" values={[{ move: "d6", score: 1 }]} onmove={move} />;
}

createRoot(document.querySelector("#root")).render(<Match />);
const rendered = () => document.querySelector("othello-board");
while (!rendered()) await new Promise(requestAnimationFrame);
document.querySelector("output").textContent = await play(rendered());
