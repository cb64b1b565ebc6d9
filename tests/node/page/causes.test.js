// Why a game was lost: what is told is so by plain rules, on the boards of the game.

/** @import { Color } from "flipside" */
/** @import { Cause } from "../../../www/review/causes/types.js" */
/** @import { LostCorner } from "../../../www/review/causes/corners.js" */
/** @import { GameReview } from "../../../www/state/types.js" */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Engine } from "flipside";
import * as coach from "flipside/coach";
import { Game } from "flipside/game";
import { causesOf, gaveAway } from "../../../www/review/causes/causes.js";
import { choicesOf } from "../../../www/review/causes/choices.js";
import { cornersLost } from "../../../www/review/causes/corners.js";
import { causeText, cornerText, ownDecision } from "../../../www/review/causes/text.js";
import { cornerRows } from "../../../www/review/rows.js";
import { newReview } from "../../../www/review/state.js";
import { LEAST_LOSS } from "../../../www/review/verdicts.js";

/** @type {readonly Color[]} */
const COLORS = ["black", "white"];

/** Games of people on the web, and three of somebody who flips as many discs as possible. */
const GAMES = [
  "f5f6e6d6c5f4d3b5g6f3f7g4c4e3c3c6g5h5e2f2h3e7e8h4h6g3f1d7a5b6h2b3b4a4d8c7c8a6a2b2c2a1a3d2b1e1b7c1g7h8d1h7a7a8b8g1g8f8g2h1",
  "d3c3b3c5d6e3f3e2f5a3e1g5d2g3h5d7d8f6h3f4f7c7b2d1c2a1b6g7c4f2f1g2c1f8g4b1e6c6a2g6h7b4g1h1a4a5b5h4h2c8e7e8b7h8h6a8a7b8a6g8",
  "d3c3c4e3e2c5f3e1d6g2f1g1f2c6f5d2h1f4g3g4c2e6d1b1h2c1a1b2b4a3h3a5a4a2h4b3b5b6a6g6g5a7b7b8a8c8h7h5d8c7f6h6h8",
  "f5d6c3d3c4f4f6f3e6e7f7c5e3e2g4g3f2h5d8d2d7b5e1c2c7g6h6e8b6g5a5a6a7f1h3h4c6b4d1c1g2c8b7g1h1h2a4a8b8b3b1a3b2a2a1h7g7f8h8g8",
  "c4e3f2c5f6d3c3f5f4f3b5f1g3e6e1d1e7h4h2f7g5c6d6e2g1h1b6g2d2g6h7h3g4h5g7c2b2b3c1h6a4b1h8g8f8a1a2a5b4c7a6a3b8a7b7a8d7e8d8c8",
  "c4e3f6e6f5b4d6g6g5g4h3c5f4f7e7g3f8c7h6d7f3e2h5e8d8g8h8h7g7h4c8f2f1g1h1h2g2c3d2d3c2e1d1c1b5a5c6b7a8b3b8b6a7a6a2b2a4b1a3a1",
  "f5d6c3d3c4f4c5b3c2e6c6b4b5g4d7c8f6c7g5d1e7f8b6a5a3h6a6a7g3e2h5d2b2b7a4e3e8a1a8d8b8a2f7h4g8g6f2f3h3h2g2e1f1g1h1h7g7h8c1b1",
  "f5d6c4d3c3f4c5b3c2e6b5f3g4g3f6d2f7c6e3b4g5f2f1e2e1h4h5h6a3c1a4d1h2d7b1h3h7g6c7e8d8a6a5a2f8g7e7g2h8b6b7g8a7a8b8c8b2a1g1h1",
  "f5d6c5f4e3c6d3f6e6d7g3c4f7f3e7g4g6g5h6e8b3d2b5b6h3c3b4a4a5c2e2a3d1a6c8c7b8d8f8g7c1b2a7h4g8h8h7a8b7h5a1h2a2b1g2g1h1f1e1f2",
  "f5d6c5f4e3g6f3f2e6c6g5f7d3b5e7f6g4e8e2h5d7c4b6h3h4c3d8c8c7c2d2f1e1a6g8b4g3f8b8d1h6h7g2h1h2g1b3g7h8a3b2b1c1b7a1a2a4a7a8a5",
  "f5d6c3f4f6c4d3f3e3f2e2d1e1f1c2e6g3d2c7c6c1b1b4b5e7c5b3c8d7d8a5b6a6e8f7h4h3h2g4h5g2g6g5h1g1h6a1b7a8a7b8a2b2a3a4g7h8h7f8g8",
  "f5d6c3d3c4f4c5b3c2e3d2c6b4b5b6e2f2e6a6g4a5a3g3a4a2f3h4c1g5f1f7h3h2e7f8c7c8d7d8f6d1e1b2h6h5h1g1g2g6h7g7g8b7a8h8a7b8e8b1a1",
];

/** Each game as a quick look sees it, with nothing left to be looked at again. @type {GameReview[]} */
const reviews = [];

before(async () => {
  const engine = await Engine.create({ worker: false });
  for (const transcript of GAMES) {
    const game = Game.parse(transcript);
    const { moves } = await engine.review(game, { level: 6 });
    const again = moves.map(({ ply }) => ply);
    reviews.push({ ...newReview(game), moves: /** @type {any} */ (moves), done: game.moves.length, again });
  }
  engine.dispose();
});

/** Where a side could play, were it its turn. @param {Game} game @param {Color} color @returns {readonly string[]} */
const choices = (game, color) => Game.parse(`${game.board} ${color === "black" ? "X" : "O"}`).legalMoves();

/**
 * Whether a corner was not lost as it is told.
 * @param {Pick<GameReview, "game" | "moves">} review
 * @param {LostCorner} lost
 */
function untruthOfCorner({ game, moves }, { how, corner, turn, move, ply, number }) {
  const winner = turn === "black" ? "white" : "black";
  const mistake = moves.find((each) => each.ply === ply);
  const taken = moves.find((each) => each.turn === winner && each.move === corner && each.ply > ply);
  if (mistake?.move !== move || mistake.turn !== turn || mistake.loss < 4) return true;
  if (!taken || taken.loss >= 4 || number !== 61 - game.at(taken.ply).empties) return true;
  const can = (/** @type {Game} */ at) => choices(at, winner).includes(corner);
  const isShut = !can(game.at(ply)) && !can(game.at(ply).after(mistake.best.move));
  const isWanted = taken.ply - ply <= 4 || moves[ply + 1]?.best.move === corner;
  if (how === "opened") return !isShut || !can(game.at(ply + 1)) || !isWanted;
  if (how === "free")
    return (
      mistake.best.move !== corner ||
      !game
        .at(ply)
        .legalMoves()
        .includes(/** @type {any} */ (corner))
    );
  // The corner was taken over the disc that the mistake placed beside it, and over no other one.
  const beside = game
    .at(taken.ply)
    .flips(/** @type {any} */ (corner))
    .filter((square) => [0, 1].every((at) => Math.abs(square.charCodeAt(at) - corner.charCodeAt(at)) <= 1));
  // And the better move opens no corner that the mistake kept shut.
  const [better, played] = [mistake.best.move, mistake.move].map((each) =>
    choices(game.at(ply).after(each), winner),
  );
  const isOpened = ["a1", "h1", "a8", "h8"].some((each) => better?.includes(each) && !played?.includes(each));
  return String(beside) !== move || can(game.at(ply).after(mistake.best.move)) || isOpened;
}

/**
 * How many more moves than the opponent a side has after some plies of a line.
 * @param {Game} position
 * @param {Color} turn
 * @param {readonly string[]} moves
 */
function lead(position, turn, moves) {
  const board = moves.reduce((at, move) => at.after(/** @type {any} */ (move)), position);
  return choices(board, turn).length - choices(board, turn === "black" ? "white" : "black").length;
}

/**
 * How many of them a mistake costs its side, in the mean of its next three turns.
 * @param {Game} game
 * @param {GameReview["moves"][number]} mistake
 */
function leadLost(game, { ply, turn, line, best }) {
  const turns = [2, 4, 6].filter((plies) => Math.min(line.pv.length, best.pv.length) >= plies);
  const lost = turns.map((plies) => {
    const [now, instead] = [line, best].map(({ pv }) => lead(game.at(ply), turn, pv.slice(0, plies)));
    return Number(instead) - Number(now);
  });
  return lost.reduce((sum, each) => sum + each, 0) / lost.length;
}

/** What is false of a cause. @param {GameReview} review @param {Cause} cause @returns {unknown} `undefined` where all is so */
function untruthOf({ game, moves }, cause) {
  const { turn } = cause;
  const winner = turn === "black" ? "white" : "black";
  // A small loss in an opening that gets its name by the move is no mistake.
  const names = (/** @type {number} */ ply) =>
    game.at(ply + 1).openingName() !== null && game.at(ply + 1).openingName() !== game.at(ply).openingName();
  const mistakes = moves.filter(
    ({ turn: whose, loss, ply }) => whose === turn && loss >= LEAST_LOSS && !(loss < 4 && names(ply)),
  );
  const numberOf = (/** @type {number} */ ply) => 61 - game.at(ply).empties;
  const number = (/** @type {number} */ wanted) =>
    mistakes.concat(moves).find(({ ply, move }) => move !== "pass" && numberOf(ply) === wanted);
  switch (cause.kind) {
    case "corners":
      return cause.lost.find((lost) => untruthOfCorner({ game, moves }, lost));
    case "free": {
      const { corner, times, from, to } = cause;
      const taken = moves.find(({ move }) => move === corner);
      const turns = moves.filter(
        (each) =>
          each.turn === turn &&
          each.ply < (taken?.ply ?? 0) &&
          choices(game.at(each.ply), turn).includes(corner),
      );
      const isCostly = mistakes.some(({ best, loss }) => best.move === corner && loss >= 4);
      const expected = [turns.length, numberOf(turns[0]?.ply ?? 0), numberOf(taken?.ply ?? 0)];
      const isSo = taken?.turn === winner && isCostly && String(expected) === String([times, from, to]);
      return isSo ? undefined : expected;
    }
    case "behind": {
      const own = moves.map(({ turn: whose, best }) => (whose === turn ? best.score : 0 - best.score));
      const mistake = mistakes.find(({ move }) => move === cause.move);
      const { ply = -1, best } = mistake ?? {};
      const isSo = Number(own[ply]) >= 0 && own.slice(ply + 1).every((score) => score < 0);
      const expected = [numberOf(Math.max(ply, 0)), best?.move, Number(own[ply]) > 0];
      return isSo && String(expected) === String([cause.number, cause.better, cause.isLead])
        ? undefined
        : expected;
    }
    case "left": {
      const left = mistakes.filter(({ best }) => best.move === cause.square).map(({ ply }) => numberOf(ply));
      const expected = [cause.times, cause.from, cause.to];
      return String([left.length, left[0], left.at(-1)]) === String(expected) ? undefined : left;
    }
    case "yielded": {
      const yielded = mistakes.filter(({ best, ply }) => game.moves[ply + 1] === best.move);
      const discs = (/** @type {typeof mistakes} */ of) => of.reduce((sum, { loss }) => sum + loss, 0);
      const named = yielded.filter(({ best }) => cause.squares.includes(best.move));
      const isSo = cause.count >= 3 && 4 * discs(yielded) >= discs(mistakes);
      // The one that is shown is the worst of those before the game was lost, and the costliest are named beside it.
      const worst = mistakes.find(({ ply }) => ply === cause.ply);
      const open = yielded.filter(({ best }) => best.score >= -6).map(({ loss }) => loss);
      const isShown = open.length > 0 ? worst?.loss === Math.max(...open) : worst === yielded[0];
      const isCostly =
        discs(named.filter((each) => each !== worst)) ===
        discs(
          yielded
            .filter((each) => each !== worst)
            .sort((one, other) => other.loss - one.loss)
            .slice(0, 2),
        );
      const expected = [yielded.length, yielded[0]?.ply, named.map(({ best }) => best.move)];
      const isNamed = String(expected) === String([cause.count, cause.began, cause.squares]);
      return isSo && isCostly && isShown && named.includes(/** @type {any} */ (worst)) && isNamed
        ? undefined
        : expected;
    }
    case "short": {
      const { ply = -1 } = number(cause.number) ?? {};
      const [own, other] = [choices(game.at(ply), turn).length, choices(game.at(ply), winner).length];
      if (own !== cause.own || other !== cause.other || own > 5 || 2 * own > other) return [own, other];
      const named = mistakes.filter((each) => each.ply < ply && cause.after.includes(each.move));
      if (named.length === 0 || String(named.map(({ move }) => move)) !== String(cause.after)) return named;
      // By the lines of both moves each of them left fewer moves beside the winner's.
      const kept = named.find((each) => leadLost(game, each) < 2);
      if (kept || !named.some((each) => each.ply === cause.ply)) return kept ?? cause.ply;
      const passes = moves.filter((each) => each.turn === turn && each.move === "pass" && each.ply >= ply);
      if (cause.passed !== null && cause.passed !== numberOf(passes[0]?.ply ?? 0)) return passes;
      if (cause.spent === null) return undefined;
      const spent = game.at(number(cause.spent)?.ply ?? -1);
      const corners = choices(spent, winner).filter((square) => /[ah][18]/.test(square));
      return spent
        .legalMoves()
        .find((move) =>
          choices(spent.after(move), winner).every(
            (each) => !/[ah][18]/.test(each) || corners.includes(each),
          ),
        );
    }
    case "slips": {
      const losses = mistakes.map(({ loss }) => loss);
      const expected = [losses.length, losses.reduce((sum, loss) => sum + loss, 0), Math.max(...losses)];
      const isSmall = cause.most <= 10 && 4 * cause.most <= cause.discs;
      return isSmall && String([cause.count, cause.discs, cause.most]) === String(expected)
        ? undefined
        : expected;
    }
    case "greedy": {
      const { all, count, to } = cause;
      const early = mistakes.filter(({ ply, best }) => numberOf(ply) <= to && best.move !== "pass");
      const flipped = early.map(({ ply, move, best }) => {
        const discs = (/** @type {string} */ each) =>
          game.at(ply).after(/** @type {any} */ (each)).discs[turn];
        return discs(move) - discs(best.move);
      });
      const [more, fewer] = [flipped.filter((by) => by > 0), flipped.filter((by) => by < 0)];
      const isSo = early.length === all && more.length === count && 2 * count > all;
      return isSo && count >= 4 + fewer.length && fewer.length <= 1 ? undefined : flipped;
    }
    case "largest": {
      const mistake = mistakes.find(({ ply }) => numberOf(ply) === cause.number);
      const isKept = (/** @type {number} */ ply, /** @type {number} */ loss) =>
        2 * Number(moves.find((each) => each.ply === ply + 1)?.loss ?? 0) < loss;
      const isLarger = mistakes.find(({ loss }) => loss > cause.lost);
      const isOnly = mistakes.length === 1;
      const isSo = mistake?.move === cause.move && mistake.loss === cause.lost && isOnly === cause.isOnly;
      return isSo && !isLarger && isKept(mistake.ply, mistake.loss) ? undefined : mistakes;
    }
  }
}

test("what is told of a lost game is so on its boards, and each kind of cause is found", () => {
  /** @type {Set<string>} */
  const kinds = new Set();
  for (const review of reviews) {
    const causes = causesOf(review, coach);
    const { black, white } = review.game.discs;
    assert.ok(causes.length > 0 && causes.length <= 3, String(review.game));
    for (const cause of causes) {
      kinds.add(cause.kind);
      assert.equal(cause.turn, black < white ? "black" : "white");
      assert.equal(untruthOf(review, cause), undefined, JSON.stringify(cause));
      const told = [null, ...COLORS].flatMap((person) => causeText(cause, person).split(/(?<=[.]) /));
      for (const sentence of told) {
        assert.ok(sentence.split(" ").length <= 20, sentence);
        assert.match(sentence, /^[A-Z0-9a-h].*\d.*[.]$/);
      }
    }
  }
  assert.deepEqual([...kinds].sort(), [
    "behind",
    "corners",
    "free",
    "greedy",
    "largest",
    "left",
    "short",
    "slips",
    "yielded",
  ]);
});

test("a cause speaks to the person who lost, or who won, and of the other side by its color", () => {
  const names = { black: "Black", white: "White" };
  for (const review of reviews)
    for (const cause of causesOf(review, coach)) {
      const { turn } = cause;
      /** @type {Color} */
      const winner = turn === "black" ? "white" : "black";
      const [toNobody, toLoser, toWinner] = [null, turn, winner].map((person) => causeText(cause, person));
      assert.doesNotMatch(String(toNobody), /\byou/i);
      assert.match(String(toLoser), /\byour?\b/i);
      assert.doesNotMatch(String(toLoser), new RegExp(names[turn]));
      assert.doesNotMatch(String(toWinner), new RegExp(names[winner]));
      // Not every sentence speaks of the winner: nothing else changes for one.
      assert.equal(/\byou/i.test(String(toWinner)), String(toNobody).includes(names[winner]));
    }
});

test("what decided a game is told to the person whose move it was: what was given away, or what lost the most", () => {
  const [move, better] = /** @type {const} */ (["e7", "d3"]);
  const said = (/** @type {"win" | "draw" | "loss"} */ before, /** @type {"draw" | "loss"} */ after) =>
    ownDecision({ move, better, before, after });
  assert.equal(said("win", "loss"), "You gave the win away with e7; d3 would have kept it.");
  assert.equal(said("win", "draw"), said("win", "loss"));
  assert.equal(said("draw", "loss"), "You gave the draw away with e7; d3 would have kept it.");
  assert.equal(said("loss", "loss"), "Your e7 lost the most; d3 was better.");
});

test("what is false of a cause is found out", () => {
  for (const review of reviews)
    for (const cause of causesOf(review, coach)) {
      /** @type {any} */
      const wrong = {
        corners: { lost: [{ how: "over", turn: cause.turn, corner: "a1", move: "b2", ply: 0, number: 9 }] },
        free: { times: 99 },
        behind: { number: 99 },
        left: { times: 99 },
        yielded: { count: 99 },
        short: { own: 0 },
        slips: { discs: 99 },
        greedy: { count: 99 },
        largest: { lost: 99 },
      }[cause.kind];
      assert.notEqual(untruthOf(review, { ...cause, ...wrong }), undefined, cause.kind);
    }
});

test("a corner is laid to a small mistake only where it fell soon", () => {
  const all = reviews.flatMap((review) =>
    cornersLost(review, coach, choicesOf(coach, review.game, review.total), true).map((lost) => ({
      ...lost,
      loss: Number(review.moves.find(({ ply }) => ply === lost.ply)?.loss),
    })),
  );
  assert.deepEqual(
    all.filter(({ loss, ply, taken }) => loss < 4 && taken - ply > 4),
    [],
  );
  assert.ok(all.some(({ loss }) => loss >= 4));
});

test("squares that the winner took lead to the worst of these mistakes while the game was open, or to the first", () => {
  /** What is told where these mistakes lost so much, with the best move so many discs ahead. */
  const led = (/** @type {readonly [loss: number, score: number][]} */ worth) => {
    const [review] = reviews;
    const turn = review.game.discs.black < review.game.discs.white ? "black" : "white";
    const own = review.moves.filter((move) => move.turn === turn && move.move !== "pass" && !move.forced);
    // The winner's next moves are each the best one of the loser before, where that is a move as well.
    const chosen = own
      .filter(({ ply }) =>
        review.game
          .at(ply)
          .legalMoves()
          .includes(review.game.moves[ply + 1]),
      )
      .slice(0, worth.length);
    const moves = review.moves.map((move) => {
      const at = chosen.findIndex(({ ply }) => ply === move.ply);
      if (at < 0) return { ...move, loss: 0, best: { ...move.best, move: move.move, score: 0 } };
      const [loss, score] = worth[at];
      return { ...move, loss, best: { ...move.best, move: review.game.moves[move.ply + 1], score } };
    });
    const fake = /** @type {GameReview} */ ({ ...review, moves });
    const cause = causesOf(fake, coach).find(({ kind }) => kind === "yielded");
    assert.ok(cause?.kind === "yielded");
    const squareAt = (/** @type {number} */ at) => String(review.game.moves[chosen[at].ply + 1]);
    const named = chosen.flatMap((_, at) => (cause.squares.includes(squareAt(at)) ? at : []));
    return { at: chosen.findIndex(({ ply }) => ply === cause.ply), named };
  };
  const lost = /** @type {[number, number]} */ ([30, -28]);
  assert.deepEqual(led([[12, 4], [14, -6], [20, -8], lost, [26, -20]]), { at: 1, named: [1, 3, 4] });
  assert.deepEqual(led([[12, -8], [14, -16], [20, -18], lost]), { at: 0, named: [0, 2, 3] });
});

test("a draw, and a game that goes on, were not lost", () => {
  const [review] = reviews;
  const total = review.total - 6;
  assert.deepEqual(causesOf({ ...review, total, moves: review.moves.slice(0, total) }, coach), []);
  const drawn = Game.parse(`${"X".repeat(32)}${"O".repeat(32)} X`);
  assert.deepEqual(causesOf({ ...newReview(drawn), moves: [] }, coach), []);
});

test("a card tells how a move gave a corner away: each way is found, on either side, and so on the board", () => {
  /** @type {Set<string>} */
  const found = new Set();
  for (const review of reviews)
    for (const lost of cornersLost(review, coach, choicesOf(coach, review.game, review.total))) {
      found.add(lost.how).add(lost.turn);
      assert.equal(untruthOfCorner(review, lost), false, JSON.stringify(lost));
      assert.ok(untruthOfCorner(review, { ...lost, ply: lost.ply - 1 }));
      for (const person of [null, ...COLORS])
        assert.match(cornerText(lost, person), new RegExp(`\\b${lost.corner}\\b.*[.]$`));
    }
  assert.deepEqual([...found].sort(), ["black", "free", "opened", "over", "white"]);
});

test("no move gave a corner away that the better move leaves open as well, or over its disc where that opens another", () => {
  const [, , , , opened, , , over] = GAMES.map((each) => Game.parse(each));
  // Of g1 and g7 the first lets White take a corner at once, and the second Black later.
  for (const { game, how, corner, move, open, shut } of /** @type {const} */ ([
    { game: opened, how: "opened", corner: "h1", move: "g1", open: ["g2"], shut: "d2" },
    { game: over, how: "over", corner: "h8", move: "g7", open: ["g8", "g2", "b7"], shut: "b6" },
  ])) {
    const ply = Number(game?.moves.indexOf(move));
    const better = (/** @type {string} */ best) => {
      const moves = Array.from(/** @type {Game} */ (game).moves, (each, at) => ({
        ply: at,
        turn: game?.at(at).turn,
        move: each,
        loss: at === ply ? 10 : 0,
        forced: false,
        best: { move: at === ply ? best : each },
      }));
      const review = { ...newReview(/** @type {Game} */ (game)), moves: /** @type {any} */ (moves) };
      const again = moves.map((each) => each.ply);
      return cornersLost({ ...review, again }, coach, choicesOf(coach, review.game, review.total));
    };
    assert.deepEqual(
      better(shut).map((lost) => [lost.how, lost.corner, lost.move]),
      [[how, corner, move]],
    );
    for (const best of open) assert.deepEqual(better(best), [], best);
  }
});

test("corners that the better move gives, and gets for them, are those of its line", () => {
  let traded = 0;
  for (const review of reviews)
    for (const reviewed of review.moves.filter(({ loss }) => loss >= LEAST_LOSS)) {
      const { ply, turn, best } = reviewed;
      for (const { lead } of cornerRows(review, reviewed, turn)) {
        const [, corner, list] =
          /can take the corner (..); by best play \w+ then takes (.+)[.]$/.exec(lead) ?? [];
        if (!corner || !list) continue;
        traded += 1;
        const opponent = turn === "black" ? "white" : "black";
        assert.ok(choices(review.game.at(ply).after(best.move), opponent).includes(corner), lead);
        // A disc in a corner is never flipped: one that is taken in the line is there at its end.
        /** @type {Game[]} */
        const boards = [review.game.at(ply)];
        for (const move of best.pv) boards.push(/** @type {Game} */ (boards.at(-1)).after(move));
        const has = (
          /** @type {string} */ square,
          /** @type {Color} */ color,
          /** @type {Game | undefined} */ at,
        ) =>
          at?.board[square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1)] ===
          (color === "black" ? "X" : "O");
        assert.ok(has(corner, opponent, boards.at(-1)), lead);
        const before = boards.findLast((at) => !has(corner, opponent, at));
        for (const each of list.match(/[ah][18]/g) ?? assert.fail(lead))
          assert.ok(has(each, turn, boards.at(-1)) && !has(each, turn, before), lead);
      }
    }
  assert.ok(traded > 0);
});

test("only a mistake of who lost gave the game away, and then it is not told twice that it did", () => {
  let [told, untold] = [0, 0];
  for (const review of reviews) {
    const { black, white } = review.game.discs;
    /** @type {Color[]} */
    const [loser, winner] = black < white ? ["black", "white"] : ["white", "black"];
    if (!loser) continue;
    const behind = causesOf(review, coach).find(({ kind }) => kind === "behind");
    if (!behind) continue;
    const { ply, turn } = behind;
    const decided = /** @type {any} */ ({ kind: "decided", ply, turn, before: "win", after: "loss" });
    const kinds = (/** @type {any} */ of) => causesOf(review, coach, of).map(({ kind }) => kind);
    assert.equal(gaveAway(decided, loser), true);
    assert.equal(kinds(decided).includes("behind"), false);
    told += 1;
    for (const other of [{ ...decided, turn: winner }, { ...decided, before: "loss" }, null]) {
      assert.equal(gaveAway(other, loser), false);
      assert.equal(kinds(other).includes("behind"), true);
      untold += 1;
    }
  }
  assert.ok(told > 0 && untold === 3 * told);
});
