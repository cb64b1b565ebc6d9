import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readFile, readGames } from "flipside/formats";

/** Names as programs of the time wrote them, in bytes. */
const NAMES = {
  shift_jis: ["95 5c 8c 76 8e 5a 83 5c 83 6a 81 5b", "表計算ソニー"],
  "euc-jp": ["a4 e4 a4 de a4 c0 a1 a1 c2 c0 cf ba", "やまだ　太郎"],
  gb18030: ["cd f5 d0 a1 c3 f7 20 be f6 c8 fc", "王小明 决赛"],
  big5: ["b3 5c a5 5c 20 b3 af a4 6a a4 e5", "許功 陳大文"],
  "euc-kr": ["b1 e8 c3 b6 bc f6 20 c0 cc bf b5 c8 f1", "김철수 이영희"],
  "windows-1251": ["d1 e5 f0 e3 e5 e9 20 c8 e2 e0 ed ee e2", "Сергей Иванов"],
  "windows-1252": ["4d fc 6c 6c 65 72 20 84 42 6a f6 72 6e 93", "Müller „Björn“"],
};

/** @param {string} hex */
function bytesIn(hex) {
  return hex.split(" ").map((byte) => Number.parseInt(byte, 16));
}

/** @param {string} text */
function ascii(text) {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** @param {string} head @param {string} name @param {string} tail */
function fileOf(head, name, tail) {
  return Uint8Array.from([...ascii(head), ...bytesIn(name), ...ascii(tail)]);
}

suite("bytes are read in their encoding", () => {
  for (const [encoding, [hex, name]] of Object.entries(NAMES)) {
    test(`${encoding}, in SGF and in PGN, without a word of it and with its label`, async () => {
      for (const file of [
        fileOf("(;FF[4]GM[2]PB[", hex, "];B[f5];W[d6];B[c3])"),
        fileOf('[Event "x"]\n[Black "', hex.replaceAll("5c", "5c"), '"]\n\n1. f5 d6 2. c3 *\n'),
        fileOf(`(;FF[4]GM[2]CA[${encoding}]PB[`, hex, "];B[f5];W[d6];B[c3])"),
      ]) {
        const read = await readFile(file);
        assert.equal(read.encoding, encoding);
        assert.deepEqual([read.games[0]?.black, read.games[0]?.game.transcript], [name, "f5d6c3"]);
      }
    });
  }

  test("as UTF-8 where they are that, whatever the file says, and where its end is cut off", async () => {
    const bytes = new TextEncoder().encode("(;GM[2]CA[ISO-8859-1]PB[先手];B[f5])先");
    for (const cut of [0, 1, 2]) {
      const { games, encoding } = await readFile(bytes.subarray(0, bytes.length - cut));
      assert.deepEqual([games[0]?.black, encoding], ["先手", "utf-8"]);
    }
    const { problems } = await readFile(bytes.subarray(0, bytes.length - 1));
    assert.match(problems[0]?.message ?? "", /expected utf-8, found 1 letters that are none/);
  });

  test("as UTF-16 with and without a mark, from either end", async () => {
    const text = '[Black "先手"]\r\n\r\n1. f5 d6 *\r\n';
    for (const mark of ["", "\ufeff"]) {
      for (const isBig of [false, true]) {
        const view = new DataView(new ArrayBuffer(2 * (mark + text).length));
        for (const [index, letter] of [...(mark + text)].entries())
          view.setUint16(2 * index, letter.charCodeAt(0), !isBig);
        const bytes = new Uint8Array(view.buffer);
        const { games, encoding } = await readFile(bytes);
        assert.deepEqual([games[0]?.black, encoding], ["先手", isBig ? "utf-16be" : "utf-16le"]);
        assert.equal(readGames(bytes).games[0]?.black, "先手");
      }
    }
  });

  test("as ISO-2022-JP by its escapes", async () => {
    const file = fileOf("(;GM[2]PB[", "1b 24 42 3b 33 45 44 1b 28 42", "];B[f5])");
    const { games, encoding } = await readFile(file);
    assert.deepEqual([games[0]?.black, encoding], ["山田", "iso-2022-jp"]);
  });

  test("as another one where that is asked for", async () => {
    const file = fileOf("(;GM[2]PB[", "bb b3 c5 c4", "];B[f5])");
    assert.equal((await readFile(file, { encoding: "euc-jp" })).games[0]?.black, "山田");
    assert.equal(readGames(file, { encoding: "EUC-KR" }).encoding, "euc-kr");
  });

  test("and a label that is wrong does not count", async () => {
    const { games, encoding } = await readFile(fileOf("(;GM[2]CA[UTF-8]PB[Bj", "f6", "rn];B[f5])"));
    assert.deepEqual([games[0]?.black, encoding], ["Björn", "windows-1252"]);
  });
});

suite("a file that is no text is refused by its kind", () => {
  for (const [kind, head] of Object.entries({
    PNG: "\x89PNG\r\n\x1a\n",
    JPEG: "\xff\xd8\xff\xe0",
    GIF: "GIF89a",
    PDF: "%PDF-1.7",
    WebP: "RIFF\x10\0\0\0WEBP",
    BMP: "BM\x36\0\0\0\0",
    TIFF: "II*\0",
    "a program": "MZ\x90\0\x03",
    "SQLite database": "SQLite format 3\0",
    "7-Zip": "7z\xbc\xaf\x27\x1c",
    RAR: "Rar!\x1a\x07",
    "Edax book": "XADEKOOB",
    "control character": "f5d6c3\0d3",
  })) {
    test(kind, async () => {
      const bytes = Uint8Array.from(`${head} f5d6c3d3 (;GM[2];B[f5])`, (letter) => letter.charCodeAt(0));
      const refused = {
        code: "INVALID_DATA",
        message: new RegExp(`^no game: expected games, found .*${kind}`),
      };
      await assert.rejects(readFile(bytes), refused);
      assert.throws(() => readGames(bytes), refused);
    });
  }

  test("but a text may begin with the same letters, and end as old systems end it", async () => {
    for (const text of ["MZ won: f5d6c3d3c4", "BM f5d6c3d3c4\x1a", "f5d6c3d3c4\f"])
      assert.equal((await readFile(new TextEncoder().encode(text))).games[0]?.game.transcript, "f5d6c3d3c4");
  });
});
