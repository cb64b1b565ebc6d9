/** @import { Page } from "../feature.js" */
import { create, find, releaseFocus, setAttribute } from "../dom/elements.js";
import { addPanel } from "../dom/panels.js";
import { findDealtMoves } from "../review/opening/dealt.js";
import { createAwaited } from "./awaited.js";
import { followPlayers } from "./card/players.js";
import { createCard } from "./card/view.js";
import { followDeeperLooks } from "./following.js";
import { createGraph } from "./graph/graph.js";
import { followSight } from "./layout/reading-order.js";
import { lookBefore } from "./moves/looked.js";
import { showValues } from "./moves/values.js";
import { createAccuracies } from "./numbers/accuracy.js";
import { createOpenings } from "./numbers/openings.js";
import { createSummary } from "./numbers/summary.js";
import { createPoints } from "./points/points.js";
import { followPoints } from "./points/shown.js";
import { followPraise } from "./praising.js";
import { createSteps } from "./steps/steps.js";
import { createTabs } from "./tabs.js";
import { report } from "./text.js";

/** The button that leads on from the summary, or from a move. */
const LEADING = "#coach[data-home] .learn, #coach:not([data-home]) .row > .primary:not([hidden])";

/**
 * Makes the panel of the review: how accurate each side was, the graph and the coach, which are all in view at once, the turning points,
 * and the numbers and openings in a panel of their own.
 * @param {Page} page
 */
export function openReport(page) {
  const panel = addPanel("report", "analyze", { "aria-labelledby": "report-title", hidden: "" });
  const title = create("h2", { id: "report-title", class: "hidden" }, report.title);
  const points = followPoints(page);
  const [graph, coach] = [createGraph(page, points), createCard(page, followPlayers(page))];
  quietWhile(graph, [...coach.querySelectorAll("[role=status]")]);
  const numbers = create(
    "section",
    { id: "numbers", class: "panel numbers", "aria-label": report.tabs.numbers },
    ...[createSummary, createOpenings].map((part) => part(page)),
  );
  panel.append(
    title,
    // From the board one comes to the coach first, wherever it stands.
    create("div", { class: "seen" }, coach, createAccuracies(page), graph),
    createPoints(page, points),
    numbers,
  );
  // It is looked at first.
  find(document, ".panels", HTMLElement).prepend(panel);
  // Such a name says nothing to a newcomer.
  find(document, "#opening", HTMLElement).title = report.opening;
  createTabs(page);
  createAwaited(page);
  const moves = find(document, "#moves", HTMLElement);
  showValues(moves, page);
  lookBefore(moves, page);
  find(document, ".stage", HTMLElement).append(createSteps(page));
  findDealtMoves(page.store);
  followDeeperLooks(page);
  followPraise(page);
  page.store.watch(
    ({ review }) => review === null,
    (isHidden) => {
      panel.hidden = isHidden;
    },
  );
  page.store.watch(
    ({ review, room }) => (room === "analyze" && review?.game) || null,
    (game) => {
      setAttribute(document.documentElement, "data-review", game !== null);
      // The button that asks for it may stand far below.
      if (!game) return;
      scrollTo(0, 0);
      // The focus goes from that button to the list of moves, which stands behind the coach. What was pressed may yet go on to a move.
      queueMicrotask(() => releaseFocus(find(document, "#moves", HTMLElement), LEADING));
    },
  );
  followSight(page);
}

/**
 * The graph says what the card says, as its value: with the focus on it one hears that once.
 * @param {HTMLElement} graph
 * @param {readonly Element[]} said the parts of the card that are heard
 */
function quietWhile(graph, said) {
  const hear = (/** @type {string | null} */ live) => {
    for (const part of said) setAttribute(part, "aria-live", live);
  };
  graph.addEventListener("focus", () => hear("off"));
  graph.addEventListener("blur", () => hear(null));
}
