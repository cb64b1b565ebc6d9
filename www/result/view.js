/** @import { Page } from "../app/feature.js" */
/** @import { Side, State } from "../app/types.js" */

import { isErring } from "../app/settings.js";
import { find, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { finalDiscs, resultDetail, results, timeVerdict, verdict } from "../players/ending.js";
import { hasOneSide } from "../players/names.js";
import { learningLabel } from "./learning.js";

/** @type {Record<Side, Side>} */
const SWAPPED = { black: "white", white: "black", both: "both", none: "none" };

/**
 * The result of a game that has just ended, once its last discs have turned, or was lost on time, and what the person may choose
 * then. The board stays in view.
 * @param {HTMLElement} card
 * @param {Page} page
 */
export function createResult(card, { store, act }) {
  const title = find(card, "h2", HTMLElement);
  const detail = find(card, ".detail", HTMLElement);
  const swap = find(card, "[value=swap]", HTMLElement);
  const counts = [...card.querySelectorAll(".final b")];
  const learn = find(card, "[value=learn]", HTMLElement);
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
    swap.hidden = !shown.canSwap;
    setText(learn, shown.learning);
    setAttribute(learn, "aria-disabled", String(shown.hasLearned));
    learn.hidden = !shown.canLearn;
  });

  /** @type {Record<string, () => void>} */
  const choices = {
    again: () => act("begin", {}),
    same: () => act("repeat"),
    swap: () => act("begin", { side: SWAPPED[store.state.settings.side], drawsColor: false }),
    review: () => act("review"),
  };
  card.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) choices[target.value]?.();
  });
}

/** What the card shows; nothing while it is not shown. @param {State} state */
function resultOf(state) {
  const { activity, bookLearning, engine, game, room, seed, settings, settled } = state;
  const late = lateColor(state);
  const isEnd = activity.kind === "over" && activity.isNew && settled.board === game.board;
  if (room !== "play" || (!isEnd && late === null)) return null;
  const [black, white] = late ? [null, null] : finalDiscs(game);
  return {
    title: late ? timeVerdict(settings, late) : verdict(game, settings),
    detail: results.numbered(late ? results.late : resultDetail(game), seed),
    ...{ black, white },
    canSwap: hasOneSide(settings),
    learning: learningLabel(bookLearning),
    hasLearned: bookLearning !== null && "positions" in bookLearning,
    // What it learns goes into the opening book, which only those play from who do not err.
    canLearn: late === null && hasOneSide(settings) && !isErring(settings) && engine === "ready",
  };
}

/** Who has just lost on time, until the game is played on. @param {State} state */
function lateColor({ clocks, game, paused }) {
  return clocks?.flag && clocks.flag.ply === game.ply && paused.game ? clocks.flag.color : null;
}
