import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";
import { certainty, lead, standing } from "../../../www/evaluation/text.js";
import { problemIn, problemText } from "../../../www/files/problems.js";
import { refusal } from "../../../www/files/text.js";
import { branchText } from "../../../www/game/tree.js";
import { restoreGame, saveGame } from "../../../www/match/games/persistence.js";
import { characterOf } from "../../../www/players/characters.js";
import { finalDiscs, result, resultDetail, verdict } from "../../../www/players/ending.js";
import { subjectOf } from "../../../www/players/names.js";
import { courseOf } from "../../../www/review/course.js";
import { sign } from "../../../www/review/signs.js";
import { moveSentence } from "../../../www/review/text.js";
import { SIZES } from "../../../www/review/verdicts.js";
import { DEFAULTS, parseSettings } from "../../../www/state/settings.js";
import { message } from "../../../www/status/text.js";
import { reason } from "../../../www/words/errors.js";
import { storageOf } from "./storage.js";
import { firstMoves, openMatch, reportOf, reviewOf } from "./table.js";

/** Ends with 32 discs on either side. */
const DRAW = `${"X".repeat(27)}OX${"X".repeat(3)}${"O".repeat(3)}XO${"O".repeat(27)} X`;
/** Black has won by 64, with 51 squares empty. */
const SHORTEST = Game.parse("f5d6c5f4e7f6g5e6e3");

test("a finished game is described in sentences, a draw too", () => {
  const draw = Game.parse(DRAW);
  assert.deepEqual(finalDiscs(draw), [32, 32]);
  assert.equal(result(draw, DEFAULTS), "Game over. It is a draw, 32–32");
  const both = parseSettings({ side: "both" });
  assert.equal(result(SHORTEST, both), "Game over. Black wins, 64–0");
  assert.equal(verdict(SHORTEST, parseSettings({ side: "black" })), "You win");
  assert.equal(verdict(SHORTEST, parseSettings({ side: "white" })), "Nell wins");
  assert.equal(verdict(SHORTEST, parseSettings({ side: "white", strength: "level" })), "The engine wins");
  assert.equal(resultDetail(SHORTEST), "9 moves; 51 empty squares go to the winner");
});

test("a score is told from nobody's side", () => {
  const report = reportOf(new Game().after("f5"));
  assert.equal(lead(report), "White +2");
  assert.equal(lead({ ...report, lines: [{ ...report.lines[0], score: -4 }] }), "Black +4");
  assert.equal(lead({ ...report, lines: [{ ...report.lines[0], score: 0 }] }), "Even");
  assert.equal(lead(null), "–");
});

test("two engines are named, and told apart by their colors where they have one name", () => {
  const { settings } = openMatch({ side: "none" }).state;
  const { character, second } = settings;
  const subjects = (/** @type {object} */ other) =>
    [/** @type {const} */ ("black"), /** @type {const} */ ("white")].map((color) =>
      subjectOf(/** @type {any} */ ({ ...settings, second: { ...second, ...other } }), color),
    );
  const [black, white] = [character, second.character].map((each) => ({
    name: characterOf({ ...second, character: each }).name,
  }));
  assert.notDeepEqual(black, white);
  assert.deepEqual(subjects({}), [black, white]);
  assert.deepEqual(subjects({ character }), ["black", "white"]);
  assert.deepEqual(subjects({ strength: "level" }), [black, "white"]);
});

test("the sentence under the board says whose turn it is and where one is", () => {
  const table = openMatch({ side: "white" });
  assert.equal(message(table.state), "Nell is thinking…");
  table.open("f5d6");
  assert.equal(message(table.state), "After move 2 of 2");
  table.match.goTo(1);
  assert.equal(message(table.state), "Your turn");
});

test("a reviewed move is described by what it lost, a mistake only after a second look", () => {
  const game = firstMoves(4);
  const review = reviewOf(game);
  const [move] = review.moves;
  const said = (/** @type {object} */ change, more = {}) => {
    const changed = /** @type {any} */ ({ ...review, again: [0], ...more, moves: [{ ...move, ...change }] });
    return [sign(changed, 1), moveSentence(changed, changed.moves[0], false)];
  };
  const better = { best: { ...move?.best, move: "c4", exact: true } };
  const proven = { ...better, line: { ...move?.line, exact: true } };
  assert.deepEqual(said({ loss: 0 }), ["", "Black's d3 is the best move."]);
  assert.deepEqual(said({ loss: 0, ...proven }), ["", "Black's d3 is the best move."], "c4 is its image");
  const third = /** @type {import("../../../www/package/flipside.js").ReviewedMove} */ (review.moves[2]);
  const [other] = game
    .at(2)
    .legalMoves()
    .filter((each) => each !== third.move);
  const alike = { ...third, loss: 0, best: { ...third.best, move: /** @type {any} */ (other) } };
  assert.equal(
    moveSentence(review, alike, false),
    `Black's ${third.move} is as good as the best move, ${other}.`,
  );
  assert.deepEqual(said({ loss: 1 }), ["", "Black's d3 is a good move: it gives up only 1 disc."]);
  const [large, medium, small] = SIZES.map(([, least]) => least);
  assert.deepEqual(said({ loss: large }, { again: [] }), [
    "…",
    `Black's d3 may give up about ${large} discs. The engine will check it again.`,
  ]);
  assert.deepEqual(said({ loss: small }), ["?!", `Black's d3 gives up about ${small} discs.`]);
  assert.deepEqual(said({ loss: medium }), ["?", `Black's d3 gives up about ${medium} discs.`]);
  assert.deepEqual(said({ loss: large, ...proven }), ["??", `Black's d3 gives up ${large} discs.`]);
  assert.deepEqual(said({ loss: large, ...better }), ["??", `Black's d3 gives up about ${large} discs.`]);
  for (const loss of [0, 8])
    assert.deepEqual(said({ forced: true, loss }), ["", "Black had no choice: d3 was the only legal move."]);
  const passed = said({ forced: true, move: "pass" });
  assert.deepEqual(passed, ["", "Black had to pass: there was no legal move."]);
  const drawn = said({ loss: 8 }, { from: 1, again: [] });
  assert.deepEqual(drawn, ["", "This move was dealt before the game: it is nobody's."]);
});

test("the course of a reviewed game is black's, with the end of the last move", () => {
  const review = reviewOf(firstMoves(3), 2);
  assert.deepEqual(courseOf(review), [
    { ply: 1, score: 1 },
    { ply: 2, score: 2 },
    { ply: 3, score: 1 },
  ]);
  assert.deepEqual(courseOf({ moves: [] }), []);
});

test("a saved game is there again with its undone moves, and whether it was paused", (t) => {
  const browser = storageOf(t);
  const table = openMatch({ side: "both" });
  table.open(firstMoves(6).transcript);
  table.match.goTo(4);
  for (const isPaused of [true, false]) {
    saveGame({ ...table.state, paused: { ...table.state.paused, game: isPaused } });
    const restored = restoreGame(Game, browser().game);
    assert.deepEqual(restored.game.toJSON(), table.state.game.toJSON());
    assert.deepEqual([restored.isPaused, restored.seed], [isPaused, table.state.seed]);
  }
});

test("the review that was open is open again, and a saved one that cannot be read costs no game", (t) => {
  const browser = storageOf(t);
  const table = openMatch({ side: "both" });
  const game = firstMoves(6);
  table.open(game.transcript);
  assert.equal(restoreGame(Game, browser().game).review, null);
  table.match.review();
  table.match.goTo(3);
  // What was tried is on the board, not the game that is reviewed.
  table.match.place(String(table.state.game.legalMoves().find((move) => move !== game.moves[3])));
  const restored = restoreGame(Game, browser().game);
  assert.deepEqual(restored.game.toJSON(), table.state.game.toJSON());
  assert.deepEqual([restored.review?.game.moves, restored.review?.done], [game.moves, 0]);
  const broken = restoreGame(Game, { ...browser().game, reviewed: { start: "x" } });
  assert.deepEqual([broken.review, broken.game.moves], [null, table.state.game.moves]);
});

test("a game that an earlier version of the page has saved is read as it was", () => {
  const moves = ["f5", "d6", "c3"];
  const saved = {
    start: new Game().start,
    moves,
    ply: 2,
    tree: "f5d6(f6)c3",
    held: true,
    seed: 7,
    clocks: null,
  };
  const { game, tree, isPaused, seed } = restoreGame(Game, JSON.parse(JSON.stringify(saved)));
  assert.deepEqual([game.moves, game.ply, isPaused, seed], [moves, 2, true, 7]);
  assert.equal(branchText(tree.branches), "f5d6(f6)c3");
  const { held, ...older } = saved;
  assert.equal(restoreGame(Game, older).isPaused, false, "the first version did not say it");
});

test("what cannot be read is a new game", () => {
  for (const saved of [undefined, null, 3, "x", {}, { start: "x", moves: ["z9"], ply: -4 }, { moves: [] }]) {
    assert.deepEqual(restoreGame(Game, saved).game.toJSON(), new Game().toJSON(), JSON.stringify(saved));
  }
});

test("settings of the wrong kind take their defaults", () => {
  const stored = { side: 7, level: 99, theme: null, dots: "yes", seconds: 0.3, unknown: 1, previews: false };
  assert.deepEqual(parseSettings(stored), { ...DEFAULTS, previews: false });
});

test("how sure the engine is, is said in words that players know", () => {
  const line = { move: "f5", score: 4, exact: false, depth: 20, selectivity: 73, pv: ["f5"] };
  const said = (/** @type {object} */ change, empties = 40, best = "f5") => {
    const report = /** @type {any} */ ({ turn: "white", best, lines: [{ ...line, ...change }] });
    return `${standing(report)}, ${certainty(report, empties)}`;
  };
  assert.equal(said({}), "White should win by 4, expected, looking 20 moves ahead");
  assert.equal(said({ depth: 1, score: 0 }), "Even, expected, looking 1 move ahead");
  assert.equal(said({}, 20), "White should win by 4, expected to the end, not proven");
  assert.equal(said({ exact: true }), "White wins by 4, exact, solved to the end");
  assert.equal(
    said({ exact: true, score: -4 }, 20, "c4"),
    "Black should win by 4, exact for the best move, expected for others",
    "another move may be better",
  );
  const lines = [{ ...line, exact: true }, line];
  assert.equal(
    certainty(/** @type {any} */ ({ turn: "white", lines }), 20),
    "exact for the best move, expected for others",
  );
});

test("what cannot be read of an archive is named with the file in it", () => {
  const reason = 'no game: expected moves or a board, found "milk"';
  const told = problemIn("many.zip", {
    code: "unreadable",
    message: `list.txt: ${reason}`,
    place: 0,
    file: "list.txt",
    values: { error: "INVALID_POSITION", reason },
  });
  assert.match(told, /^many\.zip: list\.txt: There is no game in this\./);
  const broken = readGames("(;GM[2];B[f5];W[a1])").games[0]?.problem ?? assert.fail("a1 is legal");
  assert.match(problemIn("a.sgf", broken), /^a\.sgf: Move 2, a1, is not possible there\./);
});

test("an error says what happened and what to do, and not what a parser awaited", () => {
  const said = (/** @type {string} */ text) => {
    try {
      const { problem } = readGames(text).games[0] ?? {};
      return problem ? problemText(problem) : "";
    } catch (error) {
      return refusal(error);
    }
  };
  assert.equal(said("f5a1"), "Move 2, a1, is not possible there. Check it, and the moves before it.");
  assert.equal(said("f5d6zz"), "Move 3, zz, is not possible there. Check it, and the moves before it.");
  assert.match(said("hello"), /^There is no game in this\. A game is moves such as f5d6c3/);
  assert.match(said("-".repeat(63)), /^A board has 64 squares, and this one has 63\./);
  assert.match(said("(;GM[1];B[dd])"), /^This position cannot be read\.$/);
  assert.equal(reason(new Error("disk full")), "Disk full.");
  for (const text of ["f5a1", "f5d6zz", "hello", "", "{}", "(;GM[1];B[dd])", "-".repeat(63)])
    assert.doesNotMatch(said(text), /expected|found/, text);
});
