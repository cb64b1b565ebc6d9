// What is said of the boards to which a line is shown, beside what the coach has counted there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine } from "flipside";
import { explain } from "flipside/coach";
import { Game } from "flipside/game";
import { happeningIn } from "../../../www/reasons/marks.js";
import { scenesOf } from "../../../www/report/card/showing.js";
import { LEAST_LOSS } from "../../../www/review/verdicts.js";

/** Games of people on the web, among whose mistakes all kinds of counts are told. */
const GAMES = [
  "d3c3b3c5d6e3f3e2f5a3e1g5d2g3h5d7d8f6h3f4f7c7b2d1c2a1b6g7c4f2f1g2c1f8g4b1e6c6a2g6h7b4g1h1a4a5b5h4h2c8e7e8b7h8h6a8a7b8a6g8",
  "c4e3f6e6f5b4d6g6g5g4h3c5f4f7e7g3f8c7h6d7f3e2h5e8d8g8h8h7g7h4c8f2f1g1h1h2g2c3d2d3c2e1d1c1b5a5c6b7a8b3b8b6a7a6a2b2a4b1a3a1",
  "f5d6c3d3c4f4c5b3c2e6c6b4b5g4d7c8f6c7g5d1e7f8b6a5a3h6a6a7g3e2h5d2b2b7a4e3e8a1a8d8b8a2f7h4g8g6f2f3h3h2g2e1f1g1h1h7g7h8c1b1",
];

test("a line is shown to where the corner falls or the side passes that the coach tells of, unless that is far", async () => {
  const engine = await Engine.create({ worker: false });
  /** With how many moves each kind happens. @type {Record<string, number[]>} */
  const seen = {};
  for (const game of GAMES.map((transcript) => Game.parse(transcript))) {
    const { moves } = await engine.review(game, { level: 8 });
    for (const reviewed of moves.filter(({ loss }) => loss >= LEAST_LOSS)) {
      const { ply, turn, line, best } = reviewed;
      for (const reason of explain(game.at(ply).toString(), line, best)) {
        const happening = happeningIn(reason);
        if (!happening) continue;
        const { kind } = reason;
        const scenes = scenesOf({ game }, reviewed, Game, { happening });
        const better = scenes.findIndex(({ caption }) => caption.startsWith("Now the better move"));
        const shown = happening.line === "played" ? scenes.slice(0, better) : scenes.slice(better + 1);
        // Behind them is who leads at the end.
        assert.ok(shown.length - 1 <= 11);
        seen[kind] = [...(seen[kind] ?? []), happening.moves];
        if (happening.moves > 11) continue;
        const isOwn = kind === "corner-missed" || kind === "pass-suffered";
        const who = isOwn === (turn === "black") ? "Black" : "White";
        const told = kind.startsWith("pass-") ? `${who} must pass.` : sentenceOf(who, reason);
        assert.match(shown[happening.moves - 1].caption, new RegExp(told), kind);
      }
    }
  }
  engine.dispose();
  const most = (/** @type {string} */ kind) => Math.max(...(seen[kind] ?? []));
  assert.deepEqual(
    ["corner-given", "corner-missed", "pass-missed", "pass-suffered"].map((kind) => most(kind) >= 5),
    [true, true, true, true],
    JSON.stringify(seen),
  );
  assert.ok(Math.max(most("corner-given"), most("corner-missed")) > 5, "a line is longer than others");
});

/** What is said of the move that takes a corner. @param {string} who @param {object} reason */
function sentenceOf(who, reason) {
  assert.ok("square" in reason);
  return `^${who} (played|plays|answers|could answer with|goes on with) ${reason.square}\\b`;
}

test("at the end of both lines it is said how many moves each side has there", async () => {
  const engine = await Engine.create({ worker: false });
  /** @type {Set<string>} */
  const seen = new Set();
  for (const game of GAMES.map((transcript) => Game.parse(transcript))) {
    const { moves } = await engine.review(game, { level: 12 });
    for (const reviewed of moves.filter(({ loss }) => loss >= LEAST_LOSS)) {
      const { ply, turn, line, best } = reviewed;
      const position = game.at(ply);
      const after = async (/** @type {typeof best.move} */ move) =>
        (await engine.analyze(position.after(move), { level: 12 })).lines;
      const replies = { played: await after(line.move), best: await after(best.move) };
      for (const reason of explain(position.toString(), line, best, { replies })) {
        if (reason.kind !== "choices") continue;
        const { how, played, theirs, instead } = reason;
        const counted = { played: reason.line, best: reason.otherwise, how };
        const scenes = scenesOf({ game }, reviewed, Game, { reply: reason.line, counted });
        const said = scenes.filter(({ isCounted }) => isCounted).map(({ caption }) => caption);
        const [color, other] = turn === "black" ? ["Black", "White"] : ["White", "Black"];
        const squares = (/** @type {string} */ text) =>
          Number(/ can move to (\d+) squares?, /.exec(text)?.[1]);
        const ends =
          how === "unsafe"
            ? [played, reason.best].map((count) => `, to ${count || "none"} without opening a corner.`)
            : [theirs, instead].map((count) => `, ${other} to ${count || "none"}.`);
        assert.equal(said.length, 2);
        for (const [at, text] of said.entries()) {
          assert.ok(text.startsWith(`${color} can move to `) && text.endsWith(String(ends[at])), text);
          assert.ok(squares(text) >= 1, text);
        }
        if (how === "left" || how === "fewer")
          assert.deepEqual(said.map(squares), [played, reason.best], how);
        seen.add(how);
      }
    }
  }
  engine.dispose();
  assert.deepEqual([...seen].sort(), ["fewer", "left", "opened", "unsafe"]);
});
