import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";

suite("PGN", () => {
  const TEXT = `[Event "World"]
[Site "PlayOK"]
[Date "2021.03.11"]
[Black "alcupone"]
[White "the \\"fox\\""]
[Result "34-30"]

1. F5 D6 2. c3 {keeps it [%eval +2]} f3? $2 (2... d3 3. c4 (3. c5 {why not?}) f4) 3. d3 ; to the end
34-30

[Black "C"]
[White "?"]
[Date "????.??.??"]
[Result "1-0"]

1. f5f6 *
`;

  test("is read with tags, variations, scores and comments", () => {
    const { format, games } = readGames(TEXT);
    assert.equal(format, "pgn");
    const [first, second] = games;
    assert.deepEqual(
      [first?.black, first?.white, first?.event, first?.date, first?.result],
      ["alcupone", 'the "fox"', "World", "2021-03-11", 4],
    );
    assert.deepEqual([first?.game.transcript, first?.problem], ["f5d6c3f3d3", null]);
    const c3 = first?.tree.branches[0]?.branches[0]?.branches[0];
    assert.deepEqual(
      [c3?.score, c3?.comment, c3?.branches.map(({ move }) => move)],
      [2, "keeps it", ["f3", "d3"]],
    );
    const d3 = c3?.branches[1];
    assert.deepEqual(
      d3?.branches.map(({ move, comment }) => [move, comment]),
      [
        ["c4", undefined],
        ["c5", "why not?"],
      ],
    );
    assert.equal(c3?.branches[0]?.branches[0]?.comment, "to the end");
    assert.deepEqual(
      [second?.black, second?.white, second?.date, second?.result, second?.game.transcript],
      ["C", null, null, null, "f5f6"],
    );
  });

  test("as archives write it, with half moves numbered", () => {
    const { games } = readGames(
      '[Event "E"]\n[Black "A"]\n[White "B"]\n[Result "34-30"]\n\n1. F5 D6\n3. C3 F3\n5. F4\n34-30',
    );
    assert.deepEqual([games[0]?.game.transcript, games[0]?.problem], ["f5d6c3f3f4", null]);
  });

  test("has a result where it is written in discs, of at most 64", () => {
    for (const [written, result] of /** @type {const} */ ([
      ["34-30", 4],
      ["20 - 44", -24],
      ["40-30", null],
      ["133-31", null],
      ["33-311", null],
    ])) {
      assert.equal(readGames(`[Result "${written}"]\n\n1. f5 *`).games[0]?.result, result, written);
    }
  });

  test("with a position to begin at", () => {
    const start = Game.parse("f5d6").toString();
    const [game] = readGames(`[SetUp "1"]\n[FEN "${start}"]\n\n1. c3 *`).games;
    assert.deepEqual([game?.game.start, game?.game.moves], [start, ["c3"]]);
    assert.throws(() => readGames('[FEN "8/8"]\n\n1. c3'), { code: "INVALID_POSITION", message: /board/ });
  });

  test("says where it breaks", () => {
    const text = '[Black "A"]\n\n1. f5 d6 2. e9 c3';
    const { game, problem } = readGames(text).games[0] ?? assert.fail();
    assert.equal(game.transcript, "f5d6");
    assert.equal(text.slice(problem?.place), "e9 c3");
    assert.match(problem?.message ?? "", /^move 3: expected .*, found "e9"$/);
  });
});

suite("OBF", () => {
  const { board } = new Game();

  test("is read as positions with scored moves, best first", () => {
    const { format, games, problem } = readGames(
      `% two\n${board} X; f5:-1; d3:+2; % easy, 50 % of all\n\n${board} O; d6:12\n`,
    );
    assert.deepEqual([format, games.length, problem], ["obf", 2, null]);
    assert.deepEqual(games[0]?.tree.branches, [
      { move: "d3", score: 2, branches: [] },
      { move: "f5", score: -1, branches: [] },
    ]);
    assert.deepEqual(
      [games[0]?.game.ply, games[0]?.game.toString(), games[0]?.tree.comment],
      [0, `${board} X`, "easy, 50 % of all"],
    );
    assert.equal(games[1]?.game.turn, "white");
    assert.deepEqual(games[1]?.tree.branches, [{ move: "d6", score: 12, branches: [] }]);
  });

  test("names the line that is broken, and reads the others", () => {
    const { games, problem } = readGames(`${board} X; f5:+99x;\n${board} O;`);
    assert.equal(games.length, 1);
    assert.match(problem?.message ?? "", /^line 1: scored move: expected/);
    const second = readGames(`${board} X;\n${board} O; a1:+1`).games[1]?.problem;
    assert.equal(second?.place, board.length + 4, "where its line begins");
  });

  test("a line that begins with a percent sign is left out, outside of comments", () => {
    const { games, problems } = readGames(`% by a program, f5 d6 c3
[Black "A"]
% a remark with d3
1. f5 d6
% a remark with d3 {
2. c3 {100
% of it} *
% f5 d6 c3 d3

[Black "B"]

1. f5 d6 34-30
% the end
`);
    assert.deepEqual(
      games.map(({ black, game, result, problem }) => [black, game.transcript, result, problem]),
      [
        ["A", "f5d6c3", null, null],
        ["B", "f5d6", 4, null],
      ],
    );
    assert.deepEqual(problems, []);
    const c3 = games[0]?.tree.branches[0]?.branches[0]?.branches[0];
    assert.equal(c3?.comment, "100\n% of it");
    assert.deepEqual(readGames("% d3\n1. f5 {a word} d6").games[0]?.game.transcript, "f5d6");
  });

  test("a percent sign elsewhere on a line is none of those", () => {
    const { problem } = readGames('[Black "A"]\n\n1. f5 d6\n % 2. c3').games[0] ?? {};
    assert.match(String(problem?.message), /^move 3: expected .*, found "%"$/);
  });
});
