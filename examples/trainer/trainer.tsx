// A trainer: paste a game, see which moves lost discs, and find better ones. Bundle it with any tool, such as
//   npx esbuild trainer.tsx --bundle --format=esm --jsx=automatic --outfile=trainer.js

import { Engine, Game, type Line, type Review } from "flipside";
import { type FormEvent, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const engine = await Engine.create();

const DISCS: Record<string, string> = { X: "⚫", O: "⚪", "-": "" };

/** The best moves of the position, deeper and deeper while it is on the screen. */
function useLines(game: Game): Line[] {
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    setLines([]);
    const search = engine.analyze(game, { budgetMs: 2000 });
    const follow = async () => {
      for await (const report of search) setLines(report.lines);
    };
    follow().catch(console.error);
    return () => search.stop();
  }, [game]);
  return lines;
}

/** A review of the whole game, as far as it is done. */
function useReview(game: Game): Review | undefined {
  const [review, setReview] = useState<Review>();
  const played = game.moves.join("");
  useEffect(() => {
    setReview(undefined);
    const search = engine.review(Game.parse(played), { level: 6 });
    const follow = async () => {
      for await (const progress of search) setReview(progress);
    };
    follow().catch(console.error);
    return () => search.stop();
  }, [played]);
  return review;
}

function Board({ game, lines, onPlay }: { game: Game; lines: Line[]; onPlay: (square: string) => void }) {
  const [aimed, setAimed] = useState<string>();
  const legal: string[] = game.legalMoves();
  const flips: string[] = aimed && legal.includes(aimed) ? game.flips(aimed) : [];
  return (
    <div className="board" onPointerLeave={() => setAimed(undefined)}>
      {[...game.board].map((disc, index) => {
        const square = "abcdefgh".charAt(index % 8) + (Math.floor(index / 8) + 1);
        const line = lines.find(({ move }) => move === square);
        return (
          <button
            type="button"
            key={square}
            aria-label={square}
            disabled={!legal.includes(square)}
            data-flips={flips.includes(square)}
            onPointerEnter={() => setAimed(square)}
            onClick={() => onPlay(square)}
          >
            {line ? line.score : DISCS[disc]}
          </button>
        );
      })}
    </div>
  );
}

function Mistakes({ review, onChoose }: { review: Review; onChoose: (ply: number) => void }) {
  const mistakes = review.moves.filter(({ loss }) => loss >= 2);
  return (
    <section>
      <p role="status">
        {review.stopped ? "Reviewed" : "Reviewing"} {review.done} of {review.total} moves: black lost{" "}
        {review.loss.black} discs, white {review.loss.white}
      </p>
      <ol>
        {mistakes.map(({ ply, turn, move, loss, best }) => (
          <li key={ply}>
            <button type="button" onClick={() => onChoose(ply)}>
              {turn} played {move} and lost {loss}; {best.move} was better
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Trainer() {
  const [game, setGame] = useState(() => new Game());
  const [error, setError] = useState("");
  const lines = useLines(game);
  const review = useReview(game);

  const load = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      setGame(Game.parse(String(new FormData(event.currentTarget).get("game"))));
      setError("");
    } catch (refused) {
      setError((refused as Error).message);
    }
  };

  return (
    <main>
      <form onSubmit={load}>
        <input name="game" aria-label="Game" placeholder="f5d6c3 …" />
        <button type="submit">Load</button>
        {error && <p role="alert">{error}</p>}
      </form>
      <Board game={game} lines={lines} onPlay={(square) => setGame(game.after(square))} />
      <p>
        {game.openingName() ?? "No name"}, {game.isOver ? `black ${game.result}` : `${game.turn} to move`}
      </p>
      <nav aria-label="Moves">
        <button type="button" disabled={!game.canUndo} onClick={() => setGame(game.at(game.ply - 1))}>
          Back
        </button>
        <button type="button" disabled={!game.canRedo} onClick={() => setGame(game.at(game.ply + 1))}>
          Forward
        </button>
      </nav>
      {review && <Mistakes review={review} onChoose={(ply) => setGame(game.at(ply))} />}
    </main>
  );
}

createRoot(document.querySelector("#root") as Element).render(<Trainer />);
