/** @import { State } from "../state/types.js" */
import { find, setText } from "../dom.js";
import { durationOf } from "../state/motion.js";
import { hasOneSide } from "../text/players.js";
import { finalDiscs, resultDetail, verdict } from "../text/result.js";

/**
 * Shows the result once the last discs have turned and no other dialog is open.
 * @param {HTMLDialogElement} dialog
 * @returns {(state: State) => void}
 */
export function createResult(dialog) {
  const title = find(dialog, "h2", HTMLElement);
  const detail = find(dialog, ".detail", HTMLElement);
  const swap = find(dialog, "[value=swap]", HTMLElement);
  const counts = [...dialog.querySelectorAll(".final b")];
  let shown = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, durationOf("result"));
  };
  const show = () => {
    const other = document.querySelector("dialog[open]");
    if (other) other.addEventListener("close", wait, { once: true });
    else if (shown) dialog.showModal();
  };
  return ({ activity, game, settings }) => {
    const isNew = activity.kind === "over" && activity.isNew;
    if (isNew === shown) return;
    shown = isNew;
    clearTimeout(timer);
    if (!isNew) return;
    setText(title, verdict(game, settings));
    swap.hidden = !hasOneSide(settings);
    setText(detail, resultDetail(game));
    finalDiscs(game).forEach((count, index) => {
      const place = counts[index];
      if (place) setText(place, String(count));
    });
    wait();
  };
}
