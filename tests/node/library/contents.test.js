import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { Library } from "flipside/library";
import { MUST_PASS } from "../engines.js";
import { factsOf, imagesOf, libraryBytes, recordBytes, seal } from "./facts.js";
import { newPath, openLibrary } from "./folder.js";

test("a position is found by all its images, in both colorings", async (t) => {
  const library = await openLibrary(t, false);
  const facts = factsOf(60, 1);
  assert.equal(await library.import(libraryBytes(facts)), 60);
  assert.equal(library.size, 60);
  for (const { game, score } of facts) {
    const found = { lower: score, upper: score, score, move: null };
    assert.deepEqual(library.lookup(game), found);
    for (const image of imagesOf(game)) assert.deepEqual(library.lookup(image), found);
  }
  assert.equal(library.lookup("f5d6"), null);
});

test("answers of an engine without the library are added, and nothing that is about something else", async (t) => {
  const library = await openLibrary(t, false);
  const board = "-OOOOO----OXXO---OOOOXXO-OOOXOXX-OOXOOXX-XOXXOXX--O-XXXX--O----O X";
  const [move] = Game.parse(board).legalMoves();
  const line = { move, score: 6, exact: true, depth: 16, selectivity: 100, pv: [move] };
  const answer = {
    turn: "black",
    lines: [line],
    nodes: 9,
    elapsedMs: 1,
    source: "search",
    stopped: "solved",
    outcome: "win",
  };
  const add = (/** @type {object} */ change) =>
    library.add(board, /** @type {any} */ ({ ...answer, ...change }));
  assert.equal(add({ stopped: "stop" }), 0, "it may be wrong");
  assert.equal(add({ lines: [{ ...line, exact: false }] }), 0, "it is not proven");
  for (const wrong of [
    { turn: "white" },
    { lines: [{ ...line, score: 7 }] },
    { lines: [{ ...line, score: 66 }] },
    { lines: [{ ...line, score: "6" }] },
    { lines: [{ ...line, move: "d4" }] },
    { lines: [null] },
    { lines: "a1" },
  ])
    assert.throws(() => add(wrong), { code: "INVALID_DATA" }, JSON.stringify(wrong));
  assert.throws(() => library.add(board, /** @type {any} */ (undefined)), { code: "INVALID_DATA" });
  assert.equal(library.size, 0);
  assert.ok(add({}) >= 1);
  assert.deepEqual(library.lookup(board), { lower: 6, upper: 6, score: 6, move });
  assert.equal(add({}), 0, "nothing in it is new");
});

test("an analysis of some moves proves what they lead to, and not the position itself", async (t) => {
  const library = await openLibrary(t, false);
  const board = "-OOOOO----OXXO---OOOOXXO-OOOXOXX-OOXOOXX-XOXXOXX--O-XXXX--O----O X";
  const game = Game.parse(board);
  const lineOf = (/** @type {string} */ move, exact = true) => ({
    move,
    score: 6,
    exact,
    depth: 16,
    selectivity: exact ? 100 : 73,
    pv: [move],
  });
  const add = (/** @type {object[]} */ lines) =>
    library.add(
      board,
      /** @type {any} */ ({
        turn: "black",
        lines,
        nodes: 9,
        elapsedMs: 1,
        source: "search",
        stopped: "solved",
      }),
    );
  const moves = game.legalMoves();
  const [first, ...others] = moves;
  assert.equal(add([lineOf(first), ...others.map((move) => lineOf(move, false))]), 0, "one is not proven");
  assert.equal(add([lineOf(first)]), 1);
  assert.equal(library.lookup(board), null);
  assert.equal(library.lookup(game.after(first))?.score, -6);
  assert.ok(add(moves.map((move) => lineOf(move))) > 1);
  assert.equal(library.lookup(board)?.score, 6);
});

test("what contradicts a result adds nothing, and an answer that cannot be read is none", async (t) => {
  const library = await openLibrary(t, false);
  const board = "-OOOOO----OXXO---OOOOXXO-OOOXOXX-OOXOOXX-XOXXOXX--O-XXXX--O----O X";
  const [move] = Game.parse(board).legalMoves();
  const add = (/** @type {number} */ score) =>
    library.add(
      board,
      /** @type {any} */ ({
        turn: "black",
        lines: [{ move, score, exact: true, depth: 16, selectivity: 100, pv: [move] }],
        stopped: "solved",
        outcome: "win",
      }),
    );
  assert.equal(add(6), 2);
  assert.equal(add(8), 0);
  assert.deepEqual([library.size, library.lookup(board), library.damaged.length], [0, null, 2]);
  const trap = {
    get turn() {
      throw new Error("do not read me");
    },
  };
  assert.throws(() => library.add(board, /** @type {any} */ (trap)), { code: "INVALID_DATA" });
});

test("an answer adds no position behind the end of the game, and keeps a pass as a move", async (t) => {
  const library = await openLibrary(t, false);
  const answer = (/** @type {string} */ turn, /** @type {string} */ move, score = 0) =>
    /** @type {any} */ ({
      turn,
      nodes: 9,
      elapsedMs: 1,
      source: "search",
      stopped: "solved",
      lines: [{ move, score, exact: true, depth: 2, selectivity: 100, pv: [move] }],
    });
  const last = `${"X".repeat(62)}O- X`;
  assert.deepEqual(Game.parse(last).legalMoves(), ["h8"]);
  assert.equal(library.add(last, answer("black", "h8", 64)), 1);
  assert.equal(library.add(MUST_PASS, answer("black", "pass", 20)), 2, "the reply is known as well");
  await library.import(library.export());
  const other = await openLibrary(t, false);
  await other.import(library.export());
  assert.equal(other.lookup(MUST_PASS)?.move, "pass");
});

test("what one library exports another one imports", async (t) => {
  const [first, second] = [await openLibrary(t, false), await openLibrary(t, false)];
  const facts = factsOf(20, 2);
  await first.import(libraryBytes(facts));
  const bytes = first.export();
  assert.equal(bytes.length, 32 * 21);
  assert.equal(await second.import(bytes), 20);
  assert.equal(await second.import(bytes), 0, "nothing in it is new");
  assert.deepEqual(second.export(), bytes);
});

test("bytes of which a single bit is altered are refused, and nothing of them is added", async (t) => {
  const library = await openLibrary(t, false);
  const bytes = libraryBytes(factsOf(3, 3));
  for (let at = 0; at < bytes.length; at += 1) {
    for (const bit of [1, 128]) {
      const altered = bytes.slice();
      altered[at] ^= bit;
      await assert.rejects(library.import(altered), { name: "FlipsideError", code: "INVALID_DATA" });
      assert.equal(library.size, 0);
    }
  }
});

test("bytes that are cut off, lengthened, or of another kind are refused", async (t) => {
  const library = await openLibrary(t, false);
  const bytes = libraryBytes(factsOf(3, 4));
  /** @param {number} at @param {number} value */
  const withHeader = (at, value) => {
    const altered = Buffer.from(bytes);
    altered.writeUInt32LE(value, at);
    seal(altered, 0);
    return new Uint8Array(altered);
  };
  for (const [wrong, message] of /** @type {[any, RegExp][]} */ ([
    [bytes.slice(0, 96), /expected 3 records, found 2/],
    [bytes.slice(0, -1), /found other bytes from 96 to 127/],
    [new Uint8Array([...bytes, 0]), /found other bytes from 128 to 129/],
    [new Uint8Array(50), /expected a library/],
    [new Uint8Array(), /found an empty one/],
    ["bytes", /expected a Uint8Array, found "bytes"/],
    [withHeader(8, 2), /expected version 1, found 2/],
    [withHeader(12, 40), /expected records of 32 bytes, found 40/],
  ]))
    await assert.rejects(library.import(wrong), { code: "INVALID_DATA", message });
  assert.equal(library.size, 0);
});

test("records that no library can have are damaged, whatever their checksum says", async (t) => {
  const library = await openLibrary(t, false);
  const [fact] = factsOf(1, 5);
  for (const [at, value] of [
    [2, fact.score + 2], // the lower bound above the upper one
    [3, 66],
    [4, 65],
    [8, 255],
  ]) {
    const record = Buffer.from(recordBytes(fact));
    if (at === 8) record.fill(255, 8, 24);
    else record.writeInt8(value, at);
    seal(record, 0);
    const bytes = new Uint8Array([...libraryBytes([], 1), ...record]);
    await assert.rejects(library.import(bytes), {
      code: "INVALID_DATA",
      message: /bytes from 32 to 64|a library/,
    });
  }
});

test("results that contradict each other or those that are known are refused", async (t) => {
  const library = await openLibrary(t, false);
  const facts = factsOf(4, 6);
  const [first] = facts;
  const other = { ...first, score: first.score > 0 ? first.score - 2 : first.score + 2 };
  await assert.rejects(library.import(libraryBytes([...facts, other])), {
    code: "INVALID_DATA",
    message: /agree/,
  });
  assert.equal(library.size, 0);
  await library.import(libraryBytes([first]));
  await assert.rejects(library.import(libraryBytes([...facts.slice(1), other])), {
    message: new RegExp(first.key),
  });
  assert.equal(library.size, 1);
  assert.equal(library.lookup(first.game)?.score, first.score);
});

test("of too many positions those go first that were not used for the longest time", async (t) => {
  const library = await openLibrary(t, false, { limit: 10 });
  assert.equal(library.limit, 10);
  assert.equal((await openLibrary(t, false, { limit: 1 })).limit, 1);
  const facts = factsOf(14, 7);
  await library.import(libraryBytes(facts.slice(0, 10)));
  library.lookup(facts[0].game);
  await library.import(libraryBytes(facts.slice(10)));
  assert.equal(library.size, 10);
  const kept = facts.filter(({ game }) => library.lookup(game));
  assert.deepEqual(kept, [facts[0], ...facts.slice(5)]);
});

test("an open library forgets all when it is cleared, and answers nothing when it is closed", async (t) => {
  const path = await newPath(t);
  const library = await Library.open(path);
  const facts = factsOf(5, 8);
  await library.import(libraryBytes(facts));
  await library.clear();
  assert.equal(library.size, 0);
  assert.equal(library.lookup(facts[0].game), null);
  await library.import(libraryBytes(facts.slice(0, 2)));
  await library.close();
  for (const call of [() => library.lookup("f5"), () => library.export()])
    assert.throws(call, { name: "FlipsideError", code: "DISPOSED" });
  for (const call of [() => library.import(libraryBytes(facts)), () => library.clear()])
    await assert.rejects(call, { code: "DISPOSED" });
  assert.equal((await openLibrary(t, path)).size, 2);
});

test("a library without a name is kept in memory, as a collection of games is", async () => {
  const [library, other] = [await Library.open(), await Library.open()];
  await library.import(libraryBytes(factsOf(3, 8)));
  assert.deepEqual([library.size, other.size], [3, 0]);
});

test("stores, limits and positions that cannot be are refused", async (t) => {
  const open = /** @type {any} */ (Library.open);
  for (const [store, options, message] of [
    [null, {}, /^store: expected the path of a file, .* found null$/],
    ["", {}, /^store: .* found ""$/],
    [":memory:", {}, /^store: .* found ":memory:"; leave it out to keep all in memory$/],
    [5, {}, /^store: .* found 5$/],
    [new URL("https://example.org/x"), {}, /^store: .* found an object of type URL$/],
    [false, { limit: 0 }, /^limit: expected a whole number from 1 to 1000000, found 0$/],
    [false, { limit: "9" }, /^limit: .* found "9"$/],
    [false, { size: 9 }, /^options: expected only limit, found "size"$/],
    [false, 9, /^options: expected a plain object, found 9$/],
  ])
    await assert.rejects(open(store, options), { code: "INVALID_OPTION", message });
  const library = await openLibrary(t, false);
  assert.throws(() => library.lookup("f5a1"), { code: "ILLEGAL_MOVE" });
  assert.throws(() => library.lookup("hello"), { code: "INVALID_POSITION" });
  assert.throws(() => new /** @type {any} */ (Library)(), { code: "UNSUPPORTED", message: /Library\.open/ });
});
