/** @import { State } from "../state/types.js" */
import { beat } from "../play/rhythm.js";
import { hasOneSide } from "../text/players.js";
import { finalDiscs, resultDetail, verdict } from "../text/result.js";
import { one, say } from "./dom.js";

/**
 * Shows the result once the last discs have turned, and nothing else lies open over the board.
 * @param {HTMLDialogElement} dialog
 * @returns {(state: State) => void}
 */
export function createResult(dialog) {
  const title = one(dialog, "h2", HTMLElement);
  const detail = one(dialog, ".detail", HTMLElement);
  const swap = one(dialog, "[value=swap]", HTMLElement);
  const counts = [...dialog.querySelectorAll(".final b")];
  let shown = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, beat("result"));
  };
  const show = () => {
    const other = document.querySelector("dialog[open]");
    if (other) other.addEventListener("close", wait, { once: true });
    else if (shown) dialog.showModal();
  };
  return ({ finished, game, settings }) => {
    if (finished === shown) return;
    shown = finished;
    clearTimeout(timer);
    if (!finished) return;
    say(title, verdict(game, settings));
    swap.hidden = !hasOneSide(settings);
    say(detail, resultDetail(game));
    finalDiscs(game).forEach((count, index) => {
      const place = counts[index];
      if (place) say(place, String(count));
    });
    wait();
  };
}
