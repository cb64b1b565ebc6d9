import { Engine } from "flipside";

const position = /** @type {HTMLInputElement} */ (document.querySelector("#position"));
const [search, stop, cancel] = document.querySelectorAll("button");
const output = /** @type {HTMLOutputElement} */ (document.querySelector("output"));

// The engine thinks in a worker of its own, so the page stays free.
const engine = await Engine.create();

search.onclick = async () => {
  const abort = new AbortController();
  setRunning(true);
  try {
    const searching = engine.search(position.value, { budgetMs: 60_000, signal: abort.signal });
    stop.onclick = () => searching.stop();
    cancel.onclick = () => abort.abort();
    for await (const { move, score, depth, nodes, stopped } of searching) {
      output.textContent = stopped
        ? `${move}, ${score} discs (${stopped})`
        : `depth ${depth}: ${move}, ${score} discs, ${nodes.toLocaleString("en")} nodes`;
    }
  } catch (error) {
    // A canceled search ends here, and so does a text that is not a position.
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
