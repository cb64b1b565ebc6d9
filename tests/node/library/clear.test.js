import assert from "node:assert/strict";
import { test } from "node:test";
import { factsOf, libraryBytes } from "./facts.js";
import { newPath, openLibrary } from "./folder.js";

test("what is learned while a library is cleared stays, and what others have stored before goes", async (t) => {
  const path = await newPath(t);
  const [first, second] = factsOf(2, 21);
  const answerTo = (/** @type {typeof first} */ { game, score }) => {
    const [move] = game.legalMoves();
    const line = { move, score, exact: true, depth: 9, selectivity: 100, pv: [move] };
    return /** @type {any} */ ({ turn: game.turn, lines: [line], stopped: "solved", outcome: "win" });
  };
  const [one, other] = [await openLibrary(t, path), await openLibrary(t, path)];
  await other.import(libraryBytes([first]));
  one.add(second.game, answerTo(second));
  const cleared = one.clear();
  one.add(second.game, answerTo(second));
  await cleared;
  await one.flush();
  for (const library of [one, await openLibrary(t, path)]) {
    assert.equal(library.lookup(first.game), null);
    assert.equal(library.lookup(second.game)?.score, second.score);
  }
});
