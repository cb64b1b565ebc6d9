// A game against the engine. Bundle it with any tool, such as
//   npx esbuild app.jsx --bundle --format=esm --jsx=automatic --outfile=app.js

import { Engine, Game } from "flipside";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/** An engine as long as the component lives; nothing until it is there. */
function useEngine() {
  const [engine, setEngine] = useState(/** @type {Engine | undefined} */ (undefined));
  useEffect(() => {
    const making = Engine.create();
    let isGone = false;
    making.then((made) => (isGone ? undefined : setEngine(made)));
    return () => {
      isGone = true;
      making.then((made) => made.dispose());
    };
  }, []);
  return engine;
}

/** The game with these moves; who cannot move has passed. @param {string} transcript */
function gameAfter(transcript) {
  const game = Game.parse(transcript);
  return game.mustPass ? game.pass() : game;
}

/** @param {{ engine: Engine }} props */
function Match({ engine }) {
  // The moves so far are all there is to remember: a text, which React can compare.
  const [transcript, setTranscript] = useState("");
  const game = gameAfter(transcript);

  useEffect(() => {
    const position = gameAfter(transcript);
    if (position.turn === "black" || position.isOver) return;
    const abort = new AbortController();
    engine.search(position, { level: 5, signal: abort.signal }).then(
      ({ move }) => setTranscript(position.play(`${move}`).transcript),
      () => {},
    );
    return () => abort.abort();
  }, [engine, transcript]);

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
          const play = () => setTranscript(transcript + square);
          return (
            <button
              type="button"
              key={square}
              aria-label={square}
              disabled={!legal.includes(square)}
              onClick={play}
            >
              {disc === "-" ? "·" : disc}
            </button>
          );
        })}
      </div>
    </>
  );
}

function App() {
  const engine = useEngine();
  return engine ? <Match engine={engine} /> : <p role="status">Loading…</p>;
}

createRoot(/** @type {Element} */ (document.querySelector("#root"))).render(<App />);
