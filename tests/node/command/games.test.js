import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Game } from "flipside";
import { writeFiles, writeGames } from "flipside/formats";
import { Games } from "flipside/games";
import { randomGame } from "../games.js";
import { flipside } from "./run.js";

/** @param {import("node:test").TestContext} t */
async function newFolder(t) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-games-"));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

const NAMES = [
  { black: "Ann", white: "Émile Zola", event: "Club", date: "1999" },
  { black: "Bob", white: "Ann", event: "Open", date: "2003-05-01" },
  { black: "Ann", white: "Bob", event: "Club", date: "2010" },
];
const PGN = NAMES.map((names, seed) => writeGames(randomGame(seed), { format: "pgn", ...names })).join("\n");

/** The collection of these games. */
async function collection() {
  const games = await Games.open();
  await games.add(PGN);
  return games;
}

test("the moves of a position are printed with their games, results and mean scores", async (t) => {
  const folder = await newFolder(t);
  const file = join(folder, "club.pgn");
  await writeFile(file, PGN);
  const games = await collection();
  for (const filter of /** @type {const} */ ([
    [],
    ["--player", "zola"],
    ["--opponent", "zola"],
    ["--years", "2000-2010"],
  ])) {
    const { output, errors, code } = await flipside(["games", file, "--position", "", ...filter, "--json"]);
    assert.deepEqual([errors, code], ["", 0]);
    const asked =
      filter[0] === "--player" || filter[0] === "--opponent"
        ? { [filter[0].slice(2)]: "zola" }
        : filter[0]
          ? { years: /** @type {const} */ ([2000, 2010]) }
          : {};
    assert.deepEqual(JSON.parse(output), { position: "", ...games.moves("", asked) });
  }
  const { output } = await flipside(["games", file, "--position", "f5d6"]);
  const [heading, ...rows] = output.trimEnd().split("\n");
  const { games: count, moves } = games.moves("f5d6");
  assert.ok(heading.startsWith(`Perpendicular, black to move: ${count} game`), heading);
  assert.deepEqual(
    rows.map((row) => row.trim().split(/ +/).slice(0, 2)),
    moves.map((each) => [each.move, `${each.games}`]),
  );
});

test("without a position the games are printed that are asked for", async (t) => {
  const folder = await newFolder(t);
  const file = join(folder, "club.pgn");
  await writeFile(file, PGN);
  const games = await collection();
  const { output, errors, code } = await flipside([
    "games",
    file,
    "--black",
    "ANN",
    "--sort",
    "-date",
    "--json",
  ]);
  assert.deepEqual([errors, code], ["", 0]);
  const found = output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(found, games.find({ black: "ann" }).games);
  assert.deepEqual(
    found.map(({ year }) => year),
    [2010, 1999],
  );
  const text = await flipside(["games", "-", "--event", "club", "--count", "1", "--sort", "date"], PGN);
  assert.match(text.output, /^2 games, the first 1\n#1 +1999 +[-+]?\d+ Ann - Émile Zola +[a-h1-8]+ Club\n$/);
  const position = randomGame(1).at(9).toString();
  const listed = await flipside(["games", file, "--position", position, "--list", "--json"]);
  assert.deepEqual(JSON.parse(listed.output), games.find({}, { position }).games[0]);
  assert.equal(JSON.parse(listed.output).ply, 9);
});

test("files of WTHOR find their names, and a collection keeps the games", async (t) => {
  const folder = await newFolder(t);
  for (const { ending, data } of writeFiles(Game.parse("f5d6c3d3c4"), {
    format: "wthor",
    black: "Tamenori",
    white: "Zhang",
    date: "1996",
  }))
    await writeFile(join(folder, `w.${ending}`), data);
  const kept = join(folder, "my.games");
  const first = await flipside(["games", join(folder, "w.wtb"), "--collection", kept, "--json"]);
  assert.deepEqual([first.errors, first.code], ["", 0]);
  const { black, white, year, transcript } = JSON.parse(first.output);
  assert.deepEqual([black, white, year, transcript], ["Tamenori", "Zhang", 1996, "f5d6c3d3c4"]);
  const before = await readFile(kept);
  const again = await flipside(["games", join(folder, "w.wtb"), "--collection", kept]);
  assert.match(again.output, /^1 game\n/);
  assert.deepEqual(await readFile(kept), before);
  const asked = await flipside(["games", "--collection", kept, "--position", "c4", "--player", "tame"]);
  assert.match(asked.output, /^white to move: 1 game, \d+\/\d+\/\d+\n {2}e3 +1 /);
});

test("what cannot be read is named, and the others are asked", async (t) => {
  const folder = await newFolder(t);
  const [good, bad] = [join(folder, "good.txt"), join(folder, "bad.png")];
  await writeFile(good, "f5d6c3\n\nf5d6a1\n");
  await writeFile(bad, Buffer.from("89504e470d0a1a0a", "hex"));
  const { output, errors, code } = await flipside([
    "games",
    good,
    bad,
    join(folder, "none.txt"),
    "--position",
    "f5",
  ]);
  assert.match(output, /^white to move: \d games?/);
  assert.match(errors, /bad\.png: no game: expected games, found a PNG picture\n/);
  assert.match(errors, /none\.txt: cannot be read: ENOENT/);
  assert.match(errors, /flipside: could not be read or kept whole: \d\n$/);
  assert.equal(code, 1);
  for (const [args, message] of /** @type {const} */ ([
    [[], /expected files of games or --collection, found neither/],
    [[bad], /expected games, found none/],
    [[good, "--sort", "name"], /--sort: expected added, date/],
    [[good, "--years", "2010-1999"], /--years.*Expected a number, or two/],
    [[good, "--position", "f5f5"], /illegal move "f5"/],
    [[good, "--collection", bad], /expected a collection of games of version 1, found another file/],
  ])) {
    const refused = await flipside(["games", ...args]);
    assert.deepEqual([refused.output, refused.code], ["", 1], args.join(" "));
    assert.match(refused.errors, message);
  }
});
