import assert from "node:assert/strict";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { after, before, test } from "node:test";
import { Game } from "flipside/game";
import { converse } from "../../../bin/protocols/gtp.js";
import { Lines } from "../../../bin/protocols/lines.js";
import { Player } from "../../../bin/protocols/player.js";
import { OVER } from "../engines.js";
import { flipside, start } from "./run.js";

/** @import { TestContext } from "node:test" */

/** It has no types. */
const { StreamController } = createRequire(import.meta.url)("@sabaki/gtp");
const { version } = createRequire(import.meta.url)("flipside/package.json");

/** What match programs send at the beginning. @type {[string, ...(string | number)[]][]} */
const BEFORE_A_GAME = [
  ["set_game", "Othello"],
  ["boardsize", 8],
  ["clear_board"],
  ["komi", 6.5],
  ["time_settings", 0, 1, 0],
];

/** After it black must pass. */
const OPENING_WITH_PASS = "e6f6d3e7e8d8g6f8";

/** The commands that play a transcript without passes. @param {string} transcript */
const playing = (transcript) =>
  (transcript.match(/../g) ?? []).map((move, at) => `play ${at % 2 ? "w" : "b"} ${move}`);

const OPTIONS = { level: 1, book: true };

/** A player for all conversations of this process, one after the other. @type {Player} */
let player;
before(async () => {
  player = await Player.start(OPTIONS);
});
after(() => player.dispose());

/** The answers to commands, without the empty lines between them. @param {string[]} commands */
async function answersTo(commands) {
  await player.begin(new Game());
  const lines = new Lines(Readable.from([`${commands.join("\n")}\n`]));
  let output = "";
  const write = (/** @type {string} */ text) => {
    output += text;
  };
  await converse(player, lines, write, { version, ponder: false });
  lines.close();
  return answersIn(output);
}

/** What a process of its own answers. @param {string[]} commands @param {string[]} args */
async function answersOfCommand(commands, args) {
  const { output, errors, code } = await flipside(["gtp", ...args], `${commands.join("\n")}\n`);
  assert.deepEqual([errors, code], ["", 0]);
  return answersIn(output);
}

/** @param {string} output @returns {string[]} */
function answersIn(output) {
  assert.ok(output === "" || output.endsWith("\n\n"));
  return output.split("\n\n").slice(0, -1);
}

/** What a client that others wrote has read. @typedef {{ id: number | null, content: string, error: boolean }} Response */

/**
 * Starts a player, and connects it to a client of another project.
 * @param {TestContext} t
 * @param {string[]} args
 * @returns {(name: string, ...args: (string | number)[]) => Promise<Response>} sends a command, with a number of its own
 */
function playerFor(t, args) {
  const player = start(["gtp", "--table-bits", "10", ...args]);
  const client = new StreamController(player.stdin, player.stdout);
  t.after(() => player.kill());
  let id = 0;
  return async (name, ...args) => {
    id += 1;
    const response = await client.sendCommand({ id, name, args });
    assert.equal(response.id, id);
    return response;
  };
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
    "time_left b 1 -1",
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
    "? syntax error: size: expected a number, found nothing",
  ]);
  assert.match(refusals[9], /^\? illegal move "a1" for black/);
  assert.match(refusals[12], /it is not white's turn/);
  const named = [
    ["play black", "move: expected a square such as f5, or pass, found nothing"],
    ["play red f5", "color: expected b, w, black or white, found red"],
    ["time_left b -1 0", "time: expected seconds, 0 or more, found -1"],
    ["time_settings -1 0 0", "main time: expected seconds, 0 or more, found -1"],
    ["loadsgf", "file: expected a name, found nothing"],
  ];
  assert.deepEqual(
    await answersTo(named.map(([command]) => command)),
    named.map(([, reason]) => `? syntax error: ${reason}`),
  );
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
  const passing = playing(OPENING_WITH_PASS);
  const ways = [["play b pass"], ["genmove b"], []];
  for (const way of ways) {
    const answers = await answersTo([...passing, ...way, "play w g5", "showboard"]);
    assert.ok(
      answers.slice(0, -1).every((answer) => /^=( pass)?$/.test(answer)),
      answers.join("\n"),
    );
    assert.match(answers[answers.length - 1], /; black to move$/);
  }
  const undone = await answersTo([
    ...passing,
    "play w g5",
    "undo",
    "play b pass",
    "undo",
    "undo",
    "showboard",
  ]);
  assert.match(undone[undone.length - 1], /; white to move$/, "a pass that was left out goes with its move");
});

test("a pass that is not forced is refused", async () => {
  const [refusal] = await answersTo(["play b pass"]);
  assert.match(refusal, /^\? illegal move "pass" for black at ply 1: expected d3, c4, f5, e6$/);
});

test("after the end both sides may pass and are answered with a pass, and undo takes each back", async () => {
  const over = playing(OVER);
  const passes = ["play w pass", "play b PASS", "genmove w", "reg_genmove b", "genmove b"];
  const answers = (await answersTo([...over, ...passes, "final_score"])).slice(over.length);
  assert.deepEqual(answers, ["=", "=", "= pass", "= pass", "= pass", "= B+64"]);
  const undone = await answersTo([...over, "play w pass", "genmove b", "undo", "undo", "undo", "showboard"]);
  assert.match(undone[undone.length - 1], /; black to move$/, "the third undo takes the last disc back");
  const [refusal] = (await answersTo([...over, "play w a1"])).slice(over.length);
  assert.match(refusal, /^\? illegal move "a1" .* expected no move, as the game is over$/);
});

test("a position can be set, as a transcript or as a board, and begins a game", async () => {
  const board = `${"-".repeat(19)}X${"-".repeat(7)}XX${"-".repeat(6)}XO${"-".repeat(27)} O`;
  for (const text of ["D3", "1. d3", board, `${board};`]) {
    const answers = await answersTo([
      `flipside-set_position ${text}`,
      "undo",
      "showboard",
      "play w c3",
      "undo",
    ]);
    assert.deepEqual(answers.slice(0, 2), ["=", "? cannot undo"], text);
    assert.match(answers[2], /black 4, white 1; white to move$/);
    assert.deepEqual(answers.slice(3), ["=", "="]);
  }
  const [none, wrong, illegal, before] = await answersTo([
    "flipside-set_position",
    "flipside-set_position nowhere",
    "flipside-set_position f5a1",
    "showboard",
  ]);
  assert.match(none, /^\? syntax error/);
  assert.match(wrong, /^\? expected a transcript such as "f5d6c3", or a board .* found "nowhere"$/);
  assert.match(illegal, /^\? transcript: move 2: illegal move "a1"/);
  assert.match(before, /black 2, white 2; black to move$/, "nothing has changed");
});

test("a score can be asked for in the middle, which the engine estimates, and at the end", async () => {
  // White is to move, and black is far ahead.
  const ahead = `-${"X".repeat(54)}OXXXXXXX- O`;
  const [, estimate, refusal] = await answersTo([
    `flipside-set_position ${ahead}`,
    "estimate_score",
    "final_score",
  ]);
  assert.match(estimate, /^= B\+\d+$/);
  assert.equal(refusal, "? cannot score");
  const over = playing(OVER);
  const scores = (await answersTo([...over, "estimate_score", "final_score"])).slice(over.length);
  assert.deepEqual(scores, ["= B+64", "= B+64"]);
});

test("every command that is listed is there, and answers something else than that it is unknown", async () => {
  const [list] = await answersTo(["list_commands"]);
  const names = list.slice(2).split("\n");
  const answers = await answersTo(names.filter((name) => name !== "quit"));
  assert.equal(answers.length, names.length - 1);
  assert.ok(!answers.includes("? unknown command"));
});

/** @param {Promise<Response>} response of a command that can be done */
async function done(response) {
  const { content, error } = await response;
  assert.equal(error, false, content);
  return content;
}

test("two players that another's client leads bring a game to its end, and agree on its score", async (t) => {
  const game = new Game();
  const [black, white] = [playerFor(t, ["--level", "2"]), playerFor(t, ["--budget-ms", "5"])];
  for (const player of [black, white]) {
    const commands = (await done(player("list_commands"))).split("\n");
    for (const name of commands) assert.equal(await done(player("known_command", name)), "true");
    for (const [name, ...args] of BEFORE_A_GAME) assert.equal(await done(player(name, ...args)), "");
    assert.equal((await player("play", "b", "a1")).error, true);
  }
  while (!game.isOver) {
    const [mover, other] = game.turn === "black" ? [black, white] : [white, black];
    const { turn } = game;
    const move = await done(mover("genmove", turn));
    game.play(move);
    assert.equal(await done(other("play", turn, move)), "");
  }
  const result = Number(game.result);
  const score = result === 0 ? "0" : `${result > 0 ? "B" : "W"}+${Math.abs(result)}`;
  for (const player of [black, white]) {
    assert.equal(await done(player("final_score")), score);
    assert.match(await done(player("showboard")), /the game is over$/);
    assert.equal(await done(player("quit")), "");
  }
});

test("a player with a clock plays a game to its end", async (t) => {
  const player = playerFor(t, []);
  const game = new Game();
  await done(player("time_settings", 1, 0, 0));
  while (!game.isOver) {
    const { turn } = game;
    game.play(await done(player("genmove", turn)));
    await done(player("time_left", turn, 1, 0));
  }
  assert.match(await done(player("final_score")), /^([BW]\+\d+|0)$/);
});

test("a line that no program should send is answered, and the next one too", async () => {
  const many = `showboard ${"a ".repeat(130_000)}`;
  const answers = await answersTo(["name \u2028x", many, "time_left b 1e308 0", "genmove b", "name"]);
  assert.deepEqual([answers[0], answers[4]], ["= Flipside", "= Flipside"]);
  assert.match(answers[1], /^\? syntax error: expected at most 1000 arguments, found 130000$/);
  assert.match(answers[3], /^= [a-h][1-8]$/);
});

test("GoGui learns the rules from the player, with the first row on top, as Othello has it", async () => {
  const rules = ["game_id", "board_size", "board", "legal_moves", "side_to_move", "final_result"];
  const ask = rules.map((name) => `gogui-rules_${name}`);
  const answers = await answersTo(["play b f5", ...ask]);
  const empty = ". . . . . . . .";
  const middle = [". . . O X . . .", ". . . X X X . ."];
  const rows = [empty, empty, empty, ...middle, empty, empty, empty];
  assert.deepEqual(answers.slice(1), [
    "= Othello",
    "= 8",
    `= ${rows.join("\n")}`,
    "= f4 d6 f6",
    "= white",
    "= The game is not over",
  ]);
  const pass = playing(OPENING_WITH_PASS);
  assert.equal((await answersTo([...pass, "gogui-rules_legal_moves"])).at(-1), "= pass");
  const over = await answersTo([...playing(OVER), ...ask.slice(3)]);
  assert.deepEqual(over.slice(-3), ["=", "= white", "= Black wins by 64"]);
});

test("each analysis that GoGui offers is answered as it draws it", async () => {
  const [list, ...answers] = await answersTo([
    "gogui-analyze_commands",
    "play b f5",
    "flipside-gfx w",
    "flipside-values white",
    "flipside-best_line",
    "flipside-gfx b",
  ]);
  const offered = list.slice(2).split("\n");
  const known = (await answersTo(["list_commands"]))[0].split("\n");
  for (const line of offered) {
    const [type, , command] = line.split("/");
    assert.ok(["gfx", "pspairs", "var", "string"].includes(type));
    assert.ok(known.includes(command.replace(" %c", "")), command);
  }
  const [, drawing, values, line, refusal] = answers;
  const pair = "[a-h][1-8] [+-]?\\d+";
  assert.match(
    drawing,
    new RegExp(`^= LABEL ${pair} ${pair} ${pair}\nCOLOR #\\w{6} [a-h][1-8]\nVAR w [a-h][1-8]`),
  );
  assert.match(drawing, /\nTEXT white [+-]?\d+, 2 plies$/);
  assert.match(values, new RegExp(`^= ${pair}\n${pair}\n${pair}$`));
  assert.match(line, /^= w [a-h][1-8]( b [a-h][1-8])*/);
  assert.match(refusal, /^\? illegal move: it is not black's turn$/);
  assert.equal((await answersTo([...playing(OVER), "flipside-gfx"])).at(-1), "= TEXT the game is over");
});

test("an analysis streams until the next command, which is answered behind it", async (t) => {
  const player = start(["gtp", "--table-bits", "10"]);
  t.after(() => player.kill());
  const lines = new Lines(player.stdout);
  player.stdin.write("7 flipside-analyze black 1\n");
  assert.deepEqual([await lines.next(), (await lines.next())?.slice(0, 10)], ["=7", "info move "]);
  player.stdin.write("8 name\n");
  const info =
    /^info move \S+ score -?\d+ depth \d+ selectivity \d+ exact \w+ nodes \d+ order 0 pv [a-h][1-8].* order 3 pv /;
  for await (const line of lines) {
    if (line === "") break;
    assert.match(line, info);
  }
  assert.deepEqual([await lines.next(), await lines.next()], ["=8 Flipside", ""]);
  player.stdin.write("flipside-analyze w\n9 flipside-analyze 5 \nquit\n");
  assert.equal(await lines.next(), "? illegal move: it is not white's turn");
});

test("an analysis without limits ends with the input, and one with limits by itself", async () => {
  const [endless] = await answersOfCommand(["flipside-analyze"], ["--no-book"]);
  assert.match(endless, /^=\ninfo move /);
  const [limited] = await answersOfCommand(["flipside-analyze"], ["--no-book", "--level", "5"]);
  assert.match(limited.split("\n").at(-1) ?? "", /^info move \S+ score -?\d+ depth 6 /);
});

test("an analysis of a game that is over has nothing to say", async () => {
  const answers = await answersTo([...playing(OVER), "flipside-analyze", "name"]);
  assert.deepEqual(answers.slice(-2), ["=", "= Flipside"]);
});

test("a game of a file is loaded, whole or up to a move, and can be taken back", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "flipside-")), "a game.sgf");
  await writeFile(file, "(;GM[2]SZ[8];B[f5];W[d6];B[c3])");
  const discs = async (/** @type {string[]} */ commands) =>
    /black (\d+), white (\d+); (\w+)/
      .exec((await answersTo([...commands, "showboard"])).at(-1) ?? "")
      ?.slice(1);
  assert.deepEqual(await discs([`loadsgf ${file}`]), ["5", "2", "white"]);
  assert.deepEqual(await discs([`loadsgf ${file} 2`]), ["4", "1", "white"], "before the second move");
  assert.deepEqual(await discs([`loadsgf ${file} 9`]), ["5", "2", "white"]);
  assert.deepEqual(await discs([`loadsgf ${file}`, "undo", "undo"]), ["4", "1", "white"]);
  const [missing, other, after] = await answersTo(["loadsgf no-such-file", "loadsgf package.json", "undo"]);
  assert.match(missing, /^\? cannot load file: .*no-such-file/);
  assert.match(other, /^\? cannot load file: /);
  assert.equal(after, "? cannot undo", "nothing was loaded");
});
