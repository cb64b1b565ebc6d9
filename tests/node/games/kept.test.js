import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { appendFile, readFile, truncate, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { writeGames } from "flipside/formats";
import { randomFrom } from "../../support/random.js";
import { randomGame } from "../games.js";
import { contentsOf, newPath, openGames } from "./folder.js";
import { keyOf, listedMovesOf, relatedGames } from "./model.js";

/** @param {number} count @param {number} seed */
function textOf(count, seed) {
  const played = relatedGames(randomFrom(seed), count);
  return played
    .map(({ game, ...names }) => writeGames(game, { format: "pgn", ...names, event: `Event ${seed}` }))
    .join("\n");
}

test("what is added, removed and cleared is there again when the file is opened", async (t) => {
  const path = await newPath(t);
  const games = await openGames(t, path);
  assert.ok(!existsSync(path));
  await games.add(textOf(60, 1));
  await games.add(textOf(60, 2));
  const kept = contentsOf(games);
  assert.ok(kept.size > 50);
  const again = await openGames(t, pathToFileURL(path));
  assert.deepEqual(contentsOf(again), kept);
  const ids = kept.list.slice(10, 30).map(({ id }) => id);
  assert.equal(await games.remove([...ids, 100_000, ids[0]]), 20);
  assert.equal(games.get(ids[0]), null);
  const rest = kept.list.filter(({ id }) => !ids.includes(id));
  assert.deepEqual(contentsOf(games).list, rest);
  const third = await openGames(t, path);
  assert.deepEqual(contentsOf(third).list, rest);
  for (const { game } of relatedGames(randomFrom(1), 5)) {
    const place = listedMovesOf(game)[3] ?? listedMovesOf(game)[0];
    const text = `${place.board} ${place.turn === "black" ? "X" : "O"}`;
    assert.deepEqual(third.moves(text), games.moves(text), keyOf(place));
  }
  await games.clear();
  assert.equal((await openGames(t, path)).size, 0);
  await games.add("f5d6");
  // No other game gets the number of one that was removed.
  assert.ok(contentsOf(games).list[0].id > Math.max(...kept.list.map(({ id }) => id)));
});

test("two programs share a file: nothing of either is lost, and each game is there once", async (t) => {
  const path = await newPath(t);
  const [one, other] = [await openGames(t, path), await openGames(t, path)];
  const shared = textOf(20, 3);
  const added = await Promise.all([
    one.add(textOf(40, 4)),
    other.add(textOf(40, 5)),
    one.add(shared),
    other.add(shared),
    other.remove([1]),
    one.add(randomGame(8)),
  ]);
  await Promise.all([one.refresh(), other.refresh()]);
  assert.deepEqual(contentsOf(one), contentsOf(other));
  assert.deepEqual(contentsOf(await openGames(t, path)), contentsOf(one));
  const counts = added.map((each) => (typeof each === "number" ? -each : each.added));
  assert.equal(
    one.size,
    counts.reduce((sum, count) => sum + count),
  );
  assert.equal(await one.refresh(), false);
  await other.clear();
  assert.equal(await one.refresh(), true);
  assert.equal(one.size, 0);
  await one.add("f5d6");
  await other.add("f5f6");
  await one.refresh();
  assert.deepEqual(contentsOf(one), contentsOf(other));
  assert.equal(one.size, 2);
});

test("names that are joined are joined where it is kept as well", async (t) => {
  const path = await newPath(t);
  const games = await openGames(t, path);
  await games.add(randomGame(5), { black: "Ann" });
  await games.add([randomGame(6), randomGame(5)], { black: "Ann", white: "Bob" });
  const again = await openGames(t, path);
  assert.deepEqual(contentsOf(again), contentsOf(games));
  assert.deepEqual(
    contentsOf(again).list.map(({ id, white }) => [id, white]),
    [
      [1, "Bob"],
      [2, "Bob"],
    ],
  );
});

test("a file that was not written to its end has what was there before, whatever is missing", async (t) => {
  const path = await newPath(t);
  const games = await openGames(t, path);
  await games.add(textOf(5, 1));
  const before = await readFile(path);
  const kept = contentsOf(games);
  await games.add(textOf(5, 2));
  const all = await readFile(path);
  const both = contentsOf(games);
  for (let length = 0; length <= all.length; length += length < 40 || length > all.length - 40 ? 1 : 13) {
    await writeFile(path, all.subarray(0, length));
    const cut = await openGames(t, path);
    const expected =
      length === all.length ? both : length >= before.length ? kept : { total: 0, list: [], size: 0 };
    assert.deepEqual(contentsOf(cut), expected, `${length} bytes`);
    assert.deepEqual(cut.damaged, []);
    await cut.add(randomGame(99));
    const again = await openGames(t, path);
    assert.deepEqual(contentsOf(again), contentsOf(cut));
    assert.equal(again.size, expected.size + 1);
  }
  await truncate(path, 0);
  assert.equal((await openGames(t, path)).size, 0);
});

test("damage in the middle costs what was damaged, and is named", async (t) => {
  const path = await newPath(t);
  const games = await openGames(t, path);
  await games.add(randomGame(1));
  const from = (await readFile(path)).length;
  await games.add(randomGame(2));
  const to = (await readFile(path)).length;
  await games.add(randomGame(3));
  const all = await readFile(path);
  const transcripts = [1, 3].map((seed) => randomGame(seed).transcript);
  const random = randomFrom(12);
  for (let round = 0; round < 60; round += 1) {
    const bytes = Buffer.from(all);
    bytes[from + Math.floor(random() * (to - from))] ^= 1 + Math.floor(255 * random());
    await writeFile(path, bytes);
    const damaged = await openGames(t, path);
    assert.deepEqual(
      contentsOf(damaged).list.map(({ transcript }) => transcript),
      transcripts,
    );
    assert.deepEqual(damaged.damaged, [`${path}: bytes ${from} to ${to} are no change of a collection`]);
  }
  const games2 = await openGames(t, path);
  await games2.add(randomGame(4));
  assert.equal((await openGames(t, path)).size, 3);
});

test("another file is refused, and stays as it is", async (t) => {
  const path = await newPath(t);
  for (const text of ["FLIPSLIB and so on", "games", "FLIPGAME\x02\0\0\0 of a later version"]) {
    await writeFile(path, text);
    await assert.rejects(openGames(t, path), {
      code: "INVALID_DATA",
      message: /expected a collection of games/,
    });
    assert.equal(await readFile(path, "utf8"), text);
  }
  const games = await openGames(t, `${path}/none`);
  await assert.rejects(games.add("f5"), { code: "UNSUPPORTED", message: /cannot be kept|ENOTDIR/ });
  assert.equal(games.size, 0);
});

test("after many changes the file is written anew as one, and others read on", async (t) => {
  const path = await newPath(t);
  const games = await openGames(t, path);
  const other = await openGames(t, path);
  let longest = 0;
  let isShorter = false;
  for (let seed = 0; seed < 80; seed += 1) {
    await games.add(randomGame(seed), { black: `A${seed}` });
    if (seed === 20) await other.refresh();
    const { length } = await readFile(path);
    isShorter ||= length < longest;
    longest = Math.max(longest, length);
  }
  assert.ok(isShorter);
  await other.refresh();
  assert.equal(other.size, 80);
  assert.deepEqual(contentsOf(other), contentsOf(games));
});

test("where most games are removed, the file has no more of them", async (t) => {
  const path = await newPath(t);
  const games = await openGames(t, path);
  await games.add(textOf(60, 1));
  const { length } = await readFile(path);
  const { list } = contentsOf(games);
  await games.remove(list.slice(3).map(({ id }) => id));
  assert.ok((await readFile(path)).length < length / 4);
  assert.deepEqual(contentsOf(await openGames(t, path)).list, list.slice(0, 3));
});

test("what a forger puts into a file is no change, and breaks nothing", async (t) => {
  const path = await newPath(t);
  const games = await openGames(t, path);
  await games.add(randomGame(1));
  const good = await readFile(path);
  const random = randomFrom(77);
  for (let round = 0; round < 200; round += 1) {
    const change = Buffer.from(good.subarray(36));
    for (let count = 0; count < 1 + 3 * random(); count += 1)
      change[Math.floor(random() * change.length)] = Math.floor(256 * random());
    let hash = 0x811c9dc5;
    for (const byte of change) hash = Math.imul(hash ^ byte, 0x01000193);
    const head = Buffer.from(good.subarray(24, 36));
    head.writeUInt32LE(hash >>> 0, 8);
    await writeFile(path, good);
    await appendFile(path, Buffer.concat([head, change]));
    const forged = await openGames(t, path);
    assert.ok(forged.size >= 1 && forged.size <= 2);
    forged.moves("f5");
    forged.find({ player: "a" }, { position: "f5" });
    for (const { id } of contentsOf(forged).list) forged.get(id);
  }
});
