// What `JSON.stringify` makes of a game and of an error, wherever a position is taken and an error is told.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { FlipsideError, Game } from "flipside";
import { Book } from "flipside/book";
import { positionFacts } from "flipside/coach";
import { writeGames } from "flipside/formats";
import { canonical } from "flipside/game";
import { Games } from "flipside/games";
import { Library } from "flipside/library";
import { engineFor } from "./engines.js";

const GAME = Game.parse("f5d6c3d3c4f4").goTo(4);
const RECORD = JSON.parse(JSON.stringify(GAME));

test("a record is a position wherever a game is, at its cursor", async (t) => {
  const engine = await engineFor(t);
  const limits = { depth: 2 };
  const found = await Promise.all(
    [GAME, RECORD].map((each) => engine.search(each, { ...limits, fresh: true })),
  );
  assert.deepEqual({ ...found[0], elapsedMs: 0 }, { ...found[1], elapsedMs: 0 });
  const [one, other] = await Promise.all([GAME, RECORD].map((each) => engine.review(each, limits)));
  assert.deepEqual(one?.moves, other?.moves);
  const book = await Book.load();
  assert.deepEqual(book.lookup(RECORD), book.lookup(GAME));
  assert.deepEqual(positionFacts(RECORD), positionFacts(GAME));
  assert.equal(writeGames(RECORD, { format: "transcript" }), writeGames(GAME, { format: "transcript" }));
  assert.equal(canonical(RECORD).game.board, canonical(GAME).game.board);
  const games = await Games.open();
  await games.add(GAME);
  assert.equal((await games.add(RECORD)).known, 1);
  assert.equal(games.moves(RECORD).games, 1);
  assert.equal((await Library.open()).lookup(RECORD), null);
});

test("a wrong record is refused with what is wrong, and something else by its type", async (t) => {
  const engine = await engineFor(t);
  const wrong = { ...RECORD, ply: 99 };
  const message = /^saved game: expected `ply` to be a whole number from 0 to 6, found 99$/;
  await assert.rejects(engine.search(wrong), { code: "INVALID_POSITION", message });
  assert.throws(() => positionFacts(wrong), { code: "INVALID_POSITION", message });
  await assert.rejects(engine.search(/** @type {any} */ (structuredClone({}))), {
    code: "INVALID_POSITION",
    message: "position: expected a Game, its record or a text, found an object of type Object",
  });
});

test("a console shows what a game is", () => {
  assert.equal(
    inspect(new Game().play("f5"), { breakLength: Number.POSITIVE_INFINITY }),
    `Game ${inspect(new Game().play("f5").toJSON(), { breakLength: Number.POSITIVE_INFINITY })}`,
  );
  assert.match(inspect({ game: GAME }), /'f5', 'd6'/);
});

test("an error is told with its code and its message", () => {
  const told = JSON.parse(JSON.stringify(new FlipsideError("GAME_OVER", "there is no best move")));
  assert.deepEqual(told, { name: "FlipsideError", code: "GAME_OVER", message: "there is no best move" });
});
