/** @import { Page } from "../feature.js" */
/** @import { Settings, State } from "../state/types.js" */

import { find, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { resignedColor } from "../match/activity.js";
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
import { seated } from "../state/rooms.js";
import { isErring } from "../state/settings.js";
import { learningLabel } from "./learning.js";

/** The buttons that are not always there. */
const OFFERS = /** @type {const} */ (["on", "again", "same", "swap", "learn", "close"]);

/**
 * The result of a game that has just ended, once its last discs have turned, or was lost on time, and what the person may choose
 * then. The board stays in view.
 * @param {HTMLElement} card
 * @param {Page} page
 */
export function createResult(card, { store, match, act }) {
  const title = find(card, "h2", HTMLElement);
  const detail = find(card, ".detail", HTMLElement);
  const button = (/** @type {string} */ value) => find(card, `[value=${value}]`, HTMLElement);
  /** What the button says that exchanges the colors of two engines. */
  const asWritten = button("swap").textContent ?? "";
  const counts = [...card.querySelectorAll(".final b")];
  const learn = button("learn");
  const final = find(card, ".final", HTMLElement);
  store.watch(resultOf, (shown) => {
    if (!shown) releaseFocus(card);
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
    setAttribute(button("again"), "class", shown.offers.startsWith("on") ? null : "primary");
    setText(button("swap"), shown.swap ?? asWritten);
    setText(learn, shown.learning);
    setAttribute(learn, "aria-disabled", String(shown.hasLearned));
  });

  /** @type {Record<string, () => void>} */
  const choices = {
    again: () => act("begin", {}),
    same: () => act("repeat"),
    swap: () => act("begin", swapped(store.state.settings)),
    on: () => match.playOn(),
    review: () => act("review"),
    close: () => match.closeResult(),
  };
  card.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button") : null;
    if (pressed) choices[pressed.value]?.();
  });
}

/** What the card shows; nothing while it is not shown. @param {State} state */
function resultOf(state) {
  const { about, activity, bookLearning, engine, game, room, seed, settings, settled } = state;
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
  const offers = {
    on: resigned !== null,
    again: isOwn,
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
    detail: isOwn && isEnd ? results.numbered(detail, seed) : detail,
    swap: hasOneSide(settings) ? results.rematch[settings.side === "black" ? "white" : "black"] : null,
    ...{ black, white },
    offers: OFFERS.filter((value) => offers[value]).join(" "),
    learning: learningLabel(bookLearning),
    hasLearned: bookLearning !== null && "positions" in bookLearning,
  };
}

/** The same players with the colors exchanged. @param {Settings} settings @returns {Partial<Settings>} */
export function swapped({ side, strength, character, level, seconds, second }) {
  if (side === "none") return { ...second, second: { strength, character, level, seconds } };
  if (side === "both") return {};
  return { side: side === "black" ? "white" : "black", drawsColor: false };
}

/** Who has just lost on time, until the game is played on. @param {State} state */
function lateColor({ clocks, game, paused }) {
  return clocks?.flag && clocks.flag.ply === game.ply && paused.game ? clocks.flag.color : null;
}
