/** @import { State } from "../state/types.js" */
import { find, releaseFocus, setAttribute, setText } from "../dom.js";
import { hasOneSide } from "../text/players.js";
import { finalDiscs, resultDetail, verdict } from "../text/result.js";

/**
 * The result of a game that has just ended, once its last discs have turned. The board stays in view.
 * @param {HTMLElement} panel
 * @returns {(state: State) => void}
 */
export function createResult(panel) {
  const title = find(panel, "h2", HTMLElement);
  const detail = find(panel, ".detail", HTMLElement);
  const swap = find(panel, "[value=swap]", HTMLElement);
  const counts = [...panel.querySelectorAll(".final b")];
  return ({ activity, game, landed, settings }) => {
    const isShown = activity.kind === "over" && activity.isNew && landed.board === game.board;
    if (!isShown) releaseFocus(panel);
    panel.hidden = !isShown;
    setAttribute(document.documentElement, "data-result", isShown);
    if (!isShown) return;
    setText(title, verdict(game, settings));
    swap.hidden = !hasOneSide(settings);
    setText(detail, resultDetail(game));
    for (const [index, count] of finalDiscs(game).entries()) {
      const place = counts[index];
      if (place) setText(place, String(count));
    }
  };
}
