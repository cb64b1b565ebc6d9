// A repertoire on paper: its lines by opening.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { linesOf } from "../../../js/repertoire/lines.js";
import { madeBySize } from "../../../js/repertoire/making.js";
import { metWith } from "../../../js/repertoire/walk.js";
import { positionFrom } from "../../../js/rules/position.js";
import { canonicalKey } from "../../../js/rules/symmetry.js";
import { chaptersOf } from "../../../www/training/openings/paper/chapters.js";
import { treeSvg } from "../../../www/training/openings/paper/picture.js";
import { book, people } from "./people.js";

/** @param {readonly string[]} moves */
const nameOf = (moves) => Game.parse(moves.join("")).openingName("en") ?? "";

for (const color of /** @type {const} */ (["black", "white"]))
  test(`the lines of ${color} have each position once, with the answer and its value`, () => {
    const repertoire = madeBySize({ color, size: 60, style: "people", people, isFollowed: true });
    const lines = linesOf(repertoire, people);
    const seen = new Set();
    for (const { moves, own, share, value } of lines) {
      const game = new Game();
      for (const [place, move] of moves.entries()) {
        const position = positionFrom(game.board, game.turn);
        assert.equal(own.has(place), game.turn === color);
        if (own.has(place)) {
          seen.add(canonicalKey(position));
          assert.ok(repertoire.at(position)?.numbers.length);
        }
        if (place === moves.length - 1) {
          assert.equal(value, book.lookup(game)?.moves.find((each) => each.move === move)?.score ?? null);
        }
        game.play(/** @type {any} */ (move));
      }
      assert.ok(share > 0 && share <= 1);
    }
    const met = metWith(repertoire, people).filter(({ own }) => own.length > 0);
    assert.deepEqual([...seen].sort(), met.map(({ key }) => key).sort());
    assert.equal(new Set(lines.map(({ moves }) => moves.join(""))).size, lines.length);
  });

test("lines stand by openings, and say only where they leave the line above", () => {
  const repertoire = madeBySize({ color: "black", size: 60, style: "people", people, isFollowed: true });
  const lines = linesOf(repertoire, people);
  const chapters = chaptersOf(lines, nameOf);
  const all = chapters.flatMap((chapter) => chapter.lines);
  assert.equal(all.length, lines.length);
  assert.ok(chapters.length > 2 && chapters.length < lines.length);
  for (const { name, moves, lines: own } of chapters) {
    for (const [place, line] of own.entries()) {
      assert.equal(nameOf(line.moves.slice(0, 5)), name);
      assert.deepEqual(line.moves.slice(0, moves.length), moves);
      assert.equal(line.name, nameOf(line.moves));
      const before = own[place - 1]?.moves ?? [];
      assert.deepEqual(line.moves.slice(0, line.common), before.slice(0, line.common));
      assert.notEqual(line.moves[line.common], before[line.common]);
    }
  }
  const svg = treeSvg(chapters, { color: "black", title: "Openings <Black>" });
  assert.match(svg, /^<svg [^>]+>\n<title>Openings &#60;Black&#62;<\/title>/);
  assert.ok(!/NaN|undefined/.test(svg));
  for (const { moves } of lines) assert.ok(svg.includes(`>${moves.at(-1)}</text>`));
});

test("a repertoire without answers has no lines", () => {
  const repertoire = madeBySize({ color: "black", size: 0, style: "people", people });
  assert.deepEqual(chaptersOf(linesOf(repertoire, people), nameOf), []);
});
