// A position of a reviewed game has one value, wherever the page tells it: in the row of the review and the graph, on the card of the coach,
// among the turning points, in what the engine says and on the board, and in the guided review. A real engine looks deeper here and there.

/** @import { Evaluation } from "../../../www/state/types.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { comparisonOf } from "../../../www/evaluation/comparisons.js";
import { analyzedLines, evaluationOf } from "../../../www/evaluation/evaluations.js";
import { HOLD_TOLD, withEvaluation } from "../../../www/evaluation/found.js";
import { standing } from "../../../www/evaluation/text.js";
import { bestOf } from "../../../www/guided/state.js";
import { reviewWith } from "../../../www/match/reviewing.js";
import { withPossibleScores } from "../../../www/package/possible.js";
import { scoreAt, sentenceAt } from "../../../www/report/told.js";
import { cardOf } from "../../../www/review/card.js";
import { compareTried } from "../../../www/review/searching/comparing.js";
import { agreed } from "../../../www/review/searching/deeper.js";
import { newReview } from "../../../www/review/state.js";
import { isMistake, verdictOf } from "../../../www/review/verdicts.js";
import { createStore } from "../../../www/state/store.js";
import { poolFor } from "../engines.js";
import { openMatch } from "./table.js";

/** Games with corners given away early, up to where its end is solved by a review. */
const GAMES = [
  "d3c3b3d6d7b2b1e3f3d8f6d2c5f4d1a1f2a3b4g3g2a5g4g1e2g5h2c1",
  "f5f6e6f4c3d7f7c4c5c6c8b4c7b5a5e7b3d6f8b6d3e3",
];

/** Searches visit so many times fewer nodes than on the page. */
const FEWER = 200;

/** Numbers that are the same each time. @param {number} seed */
function numbersFrom(seed) {
  let last = seed;
  return (/** @type {number} */ below) => {
    last = (last * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((below * last) / 2 ** 31);
  };
}

/** A lead in words, in discs for Black. @param {string} said */
function leadIn(said) {
  const [, color, discs] = /(Black|White) (?:should win|wins) by (\d+)/.exec(said) ?? [];
  if (color) return (color === "Black" ? 1 : -1) * Number(discs);
  return /even|draw/i.test(said) ? 0 : assert.fail(said);
}

/**
 * Where the page tells something of a position and of the move played there, in discs for Black.
 * @param {any} state with a review
 * @param {number} ply
 */
function toldOf({ review, ...state }, ply) {
  const row = review.moves[ply];
  const game = review.game.at(ply);
  const own = game.turn === "black" ? 1 : -1;
  const shown = { ...state, review, game };
  const known = /** @type {Evaluation} */ (evaluationOf(shown));
  const lines = analyzedLines({ ...shown, settings: { ...state.settings, lines: "all" } });
  const scoreOf = (/** @type {string} */ move) =>
    lines.find((line) => line.move === move)?.score ?? Number.NaN;
  const isShown = isMistake(verdictOf(review, row));
  const card = isShown ? cardOf(shown, null) : null;
  const compared = comparisonOf(state.evaluations, game, row.best.move);
  const said = {
    row: own * row.best.score,
    graph: scoreAt(review, ply),
    title: leadIn(sentenceAt(review, ply)),
    panel: leadIn(standing(known)),
    line: own * (lines[0]?.score ?? Number.NaN),
    best: own * scoreOf(row.best.move),
    learn: own * bestOf(row).score,
    ...(compared && { compared: own * compared.best.score }),
    ...(card && { card: leadIn(card.rows[0]?.lead ?? "") }),
  };
  const played = {
    row: own * row.score,
    graph: scoreAt(review, ply + 1),
    board: own * scoreOf(row.move),
    loss: own * (row.best.score - row.loss),
    ...(card && { card: leadIn(card.more[0]?.lead ?? "") }),
  };
  return { said, played };
}

for (const [index, moves] of GAMES.entries())
  test(`however one looks about, each position of a game has one value: game ${index + 1}`, async (t) => {
    const game = Game.parse(moves);
    const pool = withPossibleScores(await poolFor(t, { workers: 1 }));
    const fewer = (/** @type {any} */ options) =>
      options.nodes ? { ...options, nodes: Math.ceil(options.nodes / FEWER) } : options;
    const engines = /** @type {any} */ ({
      review: (/** @type {Game} */ of, /** @type {any} */ options) => pool.review(of, fewer(options)),
      analyze: (/** @type {Game} */ of, /** @type {any} */ options) => pool.analyze(of, fewer(options)),
    });
    const state = {
      ...openMatch().state,
      room: /** @type {const} */ ("analyze"),
      game,
      review: newReview(game),
    };
    const store = createStore(state, () => {});
    const { signal } = new AbortController();
    const follow = async (/** @type {any} */ search, /** @type {any} */ _, /** @type {any} */ show) => {
      for await (const report of search) show(report);
      return search;
    };
    await reviewWith(engines, { store, review: state.review, follow, signal });
    const review = () => store.state.review ?? assert.fail();
    const check = (/** @type {string} */ when) => {
      for (const { ply } of review().moves)
        for (const [of, told] of Object.entries(toldOf(store.state, ply)))
          assert.equal(
            new Set(Object.values(told)).size,
            1,
            `${when}, ply ${ply}, ${of}: ${JSON.stringify(told)}`,
          );
    };
    check("after the review");
    let changes = 0;
    const followed = (/** @type {string} */ when) => {
      const before = review().moves;
      store.update(agreed(review(), store.state.evaluations, HOLD_TOLD));
      check(when);
      const clear = review().moves.map(({ best }, ply) => {
        const change = Math.abs(best.score - (before[ply]?.best.score ?? Number.NaN));
        return change > HOLD_TOLD || (change > 0 && best.exact);
      });
      // Another value follows where the next position has clearly changed, as no move is worth more than the best one.
      for (const [ply, { best }] of review().moves.entries())
        if (best.score !== before[ply]?.best.score)
          assert.ok(clear[ply] || clear.slice(ply).some(Boolean), `${when}, ply ${ply} drifts`);
      changes += clear.filter(Boolean).length;
      const again = agreed(review(), store.state.evaluations, HOLD_TOLD);
      assert.deepEqual(
        [again.review === review(), again.evaluations === store.state.evaluations],
        [true, true],
        when,
      );
    };
    const look = async (/** @type {Game} */ at, /** @type {number} */ nodes, /** @type {number} */ count) => {
      for await (const report of pool.analyze(at, { nodes, ...(count > 0 && { count }) })) {
        store.update({ evaluations: withEvaluation(store.state.evaluations, at, report) });
        followed(`a look at ply ${at.ply} of ${at.transcript}`);
      }
    };
    const next = numbersFrom(index + 1);
    for (let step = 0; step < 24; step += 1) {
      const at = game.at(next(game.moves.length));
      await look(at, 20_000 * (1 + next(8)), next(2) * 3);
      const legal = at.legalMoves();
      const move = /** @type {any} */ (legal[next(legal.length)]);
      if (legal.length < 2 || move === "pass") continue;
      await compareTried(store, engines.analyze, { position: at, move });
      followed(`${move} tried at ply ${at.ply}`);
      await look(at.after(move), 40_000, 0);
    }
    // The second game is one between people, which a short look judges well.
    if (index === 0) assert.ok(changes > 0, "no look has changed anything");
  });
