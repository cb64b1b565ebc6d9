/** @import { Mark } from "../../package/flipside.js" */
/** @import { GameReview } from "../../state/types.js" */
/** @import { Mistake } from "../../review/card.js" */
/** @import { Reason } from "../../reasons/reasons.js" */
/** @import { Players } from "./players.js" */

import { create } from "../../dom/elements.js";
import { marksOf } from "../../reasons/marks.js";
import { reasonsOf } from "../../reasons/reasons.js";
import { createTold } from "../../reasons/told.js";
import { report } from "../text.js";

/** One is told at once, and another one when one asks for more. */
const MOST_REASONS = 2;

/** With the two moves there are at most six marks on the board. */
const MOST_MARKS = 4;

/**
 * Why a move was a mistake: the first reason, whose squares are marked on the board, and a second one when one asks for more.
 * @param {(marks: readonly Mark[], reply: string | null) => void} tell which squares the reason names, and of which reply it speaks
 * @param {Players} players
 * @param {() => void} changed called when they were drawn
 */
export function createReasons(tell, players, changed) {
  const element = create("p", { class: "reasons", hidden: "" });
  const second = create("p", { class: "reasons", hidden: "" });
  const told = createTold();
  /** What was asked for last: the mistake, and whether it was known what players chose. */
  let asked = { move: /** @type {Mistake | null} */ (null), lead: "", isKnown: false };
  /** @param {readonly Reason[]} found @param {string} lead what stands before them */
  const draw = (found, lead) => {
    const [first, other] = found;
    element.hidden = !first;
    second.hidden = !other;
    const marks = first && asked.move ? namedBy(first, asked.move) : [];
    const marked = report.marked(marks.map((each) => ("square" in each ? each.square : "")).join(", "));
    element.replaceChildren(
      ...(lead ? [create("span", { class: "spoken-to" }, lead), " "] : []),
      first?.sentence ?? "",
      ...(marks.length > 0 ? [create("span", { class: "hidden" }, ` ${marked}`)] : []),
    );
    second.replaceChildren(other?.sentence ?? "");
    tell(marks, first?.reply ?? null);
    changed();
  };
  return {
    element,
    second,
    /**
     * Shows why a move was a mistake; nothing for none.
     * @param {Mistake | null} move
     * @param {string} lead what stands before the reasons
     * @param {GameReview} review
     */
    show(move, lead, { departure }) {
      // Where the game left the book, the card has that as a row of its own.
      const isKnown = players.isLoaded && move?.ply !== departure?.ply;
      const isSame = asked.move === move && asked.lead === lead;
      if (isSame && asked.isKnown === isKnown) return;
      const now = { move, lead, isKnown };
      asked = now;
      if (!isSame) draw([], lead);
      if (!move) return;
      const { position } = move;
      const known = isKnown ? players.knownIn(position) : null;
      void reasonsOf(position, move.line, move.best, known, told.before(placeOf(move)))
        // Without the coach, the rest of the card is there.
        .catch(() => [])
        .then((found) => {
          if (asked !== now) return;
          const reasons = found.slice(0, MOST_REASONS);
          told.tell(placeOf(move), reasons);
          draw(reasons, lead);
        });
    },
    /** Takes the reasons and their marks away, and those that are still looked for. */
    forget() {
      const { move } = asked;
      asked = { move: null, lead: "", isKnown: false };
      if (move) draw([], "");
    },
  };
}

/** A move in a position, whatever it is worth. @param {Mistake} move */
const placeOf = ({ position, move }) => `${position} ${move}`;

/**
 * The squares that a sentence names or the region that it speaks of, as marks; the two moves are shown as discs.
 * @param {Reason} reason
 * @param {Mistake} move
 * @returns {readonly Mark[]}
 */
function namedBy(reason, { move, best }) {
  if (reason.shape !== "ring" && reason.kind !== "region-last") return [];
  const marks = marksOf([reason], "played").filter(
    (mark) => "square" in mark && mark.square !== move && mark.square !== best.move,
  );
  return marks.length > MOST_MARKS ? [] : marks;
}
