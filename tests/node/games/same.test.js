import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { pick, randomFrom } from "../../support/random.js";
import { contentsOf, newPath, openGames } from "./folder.js";
import { turnedGame } from "./model.js";

/** @import { Games } from "flipside/games" */
/** @import { Tags } from "flipside/formats" */

const GAME = Game.parse("f5d6c3d3c4");
const IMAGES = [0, 3, 4, 7].map((symmetry) => turnedGame(GAME, symmetry));
const COLUMNS = /** @type {const} */ (["black", "white", "event", "date", "round", "result"]);

/** Games with the same moves, one for each header, as a file has them. @param {readonly Partial<Tags>[]} headers */
const textOf = (headers) =>
  JSON.stringify(headers.map((tags, index) => ({ ...IMAGES[index % IMAGES.length].toJSON(), ...tags })));

/** What a collection tells of its games, each as a list, in an order of its own. @param {Games} games */
const toldIn = (games) =>
  contentsOf(games)
    .list.map((game) => COLUMNS.map((column) => game[column]))
    .sort();

/** @param {readonly Partial<Tags>[]} headers */
const listed = (headers) => headers.map((tags) => COLUMNS.map((column) => tags[column] ?? null)).sort();

/** All orders of a few things. @template T @param {readonly T[]} items @returns {T[][]} */
function ordersOf(items) {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((others) => [item, ...others]));
}

test("two rounds of a match are two games, and so are those of two events, dates and results", async (t) => {
  const match = { black: "Bot A", white: "Bot B", event: "Match", date: "2024-01-01", round: "1", result: 2 };
  for (const other of [
    { round: "3" },
    { event: "Cup" },
    { date: "2024-01-02" },
    { result: 4 },
    { date: "2025" },
  ]) {
    const games = await openGames(t);
    const { added, known } = await games.add(textOf([match, { ...match, ...other }, match]));
    assert.deepEqual([added, known], [2, 1], JSON.stringify(other));
    assert.deepEqual(toldIn(games), listed([match, { ...match, ...other }]));
  }
});

test("games that each have something of their own are not one, though nothing that both tell differs", async (t) => {
  for (const [one, other] of [
    [{ black: "Ann" }, { white: "Dee" }],
    [
      { black: "Ann", event: "Cup" },
      { black: "Ann", date: "2024" },
    ],
    [
      { black: "Ann", white: "Dee", round: "1" },
      { black: "Ann", white: "Dee", result: 2 },
    ],
    [{ date: "2024-05" }, { date: "2024-??-06" }],
  ]) {
    const games = await openGames(t);
    await games.add(textOf([one]));
    assert.deepEqual(await games.add(textOf([other])), { added: 1, known: 0, problems: [] });
    assert.deepEqual(toldIn(games), listed([one, other]));
  }
});

test("a game that tells all that two others tell is both of them: they become one", async (t) => {
  const whole = { black: "Ann", white: "Dee" };
  for (const order of ordersOf([{ black: "Ann" }, { white: "Dee" }, whole])) {
    const games = await openGames(t);
    for (const tags of order) await games.add(textOf([tags]));
    assert.deepEqual(toldIn(games), listed([whole]));
    assert.equal(contentsOf(games).list[0].id, 1);
  }
});

test("names are compared without case, accents, width and the number of blanks, and dates by their parts", async (t) => {
  for (const [one, same] of [
    [{ black: "Łukasz  Wójcik" }, { black: "LUKASZ WOJCIK" }],
    [{ black: " Ann" }, { black: "Ａｎｎ" }],
    [{ event: "Café Cup" }, { event: "CAFE CUP" }],
    [{ round: "Final" }, { round: "final" }],
    [{ date: "2024-05-06" }, { date: "2024.5.6" }],
    [{ date: "Last winter" }, { date: "last winter" }],
  ]) {
    const games = await openGames(t);
    await games.add(Game.parse("f5d6c3d3c4"), one);
    const { added, known } = await games.add(Game.parse("f5d6c3d3c4"), same);
    assert.deepEqual([added, known], [0, 1], JSON.stringify(same));
    assert.deepEqual(toldIn(games), listed([one]), "as it was spelled first");
  }
});

test("what is known of a day in part becomes the whole day", async (t) => {
  for (const part of ["2024", "2024-05", "2024-??-06", "????-05-06", "????-??-??"]) {
    for (const order of ordersOf([part, "2024-05-06"])) {
      const games = await openGames(t);
      for (const date of order) await games.add(GAME, { black: "Ann", date });
      assert.deepEqual(toldIn(games), listed([{ black: "Ann", date: "2024-05-06" }]), part);
    }
  }
});

/** Whether one game tells nothing that another does not, in the obvious way. @param {Partial<Tags>} one @param {Partial<Tags>} other */
function isWithin(one, other) {
  return COLUMNS.every((column) => {
    const [told, known] = [one[column] ?? null, other[column] ?? null];
    if (told === null || told === known) return true;
    return column === "date" && `${known}`.startsWith(`${told}-`);
  });
}

/** The games that no other one tells more of, each once. @param {readonly Partial<Tags>[]} headers */
function fullestOf(headers) {
  return headers.filter((one, at) =>
    headers.every(
      (other, place) => place === at || !isWithin(one, other) || (isWithin(other, one) && at < place),
    ),
  );
}

/** A header of few names, so that many games may be the same. @param {() => number} random @returns {Partial<Tags>} */
function randomHeader(random) {
  const header = {
    black: pick(random, [null, "Ann", "Bob"]),
    white: pick(random, [null, null, "Dee"]),
    event: pick(random, [null, null, null, "Cup"]),
    date: pick(random, [null, "2024", "2024-05", "2024-05-06", "2023"]),
    round: pick(random, [null, null, "1", "2"]),
    result: pick(random, [null, null, 4]),
  };
  return random() < 0.3 ? { black: header.black, white: header.white } : header;
}

test("in whatever order games come, together or one by one, those stay that tell most", async (t) => {
  const random = randomFrom(54);
  for (let round = 0; round < 40; round += 1) {
    const headers = Array.from({ length: 3 + (round % 2) }, () => randomHeader(random));
    const expected = listed(fullestOf(headers));
    for (const order of ordersOf(headers)) {
      const together = await openGames(t);
      const { added, known } = await together.add(textOf(order));
      assert.deepEqual(toldIn(together), expected, JSON.stringify(order));
      assert.deepEqual([added, known], [expected.length, headers.length - expected.length]);
      const apart = await openGames(t);
      for (const header of order) {
        const { size } = apart;
        const { added, known } = await apart.add(textOf([header]));
        assert.equal(added + known, 1);
        assert.ok(apart.size === size + added || (added === 0 && apart.size < size));
      }
      assert.deepEqual(toldIn(apart), expected, JSON.stringify(order));
      assert.deepEqual(await apart.add(textOf(order)), { added: 0, known: order.length, problems: [] });
      assert.deepEqual(toldIn(apart), expected);
    }
  }
});

test("many games of one line in random parts come to the same, and are the same when they are opened again", async (t) => {
  const random = randomFrom(55);
  for (let round = 0; round < 10; round += 1) {
    const headers = Array.from({ length: 60 }, () => randomHeader(random));
    const path = await newPath(t);
    const games = await openGames(t, path);
    for (let from = 0, to = 0; from < headers.length; from = to) {
      to = Math.min(headers.length, from + 1 + Math.floor(20 * random()));
      await games.add(textOf(headers.slice(from, to)));
    }
    assert.deepEqual(toldIn(games), listed(fullestOf(headers)));
    const again = await openGames(t, path);
    assert.deepEqual(contentsOf(again), contentsOf(games));
    const { list } = contentsOf(games);
    assert.deepEqual(
      games.find({}, { position: GAME, sort: "added" }).games.map(({ id }) => id),
      list.map(({ id }) => id),
    );
  }
});

test("two programs that add the two halves of what is known of a game keep it once", async (t) => {
  const path = await newPath(t);
  const [one, other] = [await openGames(t, path), await openGames(t, path)];
  await Promise.all([
    one.add(textOf([{ black: "Ann" }])),
    other.add(textOf([{ white: "Dee" }])),
    one.add(textOf([{ black: "Ann", white: "Dee", round: "2" }])),
  ]);
  await Promise.all([one.refresh(), other.refresh()]);
  for (const games of [one, other, await openGames(t, path)])
    assert.deepEqual(toldIn(games), listed([{ black: "Ann", white: "Dee", round: "2" }]));
});
