// The board in React 18 and later: positions and moves are state, the component draws them. Bundle it with any tool, such as
//   npx esbuild app.jsx --bundle --format=esm --jsx=automatic --outfile=app.js

import { Game } from "flipside/game";
import { OthelloBoard } from "flipside/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";

function Match() {
  const [game, setGame] = useState(() => new Game());

  /** @param {CustomEvent<import("flipside/board").MoveDetail>} event */
  const play = (event) => {
    // The board shows what the state says, and nothing before.
    event.preventDefault();
    const next = game.after(event.detail.move);
    setGame(next.mustPass ? next.after("pass") : next);
  };
  const { black, white } = game.discs;
  return (
    <>
      <OthelloBoard position={game} movable="both" coordinates="inside" theme="blue" onMove={play} />
      <p role="status">
        {black} : {white}, {game.isOver ? "game over" : `${game.turn} to move`}
      </p>
      <button type="button" disabled={!game.canUndo} onClick={() => setGame(game.at(game.ply - 1))}>
        Undo
      </button>
    </>
  );
}

createRoot(/** @type {Element} */ (document.querySelector("#root"))).render(<Match />);
