/** @import { Lesson } from "./teacher.js" */
/** @import { Mistake, Place, Which } from "./mistakes/mistake.js" */

import { create, createButton, icon, setAttribute, setText } from "../dom/elements.js";
import { moveName } from "../game/text.js";
import { comparedReasons } from "../reasons/reasons.js";
import { lessonTexts as texts } from "./text.js";

/** @type {readonly Which[]} */
const LINES = ["played", "best"];

/**
 * What the coach says of a mistake, and both lines as buttons that lead to the places in them.
 * @param {(place: Place) => void} walk
 */
export function createMistake(walk) {
  const reason = create("p", { class: "reason", role: "status" });
  const lines = create("div", { class: "compared" });
  /** @type {Mistake | undefined} */
  let drawn;
  /** @type {Place | null} */
  let place = null;
  const step = (
    /** @type {"back" | "forward"} */ picture,
    /** @type {string} */ label,
    /** @type {1 | -1} */ by,
  ) => {
    const button = createButton("", () => {
      const isOff = button.getAttribute("aria-disabled") === "true";
      if (place && !isOff) walk({ ...place, ply: place.ply + by });
    });
    button.append(icon(picture));
    button.setAttribute("aria-label", label);
    button.title = label;
    return button;
  };
  const back = step("back", texts.stepBack, -1);
  const forward = step("forward", texts.stepForward, 1);
  const row = create("div", { class: "row" }, back, forward);
  const element = create("div", { class: "mistake" }, reason, row, lines);
  return {
    element,
    /** @param {Lesson} lesson */
    draw({ step: { mistake }, game, place: now }) {
      element.hidden = !now;
      place = now;
      if (!mistake || !game || !now) return;
      if (mistake !== drawn) {
        drawn = mistake;
        lines.replaceChildren(...LINES.map((which) => lineOf(which, mistake, walk)));
        setText(reason, "");
        // Of the lines, as the chapter is about what they show. Without the coach they are still there.
        void comparedReasons(game, mistake.played, mistake.best)
          .catch(() => [])
          .then((reasons) => {
            const told = reasons.find(({ kind }) => kind === mistake.kind);
            if (mistake === drawn) setText(reason, told?.sentence ?? "");
          });
      }
      for (const button of lines.querySelectorAll("button")) {
        const { line, ply } = button.dataset;
        const isShown = line === now.which && ply === String(now.ply);
        setAttribute(button, "aria-current", isShown ? "step" : null);
      }
      setAttribute(back, "aria-disabled", now.ply === 0 ? "true" : null);
      setAttribute(forward, "aria-disabled", now.ply === mistake[now.which].pv.length ? "true" : null);
    },
  };
}

/** @param {Which} which @param {Mistake} mistake @param {(place: Place) => void} walk */
function lineOf(which, mistake, walk) {
  const label = texts.lines[which];
  const moves = mistake[which].pv.map((move, index) => {
    const ply = index + 1;
    const button = createButton(moveName(move), () => walk({ which, ply }));
    Object.assign(button.dataset, { line: which, ply });
    return create("li", {}, button);
  });
  return create("div", {}, create("b", {}, label), create("ol", { "aria-label": label }, ...moves));
}
