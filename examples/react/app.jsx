// A game against the engine. Bundle it with any tool, such as
//   npx esbuild app.jsx --bundle --format=esm --jsx=automatic --outfile=app.js

import { Engine, Game } from "flipside";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const engine = await Engine.create();

function Match() {
  // A move makes a new game, so React sees that the state has changed.
  const [game, setGame] = useState(() => new Game());

  useEffect(() => {
    if (game.mustPass) return setGame(game.after("pass"));
    if (game.turn === "black" || game.isOver) return;
    const abort = new AbortController();
    engine.search(game, { level: 5, signal: abort.signal }).then(
      ({ move }) => setGame(game.after(move)),
      (error) => abort.signal.aborted || console.error(error),
    );
    return () => abort.abort();
  }, [game]);

  /** @type {string[]} */
  const legal = game.turn === "black" ? game.legalMoves() : [];
  const { black, white } = game.discs;
  return (
    <>
      <p role="status">
        {black} : {white}, {game.isOver ? "game over" : `${game.turn} to move`}
      </p>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(8, 3rem)" }}>
        {[...game.board].map((disc, index) => {
          const square = "abcdefgh"[index % 8] + (Math.floor(index / 8) + 1);
          return (
            <button
              type="button"
              key={square}
              aria-label={square}
              disabled={!legal.includes(square)}
              onClick={() => setGame(game.after(square))}
            >
              {disc === "-" ? "·" : disc}
            </button>
          );
        })}
      </div>
    </>
  );
}

createRoot(/** @type {Element} */ (document.querySelector("#root"))).render(<Match />);
