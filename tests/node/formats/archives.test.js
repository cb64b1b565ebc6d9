import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { readFile, readGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";

const SGF = "(;GM[2]PB[Ann];B[f5];W[d6])";

/** @param {string} text */
function bytesOf(text) {
  return new TextEncoder().encode(text);
}

/** @param {Record<string, string | Uint8Array>} files */
function zipOf(files) {
  const all = Object.entries(files).map(([name, file]) => [
    name,
    typeof file === "string" ? bytesOf(file) : file,
  ]);
  return zipSync(Object.fromEntries(all));
}

suite("an archive is looked into", () => {
  test("and all that can be read is there, with a problem for each file that cannot", async () => {
    const zip = zipOf({
      "games/one.sgf": SGF,
      "games/two.txt": "f5d6c3",
      "lunch.txt": "at twelve",
      "picture.png": new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      "__MACOSX/._one.sgf": "x",
    });
    /** @type {[number, number][]} */
    const progress = [];
    const { games, problems, problem } = await readFile(zip, {
      onProgress: ({ done, total }) => progress.push([done, total]),
    });
    assert.deepEqual(
      games.map(({ black, game }) => [black, game.transcript]),
      [
        ["Ann", "f5d6"],
        [null, "f5d6c3"],
      ],
    );
    assert.deepEqual(
      problems.map(({ message }) => message.slice(0, 40)),
      ["lunch.txt: no game: expected moves such ", "picture.png: no game: expected games, fo"],
    );
    assert.equal(problem, problems[0]);
    const total = SGF.length + 6 + 9 + 8;
    assert.deepEqual(progress.at(-1), [total, total]);
  });

  test("in another archive, and by gzip", async () => {
    const inner = zipOf({ "one.sgf.gz": gzipSync(SGF), "two.pgn": '[White "Bob"]\n\n1. f5 d6 *' });
    const { games } = await readFile(zipOf({ "inner.zip": inner }));
    assert.deepEqual(
      games.map(({ black, white }) => [black, white]),
      [
        ["Ann", null],
        [null, "Bob"],
      ],
    );
    const { encoding, format } = await readFile(new Blob([gzipSync(SGF)]));
    assert.deepEqual([encoding, format], ["utf-8", "sgf"]);
  });

  test("and the files of names beside a file of WTHOR are taken for it", async () => {
    const [named] = readGames("(;GM[2]PB[Ann]PW[Bob]EV[Cup];B[f5];W[d6])").games;
    assert.ok(named);
    const files = writeWthor([named], { year: 1998 });
    const zip = zipOf({
      "WTH_1998.wtb": files.games,
      "WTHOR.JOU": files.players,
      "WTHOR.TRN": files.tournaments,
    });
    const { games, problems } = await readFile(zip);
    assert.deepEqual(problems, []);
    assert.deepEqual([games[0]?.black, games[0]?.white, games[0]?.event], ["Ann", "Bob", "Cup"]);
  });

  test("and each file of WTHOR has the names that are beside it", async () => {
    const filesOf = (/** @type {string} */ black) => writeWthor(Game.parse("f5d6"), { black, event: black });
    const [ann, bea, cy] = ["Ann", "Bea", "Cy"].map(filesOf);
    const zip = zipOf({
      "ann.jou": ann.players,
      "other.wtb": ann.games,
      "b/Bea.JOU": bea.players,
      "b/Bea.trn": bea.tournaments,
      "b/cy.jou": cy.players,
      "b/bea.wtb": bea.games,
      "b/cy.wtb": cy.games,
    });
    const { games, problems } = await readFile(zip);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      games.map(({ black, event }) => [black, event]),
      [
        ["Ann", "Bea"],
        ["Bea", "Bea"],
        ["Cy", "Bea"],
      ],
    );
    await assert.rejects(readFile(zipOf({ "a.jou": ann.players })), {
      code: "INVALID_DATA",
      message: /a\.jou: .* names of players/,
    });
  });

  test("without a game is refused, and one without files", async () => {
    await assert.rejects(readFile(zipOf({ "a.txt": "lorem" })), {
      code: "INVALID_DATA",
      message: /in the archive, found none: a\.txt/,
    });
    await assert.rejects(readFile(zipOf({})), {
      code: "INVALID_POSITION",
      message: /an archive without files/,
    });
    assert.throws(() => readGames(zipOf({ "a.sgf": SGF })), {
      code: "INVALID_DATA",
      message: /which readFile looks into/,
    });
  });

  test("but not one that is made to fill the memory", async () => {
    const zeros = new Uint8Array(20_000_000);
    const { games, problems } = await readFile(zipOf({ "bomb.txt": zeros, "one.sgf": SGF }));
    assert.equal(games.length, 1);
    assert.match(
      problems[0]?.message ?? "",
      /^bomb\.txt: expected an archive, found one that unpacks to more than 300 times its size/,
    );
    await assert.rejects(readFile(gzipSync(zeros)), { code: "INVALID_DATA", message: /more than/ });
    let nested = zipOf({ "one.sgf": SGF });
    for (let depth = 0; depth < 5; depth += 1) nested = zipOf({ "next.zip": nested });
    await assert.rejects(readFile(nested), { code: "INVALID_DATA", message: /archives in it deeper than 3/ });
    const many = Object.fromEntries(Array.from({ length: 10_003 }, (_, index) => [`${index}.txt`, "f5d6"]));
    const read = await readFile(zipOf(many));
    assert.equal(read.games.length, 10_000);
    assert.match(read.problems.at(-1)?.message ?? "", /3 more files were not read/);
  });

  test("as far as it is whole", async () => {
    const games = Array.from({ length: 300 }, (_, index) => `(;GM[2]PB[p${index * 7919}];B[f5];W[d6])`).join(
      "\n",
    );
    const packed = gzipSync(games);
    const { games: read, problems } = await readFile(packed.subarray(0, packed.length - 200));
    assert.ok(read.length > 50 && read.length < 300);
    assert.match(problems[0]?.message ?? "", /cannot be unpacked further/);
    const zip = zipOf({ "one.sgf": SGF, "two.sgf": games });
    const broken = await readFile(zip.subarray(0, 500));
    assert.equal(broken.games.length, 1);
    assert.match(broken.problems[0]?.message ?? "", /^two\.sgf: .*breaks off/);
  });
});

suite("reading a file", () => {
  test("ends with the reason of a signal", async () => {
    await assert.rejects(readFile(bytesOf(SGF), { signal: AbortSignal.abort(new Error("enough")) }), {
      message: "enough",
    });
    const controller = new AbortController();
    const text = `${new Game().transcript}${"f5 d6 c3 d3\n".repeat(400_000)}`;
    const reading = readFile(bytesOf(text), { signal: controller.signal });
    setTimeout(() => controller.abort(new Error("now")), 1);
    await assert.rejects(reading, { message: "now" });
  });

  test("wants a Blob or bytes, and right options", async () => {
    for (const source of ["f5d6", null, 3, new Uint16Array(3)])
      await assert.rejects(readFile(/** @type {any} */ (source)), {
        code: "INVALID_POSITION",
        message: /a Blob or a Uint8Array/,
      });
    for (const options of [
      { name: 3 },
      { signal: {} },
      { onProgress: 3 },
      { encoding: "nope" },
      { encoding: 3 },
      { turn: "red" },
    ])
      await assert.rejects(readFile(bytesOf(SGF), /** @type {any} */ (options)), { code: "INVALID_OPTION" });
    await assert.rejects(readFile(new Uint8Array(16_777_217)), {
      code: "INVALID_POSITION",
      message: /at most 16777216 bytes/,
    });
  });
});
