/** @import { State } from "../app/types.js" */

import { isErring } from "../app/settings.js";
import { find, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { finalDiscs, resultDetail, results, timeVerdict, verdict } from "../players/ending.js";
import { hasOneSide } from "../players/names.js";
import { lessonLabel } from "./learning-text.js";

/**
 * The result of a game that has just ended, once its last discs have turned, or was lost on time. The board stays in view.
 * @param {HTMLElement} panel
 * @returns {(state: State) => void}
 */
export function createResult(panel) {
  const title = find(panel, "h2", HTMLElement);
  const detail = find(panel, ".detail", HTMLElement);
  const swap = find(panel, "[value=swap]", HTMLElement);
  const counts = [...panel.querySelectorAll(".final b")];
  const learn = find(panel, "[value=learn]", HTMLElement);
  const final = find(panel, ".final", HTMLElement);
  return (state) => {
    const { activity, game, settled, room, seed, settings } = state;
    const late = lateColor(state);
    const isEnd = activity.kind === "over" && activity.isNew && settled.board === game.board;
    const isShown = room === "play" && (isEnd || late !== null);
    if (!isShown) releaseFocus(panel);
    panel.hidden = !isShown;
    setAttribute(document.documentElement, "data-result", isShown);
    if (!isShown) return;
    final.hidden = late !== null;
    setText(title, late ? timeVerdict(settings, late) : verdict(game, settings));
    setText(detail, results.numbered(late ? results.late : resultDetail(game), seed));
    swap.hidden = !hasOneSide(settings);
    // What it learns goes into the opening book, which only those play from who do not err.
    setText(learn, lessonLabel(state.bookLearning));
    setAttribute(
      learn,
      "aria-disabled",
      String(state.bookLearning !== null && "positions" in state.bookLearning),
    );
    learn.hidden = late !== null || !hasOneSide(settings) || isErring(settings) || state.engine !== "ready";
    if (late) return;
    for (const [index, count] of finalDiscs(game).entries()) {
      const place = counts[index];
      if (place) setText(place, String(count));
    }
  };
}

/** Who has just lost on time, until the game is played on. @param {State} state */
function lateColor({ clocks, game, paused }) {
  return clocks?.flag && clocks.flag.ply === game.ply && paused.game ? clocks.flag.color : null;
}
