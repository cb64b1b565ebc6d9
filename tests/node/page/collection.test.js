import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Game } from "flipside/game";
import { Games } from "flipside/games";
import { bestMove, wilsonInterval } from "../../../www/analyze/explorer/best.js";
import {
  countOf,
  filterOf,
  indexOfNext,
  NO_FIELDS,
  playedGame,
  playedSince,
  savedGame,
  sortedBy,
} from "../../../www/collection/state.js";
import {
  addedText,
  discsText,
  playersText,
  problemLine,
  problemsTitle,
  shownText,
} from "../../../www/collection/text.js";
import { CHUNK, chunksOf, keyTarget, rowsInView } from "../../../www/dom/long-list/rows.js";
import { imageOf, turnBetween, turnedBoard, turnedMove } from "../../../www/game/turns.js";

/** @import { PastGame } from "../../../www/archive/games.js" */

/** @param {Partial<import("../../../www/collection/state.js").Fields>} fields */
const filter = (fields) => filterOf({ ...NO_FIELDS, ...fields });

/** @param {Partial<PastGame>} game @returns {PastGame} */
const past = (game) => ({
  key: "key",
  start: new Game().start,
  tree: "",
  moves: ["f5", "d6"],
  black: "You",
  white: "Nell",
  person: "black",
  result: 4,
  time: 1000,
  ...game,
});

/** A game to its end, in which somebody has to pass. */
const [LONG, RESULT] = (() => {
  const game = new Game();
  while (!game.isOver) game.play(game.mustPass ? "pass" : String(game.legalMoves()[0]));
  return [game.moves, game.result];
})();

suite("the filter", () => {
  test("asks for nothing when its fields are empty", () => {
    assert.deepEqual(filter({}), {});
    assert.deepEqual(filter({ player: "  ", first: "19", last: "x" }), {});
    assert.equal(countOf(NO_FIELDS), 0);
  });

  test("asks for players by the colors that they have", () => {
    assert.deepEqual(filter({ player: " Ann ", opponent: "Ben" }), { player: "Ann", opponent: "Ben" });
    assert.deepEqual(filter({ player: "Ann", color: "black", opponent: "Ben" }), {
      black: "Ann",
      white: "Ben",
    });
    assert.deepEqual(filter({ player: "You", color: "white", opponent: "Nell" }), {
      white: "You",
      black: "Nell",
    });
    assert.deepEqual(filter({ color: "white" }), {}, "a color without a player is that of anybody");
  });

  test("takes one year for the beginning or the end of time, and two in any order", () => {
    assert.deepEqual(filter({ first: "1990" }).years, [1990, 9999]);
    assert.deepEqual(filter({ last: " 1999 " }).years, [1000, 1999]);
    assert.deepEqual(filter({ first: "1999", last: "1990" }).years, [1990, 1999]);
  });

  test("is what the package understands", async () => {
    const games = await Games.open();
    const asked = {
      player: "a",
      opponent: "b",
      event: "c",
      first: "1990",
      last: "1999",
      result: /** @type {const} */ ("draw"),
    };
    assert.equal(games.find(filter(asked)).total, 0);
    assert.equal(countOf({ ...NO_FIELDS, ...asked }), 5);
  });
});

test("a click on a column sorts by it, and a second one the other way round", () => {
  assert.equal(sortedBy("-date", "black"), "black");
  assert.equal(sortedBy("black", "black"), "-black");
  assert.equal(sortedBy("-black", "black"), "black");
  assert.equal(sortedBy("black", "date"), "-date", "the newest first");
});

suite("games that were played here", () => {
  test("are added when they are over, once, and without those that came in", () => {
    const about = { black: "Ann", white: "Ben", event: null, date: null, round: null, result: 4 };
    const list = [
      past({}),
      past({ result: null }),
      past({ about }),
      past({ time: 2000 }),
      past({ time: 3000 }),
    ];
    assert.deepEqual(
      playedSince(list, 1000).map(({ time }) => time),
      [2000, 3000],
    );
  });

  test("are read by the collection with their names, also where somebody had to pass", async () => {
    assert.ok(LONG.includes("pass"));
    const games = await Games.open();
    const kept = past({ moves: LONG });
    const { added } = await games.add(JSON.stringify(playedGame(kept, () => "2026-11-27")));
    assert.equal(added, 1);
    const [found] = games.find({ black: "you", white: "nell" }).games;
    assert.equal(found?.transcript, LONG.filter((move) => move !== "pass").join(""));
    assert.deepEqual([found?.event, found?.date, found?.result], ["Flipside", "2026-11-27", RESULT]);
  });

  test("what was removed is brought back as it was", async () => {
    const games = await Games.open();
    const played = [past({}), past({ moves: LONG, white: "Ben", result: RESULT })];
    await games.add(JSON.stringify(played.map((game) => playedGame(game, () => "2026-11-27"))));
    const { games: found } = games.find();
    await games.clear();
    await games.add(JSON.stringify(found.map((kept) => savedGame(Game, kept))));
    const plain = (/** @type {any[]} */ list) => list.map(({ id: _, ...rest }) => rest);
    assert.deepEqual(plain(games.find().games), plain(found));
  });
});

suite("a game is turned to the position on the board", () => {
  const GAME = "f5d6c3d3c4f4c5b3c2";
  /** @param {string} transcript @param {import("../../../www/game/turns.js").Turn} turn */
  const turned = (transcript, turn) =>
    (transcript.match(/../g) ?? []).map((move) => turnedMove(move, turn)).join("");

  test("which keeps its start", () => {
    const mirror = "e6f4c3c4d3d6e3c2b3";
    const shown = Game.parse(GAME);
    const turn = turnBetween(Game.parse(mirror).board, shown.board, new Game().board);
    assert.equal(turned(mirror, turn), GAME);
    assert.equal(turnedBoard(new Game().board, turn), new Game().board);
    assert.equal(turnedMove("pass", turn), "pass");
  });

  test("whose image is the same as that of each mirror of it", () => {
    assert.equal(imageOf(Game.parse("f5d6c3").board), imageOf(Game.parse("e6f4c3").board));
    assert.notEqual(imageOf(Game.parse("f5d6c3").board), imageOf(Game.parse("f5d6c4").board));
  });

  test("and left as it is where it does not come to it", () => {
    const game = Game.parse(GAME);
    const turn = turnBetween(game.board, new Game().board, new Game().board);
    assert.equal(turned(GAME, turn), GAME);
  });
});

suite("the rows of a long list", () => {
  test("that are drawn are those in view and some around them, within the list", () => {
    assert.deepEqual(rowsInView(0, 400, 40, 130_000), { first: 0, last: 10, from: 0, to: 18 });
    const { first, last, from, to } = rowsInView(4_000_010, 400, 40, 130_000);
    assert.deepEqual([first, last], [100_000, 100_011]);
    assert.ok(from < first && to > last);
    assert.deepEqual(rowsInView(0, 400, 40, 3), { first: 0, last: 3, from: 0, to: 3 });
    assert.deepEqual(rowsInView(0, 400, 40, 0), { first: 0, last: 0, from: 0, to: 0 });
  });

  test("come in chunks, each of which is asked for", () => {
    assert.deepEqual(chunksOf(0, 10), [0]);
    assert.deepEqual(chunksOf(CHUNK - 1, CHUNK + 1), [0, 1]);
    assert.deepEqual(chunksOf(CHUNK, 2 * CHUNK), [1]);
    assert.deepEqual(chunksOf(0, 0), []);
  });

  test("are reached by keys, which end at the ends", () => {
    const to = (/** @type {string} */ key, active = 5) => keyTarget(key, active, 10, 100);
    assert.deepEqual(
      ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"].map((key) => to(key)),
      [4, 6, 0, 15, 0, 99],
    );
    assert.equal(to("ArrowDown", 99), 99);
    assert.equal(to("Enter"), null);
    assert.equal(keyTarget("End", 0, 10, 0), null);
  });
});

suite("the next game of a list", () => {
  const games = [11, 12, 13, 14].map((id) => ({ id }));

  test("is the one after the game, wherever the game is now", () => {
    assert.equal(indexOfNext(games, { id: 12, at: 1, by: 1 }), 2);
    assert.equal(indexOfNext(games, { id: 12, at: 0, by: 1 }), 2);
    assert.equal(indexOfNext(games, { id: 12, at: 3, by: -1 }), 0);
    assert.equal(indexOfNext(games, { id: 11, at: 0, by: -1 }), -1);
  });

  test("is the one that came to its place where the game was removed", () => {
    assert.equal(indexOfNext(games, { id: 99, at: 2, by: 1 }), 2);
    assert.equal(indexOfNext(games, { id: 99, at: 2, by: -1 }), 1);
  });
});

suite("the most successful move", () => {
  const move = (/** @type {string} */ name, /** @type {number} */ games, black = 0, draws = 0) => ({
    move: name,
    games,
    black,
    draws,
    white: games - black - draws,
    score: null,
  });

  test("is the one whose share of the points is the highest at the lower end of its interval", () => {
    const moves = [move("c3", 500, 270), move("c4", 21, 14), move("c5", 200, 90)];
    assert.equal(bestMove(moves, "black")?.move, "c3", "14 of 21 may as well be luck");
    assert.equal(bestMove(moves, "white")?.move, "c5");
    assert.equal(
      bestMove([move("c3", 100, 40, 30), move("c4", 100, 50)], "black")?.share,
      0.55,
      "a draw is half a point",
    );
  });

  test("is none where there is no choice, too few games tell, or others were not counted", () => {
    assert.equal(bestMove([move("f5", 1000, 500)], "black"), null);
    assert.equal(bestMove([move("c3", 19, 19), move("c4", 100, 50)], "black"), null);
    assert.equal(bestMove([move("c3", 100, 40), move("c4", 100, 50)], "black", 100), null);
    assert.equal(bestMove([], "black"), null);
  });

  test("has the interval of textbooks", () => {
    // Newcombe, Statistics in Medicine 17 (1998), table I: the score method without correction.
    for (const [points, games, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ]) {
      const [from, to] = wilsonInterval(points, games);
      assert.deepEqual(
        [from.toFixed(4), to.toFixed(4)],
        [low.toFixed(4), high.toFixed(4)],
        `${points} of ${games}`,
      );
    }
    assert.deepEqual(wilsonInterval(0, 0), [0, 1]);
  });
});

test("a row says how a game ended, and who played as far as that is known", () => {
  assert.deepEqual(discsText(4), ["34", "30"]);
  assert.deepEqual(discsText(-64), ["0", "64"]);
  assert.deepEqual(discsText(3), ["+3", ""]);
  assert.equal(discsText(null), null);
  assert.equal(playersText({ black: "Ann", white: null }), "Ann – Unnamed");
  assert.equal(shownText(5, 5), "5 games");
  assert.equal(shownText(1, 1234), "1 of 1,234 games");
});

test("a result that its moves contradict is told in words of its own, and its game counts as read", async () => {
  const moves = "e6f4e3f6g5d6e7f5c5".replace(/../g, (square) => `${square} `);
  const games = await Games.open();
  const given = `[Black "Ann"]\n[Result "40-24"]\n\n${moves}`;
  const { added, known, problems } = await games.add(given);
  const told = problems.map((problem) => ({ name: "a.pgn", problem }));
  assert.equal(
    addedText({ added, known, problems: told }),
    "1 game added. 1 result does not agree with its moves, which count.",
  );
  assert.deepEqual(told.map(problemLine), [
    "a.pgn, game 1: The result in the file does not agree with its moves: by them the game ended 64–0.",
  ]);
  assert.equal(problemsTitle(told), "Results that do not agree with the moves");
  const { problems: broken } = await games.add("(;GM[2];B[f5];W[d6];B[c3])(;GM[2];B[f5];W[d6];B[a1])");
  const unread = [...told, ...broken.map((problem) => ({ name: "b.sgf", problem }))];
  assert.match(
    addedText({ added, known, problems: unread }),
    /^1 game added\. 1 could not be read\. 1 result/,
  );
  assert.match(problemLine(/** @type {any} */ (unread[1])), /^b\.sgf, game 2: Move 3, a1, is not possible/);
  assert.equal(problemsTitle(unread), "What was not read");
});
