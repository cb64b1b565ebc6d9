import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { Lines } from "../../../bin/protocols/lines.js";
import { OVER } from "../engines.js";
import { flipside, flipsideAlone, start } from "./run.js";

/** @param {string[]} args @param {string[]} lines what the player types */
async function outputOf(args, lines) {
  const { output, errors, code } = await flipside(["play", ...args], `${lines.join("\n")}\n`);
  assert.deepEqual([errors, code], ["", 0]);
  return output;
}

test("moves are played and answered, and the board is drawn with the legal moves", async () => {
  const output = await outputOf(["--level", "1"], ["f5", "moves"]);
  assert.match(output, /^You have black \(X\)\. Type a move such as d3, or help\.$/m);
  assert.match(output, /^4 - - \. O X - - - 4$/m);
  assert.match(output, /white \(O\) plays (d6|f4|f6) \([+-]?\d+ discs, 2 plies deep\)/);
  assert.match(output, /black 3, white 3; black to move/);
  assert.match(output, /> f5(d6|f4|f6)\n/);
});

test("a reply shows how deep it was searched", async () => {
  const output = await outputOf(["--level", "1"], ["f5", "undo", "level 2", "f5"]);
  const depths = [...output.matchAll(/ plays .* discs, (.+) deep\)$/gm)].map(([, depth]) => depth);
  assert.deepEqual(depths, ["2 plies", "3 plies"]);
});

test("a mistake is named, and the game goes on", async () => {
  const output = await outputOf(
    ["--level", "1"],
    ["a1", "z9", "__proto__", "level 99", "time", "side red", "undo", "f5"],
  );
  assert.match(output, /illegal move "a1" for black at ply 1: expected d3, c4, f5, e6 \(help/);
  assert.match(output, /expected a1 to h8, or pass, found "z9"/);
  assert.match(output, /level: expected a whole number from 1 to 20, found 99/);
  assert.match(output, /Type a number, such as level 12, or time 2\.5\./);
  assert.match(output, /expected a1 to h8, or pass, found "__proto__"/);
  assert.match(output, /Type side black, or side white\./);
  assert.match(output, /There is no move to take back\./);
  assert.match(output, /white \(O\) plays/);
});

test("undo takes the player's last move back, and the answer to it", async () => {
  const output = await outputOf(["--level", "1"], ["f5", "undo", "moves"]);
  assert.match(output, /> none yet\n/);
});

test("redo plays what was taken back, and new begins again", async () => {
  const output = await outputOf(
    ["--level", "1"],
    ["redo", "f5", "moves", "undo", "redo", "moves", "new", "moves"],
  );
  assert.match(output, /> There is no move to play again\./);
  const shown = [...output.matchAll(/> (f5\w\w|none yet)\n/g)].map(([, moves]) => moves);
  assert.deepEqual(shown, [shown[0], shown[0], "none yet"]);
  assert.match(shown[0], /^f5(d6|f4|f6)$/);
  const after = await outputOf(["f5d6", "--level", "1"], ["c3", "new", "moves"]);
  assert.match(after, /> f5d6\n> $/, "where the game began");
});

test("a game is saved as far as it stands, also at its end, and no file is written over", async () => {
  const folder = await mkdtemp(join(tmpdir(), "flipside-"));
  const file = join(folder, "My Game.SGF");
  const lines = [
    "f5",
    "undo",
    "f5",
    `SAVE ${file}`,
    `save ${file}`,
    "save",
    "save x.exe",
    `save ${folder}/no/a.pgn`,
  ];
  const output = await outputOf(["--level", "1"], lines);
  assert.match(output, /> .*My Game\.SGF has the game\.\n> .*My Game\.SGF cannot be written: EEXIST/);
  assert.equal(output.match(/Type the name of a file, such as save game\.sgf/g)?.length, 2);
  assert.match(output, /a\.pgn cannot be written: ENOENT/);
  const { games } = readGames(await readFile(file, "utf8"));
  assert.match(games[0].game.transcript, /^f5(d6|f4|f6)$/);
  assert.deepEqual([games[0].black, games[0].white], [null, "Flipside"]);
  const end = join(folder, "end.ggf");
  assert.match(await outputOf([OVER], [`save ${end}`, "quit"]), /end\.ggf has the game/);
  assert.match(await readFile(end, "utf8"), /RE\[\+64\.00\]/);
});

test("Ctrl-C lets the engine move at once, and then leaves", async (t) => {
  const child = start(["play", "--side", "white", "--budget-ms", "3600000"]);
  t.after(() => child.kill("SIGKILL"));
  const lines = new Lines(child.stdout);
  const until = async (/** @type {RegExp} */ pattern) => {
    for await (const line of lines) if (pattern.test(line)) return;
    assert.fail(`expected ${pattern}`);
  };
  const ended = once(child, "exit");
  await until(/^You have white/);
  child.kill("SIGINT");
  await until(/^black \(X\) plays (d3|c4|f5|e6)/);
  await until(/white to move$/);
  child.kill("SIGINT");
  assert.deepEqual(await ended, [0, null]);
});

test("a second Ctrl-C leaves while the engine still thinks", async (t) => {
  const child = start(["play", "--side", "white", "--budget-ms", "3600000"]);
  t.after(() => child.kill("SIGKILL"));
  const lines = new Lines(child.stdout);
  const ended = once(child, "exit");
  assert.match((await lines.next()) ?? "", /^You have white/);
  child.kill("SIGINT");
  child.kill("SIGINT");
  // Two signals at once may come as one.
  const again = setInterval(() => child.kill("SIGINT"), 200);
  assert.deepEqual(await ended, [0, null]);
  clearInterval(again);
});

test("the player may take white, at the beginning or on the way", async () => {
  const white = await outputOf(["--level", "1", "--side", "white"], []);
  assert.match(white, /^You have white \(O\).*black \(X\) plays (d3|c4|f5|e6)/s);
  const changed = await outputOf(["--level", "1"], ["side white", "moves"]);
  assert.match(changed, /You have white \(O\)\.\nblack \(X\) plays (d3|c4|f5|e6)/);
});

test("hints, level and time are there, and help lists them", async () => {
  const output = await outputOf(
    ["--level", "1"],
    ["level 2", "hint", "time 0.01", "f5", "help", "quit", "d6"],
  );
  assert.equal([...output.matchAll(/^(?:> )*[a-h][1-8] +[+-]?\d+ {2}[a-h][1-8]/gm)].length, 3);
  assert.match(output, /side white +take the other color/);
  assert.match(output, /quit +leave\n> $/, "what follows quit is not read");
});

test("a game can begin anywhere, is passed where it must be, and ends with its result", async () => {
  const over = await outputOf([OVER], []);
  assert.match(over, /the game is over\nBlack wins by 64\.\nType new, save or undo, or quit\.\n(> )+$/);
  // It begins with what looks like an option, as boards do.
  const passing = `--XXXXXO${"XXXXXXXO".repeat(7)} X`;
  const output = await outputOf([passing, "--level", "1"], []);
  assert.match(output, /You cannot move and pass\.\nwhite \(O\) plays b1/);
  assert.match(output, /the game is over\nBlack wins by \d+\.\n/);
});

test("a whole game can be played by typing every move that is offered", async () => {
  const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  const output = await outputOf(["--level", "1"], Array(30).fill(squares).flat());
  assert.match(output, /the game is over\n((Black|White) wins by \d+|A draw)\.\n/);
});

test("the board is colored where colors are wanted", async () => {
  const { output } = await flipsideAlone(["play", "--level", "1"], "", {
    NO_COLOR: undefined,
    FORCE_COLOR: "1",
  });
  assert.ok(output.includes("\u001b[42m\u001b[30m● "), "a black disc on green");
  assert.match(output, /You have black\./);
});

test("the engine plays by its clock, which shows what is left, and may think in the player's time", async () => {
  const output = await outputOf(["--clock", "0.05+1", "--ponder", "--depth", "3"], ["f5"]);
  assert.match(output, /white \(O\) plays .* discs, 3 plies deep, 0:0[34] left\)/);
});

test("a clock is minutes, and perhaps seconds", async () => {
  for (const wrong of ["5+", "x", "1:30", "-1", "1+2+3", "9".repeat(306)]) {
    const { code, errors } = await flipside(["play", "--clock", wrong], "");
    assert.equal(code, 1);
    assert.match(errors, /Expected minutes, or minutes\+seconds, such as 5\+3\.|argument missing/);
  }
});
