import assert from "node:assert/strict";
import { test } from "node:test";
import { Book } from "flipside/book";
import { sentence } from "flipside/coach";
import { words as german } from "flipside/coach/de";
import { Game } from "flipside/game";
import { MIDGAME, OVER } from "../engines.js";
import { flipside } from "./run.js";

/**
 * @import { Color, ReviewedMove } from "flipside"
 * @import { Praise, Reason } from "flipside/coach"
 */

/** The line of JSON of a review. @param {string[]} args @returns {Promise<any>} */
async function reviewOf(args) {
  return JSON.parse((await flipside(["review", ...args, "--json"])).output);
}

/** A game in which each player finds a move that most would miss, the 49th and the 50th. */
const MISSED =
  "f5f6e6f4g5e7f7h5e3d3g4h4h3g6g3c6c5f3e2f8h6d6f2d7c2b6c8c7c3d2e1g7h8b3g8f1b5d1a6a4c4b4a2b7b1c1g1g2a8h7b8a7a5a3e8d8h1h2b2a1";

test("a review compares every move of a game, for people and as JSON", async () => {
  const { output, code } = await flipside(["review", OVER, "--level", "4"]);
  const [heading, ...rows] = output.trimEnd().split("\n");
  assert.match(heading, new RegExp(`^#1 {2}${OVER}`));
  const moves = Game.parse(OVER).moves;
  for (const [index, move] of moves.entries()) {
    const side = index % 2 ? "white" : "black";
    assert.match(rows[index], new RegExp(`^ +${index + 1}  ${side}  ${move} +[+-]?\\d+`));
  }
  assert.match(rows[moves.length], /^ {2}discs lost: black \d+, white [1-9]\d*$/);
  assert.match(rows[moves.length + 1], /^ {2}accuracy: black \d+\.\d %, white \d+\.\d %$/);
  assert.match(rows[moves.length + 2], /^ {2}mistakes: black .+; white \d+ large.* \(\d+ opening.*\)$/);
  assert.match(rows[moves.length + 3], /^ {2}left the book with move \d+, [a-h]\d; the book has [a-h]\d$/);
  assert.match(rows[moves.length + 4], /^1 done, /);
  assert.equal(code, 0);
  const json = JSON.parse((await flipside(["review", OVER, "--level", "4", "--json"])).output);
  assert.deepEqual([json.line, json.text, json.done, json.total], [1, OVER, moves.length, moves.length]);
  assert.equal(json.moves[0].best.exact, false);
});

test("a review tells accuracy and mistakes as the page does, and where the game left the book", async () => {
  const text = "f5f6e6f4f3f2g3c5e1h2f7g2e3g7";
  const { moves, accuracy, mistakes, leftBook } = await reviewOf([text, "--level", "6"]);
  for (const color of /** @type {const} */ (["black", "white"])) {
    /** @type {ReviewedMove[]} */
    const own = moves.filter((/** @type {ReviewedMove} */ { turn, forced }) => turn === color && !forced);
    const mean = own.reduce((sum, { loss }) => sum + 100 * Math.exp(-loss / 6), 0) / own.length;
    assert.equal(accuracy[color], Math.round(10 * mean) / 10);
    const large = own.filter(({ loss }) => loss >= 8).length;
    const { small, medium, opening, midgame, endgame } = mistakes[color];
    assert.deepEqual([mistakes[color].large, opening], [large, large + medium + small]);
    assert.deepEqual([midgame, endgame], [0, 0]);
  }
  const book = await Book.load();
  const game = Game.parse(text);
  const ply = game.moves.findIndex((move, at) => !book.lines(game.at(at)).some((line) => line.move === move));
  assert.deepEqual(leftBook, { ply, move: game.moves[ply], best: book.lines(game.at(ply))[0].move });
  assert.equal((await reviewOf(["f5d6", "--level", "1"])).leftBook, null, "it ends in the book");
  const later = await reviewOf([text, "--level", "6", "--from", "4"]);
  assert.ok(later.mistakes.white.large <= mistakes.white.large);
  assert.equal(typeof later.accuracy.black, "number");
  assert.equal((await reviewOf(["f5", "--level", "1"])).accuracy.white, null, "it had no choice");
});

test("a review says why moves were mistakes, as sentences and as reasons", async () => {
  const args = ["review", OVER, "--level", "4", "--explain"];
  const rows = (await flipside(args)).output.trimEnd().split("\n").slice(1, -5);
  const { moves, decided } = JSON.parse((await flipside([...args, "--json"])).output);
  assert.equal(rows.pop(), `  ${sentence(decided)}`);
  assert.ok(
    moves.some((/** @type {ReviewedMove} */ { replies }) => replies),
    "no mistake has replies",
  );
  /** @type {string[]} */
  const expected = [];
  for (const { ply, turn, reasons, loss } of moves) {
    if (loss === 0) assert.deepEqual(reasons, []);
    const said = (/** @type {Reason} */ reason) => sentence(reason, undefined, { player: turn });
    expected.push(`${ply + 1}`, ...reasons.map(said));
  }
  const shown = rows.map((row) => /^ {8}(\S.*)/.exec(row)?.[1] ?? row.trim().split(" ")[0]);
  assert.deepEqual(shown, expected);
  assert.ok(expected.length > moves.length, "no move is explained");
});

test("a review praises the moves that others would miss, in words and as facts", async () => {
  const args = ["review", MISSED, "--level", "6", "--from", "48", "--explain"];
  const { output } = await flipside(args);
  const { moves } = JSON.parse((await flipside([...args, "--json"])).output);
  /** @type {{ ply: number, turn: Color, move: string, loss: number, praise: Praise[] }[]} */
  const praised = moves.filter((/** @type {object} */ move) => "praise" in move);
  assert.deepEqual(
    praised.map(({ ply, move, loss }) => [ply, move, loss]),
    [
      [48, "a8", 0],
      [49, "h7", 0],
    ],
  );
  for (const { turn, praise } of praised) {
    assert.ok(praise.length > 0);
    for (const each of praise) {
      const said = sentence(each, undefined, { player: turn });
      assert.ok(output.includes(`        ${said}\n`), output);
    }
  }
});

test("a review says why in another language", async () => {
  const args = ["review", OVER, "--level", "4", "--explain"];
  const said = (await flipside([...args, "--language", "de"])).output;
  const { moves, decided } = JSON.parse((await flipside([...args, "--json"])).output);
  const told = moves.flatMap((/** @type {{ turn: Color, reasons: Reason[] }} */ { turn, reasons }) =>
    reasons.map((reason) => sentence(reason, german, { player: turn })),
  );
  assert.ok(told.length > 0);
  for (const each of [...told, sentence(decided, german)]) assert.ok(said.includes(each), said);
  const { errors, code } = await flipside([...args, "--language", "it"]);
  assert.match(errors, /Allowed choices are de, en, es, fr, ja, zh-Hans, zh-Hant/);
  assert.equal(code, 1);
});

test("a drawn opening is left out, and a game that ends in it is reported", async () => {
  const args = ["review", "-", "--json", "--level", "1", "--table-bits", "10", "--from", "4"];
  const { output, errors, code } = await flipside(args, ["f5d6c3d3c4f4", "f5d6"].join("\n"));
  const [first, second] = output.split("\n");
  assert.deepEqual(
    JSON.parse(first).moves.map((/** @type {{ ply: number }} */ { ply }) => ply),
    [4, 5],
  );
  const message = "from: expected a ply of the game, 0 to 2, found 4";
  assert.match(`${second}${errors}`, new RegExp(message));
  assert.equal(code, 1);
});

test("games come from standard input, several at a time, with the names of their openings", async () => {
  const games = [MIDGAME, "f5f6e6f4g3", "f5d6c4d3"];
  const args = ["review", "-", "--json", "--level", "1", "--table-bits", "10", "--workers", "2"];
  const { output } = await flipside(args, games.join("\n"));
  const reviews = output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    reviews.map(({ text, total }) => [text, total]),
    games.map((text) => [text, Game.parse(text).moves.length]),
  );
  assert.equal(reviews[1].opening, "Rocket");
});
