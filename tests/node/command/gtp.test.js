import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import { before, test } from "node:test";
import { Game, init } from "flipside";
import { OVER } from "../engines.js";
import { flipside, start } from "./run.js";

/** @import { TestContext } from "node:test" */

before(() => init());

/** After it black must pass. */
const OPENING_WITH_PASS = "e6f6d3e7e8d8g6f8";

/** The answers to commands, without the empty lines between them. @param {string[]} commands @param {string[]} [args] */
async function answersTo(commands, args = ["--level", "1"]) {
  const { output, errors, code } = await flipside(["gtp", ...args], `${commands.join("\n")}\n`);
  assert.deepEqual([errors, code], ["", 0]);
  assert.ok(output === "" || output.endsWith("\n\n"));
  return output.split("\n\n").slice(0, -1);
}

/** Plays by the protocol, one command at a time. */
class Player {
  #process;
  #lines;

  /** @param {TestContext} t @param {string[]} args */
  constructor(t, args) {
    this.#process = start(["gtp", "--table-bits", "10", ...args]);
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
    t.after(() => this.#process.kill());
  }

  /** @param {string} command */
  async ask(command) {
    this.#process.stdin.write(`${command}\n`);
    const lines = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (value === "" || done) return lines.join("\n");
      lines.push(value);
    }
  }
}

test("the protocol's own commands are answered, with the number of the question if it has one", async () => {
  const [protocol, name, version, commands, ...rest] = await answersTo([
    "1 protocol_version",
    "name",
    "  22   version  ",
    "list_commands",
    "known_command genmove",
    "3 known_command dance",
    "known_command constructor",
    "4 quit",
    "name",
  ]);
  assert.deepEqual([protocol, name], ["=1 2", "= Flipside"]);
  assert.match(version, /^=22 \d+\.\d+\.\d+$/);
  assert.deepEqual(rest, ["= true", "=3 false", "= false", "=4"]);
  const known = commands.slice(2).split("\n");
  for (const needed of [
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
    "undo",
    "showboard",
    "set_game",
    "time_left",
  ]) {
    assert.ok(known.includes(needed), needed);
  }
});

test("comments, empty lines and control characters are passed over", async () => {
  assert.deepEqual(
    await answersTo(["", "# a comment", "1\tname\r", "2 na\u0007me # with a comment", "   "]),
    ["=1 Flipside", "=2 Flipside"],
  );
});

test("what cannot be done is refused with a reason, and changes nothing", async () => {
  const refusals = await answersTo([
    "1 dance",
    "2",
    "boardsize 19",
    "boardsize",
    "boardsize eight",
    "komi",
    "play",
    "play red f5",
    "play b",
    "play b a1",
    "play b z9",
    "play b pass",
    "play w d3",
    "genmove",
    "genmove w",
    "undo",
    "time_settings 1 x 0",
    "time_left b 1",
    "final_score",
    "set_game Go",
  ]);
  assert.ok(
    refusals.every((answer) => answer.startsWith("?")),
    refusals.join("\n"),
  );
  assert.deepEqual(refusals.slice(0, 4), [
    "?1 unknown command",
    "?2 unknown command",
    "? unacceptable size",
    "? syntax error: nothing is not a number",
  ]);
  assert.match(refusals[9], /^\? illegal move "a1" for black/);
  assert.match(refusals[12], /it is not white's turn/);
  const [, board] = await answersTo(["play b a1", "showboard"]);
  assert.match(board, /black 2, white 2; black to move$/);
});

test("moves are played, generated and taken back, in either case of letters", async () => {
  const answers = await answersTo([
    "boardsize 8",
    "clear_board",
    "komi 0",
    "play B F5",
    "genmove White",
    "undo",
    "reg_genmove w",
    "showboard",
    "undo",
    "undo",
  ]);
  assert.deepEqual(answers.slice(0, 4), ["=", "=", "=", "="]);
  assert.match(answers[4], /^= (d6|f4|f6)$/);
  assert.deepEqual(answers[6], answers[4], "the same move, though not played");
  assert.match(answers[7], /^= \n {2}a b c d e f g h\n.*black 4, white 1; white to move$/s);
  assert.deepEqual(answers.slice(8), ["=", "? cannot undo"]);
});

test("a forced pass may be played, generated or left out", async () => {
  const passing = (OPENING_WITH_PASS.match(/../g) ?? []).map(
    (move, at) => `play ${at % 2 ? "w" : "b"} ${move}`,
  );
  const ways = [["play b pass"], ["genmove b"], []];
  for (const way of ways) {
    const answers = await answersTo([...passing, ...way, "play w g5", "showboard"]);
    assert.ok(
      answers.slice(0, -1).every((answer) => /^=( pass)?$/.test(answer)),
      answers.join("\n"),
    );
    assert.match(answers[answers.length - 1], /; black to move$/);
  }
  const over = (OVER.match(/../g) ?? []).map((move, at) => `play ${at % 2 ? "w" : "b"} ${move}`);
  assert.deepEqual((await answersTo([...over, "final_score", "genmove w"])).slice(-2), ["= B+64", "= pass"]);
});

test("two players bring a game to its end, and agree on its score", async (t) => {
  const game = new Game();
  const [black, white] = [new Player(t, ["--level", "2"]), new Player(t, ["--time", "0.005"])];
  for (let ply = 0; !game.isOver; ply += 1) {
    const [mover, other, colour] = game.turn === "black" ? [black, white, "b"] : [white, black, "w"];
    const [, move] = /** @type {RegExpExecArray} */ (
      /^= ([a-h][1-8]|pass)$/.exec(await mover.ask(`genmove ${colour}`))
    );
    game.play(move);
    assert.equal(await other.ask(`${ply} play ${colour} ${move}`), `=${ply}`);
  }
  const score = game.score === 0 ? "0" : `${game.score > 0 ? "B" : "W"}+${Math.abs(game.score)}`;
  for (const player of [black, white]) assert.equal(await player.ask("final_score"), `= ${score}`);
});

test("a player with a clock plays a game to its end", async (t) => {
  const player = new Player(t, []);
  const game = new Game();
  assert.equal(await player.ask("time_settings 1 0 0"), "=");
  while (!game.isOver) {
    const answer = await player.ask(`genmove ${game.turn}`);
    game.play(answer.slice(2));
    assert.equal(await player.ask(`time_left ${game.turn} 1 0`), "=");
  }
  assert.match(await player.ask("final_score"), /^= ([BW]\+\d+|0)$/);
});
