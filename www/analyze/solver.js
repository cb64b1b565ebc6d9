/** @import { Page } from "../feature.js" */
/** @import { Evaluation, State } from "../state/types.js" */
import { create, find, setAttribute, setText } from "../dom/elements.js";
import { evaluationOf } from "../evaluation/evaluations.js";
import { SolveEstimate } from "./solve-estimate.js";
import { analysis, solvingNow, solvingTakes } from "./text.js";

/**
 * Solves the position to the end of the game when it is asked to: what it is going to take, how far it is, an end.
 * @param {HTMLElement} panel
 * @param {Page} page
 */
export function createSolver(panel, { store, match }) {
  const button = create("button", { type: "button", "data-action": "solve" });
  const note = create("p", { class: "note" });
  const bar = create("i");
  const progress = create(
    "div",
    { class: "progress", role: "progressbar", "aria-label": analysis.progress },
    bar,
  );
  const place = create("div", { class: "solver", "data-rooms": "analyze" }, button, note, progress);
  find(panel, ".figures", HTMLElement).closest("details")?.before(place);
  const estimate = new SolveEstimate();
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    if (store.state.activity.kind === "solving") match.study.stop();
    else match.study.solve();
  });
  store.watch(solvingOf, (shown) => {
    if (shown === null) return;
    const { engine, game, lastReport, isRunning, isDone } = shown;
    estimate.measure(lastReport);
    setText(button, isRunning ? analysis.stop : analysis.solve);
    setAttribute(button, "aria-disabled", isDone || engine === "missing" ? "true" : null);
    const share = isRunning ? estimate.share(game.empties, lastReport) : null;
    setAttribute(progress, "data-state", share === null ? "idle" : "counted");
    setAttribute(progress, "aria-valuenow", share === null ? null : String(Math.round(100 * share)));
    bar.style.transform = share === null ? "" : `scaleX(${share})`;
    setText(
      note,
      isDone ? (game.isOver ? analysis.over : analysis.solved) : noteOf(shown, estimate, isRunning),
    );
  });
}

/** What is shown; null in other rooms, where it stays as it is. @param {State} state */
function solvingOf(state) {
  const { activity, engine, game, lastReport, room } = state;
  if (room !== "analyze") return null;
  const isRunning = activity.kind === "solving";
  const isDone = game.isOver || (isSolved(evaluationOf(state)) && !isRunning);
  return { engine, game, lastReport, isRunning, isDone };
}

/** @param {Pick<State, "game" | "lastReport">} shown @param {SolveEstimate} estimate @param {boolean} isRunning */
function noteOf({ game, lastReport }, estimate, isRunning) {
  if (!isRunning) return solvingTakes(estimate.seconds(game.empties), game.empties);
  return solvingNow(lastReport?.nodes ?? 0, estimate.secondsLeft(game.empties, lastReport));
}

/** Whether a line is told to the end of the game. @param {Evaluation | null} found */
function isSolved(found) {
  return found?.lines[0]?.exact === true;
}
