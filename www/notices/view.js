/** @import { Page } from "../feature.js" */
/** @import { Notice, Offer } from "../state/types.js" */

import { create, releaseFocus } from "../dom/elements.js";
import { notices } from "../messages/text.js";
import { fields } from "../state/store.js";

/** How long a message stays, in milliseconds: long enough to read it twice, or to decide about its offer. */
const READ_MS = 7_000;
const DECIDE_MS = 20_000;

/**
 * One message at a time, in the dialog that is open or over the page; an error is read aloud at once, and stays until it is dismissed.
 * Others go by themselves, but not while they are pointed at or have the focus.
 * @param {HTMLElement} place
 * @param {Page} page
 */
export function createNotices(place, { store }) {
  const dismiss = () => store.update({ notice: null });
  const accept = (/** @type {Offer} */ { action, data }) => store.emit(action, data);
  let stop = () => {};
  // As a field: the same message once more is shown once more.
  store.watch(fields("notice"), ({ notice }) => {
    releaseFocus(place);
    stop();
    if (notice === null) return place.replaceChildren();
    put(place);
    const built = build(notice, dismiss, accept);
    place.replaceChildren(built);
    if (notice.kind !== "error") stop = goAfter(built, notice.offer ? DECIDE_MS : READ_MS, dismiss);
  });
}

/** Puts the place where it can be seen and pressed: beside an open dialog nothing can. @param {HTMLElement} place */
function put(place) {
  const dialog = document.querySelector("dialog[open]");
  (dialog ?? document.body).append(place);
  dialog?.addEventListener("close", () => put(place), { once: true });
}

/**
 * @param {HTMLElement} built
 * @param {number} ms
 * @param {() => void} go
 * @returns {() => void} ends the wait
 */
function goAfter(built, ms, go) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = setTimeout(go, ms);
  };
  for (const type of ["pointerenter", "focusin"]) built.addEventListener(type, stop);
  for (const type of ["pointerleave", "focusout"]) built.addEventListener(type, start);
  start();
  return stop;
}

/**
 * @param {Notice} notice
 * @param {() => void} dismiss
 * @param {(offer: Offer) => void} accept
 */
function build({ kind, text, offer }, dismiss, accept) {
  const sentence = create("p", {}, text);
  if (offer) {
    const button = create("button", { type: "button", class: "offer" }, offer.label);
    button.addEventListener("click", () => accept(offer));
    sentence.append(" ", button);
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
