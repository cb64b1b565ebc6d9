// What a person reads who goes through the mistakes of a game, in a hundred reviewed games of tournaments.

import assert from "node:assert/strict";
import { test } from "node:test";
import { explain, sentence } from "flipside/coach";
import { createTold, unread } from "../../../www/reasons/told.js";
import { reviewedGames } from "./mistakes.js";

/** @import { Reason } from "flipside/coach" */
/** @import { Replied } from "./mistakes.js" */

const GAMES = reviewedGames();

/**
 * What was found of a mistake, by what was said before it, which is often one thing for the page and the command.
 * @type {Map<Replied, Map<string, Reason[]>>}
 */
const FOUND = new Map();

/** @param {Replied} mistake @param {readonly Reason["kind"][]} said @returns {Reason[]} */
function reasonsOf(mistake, said) {
  const { position, played, best, replies } = mistake;
  const found = FOUND.get(mistake) ?? new Map();
  FOUND.set(mistake, found);
  const key = said.join();
  if (!found.has(key)) found.set(key, explain(position, played, best, { replies, said }));
  return found.get(key);
}

/** What each mistake would be told of by itself. */
const ALONE = GAMES.flat().map((mistake) => reasonsOf(mistake, []));

/**
 * The sentences without a square that are said of two mistakes one after the other.
 * @param {readonly (readonly Reason[])[]} told of each mistake
 * @param {(reason: Reason) => boolean} isMeant which of them are looked at
 */
function repeatedIn(told, isMeant = () => true) {
  const said = told
    .filter((reasons) => reasons.length > 0)
    .map((reasons) => reasons.filter(isMeant).map((reason) => sentence(reason)));
  return said.flatMap((sentences, index) =>
    sentences.filter((text) => !/\b[a-h][1-8]\b/.test(text) && said[index - 1]?.includes(text)),
  );
}

test("a hundred reviewed games have mistakes enough, and advice among them", () => {
  assert.equal(GAMES.length, 100);
  assert.ok(ALONE.length > 1000, `${ALONE.length} mistakes`);
  // Each by itself, without what was said before, would repeat some of it.
  assert.ok(repeatedIn(ALONE).length > 5, `${repeatedIn(ALONE).length} repeated`);
});

test("the command says no advice of two mistakes in a row", () => {
  for (const mistakes of GAMES) {
    /** @type {Reason["kind"][]} */
    let said = [];
    const told = mistakes.map((mistake) => {
      const reasons = reasonsOf(mistake, said);
      if (reasons.length > 0) said = reasons.map(({ kind }) => kind);
      return reasons;
    });
    // A count of moves is no advice: it is of another board.
    assert.deepEqual(
      repeatedIn(told, ({ kind }) => kind !== "choices"),
      [],
    );
  }
});

test("the page says nothing of two mistakes in a row", () => {
  for (const mistakes of GAMES) {
    const before = createTold();
    const told = mistakes.map((mistake) => {
      const read = before.before(mistake);
      const found = reasonsOf(
        mistake,
        read.map(({ kind }) => kind),
      );
      const said = found.map((reason) => ({ reason, sentence: sentence(reason), kind: reason.kind }));
      const fresh = unread(said, read).slice(0, 2);
      before.tell(mistake, /** @type {any} */ (fresh));
      return fresh.map(({ reason }) => reason);
    });
    assert.deepEqual(repeatedIn(told), []);
  }
});
