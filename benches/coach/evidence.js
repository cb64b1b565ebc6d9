// Measures how often the coach explains mistakes of people, and how often it would explain the same lines exchanged, the scores
// left: what is said as often there says nothing. The mistakes are those to which the evidence was not fitted.

import { Book } from "flipside/book";
import { explain } from "flipside/coach";
import { cutOff, exchanged, heldOut } from "../../tests/node/coach/mistakes.js";
import { format, percent } from "../measuring/table.js";

/** @import { Mistake } from "../../tests/node/coach/mistakes.js" */

/** As many plies as quick searches give, and all that are known. */
const PLIES = [8, 10, 12, Number.POSITIVE_INFINITY];
const PHASES = /** @type {const} */ ({ opening: [60, 41], midgame: [40, 21], endgame: [20, 0] });

/** @param {Mistake} mistake */
function reasonsOf({ position, played, best }) {
  return explain(position, played, best);
}

/** @param {Mistake} mistake @param {readonly [number, number]} empties */
function isWithin({ position }, [most, least]) {
  const empties = position.split("-").length - 1;
  return empties >= least && empties <= most;
}

/** How many times as often. @param {number} part @param {number} whole */
function times(part, whole) {
  return (part / Math.max(whole, 1)).toFixed(1);
}

const mistakes = heldOut();
const rows = [];
/** @type {Map<string, number[]>} */
const kinds = new Map();
const start = performance.now();
let explained = 0;
for (const [phase, empties] of Object.entries(PHASES)) {
  const chosen = mistakes.filter((mistake) => isWithin(mistake, empties));
  for (const plies of PLIES) {
    const counts = [0, 0];
    for (const mistake of chosen) {
      const cut = cutOff(mistake, plies);
      for (const [order, each] of [cut, exchanged(cut)].entries()) {
        const reasons = reasonsOf(each);
        explained += 1;
        if (reasons.length > 0) counts[order] += 1;
        for (const { kind } of plies === PLIES.at(-1) ? reasons : []) {
          const told = kinds.get(kind) ?? [0, 0];
          told[order] += 1;
          kinds.set(kind, told);
        }
      }
    }
    rows.push({
      phase,
      mistakes: chosen.length,
      "lines of": Number.isFinite(plies) ? `${plies} plies` : "all plies",
      explained: percent(counts[0], chosen.length),
      "as often as exchanged": times(counts[0], counts[1]),
    });
  }
}
const perExplanation = (performance.now() - start) / explained;
console.log(format(rows));
const byKind = [...kinds].sort(([, [one]], [, [other]]) => other - one);
const told = byKind.map(([kind, [found, wrong]]) => ({
  kind,
  told: found,
  exchanged: wrong,
  "as often": times(found, wrong),
}));
console.log(`\n${format(told)}`);

const book = await Book.load();
await book.loadStatistics();
/** In how many games the moves of mistakes that are in the book were chosen. */
const choices = mistakes.flatMap(({ position, played, best }) => {
  const known = position.split("-").length > 36 ? book.lookup(position) : null;
  const gamesOf = (/** @type {string} */ move) => known?.moves.find((each) => each.move === move)?.games ?? 0;
  return known && known.moves.length > 0 ? [{ played: gamesOf(played.move), best: gamesOf(best.move) }] : [];
});
const grid = [5, 20, 100].flatMap((least) =>
  [2, 3, 5].map((ratio) => {
    const isMuchMore = (/** @type {number} */ one, /** @type {number} */ other) =>
      one >= least && one >= ratio * other;
    const found = choices.filter(({ played, best }) => isMuchMore(best, played)).length;
    const wrong = choices.filter(({ played, best }) => isMuchMore(played, best)).length;
    return {
      "chosen in games": least,
      "times as often": ratio,
      mistakes: found,
      exchanged: wrong,
      "as often": times(found, wrong),
    };
  }),
);
console.log(`\nOf ${choices.length} mistakes in the book, the better move was chosen so much more often:\n`);
console.log(format(grid));
console.log(`\n${perExplanation.toFixed(2)} ms an explanation`);
