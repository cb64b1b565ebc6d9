import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { OthelloBoard } from "flipside/board";
import { Game, handicapGame } from "flipside/game";
import { ATTRIBUTES, DEFAULTS } from "../../js/board/options.js";
import { shownOf } from "../../js/board/position.js";
import { minifiedProperties } from "../../scripts/package/custom-properties.mjs";

/** What a page may load for a board, in bytes with gzip, whose zlib packs a little differently on each processor. */
const MOST_LOADED = 13_500;

const SOURCES = new URL("../../js/board/", import.meta.url);
const GUIDE = new URL("../../docs/board.md", import.meta.url);

/** The files of a folder of the board's sources as one text. @param {string} folder @param {string} ending */
async function sourcesIn(folder, ending) {
  const names = await readdir(new URL(folder, SOURCES));
  const files = names.filter((name) => name.endsWith(ending));
  const texts = await Promise.all(
    files.map((name) => readFile(new URL(`${folder}${name}`, SOURCES), "utf8")),
  );
  return texts.join("\n").replace(/\/\*.*?\*\//gs, "");
}

test("the board is one file of at most 13.5 kB with gzip", async () => {
  const file = await readFile(new URL("../../dist/board.js", import.meta.url));
  assert.doesNotMatch(file.toString(), /\bimport\b\s*[{("*]/, "it imports nothing");
  const bytes = gzipSync(file, { level: 9 }).length;
  assert.ok(bytes <= MOST_LOADED, `${bytes} bytes`);
});

test("a server may import the board, where there are no elements", () => {
  assert.equal("customElements" in globalThis, false);
  assert.equal(typeof OthelloBoard, "function");
  assert.ok(OthelloBoard.observedAttributes.includes("position"));
});

test("the board takes the record of a game, at its cursor, wherever the game began", () => {
  const game = Game.parse("f5d6c3d3c4f4").goTo(4);
  assert.deepEqual(shownOf(game.toJSON()), shownOf(game));
  assert.deepEqual(shownOf(structuredClone(game.goTo(0).toJSON())), shownOf(game));
  const corners = handicapGame(2).play("c5");
  assert.deepEqual(shownOf(corners.toJSON()), shownOf(corners));
  const passing = Game.parse("f5f6e6f4g5e7e3h5f3").moves;
  assert.equal(shownOf({ start: new Game().start, moves: passing }).last, "f3", "without a ply, at the end");
  const record = game.toJSON();
  for (const [wrong, code, message] of /** @type {const} */ ([
    [{ ply: 7 }, "INVALID_POSITION", /^ply: expected a whole number from 0 to 6, found 7$/],
    [{ ply: 0.5 }, "INVALID_POSITION", /^ply: expected a whole number from 0 to 6, found 0.5$/],
    [{ start: "f5" }, "INVALID_POSITION", /^board: /],
    [{ moves: ["f5", "f5"], ply: 2 }, "ILLEGAL_MOVE", /^record: move 2: expected .*, found "f5"$/],
    [{ moves: ["f5", null], ply: 2 }, "ILLEGAL_MOVE", /^record: move 2: expected .*, found null$/],
    [{ moves: ["f5", "z9"], ply: 2 }, "ILLEGAL_MOVE", /^move: expected a1 to h8, or pass, found "z9"$/],
  ]))
    assert.throws(() => shownOf({ ...record, ...wrong }), { code, message });
});

test("an option is an attribute where a text can say what it holds, with hyphens for capitals", () => {
  const sayable = Object.entries(DEFAULTS).filter(([name]) => name !== "texts");
  assert.deepEqual(
    Object.entries(ATTRIBUTES),
    sayable.map(([name]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
  );
  assert.deepEqual([...OthelloBoard.observedAttributes], ["position", ...Object.keys(ATTRIBUTES)]);
});

test("the guide has every option of the board, in the order that it speaks of", async () => {
  const guide = await readFile(GUIDE, "utf8");
  const [, section = ""] = /^## Properties and attributes\n(.*?)^Read only/ms.exec(guide) ?? [];
  const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(named, ["position", ...Object.keys(DEFAULTS)]);
});

test("the style of the board keeps the names that pages and scripts know, and what it shortens stays apart", async () => {
  const style = await sourcesIn("style/", ".css");
  const scripts = (await Promise.all(["", "drawing/"].map((folder) => sourcesIn(folder, ".js")))).join("\n");
  const known = [
    ...(await readFile(GUIDE, "utf8")).matchAll(/`(--[\w-]+\w)`/g),
    ...scripts.matchAll(/"(--[\w-]+)"/g),
  ].map(([, name]) => String(name));
  assert.ok(known.includes("--board-cloth") && known.includes("--worth"), known.join());
  const short = minifiedProperties(style);
  const namesIn = (/** @type {string} */ text) => text.match(/--[\w-]+/g) ?? [];
  const names = namesIn(style);
  const shortNames = namesIn(short);
  assert.equal(shortNames.length, names.length);
  const renamed = new Map(names.map((name, index) => [name, shortNames[index]]));
  assert.deepEqual(
    names.map((name) => renamed.get(name)),
    shortNames,
    "one name each",
  );
  assert.equal(new Set(renamed.values()).size, renamed.size, "no name twice");
  for (const name of known) if (renamed.has(name)) assert.equal(renamed.get(name), name);
  for (const name of known) assert.ok(renamed.has(name), `${name} is in no style`);
  const sums = (/** @type {string} */ text) => text.match(/\S [+-] \S/g)?.length;
  assert.equal(sums(short), sums(style), "a sum needs its spaces");
});

test("sound that a call has interrupted goes on with the next disc", async (t) => {
  const page = /** @type {any} */ (globalThis);
  let resumed = 0;
  const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Node {
    frequency = parameter;
    gain = parameter;
    connect = (/** @type {unknown} */ to) => to;
    start() {}
    stop() {}
  }
  class Audio {
    state = "running";
    currentTime = 0;
    async resume() {
      resumed += 1;
      this.state = "running";
    }
    constructor() {
      page.audio = this;
    }
  }
  Object.assign(page, { AudioContext: Audio, OscillatorNode: Node, GainNode: Node });
  t.after(() => {
    for (const name of ["AudioContext", "OscillatorNode", "GainNode", "audio"]) delete page[name];
  });
  const { playSounds } = await import("../../js/board/sound.js");
  const rests = [{ index: 0, kind: /** @type {const} */ ("place"), afterMs: 0 }];
  playSounds(rests);
  assert.equal(resumed, 0);
  for (const state of ["interrupted", "suspended"]) {
    page.audio.state = state;
    playSounds(rests);
    assert.equal(page.audio.state, "running", state);
  }
  assert.equal(resumed, 2);
});
