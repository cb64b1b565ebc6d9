// Games with friends among the past games of this browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { Game, handicapGame } from "../../../dist/game.js";
import { isReadable, isWithFriend, storedGames, storeGame } from "../../../www/archive/games.js";
import { playedSince } from "../../../www/collection/state.js";
import {
  dropAside,
  gamesGoingOn,
  keep,
  keepAside,
  keptAside,
  keptGame,
} from "../../../www/correspondence/kept.js";
import { afterAgreement, afterMove, afterResignation } from "../../../www/friend/game.js";
import { invited } from "../../../www/friend/invitation.js";
import { textOf } from "../../../www/friend/link.js";
import { gameDetail } from "../../../www/past-games/text.js";

/** @import { PastGame } from "../../../www/archive/games.js" */

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
  assert.deepEqual(await gamesGoingOn(RULES), [{ ...kept, isToMove: false }]);
  const [record] = await storedGames();
  assert.ok(record && isWithFriend(record));
  assert.deepEqual([record.black, record.white, record.moves], ["Ann", "Bob", ["f5"]]);
  assert.match(gameDetail(record), /link not sent yet$/);
  await keep({ ...kept, sent: kept.game }, RULES);
  assert.match(gameDetail(/** @type {any} */ ((await storedGames())[0])), /waiting for an answer$/);
  await keep({ ...kept, sent: kept.game, color: "white" }, RULES);
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

test("a game whose end was not sent goes on, and is won or lost for no other part of the page", async () => {
  const begun = invited({ color: "black", own: "Ann", friend: "Bob", corners: 0, opening: [] }, "aaB");
  const color = /** @type {const} */ ("black");
  const shortest = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
  const offered = afterMove(begun, "f5", { offersDraw: true });
  const whole = { ...begun, moves: shortest };
  const ends = [
    [begun, afterResignation(begun)],
    [offered, afterAgreement(offered)],
    [{ ...whole, moves: shortest.slice(0, -1) }, whole],
  ];
  for (const [sent, game] of ends) {
    assert.ok(game && sent);
    await keep({ game, sent, color }, RULES);
    const find = async () => (await storedGames()).filter(({ key }) => key === `friend-${begun.id}`);
    const [unsent] = await find();
    assert.ok(unsent && isWithFriend(unsent));
    assert.match(gameDetail(unsent), /link not sent yet$/);
    assert.deepEqual(playedSince([unsent], 0), []);
    assert.ok((await gamesGoingOn(RULES)).some((each) => each.game.id === begun.id));
    await keep({ game, sent: game, color }, RULES);
    const [over] = await find();
    assert.ok(over && !isWithFriend(over));
    assert.equal(playedSince([over], 0).length, over.result === null ? 0 : 1);
  }
});

test("a game that is looked at is as old as before, and one that has changed is not", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1000 });
  const begun = invited({ color: "white", own: "", friend: "", corners: 0, opening: [] }, "aaB");
  const kept = { game: begun, sent: begun, color: /** @type {const} */ ("white") };
  const time = async () => (await storedGames()).find(({ key }) => key === `friend-${begun.id}`)?.time;
  await keep(kept, RULES);
  t.mock.timers.setTime(2000);
  await keep(kept, RULES);
  await keep(/** @type {any} */ (await keptGame(begun.id, RULES)), RULES);
  assert.equal(await time(), 1000);
  const game = afterMove(begun, "f5");
  await keep({ ...kept, game }, RULES);
  assert.equal(await time(), 2000);
  for (const [at, change] of /** @type {const} */ ([
    [3000, { sent: game }],
    [4000, { sent: game, color: null }],
  ])) {
    t.mock.timers.setTime(at);
    await keep({ ...kept, game, ...change }, RULES);
    assert.equal(await time(), at);
  }
  await keepAside(kept, RULES);
  t.mock.timers.setTime(5000);
  await keepAside(kept, RULES);
  const isAside = (/** @type {PastGame} */ { friend, key }) =>
    friend?.text === textOf(begun) && !key.startsWith("friend-");
  assert.equal((await storedGames()).find(isAside)?.time, 4000);
});

test("what was kept aside is found by its link, and dropped alone", async () => {
  const begun = invited({ color: "black", own: "", friend: "", corners: 0, opening: [] }, "aaB");
  const kept = { game: afterMove(begun, "f5"), sent: begun, color: /** @type {const} */ ("black") };
  assert.equal(await keptAside(kept.game, RULES), null);
  await keep(kept, RULES);
  await keepAside(kept, RULES);
  assert.deepEqual(await keptAside(kept.game, RULES), kept);
  await dropAside(kept);
  assert.equal(await keptAside(kept.game, RULES), null);
  assert.deepEqual(await keptGame(begun.id, RULES), kept);
});

test("a record that is not what it should be hides no other game", async () => {
  const before = await gamesGoingOn(RULES);
  assert.ok(before.length > 0);
  const [record] = await storedGames();
  assert.ok(record);
  for (const friend of /** @type {any[]} */ ([
    {},
    null,
    3,
    { text: "A" },
    { text: 1, sent: 2 },
    { text: "", sent: "" },
  ])) {
    await storeGame({ ...record, key: "friend-otherone", friend });
    assert.deepEqual(await gamesGoingOn(RULES), before, JSON.stringify(friend));
    assert.equal(await keptGame("otherone", RULES), null);
    const isRead = isReadable({ ...record, friend });
    assert.equal(isRead, typeof friend?.text === "string" && typeof friend?.sent === "string");
  }
  assert.ok(isReadable({ ...record, friend: undefined }));
});
