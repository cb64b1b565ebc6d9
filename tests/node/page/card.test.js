/** @import { ReviewedMove } from "flipside" */
/** @import { Task } from "../../../www/review/card.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { withComparison } from "../../../www/evaluation/comparisons.js";
import { withCorner } from "../../../www/reasons/corner.js";
import { discsOf } from "../../../www/report/card/discs.js";
import { isFew, linesIn, namedBy } from "../../../www/report/card/named.js";
import { scenesOf } from "../../../www/report/card/showing.js";
import { lossLabel } from "../../../www/report/text.js";
import { cardOf, cardText } from "../../../www/review/card.js";
import { cornerRows } from "../../../www/review/rows.js";
import { sign } from "../../../www/review/signs.js";
import { movesLooked, newReview } from "../../../www/review/state.js";
import { lostSentence, pointTitle, punishedSentence } from "../../../www/review/text.js";
import { fateOf } from "../../../www/review/tried/fates.js";
import { insteadSentence, triedSentence } from "../../../www/review/tried/sentences.js";
import { LARGE_LOSS, LEAST_LOSS } from "../../../www/review/verdicts.js";
import { firstMoves, openMatch, reportOf, reviewOf } from "./table.js";

const PLY = 4;
const GAME = firstMoves();
const [BETTER, OTHER] = GAME.at(PLY)
  .legalMoves()
  .filter((move) => move !== GAME.moves[PLY])
  .map(String);

/**
 * A review in which the move at a ply lost 12 discs; all others are the best ones.
 * @param {object} [change] of that move
 * @param {number} [ply]
 */
function reviewWithMistake(change = {}, ply = PLY) {
  const review = reviewOf(GAME);
  const moves = review.moves.map((move) => {
    const best = { ...move.best, move: move.move, score: 0 };
    const played = { ...move, best, loss: 0 };
    if (move.ply !== ply) return played;
    return { ...played, best: { ...best, move: BETTER, score: 4 }, score: -8, loss: 12, ...change };
  });
  return /** @type {typeof review} */ ({ ...review, moves, again: [ply] });
}

/**
 * The card where the board shows the game at a ply, or another line.
 * @param {number} ply
 * @param {object} [how]
 * @param {import("flipside/game").Game} [how.game]
 * @param {Task | null} [how.task]
 * @param {ReturnType<typeof reviewWithMistake>} [how.review]
 * @param {import("../../../www/evaluation/evaluations.js").Evaluations} [how.evaluations]
 * @param {Partial<Parameters<typeof cardOf>[0]>} [how.state]
 */
function cardAt(ply, how = {}) {
  const { game = GAME.at(ply), task = null, review = reviewWithMistake(), evaluations = new Map() } = how;
  const { about, activity, engine, paused, settings } = openMatch().state;
  return cardOf({ about, review, game, activity, engine, paused, evaluations, settings, ...how.state }, task);
}

test("after a mistake the coach says what it gave up, and who leads with the better move and without", () => {
  const card = cardAt(PLY + 1);
  const played = GAME.moves[PLY];
  assert.equal(card.headline, `Black's ${played} gives up about 12 discs.`);
  assert.deepEqual(card.rows, [
    { label: `Better: ${BETTER}`, lead: "Black should win by 4" },
    { label: `Played: ${played}`, lead: "White should win by 8" },
  ]);
  assert.deepEqual([card.verdict, card.reviewed?.ply, card.isAway], ["large", PLY, false]);
  assert.equal(
    cardText(card),
    `Black's ${played} gives up about 12 discs. Better: ${BETTER}. Black should win by 4. Played: ${played}. White should win by 8`,
  );
});

test("where a mistake flips more discs than the better move, More says how many each flips", () => {
  /** @type {Set<boolean>} */
  const told = new Set();
  for (const ply of GAME.moves.keys()) {
    const now = GAME.at(ply);
    const own = (/** @type {any} */ move) =>
      now.after(move).discs[now.turn ?? "black"] - now.discs[now.turn ?? "black"] - 1;
    const played = GAME.moves[ply];
    for (const move of now.legalMoves().filter((each) => each !== played)) {
      const best = { ...reviewWithMistake({}, ply).moves[ply]?.best, move, score: 4 };
      const said = cardAt(ply, { review: reviewWithMistake({ best }, ply) }).more.map(({ lead }) => lead);
      const isMore = own(played) > own(move);
      const discs = own(played) === 1 ? "1 disc" : `${own(played)} discs`;
      assert.equal(said.includes(`${played} flips ${discs}, ${move} only ${own(move)}.`), isMore, move);
      assert.equal(said.join().includes("flips"), isMore, move);
      told.add(isMore);
    }
  }
  assert.equal(told.size, 2);
});

const PEOPLE =
  "c4e3f6e6f5b4d6g6g5g4h3c5f4f7e7g3f8c7h6d7f3e2h5e8d8g8h8h7g7h4c8f2f1g1h1h2g2c3d2d3c2e1d1c1b5a5c6b7a8b3b8b6a7a6a2b2a4b1a3a1";

/**
 * What is said of corners where another move was better than the one that was played.
 * @param {number} ply
 * @param {string} move
 * @param {readonly string[]} [then] what follows it by best play
 * @param {"black" | "white" | null} [player]
 */
function cornersSaid(ply, move, then = [], player = null) {
  const game = Game.parse(PEOPLE);
  const before = game.at(ply);
  const best = { ...reviewWithMistake().moves[0]?.best, move, pv: [move, ...then] };
  const reviewed = /** @type {ReviewedMove} */ ({ ply, turn: before.turn, move: game.moves[ply], best });
  const said = cornerRows(/** @type {any} */ ({ game }), reviewed, player).map(({ lead }) => lead);
  const repliesTo = (/** @type {any} */ each) => before.after(each).legalMoves().map(String);
  return { said, replies: repliesTo(move), played: repliesTo(game.moves[ply]) };
}

test("of a better move beside an empty corner More says whether the opponent can take that corner then", () => {
  const kept = cornersSaid(17, "g7");
  assert.deepEqual(kept.said, ["g7 is next to the corner h8, but Black cannot take it now."]);
  assert.ok(!kept.replies.includes("h8"));
  const offered = cornersSaid(21, "g8");
  assert.deepEqual(offered.said, ["After g8, Black can take the corner h8, but g8 is still the best move."]);
  assert.ok(offered.replies.includes("h8"));
  assert.deepEqual(cornersSaid(19, "d8").said, [], "beside no corner");
  // The card of a mistake has it below how many discs are flipped.
  const ply = 41;
  const best = { ...reviewWithMistake({}, ply).moves[ply]?.best, move: "b7", score: 4 };
  const { more } = cardAt(ply, { review: reviewWithMistake({ best }, ply) });
  assert.match(
    String(more.at(-1)?.lead),
    /^After b7, Black can take the corner a8, but b7 is still the best move\.$/,
  );
});

test("every corner is told that the better move gives at once and the mistake did not, and no other one", () => {
  const besides = { a1: "a2 b1 b2", h1: "g1 g2 h2", a8: "a7 b7 b8", h8: "g7 g8 h7" };
  const game = Game.parse(PEOPLE);
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const ply of game.moves.keys())
    for (const move of game.at(ply).legalMoves()) {
      const { said, replies, played } = cornersSaid(ply, move);
      const told = Object.entries(besides).flatMap(([corner, beside]) => {
        const isNear =
          beside.includes(move) &&
          game.at(ply).board[Number(corner[0] === "h") * 7 + Number(corner[1] === "8") * 56] === "-";
        const isNew = replies.includes(corner) && !played.includes(corner);
        const how = isNear && !replies.includes(corner) ? "kept" : isNear || isNew ? "offered" : "untold";
        const kind = `${how}${isNear ? ", near" : ""}`;
        count.set(kind, 1 + (count.get(kind) ?? 0));
        const sentence =
          how === "kept"
            ? `${move} is next to the corner ${corner}, but`
            : `can take the corner ${corner}, but`;
        assert.equal(
          said.filter((each) => each.includes(sentence)).length,
          how === "untold" ? 0 : 1,
          `${ply} ${move}`,
        );
        return how === "untold" ? [] : [corner];
      });
      assert.equal(said.length, told.length, `${ply} ${move}`);
    }
  assert.deepEqual([...count.keys()].sort(), ["kept, near", "offered", "offered, near", "untold"]);
});

test("a corner that is given for others by best play is told with them", () => {
  const said = (
    /** @type {readonly string[]} */ then,
    /** @type {"black" | "white" | null} */ player = null,
  ) => cornersSaid(21, "g8", then, player).said;
  const still = ["After g8, Black can take the corner h8, but g8 is still the best move."];
  const line = ["h8", "a1", "b2", "c3", "d4", "h1"];
  const can = "After g8, Black can take the corner h8; by best play";
  assert.deepEqual(said(line), [`${can} you then take a1 and h1.`]);
  assert.deepEqual(said(line, "white"), [`${can} White then takes a1 and h1.`]);
  assert.deepEqual(
    said(["b1", "pass", "h8", "a8"]),
    [`${can} you then take a8.`],
    "and where it is taken later",
  );
  assert.deepEqual(said(["h8", "b2", "a1", "pass"]), still, "the opponent's");
  assert.deepEqual(said(["b1", "a1", "h8", "c1"]), still, "that was taken before");
  assert.deepEqual(said(["b1", "h8", "b2", "a1"]), still, "not taken by the opponent");
  assert.deepEqual(said(["b1", "a1"]), still);
});

test("after the better move was found the card says what corner it gives, before all else where there is little room", () => {
  const ply = 41;
  const best = { ...reviewWithMistake({}, ply).moves[ply]?.best, move: "b7", score: 4 };
  const review = reviewWithMistake({ best }, ply);
  const { rows } = cardAt(ply, { review, game: review.game.at(ply).after("b7"), task: { ply } });
  const lead = "After b7, Black can take the corner a8, but b7 is still the best move.";
  assert.deepEqual(rows.at(-1), { label: "", lead });
  assert.ok(rows.length > 1 && rows.slice(0, -1).every(({ isSpare }) => isSpare));
});

test("no lead is told as surer than what was lost", () => {
  const best = { ...reviewWithMistake().moves[PLY]?.best, move: BETTER, score: 4, exact: true };
  const leads = (/** @type {object} */ change) =>
    cardAt(PLY + 1, { review: reviewWithMistake({ best, ...change }) }).rows.map(({ lead }) => lead);
  assert.deepEqual(leads({}), ["Black should win by 4", "White should win by 8"]);
  const line = { ...reviewWithMistake().moves[PLY]?.line, exact: true };
  assert.deepEqual(leads({ line }), ["Black wins by 4, solved", "White wins by 8, solved"]);
});

test("the reasons of an opponent's mistake speak of the opponent, and those of nobody's game of both", () => {
  const player = (/** @type {"black" | "white" | "both"} */ side) =>
    cardAt(PLY, { state: { settings: { ...openMatch().state.settings, side } } }).whyPlayer;
  assert.deepEqual([player("black"), player("white"), player("both")], [null, "black", "black"]);
});

test("where a mistake was chosen the coach says what it loses and which move is better, and the rest to those who ask", () => {
  const card = cardAt(PLY);
  const said = cardAt(PLY + 1);
  assert.equal(
    card.headline,
    `Black's ${GAME.moves[PLY]} gives up about 12 discs.`,
    "its line has no answer",
  );
  const [better, ...others] = said.rows;
  assert.deepEqual([card.rows, card.more], [[{ ...better, isMarked: true }], others]);
  assert.deepEqual([card.isBefore, said.isBefore, card.isAway], [true, false, false]);
  const review = reviewWithMistake();
  const answered = {
    ...review,
    moves: review.moves.map((move) =>
      move.ply === PLY ? { ...move, line: { ...move.line, pv: [move.move, GAME.moves[PLY + 1]] } } : move,
    ),
  };
  assert.equal(
    cardAt(PLY, { review: /** @type {typeof review} */ (answered) }).headline,
    `${GAME.moves[PLY]} loses about 12 discs: White plays ${GAME.moves[PLY + 1]}.`,
  );
  const played = review.moves.find(({ ply }) => ply === PLY) ?? assert.fail();
  const told = punishedSentence(review, played, "h1");
  const could = `${GAME.moves[PLY]} loses about 12 discs: White could play h1.`;
  assert.equal(told, could, "the reply of the reason, as the game went otherwise");
  const turned = punishedSentence(review, { ...played, loss: 66 }, "h1");
  assert.equal(turned, `${GAME.moves[PLY]} turns a win into a loss: White could play h1.`);
  // The square of the better move as an answer would read as an argument against that move.
  const wanted = punishedSentence(review, played, played.best.move);
  assert.equal(wanted, `${GAME.moves[PLY]} loses about 12 discs and leaves ${BETTER} to White.`);
  const both = punishedSentence(review, { ...played, loss: 66 }, played.best.move);
  assert.equal(both, `${GAME.moves[PLY]} turns a win into a loss and leaves ${BETTER} to White.`);
  // A reason that no reply has to do with stands alone.
  assert.equal(lostSentence(played), `${GAME.moves[PLY]} loses about 12 discs.`);
  assert.equal(lostSentence({ ...played, loss: 66 }), `${GAME.moves[PLY]} turns a win into a loss.`);
  assert.ok([wanted, both].every((sentence) => sentence.split(" ").length <= 12));
});

test("a corner that the game lost comes first, and no reply is named above it but the one that takes it", () => {
  const given = { corner: "h8", sentence: "At move 43 Black took the corner h8 over your g7." };
  const reason = (/** @type {string} */ sentence, /** @type {string[] | null} */ reply) =>
    /** @type {any} */ ({ kind: "best-reply", sentence, reply, counted: null, shape: "ring" });
  /** @param {any[]} found @param {string} [answer] */
  const first = (found, answer) => {
    const [told, ...others] = withCorner(found, given, answer);
    assert.deepEqual([told?.sentence, others], [given.sentence, found]);
    return [told?.reply, told?.isAlone];
  };
  const b4 = reason("Black could play b4.", ["b4", "a5"]);
  assert.deepEqual(first([b4], "b4"), [null, true]);
  assert.deepEqual(first([b4], "h8"), [null, true]);
  assert.deepEqual(first([reason("Then you have 3 moves.", null)], "b4"), [null, true]);
  assert.deepEqual(first([], undefined), [null, true]);
  assert.deepEqual(first([reason("You have 3 moves then.", ["h8", "a5"])], "b4"), [["h8", "a5"], false]);
  assert.deepEqual(first([], "h8"), [null, false], "the reply of the line takes it");
  const tells = [reason("It lets Black take h8.", ["b4"])];
  assert.equal(withCorner(tells, given, "b4"), tells, "told already");
  assert.equal(withCorner(tells, null, "b4"), tells);
});

test("while a line is shown, an answer that the game did not have is told as one that it could have had", () => {
  const review = reviewWithMistake();
  const played = review.moves.find(({ ply }) => ply === PLY) ?? assert.fail();
  const answers = GAME.at(PLY + 1).legalMoves();
  const captions = (/** @type {string | undefined} */ answer) => {
    const pv = /** @type {typeof played.line.pv} */ ([played.move, answer]);
    return scenesOf(review, { ...played, line: { ...played.line, pv } }, Game).map(({ caption }) => caption);
  };
  const real = String(GAME.moves[PLY + 1]);
  const other = answers.find((move) => move !== real);
  assert.deepEqual(captions(real).slice(0, 2), [`Black played ${played.move}.`, `White answers ${real}.`]);
  assert.equal(captions(other)[1], `White could answer with ${other}.`);
});

test("where the coach counts on two boards, both lines are shown to there", () => {
  const review = reviewWithMistake();
  const found = review.moves.find(({ ply }) => ply === PLY) ?? assert.fail();
  /** The first legal replies. @param {string} move @param {number} length */
  const repliesTo = (move, length) => {
    let game = GAME.at(PLY).after(/** @type {any} */ (move));
    const moves = Array.from({ length }, () => {
      const [first] = game.legalMoves();
      game = game.after(first);
      return String(first);
    });
    return { moves, board: game.board };
  };
  for (const length of [1, 3, 5]) {
    const [mistake, better] = [repliesTo(found.move, length), repliesTo(BETTER, length)];
    const counted = { played: mistake.moves, best: better.moves };
    const scenes = scenesOf(review, found, Game, { reply: mistake.moves, counted });
    const ends = scenes.filter(({ isEnd }) => isEnd);
    assert.deepEqual(
      ends.map(({ game }) => game.board),
      [mistake.board, better.board],
    );
    assert.deepEqual(
      ends.map(({ game }) => game.ply),
      [PLY + 1 + length, PLY + 1 + length],
    );
  }
  // Else a line is as long as can be followed, and at its end the score is told.
  const long = [found.move, ...repliesTo(found.move, 8).moves];
  const shown = scenesOf(review, { ...found, line: { ...found.line, pv: /** @type {any} */ (long) } }, Game);
  const end = shown.find(({ isEnd }) => isEnd);
  assert.deepEqual([end?.game.ply, end?.isCounted], [PLY + 5, undefined]);
  assert.match(String(end?.caption), /^Move 5, Black b1: /);
  // To what the coach tells of it, a line is shown for up to eleven moves, and the other one as ever.
  const both = {
    ...found,
    line: { ...found.line, pv: /** @type {any} */ ([found.move, ...repliesTo(found.move, 14).moves]) },
  };
  both.best = { ...found.best, pv: /** @type {any} */ ([BETTER, ...repliesTo(BETTER, 14).moves]) };
  for (const line of /** @type {const} */ (["played", "best"]))
    for (const [moves, expected] of [
      [3, 5],
      [8, 8],
      [11, 11],
      [12, 5],
    ]) {
      const happening = { line, moves };
      const ends = scenesOf(review, both, Game, { happening }).filter(({ isEnd }) => isEnd);
      const lengths = ends.map(({ game }) => game.ply - PLY);
      assert.deepEqual(lengths, line === "played" ? [expected, 5] : [5, expected]);
    }
});

test("squares of a later board are not ringed on this one, but the reply that is named above", () => {
  const [found] = reviewWithMistake().moves.filter(({ ply }) => ply === PLY);
  const mistake = /** @type {any} */ ({ ...found, line: { ...found.line, pv: [found.move, "b8"] } });
  const reason = (/** @type {string} */ sentence, /** @type {object} */ change = {}) =>
    /** @type {import("../../../www/reasons/marks.js").Reason} */ ({
      kind: "choices",
      sentence,
      reply: ["a8", "g6"],
      counted: null,
      shape: "ring",
      squares: { played: [], best: [] },
      ...change,
    });
  const ringed = (/** @type {Parameters<typeof namedBy>[0]} */ told, isReplyNamed = true) =>
    namedBy(told, mistake, isReplyNamed).flatMap((mark) => ("square" in mark ? mark.square : []));
  const left = "Three moves later you have only g6 and g7.";
  const counted = { played: ["a8", "b1", "c1"], best: ["d1", "e1", "f1"] };
  const near = { played: ["a8"], best: ["d1"] };
  const advice = { kind: "mobility", shape: null, reply: null };
  assert.deepEqual(ringed(reason(left)), ["g6", "g7"]);
  assert.deepEqual(ringed(reason(left, { counted })), ["a8"]);
  assert.deepEqual(ringed(reason(left, { counted }), false), [], "nothing names it");
  assert.deepEqual(ringed(reason("After a8 …; after d1 …", { counted: near })), ["a8"], "not played now");
  assert.deepEqual(ringed(reason("Fewer moves.", advice)), ["b8"], "the reply of the line");
  assert.deepEqual(linesIn([reason(left, { counted })], mistake), [
    `Best play after ${found.move}: a8 b1 c1.`,
    `Best play after ${BETTER}: d1 e1 f1.`,
  ]);
  assert.deepEqual(linesIn([reason(left), reason(left, { counted: near })], mistake), []);
  assert.deepEqual(linesIn([reason(left)], mistake), [], "nothing is counted");
});

test("why one counts moves is said where few are left", () => {
  const start = Game.parse("f5");
  const [move] = start.legalMoves();
  const mistake = /** @type {any} */ ({ position: start, move });
  const counts = Array.from({ length: 24 }, (_, plies) => {
    const played = [];
    let game = start.after(move);
    for (let ply = 0; ply < plies; ply += 1) {
      const next = game.legalMoves()[ply % game.legalMoves().length];
      played.push(String(next));
      game = game.after(next);
    }
    return { count: game.legalMoves().length, few: isFew(mistake, { played, best: [] }) };
  });
  for (const { count, few } of counts) assert.equal(few, count <= 5, `${count}`);
  assert.ok(counts.some(({ few }) => few) && counts.some(({ few }) => !few));
});

test("of a good move it says that it is, of what was drawn that nobody chose it, and of what it looks at that it does", () => {
  assert.equal(cardAt(PLY - 1).headline, `Black's ${GAME.moves[PLY - 2]} is the best move.`);
  assert.equal(cardAt(PLY - 1).reviewed, null, "there is nothing to show");
  const drawn = { ...reviewWithMistake(), from: 8 };
  assert.match(cardAt(PLY + 1, { review: drawn }).headline, /was dealt before the game/);
  const game = GAME.at(PLY).after(/** @type {any} */ (BETTER));
  const branch = cardAt(PLY, { game });
  assert.deepEqual([branch.headline, branch.isAway], [`Looking at ${BETTER}…`, true]);
  const alone = cardAt(PLY, { game, state: { engine: "missing" } });
  assert.equal(alone.headline, "This move was not played in the game.");
});

test("a move that others would miss is shown where it was chosen and after it, and has a sign of its own", () => {
  const move = String(GAME.moves[PLY - 1]);
  const praised = [{ ply: PLY - 1, move, sentences: ["Only this wins.", "It closes a2."] }];
  const review = { ...reviewWithMistake(), praised };
  const before = cardAt(PLY - 1, { review });
  assert.equal(before.headline, `White's ${move} is the best move.`);
  assert.deepEqual([before.praised, before.isBefore, before.why], [praised[0], true, null]);
  assert.deepEqual(discsOf(before), [{ square: move, shape: "disc", color: "#46f08a", text: "!" }]);
  assert.equal(cardAt(PLY - 2, { review }).praised, null);
  // The mistake that comes next is told first.
  assert.equal(cardAt(PLY, { review }).praised, null);
  const harmless = { ...review, moves: review.moves.map((each) => ({ ...each, loss: 0 })) };
  assert.deepEqual(cardAt(PLY, { review: harmless }).praised, praised[0]);
  assert.deepEqual(
    [PLY - 1, PLY, PLY + 1].map((ply) => sign(review, ply)),
    ["", "!", "??"],
  );
  // A deeper look has found that another move is better.
  const moves = review.moves.map((each) => (each.ply === PLY - 1 ? { ...each, loss: 1 } : each));
  assert.equal(sign({ ...review, moves }, PLY), "");
  assert.equal(cardAt(PLY - 1, { review: { ...review, moves } }).praised, null);
});

/**
 * What is known where moves were compared in a position of the game: the best one, and the worth of another one.
 * @param {number} score
 * @param {string} [best]
 */
function comparedWith(score, best = BETTER) {
  const [{ best: line }] = /** @type {[ReviewedMove]} */ (reviewWithMistake().moves);
  const lines = [
    { ...line, move: best, score: 4, pv: [best] },
    { ...line, move: OTHER, score, pv: [OTHER] },
  ];
  const report = { turn: /** @type {const} */ ("black"), lines: lines.slice(0, best === OTHER ? 1 : 2) };
  return withComparison(new Map(), GAME.at(PLY), /** @type {any} */ (report));
}

test("a move that was not played in the game has its verdict against the best one, and its reasons", () => {
  const game = GAME.at(PLY).after(/** @type {any} */ (OTHER));
  const told = (/** @type {number} */ score, best = BETTER) =>
    cardAt(PLY, { game, evaluations: comparedWith(score, best) });
  assert.equal(told(4).headline, `Black's ${OTHER} is as good as the best move, ${BETTER}.`);
  assert.deepEqual([told(4).verdict, told(4).why], [null, null]);
  assert.equal(told(4, OTHER).headline, `Black's ${OTHER} is the best move.`);
  assert.equal(told(3).headline, `Black's ${OTHER} is a good move: it gives up only 1 disc.`);
  const score = 3 - LARGE_LOSS;
  const evaluations = comparedWith(score);
  const bad = cardAt(PLY, { game, evaluations });
  const gives = `Black's ${OTHER} gives up about ${LARGE_LOSS + 1} discs.`;
  assert.equal(bad.headline, `${gives} That probably gives the win away.`);
  assert.deepEqual(
    [bad.verdict, bad.isAway, bad.why?.move, bad.why?.best.move],
    ["large", true, OTHER, BETTER],
  );
  assert.equal(String(bad.why?.position), String(GAME.at(PLY)));
  assert.equal(cardAt(PLY, { game, evaluations }).why, bad.why, "its reasons are looked for once");
  assert.deepEqual(bad.rows, [
    { label: `Better: ${BETTER}`, lead: "Black should win by 4" },
    { label: `Played: ${OTHER}`, lead: `White should win by ${-score}` },
  ]);
});

test("of several moves that were tried the last one is told, against the best in its own position", () => {
  const first = GAME.at(PLY).after(/** @type {any} */ (OTHER));
  const [reply] = first.legalMoves();
  const game = first.after(/** @type {any} */ (reply));
  const evaluations = comparedWith(-5);
  assert.equal(cardAt(PLY, { game, evaluations }).headline, `Looking at ${reply}…`);
  const { lines } = reportOf(first, reply);
  const known = withComparison(evaluations, first, { turn: "white", lines });
  assert.equal(cardAt(PLY, { game, evaluations: known }).headline, `White's ${reply} is the best move.`);
});

test("at the end it speaks of the whole game, once that is known", () => {
  const review = reviewWithMistake();
  const end = review.total;
  assert.equal(cardAt(end, { review }).headline, `1 mistake of ${LEAST_LOSS} discs or more.`);
  const unsure = { ...review, again: [] };
  assert.equal(cardAt(end, { review: unsure }).headline, "Looking at every move…");
  const clean = reviewWithMistake({ loss: 0 });
  assert.equal(
    cardAt(end, { review: clean }).headline,
    `No mistake of ${LEAST_LOSS} discs or more: well played.`,
  );
});

test("before a mistake a person is asked for a better move, and is told how good it is", () => {
  /** @type {Task} */
  const task = { ply: PLY };
  assert.equal(cardAt(PLY, { task }).headline, `Black to move: play ${BETTER}, or try another move.`);

  const after = (/** @type {string | undefined} */ move) => GAME.at(PLY).after(/** @type {any} */ (move));
  const found = cardAt(PLY, { task, game: after(BETTER) });
  assert.deepEqual([found.headline, found.isAway], [`Well found: ${BETTER} is the best move.`, true]);
  const against = `What is wrong with ${GAME.moves[PLY]}?`;
  assert.deepEqual(
    [found.isDone, found.isFound, found.isVeiled, found.why?.ply, found.whyLead],
    [true, true, false, PLY, against],
    "why it is better, and one goes on",
  );
  assert.deepEqual(found.rows, [
    { label: "Now", lead: "Black should win by 4" },
    { label: `Played: ${GAME.moves[PLY]}`, lead: "White should win by 8" },
  ]);
  // Where the same side wins all the same, what one wants to know is how much better the move is.
  const lesser = reviewWithMistake({ score: 2, loss: 2 });
  const gained = cardAt(PLY, { task, review: lesser, game: after(BETTER) });
  const gain = `${BETTER} is about 2 discs better than ${GAME.moves[PLY]}.`;
  assert.deepEqual(gained.rows, [{ label: "", lead: gain }]);
  const asGood = cardAt(PLY, { task, review: lesser, game: after(OTHER), evaluations: comparedWith(4) });
  assert.equal(asGood.rows[0]?.lead, `${OTHER} is about 2 discs better than ${GAME.moves[PLY]}.`);
  assert.equal(cardAt(PLY, { task, game: after(OTHER) }).headline, `Looking at ${OTHER}…`);
  const taken = cardAt(PLY, { task: { ply: PLY, refuted: OTHER }, evaluations: comparedWith(-4) });
  assert.deepEqual(
    [taken.headline, taken.rows],
    [
      `${OTHER} is better than ${GAME.moves[PLY]}, but White should win by about 4 discs. Another move is better still.`,
      [{ label: "", lead: "Try another move." }],
    ],
  );
  assert.deepEqual(
    [taken.isDone, taken.isVeiled, taken.why?.move, taken.whyLead],
    [false, true, OTHER, `What is wrong with ${OTHER}?`],
  );

  const said = (/** @type {number} */ score) =>
    cardAt(PLY, { task, game: after(OTHER), evaluations: comparedWith(score) }).headline;
  assert.equal(said(4), `Black's ${OTHER} is as good as the best move, ${BETTER}.`);
  assert.equal(said(3), `Black's ${OTHER} is a good move: it gives up only 1 disc.`);
  const good = cardAt(PLY, { task, game: after(OTHER), evaluations: comparedWith(3) });
  assert.deepEqual([good.isDone, good.isFound, good.rows[0]?.label], [true, false, `Better: ${BETTER}`]);
  assert.equal(
    said(2),
    `${OTHER} is better than ${GAME.moves[PLY]}. Another move is better still.`,
    "it does not lose",
  );
  const worse = `It is worse than ${GAME.moves[PLY]}.`;
  const gone = "That probably gives the win away.";
  assert.equal(said(-16), `Black's ${OTHER} gives up about 20 discs. ${gone} ${worse}`);
  assert.equal(
    said(-64),
    `Black's ${OTHER} probably turns a win into a loss. ${worse}`,
    "no board has 68 discs",
  );
  const asBad = reviewWithMistake({ loss: 10 });
  const lost = cardAt(PLY, { task, review: asBad, game: after(OTHER), evaluations: comparedWith(-6) });
  assert.deepEqual(
    [lost.headline, lost.verdict],
    [`Black's ${OTHER} gives up about 10 discs. ${gone} It is no better than ${GAME.moves[PLY]}.`, "large"],
  );
});

test("a verdict on a try does not hide that it still loses, or gives the win away", () => {
  const line = (/** @type {number} */ score, exact = true) => ({
    move: /** @type {any} */ ("h1"),
    score,
    exact,
  });
  const fates = [
    fateOf(line(2), line(-2)),
    fateOf(line(2), line(0)),
    fateOf(line(2), line(2)),
    fateOf(line(-2), line(-20)),
    fateOf(line(0), line(-2)),
    fateOf(line(2, false), line(-2)),
    fateOf(line(4, false), line(-2, false)),
    fateOf(line(4, false), line(-4, false)),
    fateOf(line(4, false), line(0, false)),
  ];
  assert.deepEqual(fates, ["thrown", "even", null, "lost", "lost", "lost", null, "thrown", null]);

  const mistake = { turn: /** @type {const} */ ("black"), move: /** @type {any} */ ("a7"), loss: 40 };
  const said = (/** @type {number} */ best, /** @type {number} */ score, tried = "e1") =>
    insteadSentence(mistake, tried, line(best), line(score));
  const another = "Another move is better still.";
  assert.equal(said(4, -20), `e1 is better than a7, but White wins by 20 discs. ${another}`);
  assert.equal(said(-4, -20), `e1 is better than a7, but White still wins by 20 discs. ${another}`);
  const about = (/** @type {number} */ best) =>
    insteadSentence(mistake, "e1", line(best, false), line(-6, false));
  assert.equal(about(0), `e1 is better than a7, but White should win by about 6 discs. ${another}`);
  assert.equal(about(-2), `e1 is better than a7, but White should still win by about 6 discs. ${another}`);
  assert.equal(said(4, 0), `e1 is better than a7, but only draws. ${another}`);
  assert.equal(said(10, 4), `e1 is better than a7. ${another}`);
  const gone = "That gives the win away.";
  assert.equal(said(4, -36), `Black's e1 gives up 40 discs. ${gone} It is no better than a7.`);
  assert.equal(said(4, -38), `Black's e1 gives up 42 discs. ${gone} It is worse than a7.`);
  assert.equal(said(-6, -6, "h1"), "Well found: h1 is the best move. White still wins by 6 discs.");
  assert.equal(said(4, 4, "h1"), "Well found: h1 is the best move.");
  assert.equal(
    triedSentence("white", "e1", line(4), line(0)),
    "White's e1 gives up 4 discs. That leaves only a draw.",
  );
  assert.equal(triedSentence("white", "e1", line(-4), line(-8)), "White's e1 gives up 4 discs.");
});

test("a turning point is as sure as what it lost, and no loss is larger than the board", () => {
  const review = reviewWithMistake();
  const lost = review.moves.find(({ ply }) => ply === PLY) ?? assert.fail();
  const title = (/** @type {object} */ change) => pointTitle(review, { ...lost, ...change });
  const proven = { line: { ...lost.line, exact: true }, best: { ...lost.best, exact: true } };
  const where = `Move ${PLY + 1}: Black ${GAME.moves[PLY]}`;
  assert.equal(title({}), `${where} lost about 12 discs`);
  assert.equal(title(proven), `${where} lost 12 discs`);
  assert.equal(title({ loss: 66 }), `Black's ${GAME.moves[PLY]} probably turns a win into a loss.`);
  const label = (/** @type {object} */ change) => lossLabel({ ...lost, ...change }, "large");
  const better = `${lost.best.move} was better`;
  assert.deepEqual(
    [label({}), label(proven), label({ loss: 66 })],
    [`lost about 12; ${better}`, `lost 12; ${better}`, `turned a win into a loss; ${better}`],
  );
});

test("how far a review is counts moves, and no passes", () => {
  const passed = { game: { moves: ["f5", "d6", "pass", "c3", "pass"] }, done: 3, total: 5 };
  assert.deepEqual(movesLooked(/** @type {any} */ (passed)), [2, 3]);
  const whole = newReview(GAME);
  assert.deepEqual(movesLooked({ ...whole, done: whole.total }), [60, 60]);
});
