import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames, readGamesInTurns } from "flipside/formats";
import { randomGame } from "../games.js";

const MOVES = "f5d6c3d3c4f4f6f3e6e7";

/** The transcripts of the games in a text. @param {string} text */
function transcriptsIn(text) {
  return readGames(text).games.map(({ game }) => game.transcript);
}

suite("a game is found in a text", () => {
  const squares = MOVES.match(/../g) ?? [];
  const numbered = squares.map((square, index) => `${index + 1}. ${square}`).join(" ");
  for (const [written, text] of Object.entries({
    "as moves alone": MOVES,
    "in capitals with blanks": squares.join(" ").toUpperCase(),
    "with dashes": squares.join("-"),
    "with commas and line breaks": squares.join(",\r\n"),
    "with a number before each move": numbered,
    "with numbers without blanks": squares.map((square, index) => `${index + 1}${square}`).join(" "),
    "with a number before each pair": "1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6 e7",
    "in brackets": squares.map((square) => `[${square}]`).join(""),
    "in full-width letters": squares
      .join(" ")
      .replace(/\S/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    "with invisible characters": squares.join("\u200b\u2060"),
    "with colors before the moves": squares
      .map((square, index) => `${index % 2 ? "White" : "Black"}: ${square}`)
      .join("\n"),
    "among words": `We played ${numbered}, and then I resigned (see page b7).`,
    "between Japanese words": `棋譜${MOVES}です`,
    "with a result behind it": `${MOVES} 33-31`,
    "in an address": `https://example.org/play?moves=${MOVES}&ply=4`,
    "in the fragment of an address, escaped": `https://example.org/game/17#${squares.join("%20")}`,
    "in an address with escaped commas": `https://example.org/?m=${squares.join("%2C")}`,
    "as an Othello Quest game is saved": JSON.stringify({
      position: { moves: squares.map((m, t) => ({ m, t: 1000 * t, s: "b3" })) },
    }).replaceAll('"s":"b3"', '"s":1'),
    "as the page of an eOthello game has it": `server_game.initializeServerGame(2699489, ${JSON.stringify(squares)}, "x", "y", 0)`,
    "in quotes": `“${MOVES}”`,
  })) {
    test(written, () => {
      const { format, games, question, problem } = readGames(text);
      assert.deepEqual([format, question, problem], ["transcript", null, null]);
      assert.deepEqual([games.length, games[0]?.game.transcript, games[0]?.problem], [1, MOVES, null]);
    });
  }

  test("with passes written, left out, and at the end", () => {
    const game = randomGame(10);
    const passes = game.moves.filter((move) => move === "pass").length;
    assert.ok(passes > 0, "the game has passes");
    for (const text of [
      game.transcript,
      game.moves.join(" "),
      game.moves.map((move) => (move === "pass" ? "--" : move)).join(" "),
      `${game.moves.join("").replaceAll("pass", "pa")} pass pass`,
    ]) {
      const [read] = readGames(text).games;
      assert.equal(read?.problem, null);
      assert.deepEqual(read?.game.moves, game.moves);
    }
  });

  test("and each of several, on lines or among words", () => {
    const games = [4, 5, 6].map((seed) => randomGame(seed).transcript);
    assert.deepEqual(transcriptsIn(games.join("\n")), games);
    assert.deepEqual(
      transcriptsIn(`First ${games[0]}, second ${games[1]} and the third:\n${games[2]}`),
      games,
    );
    const openings = ["f5d6c3d3c4", "f5f6e6f4g5", "f5d6c4d3c3"];
    assert.deepEqual(transcriptsIn(openings.join("\n")), openings);
  });

  test("even a single move, where the text is that alone", () => {
    assert.deepEqual(transcriptsIn("d3"), ["d3"]);
    assert.equal(readGames("d3").games[0]?.year, null);
    assert.throws(() => readGames("a table of 8 by 8"), { code: "INVALID_POSITION" });
  });

  test("from bytes of UTF-8", () => {
    const { games } = readGames(new TextEncoder().encode(`棋譜 ${MOVES}`));
    assert.equal(games[0]?.game.transcript, MOVES);
  });

  test("from a file of an older program, in Latin 1", () => {
    const bytes = Uint8Array.from('[Black "Lévy"]\n\n1. f5 d6', (letter) => letter.charCodeAt(0));
    assert.equal(readGames(bytes).games[0]?.black, "Lévy");
  });

  test("as the JSON of a saved game, at its cursor", () => {
    const game = randomGame(7).goTo(12);
    const { format, games } = readGames(JSON.stringify(game));
    assert.equal(format, "saved");
    assert.deepEqual(games[0]?.game.toJSON(), game.toJSON());
  });
});

suite("a game that breaks the rules", () => {
  test("is there as far as it is legal, and says where it breaks and what was expected", () => {
    const { games } = readGames("f5 d6 c3 a1 d3 c4");
    assert.equal(games[0]?.game.transcript, "f5d6c3");
    const message = 'move 4: expected d3, f3, f4, g5, found "a1"';
    assert.deepEqual(games[0]?.problem, {
      code: "illegal-move",
      values: { number: 4, expected: ["d3", "f3", "f4", "g5"], found: "a1" },
      message,
      place: 9,
      ply: 3,
    });
  });

  test("is named by its place in the text as it was given, invisible characters included", () => {
    const text = "f5\u200b\u200bd6c3 a1";
    assert.equal(text[readGames(text).games[0]?.problem?.place ?? -1], "a");
  });

  test("may hold what is no square", () => {
    const { games } = readGames("f5d6c3d3zz");
    const { message, place } = games[0]?.problem ?? {};
    assert.deepEqual([message, place], ['move 5: expected c2, e3, c4, c5, c6, c7, found "zz"', 8]);
  });

  test("keeps the games behind it", () => {
    assert.deepEqual(transcriptsIn("f5d6c3d3a1c4\nf5f6e6f4"), ["f5d6c3d3", "f5f6e6f4"]);
  });

  test("and goes on behind its end has no move there", () => {
    const game = randomGame(8);
    const { games } = readGames(`${game.transcript} a1`);
    assert.match(games[0]?.problem?.message ?? "", /expected no move, as the game is over, found "a1"/);
    assert.deepEqual(games[0]?.game.moves, game.moves);
  });
});

suite("a text without a game is refused in a sentence that names place and reason", () => {
  for (const [text, message] of /** @type {const} */ ([
    ["", "no game: expected moves or a board, found nothing"],
    [" \n\u200b ", "no game: expected moves or a board, found nothing"],
    [
      "\n lorem ipsum",
      'no game: expected moves such as f5d6c3, or a board, found "lorem ipsum" at character 3',
    ],
    ["d6c3", 'transcript: move 1: illegal move "d6" for black at ply 1: expected d3, c4, f5, e6'],
    ["XO-".repeat(9), "board: expected 64 squares, found 27"],
    [
      "https://www.eothello.com/game/2699489",
      "no game: expected moves, found the address of a game at eOthello, which has no moves in it: copy them from the page there",
    ],
  ])) {
    test(JSON.stringify(text), () => {
      assert.throws(() => readGames(text), { name: "FlipsideError", code: "INVALID_POSITION", message });
    });
  }

  test("and the address of a site that hides its moves is named by the site", () => {
    for (const [address, site] of /** @type {const} */ ([
      ["https://www.playok.com/p/?g=rv75268000.txt", /PlayOK/],
      ["https://www.liveothello.com/mobile_game.php?GameID=2552", /LiveOthello/],
      ["http://questgames.net/reversi/game/abc", /Othello Quest/],
    ]))
      assert.throws(() => readGames(address), { code: "INVALID_POSITION", message: site });
  });

  test("a text of 17 MB is refused for its length alone: nothing of it is read", () => {
    // Looking for anything in it would take time; only its length may be asked for.
    const text = "f5d6".repeat(4_250_000);
    const message =
      "no game: expected at most 16777216 characters, found 17000000, which gamesIn reads game by game";
    const search = String.prototype.search;
    String.prototype.search = () => assert.fail("the text was read");
    try {
      assert.throws(() => readGames(text), { code: "INVALID_POSITION", message });
    } finally {
      String.prototype.search = search;
    }
  });

  test("and a source that is neither a text nor bytes", () => {
    for (const value of [
      undefined,
      null,
      3,
      {},
      ["f5"],
      new Uint16Array(4),
      new Proxy(new Uint8Array(4), {}),
    ]) {
      assert.throws(() => readGames(/** @type {any} */ (value)), {
        code: "INVALID_POSITION",
        message: /a text or a Uint8Array/,
      });
    }
    assert.throws(() => readGames(new Uint8Array(16_777_217)), {
      code: "INVALID_POSITION",
      message: /at most 16777216/,
    });
  });

  test("and wrong options are named", () => {
    const refused = (/** @type {any} */ options) =>
      assert.throws(() => readGames("f5", options), { code: "INVALID_OPTION" });
    for (const options of [null, 3, { turn: "red" }, { players: "names" }, { tournaments: [1] }])
      refused(options);
  });
});

suite("in turns", () => {
  test("a text is read to the same games, and others have their turns meanwhile", async () => {
    const played = Array.from({ length: 20 }, (_, seed) => randomGame(seed).transcript);
    const text = Array.from({ length: 8000 }, (_, seed) => played[seed % 20]?.replace(/../g, "$& ")).join(
      "\n",
    );
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const { format, games } = await readGamesInTurns(text).finally(() => clearImmediate(next));
    assert.ok(turns > 1, `${turns} turns`);
    assert.deepEqual([format, games.length], ["transcript", 8000]);
    assert.deepEqual(
      games.slice(0, 20).map(({ game }) => game.transcript),
      played,
    );
  });

  test("a signal ends it between two turns", async () => {
    const control = new AbortController();
    const text = "f5d6c3d3c4f4\n".repeat(200_000);
    setImmediate(() => control.abort());
    await assert.rejects(readGamesInTurns(text, { signal: control.signal }), { name: "AbortError" });
    await assert.rejects(readGamesInTurns("f5d6", { signal: AbortSignal.abort() }), { name: "AbortError" });
    await assert.rejects(readGamesInTurns("f5d6", /** @type {any} */ ({ signal: {} })), {
      code: "INVALID_OPTION",
    });
  });

  test("what is refused rejects", async () => {
    await assert.rejects(readGamesInTurns("rhubarb"), { code: "INVALID_POSITION" });
    await assert.rejects(readGamesInTurns("f5", /** @type {any} */ ({ turn: "red" })), {
      code: "INVALID_OPTION",
    });
  });
});

suite("what stands above the moves", () => {
  const told = (/** @type {string} */ text) =>
    readGames(text).games.map(({ black, white, event, date, result, game, problem }) => {
      assert.deepEqual([game.transcript, problem], [MOVES, null]);
      return [black, white, event, date, result];
    });

  test("names players, event, date and result, on lines of their own", () => {
    const lines = "Event: WOC\r\nDate: 2023.10.11\r\nBlack: Ann de Vries\r\nWhite: Bob\r\nResult: 29-35";
    assert.deepEqual(told(`${lines}\r\n\r\n${MOVES}`), [["Ann de Vries", "Bob", "WOC", "2023-10-11", -6]]);
  });

  for (const [line, result] of /** @type {const} */ ([
    ["Ann de Vries - Imre Leader 29-35", -6],
    ["Ann de Vries 29-35 Imre Leader", -6],
    ["Ann de Vries vs Imre Leader", null],
    ["Ann de Vries vs. Imre Leader 29:35", -6],
  ]))
    test(`names them as in "${line}"`, () => {
      assert.deepEqual(told(`${line}\n${MOVES}`), [["Ann de Vries", "Imre Leader", null, null, result]]);
    });

  test("is told of the game below it alone", () => {
    assert.deepEqual(told(`Ann vs Bob\n${MOVES}\nCid vs Dan\n${MOVES}\n${MOVES}`), [
      ["Ann", "Bob", null, null, null],
      ["Cid", "Dan", null, null, null],
      [null, null, null, null, null],
    ]);
  });

  for (const line of [
    "Round 3 - the final",
    "I play black vs my brother",
    "Black: 33",
    "White: O",
    "Black vs White",
    "Ann vs",
    "1-0",
  ])
    test(`is left out where it may be something else, as "${line}"`, () => {
      assert.deepEqual(told(`${line}\n${MOVES}`), [[null, null, null, null, null]]);
    });

  test("gives no result that is not that of the moves", () => {
    const game = randomGame(4);
    const [read] = readGames(`Ann - Bob 1-63\n${game.transcript}`).games;
    assert.deepEqual([read?.black, read?.result, read?.problem], ["Ann", null, null]);
  });
});
