import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "flipside/game";
import { puzzlesIn } from "../../../www/train/puzzles.js";
import { aftermath } from "../../../www/training/aftermath.js";
import { otherOfTwo } from "../../../www/training/tasks/region.js";

/** @import { Move } from "flipside/game" */

const PUZZLES = puzzlesIn(readFileSync(new URL("../../../data/puzzles/1000.obf", import.meta.url), "utf8"));
const SQUARES = /** @type {Move[]} */ (
  [..."12345678"].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank))
);
/** @param {string} one @param {string} other */
const isBeside = (one, other) =>
  Math.max(...[0, 1].map((at) => Math.abs(one.charCodeAt(at) - other.charCodeAt(at)))) === 1;
const isCorner = (/** @type {string} */ move) => /^[ah][18]$/.test(move);

/** What is told after a reply, by the words of the page. @param {Game} game @param {Move} reply @param {Move[]} further */
function plain(game, reply, further) {
  const after = game.after(reply);
  if (after.isOver) return null;
  if (after.mustPass) return `After ${reply} you must pass.`;
  const own = after.legalMoves();
  if (own.length === 1) return `After ${reply} you have only 1 move.`;
  if (own.length <= 3) return `After ${reply} you have only ${own.length} moves.`;
  const safe = own.filter((move) => {
    const next = after.after(move);
    return next.isOver || next.turn === after.turn || !next.legalMoves().some(isCorner);
  });
  const opponent = game.turn === "black" ? "Black" : "White";
  if (safe.length === 0) return `After ${reply} ${opponent} can take a corner, whatever you play.`;
  return further.length > 0 ? `After ${reply} it goes on ${further.join(" ")}.` : null;
}

test("what follows a reply is true by the rules, and does not name the right move", () => {
  const seen = new Set();
  for (const { position, move, second } of PUZZLES.slice(0, 200)) {
    const game = Game.parse(position).after(second.move);
    if (game.isOver || game.mustPass) continue;
    for (const reply of game.legalMoves()) {
      const after = game.after(reply);
      const further = after.isOver || after.mustPass ? [] : after.legalMoves();
      const isKept = further.indexOf(move) === -1 ? further : further.slice(0, further.indexOf(move));
      const told = aftermath(game, [reply, ...further], move);
      const expected = reply === move ? null : plain(game, reply, isKept.slice(0, 3));
      assert.equal(told, expected, `${game} ${reply}`);
      assert.ok(!told?.includes(move));
      seen.add(told?.replaceAll(/\b[a-h][1-8]\b|\d|Black|White/g, ""));
    }
  }
  assert.ok(seen.size >= 6, "each kind was met");
  const [{ position, move, second }] = PUZZLES;
  assert.equal(aftermath(Game.parse(position).after(second.move), ["pass"], move), null);
  assert.equal(aftermath(Game.parse(position).after(second.move), [], move), null);
});

test("a region of two squares is told apart from larger ones", () => {
  const seen = { two: 0, other: 0 };
  for (const { position } of PUZZLES.slice(0, 100))
    for (const square of Game.parse(position).legalMoves()) {
      const region = new Set([square]);
      for (const each of region)
        for (const name of SQUARES)
          if (position[SQUARES.indexOf(name)] === "-" && isBeside(each, name)) region.add(name);
      const expected = region.size === 2 ? [...region][1] : null;
      assert.equal(otherOfTwo(position, square), expected, `${position} ${square}`);
      seen[expected ? "two" : "other"] += 1;
    }
  assert.ok(seen.two > 10 && seen.other > 10);
});
