import assert from "node:assert/strict";
import { test } from "node:test";
import { pick, randomFrom } from "../../support/random.js";
import { openGames } from "./folder.js";
import { keyOf, listedMovesOf, playedThrough, relatedGames } from "./model.js";

/** @import { GameFilter, SortOrder } from "flipside/games" */

const random = randomFrom(47);
const PLAYED = relatedGames(random, 120).map((each, index) => ({
  ...each,
  event: `${each.event ?? "Cup"} ${index}`,
}));

/** A name without accents and case, in another way than the package does it. @param {string | null} name */
const plain = (name) => (name ?? "").toLowerCase().replace("é", "e");

/** @param {string | null} name @param {string | undefined} words */
const has = (name, words) =>
  words === undefined ||
  plain(words)
    .split(" ")
    .every((word) => name !== null && plain(name).includes(word));

/** The games that a filter asks for, one by one. @param {GameFilter} filter */
function asked({ player, black, white, event, years, result, length }) {
  return PLAYED.filter(({ game, ...names }) => {
    const { score } = playedThrough(game);
    const year = { 1977: 1977, "2003-05": 2003, "2026-11-24": 2026 }[names.date ?? ""] ?? null;
    const discs = game.moves.filter((move) => move !== "pass").length;
    const outcome = score === null ? null : score > 0 ? "black" : score < 0 ? "white" : "draw";
    return (
      (has(names.black, player) || has(names.white, player)) &&
      has(names.black, black) &&
      has(names.white, white) &&
      has(names.event, event) &&
      (!years || (year !== null && years[0] <= year && year <= years[1])) &&
      (!result || result === outcome) &&
      (!length || (length[0] <= discs && discs <= length[1]))
    );
  }).map(({ event: name }) => name);
}

/** A collection with all of them. @param {import("node:test").TestContext} t */
async function collected(t) {
  const games = await openGames(t);
  for (const { game, ...names } of PLAYED)
    await games.add(game, Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null)));
  assert.equal(games.size, PLAYED.length);
  return games;
}

test("a filter asks for the games that a person would choose one by one", async (t) => {
  const games = await collected(t);
  const words = [
    "ann",
    "ANN",
    "zola emile",
    "é",
    "(x.*)",
    "[a-z]+",
    ".",
    "*",
    "滝",
    "o'neil",
    "nobody",
    "b o",
    "\\",
  ];
  let found = 0;
  for (let round = 0; round < 300; round += 1) {
    /** @type {GameFilter} */
    const filter = {
      ...(random() < 0.3 ? { player: pick(random, words) } : {}),
      ...(random() < 0.3 ? { black: pick(random, words) } : {}),
      ...(random() < 0.3 ? { white: pick(random, words) } : {}),
      ...(random() < 0.1 ? { event: pick(random, ["Cup", "1", "cup 1"]) } : {}),
      ...(random() < 0.2
        ? {
            years: pick(random, [
              [1900, 2000],
              [2003, 2003],
              [1977, 2026],
              [2027, 9999],
            ]),
          }
        : {}),
      ...(random() < 0.2 ? { result: pick(random, /** @type {const} */ (["black", "draw", "white"])) } : {}),
      ...(random() < 0.2
        ? {
            length: pick(random, [
              [0, 30],
              [60, 60],
              [31, 59],
            ]),
          }
        : {}),
    };
    const expected = asked(filter);
    const { total, games: list } = games.find(filter, { sort: "added", count: 1000 });
    assert.deepEqual(
      list.map(({ event }) => event),
      expected,
      JSON.stringify(filter),
    );
    assert.equal(total, expected.length);
    const place = listedMovesOf(pick(random, PLAYED).game)[Math.floor(8 * random())];
    const position = `${place?.board ?? ""} ${place?.turn === "white" ? "O" : "X"}`;
    if (!place) continue;
    const through = PLAYED.filter(
      ({ event, game }) => expected.includes(event) && playedThrough(game).keys.includes(keyOf(place)),
    );
    assert.equal(games.moves(position, filter).games, through.length);
    assert.equal(games.find(filter, { position, count: 0 }).total, through.length);
    found += through.length;
  }
  assert.ok(found > 100, `${found}`);
});

test("games are sorted by what they have, those without it last, and given a part at a time", async (t) => {
  const games = await collected(t);
  const columns = /** @type {const} */ (["black", "white", "event", "result"]);
  for (const column of columns) {
    for (const sort of /** @type {SortOrder[]} */ ([column, `-${column}`])) {
      const { games: list } = games.find({}, { sort, count: 1000 });
      const values = list
        .map((game) => game[column])
        .map((value) =>
          typeof value === "string" ? plain(value).normalize("NFD").replace(/\p{M}/gu, "") : value,
        );
      const known = values.filter((value) => value !== null);
      assert.deepEqual(
        values.slice(known.length).filter((value) => value !== null),
        [],
      );
      const ordered = [...known].sort((one, other) => (one < other ? -1 : Number(one > other)));
      assert.deepEqual(known, sort === column ? ordered : ordered.reverse());
      const parts = [0, 7, 14].flatMap((from) => games.find({}, { sort, from, count: 7 }).games);
      assert.deepEqual(parts, list.slice(0, 21));
    }
  }
  const years = games.find({}, { count: 1000 }).games.map(({ year }) => year ?? 0);
  assert.deepEqual(
    years,
    [...years].sort((one, other) => other - one),
  );
  const lengths = games
    .find({}, { sort: "length", count: 1000 })
    .games.map(({ transcript }) => transcript.length);
  assert.deepEqual(
    lengths,
    [...lengths].sort((one, other) => one - other),
  );
  const ids = games.find({}, { sort: "-added", count: 2, from: 3 }).games.map(({ id }) => id);
  assert.deepEqual(ids, [PLAYED.length - 3, PLAYED.length - 4]);
  assert.deepEqual(games.find({}, { from: 1000 }).games, []);
});

test("a question that is none is refused by its name", async (t) => {
  const games = await openGames(t);
  for (const [filter, options, message] of /** @type {[any, any, RegExp][]} */ ([
    [{ player: 5 }, {}, /player: expected a text, found 5/],
    [{ years: [2000] }, {}, /years: expected two whole numbers/],
    [{ years: [2001, 2000] }, {}, /years/],
    [{ years: ["1", "2"] }, {}, /years/],
    [{ length: [1.5, 2] }, {}, /length/],
    [{ result: "win" }, {}, /result: expected black, draw, white, found "win"/],
    [{ colour: "black" }, {}, /expected only player.*found "colour"/],
    [[], {}, /options/],
    [{}, { sort: "name" }, /sort: expected added.*found "name"/],
    [{}, { sort: "--date" }, /sort/],
    [{}, { from: -1 }, /from: expected a whole number, 0 or more, found -1/],
    [{}, { count: 1.5 }, /count/],
    [{}, { limit: 5 }, /limit/],
  ]))
    assert.throws(() => games.find(filter, options), { code: "INVALID_OPTION", message });
  assert.throws(() => games.moves("f5f5"), { code: "ILLEGAL_MOVE" });
  assert.throws(() => games.find({}, { position: "zzz" }), { code: "INVALID_POSITION" });
  assert.throws(() => games.moves(/** @type {any} */ (5)), { code: "INVALID_POSITION" });
  await assert.rejects(games.remove(/** @type {any} */ ("1")), { code: "INVALID_OPTION" });
  assert.equal(games.get(/** @type {any} */ ("1")), null);
  assert.deepEqual(games.moves(""), { games: 0, black: 0, draws: 0, white: 0, moves: [] });
  assert.deepEqual(games.find(), { total: 0, games: [] });
});
