// Measures the good moves that the coach praises: how many of a game, for what, and whether a deeper search with an empty table agrees.
//
//   node benches/coach/praise.js --games FILE [--count 100] [--check LEVEL] [--show]
//
// The file has a game a line, its moves first. `--check` searches each again, and `--show` prints what is said.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Engine, Game } from "flipside";
import { praise, sentence } from "flipside/coach";
import { missedByOthers } from "../../js/verdicts/missed-by-others.js";
import { untruthOf } from "../../tests/node/coach/by-rules.js";
import { praisedBySearch } from "../../tests/node/coach/verified.js";
import { format } from "../measuring/table.js";

/** @import { Color, Level } from "flipside" */

const { values } = parseArgs({
  options: {
    games: { type: "string" },
    count: { type: "string", default: "100" },
    check: { type: "string" },
    show: { type: "boolean", default: false },
  },
});
if (values.games === undefined) throw new Error("--games: expected a file of games");

const rows = readFileSync(values.games, "utf8").trim().split("\n").slice(0, Number(values.count));
const engine = await Engine.create({ worker: false });
/** @type {Record<string, number>} */
const kinds = {};
/** How many moves of each player are praised. @type {number[]} */
const praised = [];
const faults = [];
let [moves, spentMs] = [0, 0];
for (const row of rows) {
  const game = Game.parse(String(row.split(" ")[0]));
  /** @type {Record<Color, number>} */
  const counts = { black: 0, white: 0 };
  for (const [ply, move] of game.moves.entries()) {
    const position = game.at(ply);
    moves += 1;
    const start = performance.now();
    const good = await missedByOthers((each, limits) => engine.analyze(each, limits), position, move);
    spentMs += performance.now() - start;
    if (!good) continue;
    const { best, second, replies } = good;
    const found = praise(position, best, second, { replies });
    const [first] = found;
    if (!first) continue;
    counts[position.turn] += 1;
    const kind = first.kind === "prevents" ? `prevents, ${first.how}` : first.kind;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    if (values.show)
      console.log(`${position} ${move}: ${found.map((each) => sentence(each)).join(" ")} (${second.move})`);
    const mistake = {
      position: position.toString(),
      played: second,
      best,
      replies: { played: replies.second, best: replies.best },
    };
    for (const each of found) {
      const untruth =
        each.kind === "prevents" ? untruthOf({ ...each, kind: "best-reply" }, mistake) : undefined;
      const wrong =
        values.check === undefined
          ? undefined
          : await praisedBySearch(engine, each, mistake, {
              level: /** @type {Level} */ (Number(values.check)),
            });
      if (untruth || wrong) faults.push(`${position} ${move} ${each.kind}: ${untruth ?? wrong}`);
    }
  }
  praised.push(counts.black, counts.white);
}
const all = praised.reduce((sum, count) => sum + count, 0);
console.log(
  format(
    Object.entries(kinds)
      .sort(([, more], [, less]) => less - more)
      .map(([kind, count]) => ({ "told first": kind, moves: count })),
  ),
);
console.log(
  `\n${all} moves praised of ${moves} in ${rows.length} games, ${(all / praised.length).toFixed(2)} of a player in a game; none, one, two, more: ${[0, 1, 2].map((count) => praised.filter((each) => each === count).length).join(", ")}, ${praised.filter((each) => each > 2).length}`,
);
console.log(`${(spentMs / rows.length).toFixed(0)} ms a game`);
console.log(faults.length > 0 ? `\nfalse:\n${faults.join("\n")}` : "none false");
process.exit(faults.length > 0 ? 1 : 0);
