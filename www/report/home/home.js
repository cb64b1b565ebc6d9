/** @import { Page } from "../../feature.js" */
/** @import { Decision } from "../../review/decision.js" */
/** @import { Size } from "../../review/verdicts.js" */
/** @import { Color, GameReview, State } from "../../state/types.js" */
import { create, setAttribute, setText } from "../../dom/elements.js";
import { finalDiscs } from "../../players/ending.js";
import { playerName } from "../../players/names.js";
import { decisionOf, whyLost } from "../../review/decision.js";
import { mistakeFrom, mistakesOf, sideReport } from "../../review/numbers.js";
import { SIGNS } from "../../review/signs.js";
import { isComplete } from "../../review/state.js";
import { verdictOf } from "../../review/verdicts.js";
import { accuracyText, progressText, report, sizeNames } from "../text.js";

/** @type {readonly Color[]} */
const COLORS = ["black", "white"];

/**
 * The start of a review: who played how well, with the way to each kind of mistake, and what decided the game.
 * @param {Page} page
 */
export function createHome({ store, match }) {
  const sides = COLORS.map((color) => createSide(color, (size) => goTo(store.state, color, size)));
  // It is heard as soon as it is known.
  const why = create("div", { class: "why", "aria-live": "polite" });
  // The rest of the page says so to a screen reader, move by move.
  const progress = create("p", { class: "decided" });
  const element = create(
    "section",
    { id: "review-home", class: "home", "aria-label": report.home, hidden: "" },
    ...sides.map((side) => side.element),
    progress,
    why,
  );
  /** @param {State} state @param {Color} color @param {Size} size */
  const goTo = ({ review }, color, size) => {
    if (!review) return;
    const to = mistakeFrom(review, 0, 1, ofSize(review, color, size));
    if (to !== undefined) match.study.goToReviewed(to);
  };
  /** What decided the game, and why it was lost: each leads to its move. @param {readonly { ply: number, sentence: string }[]} found */
  const tell = (found) =>
    why.replaceChildren(
      ...found.map(({ ply, sentence }) => {
        const button = create("button", { type: "button", class: "quiet decided" }, sentence);
        button.addEventListener("click", () => match.study.goToReviewed(ply));
        return button;
      }),
    );
  /** The review of which is told what decided the game. @type {GameReview["moves"] | null} */
  let told = null;
  store.watch(
    ({ review }) => review,
    (review) => {
      const moves = review && isComplete(review) ? review.moves : null;
      if (moves === told) return;
      told = moves;
      if (!review || !moves) return tell([]);
      void Promise.all([decisionOf(moves), whyLost(review)]).then(([decided, causes]) => {
        if (told === moves) tell(inOrder(decided, causes));
      });
    },
  );
  store.watch(
    ({ paused, review }) => (review ? progressText(review, paused.review) : ""),
    (text) => {
      setText(progress, text);
      progress.hidden = text === "";
    },
  );
  store.watch(
    ({ about, review, settings }) => ({ about, review, settings }),
    ({ about, review, settings }) => {
      if (review)
        for (const side of sides)
          side.draw(review, playerName({ ...settings, loaded: about }, side.color).name);
    },
  );
  return {
    element,
    /** @param {boolean} isShown */
    draw(isShown) {
      element.hidden = !isShown;
    },
  };
}

/**
 * One player: name, discs at the end, accuracy, and how many mistakes of each size.
 * @param {Color} color
 * @param {(size: Size) => void} go to the first mistake of a size
 */
function createSide(color, go) {
  const name = create("b", { class: "name" });
  const [discs, accuracy] = [create("span", { class: "discs" }), create("span", { class: "exact" })];
  const counts = sizeNames().map(({ size, name }) => {
    const count = create("span");
    const sign = create("b", { class: "sign", "data-verdict": SIGNS[size] ?? "" }, SIGNS[size] ?? "");
    const button = create("button", { type: "button", class: "quiet", "data-size": size }, sign, count);
    button.addEventListener("click", () => button.getAttribute("aria-disabled") || go(size));
    return { size, name, button, count };
  });
  const element = create(
    "div",
    { class: "side", "data-color": color },
    create("i", { class: "chip", "data-color": color }),
    name,
    discs,
    accuracy,
    ...counts.map(({ button }) => button),
  );
  return {
    color,
    element,
    /** @param {GameReview} review @param {string} who */
    draw(review, who) {
      const end = review.game.at(review.total);
      const { accuracy: share, isKnown } = sideReport(review, color);
      setText(name, who);
      setText(discs, end.isOver ? String(finalDiscs(end)[color === "black" ? 0 : 1]) : "");
      setText(accuracy, isKnown ? accuracyText(share) : report.notYet);
      for (const { size, name: kind, button, count } of counts) {
        const number = ofSize(review, color, size).length;
        const isReady = isComplete(review);
        setText(count, isReady ? String(number) : report.notYet);
        setAttribute(
          button,
          "aria-label",
          report.counted(who, kind, isReady ? String(number) : report.notYet),
        );
        setAttribute(button, "title", kind);
        setAttribute(button, "aria-disabled", isReady && number > 0 ? null : "true");
      }
    },
  };
}

/**
 * Why the game was lost first, then what decided it: the move that lost the most and decided nothing only where nothing else is known.
 * @template {{ ply: number, sentence: string }} Told
 * @param {Decision | null} decided
 * @param {readonly Told[]} causes
 */
function inOrder(decided, [cause, ...others]) {
  if (!cause) return decided ? [decided] : [];
  return decided && decided.before !== decided.after ? [cause, decided, ...others] : [cause, ...others];
}

/** @param {GameReview} review @param {Color} color @param {Size} size */
function ofSize(review, color, size) {
  return mistakesOf(review).filter((move) => move.turn === color && verdictOf(review, move) === size);
}
