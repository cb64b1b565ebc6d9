/** @import { PuzzleKind, PuzzleProgress } from "./state.js" */
/** @import { Attempt } from "./trainer.js" */
import {
  createButton as button,
  create,
  releaseFocus,
  setAttribute,
  setText,
  reveal as showWhole,
} from "../dom/elements.js";
import { opponentOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { dayOf } from "../words/day.js";
import { PUZZLE_KINDS } from "./state.js";
import {
  hintOf,
  hintSquare,
  progressSentence,
  rightMove,
  shownMoves,
  taskOf,
  puzzleTexts as texts,
  wrongMove,
} from "./text.js";

/**
 * What a person can ask for.
 * @typedef {object} PuzzleActions
 * @property {(kind: PuzzleKind) => void} choose
 * @property {() => void} hint
 * @property {() => void} reveal
 * @property {() => void} next
 * @property {() => void} daily
 * @property {() => void} analyze
 * @property {() => void} share
 * @property {(step: number) => void} goTo
 */

/**
 * Fills the panel of the puzzles.
 * @param {HTMLElement} panel
 * @param {PuzzleActions} actions
 * @returns {(attempt: Attempt | null, progress: PuzzleProgress) => void} draws
 */
export function createPuzzles(panel, actions) {
  const kinds = new Map(PUZZLE_KINDS.map((kind) => [kind, radio(kind, actions.choose)]));
  const turn = create("p", { class: "turn" });
  const chip = create("span", { class: "chip", "aria-hidden": "true" });
  const turnText = create("span");
  turn.append(chip, turnText);
  const task = create("p", { class: "task" });
  const feedback = create("p", { class: "feedback", role: "status" });
  const line = create("ol", { class: "solution", "aria-label": texts.line });
  const hint = button(texts.hint, actions.hint, "hint");
  const reveal = button(texts.reveal, actions.reveal);
  const next = button(texts.next, actions.next);
  const analyze = button(texts.analyze, actions.analyze, "analyze");
  const share = button(texts.share, actions.share, "share");
  const daily = button(texts.daily, actions.daily);
  daily.className = "daily";
  analyze.classList.add("quiet");
  share.classList.add("quiet");
  const counts = createCounts();
  const choices = create("div", {
    class: "choices kinds",
    role: "radiogroup",
    "aria-label": texts.kindLabel,
  });
  choices.append(...[...kinds.values()].map(({ label }) => label));
  panel.replaceChildren(
    create("header", { class: "panel-head" }, create("h2", {}, texts.title), daily),
    create("div", { class: "asked" }, turn, task),
    feedback,
    line,
    create("div", { class: "row" }, hint, reveal, next),
    counts.list,
    choices,
    create("div", { class: "row after" }, analyze, share),
  );

  /** @type {readonly string[] | null} */
  let drawnLine = null;
  return (attempt, progress) => {
    for (const [kind, { input }] of kinds) input.checked = kind === progress.kind;
    counts.draw(progress);
    setText(daily, progress.day === dayOf(new Date()) ? texts.dailyDone : texts.daily);
    const isOpen = attempt?.phase === "open";
    if (!isOpen) releaseFocus(reveal, ".puzzles .next");
    turn.hidden = attempt === null;
    for (const each of [hint, reveal]) each.hidden = !isOpen;
    for (const each of [analyze, share]) each.hidden = attempt === null;
    next.hidden = attempt === null;
    next.className = isOpen ? "next" : "next primary";
    setAttribute(panel, "data-phase", attempt?.phase ?? null);
    setText(feedback, attempt ? feedbackOf(attempt) : "");
    setAttribute(feedback, "data-wrong", isOpen && attempt.tried.length > 0 && attempt.hints === 0);
    setText(task, attempt ? taskOf(attempt.puzzle.score, attempt.puzzle.second) : texts.none);
    if (attempt) {
      setAttribute(chip, "data-color", attempt.game.turn);
      setText(turnText, texts.turn(attempt.game.turn));
    }
    if (attempt && feedback.textContent !== "") showWhole(feedback);
    line.hidden = attempt === null || isOpen;
    const moves = attempt?.line ?? [];
    if (moves !== drawnLine) {
      releaseFocus(line);
      line.replaceChildren(...(attempt && moves.length > 0 ? steps(attempt, actions.goTo) : []));
    }
    drawnLine = moves;
    for (const [step, item] of [...line.children].entries())
      setAttribute(item.firstElementChild ?? item, "aria-current", attempt?.step === step ? "step" : null);
  };
}

/** @param {Attempt} attempt */
function feedbackOf({ game, phase, puzzle, tried, cost, hints, line }) {
  const [move = ""] = puzzle.best;
  if (phase === "solved") return rightMove(String(line[0]), puzzle.score, tried.length === 0 && hints < 2);
  if (phase === "shown") return shownMoves(puzzle.best);
  if (hints === 2) return hintSquare(puzzle.best);
  const last = tried.at(-1);
  if (hints === 1 && last === undefined) {
    const after = game.after(move);
    const replies = after.turn === game.turn || after.mustPass ? 0 : after.legalMoves().length;
    return hintOf(move, replies, opponentOf(game.turn));
  }
  if (last !== undefined) return wrongMove(last, cost);
  return puzzle.source === "game" ? texts.fromGame : "";
}

/**
 * The moves of the solution as buttons, the puzzle itself before them.
 * @param {Attempt} attempt
 * @param {(step: number) => void} goTo
 */
function steps({ game, line }, goTo) {
  const shown = game.clone();
  const first = button("", () => goTo(0), "undo");
  first.setAttribute("aria-label", texts.before);
  const items = [create("li", {}, first)];
  for (const [index, move] of line.entries()) {
    const item = button(moveName(move), () => goTo(index + 1));
    item.prepend(create("i", { class: "chip", "data-color": shown.turn, "aria-hidden": "true" }));
    items.push(create("li", {}, item));
    shown.play(/** @type {Parameters<typeof shown.play>[0]} */ (move));
  }
  return items;
}

function createCounts() {
  const names = /** @type {const} */ (["solved", "streak", "best"]);
  const list = create("dl", { class: "counts" });
  const places = names.map((name) => {
    const value = create("dd");
    list.append(create("div", {}, create("dt", {}, texts[name]), value));
    return { name, value };
  });
  return {
    list,
    draw(/** @type {PuzzleProgress} */ progress) {
      for (const { name, value } of places) setText(value, String(progress[name]));
      setAttribute(list, "title", progressSentence(progress));
    },
  };
}

/** @param {PuzzleKind} kind @param {(kind: PuzzleKind) => void} choose */
function radio(kind, choose) {
  const input = create("input", { type: "radio", name: "puzzle-kind", value: kind });
  input.addEventListener("change", () => choose(kind));
  return { input, label: create("label", {}, input, create("span", {}, texts.kinds[kind])) };
}
