// Games with friends among the past games of this browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { Game, handicapGame } from "../../../dist/game.js";
import { isWithFriend, storedGames } from "../../../www/archive/games.js";
import { gamesGoingOn, keep, keepAside, keptGame } from "../../../www/correspondence/kept.js";
import { afterAgreement, afterMove, afterResignation } from "../../../www/friend/game.js";
import { invited } from "../../../www/friend/invitation.js";
import { gameDetail } from "../../../www/past-games/text.js";

const RULES = { Game, handicapGame };

const real = globalThis.indexedDB;
before(() => {
  globalThis.indexedDB = new IDBFactory();
});
after(() => {
  globalThis.indexedDB = real;
});

test("a game with a friend is kept with what was sent of it, and says whose turn it is", async () => {
  const begun = invited({ color: "black", own: "Ann", friend: "Bob", corners: 0, opening: [] }, "aaB");
  const kept = {
    game: afterMove(begun, "f5", { offersDraw: true }),
    sent: begun,
    color: /** @type {const} */ ("black"),
  };
  await keep(kept, RULES);
  assert.deepEqual(await keptGame(begun.id, RULES), kept);
  assert.equal(await keptGame("otherone", RULES), null);
  assert.deepEqual(await gamesGoingOn(RULES), [kept]);
  const [record] = await storedGames();
  assert.ok(record && isWithFriend(record));
  assert.deepEqual([record.black, record.white, record.moves], ["Ann", "Bob", ["f5"]]);
  assert.match(gameDetail(record), /waiting for an answer$/);
  await keep({ ...kept, color: "white" }, RULES);
  assert.match(gameDetail(/** @type {any} */ ((await storedGames())[0])), /your turn$/);
});

test("one that is over is a past game as any other, and one that was put aside is another record", async () => {
  const begun = invited({ color: "black", own: "", friend: "", corners: 0, opening: [] }, "aaB");
  const moved = afterMove(begun, "f5", { offersDraw: true });
  const color = /** @type {const} */ ("black");
  const before = (await gamesGoingOn(RULES)).length;
  for (const game of [afterAgreement(moved), afterResignation(moved)]) {
    await keep({ game, sent: game, color }, RULES);
    const record = (await storedGames()).find(({ key }) => key === `friend-${begun.id}`);
    assert.ok(record && !isWithFriend(record));
    assert.deepEqual([record.result, record.resigned], game.tail === "agreed" ? [0, null] : [null, "white"]);
  }
  await keepAside({ game: moved, sent: moved, color }, RULES);
  assert.equal((await gamesGoingOn(RULES)).length, before + 1);
  assert.equal((await keptGame(begun.id, RULES))?.game.tail, "resigned", "the one that goes on stays");
});
