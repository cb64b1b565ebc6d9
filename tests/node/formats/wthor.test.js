import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { zipSync } from "fflate";
import { readFile, readGames, searchGames, writeFiles, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";
import { randomGame } from "../games.js";
import { inNewProcess } from "../process.js";

/** The number of bytes of a game and of the names of players and tournaments. */
const [GAME, PLAYER, TOURNAMENT] = [68, 20, 26];

/**
 * A header as the format is published: the date of the file, games, names, the year of the games.
 * @param {number} games
 * @param {number} names
 * @param {number} year
 * @param {number} [size]
 */
function header(games, names, year, size = 8) {
  const view = new DataView(new ArrayBuffer(16));
  view.setUint8(0, 20);
  view.setUint8(1, 22);
  view.setUint8(2, 12);
  view.setUint8(3, 31);
  view.setUint32(4, games, true);
  view.setUint16(8, names, true);
  view.setUint16(10, year, true);
  view.setUint8(12, size);
  return [...new Uint8Array(view.buffer)];
}

/** @param {number} tournament @param {number} black @param {number} white @param {number} discs @param {string} transcript */
function game(tournament, black, white, discs, transcript) {
  const codes = (transcript.match(/../g) ?? []).map(
    ([file, rank]) => 10 * Number(rank) + "abcdefgh".indexOf(file ?? "") + 1,
  );
  const numbers = [tournament, black, white].flatMap((number) => [number & 255, number >> 8]);
  return [...numbers, discs, discs, ...codes, ...Array(60 - codes.length).fill(0)];
}

/** @param {string[]} list @param {number} length */
function names(list, length) {
  const letters = list.map((name) => [...name].map((letter) => letter.charCodeAt(0)));
  const bytes = letters.flatMap((name) => [...name, ...Array(length - name.length).fill(0)]);
  return new Uint8Array([...header(0, list.length, 0), ...bytes]);
}

const PLAYED = [randomGame(11), randomGame(12)];
const [FIRST, SECOND] = PLAYED.map(({ transcript }) => transcript);
const FILE = new Uint8Array([
  ...header(3, 0, 1998),
  ...game(1, 0, 258, 40, FIRST ?? ""),
  ...game(0, 258, 1, 32, SECOND ?? ""),
  ...game(0, 1, 0, 20, "f5d6a1"),
]);
const PLAYERS = names(["Tastet Marc", "Lévy-Dürr  A.", ...Array(256).fill("?"), "Tamenori Hideshi"], PLAYER);
const TOURNAMENTS = names(["Paris Open", "Championnat du Monde"], TOURNAMENT);

suite("WTHOR", () => {
  test("is read with its names, and games are checked when they are asked for", () => {
    const { format, games, problem } = readGames(FILE, { players: PLAYERS, tournaments: TOURNAMENTS });
    assert.deepEqual([format, problem], ["wthor", null]);
    assert.deepEqual(
      games.map(({ black, white, event, date, year, result }) => [black, white, event, date, year, result]),
      [
        ["Tastet Marc", "Tamenori Hideshi", "Championnat du Monde", "1998", 1998, 16],
        ["Tamenori Hideshi", "Lévy-Dürr A.", "Paris Open", "1998", 1998, 0],
        ["Lévy-Dürr A.", "Tastet Marc", "Paris Open", "1998", 1998, -24],
      ],
    );
    for (const [index, { moves }] of PLAYED.entries()) assert.deepEqual(games[index]?.game.moves, moves);
    const { message, place } = games[2]?.problem ?? {};
    assert.equal(message, 'move 3: expected c3, c4, c5, c6, c7, found "a1"');
    assert.equal(place, 16 + 2 * GAME + 10);
  });

  test("is read without names as well, and from a part of a buffer", () => {
    const buffer = new Uint8Array(FILE.length + 7);
    buffer.set(FILE, 7);
    const { games } = readGames(buffer.subarray(7));
    assert.deepEqual([games[0]?.black, games[0]?.event, games[0]?.game.transcript], [null, null, FIRST]);
    buffer.fill(0);
    assert.equal(games[1]?.game.transcript, SECOND, "a later change of the bytes does not matter");
  });

  test("is searched by player and year", () => {
    const { games } = readGames(FILE, { players: PLAYERS });
    const found = (/** @type {import("flipside/formats").GameQuery} */ query) =>
      searchGames(games, query).map((each) => games.indexOf(each));
    assert.deepEqual(found({ player: "tamenori" }), [0, 1]);
    assert.deepEqual(found({ player: " durr LEVY " }), [1, 2]);
    assert.deepEqual(found({ year: 1998 }), [0, 1, 2]);
    assert.deepEqual(found({ player: "tastet", year: 1999 }), []);
    assert.deepEqual(found({}), [0, 1, 2]);
    assert.throws(() => found(/** @type {any} */ ({ player: 3 })), { code: "INVALID_OPTION" });
    assert.throws(() => found({ year: 1.5 }), { code: "INVALID_OPTION" });
    for (const [list, query, message] of /** @type {any[]} */ ([
      [readGames(FILE), {}, /^games: expected a list of games/],
      [[null], {}, /^games: expected a list of games/],
      [games, undefined, /^options: expected a plain object, found undefined/],
      [games, { name: "Levy" }, /^options: expected only player, year, found "name"/],
    ]))
      assert.throws(() => searchGames(list, query), { code: "INVALID_OPTION", message });
  });

  test("that ends too early has its whole games", () => {
    const { games, problem } = readGames(FILE.subarray(0, 16 + 2 * GAME + 3));
    assert.equal(games.length, 2);
    assert.deepEqual(
      [problem?.message, problem?.place],
      ["WTHOR file: expected 3 games, found 2", 16 + 2 * GAME],
    );
    assert.throws(() => readGames(FILE.subarray(0, 40)), {
      code: "INVALID_DATA",
      message: /expected 3 games, found 0/,
    });
  });

  test("of names alone, of another board, or with names of another kind is refused", () => {
    assert.throws(() => readGames(PLAYERS), {
      code: "INVALID_DATA",
      message: /names of players or tournaments/,
    });
    const large = new Uint8Array([...header(1, 0, 1998, 10), ...game(0, 0, 0, 0, "")]);
    assert.throws(() => readGames(large), { code: "INVALID_DATA", message: /10 by 10/ });
    assert.throws(() => readGames(FILE, { players: TOURNAMENTS.subarray(0, 50) }), { code: "INVALID_DATA" });
  });

  test("is known by its length and its moves, whatever its date", () => {
    /** @param {Record<number, number | undefined>} changed bytes @param {number} [length] */
    const file = (changed, length = 16 + GAME) => Object.assign(FILE.slice(0, length), { 4: 1 }, changed);
    for (const changed of [
      { 0: 0 },
      { 0: 22 },
      { 1: 100 },
      { 2: 0 },
      { 2: 13 },
      { 3: 32 },
      { 15: 1 },
      { 8: 1 },
    ])
      assert.equal(readGames(file(changed)).format, "wthor", JSON.stringify(changed));
    for (const changed of [
      { 4: 9, 0: 0 },
      { 12: 0, 0: 0 },
    ]) {
      const longer = new Uint8Array([...file(changed), ...game(1, 1, 1, 33, "f5"), 26, 26]);
      const { games, problem } = readGames(Object.assign(longer, { 4: 2 }));
      assert.deepEqual([games.length, problem], [2, null], "bytes behind the last game");
    }
    assert.throws(() => readGames(file({ 0: 0, 24: 9 })), { code: "INVALID_DATA" }, "9 is no square");
    assert.throws(() => readGames(file({ 4: 0 }, 16)), {
      code: "INVALID_DATA",
      message: "WTHOR file: expected games, found none",
    });
    assert.throws(() => readGames(file({}, 15)), { code: "INVALID_DATA" });
  });

  test("of solitaires is refused by name, and one with more games than it says tells that", () => {
    const one = Object.assign(FILE.slice(0, 16 + GAME), { 4: 1 });
    assert.throws(() => readGames(Object.assign(one.slice(), { 13: 1 })), { message: /solitaires/ });
    const { games, problem } = readGames(Object.assign(FILE.slice(), { 4: 2 }));
    assert.deepEqual([games.length, problem?.message], [2, "WTHOR file: expected 2 games, found 3"]);
  });

  test("may have names with stray bytes behind them", () => {
    const players = new Uint8Array([...PLAYERS, 26, 0, 0]);
    const tournaments = new Uint8Array([...TOURNAMENTS, 26]);
    const [first] = readGames(FILE, { players, tournaments }).games;
    assert.deepEqual([first?.black, first?.event], ["Tastet Marc", "Championnat du Monde"]);
  });

  test("has no name, year or result where the number is none, and no move but squares", () => {
    /** @param {number} discs @param {number} code */
    const read = (discs, code) => {
      const bytes = new Uint8Array([...header(1, 0, 0), ...game(9, 9, 9, discs, "f5")]);
      bytes[16 + 9] = code;
      return readGames(bytes, { players: names(["one"], PLAYER) }).games[0] ?? assert.fail();
    };
    const { black, white, event, date, year, result } = read(64, 64);
    assert.deepEqual([black, white, event, date, year, result], [null, null, null, null, null, 64]);
    assert.equal(read(65, 64).result, null);
    for (const code of [5, 10, 19, 20, 29, 91, 255])
      assert.match(read(32, code).problem?.message ?? "", new RegExp(`^move 2: .*, found "${code}"$`));
  });

  test("is written for one game as for a list, of a year that the file can hold", () => {
    const [game] = PLAYED;
    assert.ok(game);
    assert.deepEqual(writeWthor(game, { year: 65_535 }), writeWthor([game], { year: 65_535 }));
    for (const year of ["1998", Number.NaN, -1, 1.5, 65_536, null, 10n])
      assert.throws(() => writeWthor([game], /** @type {any} */ ({ year })), {
        code: "INVALID_OPTION",
        message: /^year: expected a whole number from 0 to 65535, found/,
      });
    for (const options of [null, "x", { yeer: 3 }])
      assert.throws(() => writeWthor([game], /** @type {any} */ (options)), { code: "INVALID_OPTION" });
    assert.throws(() => writeWthor(/** @type {any} */ (undefined)), { code: "INVALID_POSITION" });
  });

  test("is written and read again the same", () => {
    const [original] = readGames(FILE, { players: PLAYERS, tournaments: TOURNAMENTS }).games;
    assert.ok(original);
    const files = writeWthor([original, ...PLAYED]);
    assert.equal(files.games.length, 16 + 3 * GAME);
    const { games } = readGames(files.games, files);
    const [first, second, third] = games;
    assert.deepEqual(
      [first?.black, first?.white, first?.event, first?.year, first?.result],
      ["Tastet Marc", "Tamenori Hideshi", "Championnat du Monde", 1998, 16],
    );
    assert.deepEqual(first?.game.toJSON(), original.game.toJSON());
    assert.deepEqual(
      [second?.game.moves, third?.game.moves],
      PLAYED.map(({ moves }) => moves),
    );
    assert.deepEqual([second?.result, second?.black], [PLAYED[0]?.result, null]);
  });

  test("is written with the names, the day and the result that are given, for all games", async () => {
    const tags = { black: "Ann", white: "Bo", event: "Cup", date: "2026-11-24", result: -4 };
    const unfinished = Game.parse("f5d6c3");
    const direct = writeWthor([unfinished, unfinished], tags);
    const [wtb, jou, trn] = writeFiles([unfinished, unfinished], { format: "wthor", ...tags });
    assert.deepEqual([wtb?.data, jou?.data, trn?.data], [direct.games, direct.players, direct.tournaments]);
    const zip = zipSync({ "a.wtb": direct.games, "a.jou": direct.players, "a.trn": direct.tournaments });
    for (const { games, problem } of [readGames(direct.games, direct), await readFile(zip)]) {
      assert.equal(problem, null);
      assert.deepEqual(
        games.map(({ black, white, event, year, result, game }) => [
          black,
          white,
          event,
          year,
          result,
          game.transcript,
        ]),
        Array(2).fill(["Ann", "Bo", "Cup", 2026, -4, "f5d6c3"]),
      );
    }
    for (const wrong of [{ black: 3 }, { result: 65 }, { date: new Date() }, { place: "x" }])
      assert.throws(() => writeWthor(unfinished, /** @type {any} */ (wrong)), { code: "INVALID_OPTION" });
  });

  test("counts the empty square of an odd result for the winner", () => {
    for (const [result, read] of [
      [3, 4],
      [-3, -4],
      [63, 64],
      [0, 0],
    ])
      assert.equal(readGames(writeWthor(Game.parse("f5"), { result }).games).games[0]?.result, read);
  });

  test("has the year of the first game that has a date", () => {
    const { games } = readGames("(;GM[2];B[f5])(;GM[2]DT[1998-02-03];B[f5])(;GM[2]DT[1999];B[f5])");
    assert.deepEqual(
      readGames(writeWthor(games).games).games.map(({ year }) => year),
      [1998, 1998, 1998],
    );
  });

  test("has names in Latin 1: other letters without their accents, or as question marks", () => {
    const names = [
      ["Lévy-Dürr", "Lévy-Dürr"],
      ["Le\u0301vy", "Lévy"],
      ["Satō Šimon", "Sato Simon"],
      ["O’Brien", "O'Brien"],
      ["Ｋｅｎ 滝沢 👍", "Ken ?? ?"],
      ["Łukasz Œuvré", "Lukasz Oeuvré"],
      [" A\tB\0C\x85 ", "A BC?"],
      ["A name of more than nineteen letters", "A name of more than"],
      ["滝沢", "?? 1"],
    ];
    for (const [black, read] of names) {
      const files = writeWthor(Game.parse("f5"), { black: String(black) });
      assert.equal(readGames(files.games, files).games[0]?.black, read);
    }
  });

  test("keeps two players and two tournaments apart whose names it cannot hold, and says what it has instead", () => {
    const long = "A name of more than nineteen letters";
    const names = [
      "滝沢",
      "村上",
      `${long}, the elder`,
      `${long}, the younger`,
      "?? 1",
      "A name of more th 2",
      "Satō",
      "Sato",
    ];
    const tags = names.map((black) => ({ black, white: "Ann", event: `${black} and a tournament` }));
    const text = JSON.stringify(tags.map((each) => ({ moves: ["f5"], ...each })));
    const { renamed, ...files } = writeWthor(readGames(text).games);
    const read = readGames(files.games, files).games;
    assert.deepEqual(
      read.map(({ black }) => black),
      [
        "?? 2",
        "?? 3",
        "A name of more than",
        "A name of more th 3",
        "?? 1",
        "A name of more th 2",
        "Sato",
        "Sato",
      ],
    );
    assert.equal(new Set(read.map(({ event }) => event)).size, names.length - 1);
    assert.deepEqual(renamed.slice(0, 2), [
      { name: "滝沢", written: "?? 2" },
      { name: "村上", written: "?? 3" },
    ]);
    assert.ok(renamed.every(({ name, written }) => name !== written && !["Ann", "Sato"].includes(name)));
    const [games, players, tournaments] = writeFiles(readGames(text).games, { format: "wthor" });
    assert.deepEqual(games?.renamed, undefined);
    assert.deepEqual([...(players?.renamed ?? []), ...(tournaments?.renamed ?? [])], renamed);
    const again = writeWthor(read);
    assert.deepEqual(again.renamed, []);
    assert.deepEqual(
      readGames(again.games, again).games.map(({ black, event }) => [black, event]),
      read.map(({ black, event }) => [black, event]),
    );
  });

  test("is dated with the day of the person", async () => {
    const script = `import { writeWthor } from "flipside/formats"; import { Game } from "flipside/game";
      const before = new Date(), [century, year, month, day] = writeWthor(new Game()).games, after = new Date();
      const is = (d) => d.getFullYear() === 100 * century + year && d.getMonth() + 1 === month && d.getDate() === day;
      console.log(is(before) || is(after), day);`;
    // A day and two hours lie between these places.
    const [east, west] = await Promise.all(
      ["Pacific/Kiritimati", "Etc/GMT+12"].map((TZ) => inNewProcess(script, { TZ })),
    );
    assert.match(String(east), /^true/);
    assert.match(String(west), /^true/);
    assert.notEqual(east, west);
  });

  test("is not written for a game that begins elsewhere", () => {
    const elsewhere = Game.parse(Game.parse("f5d6").toString());
    assert.throws(() => writeWthor([elsewhere]), {
      code: "INVALID_POSITION",
      message: /game 1: expected one that begins at the start/,
    });
  });
});
