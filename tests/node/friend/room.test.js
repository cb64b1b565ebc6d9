// What a person sees of a game with a friend, and what the ways to send it do, in the little of a browser that they need.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, handicapGame } from "../../../dist/game.js";
import { reviewGame } from "../../../www/correspondence/afterwards.js";
import { createGames } from "../../../www/correspondence/games.js";
import { qrOf } from "../../../www/correspondence/qr.js";
import { createSending } from "../../../www/correspondence/sending.js";
import { rowText, sentenceOf, spokenOf } from "../../../www/correspondence/sentences.js";
import { Table } from "../../../www/correspondence/table.js";
import { afterMove, afterResignation } from "../../../www/friend/game.js";
import { invited } from "../../../www/friend/invitation.js";
import { textOf } from "../../../www/friend/link.js";
import { documentOf } from "../page/document.js";
import { storageOf } from "../page/storage.js";
import { firstMoves, openMatch, settled } from "../page/table.js";

/** @import { Listed } from "../../../www/correspondence/kept.js" */

const RULES = { Game, handicapGame };

/** @param {() => void} [changed] */
function tableOf(changed = () => {}) {
  const nothing = async () => {};
  const none = async () => null;
  return new Table({
    rules: RULES,
    device: "aaB",
    keeping: { keep: nothing, keepAside: nothing, dropAside: nothing, keptGame: none, keptAside: none },
    ownName: () => "Ann",
    changed,
  });
}

const invitation = {
  color: /** @type {const} */ ("black"),
  own: "Ann",
  friend: "Bob",
  corners: 0,
  opening: [],
};
const begun = () => invited(invitation, "aaB");

/** @param {Partial<Listed>} listed @returns {Listed} */
function listed(listed) {
  const game = begun();
  return { game, sent: game, color: "black", isToMove: false, ...listed };
}

/**
 * The ways to send a game, in which a move was made.
 * @param {import("node:test").TestContext} t
 * @param {object} browser
 * @param {() => Promise<void>} [browser.writeText]
 */
function sendingOf(t, { writeText = async () => {} }) {
  documentOf(t, {
    location: { href: "https://example.org/?friend" },
    navigator: { clipboard: { writeText } },
  });
  /** @type {((loaded: { qrOf: typeof qrOf }) => void)[]} */
  const opening = [];
  /** @type {any[]} */
  const told = [];
  const table = tableOf(() => sending?.draw());
  const page = {
    store: { update: (/** @type {any} */ { notice }) => told.push(notice.kind) },
    open: (/** @type {unknown} */ _, /** @type {any} */ use) => opening.push(use),
  };
  /** @type {ReturnType<typeof createSending> | undefined} */
  let sending;
  sending = createSending(/** @type {any} */ (page), table);
  table.begin(invitation);
  table.place("f5");
  const press = (/** @type {string} */ text) =>
    /** @type {any} */ (sending).element
      .querySelectorAll("button")
      .find((/** @type {any} */ button) => button.textContent === text)
      .click();
  const element = /** @type {any} */ (sending.element);
  const code = element.querySelector(".code");
  return { table, sending, press, told, code, arrive: () => opening.shift()?.({ qrOf }) };
}

test("a link that the browser does not copy has not left it", async (t) => {
  let isAllowed = false;
  const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error("not allowed")));
  const { table, sending, told } = sendingOf(t, { writeText });
  sending.first.click();
  await settled();
  assert.deepEqual([told, table.isUnsent], [["error"], true]);
  isAllowed = true;
  sending.first.click();
  await settled();
  assert.deepEqual([told, table.isUnsent], [["error", "info"], false]);
});

test("a code has sent the link once it is drawn, and not before", (t) => {
  const { table, press, code, arrive } = sendingOf(t, {});
  press("QR code");
  assert.deepEqual([table.isUnsent, code.hidden], [true, true], "it may never arrive");
  table.takeBack();
  table.place("d3");
  arrive();
  assert.deepEqual([table.isUnsent, code.hidden], [true, true], "it is that of another position");
  press("QR code");
  arrive();
  assert.deepEqual([table.isUnsent, code.hidden], [false, false]);
  assert.ok(code.querySelector("svg"));
  press("QR code");
  assert.ok(code.hidden);
});

test("nothing is sent while it is asked which of two games goes on", async (t) => {
  const { table, sending } = sendingOf(t, {});
  assert.deepEqual([sending.element.hidden, sending.first.hidden], [false, false]);
  const { game } = table;
  assert.ok(game);
  await table.open(textOf({ ...game, moves: ["d3", "c3"], seats: { black: "aaB", white: "bbC" } }));
  assert.ok(table.fork);
  assert.deepEqual([sending.element.hidden, sending.first.hidden], [true, true]);
});

test("a game in the list says whose turn it is, or that its link has to be sent", () => {
  const sent = afterMove(begun(), "f5");
  assert.equal(rowText(listed({ isToMove: true })), "Ann – Bob: Your turn");
  assert.equal(rowText(listed({ game: sent, sent })), "Ann – Bob: Waiting for an answer");
  assert.equal(rowText(listed({ game: sent })), "Ann – Bob: Now send the link to Bob");
  assert.equal(
    rowText(listed({ game: afterResignation(begun()), isToMove: true })),
    "Ann – Bob: Now send the link to Bob",
  );
  assert.equal(rowText(listed({ color: null })), "Ann – Bob", "nobody waits for one who watches");
});

test("without a game nothing is said of one, and the list says whether there are others", async (t) => {
  documentOf(t);
  const table = tableOf();
  assert.deepEqual([sentenceOf(table), spokenOf(table)], ["", ""]);
  /** @type {Listed[]} */
  let going = [];
  const games = createGames({
    list: async () => going,
    open: () => {},
    begin: () => {},
    paste: () => {},
  });
  const element = /** @type {any} */ (games.element);
  const shown = async () => {
    games.draw(table);
    await settled();
    const rows = element.querySelectorAll("li").map((/** @type {any} */ row) => row.textContent);
    return [rows, element.querySelector(".note").hidden];
  };
  assert.deepEqual(await shown(), [[], false]);
  going = [listed({ isToMove: true })];
  assert.deepEqual(await shown(), [["Ann – Bob: Your turn"], true]);
  table.begin(invitation);
  going = [{ ...listed({}), game: /** @type {any} */ (table.game) }];
  assert.deepEqual(await shown(), [[], true], "the one that is on the board goes on");
});

test("a game of the other rooms is brought back after the review of one with a friend", async (t) => {
  storageOf(t);
  const { match, store, takeOffer } = openMatch({ side: "both" });
  const own = firstMoves(12);
  match.games.open(own);
  const table = tableOf();
  table.begin(invitation);
  table.resign();
  table.handOut();
  reviewGame(match, table);
  assert.deepEqual([store.state.room, store.state.game.moves], ["analyze", []]);
  takeOffer();
  assert.deepEqual(store.state.game.moves, own.moves);
});
