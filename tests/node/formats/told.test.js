// All that is told of a game and of its moves comes in and goes out: signs, comments wherever they stand, and what only one format has.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { fileFormats, readGames, writeGames } from "flipside/formats";
import { Game } from "flipside/game";

/** @import { Branch, ImportedGame } from "flipside/formats" */

/** @param {string} text */
function gameOf(text) {
  return readGames(text).games[0] ?? assert.fail("no game");
}

/** What is told of the moves of a tree, by the lines that lead to them. @param {ImportedGame} game */
function toldIn({ tree }) {
  const { start, branches, ...told } = tree;
  const list = [["", told], ...branches.flatMap((branch) => toldOf(branch, ""))];
  return Object.fromEntries(list.filter(([, each]) => Object.keys(each).length > 0));
}

/** @param {Branch} branch @param {string} before @returns {[string, object][]} */
function toldOf({ move, branches, ...told }, before) {
  const path = before + move;
  return [[path, told], ...branches.flatMap((branch) => toldOf(branch, path))];
}

/** Whether a game is the same after it was written and read. @param {ImportedGame} game @param {"sgf" | "pgn" | "ggf"} format */
function assertKept(game, format) {
  const text = writeGames(game, { format });
  const read = gameOf(text);
  assert.deepEqual(read.toJSON(), game.toJSON(), text);
  assert.equal(read.problem, game.problem);
}

suite("signs and comments of PGN", () => {
  const TEXT = "1. f5 $1 d6 ({why not} 1... f6?? {x} 2. e6) 2. c3!? *";

  test("are kept where they stand, and written again", () => {
    const game = gameOf(TEXT);
    assert.deepEqual(toldIn(game), {
      f5: { nags: [1] },
      f5f6: { before: "why not", comment: "x", nags: [4] },
      f5d6c3: { nags: [5] },
    });
    assert.match(
      writeGames(game, { format: "pgn" }),
      /\n1\. f5 \$1 d6 \(\{why not\} 1\.\.\. f6 \$4 \{x\} 2\. e6\) 2\. c3 \$5 \*\n$/,
    );
    assertKept(game, "pgn");
    assertKept(game, "sgf");
    assert.deepEqual(gameOf(JSON.stringify(game)).toJSON(), game.toJSON());
  });

  test("stand before the first move, behind the result, and in a game without moves", () => {
    for (const [text, told] of /** @type {const} */ ([
      ["{a} {b} 1. {c} f5 {d} {e} * {f}", { "": { comment: "a b c" }, f5: { comment: "d e f" } }],
      [
        "; a line\n1. f5 d6 ; to its end\n2. c3 *",
        { "": { comment: "a line" }, f5d6: { comment: "to its end" } },
      ],
      ["{a} ; b\n{c} *", { "": { comment: "a b c" } }],
      ["{a} $10 1. f5 d6 *", { "": { comment: "a", nags: [10] } }],
      [
        "1. f5 d6 (1... f6 {a}) {b} 2. c3 {c} *",
        { f5d6: { comment: "b" }, f5f6: { comment: "a" }, f5d6c3: { comment: "c" } },
      ],
      ["1. f5 {a} d6 ({nothing else}) 2. c3 *", { f5: { comment: "a" }, f5d6: { comment: "nothing else" } }],
      ["{a} 1. f5 d6 (1... d6 {b}) {c} *", { "": { comment: "a" }, f5d6: { comment: "b c" } }],
    ])) {
      const game = gameOf(`[Black "Ann"]\n\n${text}`);
      assert.deepEqual(toldIn(game), told, text);
      for (const format of /** @type {const} */ (["pgn", "sgf"])) assertKept(game, format);
    }
  });

  test("have any number up to 65,535, and every form", () => {
    for (const [sign, nags] of /** @type {const} */ ([
      ["$0", [0]],
      ["$139 $140 $255 $3", [3, 139, 140, 255]],
      ["$65535", [65_535]],
      ["! $1", [1]],
      ["!!!", [1, 3]],
      ["± $146", [16, 146]],
      ["+-", [18]],
      ["−+", [19]],
      ["⩲ ⩱ ∓ = ∞ □ ⊕", [7, 10, 13, 14, 15, 17, 138]],
      ["=∞", [44]],
    ])) {
      const game = gameOf(`1. f5 {x} ${sign} d6 *`);
      assert.deepEqual(toldIn(game), { f5: { comment: "x", nags } }, sign);
      for (const format of /** @type {const} */ (["pgn", "sgf"])) assertKept(game, format);
    }
    assert.deepEqual(toldIn(gameOf("1. f5 {x} $65536 d6 *")), { f5: { comment: "x $65536" } });
  });

  test("stand at a pass", () => {
    const played = new Game();
    while (!played.mustPass) played.play(played.legalMoves()[0] ?? assert.fail("no pass"));
    const text = `[FEN "${played}"]\n\n1. -- $6 {no choice} 1... ${played.after("pass").legalMoves()[0]} *`;
    assert.deepEqual(toldIn(gameOf(text)), { pass: { comment: "no choice", nags: [6] } });
    for (const format of /** @type {const} */ (["pgn", "sgf"])) assertKept(gameOf(text), format);
  });
});

suite("signs and comments of SGF", () => {
  test("are signs where the property is one, and else kept as they are", () => {
    const text =
      "(;GM[2]DM[1];B[f5]TE[1];W[d6]TE[2];B[c3]BM[1];W[d3]BM[2];B[c4]IT[];W[f4]DO[];B[f6]GB[1];W[f3]GB[2];B[e6]GW[1];W[e7]GW[2];B[d7]UC[1]" +
      "UC[2]HO[1])";
    const game = gameOf(text);
    assert.deepEqual(
      Object.values(toldIn(game)).map((/** @type {any} */ { nags }) => nags),
      [[10], [1], [3], [2], [4], [5], [6], [17], [19], [16], [18], [13]],
    );
    const written = writeGames(game, { format: "sgf" });
    for (const property of text.match(/[A-Z]{2}\[\d?\]/g) ?? [])
      assert.ok(written.includes(property), property);
    assertKept(game, "sgf");
  });

  test("are written as properties as far as a node may have them, and the rest by their numbers", () => {
    const branches = [{ move: /** @type {const} */ ("f5"), nags: [1, 4, 10, 13, 146], branches: [] }];
    const text = writeGames({ start: gameOf("f5").tree.start, nags: [1], branches }, { format: "sgf" });
    assert.match(text, /AP\[Flipside\]NAG\[1\];B\[f5\]TE\[1\]DM\[1\]NAG\[4\]\[13\]\[146\]\)/);
    assert.deepEqual(gameOf(text).tree.branches, branches);
  });

  test("of a node without a move at the beginning of a variation belong to its first move", () => {
    const game = gameOf("(;GM[2];B[f5]C[a](;W[d6];C[b];B[c3])(;C[why not]TR[d3];W[f6])(;C[only words]))");
    assert.deepEqual(toldIn(game), {
      f5: { comment: "a\nonly words", marks: [{ square: "d3", shape: "dot" }] },
      f5d6: { comment: "b" },
      f5f6: { before: "why not" },
    });
    assertKept(game, "sgf");
    assertKept(gameOf("(;GM[2](;C[one];B[f5])(;C[other];B[d3]))"), "sgf");
  });

  test("a value of a node without a move is that of the move before it", () => {
    for (const [text, scores] of /** @type {const} */ ([
      ["(;GM[2];B[f5];V[3];W[d6];V[-2])", [3, 2]],
      ["(;GM[2];B[f5]V[1];V[3];W[d6])", [1, undefined]],
      ["(;GM[2];B[f5](;V[3];W[d6]))", [3, undefined]],
      ["(;GM[2](;V[3];B[f5];W[d6]))", [undefined, undefined]],
    ])) {
      const [read] = readGames(text).games;
      const [again] = readGames(writeGames(read ?? assert.fail(), { format: "sgf" })).games;
      for (const game of [read, again]) {
        const [f5] = game?.tree.branches ?? [];
        assert.deepEqual([f5?.score, f5?.branches[0]?.score, f5?.others], [...scores, undefined], text);
      }
    }
  });

  test("of a move that is written twice are kept of both", () => {
    const game = gameOf("(;GM[2];B[f5](;W[d6]C[a]TE[1]XX[1])(;W[d6]C[b]XX[2]))");
    assert.deepEqual(toldIn(game), {
      f5d6: { comment: "a\nb", nags: [1], others: [{ format: "sgf", name: "XX", values: ["1", "2"] }] },
    });
  });
});

suite("what is known of a game", () => {
  const PGN = `[Event "Cup"]
[Site "Oslo"]
[Date "2024.05.06"]
[Round "3.1"]
[Black "Ann"]
[White "Bob"]
[Result "1-0"]
[WhiteElo "1840"]
[BlackElo "5 dan"]
[TimeControl "300+2"]
[Annotator "Cy"]
[ECO "A00"]
[constructor "x"]
[__proto__ "y"]
[UTCDate "2024.05.05"]

1. f5 d6 1-0
`;

  test("has names in PGN, and all else comes back", () => {
    const game = gameOf(PGN);
    const { site, round, blackRating, whiteRating, timeControl, annotator } = game;
    assert.deepEqual(
      { site, round, blackRating, whiteRating, timeControl, annotator },
      {
        site: "Oslo",
        round: "3.1",
        blackRating: "5 dan",
        whiteRating: "1840",
        timeControl: "300+2",
        annotator: "Cy",
      },
    );
    assert.deepEqual(
      game.tree.others?.map(({ name, values }) => [name, ...values]),
      [
        ["Result", "1-0"],
        ["ECO", "A00"],
        ["constructor", "x"],
        ["__proto__", "y"],
        ["UTCDate", "2024.05.05"],
      ],
    );
    const written = writeGames(game, { format: "pgn" });
    for (const line of PGN.trim().split("\n")) assert.ok(written.includes(`${line}\n`), line);
    assertKept(game, "pgn");
  });

  test("has names in SGF, and all else comes back", () => {
    const properties =
      "PB[Ann]PW[Bob]BR[5 dan]WR[1840]EV[Cup]RO[3 (final)]PC[Oslo]DT[2024-05-06,07]TM[1800]OT[5x30 byo-yomi]AN[Cy]RE[B+R]" +
      "GC[a game]N[a \\] node]LB[d3:a][e3:b\\:c]US[me]SO[here]CP[mine]KM[0.5]QQ[]";
    const game = gameOf(`(;FF[4]GM[2]${properties};B[f5]N[first]BL[1799.5];W[d6]QQ[x][y])`);
    const { round, site, timeControl, annotator, result, date } = game;
    assert.deepEqual(
      [round, site, timeControl, annotator, result, date],
      ["3 (final)", "Oslo", "1800", "Cy", null, "2024-05-06"],
    );
    const written = writeGames(game, { format: "sgf" });
    const parts = [...properties.matchAll(/[A-Z]+(?:\[(?:\\.|[^\]\\])*\])+/g)].map(([part]) => part);
    for (const part of [...parts, ";B[f5]N[first]BL[1799.5]", ";W[d6]QQ[x][y]"])
      assert.ok(written.includes(part), part);
    assertKept(game, "sgf");
  });

  test("has names in GGF, and all else comes back", () => {
    const text =
      "(;GM[Othello]PC[GGS/os]DT[2003.12.28_10:02:32.MST]PB[ant]PW[bee]RB[1500.12]RW[1640]TI[05:00/00:02]TB[1]RE[+8.00:r]TY[8r18]KB[x];B[d3/1.50/2.5]W[c5//0.1];)";
    const game = gameOf(text);
    assert.deepEqual(
      [game.blackRating, game.whiteRating, game.timeControl, game.date, game.result],
      ["1500.12", "1640", "300+2", "2003-12-28", 8],
    );
    const written = writeGames(game, { format: "ggf" });
    for (const part of text.match(/[A-Z]{2}\[[^\]]*\]/g) ?? []) assert.ok(written.includes(part), part);
    assert.ok(written.includes("B[D3/1.50/2.50]W[C5//0.10]"), written);
    assertKept(game, "ggf");
    const longer = gameOf("(;GM[Othello]TI[05:00//02:00];B[d3];)");
    assert.equal(longer.timeControl, "05:00//02:00");
    assertKept(longer, "ggf");
  });

  test("a game given up is not contradicted by its moves, also after it was saved", () => {
    const won = "f5d6c3d3c4f4f6f3e6e7d7c5b6b5e3c6";
    for (const text of [
      `(;GM[Othello]PB[a]RE[+64.00:r]${[...won.matchAll(/../g)].map(([move], ply) => `${ply % 2 ? "W" : "B"}[${move}]`).join("")};)`,
    ]) {
      const game = gameOf(text);
      for (const json of [JSON.stringify(game), writeGames(game, { format: "ggf" })])
        assert.deepEqual([gameOf(json).result, gameOf(json).problem], [64, null]);
    }
  });

  test("an event is none because a place is known", () => {
    for (const text of ['[Site "Oslo"]\n\n1. f5 *', "(;GM[2]PC[Oslo];B[f5])"])
      assert.deepEqual([gameOf(text).event, gameOf(text).site], [null, "Oslo"]);
  });

  test("a result, a day and tags are written anew where they were changed", () => {
    const game = gameOf(PGN.replace("2024.05.06", "2024.05.06 12:00"));
    assert.match(writeGames(game, { format: "pgn" }), /\[Date "2024\.05\.06 12:00"\]/);
    const text = writeGames(game, { format: "pgn", date: "2025", result: 4, round: null });
    for (const tag of ['[Date "2025.??.??"]', '[Result "34-30"]', '[Round "?"]'])
      assert.ok(text.includes(tag), text);
    assert.doesNotMatch(text, /1-0|2024\.05\.06/);
  });

  test("ten thousand tags are kept", () => {
    const tags = Array.from({ length: 10_000 }, (_, index) => `[Tag${index} "${index}"]`);
    const game = gameOf(`${tags.join("\n")}\n\n1. f5 *\n`);
    assert.equal(game.tree.others?.length, 10_000);
    assertKept(game, "pgn");
  });

  test("nothing of JSON that has no such name or form is written, and no value ends a property", () => {
    const others = [
      { format: "sgf", name: "B", values: ["d3"] },
      { format: "sgf", name: "toString", values: ["x"] },
      { format: "constructor", name: "XX", values: ["x"] },
      { format: "sgf", name: "XX", values: ["a];B[d3", "b\\", 3] },
      { format: "pgn", name: "Black", values: ["Eve"] },
      { format: "pgn", name: "X", values: ['"]\n[Black "Eve"]\n'] },
      null,
    ];
    const { start } = gameOf("f5").tree;
    const game = gameOf(
      JSON.stringify({
        start,
        nags: [1.5, -1, "2", 70_000],
        others,
        branches: [{ move: "f5", branches: [] }],
      }),
    );
    assert.equal(game.tree.nags, undefined);
    assert.match(writeGames(game, { format: "sgf" }), /AP\[Flipside\]XX\[a\\\];B\[d3\]\[b\\\\\];B\[f5\]\)/);
    for (const format of /** @type {const} */ (["sgf", "pgn"])) {
      const read = gameOf(writeGames(game, { format }));
      assert.deepEqual([read.game.transcript, read.black], ["f5", null]);
    }
  });
});

test("each format says what it keeps", () => {
  const keeps = Object.fromEntries(fileFormats.map(({ id, keeps }) => [id, keeps.join(" ")]));
  const tags = "black white event date round result site blackRating whiteRating timeControl annotator";
  assert.deepEqual(keeps, {
    sgf: `${tags} branches score before comment nags marks others`,
    pgn: `${tags} branches score before comment nags others`,
    ggf: "black white event date result blackRating whiteRating timeControl score seconds others",
    transcript: "",
    obf: "score",
    board: "",
    wthor: "black white event result",
  });
});
