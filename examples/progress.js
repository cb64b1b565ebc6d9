import { Engine } from "flipside";

const position = /** @type {HTMLInputElement} */ (document.querySelector("#position"));
const [search, stop, cancel] = document.querySelectorAll("button");
const output = /** @type {HTMLOutputElement} */ (document.querySelector("output"));

// The engine thinks in a worker of its own, so the page stays free.
const engine = await Engine.create();

search.onclick = async () => {
  const abort = new AbortController();
  stop.onclick = () => engine.stop();
  cancel.onclick = () => abort.abort();
  setRunning(true);
  try {
    const result = await engine.search(position.value, {
      budgetMs: 60_000,
      signal: abort.signal,
      onProgress: ({ move, score, depth, nodes }) => {
        output.textContent = `depth ${depth}: ${move}, ${score} discs, ${nodes.toLocaleString("en")} nodes`;
      },
    });
    output.textContent = `${result.move}, ${result.score} discs (${result.stopped})`;
  } catch (error) {
    // A canceled search ends here, and so does a position that is none.
    output.textContent = String(error);
  }
  setRunning(false);
};

/** @param {boolean} running */
function setRunning(running) {
  search.disabled = running;
  stop.disabled = cancel.disabled = !running;
}

setRunning(false);
