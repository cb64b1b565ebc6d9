import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { gzipSync } from "node:zlib";
import { gamesIn, readGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";
import { randomGame } from "../games.js";

/** @import { ByteSource, ImportedGame, Problem, StreamOptions } from "flipside/formats" */

/** @param {string} text */
function bytesOf(text) {
  return new TextEncoder().encode(text);
}

/** @param {ByteSource} source @param {StreamOptions} [options] @returns {Promise<ImportedGame[]>} */
async function all(source, options) {
  const games = [];
  for await (const game of gamesIn(source, options)) games.push(game);
  return games;
}

/** Few games, and long ones: the reading of a game takes longer than that of its text. */
const COUNT = 10_000;
const LONG = "!".repeat(150);

suite("a file of any size is read game by game", () => {
  const sgf = Array.from(
    { length: COUNT },
    (_, index) => `(;GM[2]PB[p${index}]C[(;GM[2\\];B[f5\\])];B[f5];W[d6];B[c3]C[${LONG}])\n`,
  ).join("");
  const pgn = Array.from(
    { length: COUNT },
    (_, index) => `[Black "p${index}"]\n\n1. f5 {${LONG}\n\n[Event "of a comment"]\n} d6 2. c3 *\n\n`,
  ).join("");

  test("of SGF and PGN, and no comment ends a part", async () => {
    for (const text of [sgf, pgn]) {
      assert.ok(text.length > 2_000_000, "several parts");
      const games = await all(bytesOf(text));
      assert.equal(games.length, COUNT);
      assert.equal(
        games.findIndex(({ black }, index) => black !== `p${index}`),
        -1,
      );
      // Replaying all of them would take long.
      for (let index = 0; index < COUNT; index += 200) assert.equal(games[index]?.game.transcript, "f5d6c3");
    }
  });

  test("of several formats, and with the ends of lines of old computers", async () => {
    const mixed = Array.from(
      { length: COUNT / 2 },
      (_, index) =>
        `(;GM[2]PB[p${2 * index}];B[f5])\n[Black "p${2 * index + 1}"]\n\n1. f5 {said: (;GM[2];B[c4]) ${LONG}${LONG}} d6 *\n\n`,
    ).join("");
    for (const text of [mixed, pgn.replaceAll("\n", "\r")]) {
      assert.ok(text.length > 1_200_000, "several parts");
      const games = await all(bytesOf(text));
      assert.equal(games.length, COUNT);
      assert.equal(
        games.findIndex(({ black }, index) => black !== `p${index}`),
        -1,
      );
    }
  });

  test("not of a damaged archive, and what its source fails with is told", async () => {
    const packed = new Uint8Array(gzipSync("(;GM[2];B[f5])"));
    const flags = packed.slice().fill(0xff, 3, 4);
    for (const damaged of [flags, packed.subarray(0, packed.length - 9)])
      await assert.rejects(all(damaged), { name: "FlipsideError", code: "INVALID_DATA", message: /gzip/ });
    const lost = new Error("the disk is gone");
    const failing = async function* () {
      yield packed.subarray(0, 12);
      throw lost;
    };
    await assert.rejects(all(failing()), lost);
  });

  test("of transcripts, by gzip, from a blob and from a stream", async () => {
    const text = `${randomGame(3).transcript}\n`.repeat(2 * COUNT);
    assert.ok(text.length > 1_200_000, "several parts");
    for (const source of [gzipSync(text), new Blob([text]), new Blob([text]).stream(), chunks(bytesOf(text))])
      assert.equal((await all(source)).length, 2 * COUNT);
  });

  test("of WTHOR", async () => {
    const files = writeWthor(
      Array.from({ length: 20 }, () => Game.parse("f5d6c3")),
      { year: 1998 },
    );
    const records = files.games.subarray(16);
    const bytes = new Uint8Array(16 + 1000 * records.length);
    bytes.set(files.games.subarray(0, 16));
    new DataView(bytes.buffer).setUint32(4, 20_000, true);
    for (let index = 0; index < 1000; index += 1) bytes.set(records, 16 + index * records.length);
    const games = await all(bytes);
    assert.deepEqual(
      [games.length, games.at(-1)?.year, games.at(-1)?.game.transcript],
      [20_000, 1998, "f5d6c3"],
    );
  });

  test("and its problems have their places in the whole", async () => {
    const text = `${sgf}(;GM[1];B[aa])${sgf}(;GM[2];B[f5];W[a1])`;
    /** @type {Problem[]} */
    const problems = [];
    const games = await all(bytesOf(text), { onProblem: (problem) => problems.push(problem) });
    assert.equal(games.length, 2 * COUNT + 1);
    assert.deepEqual(
      problems.map(({ place }) => text.slice(place, place + 8)),
      ["(;GM[1];"],
    );
    const place = games.at(-1)?.problem?.place ?? 0;
    assert.equal(text.slice(place, place + 2), "a1");
  });

  test("as it is where it is small, and refused where there is no game", async () => {
    assert.deepEqual(
      (await all(bytesOf("f5d6"))).map(({ game }) => game.transcript),
      readGames("f5d6").games.map(({ game }) => game.transcript),
    );
    await assert.rejects(all(bytesOf("lorem")), { code: "INVALID_POSITION", message: /found "lorem"/ });
    await assert.rejects(all(bytesOf("")), { code: "INVALID_POSITION" });
    await assert.rejects(all(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10)), {
      code: "INVALID_DATA",
      message: /PNG/,
    });
    await assert.rejects(all(/** @type {any} */ ("f5d6")), {
      code: "INVALID_POSITION",
      message: /a stream of bytes/,
    });
    for (const options of [{ name: 3 }, { signal: {} }, { onProblem: 3 }])
      await assert.rejects(all(bytesOf("f5"), /** @type {any} */ (options)), { code: "INVALID_OPTION" });
  });

  test("until a signal ends it", async () => {
    const controller = new AbortController();
    let count = 0;
    await assert.rejects(
      async () => {
        for await (const game of gamesIn(bytesOf(sgf), { signal: controller.signal })) {
          count += game.black ? 1 : 0;
          controller.abort(new Error("enough"));
        }
      },
      { message: "enough" },
    );
    assert.ok(count > 0 && count < COUNT);
  });
});

/** @param {Uint8Array} bytes */
async function* chunks(bytes) {
  for (let at = 0; at < bytes.length; at += 9999) yield bytes.subarray(at, at + 9999);
}
