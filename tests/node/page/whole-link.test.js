import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { Game } from "../../../dist/game.js";
import { isTold, UNTOLD } from "../../../www/game/about.js";
import { notesOf, withNotes } from "../../../www/game/notes.js";
import { branchText, treeOf, withLine } from "../../../www/game/tree.js";
import { packed } from "../../../www/link/packing.js";
import { gameOfWhole, linkOf, wholeFragment } from "../../../www/link/whole.js";
import { randomFrom } from "../../support/random.js";

/** @import { State } from "../../../www/state/types.js" */
/** @typedef {Pick<State, "about" | "game" | "room" | "tree">} Shown */

const PAGE = "https://example.org/othello/?analyze";
const NAMES = { ...UNTOLD, black: "Łukasz", white: "谷田", annotator: "Ann", result: 12 };

/** A line of random moves. @param {() => number} random @param {number} length @param {Game} [from] */
function randomLine(random, length, from = new Game()) {
  const game = from.at(from.ply);
  while (!game.isOver && game.moves.length < length) {
    const moves = game.legalMoves();
    game.play(game.mustPass ? "pass" : moves[Math.floor(random() * moves.length)]);
  }
  return game;
}

/** A game with random variations, and what is told of some of their moves. @param {number} seed @returns {Shown} */
function randomShown(seed) {
  const random = randomFrom(seed);
  const game = randomLine(random, 3 + Math.floor(random() * 20));
  let tree = treeOf(game);
  for (let variation = 0; variation < seed % 4; variation++) {
    const ply = Math.floor(random() * game.moves.length);
    const start = game.at(ply);
    const line = Game.parse(start.start);
    for (const move of game.moves.slice(0, ply)) line.play(move);
    tree = withLine(tree, randomLine(random, ply + 4, line).moves);
  }
  /** @type {[string, object][]} */
  const notes = [["", { comment: "On the game: 黒 “☺”" }]];
  for (let ply = 1; ply <= game.moves.length; ply += 3)
    notes.push([
      game.moves
        .slice(0, ply)
        .map((move) => (move === "pass" ? "--" : move))
        .join(""),
      { comment: `Remark ${random()}`, signs: "?! ±", marks: "e4c3xd3-f5", score: -4, seconds: 7 },
    ]);
  game.goTo(Math.floor(random() * (game.moves.length + 1)));
  const about = seed % 3 === 0 ? null : NAMES;
  return { about, game, room: "analyze", tree: seed % 5 === 0 ? tree : withNotes(tree, notes) };
}

/** @param {{ game: Game, tree: Shown["tree"], about: Shown["about"] } | null} found */
const told = (found) =>
  found && {
    game: found.game.toJSON(),
    branches: branchText(found.tree.branches),
    notes: notesOf(found.tree),
    about: found.about ?? UNTOLD,
  };

test("a game comes back from its link with variations, comments, signs, marks and names", async () => {
  let found = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const shown = randomShown(seed);
    const { href, missing } = await linkOf(Game, shown, PAGE);
    assert.ok(href.length <= 2000 && href.startsWith(`${PAGE}#`), href);
    if (missing.length > 0 || !href.includes("#=")) continue;
    found += 1;
    assert.deepEqual(told(await gameOfWhole(Game, new URL(href).hash)), told(shown));
    assert.equal(wholeFragment(`<${href}>.`)?.startsWith("="), true);
    assert.deepEqual(told(await gameOfWhole(Game, String(wholeFragment(`<${href}>.`)))), told(shown));
  }
  assert.ok(found >= 20, `${found} links`);
});

test("a game with moves alone has the short link, and so has a branch of it", async () => {
  const game = Game.parse("f5d6c3d3c4");
  const about = UNTOLD;
  assert.deepEqual(await linkOf(Game, { about, game, room: "analyze", tree: treeOf(game) }, PAGE), {
    href: `${PAGE}#f5d6c3d3c4`,
    missing: [],
  });
  const branch = Game.parse("f5d6c4");
  const tree = withLine(treeOf(game), branch.moves);
  const { href } = await linkOf(Game, { about, game: branch, room: "analyze", tree }, PAGE);
  assert.equal(href, `${PAGE}#f5d6c4~2c3d3c4`);
  // The link of a game that is played leaves out moves that were taken back.
  const played = await linkOf(Game, { about: null, game: branch, room: "play", tree }, PAGE);
  assert.deepEqual(played, { href: `${PAGE}#f5d6c4`, missing: [] });
  const fresh = await linkOf(
    Game,
    { about: null, game: new Game(), room: "play", tree: treeOf(new Game()) },
    PAGE,
  );
  assert.deepEqual(fresh, { href: PAGE, missing: [] });
});

test("what there is no room for is named, and the rest stands in the link", async () => {
  const random = randomFrom(7);
  const noise = (/** @type {number} */ length) =>
    Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 94))).join("");
  const game = Game.parse("f5d6c3");
  const varied = withLine(treeOf(game), ["f5", "f6"]);
  const tree = withNotes(varied, [["f5", { comment: noise(3000) }]]);
  const shown = { about: NAMES, game, room: /** @type {const} */ ("analyze"), tree };
  const { href, missing } = await linkOf(Game, shown, PAGE);
  assert.deepEqual(missing, ["notes"]);
  assert.deepEqual(told(await gameOfWhole(Game, new URL(href).hash)), told({ ...shown, tree: varied }));

  let crowded = treeOf(game);
  for (let seed = 1; seed <= 60; seed++) crowded = withLine(crowded, randomLine(randomFrom(seed), 60).moves);
  const names = await linkOf(Game, { ...shown, tree: crowded }, PAGE);
  assert.deepEqual(names.missing, ["variations"]);
  const whole = await gameOfWhole(Game, new URL(names.href).hash);
  assert.deepEqual([whole?.about, whole?.game.moves], [NAMES, game.moves]);
  const own = { ...shown, about: { ...NAMES, person: /** @type {const} */ ("black") }, tree: crowded };
  assert.equal((await linkOf(Game, own, PAGE)).href, names.href, "who of them is the person stays here");

  const long = { ...NAMES, event: noise(3000) };
  assert.deepEqual(await linkOf(Game, { ...shown, about: long, tree: varied }, PAGE), {
    href: `${PAGE}#f5d6c3`,
    missing: ["names", "variations"],
  });
});

test("a link that was cut or changed anywhere is refused", async () => {
  const game = Game.parse("f5d6c3");
  const tree = withNotes(withLine(treeOf(game), ["f5", "f6"]), [["f5", { comment: "Good" }]]);
  const { href } = await linkOf(Game, { about: NAMES, game, room: "analyze", tree }, PAGE);
  const { hash } = new URL(href);
  assert.ok(isTold((await gameOfWhole(Game, hash))?.about ?? UNTOLD));
  for (let length = 0; length < hash.length; length++)
    assert.equal(await gameOfWhole(Game, hash.slice(0, length)), null, `${length} characters`);
  // The last character has bits that mean nothing.
  for (let at = 2; at < hash.length - 1; at++) {
    const other = hash[at] === "A" ? "B" : "A";
    const changed = hash.slice(0, at) + other + hash.slice(at + 1);
    assert.equal(await gameOfWhole(Game, changed), null, `changed at ${at}`);
  }
});

test("what is packed by others and is no game is refused", async () => {
  const refused = [
    "null",
    "[]",
    "{}",
    "5",
    "{",
    '""',
    '{"link":"a1"}',
    '{"link":"f5d6c"}',
    '{"link":"__proto__"}',
    '{"link":["f5"],"tree":"f5d6("}',
    '{"link":"f5","tree":"f5a1"}',
    '{"link":"f5","tree":"constructor"}',
    '{"link":"f5","tree":{}}',
    "[".repeat(16_000),
    JSON.stringify({ link: "f5", tree: `f5${"(d3)".repeat(4000)}` }),
  ];
  for (const text of refused)
    assert.equal(await gameOfWhole(Game, `#=${await packed(text)}`), null, text.slice(0, 60));
  const long = deflateSync(
    JSON.stringify({ link: "f5", notes: [["f5", { comment: "x".repeat(1_000_000) }]] }),
  );
  assert.equal(await gameOfWhole(Game, `#=${long.toString("base64url")}`), null);
  const odd = `{"link":"f5","notes":[["f5",{"__proto__":"x","comment":5}],7,[{}]],"about":{"black":{},"constructor":"x","white":"Ann"}}`;
  const found = await gameOfWhole(Game, `#=${await packed(odd)}`);
  assert.deepEqual([found?.game.moves, found?.about], [["f5"], { ...UNTOLD, white: "Ann" }]);
  assert.equal(found?.tree.branches[0]?.comment, undefined);
});

test("what is too long to be unpacked is not packed", async () => {
  const game = Game.parse("f5d6c3");
  const tree = withNotes(treeOf(game), [["f5", { comment: "x".repeat(17_000) }]]);
  const shown = { about: null, game, room: /** @type {const} */ ("analyze"), tree };
  assert.deepEqual(await linkOf(Game, shown, PAGE), { href: `${PAGE}#f5d6c3`, missing: ["notes"] });
});
