/** @import { Notice, State } from "../state/types.js" */
import { create, releaseFocus } from "../dom.js";
import { notices } from "../text/notices.js";

/**
 * One message at a time at the top of the page; an error is read aloud at once.
 * @param {HTMLElement} place
 * @param {() => void} dismiss
 * @returns {(state: State) => void}
 */
export function createNotices(place, dismiss) {
  /** @type {Notice | null} */
  let drawn = null;
  return ({ notice }) => {
    if (notice === drawn) return;
    drawn = notice;
    releaseFocus(place);
    place.replaceChildren(...(notice === null ? [] : [build(notice, dismiss)]));
  };
}

/**
 * @param {Notice} notice
 * @param {() => void} dismiss
 */
function build({ kind, text, offer }, dismiss) {
  const sentence = create("p", {}, text);
  if (offer) {
    const accept = create("button", { type: "button", class: "offer" }, offer.label);
    accept.addEventListener("click", offer.run);
    sentence.append(" ", accept);
  }
  const close = create(
    "button",
    { type: "button", class: "quiet close", "aria-label": notices.dismiss },
    "×",
  );
  close.addEventListener("click", dismiss);
  const role = kind === "error" ? "alert" : "status";
  return create("div", { class: "notice", "data-kind": kind, role }, sentence, close);
}
