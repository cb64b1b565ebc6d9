/** @import { Color, Mark } from "../../package/flipside.js" */
/** @import { GameReview, Praised } from "../../state/types.js" */
/** @import { Card, Mistake } from "../../review/card.js" */
/** @import { Reason } from "../../reasons/reasons.js" */
/** @import { Players } from "./players.js" */

import { create, setAttribute } from "../../dom/elements.js";
import { withCorner } from "../../reasons/corner.js";
import { toldOfTry } from "../../reasons/hints.js";
import { preventedBy } from "../../reasons/praise.js";
import { reasonsOf } from "../../reasons/reasons.js";
import { createTold } from "../../reasons/told.js";
import { isCorner } from "../../review/causes/corners.js";
import { cornerGiven } from "../../review/decision.js";
import { report } from "../text.js";
import { isFew, linesIn, namedBy, namedIn } from "./named.js";

/** One is told at once, and another one when one asks for more. */
const MOST_REASONS = 2;

/**
 * The mistake whose reasons are asked for, how they are told, and whether it is known what players chose.
 * @typedef {Pick<Card, "isVeiled" | "isDone" | "isBefore"> & {
 *   move: Mistake | Praised | null, lead: string, player: Color | null, isKnown: boolean,
 * }} Asked
 */

/** @type {Readonly<Asked>} */
const NOTHING = Object.freeze({
  move: null,
  lead: "",
  player: null,
  isKnown: false,
  isVeiled: false,
  isDone: false,
  isBefore: false,
});

/**
 * Why a move was a mistake: the first reason, whose squares are marked on the board, and a second one when one asks for more.
 * @param {(marks: readonly Mark[], reason: Reason | null) => void} tell the reason, if it is one, and the squares that it names
 * @param {Players} players
 * @param {() => void} changed called when they were drawn
 */
export function createReasons(tell, players, changed) {
  const element = create("p", { class: "reasons", hidden: "" });
  const second = create("p", { class: "reasons", hidden: "" });
  const lines = create("p", { class: "reasons", hidden: "" });
  const why = create("p", { class: "reasons", hidden: "" }, report.whyMoves);
  const told = createTold();
  /** What was asked for last. */
  let asked = NOTHING;
  /**
   * @param {readonly string[]} sentences
   * @param {string} lead what stands before them
   * @param {readonly Mark[]} marks
   * @param {Reason | null} [reason] the first of them
   * @param {readonly string[]} [leading] the lines that lead to the boards on which one counts
   * @param {boolean} [areFew] whether few moves are counted: then it is said why one counts them
   */
  const draw = ([first, other], lead, marks, reason = null, leading = [], areFew = false) => {
    element.hidden = !first;
    setAttribute(element, "data-awaited", null);
    second.hidden = !other;
    const marked = report.marked(marks.map((each) => ("square" in each ? each.square : "")).join(", "));
    element.replaceChildren(
      ...(lead && first
        ? [create("span", { class: marks.length > 0 ? "spoken-to keyed" : "spoken-to" }, lead), " "]
        : []),
      first ?? "",
      ...(marks.length > 0 ? [create("span", { class: "hidden" }, ` ${marked}`)] : []),
    );
    second.replaceChildren(other ?? "");
    lines.hidden = leading.length === 0;
    why.hidden = !areFew;
    const rows = leading.map((each) => create("span", {}, each));
    lines.replaceChildren(...rows.flatMap((row, at) => (at === 0 ? [row] : [create("br", {}), row])));
    tell(marks, reason);
    changed();
  };
  /** Keeps the place of the reason that is looked for, so that nothing below it moves when it comes. */
  const keepPlace = () => {
    element.hidden = false;
    setAttribute(element, "data-awaited", true);
  };
  return {
    element,
    second,
    lines,
    why,
    /**
     * Shows why a move was a mistake, or what a better one that was found has over it; nothing for none.
     * @param {Pick<Card, "why" | "whyLead" | "whyPlayer" | "isFound" | "isVeiled" | "isDone" | "isBefore">} card
     * @param {GameReview} review
     */
    show({ why: move, whyLead: lead, whyPlayer: player, isFound, isVeiled, isDone, isBefore }, review) {
      const { departure, game } = review;
      // Where the game left the book, the card has that as a row of its own.
      const isKnown = players.isLoaded && move?.ply !== departure?.ply;
      const isSame = asked.move === move && asked.lead === lead && asked.player === player;
      const now = { move, lead, player, isKnown, isVeiled, isDone, isBefore };
      if (isSame && String(flagsOf(asked)) === String(flagsOf(now))) return;
      const former = asked.move;
      asked = now;
      // What was told of a move stays until a deeper look has other reasons.
      const isSameMove = former && move && placeOf(former) === placeOf(move);
      if (!isSame && !isSameMove) draw([], lead, []);
      if (!move) return;
      if (element.hidden) keepPlace();
      const { position } = move;
      // How often players chose the better move is no reason against another one.
      const known = isKnown && !isVeiled ? players.knownIn(position) : null;
      const { line, best } = move;
      const isPlayed = move.move === game.moves[move.ply] && String(position) === String(game.at(move.ply));
      void Promise.all([
        reasonsOf(position, line, best, { known, before: told.before(placeOf(move)), player }),
        isFound ? preventedBy(position, best, line, player) : [],
        isPlayed && !isDone ? cornerGiven(review, move.ply, player) : null,
      ])
        // Without the coach, the rest of the card is there.
        .catch(() => null)
        .then((known) => {
          if (asked !== now) return;
          const [found, [praise], given] = known ?? [[], [], null];
          if (praise) {
            const sentences = [praise];
            draw(sentences, "", namedIn({ move: best.move, sentences }));
            return;
          }
          const all = isVeiled
            ? toldOfTry(found, best.move, line.pv[1])
            : withCorner(found, given, line.pv[1]);
          const reasons = all.slice(0, MOST_REASONS);
          told.tell(placeOf(move), reasons);
          const [first] = reasons;
          // After another move, they would be those of a line that is not on the board.
          const marks = first && !isDone ? namedBy(first, move, isBefore) : [];
          const isAsked = known !== null && !isVeiled && !isDone;
          draw(
            first || !isAsked ? reasons.map(({ sentence }) => sentence) : [withoutReason(best.move)],
            lead,
            marks,
            first ?? null,
            // While one looks for the better move, the lines would name it.
            isVeiled ? [] : linesIn(reasons, move),
            !isVeiled && reasons.some(({ counted }) => counted !== null && isFew(move, counted)),
          );
        });
    },
    /** Shows what a good move is praised for. @param {Praised} praised */
    praise(praised) {
      if (asked.move === praised) return;
      asked = { ...NOTHING, move: praised };
      draw(praised.sentences, "", namedIn(praised));
    },
    /** Takes the reasons and their marks away, and those that are still looked for. */
    forget() {
      const { move } = asked;
      asked = NOTHING;
      if (move) draw([], "", []);
    },
  };
}

/** What is drawn otherwise for one mistake. @param {Asked} asked */
const flagsOf = ({ isKnown, isVeiled, isDone, isBefore }) => [isKnown, isVeiled, isDone, isBefore];

/** A move in a position, whatever it is worth. @param {{ move: string, position?: unknown }} move */
const placeOf = ({ position, move }) => `${position} ${move}`;

/** What is said where the coach finds no reason: what a corner is worth, or that one has to look. @param {string} best the better move */
function withoutReason(best) {
  return isCorner(best) ? report.worthOfCorner(best) : report.noReason;
}
