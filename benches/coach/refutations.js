// Measures what the coach tells of mistakes of people that no evidence was fitted to, with the replies to both moves: how many have a refutation, and whether a deeper search
// with an empty table agrees; and the longest sentence, and what the coach takes of a page.
//
//   node benches/coach/refutations.js [--count 600] [--level 12] [--check LEVEL] [--write FILE]
//   node benches/coach/refutations.js --read FILE [--check LEVEL]
//
// `--check` searches each refutation again, `--write` writes the mistakes with their replies, as the tests read them, and `--read` takes them from there.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { Engine, Game } from "flipside";
import { explain, sentence } from "flipside/coach";
import { ROOT } from "../../scripts/run.mjs";
import { untruthOf } from "../../tests/node/coach/by-rules.js";
import { heldOut, repliedIn, repliedText } from "../../tests/node/coach/mistakes.js";
import { refutedBySearch } from "../../tests/node/coach/verified.js";
import { format, percent } from "../measuring/table.js";
import { loads } from "../size.js";

/** @import { Level } from "flipside" */
/** @import { Reason } from "flipside/coach" */
/** @import { Mistake, Replied } from "../../tests/node/coach/mistakes.js" */

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "600" },
    level: { type: "string", default: "12" },
    check: { type: "string" },
    read: { type: "string" },
    write: { type: "string" },
  },
});

/** A mistake loses at least so many discs. */
const LEAST_LOSS = 4;
const PHASES = /** @type {const} */ ({ opening: [60, 41], midgame: [40, 21], endgame: [20, 0] });
/** Reasons that name a square name it within so many plies. */
const NEAR = 6;
/** What is told of the end of the game. */
const LATE = ["last-move", "discs-lost", "region-last"];

/** @param {Mistake} mistake */
const emptiesOf = ({ position }) => position.split("-").length - 1;

/** Whether a reason names squares, of what happens soon. @param {Reason} reason */
function isNamed(reason) {
  if (LATE.includes(reason.kind)) return false;
  if (!("square" in reason || "replies" in reason || "squares" in reason)) return false;
  if ("squares" in reason && reason.squares?.length === 0) return false;
  return !("ply" in reason && reason.ply > NEAR);
}

/**
 * The mistakes by phase: those of a file, or as many of each phase, spread over all that were held out.
 * @returns {[string, (Mistake | Replied)[]][]}
 */
function chosen() {
  const large = heldOut().filter(({ played, best }) => best.score - played.score >= LEAST_LOSS);
  const all = values.read === undefined ? large : repliedIn(values.read);
  return Object.entries(PHASES).map(([phase, [most, least]]) => {
    const some = all.filter((mistake) => emptiesOf(mistake) >= least && emptiesOf(mistake) <= most);
    const wanted = values.read === undefined ? Math.round(Number(values.count) / 3) : some.length;
    const count = Math.min(some.length, wanted);
    return [
      phase,
      Array.from({ length: count }, (_, index) => some[Math.floor((index * some.length) / count)]),
    ];
  });
}

const engine = await Engine.create({ worker: false });
const limits = { level: /** @type {Level} */ (Number(values.level)) };
/** @param {Mistake | Replied} mistake @returns {Promise<Replied>} */
async function withReplies(mistake) {
  if ("replies" in mistake) return proven(mistake);
  const game = Game.parse(mistake.position);
  const repliesTo = async (/** @type {Mistake["played"]} */ { move }) => {
    await engine.newGame();
    return (await engine.analyze(game.after(move), limits)).lines;
  };
  const replies = { played: await repliesTo(mistake.played), best: await repliesTo(mistake.best) };
  return proven({ ...mistake, replies });
}

/**
 * The mistake with its lines as proven where the replies prove their scores: files of mistakes do not say it.
 * @param {Replied} mistake
 * @returns {Replied}
 */
function proven({ position, played, best, replies }) {
  const withProof = (/** @type {Mistake["played"]} */ line, /** @type {Mistake["played"][]} */ [reply]) => ({
    ...line,
    exact: reply?.exact === true && reply.score === 0 - line.score,
  });
  return {
    position,
    played: withProof(played, [...replies.played]),
    best: withProof(best, [...replies.best]),
    replies,
  };
}

const rows = [];
const written = [];
const faults = [];
let [checked, longest, searchMs, explainMs] = [0, 0, 0, 0];
for (const [phase, mistakes] of chosen()) {
  const counts = { refutation: 0, named: 0, any: 0 };
  for (const mistake of mistakes) {
    const start = performance.now();
    const replied = await withReplies(mistake);
    const searched = performance.now();
    const reasons = explain(replied.position, replied.played, replied.best, { replies: replied.replies });
    searchMs += searched - start;
    explainMs += performance.now() - searched;
    written.push(repliedText(replied));
    if (reasons.some(isNamed)) counts.named += 1;
    if (reasons.length > 0) counts.any += 1;
    for (const reason of reasons) {
      longest = Math.max(longest, sentence(reason).split(" ").length);
      if (!("better" in reason)) continue;
      const untruth = untruthOf(reason, replied);
      if (untruth) faults.push(`${replied.position} ${reason.kind}: ${untruth}`);
      if (reason.kind !== "refutation") continue;
      counts.refutation += 1;
      if (values.check === undefined) continue;
      checked += 1;
      const wrong = await refutedBySearch(engine, reason, replied, {
        level: /** @type {Level} */ (Number(values.check)),
      });
      if (wrong) faults.push(`${replied.position} ${mistake.played.move} ${mistake.best.move}: ${wrong}`);
    }
  }
  const [refutation, named, any] = Object.values(counts).map((count) => percent(count, mistakes.length));
  rows.push({
    phase,
    mistakes: mistakes.length,
    "a refutation": refutation,
    "squares soon": named,
    "any reason": any,
  });
}
console.log(format(rows));
console.log(`\nlongest sentence: ${longest} words`);
const [coach] = (await loads(join(ROOT, "dist"))).filter(({ entry }) => entry === "flipside/coach");
const inDist = (/** @type {string} */ file) => readFileSync(join(ROOT, "dist", file));
const [english] = coach.files.map(inDist).filter((content) => content.includes("next to the corner"));
const words = gzipSync(english, { level: 9 }).length;
console.log(`flipside/coach: ${coach.gzip} bytes with gzip, ${words} of them its English`);
console.log(
  `${(searchMs / written.length).toFixed(0)} ms a mistake for the replies, ${(explainMs / written.length).toFixed(1)} ms to explain it`,
);
if (values.check) console.log(`${checked} refutations searched again at level ${values.check}`);
console.log(faults.length > 0 ? `\nfalse:\n${faults.join("\n")}` : "none false");
if (values.write) writeFileSync(values.write, gzipSync(`${written.join("\n")}\n`, { level: 9 }));
process.exit(faults.length > 0 ? 1 : 0);
