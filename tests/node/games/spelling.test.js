import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames, searchGames } from "flipside/formats";
import { openGames } from "./folder.js";

/** Names, each with what finds it. */
const FOUND = {
  "Łukasz Wójcik": ["lukasz", "LUKASZ WOJCIK", "łukasz", "Łukasz", "wojc"],
  "Søren Weiß": ["soren", "weiss", "WEISS", "weiß", "WEIẞ", "Søren"],
  "Þórir Ægisson Guðmundur": ["thorir", "aegisson", "gudmundur", "ÞÓRIR"],
  "Đorđe Œuvré Ŋaŋa Ħal": ["dorde", "oeuvre", "nana", "hal"],
  "İnci Ilık Çağrı": ["inci", "ilik", "cagri", "ILIK", "ı"],
  "Nguyễn Thị Hường": ["nguyen thi huong", "NGUYỄN"],
  "Νίκος Κώστας": ["νικος", "ΝΙΚΟΣ", "νικοσ", "κωσ", "ΚΩΣΤΑΣ"],
  "Андрей Ёлкин": ["андрей", "АНДРЕЙ", "елкин"],
  "Ａｎｎ　Ｌｅｅ": ["ann lee", "lee ann"],
  "O’Neil": ["o'neil", "O’NEIL"],
  "滝沢 かず": ["滝沢", "かず"],
  ｶﾞｿﾘﾝ: ["ガソリン"],
  김철수: ["김철수", "철수"],
};

/** What does not find a name, though it is like it. @type {[name: string, words: string][]} */
const OTHERS = [
  ["がとう", "か"],
  ["김철수", "ㄱ"],
  ["滝沢", "滝沢 沢田"],
  ["Søren", "sören x"],
];

/** @param {string} name */
const pgn = (name) => `[Black "${name}"]\n\n1. f5 d6 *\n`;

test("names are found by what people type, with and without the letters that they lack, both ways", async (t) => {
  for (const [name, queries] of Object.entries(FOUND)) {
    for (const [written, asked] of [
      ...queries.map((query) => [name, query]),
      ...queries.map((query) => [query.toLowerCase(), query]),
    ]) {
      const games = await openGames(t);
      await games.add(pgn(written));
      assert.equal(games.find({ player: asked }).total, 1, `${written} by ${asked}`);
      assert.equal(searchGames(readGames(pgn(written)).games, { player: asked }).length, 1);
    }
    const plain = await openGames(t);
    await plain.add(pgn(queries[0]));
    assert.equal(plain.find({ player: name.split(/\s/)[0] }).total, 1, `${queries[0]} by ${name}`);
  }
});

test("letters that are others stay others", async (t) => {
  for (const [name, words] of OTHERS) {
    const games = await openGames(t);
    await games.add(pgn(name));
    assert.equal(games.find({ player: words }).total, 0, `${name} by ${words}`);
  }
});
