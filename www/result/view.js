/** @import { Page } from "../feature.js" */
/** @import { State } from "../state/types.js" */

import { create, find, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { resignedColor } from "../match/activity.js";
import { characterOf } from "../players/characters.js";
import {
  finalDiscs,
  givenUpDetail,
  resignVerdict,
  resultDetail,
  results,
  timeVerdict,
  verdict,
} from "../players/ending.js";
import { hasOneSide } from "../players/names.js";
import { strengthText } from "../players/strength.js";
import { practice } from "../review/missed.js";
import { CHARACTER_IDS } from "../state/characters.js";
import { seated } from "../state/rooms.js";
import { isErring } from "../state/settings.js";
import { learningLabel } from "./learning.js";
import { swapped } from "./swapped.js";
import { resultCard } from "./text.js";
import { createTold } from "./told.js";

/** The buttons that are not always there. */
const OFFERS = /** @type {const} */ (["on", "stronger", "again", "same", "swap", "learn", "close"]);

/**
 * The result of a game that has just ended, once its last discs have turned, or was lost on time, and what the person may choose
 * then. The board stays in view.
 * @param {HTMLElement} card
 * @param {Page} page
 */
export function createResult(card, { store, match, act, isEmbedded }) {
  const button = (/** @type {string} */ value) => find(card, `[value=${value}]`, HTMLElement);
  /** What the buttons say that exchange the colors of two engines, and begin a review. */
  const [asWritten = "", review = ""] = ["swap", "review"].map((value) => button(value).textContent ?? "");
  const offered = create("button", { type: "button", value: "practice", hidden: "" }, resultCard.practice);
  const told = createTold(store, (lead, hasExercise) => {
    if (!hasExercise) releaseFocus(offered);
    offered.hidden = !hasExercise;
    setText(button("review"), lead?.label ?? review);
  });
  arrange(card, told.element, offered);
  const title = find(card, "h2", HTMLElement);
  const detail = find(card, ".detail", HTMLElement);
  const counts = [...card.querySelectorAll(".final b")];
  const learn = button("learn");
  const final = find(card, ".final", HTMLElement);
  store.watch(resultOf, (shown) => {
    // From the moves a review takes it to what leads on there.
    if (!shown) releaseFocus(card, store.state.room === "analyze" ? "#moves [aria-current]" : "#board");
    card.hidden = shown === null;
    setAttribute(document.documentElement, "data-result", shown !== null);
    if (!shown) return;
    final.hidden = shown.black === null;
    for (const [index, count] of [shown.black, shown.white].entries()) {
      const place = counts[index];
      if (place && count !== null) setText(place, String(count));
    }
    setText(title, shown.title);
    setText(detail, shown.detail);
    for (const value of OFFERS) button(value).hidden = !shown.offers.split(" ").includes(value);
    if (!shown.isTold) setText(button("review"), review);
    setText(button("swap"), shown.swap ?? asWritten);
    setText(
      button("stronger"),
      shown.stronger ? resultCard.stronger(characterOf({ character: shown.stronger }).name) : "",
    );
    find(card, ".more", HTMLElement).hidden = !/same|learn/.test(shown.offers);
    told.element.hidden = !shown.isTold;
    if (shown.isTold && shown.isQuiet && !isEmbedded) match.reviewBehindResult();
    setText(learn, shown.learning);
    setAttribute(learn, "aria-disabled", String(shown.hasLearned));
  });

  /** @type {Record<string, () => void>} */
  const choices = {
    stronger: () => act("begin", { character: strongerThan(store.state) }),
    again: () => act("begin", {}),
    same: () => act("repeat"),
    swap: () => act("begin", swapped(store.state.settings)),
    on: () => match.playOn(),
    review: () => {
      const { lead } = told;
      act("review");
      if (lead) match.study.goToReviewed(lead.ply);
    },
    practice: () => {
      if (told.exercise) practice(match, [told.exercise]);
    },
    close: () => match.closeResult(),
  };
  card.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button") : null;
    if (pressed) choices[pressed.value]?.();
  });
}

/**
 * Adds to the card what is told of the game and the exercise from it, and puts away what few want.
 * @param {HTMLElement} card
 * @param {HTMLElement} told
 * @param {HTMLElement} offered
 */
function arrange(card, told, offered) {
  const row = find(card, ".row", HTMLElement);
  const [again, review, same, learn, on] = ["again", "review", "same", "learn", "on"].map((value) =>
    find(card, `[value=${value}]`, HTMLElement),
  );
  const stronger = create("button", { type: "button", value: "stronger", hidden: "" });
  const others = create("div", {}, /** @type {Element} */ (same), /** @type {Element} */ (learn));
  const more = create("details", { class: "more" }, create("summary", {}, resultCard.more), others);
  // Whatever else is offered, what decided the game leads.
  review?.setAttribute("class", "primary");
  on?.removeAttribute("class");
  row.prepend(/** @type {Element} */ (review), told, offered, stronger);
  row.append(/** @type {Element} */ (again), more);
}

/** What the card shows; nothing while it is not shown. @param {State} state */
function resultOf(state) {
  const { about, activity, bookLearning, engine, game, room, settings, settled } = state;
  const late = lateColor(state);
  const resigned = state.resigned?.isPutAway ? null : resignedColor(state);
  const isEnd = activity.kind === "over" && activity.isNew && settled.board === game.board;
  if (room !== "play" || (!isEnd && late === null && resigned === null)) return null;
  const seats = seated(state);
  const [black, white] = isEnd ? finalDiscs(game) : [null, null];
  const isOwn = about === null;
  const detail = isEnd
    ? resultDetail(game)
    : late
      ? results.late
      : givenUpDetail(seats, /** @type {"black"} */ (resigned));
  const stronger = isOwn && isEnd ? strongerThan(state) : null;
  const offers = {
    on: resigned !== null,
    stronger: stronger !== null,
    again: isOwn && stronger === null,
    same: isOwn,
    swap: isOwn && settings.side !== "both",
    // What it learns goes into the opening book, which only those play from who do not err.
    learn: isEnd && isOwn && hasOneSide(settings) && !isErring(settings) && engine === "ready",
    close: isEnd || resigned !== null,
  };
  return {
    title: isEnd
      ? verdict(game, seats)
      : late
        ? timeVerdict(seats, late)
        : resignVerdict(seats, /** @type {"black"} */ (resigned)),
    detail,
    stronger,
    isTold: isOwn && engine !== "missing" && game.moves.length > 0,
    // The moves of a game that is given up may still be scored.
    isQuiet: activity.kind === "over" || activity.kind === "waiting",
    swap: hasOneSide(settings) ? results.rematch[settings.side === "black" ? "white" : "black"] : null,
    black,
    white,
    offers: OFFERS.filter((value) => offers[value]).join(" "),
    learning: learningLabel(bookLearning),
    hasLearned: bookLearning !== null && "positions" in bookLearning,
  };
}

/** The next stronger opponent if the person has won twice in a row; `null` if not, or if there is none. @param {State} state */
function strongerThan({ game, record, settings }) {
  const { side, character, strength } = settings;
  const isWon = Number(game.result) * (side === "black" ? 1 : -1) > 0;
  const isAgain = record?.opponent === strengthText(settings) && record.streak > 0;
  if (!hasOneSide(settings) || strength !== "character" || !isWon || !isAgain) return null;
  return CHARACTER_IDS[CHARACTER_IDS.indexOf(character) + 1] ?? null;
}

/** Who has just lost on time, until the game is played on. @param {State} state */
function lateColor({ clocks, game, paused }) {
  return clocks?.flag && clocks.flag.ply === game.ply && paused.game ? clocks.flag.color : null;
}
