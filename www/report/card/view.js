/** @import { Mark } from "../../package/flipside.js" */
/** @import { Guide, Page } from "../../feature.js" */
/** @import { GameReview } from "../../state/types.js" */
/** @import { Card, Task } from "../../review/card.js" */
/** @import { Players } from "./players.js" */
/** @import { LineName } from "./reasons.js" */

import { create, icon, setAttribute, setText } from "../../dom/elements.js";
import { cardOf } from "../../review/card.js";
import { placeInReview } from "../../review/course.js";
import { mistakeFrom } from "../../review/numbers.js";
import { SIGNS } from "../../review/signs.js";
import { isMistake } from "../../review/verdicts.js";
import { fields } from "../../state/store.js";
import { report } from "../text.js";
import { createReasons } from "./reasons.js";

/** What stands on the board while one looks for a better move: its values would tell. */
const NOTHING = /** @type {readonly never[]} */ (Object.freeze([]));

/**
 * The card of the coach: what happened with the move on the board, what was better, and the way from mistake to mistake.
 * @param {Page} page
 * @param {Players} players
 */
export function createCard(page, players) {
  const { store, match, board } = page;
  const said = createSaid((marks) => store.update({ explained: marks }), players);
  const buttons = createButtons();
  const element = create(
    "section",
    { id: "coach", class: "coach", "aria-label": report.coach },
    said.element,
    buttons.element,
  );
  /** @type {Guide[]} */
  const guides = [];
  /** What the person does with a mistake, as long as the board is before it. @type {Task | null} */
  let task = null;
  /** @type {Card | null} */
  let card = null;

  /** Another game is on the board: nothing that was said of the one before is marked on it. */
  const clear = () => {
    task = null;
    said.forget();
    for (const name of ["data-trying", "data-guided"]) setAttribute(document.documentElement, name, null);
  };
  const drawNow = () => {
    const { state } = store;
    const { review, game, room } = state;
    if (!review) return clear();
    const { ply, isOnLine } = placeInReview(review, game);
    const guide = guides.find(({ isGoingOn }) => isGoingOn);
    if (guide || task?.ply !== ply || review.game !== said.game) task = null;
    card = guide ? guide.card({ ...state, review }) : cardOf({ ...state, review }, task);
    const isTrying = task?.kind === "try" && isOnLine && room === "analyze";
    const isLooking = isTrying || (guide?.isLooking(state) ?? false);
    if (isLooking) board.values = NOTHING;
    setAttribute(document.documentElement, "data-trying", isLooking);
    setAttribute(document.documentElement, "data-guided", guide !== undefined);
    // Before the mistake, where the better line is shown, its squares are marked, and after the mistake those of that line.
    const isAfter = isOnLine && ply === Number(card.why?.ply) + 1;
    said.draw(card, review, isAfter ? "played" : "best");
    buttons.element.hidden = guide !== undefined;
    for (const each of guides) each.draw(ply, isOnLine);
    buttons.draw(card, {
      isShown: task?.kind === "show" && state.shownLine !== null,
      back: mistakeFrom(review, ply, -1),
      next: mistakeFrom(review, ply, 1),
    });
  };
  store.watch(
    fields("review", "game", "activity", "paused", "evaluations", "shownLine", "room", "settings", "about"),
    drawNow,
  );

  for (const part of page.guides)
    page.open(part, ({ openGuide }) => {
      const guide = openGuide(page, drawNow);
      guides.push(guide);
      said.element.after(guide.entry);
      element.append(guide.buttons);
      drawNow();
    });

  /** @param {Task["kind"]} kind */
  const turnTo = (kind) => {
    const reviewed = card?.reviewed;
    if (!reviewed) return;
    task = { ply: reviewed.ply, kind };
    match.study.goToReviewed(reviewed.ply);
    store.update({ shownLine: kind === "show" ? reviewed.best.move : null });
  };
  const leave = () => {
    const { review, game } = store.state;
    if (!review) return;
    const ply = card?.reviewed ? card.reviewed.ply + 1 : placeInReview(review, game).ply;
    task = null;
    match.study.goToReviewed(ply);
  };
  const walk = (/** @type {1 | -1} */ step) => {
    const { review, game } = store.state;
    if (!review) return;
    const to = mistakeFrom(review, placeInReview(review, game).ply, step);
    if (to !== undefined) match.study.goToReviewed(to);
  };
  buttons.listen({
    back: () => walk(-1),
    next: () => walk(1),
    show: () => (buttons.isShown ? leave() : turnTo("show")),
    tryIt: () => (card?.isAway ? leave() : turnTo("try")),
  });
  return element;
}

/**
 * What the coach says. It is heard as well, but where the graph says it already.
 * @param {(marks: readonly Mark[]) => void} mark marks what it speaks of
 * @param {Players} players
 */
function createSaid(mark, players) {
  const sign = create("span", { class: "sign", "aria-hidden": "true" });
  const text = create("span");
  const rows = create("div", { class: "rows" });
  // What does not fit is scrolled to by keys as well.
  const fit = () => {
    const { clientHeight, scrollHeight, scrollTop } = element;
    setAttribute(element, "tabindex", scrollHeight > clientHeight + 1 ? "0" : null);
    setAttribute(element, "data-more", scrollHeight > scrollTop + clientHeight + 1);
  };
  const reasons = createReasons(mark, players, fit);
  const element = create(
    "div",
    { class: "said", role: "status" },
    create("p", { class: "sentence" }, sign, text),
    reasons.element,
    rows,
  );
  new ResizeObserver(fit).observe(element);
  element.addEventListener("scroll", fit, { passive: true });
  const said = {
    element,
    /** The reviewed game. @type {GameReview["game"] | null} */
    game: null,
    /** @param {Card} card @param {GameReview} review @param {LineName} line whose squares are marked */
    draw(card, review, line) {
      said.game = review.game;
      setText(sign, (card.verdict && SIGNS[card.verdict]) ?? "");
      setAttribute(element, "data-verdict", card.verdict);
      setText(text, card.headline);
      const drawn = card.rows.map(({ label, lead }) => `${label}\n${lead}`).join("\n");
      if (rows.dataset.drawn !== drawn) {
        rows.dataset.drawn = drawn;
        rows.replaceChildren(...card.rows.map(({ label, lead }) => row(label, lead)));
      }
      fit();
      reasons.show(card.why, card.whyLead, review, line);
    },
    forget: () => reasons.forget(),
  };
  return said;
}

/** @param {string} label @param {string} lead */
function row(label, lead) {
  return create("p", {}, ...(label ? [create("b", {}, label), " "] : []), create("span", {}, lead));
}

/** The buttons of the card. They stay where they are from move to move. */
function createButtons() {
  const step = (/** @type {"back" | "forward"} */ picture, /** @type {string} */ label) => {
    const parts = [icon(picture), create("span", {}, label)];
    return create(
      "button",
      { type: "button", class: `step ${picture}`, "aria-label": label, title: label },
      ...(picture === "back" ? parts : parts.reverse()),
    );
  };
  const back = step("back", report.previous);
  const next = step("forward", report.next);
  const show = create("button", { type: "button", "aria-pressed": "false" }, report.show);
  const tryIt = create("button", { type: "button", class: "primary" }, report.tryIt);
  const element = create("p", { class: "row" }, back, show, tryIt, next);
  const buttons = {
    element,
    /** Whether the better line is on the board. */
    isShown: false,
    /** @param {Card} card @param {{ isShown: boolean, back: number | undefined, next: number | undefined }} now */
    draw(card, now) {
      buttons.isShown = now.isShown;
      setAttribute(show, "aria-pressed", String(now.isShown));
      disable(show, card.reviewed === null);
      setText(tryIt, card.isAway ? report.back : report.tryIt);
      disable(tryIt, !card.isAway && !isMistake(card.verdict));
      disable(back, now.back === undefined);
      disable(next, now.next === undefined);
    },
    /** @param {{ back: () => void, next: () => void, show: () => void, tryIt: () => void }} acts */
    listen(acts) {
      for (const [button, act] of /** @type {const} */ ([
        [back, acts.back],
        [show, acts.show],
        [tryIt, acts.tryIt],
        [next, acts.next],
      ]))
        button.addEventListener("click", () => {
          if (button.getAttribute("aria-disabled") !== "true") act();
        });
    },
  };
  return buttons;
}

/** @param {Element} button @param {boolean} isDisabled */
function disable(button, isDisabled) {
  setAttribute(button, "aria-disabled", isDisabled ? "true" : null);
}
