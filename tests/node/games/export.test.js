import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { fileFormats, readFile } from "flipside/formats";
import { randomFrom } from "../../support/random.js";
import { openGames } from "./folder.js";
import { relatedGames } from "./model.js";

test("what is exported is read again: moves, starts, names, events, dates and results, in every format that holds them", async (t) => {
  const games = await openGames(t);
  for (const { game, ...names } of relatedGames(randomFrom(50), 40))
    await games.add(game, Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null)));
  const { games: list } = games.find({}, { sort: "added", count: 1000 });
  for (const format of /** @type {const} */ (["sgf", "pgn", "ggf"])) {
    const [{ data, ending }, ...others] = await games.export(format);
    assert.deepEqual([others, ending], [[], fileFormats.find(({ id }) => id === format)?.ending]);
    const read = (await readFile(new Blob([/** @type {string} */ (data)]))).games;
    const told = read.map(({ game, ...tags }) => ({
      start: game.start,
      transcript: game.transcript,
      ...tags,
    }));
    // GGF has a place, and all write dates that begin with no year as nothing.
    const namesOf = (
      /** @type {{ start: string, transcript: string, black: string | null, white: string | null, result: number | null }} */ each,
    ) => [each.start, each.transcript, each.black, each.white, each.result];
    assert.deepEqual(told.map(namesOf), list.map(namesOf), format);
    if (format === "sgf")
      assert.deepEqual(
        told.map(({ event, date }) => [event, date]),
        list.map(({ event, date }) => [event, date]),
      );
  }
});

test("a part is exported in an order, and WTHOR as three files", async (t) => {
  const games = await openGames(t);
  await games.add("f5d6c3", { black: "Ann", white: "Bob", date: "2001" });
  await games.add("f5f6e6", { black: "Eve", white: "Ann", date: "2001" });
  await games.add("f5f4e3", { black: "Eve", white: "Bob", date: "2001" });
  const [{ data }] = await games.export("transcript", { filter: { player: "ann" }, sort: "-added" });
  assert.equal(data, "f5f6e6\nf5d6c3\n");
  const [{ data: one }] = await games.export("transcript", { position: "c4c5" });
  assert.equal(one, "f5f4e3\n");
  const files = await games.export("wthor");
  assert.deepEqual(
    files.map(({ ending }) => ending),
    ["wtb", "jou", "trn"],
  );
  const [wtb, jou, trn] = files.map(({ data: bytes }) => /** @type {Uint8Array<ArrayBuffer>} */ (bytes));
  const again = await openGames(t);
  const added = await again.add(wtb, { name: "x.wtb", players: jou, tournaments: trn });
  assert.equal(added.added, 3);
  const namesOf = (/** @type {typeof games} */ each) =>
    each
      .find({}, { sort: "added" })
      .games.map(({ black, white, year, transcript }) => [black, white, year, transcript]);
  assert.deepEqual(namesOf(again), namesOf(games));
  await games.add(Game.parse(Game.parse("f5d6").toString()).play("c3"));
  await assert.rejects(games.export("wthor"), {
    code: "INVALID_OPTION",
    message: /format: expected .* found "wthor"/,
  });
  await assert.rejects(games.export(/** @type {any} */ ("doc")), {
    code: "INVALID_OPTION",
    message: /format/,
  });
  await assert.rejects(games.export("sgf", { signal: AbortSignal.abort(new Error("enough")) }), /enough/);
});
