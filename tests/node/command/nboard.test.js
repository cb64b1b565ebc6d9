import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Book } from "flipside/book";
import { Game } from "flipside/game";
import { Lines } from "../../../bin/protocols/lines.js";
import { OVER } from "../engines.js";
import { flipside, start } from "./run.js";

/** @import { TestContext } from "node:test" */

/** A board of GGF. @param {string} text */
function boardOf(text) {
  const [, cells = "", turn = ""] = /^(\S{64}) (\S)/.exec(text.replaceAll("X", "*")) ?? [];
  return `BO[8 ${cells.match(/.{8}/g)?.join(" ")} ${turn}]`;
}

const START = boardOf(new Game().start);

/** After these moves black must pass. */
const BEFORE_A_PASS = "B[E6]W[F6]B[D3]W[E7]B[E8]W[D8]B[G6]W[F8]";

/** Two squares are empty. */
const NEARLY_OVER = `-${"X".repeat(54)}OXXXXXXX- O`;

/** A position that takes minutes to solve: 30 squares are empty. */
const LONG = boardOf(readFileSync("tests/data/ffo.obf", "utf8").trim().split("\n").at(-2) ?? "");

/** What NBoard sends for a game. @param {string} moves @param {string} [board] */
const game = (moves, board = START) =>
  `set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[5:00]TY[8]${board}${moves};)`;

/** The moves of a game without passes, as GGF has them. @param {Game} game */
function movesOf({ moves }) {
  return moves.map((move, ply) => `${ply % 2 ? "W" : "B"}[${move.toUpperCase()}]`).join("");
}

/** The answers to commands. @param {string[]} commands @param {string[]} [args] */
async function answersTo(commands, args = ["--no-book"]) {
  const given = ["nboard", "--table-bits", "10", ...args];
  const { output, errors, code } = await flipside(given, `${commands.join("\n")}\n`);
  assert.deepEqual([errors, code], ["", 0]);
  return output.split("\n").slice(0, -1);
}

/** A player and the lines that it writes. @param {TestContext} t @param {string[]} args */
function playerFor(t, args) {
  const child = start(["nboard", "--no-book", "--table-bits", "12", ...args]);
  t.after(() => child.kill());
  const lines = new Lines(child.stdout);
  return {
    send: (/** @type {string} */ line) => void child.stdin.write(`${line}\n`),
    /** The lines up to one that begins so. @param {string} beginning */
    until: async (beginning) => {
      const found = [];
      for await (const line of lines) {
        found.push(line);
        if (line.startsWith(beginning)) return found;
      }
      throw new Error(`expected ${beginning}, found ${found.join("\n")}`);
    },
  };
}

test("the board's greeting is answered, and what is not known is ignored", async () => {
  assert.deepEqual(
    await answersTo(["nboard 2", "", "dance", "constructor", "set contempt 3", "set", "learn", "ping 7"]),
    ["set myname Flipside", "learned", "pong 7"],
  );
});

test("the depth is a level, up to the highest", async () => {
  const names = await answersTo([
    "set depth 6",
    "set depth 20",
    "set depth 40",
    "set depth x",
    "set depth 0",
  ]);
  assert.deepEqual(names, ["set myname Flipside6", "set myname Flipside20", "set myname Flipside20"]);
});

test("hints are lines of play with their values for the side to move, the best first", async () => {
  const answers = await answersTo(["set depth 4", game("B[F5]W[D6/1.5/2]"), "hint 2", "ping 1"]);
  const hints = answers.filter((line) => line.startsWith("search"));
  assert.ok(hints.length >= 2);
  for (const hint of hints)
    assert.match(hint, /^search [A-H][1-8]([a-h][1-8]([A-H][1-8])?)* -?\d+\.00 0 \d+$/);
  const [, one, , two] = hints.slice(-2).flatMap((hint) => [hint, hint.split(" ")[2]]);
  assert.ok(Number(one) >= Number(two));
  assert.match(answers.join("\n"), /\nnodestats \d+ \d+\.\d\d\n/);
  assert.equal(answers.at(-1), "pong 1");
});

test("hints are exact near the end, and there are none behind it", async () => {
  const answers = await answersTo(["set depth 4", game("", boardOf(NEARLY_OVER)), "hint 60"]);
  assert.match(answers.at(-2) ?? "", /^search .* 0 100%$/);
  assert.deepEqual(await answersTo([game(movesOf(Game.parse(OVER))), "hint 1", "go"]), ["=== PA"]);
});

test("a book answers at once, with the games that were played", async () => {
  const answers = await answersTo([game("B[F5]"), "hint 2", "go"], ["--level", "1"]);
  assert.match(answers[0], /^book [A-H][1-8]\S* -?\d+\.00 [1-9]\d* \d+$/);
  assert.match(answers.at(-1) ?? "", /^=== (D6|F6|F4)\/-?\d+\.00\/\d+\.\d\d$/);
  const whole = await answersTo([game("B[F5]"), "hint 20"], ["--level", "1"]);
  const moves = new Set(whole.flatMap((line) => /^(?:book|search) (..)/.exec(line)?.[1] ?? []));
  assert.deepEqual([...moves].sort(), ["D6", "F4", "F6"]);
});

test("a move is chosen, but not played, until the board plays it, in any of its ways", async () => {
  const answers = await answersTo([
    "set depth 1",
    game(""),
    "go",
    "go",
    "move F5/1.00/2.5",
    "d6",
    "move C5",
    "analyze",
  ]);
  const chosen = answers.filter((line) => line.startsWith("==="));
  assert.equal(chosen.length, 2);
  assert.match(chosen[0], /^=== (D3|C4|F5|E6)\/-?\d+\.00\/\d+\.\d\d$/);
  assert.equal(chosen[0].slice(0, 6), chosen[1].slice(0, 6));
  assert.deepEqual(
    answers.filter((line) => line.startsWith("analysis")).map((line) => line.split(" ")[1]),
    ["3", "2", "1", "0"],
    "the last position first",
  );
});

test("a game may end with a pass, or before one", async () => {
  assert.match((await answersTo([game(BEFORE_A_PASS), "go"])).at(-1) ?? "", /^=== PA\//);
  assert.match((await answersTo([game(BEFORE_A_PASS), "hint 3"]))[0], /^search PA/);
  for (const passing of [[game(`${BEFORE_A_PASS}B[PA]`)], [game(BEFORE_A_PASS), "move PA"]]) {
    const answers = await answersTo(["set depth 1", ...passing, "go", "move G5", "go"]);
    const [white, black] = answers.filter((line) => line.startsWith("==="));
    assert.match(white, /^=== [A-H][1-8]\//);
    assert.match(black, /^=== [A-H][1-8]\//);
  }
  const left = await answersTo(["set depth 1", game(BEFORE_A_PASS), "move G5", "analyze"]);
  assert.equal(left.filter((line) => line.startsWith("analysis")).length, 11, "a pass counts as a move");
});

test("what cannot be done is told in the line of the status, and changes nothing", async () => {
  const answers = await answersTo(["set depth 1", "move A1", "set game nowhere", "move F5", "analyze"]);
  assert.match(answers[1], /^status illegal move "a1" for black at ply 1/);
  assert.match(answers[2], /^status expected a transcript/);
  assert.match(answers[3], /^analysis 1 /);
});

for (const workers of ["1", "2"]) {
  test(`a ping ends what is thought about and is answered behind it, with ${workers} at work`, async (t) => {
    const { send, until } = playerFor(t, ["--workers", workers]);
    send("nboard 2");
    send("set depth 20");
    for (const [index, thought] of ["hint 1", "hint 9", "go", "analyze"].entries()) {
      send(game("", LONG));
      // Whatever came before is behind.
      send(`ping ${index}0`);
      await until(`pong ${index}0`);
      send(thought);
      const first = { hint: "search", go: "search" }[thought.split(" ")[0]];
      if (first) await until(first);
      send(`ping ${index}1`);
      const rest = await until(`pong ${index}1`);
      if (thought === "go") assert.match(rest.at(-2) ?? "", /^=== [A-H][1-8]\//);
      send(`ping ${index}2`);
      assert.deepEqual(await until(`pong ${index}2`), [`pong ${index}2`], "nothing more is said of it");
    }
    send("hint 5");
    send("hint 1");
    send("quit");
  });
}

test("the book learns from a game, and knows it the next time", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "flipside-")), "learned.bin");
  const args = ["--learn", file];
  const book = await Book.load();
  const unknown = new Game();
  while (book.lookup(unknown)) unknown.play(unknown.legalMoves().at(-1) ?? "pass");
  const asks = ["set depth 3", game(movesOf(unknown)), "hint 1", "ping 1"];
  assert.doesNotMatch((await answersTo(asks, args)).join("\n"), /^book/m);
  const played = unknown.after(unknown.legalMoves()[0]);
  // What comes behind would end the lesson.
  const answers = await answersTo(["set depth 3", game(movesOf(played)), "learn"], args);
  assert.deepEqual(answers, ["set myname Flipside3", "learned"]);
  assert.match((await answersTo(asks, args)).join("\n"), /^book [A-H][1-8]/m);
  await writeFile(file, "nonsense");
  for (const [more, message] of /** @type {const} */ ([
    [[], /^flipside: --learn: .*learned\.bin: /],
    [["--no-book"], /^flipside: --learn: expected a book, found --no-book\n$/],
  ])) {
    const { errors, code } = await flipside(["nboard", ...args, ...more]);
    assert.match(errors, message);
    assert.equal(code, 1);
  }
});

test("a style and limits are taken from the command line", async () => {
  const answers = await answersTo([game("B[F5]"), "go"], ["--skill", "1", "--seed", "3"]);
  assert.match(answers.at(-1) ?? "", /^=== (D6|F6|F4)\//);
  const { errors, code } = await flipside(["nboard", "--level", "99"]);
  assert.match(errors, /^flipside: --level: expected a whole number from 1 to 20, found 99\n$/);
  assert.equal(code, 1);
});

test("the session of the documentation is as it says", async (t) => {
  const page = readFileSync("docs/nboard.md", "utf8");
  const [, session = ""] = /## A session\n.*?\n\n((?: {4}.*\n)+)/s.exec(page) ?? [];
  const { send, until } = playerFor(t, []);
  const lines = session.trimEnd().split("\n");
  assert.ok(lines.length > 6);
  for (const line of lines.map((each) => each.trim())) {
    if (line.startsWith("< ")) assert.deepEqual(await until(line.slice(2, 6)), [line.slice(2)]);
    else send(line);
  }
});
