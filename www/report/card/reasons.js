/** @import { Mark, ReviewedMove } from "../../package/flipside.js" */
/** @import { GameReview } from "../../state/types.js" */
/** @import { Reason } from "../../reasons/reasons.js" */
/** @import { Players } from "./players.js" */

import { create } from "../../dom/elements.js";
import { draw as drawing } from "../../dom/svg.js";
import { drawnReasons, marksOf } from "../../reasons/marks.js";
import { reasonsOf } from "../../reasons/reasons.js";
import { createTold } from "../../reasons/told.js";
import { report } from "../text.js";

/** The card has room for so many. */
const MOST_REASONS = 2;

/** What the marks of a reason look like: the list shows it as well. @type {Readonly<Record<string, () => SVGElement>>} */
const KEYS = {
  ring: () => drawing("circle", { cx: 8, cy: 8, r: 5.5 }),
  pip: () => drawing("circle", { cx: 4.5, cy: 11.5, r: 2.5, class: "solid" }),
  tint: () => drawing("rect", { width: 16, height: 16, class: "solid tint" }),
  square: () => drawing("rect", { x: 2, y: 2, width: 12, height: 12 }),
  cross: () => drawing("path", { d: "M4.5 4.5l7 7M11.5 4.5l-7 7" }),
};

/** One of the two lines that the coach compares. @typedef {"played" | "best"} LineName */

/**
 * Why a move was a mistake, as a list and as marks on the board.
 * @param {(marks: readonly Mark[]) => void} mark
 * @param {Players} players
 * @param {() => void} changed called when the list was drawn
 */
export function createReasons(mark, players, changed) {
  const element = create("ul", { class: "reasons", hidden: "" });
  const told = createTold();
  /** What was asked for last: the mistake, and whether it was known what players chose. */
  let asked = { move: /** @type {ReviewedMove | null} */ (null), lead: "", isKnown: false };
  /** @type {readonly Reason[]} */
  let given = [];
  /** @type {LineName} */
  let line = "played";
  /** @param {readonly Reason[]} found @param {string} lead what stands before them */
  const draw = (found, lead) => {
    given = found;
    element.hidden = found.length === 0;
    const drawn = drawnReasons(found, line);
    element.replaceChildren(
      ...(lead ? [create("li", { class: "spoken-to" }, lead)] : []),
      ...found.map((reason) => item(reason, drawn.includes(reason) ? reason.squares[line] : [])),
    );
    mark(marksOf(found, line));
    changed();
  };
  return {
    element,
    /**
     * Shows why a move was a mistake; nothing for none.
     * @param {ReviewedMove | null} move
     * @param {string} lead what stands before the reasons
     * @param {GameReview} review
     * @param {LineName} lineOnBoard whose squares are marked
     */
    show(move, lead, { departure, game }, lineOnBoard) {
      const isTurned = line !== lineOnBoard;
      line = lineOnBoard;
      // Where the game left the book, the card has that as a row of its own.
      const isKnown = players.isLoaded && move?.ply !== departure?.ply;
      if (asked.move !== move || asked.lead !== lead) draw([], lead);
      else if (asked.isKnown === isKnown) return isTurned && move ? draw(given, lead) : undefined;
      const now = { move, lead, isKnown };
      asked = now;
      if (!move) return;
      const position = game.at(move.ply);
      const known = isKnown ? players.knownIn(position) : null;
      void reasonsOf(position, move.line, move.best, known, told.before(move))
        // Without the coach, the rest of the card is there.
        .catch(() => [])
        .then((found) => {
          if (asked !== now) return;
          const reasons = found.slice(0, MOST_REASONS);
          told.tell(move, reasons);
          draw(reasons, lead);
        });
    },
    /** Takes the reasons and their marks away, and those that are still looked for. */
    forget() {
      if (asked.move) draw([], "");
      asked = { move: null, lead: "", isKnown: false };
    },
  };
}

/** A reason as it is said, with the look of its marks, and their squares for who cannot see them. @param {Reason} reason @param {readonly string[]} squares */
function item({ sentence, shape }, squares) {
  const key = shape && squares.length > 0 ? KEYS[shape]?.() : undefined;
  if (!key) return create("li", {}, sentence);
  return create(
    "li",
    { class: "marked" },
    drawing("svg", { class: "key", viewBox: "0 0 16 16", "aria-hidden": "true" }, key),
    sentence,
    create("span", { class: "hidden" }, ` ${report.marked(squares.join(", "))}`),
  );
}
