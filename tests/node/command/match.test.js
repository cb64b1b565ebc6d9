import assert from "node:assert/strict";
import { mkdtemp, readFile, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";
import { wordsOf } from "../../../bin/match/program.js";
import { eloOf, expectedOf, Statistics } from "../../../bin/match/statistics.js";
import { findGrhino } from "../../../scripts/programs/grhino.mjs";
import { flipside } from "./run.js";

const fileOf = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** A program that plays, as a command. @param {...string} args */
const engine = (...args) =>
  `"${process.execPath}" "${fileOf("../../../dist/cli.js")}" ${args.join(" ")} --no-book --table-bits 10`;

/** One with a habit. @param {...string} args */
const opponent = (...args) => `"${process.execPath}" "${fileOf("opponent.js")}" ${args.join(" ")}`;

/** @param {string} name */
const fileFor = async (name) => join(await mkdtemp(join(tmpdir(), "flipside-")), name);

/** Plays a match. @param {string[]} args @returns {Promise<{ summary: any, errors: string, code: number | null }>} */
async function play(args) {
  const { output, errors, code } = await flipside(["match", ...args, "--json"]);
  return { summary: output && JSON.parse(output), errors, code };
}

/** The games of a file, by their numbers. @param {string} file */
async function gamesOf(file) {
  const { games, problems } = readGames(await readFile(file, "utf8"));
  assert.deepEqual(problems, []);
  return games
    .map((game) => ({ number: Number(/; game (\d+)$/.exec(game.event ?? "")?.[1]), game }))
    .sort((one, two) => one.number - two.number)
    .map(({ game }) => game);
}

test("two programs play each opening twice over GTP, and their games are written", async () => {
  const file = await fileFor("games.pgn");
  const [first, second] = [engine("gtp", "--level", "1"), engine("gtp", "--level", "3")];
  const { summary, errors, code } = await play([first, second, "--games", "4", "--out", file]);
  assert.deepEqual([errors, code], ["", 0]);
  const games = await gamesOf(file);
  assert.equal(games.length, 4);
  const tally = { wins: 0, draws: 0, losses: 0, discs: 0 };
  for (const [index, { game, black, white, result }] of games.entries()) {
    assert.deepEqual([black, white], index % 2 ? [second, first] : [first, second]);
    assert.equal(result, game.result);
    const own = index % 2 ? 0 - Number(result) : Number(result);
    tally[own > 0 ? "wins" : own < 0 ? "losses" : "draws"] += 1;
    tally.discs += own / 4;
  }
  assert.deepEqual(
    { wins: summary.wins, draws: summary.draws, losses: summary.losses, discs: summary.discs.mean },
    tally,
  );
  const openings = games.map(({ game }) => game.at(8).transcript);
  assert.deepEqual([openings[0], openings[2]], [openings[1], openings[3]]);
  assert.notEqual(openings[0], openings[2]);
});

test("the games of a match are as many in a collection, whose rounds tell them apart, though some have the same moves", async () => {
  for (const name of ["games.pgn", "games.ggf"]) {
    const file = await fileFor(name);
    const player = opponent();
    const { code } = await play([player, player, "--games", "6", "--openings", "start", "--out", file]);
    assert.equal(code, 0);
    const lines = new Set((await gamesOf(file)).map(({ game }) => game.transcript));
    assert.ok(lines.size < 6, name);
    const { output } = await flipside(["games", file, "--json", "--sort", "added"]);
    const games = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      games.map(({ round }) => round),
      name === "games.pgn" ? ["1", "2", "3", "4", "5", "6"] : Array(6).fill(null),
    );
  }
});

test("over NBoard they are told a depth each, several play at a time, and their values are written", async () => {
  const file = await fileFor("games.ggf");
  const player = engine("nboard");
  const args = [
    "--protocol",
    "nboard",
    "--depth",
    "1,2",
    "--games",
    "4",
    "--concurrency",
    "2",
    "--out",
    file,
  ];
  const { summary, errors, code } = await play([player, player, ...args]);
  assert.deepEqual([errors, code], ["", 0]);
  assert.equal(summary.games, 4);
  const games = await gamesOf(file);
  assert.ok(games.every(({ game, result }) => game.isOver && game.result === result));
  assert.match(await readFile(file, "utf8"), /B\[[A-H][1-8]\/-?\d+\.00\]W\[/);
});

test("programs of both protocols can meet", async () => {
  const players = [engine("gtp", "--level", "1"), engine("nboard")];
  const args = ["--protocol", "gtp,nboard", "--depth", "1", "--games", "2", "--openings", "start"];
  const { summary, errors } = await play([...players, ...args]);
  assert.equal(errors, "");
  assert.deepEqual([summary.games, summary.failures], [2, { first: 0, second: 0 }]);
});

for (const { ending, losses } of [
  { ending: "ggf", losses: [1, 400] },
  { ending: "pgn", losses: [40, Number.POSITIVE_INFINITY] },
]) {
  test(`a match goes on where it was interrupted, in the middle of a game of ${ending.toUpperCase()}`, async () => {
    const file = await fileFor(`games.${ending}`);
    // It would give up only in a longer match.
    const players = [opponent(), opponent("resign", "1000")];
    const args = [...players, "--openings", "xot", "--out", file];
    const whole = await play([...args, "--games", "4"]);
    const text = await readFile(file, "utf8");
    for (const lost of losses) {
      await writeFile(file, text);
      await truncate(file, Math.max(0, text.length - lost));
      const again = await play([...args, "--games", "4"]);
      assert.deepEqual([again.summary, again.code], [whole.summary, 0], `without the last ${lost} bytes`);
      assert.equal(await readFile(file, "utf8"), text);
    }
    const done = await play([...args, "--games", "4"]);
    assert.match(done.errors, /^flipside: .*: 4 games were there already\n$/);
    assert.deepEqual(done.summary, whole.summary);
    const longer = await play([...args, "--games", "6"]);
    assert.equal(longer.summary.games, 6);
    for (const other of [
      ["--seed", "2"],
      ["--openings", "start"],
      ["--clock", "1"],
    ]) {
      const { errors, code } = await play([...args, ...other, "--games", "4"]);
      assert.match(errors, /: expected games of this match, .* found .*; game 1\n$/);
      assert.equal(code, 1);
    }
  });
}

test("a program that gives up, breaks the rules, ends or says nothing loses all discs, and is started again", async () => {
  const rules = /** @type {const} */ ([
    ["resign", "white resigned", 0],
    ["illegal", "white played the illegal move a1", 2],
    ["end", "white failed: .*: genmove white: the program ended: out of order", 2],
    ["refuse", "white failed: .*: genmove white: no idea", 2],
    ["silent", "white failed: .*: genmove white: no answer within 3 s", 2],
  ]);
  for (const [habit, reason, failures] of rules) {
    const file = await fileFor("games.pgn");
    const args = [opponent(), opponent(habit, "3"), "--games", "2", "--out", file, "--timeout", "3"];
    const { output, code } = await flipside(["match", ...args, "--openings", "start"]);
    assert.match(output, new RegExp(`^game 1: black wins by 64 \\(${reason}`));
    assert.match(output, /^2 games: 2 won, 0 drawn, 0 lost, 100\.0 % of the points, \+64 ± 0\.0 discs$/m);
    assert.equal(/^failed: first 0 times, second 2 times$/m.test(output), failures === 2, habit);
    assert.equal(code, 0);
    const [one, two] = await gamesOf(file);
    assert.deepEqual([one.result, two.result], [64, -64]);
    assert.match(one.tree.comment ?? "", new RegExp(reason));
    // As many moves as it chose, each with an answer.
    assert.equal(one.game.moves.length, habit === "resign" || failures ? 7 : 0);
  }
});

test("a program without time left loses on it, and the increment is added", async () => {
  const players = [engine("gtp"), engine("gtp")];
  const args = ["--games", "2", "--openings", "start"];
  const fast = await flipside(["match", ...players, ...args, "--clock", "0.000001"]);
  assert.match(fast.output, /^game 1: white wins by 64 \(black lost on time\)/);
  const { summary } = await play([engine("gtp", "--level", "1"), opponent(), ...args, "--clock", "10+5"]);
  assert.deepEqual(summary.failures, { first: 0, second: 0 });
  assert.ok(Math.abs(summary.discs.mean) < 64);
});

test("a test ends a match that is decided", async () => {
  const args = ["--games", "60", "--openings", "start", "--sprt", "0,200"];
  const { summary } = await play([opponent(), opponent("resign", "40"), ...args]);
  assert.equal(summary.llr.verdict, 200);
  assert.ok(summary.games > 2 && summary.games < 60);
});

const grhino = findGrhino();
const passless = [
  { name: "that refuses passes", command: opponent("passless"), skip: false },
  { name: "such as GRhino", command: `"${grhino}"`, skip: !grhino && "it is not installed" },
];
for (const { name, command, skip } of passless) {
  test(`a program ${name} is led without them`, { skip }, async () => {
    const [opening, file] = [await fileFor("opening.txt"), await fileFor("games.pgn")];
    // Black must pass.
    await writeFile(opening, "f5f6d3g5h5h4f7h6");
    const args = [command, engine("gtp", "--level", "1"), "--games", "2", "--openings", opening];
    const { summary, errors } = await play([...args, "--out", file]);
    assert.equal(errors, "");
    assert.deepEqual(summary.failures, { first: 0, second: 0 });
    const games = await gamesOf(file);
    assert.equal(games.length, 2);
    for (const { game, result } of games) {
      assert.equal(game.moves[8], "pass");
      assert.equal(result, game.result);
    }
  });
}

test("openings come from files of any format", async () => {
  const [openings, file] = [await fileFor("openings.txt"), await fileFor("games.ggf")];
  await writeFile(openings, "f5d6c3d3c4\nf5f6e6f4e3\n");
  const args = [engine("gtp", "--level", "4"), opponent(), "--openings", openings];
  await play([...args, "--games", "4", "--out", file]);
  const begun = new Set((await gamesOf(file)).map(({ game }) => game.at(5).transcript));
  assert.deepEqual([...begun].sort(), ["f5d6c3d3c4", "f5f6e6f4e3"]);
  const wrong = await fileFor("wrong.txt");
  await writeFile(wrong, `f5a1\nf5d6\n${new Game().start}\n`);
  const { errors, code } = await play([...args.slice(0, 2), "--openings", wrong]);
  assert.match(errors, /^flipside: --openings: .*wrong\.txt:1: .*illegal move "a1"/);
  assert.equal(code, 1);
});

test("what cannot be played is named", async () => {
  const good = opponent();
  for (const [args, message] of /** @type {const} */ ([
    [[good, "no-such-program"], /^flipside: no-such-program: cannot be started: .*ENOENT/],
    [[good, `"${process.execPath}" --eval 0`], /protocol_version: the program ended/],
    [[good, " "], /expected the commands of two programs, found nothing/],
    [[good, good, "--games", "3"], /--games: expected an even number, 2 or more, found 3/],
    [[good, good, "--concurrency", "0"], /--concurrency: expected a whole number, 1 or more, found 0/],
    [[good, good, "--protocol", "uci"], /Expected gtp or nboard/],
    [
      [good, good, "--protocol", "nboard", "--clock", "1"],
      /--clock: expected programs of GTP alone, found nboard/,
    ],
    [[good, good, "--depth", "1,2,3"], /Expected one number or two/],
    [[good, good, "--sprt", "1"], /Expected two numbers/],
    [
      [good, good, "--out", "games.txt"],
      /--out: expected a name that ends with \.ggf or \.pgn, found games\.txt/,
    ],
    [
      [good, good, "--openings", "nowhere"],
      /--openings: expected xot, start or a file of games, found nowhere/,
    ],
  ])) {
    const { errors, code } = await flipside(["match", ...args]);
    assert.match(errors, message, args.join(" "));
    assert.equal(code, 1);
  }
});

test("a command has words as a shell has them", () => {
  assert.deepEqual(wordsOf(`"/a b/c" --x='1 2' d"e f"  g ""`), ["/a b/c", "--x=1 2", "de f", "g", ""]);
});

test("equal play is no Elo, and three points in four are 191", () => {
  assert.equal(eloOf(0.5), 0);
  assert.ok(Math.abs(eloOf(0.75) - 190.8) < 0.1);
  assert.ok(Math.abs(expectedOf(eloOf(0.6)) - 0.6) < 1e-12);
  assert.deepEqual([eloOf(0), eloOf(1)], [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test("a clear lead decides the test and an even score does not, as in the native program", () => {
  const [lead, even] = [new Statistics(), new Statistics()];
  for (let pair = 0; pair < 100; pair += 1) {
    lead.add([8, pair % 3 === 0 ? -2 : 4]);
    even.add([6, pair % 2 === 0 ? -8 : -4]);
  }
  assert.equal(lead.verdict(0, 30), 30);
  assert.equal(even.verdict(-5, 5), undefined);
  assert.deepEqual([lead.wins, lead.losses, lead.pairs], [166, 34, [0, 0, 34, 0, 66]]);
  assert.ok(lead.elo.low < lead.elo.value && lead.elo.value < lead.elo.high);
});
