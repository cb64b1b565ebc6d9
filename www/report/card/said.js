/** @import { Mark } from "../../package/flipside.js" */
/** @import { GameReview } from "../../state/types.js" */
/** @import { Card } from "../../review/card.js" */
/** @import { Reason } from "../../reasons/reasons.js" */
/** @import { Players } from "./players.js" */

import { create, setAttribute, setText } from "../../dom/elements.js";
import { fitText } from "../../dom/fit.js";
import { PRAISE_SIGN, SIGNS } from "../../review/signs.js";
import { lostSentence, punishedSentence } from "../../review/text.js";
import { isMistake, isProven } from "../../review/verdicts.js";
import { report } from "../text.js";
import { createLegend } from "./discs.js";
import { createReasons } from "./reasons.js";

/**
 * What the coach says. It is heard as well, but where the graph says it already.
 * @param {(marks: readonly Mark[], reason: Reason | null) => void} mark marks what it speaks of
 * @param {Players} players
 */
export function createSaid(mark, players) {
  const sign = create("span", { class: "sign", "aria-hidden": "true" });
  const whose = create("i", { class: "chip", "aria-hidden": "true", hidden: "" });
  const text = create("span");
  const [rows, more] = [create("div", { class: "rows" }), create("div", { class: "rows" })];
  const legend = createLegend();
  const reasons = createReasons(
    (marks, reason) => {
      said.named = marks;
      said.reply = reason?.reply ?? null;
      said.isAlone = reason?.isAlone ?? false;
      said.counted = reason?.counted ?? null;
      said.happening = reason?.happening ?? null;
      drawHeadline();
      mark(marks, reason);
    },
    players,
    () => said.fit(),
  );
  const further = create(
    "div",
    { class: "further", role: "status", hidden: "" },
    reasons.lines,
    reasons.second,
    reasons.why,
    more,
  );
  const element = create(
    "div",
    { class: "said", role: "status" },
    create("p", { class: "sentence" }, sign, whose, text),
    reasons.element,
    rows,
    legend.element,
  );
  /** @type {{ card: Card, review: GameReview } | null} */
  let shown = null;
  /** @type {string | null} */
  let caption = null;
  const headline = () => {
    if (!shown) return "";
    const { card, review } = shown;
    if (!card.isBefore || !card.reviewed) return card.headline;
    if (said.isAlone) return lostSentence(card.reviewed);
    if (said.reply === null) return card.headline;
    return punishedSentence(review, card.reviewed, said.reply[0]);
  };
  const drawHeadline = () => {
    setText(text, caption ?? headline());
    setAttribute(element, "data-showing", caption !== null);
  };
  const said = {
    element,
    legend,
    further,
    fit: fitText(element),
    isOpen: false,
    /** The squares that the sentence names. @type {readonly Mark[]} */
    named: [],
    /** The opponent's reply that it speaks of, with what follows it. @type {readonly string[] | null} */
    reply: null,
    /** Whether no reply has to do with what it says. */
    isAlone: false,
    /** What follows the mistake and the better move to where it counts. @type {import("../../reasons/marks.js").Reason["counted"]} */
    counted: null,
    /** Where the corner falls or the side passes that it tells of. @type {import("../../reasons/marks.js").Happening | null} */
    happening: null,
    /** The reviewed game. @type {GameReview["game"] | null} */
    game: null,
    /** @param {string | null} shown instead of the sentence, while a line is shown */
    caption(shown) {
      caption = shown;
      drawHeadline();
    },
    /** @param {boolean} isOpen */
    open(isOpen) {
      said.isOpen = isOpen;
      further.hidden = !isOpen;
    },
    /** @param {Card} card @param {GameReview} review */
    draw(card, review) {
      said.game = review.game;
      const { praised, verdict } = card;
      setText(sign, praised ? PRAISE_SIGN : (verdict && isMistake(verdict) && SIGNS[verdict]) || "");
      // Its short sentence does not say who chose the move.
      whose.hidden = !(card.isBefore && card.reviewed);
      setAttribute(whose, "data-color", card.reviewed?.turn ?? null);
      setAttribute(element, "data-verdict", card.verdict);
      shown = { card, review };
      if (praised) reasons.praise(praised);
      else reasons.show(card, review);
      drawHeadline();
      drawRows(rows, card.rows);
      // While one looks for a better move, nothing is said that could be certain.
      const isSolved = card.reviewed !== null && !card.isAway && isProven(card.reviewed);
      drawRows(more, isSolved ? [...card.more, { label: "", lead: report.solved }] : card.more);
    },
    forget: () => reasons.forget(),
  };
  return said;
}

/** @param {HTMLElement} place @param {Card["rows"]} rows */
function drawRows(place, rows) {
  const drawn = JSON.stringify(rows);
  if (place.dataset.drawn === drawn) return;
  place.dataset.drawn = drawn;
  place.replaceChildren(
    ...rows.map(({ label, lead, isMarked, isSpare }) => {
      const name = create("b", isMarked ? { class: "keyed" } : {}, label);
      return create(
        "p",
        isSpare ? { class: "spare" } : {},
        ...(label ? [name, " "] : []),
        create("span", {}, lead),
      );
    }),
  );
}
