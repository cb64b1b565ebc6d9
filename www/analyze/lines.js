/** @import { Line } from "../package/flipside.js" */
/** @import { Page } from "../feature.js" */
/** @import { Match } from "../match/match.js" */
/** @import { State } from "../state/types.js" */
import { create, find, setAttribute, setText } from "../dom/elements.js";
import { analyzedLines } from "../evaluation/evaluations.js";
import { moveName } from "../game/text.js";
import { signed } from "../words/numbers.js";
import { analysis, lineLength } from "./text.js";

/** Discs lost at which a value has half of its color, as on the board. */
const PALE = 3;

/** A finger that rests for so long looks at a line, and does not play its move. */
const LONG_PRESS_MS = 400;

/**
 * The best moves with their values and what is expected to follow; a click plays one.
 * @param {HTMLElement} panel
 * @param {Page} page
 */
export function createLines(panel, { store, match }) {
  const list = create("ol", { class: "lines", "data-rooms": "analyze", "aria-label": analysis.lines });
  find(panel, ".line", HTMLElement).before(list);
  find(panel, ".more", HTMLElement).append(createLegend());
  listen(list, match);
  store.watch(
    ({ settings }) => settings.lines,
    (count) => setAttribute(list, "data-count", String(count)),
  );
  store.watch(shownLines, (lines) => {
    if (lines === null) return;
    while (list.children.length > lines.length) list.lastElementChild?.remove();
    while (list.children.length < lines.length) list.append(row());
    const best = lines[0]?.score ?? 0;
    for (const [index, line] of lines.entries()) drawRow(list.children[index], line, best);
  });
}

/** What the line below a value on the board means. */
function createLegend() {
  const part = (/** @type {"exact" | "expected"} */ name) =>
    create("span", {}, create("u", { class: name, "aria-hidden": "true" }, signed(2)), analysis[name]);
  return create("p", { class: "underlines", "data-rooms": "analyze" }, part("exact"), part("expected"));
}

/** The lines; nothing in other rooms, where they stay as they are. @param {State} state @returns {readonly Line[] | null} */
function shownLines(state) {
  return state.room === "analyze" ? analyzedLines(state) : null;
}

function row() {
  const parts = [
    create("span", { class: "worth" }),
    create("b"),
    create("span", { class: "then" }),
    create("small"),
  ];
  return create("li", {}, create("button", { type: "button" }, ...parts));
}

/** @param {Element | undefined} item @param {Line} line @param {number} best */
function drawRow(item, line, best) {
  const { move, score, exact, pv } = line;
  const button = item?.firstElementChild;
  const [worth, name, then, length] = button?.children ?? [];
  if (!button || !worth || !name || !then || !length) return;
  setAttribute(button, "data-line", move);
  setAttribute(button, "data-best", score === best);
  setText(worth, signed(score));
  setAttribute(worth, "data-exact", exact);
  setAttribute(worth, "title", exact ? analysis.exact : analysis.expected);
  const share = (PALE / (PALE + Math.max(0, best - score))).toFixed(2);
  /** @type {HTMLElement} */ (worth).style.setProperty("--worth", share);
  setText(name, moveName(move));
  setText(then, pv.slice(1).map(moveName).join(" "));
  setText(length, lineLength(line));
}

/** @param {HTMLElement} list @param {Match} match */
function listen(list, match) {
  let pressedAt = Number.POSITIVE_INFINITY;
  list.addEventListener("pointerdown", ({ pointerType, timeStamp }) => {
    pressedAt = pointerType === "mouse" ? Number.POSITIVE_INFINITY : timeStamp;
  });
  list.addEventListener("contextmenu", (event) => {
    if (Number.isFinite(pressedAt)) event.preventDefault();
  });
  list.addEventListener("click", ({ target, timeStamp }) => {
    const move = target instanceof Element && target.closest("[data-line]")?.getAttribute("data-line");
    if (!move || timeStamp - pressedAt > LONG_PRESS_MS) return;
    if (move === "pass") match.step();
    else match.place(move);
  });
}
