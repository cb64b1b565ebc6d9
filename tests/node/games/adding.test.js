import assert from "node:assert/strict";
import { test } from "node:test";
import { FlipsideError, Game } from "flipside";
import { writeGames } from "flipside/formats";
import { Games } from "flipside/games";
import { randomFrom } from "../../support/random.js";
import { randomGame } from "../games.js";
import { contentsOf, openGames } from "./folder.js";
import { relatedGames, turnedGame } from "./model.js";

/** @import { Tags } from "flipside/formats" */

/** @param {Game} game @param {Partial<Tags>} tags */
const pgn = (game, tags) => `${writeGames(game, { format: "pgn", ...tags })}\n`;

test("a game is kept once, whatever its orientation and whoever spells its players", async (t) => {
  const game = randomGame(1);
  for (const symmetry of [0, 3, 4, 7]) {
    const games = await openGames(t);
    assert.deepEqual(await games.add(pgn(game, { black: "Ann", white: "Émile" })), {
      added: 1,
      known: 0,
      problems: [],
    });
    const again = pgn(turnedGame(game, symmetry), { black: "ANN", white: "Emile" });
    assert.deepEqual(await games.add(again), { added: 0, known: 1, problems: [] });
    const [kept] = contentsOf(games).list;
    assert.deepEqual([kept.black, kept.white, kept.transcript], ["Ann", "Émile", game.transcript]);
  }
});

test("the same moves by other players are another game, and so are other moves by the same", async (t) => {
  const games = await openGames(t);
  const [one, other] = [randomGame(1), randomGame(2)];
  const text = [
    pgn(one, { black: "Ann", white: "Bob" }),
    pgn(one, { black: "Bob", white: "Ann" }),
    pgn(one, { black: "Ann", white: "Eve" }),
    pgn(other, { black: "Ann", white: "Bob" }),
    pgn(Game.parse(one.transcript.slice(0, -2)), { black: "Ann", white: "Bob" }),
  ].join("\n");
  const { added, known } = await games.add(text);
  assert.deepEqual([added, known], [5, 0]);
  assert.deepEqual(await games.add(text), { added: 0, known: 5, problems: [] });
});

test("what one copy of a game does not know is taken from the other, in whatever order they come", async (t) => {
  const game = randomGame(3);
  const copies = [
    { black: "Ann", date: "2020" },
    { white: "Bob", event: "Club" },
    { black: "ann", white: "bob", event: "club", date: "2020-05-06" },
    {},
  ];
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ]) {
    const games = await openGames(t);
    for (const at of order) await games.add(pgn(game, copies[at]));
    const { list } = contentsOf(games);
    const [{ black, white, event, date, result }] = list;
    assert.equal(list.length, 1);
    assert.deepEqual(
      [black?.toLowerCase(), white?.toLowerCase(), event?.toLowerCase(), date, result],
      ["ann", "bob", "club", "2020-05-06", game.result],
    );
    const together = await openGames(t);
    const added = await together.add(order.map((at) => pgn(game, copies[at])).join("\n"));
    assert.deepEqual([added.added, added.known], [1, 3]);
    assert.equal(contentsOf(together).list[0].event?.toLowerCase(), "club");
  }
});

test("a game without names is that of whoever has played it, never that of two", async (t) => {
  const games = await openGames(t);
  const game = randomGame(4);
  await games.add(pgn(game, { black: "Ann", white: "Bob" }));
  await games.add(pgn(game, { black: "Eve", white: "Bob" }));
  await games.add(pgn(game, { white: "Bob" }));
  await games.add(pgn(game, { white: "Dan" }));
  await games.add(pgn(game, { black: "Eve", white: "Dan" }));
  const players = contentsOf(games).list.map(({ black, white }) => `${black} ${white}`);
  assert.deepEqual(players, ["Ann Bob", "Eve Bob", "Eve Dan"]);
});

test("many games of the same moves are added in a moment", async (t) => {
  const games = await openGames(t);
  const one = Array.from({ length: 3000 }, (_, index) =>
    pgn(Game.parse("f5"), { black: `A${index}`, white: "B" }),
  );
  const { added } = await games.add(one.join("\n"));
  assert.equal(added, 3000);
  const { added: none, known } = await games.add(one.join("\n"));
  assert.deepEqual([none, known], [0, 3000]);
});

test("games, trees and texts are added as files are", async (t) => {
  const games = await openGames(t);
  const related = relatedGames(randomFrom(9), 30).map(({ game }) => game);
  const different = [...new Map(related.map((game) => [game.start + game.transcript, game])).values()];
  const { added, known } = await games.add(different, { event: "Club", date: "2026" });
  assert.equal(added + known, different.length);
  for (const { id, transcript, start, event, year } of contentsOf(games).list) {
    assert.deepEqual([event, year], ["Club", 2026]);
    const game = games.get(id)?.game;
    assert.ok(game && different.some((each) => each.transcript === transcript && each.start === start));
    assert.deepEqual([game.transcript, game.start], [transcript, start]);
  }
  await games.add(Game.parse("f5d6c3"));
  await games.add("f5f6e6f4");
  await games.add(new Blob(["f5f4e3"]), { name: "one.txt" });
  await games.add({
    start: new Game().start,
    branches: [{ move: "f5", branches: [{ move: "d6", branches: [] }] }],
  });
  const last = contentsOf(games)
    .list.slice(-4)
    .map(({ transcript }) => transcript);
  assert.deepEqual(last, ["f5d6c3", "f5f6e6f4", "f5f4e3", "f5d6"]);
});

test("a game that breaks the rules is kept as far as it is legal, and is named", async (t) => {
  const games = await openGames(t);
  const { added, problems } = await games.add(
    "(;GM[2]PB[Ann]PW[Bob];B[f5];W[d6];B[a1])(;GM[2];B[f5];W[f6])(;GM[2];B[a1])",
  );
  assert.equal(added, 2);
  assert.deepEqual(
    problems.map(({ message }) => message.replace(/expected.*found/, "…")),
    ['game 1: move 3: … "a1"', 'game 3: move 1: … "a1"'],
  );
  assert.deepEqual(
    contentsOf(games).list.map(({ transcript }) => transcript),
    ["f5d6", "f5f6"],
  );
});

test("what is refused or aborted leaves all as it was", async (t) => {
  const games = await openGames(t);
  await games.add(randomGame(5));
  const before = contentsOf(games);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  for (const [source, options, code] of /** @type {const} */ ([
    [png, {}, "INVALID_DATA"],
    ["nothing", {}, "INVALID_POSITION"],
    ["", {}, "INVALID_POSITION"],
    [[randomGame(6), 7], {}, "INVALID_POSITION"],
    ["f5d6", { name: 1 }, "INVALID_OPTION"],
    ["f5d6", { onProgress: 1 }, "INVALID_OPTION"],
    ["f5d6", { signal: {} }, "INVALID_OPTION"],
    ["f5d6", { colour: "black" }, "INVALID_OPTION"],
    ["f5d6", { black: 5 }, "INVALID_OPTION"],
    [undefined, {}, "INVALID_POSITION"],
  ]))
    await assert.rejects(
      games.add(/** @type {any} */ (source), /** @type {any} */ (options)),
      (error) => error instanceof FlipsideError && error.code === code,
      `${source}`,
    );
  const many = Array.from({ length: 3000 }, (_, seed) =>
    pgn(randomGame(seed % 50), { black: `A${seed}` }),
  ).join("\n");
  const controller = new AbortController();
  let steps = 0;
  const onProgress = () => {
    steps += 1;
    if (steps === 3) controller.abort(new Error("enough"));
  };
  await assert.rejects(games.add(many, { signal: controller.signal, onProgress }), /enough/);
  assert.equal(steps, 3);
  await assert.rejects(games.add(many, { signal: controller.signal }), /enough/);
  assert.deepEqual(contentsOf(games), before);
});

test("progress goes from nothing to all", async (t) => {
  const games = await openGames(t);
  const text = Array.from({ length: 2000 }, (_, seed) => pgn(Game.parse("f5d6"), { black: `A${seed}` })).join(
    "\n",
  );
  /** @type {{ done: number, total: number | null }[]} */
  const told = [];
  await games.add(text, { onProgress: (progress) => told.push(progress) });
  assert.deepEqual(told[0], { done: 0, total: 2000 });
  assert.deepEqual(told.at(-1), { done: 2000, total: 2000 });
  assert.ok(told.length > 3);
  assert.ok(told.every(({ done }, index) => index === 0 || done >= told[index - 1].done));
});

test("a collection comes from open, and refuses what is no collection's", async (t) => {
  assert.throws(() => new /** @type {any} */ (Games)(), { code: "UNSUPPORTED" });
  for (const name of ["", ":memory:", 5, null, false, new URL("https://example.com")])
    await assert.rejects(Games.open(/** @type {any} */ (name)), { code: "INVALID_OPTION" });
  const games = await openGames(t);
  await games.close();
  await assert.rejects(games.add("f5"), { code: "DISPOSED" });
  for (const call of [() => games.moves(""), () => games.find(), () => games.get(1)])
    assert.throws(call, { code: "DISPOSED" });
  await assert.rejects(games.remove([1]), { code: "DISPOSED" });
});
