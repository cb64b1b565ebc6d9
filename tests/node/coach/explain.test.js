import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { explain, FlipsideError } from "flipside/coach";
import { Game } from "flipside/game";
import { differencesOf } from "../../../js/coach/facts/comparison.js";
import { FACTS } from "../../../js/coach/facts/evidence.js";

import { PlayedLine } from "../../../js/coach/facts/line.js";
import { TELLINGS } from "../../../js/coach/reasons.js";
import { parseBoard } from "../../../js/notation/board.js";
import { cutOff, exchanged, heldOut, movesOf } from "./mistakes.js";
import { falsehoodOf, playedOut, stableDiscs } from "./plain.js";

/** @import { CoachLine, ErrorCode, Reason } from "flipside/coach" */
/** @import { Mistake } from "./mistakes.js" */

const MISTAKES = heldOut();
/** Enough for each kind of reason. */
const SOME = MISTAKES.filter((_, index) => index % 12 === 0);
/** As searches of all kinds give them: to the end of the game, and short. */
const CUTS = [60, 8, 5, 13];

/** @param {Mistake} mistake @returns {Reason[]} */
const reasonsOf = ({ position, played, best }) => explain(position, played, best);

test("every reason of hundreds of mistakes can be played out, with either line as the mistake", () => {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  const false_ = SOME.flatMap((whole, index) => {
    const mistake = cutOff(whole, CUTS[index % CUTS.length]);
    return [mistake, exchanged(mistake)].flatMap((each) =>
      reasonsOf(each).flatMap((reason) => {
        kinds.set(reason.kind, (kinds.get(reason.kind) ?? 0) + 1);
        return falsehoodOf(reason, each) ?? [];
      }),
    );
  });
  assert.deepEqual(false_, []);
  assert.ok(SOME.length > 600, `${SOME.length} mistakes`);
  for (const kind of [
    "corner-given",
    "corner-missed",
    "mobility",
    "pass-suffered",
    "last-move",
    "own-regions",
  ])
    assert.ok((kinds.get(kind) ?? 0) > 5, `${kind}: ${kinds.get(kind)}`);
});

test("every kind of reason is true of lines that differ so, whether evidence speaks for it or not", () => {
  /** Of each fact the kinds that it is told as. @type {Map<string, Set<string>>} */
  const kinds = new Map();
  const false_ = SOME.filter((_, index) => index % 4 === 0).flatMap((whole, index) => {
    const mistake = cutOff(whole, CUTS[index % CUTS.length]);
    const position = parseBoard(mistake.position);
    const lines = [mistake.played, mistake.best].map(({ pv }) => new PlayedLine(position, pv));
    return differencesOf(lines[0], lines[1]).flatMap((difference, column) => {
      const [fact] = FACTS[column].split("@");
      const tell = TELLINGS[fact];
      const [played, best] = difference.values;
      const isSigned = /^(opponentCorners|ownPasses|xSquare|cSquare|evenRegion)/.test(FACTS[column]);
      if (!tell || (isSigned ? played <= best : played >= best && /^(own|opponentP)/.test(FACTS[column])))
        return [];
      const reason = tell(difference);
      if (!reason) return [];
      kinds.set(fact, (kinds.get(fact) ?? new Set()).add(reason.kind));
      // Without a difference the side to move is anybody's.
      return played === best ? [] : (falsehoodOf(reason, mistake) ?? []);
    });
  });
  assert.deepEqual(false_, []);
  assert.deepEqual([...kinds.keys()].sort(), Object.keys(TELLINGS).sort());
  assert.ok([...kinds.values()].every(({ size }) => size === 1));
});

test("discs that are called stable stay as they are to the end of the line", () => {
  let seen = 0;
  for (const { position, best } of SOME.filter((_, index) => index % 8 === 0)) {
    const games = playedOut(position, best.pv);
    for (const color of /** @type {const} */ (["black", "white"])) {
      const held = stableDiscs(games[Math.floor(games.length / 2)], color);
      seen += held.length;
      for (const later of games.slice(Math.floor(games.length / 2)))
        assert.deepEqual(
          held.filter((square) => later.board[square] !== (color === "black" ? "X" : "O")),
          [],
        );
    }
  }
  assert.ok(seen > 200, `${seen} discs`);
});

test("facts are those to which the evidence was fitted", () => {
  const rows = readFileSync(new URL("../../data/coach-facts.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  assert.ok(rows.length > 100);
  for (const row of rows) {
    const [board, side, played, best, cut, ...facts] = row.split(" ");
    const position = parseBoard(`${board} ${side}`);
    const lines = [played, best].map((line) => new PlayedLine(position, movesOf(line).slice(0, Number(cut))));
    const rounded = (/** @type {number} */ value) => Math.round(value * 10_000) / 10_000 + 0;
    const found = differencesOf(lines[0], lines[1]).map(({ values }) => values.map(rounded));
    const [expected, others] = facts.map((text) => text.split(",").map((fact) => Number(fact) + 0));
    assert.deepEqual(
      found,
      expected.map((fact, index) => [fact, others[index]]),
    );
  }
});

test("mistakes are explained far more often than the same lines exchanged", () => {
  const phases = { opening: [60, 41, 0.45, 4], midgame: [40, 21, 0.5, 4], endgame: [20, 0, 0.8, 6] };
  for (const [phase, [most, least, share, ratio]] of Object.entries(phases)) {
    const chosen = SOME.filter(({ position }) => {
      const { empties } = Game.parse(position);
      return empties >= least && empties <= most;
    });
    const speaks = (/** @type {Mistake[]} */ mistakes) =>
      mistakes.filter((each) => reasonsOf(each).length > 0).length;
    const [found, wrong] = [speaks(chosen), speaks(chosen.map(exchanged))];
    assert.ok(found >= share * chosen.length, `${phase}: ${found} of ${chosen.length}`);
    assert.ok(found >= ratio * wrong, `${phase}: ${found} and ${wrong}`);
  }
});

test("there are at most three reasons, each of its own kind, and the same ones each time", () => {
  let most = 0;
  for (const mistake of SOME.slice(0, 300)) {
    const reasons = reasonsOf(mistake);
    most = Math.max(most, reasons.length);
    assert.equal(new Set(reasons.map(({ kind }) => kind)).size, reasons.length);
    assert.deepEqual(reasonsOf(structuredClone(mistake)), reasons);
  }
  assert.equal(most, 3);
});

test("a move that loses nothing has no reason, and neither has the best move itself", () => {
  const { position, played, best } = MISTAKES.find((each) => reasonsOf(each).length === 3) ?? MISTAKES[0];
  assert.equal(explain(position, played, best).length, 3);
  assert.deepEqual(explain(position, { ...played, score: best.score }, best), []);
  assert.deepEqual(explain(position, { ...best, score: -64 }, best), []);
});

test("a position may be a game, at its cursor, or any text that Game.parse reads", () => {
  const game = Game.parse(START);
  const reasons = explain(game, PLAYED, BEST);
  assert.deepEqual(
    reasons.map(({ kind }) => kind),
    ["mobility", "frontier", "safe-moves"],
  );
  for (const same of [START, START.replaceAll(/../g, "$& "), game.toString(), game.after("f7").goTo(7)])
    assert.deepEqual(explain(same, PLAYED, BEST), reasons);
});

test("a line of which only the move is known is compared as far as it goes", () => {
  for (const { position, played, best } of SOME.slice(0, 100)) {
    const short = explain(position, { ...played, pv: [] }, best);
    assert.deepEqual(explain(position, { ...played, pv: [played.move] }, best), short);
    for (const reason of short) {
      assert.ok(!("ply" in reason) || reason.ply <= 1, reason.kind);
      assert.notEqual(reason.kind, "mobility", "a mean of one move");
    }
  }
});

/** As an analysis of level 10 gives them. */
const START = "f5d6c4d3c3f4f6";
/** @type {CoachLine} */
const PLAYED = { move: "f7", score: -16, pv: ["f7", "c5", "b3", "c2", "e6", "b4", "f3", "e3"] };
/** @type {CoachLine} */
const BEST = { move: "g5", score: 2, pv: ["g5", "e6", "f7", "e3", "c5", "d7", "e7", "c6"] };

/** @type {[name: string, given: any[], code: ErrorCode, message: RegExp][]} */
const REFUSED = [
  [
    "no position",
    [undefined, PLAYED, BEST],
    "INVALID_POSITION",
    /^position: expected a Game, its record or a text, found undefined/,
  ],
  ["something else", [{}, PLAYED, BEST], "INVALID_POSITION", /^position: .* found an object of type Object/],
  [
    "an illegal transcript",
    ["f5a1", PLAYED, BEST],
    "ILLEGAL_MOVE",
    /^transcript: move 2: expected .* found "a1"/,
  ],
  [
    "no line",
    [START, undefined, BEST],
    "INVALID_OPTION",
    /^played: expected \{ move, score, pv \}, found undefined/,
  ],
  ["no best line", [START, PLAYED, 7], "INVALID_OPTION", /^best: .* found 7/],
  ["no score", [START, { ...PLAYED, score: "2" }, BEST], "INVALID_OPTION", /^played\.score: .* found "2"/],
  ["no moves", [START, PLAYED, { ...BEST, pv: "g5e6" }], "INVALID_OPTION", /^best\.pv: .* found "g5e6"/],
  [
    "another line",
    [START, PLAYED, { ...BEST, pv: ["f7"] }],
    "INVALID_OPTION",
    /^best\.pv\[0\]: .*"g5", found "f7"/,
  ],
  [
    "an illegal move",
    [START, { ...PLAYED, move: "a1", pv: [] }, BEST],
    "ILLEGAL_MOVE",
    /^played\.move: .* found "a1"/,
  ],
  ["no move", [START, { ...PLAYED, move: 5, pv: [] }, BEST], "ILLEGAL_MOVE", /^played\.move: .* found 5/],
  [
    "an illegal reply",
    [START, { ...PLAYED, pv: ["f7", "f7"] }, BEST],
    "ILLEGAL_MOVE",
    /^played\.pv\[1\]: .* found "f7"/,
  ],
  [
    "a hole",
    [START, { ...PLAYED, pv: ["f7", undefined] }, BEST],
    "ILLEGAL_MOVE",
    /^played\.pv\[1\]: .* found undefined/,
  ],
];

for (const [name, given, code, message] of REFUSED) {
  test(`${name} is refused by an error that names it`, () => {
    assert.throws(
      () => explain(given[0], given[1], given[2]),
      (error) => {
        assert.ok(error instanceof FlipsideError);
        assert.equal(error.code, code);
        assert.match(error.message, message);
        return true;
      },
    );
  });
}
