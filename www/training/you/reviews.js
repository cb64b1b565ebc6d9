// Reviews of games that nobody asked for: the person is asked once, and can change it here.

/** @import { Match } from "../../match/match.js" */
/** @import { Store } from "../../state/store.js" */

import { create, createButton, setText } from "../../dom/elements.js";
import { recall, remember } from "../../storage/local.js";
import { youTexts as texts } from "./text.js";

/** @param {Store} store @param {Match} match */
export function createReviews(store, match) {
  let left = 0;
  let isGoingOn = false;
  /** Whether the person was asked. */
  let isAsked = Boolean(recall().quietReviewsAsked);
  const choose = (/** @type {boolean} */ quietReviews) => {
    isAsked = true;
    remember({ quietReviewsAsked: true });
    match.set({ quietReviews });
    draw();
  };
  const question = create("p");
  const allow = createButton(texts.reviews.allow, () => choose(true));
  allow.className = "primary";
  const asking = create(
    "div",
    { class: "consent" },
    question,
    create(
      "div",
      { class: "row" },
      createButton(texts.reviews.refuse, () => choose(false)),
      allow,
    ),
  );
  const isOn = create("input", { type: "checkbox", name: "quietReviews" });
  isOn.addEventListener("change", () => choose(isOn.checked));
  const progress = create("p", { class: "note", role: "status" });
  const setting = create(
    "div",
    { class: "setting" },
    create("label", { class: "switch" }, isOn, create("span", {}, texts.reviews.setting)),
    progress,
  );
  const element = create("div", { class: "reviews" }, asking, setting);
  const draw = () => {
    const { quietReviews } = store.state.settings;
    const hadFocus = asking.contains(document.activeElement);
    const isOpen = !isAsked && !quietReviews;
    asking.hidden = !isOpen || left === 0;
    setting.hidden = isOpen;
    isOn.checked = quietReviews;
    setText(question, texts.reviews.ask(left));
    setText(
      progress,
      isGoingOn ? texts.reviews.goingOn(left) : left > 0 ? texts.reviews.left(left) : texts.reviews.done,
    );
    if (hadFocus && asking.hidden) isOn.focus({ preventScroll: true });
  };
  store.watch(({ settings }) => settings.quietReviews, draw);
  return {
    element,
    /** @param {{ left: number, isGoingOn?: boolean }} shown */
    draw(shown) {
      left = shown.left;
      isGoingOn = shown.isGoingOn ?? isGoingOn;
      draw();
    },
  };
}
