// What a person does in a game with a friend, and what the links that are opened make of it, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, handicapGame } from "../../../dist/game.js";
import { OPENINGS } from "../../../js/xot/openings.js";
import {
  isNameable,
  isSendable,
  isToSend,
  noteOf,
  sentenceOf,
} from "../../../www/correspondence/sentences.js";
import { Table } from "../../../www/correspondence/table.js";
import { friendTexts } from "../../../www/correspondence/text.js";
import { friendLink, friendTextIn } from "../../../www/friend/address.js";
import { gameIn, textOf } from "../../../www/friend/link.js";

/** @import { Kept } from "../../../www/correspondence/kept.js" */
/** @import { FriendGame } from "../../../www/friend/game.js" */
/** @import { Invitation } from "../../../www/friend/invitation.js" */

const RULES = { Game, handicapGame };
/** One that is dealt. */
const opening = String(OPENINGS[0]).match(/../g) ?? [];

/** A device with what it keeps. @param {string} device @param {string} [name] */
function tableOf(device, name = "") {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  /** By their links. @type {Map<string, Kept>} */
  const aside = new Map();
  const keeping = {
    keptGame: async (/** @type {string} */ id) => kept.get(id) ?? null,
    keep: async (/** @type {Kept} */ each) => void kept.set(each.game.id, each),
    keptAside: async (/** @type {FriendGame} */ game) => aside.get(textOf(game)) ?? null,
    keepAside: async (/** @type {Kept} */ each) => void aside.set(textOf(each.game), each),
    dropAside: async (/** @type {Kept} */ each) => void aside.delete(textOf(each.game)),
  };
  const open = () => new Table({ rules: RULES, device, keeping, ownName: () => name, changed: () => {} });
  return { table: open(), open, kept, aside, keeping };
}

/** @param {Partial<Invitation>} [invitation] */
function begun(invitation = {}) {
  const device = tableOf("aaB");
  device.table.begin({ color: "black", own: "Ann", friend: "", corners: 0, opening: [], ...invitation });
  return device;
}

test("two devices play by links, and each knows whose turn it is", async () => {
  const { table: ann } = begun();
  const { table: bob } = tableOf("bbC", "Bob");
  assert.ok(ann.place("f5"));
  assert.ok(!ann.place("d6"), "it is the friend's turn");
  await bob.open(ann.text);
  assert.equal(bob.color, "white");
  assert.ok(bob.isTurn);
  assert.ok(bob.place("d6"));
  ann.handOut();
  await ann.open(bob.text);
  assert.ok(ann.isTurn);
  assert.deepEqual(ann.game?.names, { black: "Ann", white: "Bob" });
});

test("what was not sent is taken back, and what was sent is not", async () => {
  const { table } = begun();
  table.place("f5");
  table.takeBack();
  assert.deepEqual(table.game?.moves, []);
  table.place("d3");
  table.handOut();
  table.takeBack();
  assert.deepEqual(table.game?.moves, ["d3"]);
  assert.equal(table.isUnsent, false);
});

test("a resignation can be taken back until its link is out", async () => {
  const { table } = begun();
  table.resign();
  assert.ok(table.isOver);
  table.takeBack();
  assert.ok(table.isTurn);
  table.resign();
  table.handOut();
  table.takeBack();
  assert.equal(table.game?.tail, "resigned");
});

test("a draw is offered with a move, and accepted or played over", async () => {
  const { table: ann } = begun();
  const { table: bob } = tableOf("bbC");
  ann.place("f5");
  ann.offerDraw(true);
  assert.equal(ann.game?.tail, "offered");
  ann.offerDraw(false);
  assert.equal(ann.game?.tail, "none");
  ann.offerDraw(true);
  await bob.open(ann.text);
  assert.ok(bob.isOffered);
  bob.place("d6");
  assert.equal(bob.game?.tail, "none", "played over");
  bob.takeBack();
  assert.ok(bob.isOffered, "the offer still stands");
  bob.agree();
  assert.ok(bob.isOver);
  await ann.open(bob.text);
  assert.equal(ann.game?.tail, "agreed");
});

test("where the friend must pass, the person moves again, and takes back one move at a time", async () => {
  const { table: ann } = begun();
  const { table: bob } = tableOf("bbC");
  await bob.open(ann.text);
  let [mover, other] = [ann, bob];
  // By always taking the first move, Black has none after White's ninth.
  for (let moves = 1; ; moves += 1) {
    assert.ok(mover.place(String(mover.board?.legalMoves()[0])));
    if (mover.isTurn) {
      assert.deepEqual([moves, mover.color], [18, "white"]);
      break;
    }
    await other.open(mover.text);
    [mover, other] = [other, mover];
  }
  assert.ok(!mover.canOffer, "a draw is offered to one who can answer");
  const [before, { text }] = [mover.game?.moves, mover];
  await other.open(text);
  assert.ok(!other.isTurn, "Black has passed");
  mover.place(String(mover.board?.legalMoves()[0]));
  mover.takeBack();
  assert.deepEqual(mover.game?.moves, before);
  mover.takeBack();
  assert.equal(mover.game?.moves.length, 17);
  assert.equal(mover.isUnsent, false);
});

test("a link that was opened before is said to be the same or older, and changes nothing", async () => {
  const { table: ann } = begun();
  const { table: bob } = tableOf("bbC");
  ann.place("f5");
  const first = ann.text;
  await bob.open(first);
  bob.place("d6");
  bob.handOut();
  const second = bob.text;
  await bob.open(first);
  assert.equal(bob.told, "older");
  assert.equal(bob.text, second);
  await bob.open(second);
  assert.equal(bob.told, "same");
  await bob.open(second, true);
  assert.equal(bob.told, null, "after a reload nothing is said");
  assert.equal(bob.text, second);
});

test("links that are cut, damaged or of a newer version are named, and the game stays", async () => {
  const { table } = begun();
  table.place("f5");
  const { text } = table;
  for (const [link, told] of /** @type {const} */ ([
    ["", "incomplete"],
    [text.slice(0, -1), "incomplete"],
    [text.slice(0, 9), "incomplete"],
    [text.slice(0, -1) + (text.endsWith("_") ? "-" : "_"), "damaged"],
    ["hello", "damaged"],
  ])) {
    await table.open(link);
    assert.equal(table.told, told, link);
    assert.equal(table.text, text);
  }
});

/** Bob has answered a move of which Ann's page does not know that he has it, and she has made another one instead. */
async function forked() {
  const device = begun();
  const { table: ann } = device;
  const { table: bob } = tableOf("bbC");
  ann.place("f5");
  await bob.open(ann.text);
  ann.takeBack();
  ann.place("d3");
  bob.place("d6");
  const [own, theirs] = [ann.text, bob.text];
  await ann.open(theirs);
  await ann.written;
  return { ...device, ann, own, theirs };
}

/** @param {Map<string, Kept>} aside */
const movesAside = (aside) => [...aside.values()].map(({ game }) => game.moves);

test("a game that differs from a move on is asked about, and both are kept before and after the answer", async () => {
  for (const isOfLink of [false, true]) {
    const { ann, own, aside, kept } = await forked();
    assert.equal(ann.fork?.at, 0);
    assert.equal(ann.text, own, "nothing has changed yet");
    assert.ok(!ann.isTurn);
    assert.deepEqual(movesAside(aside), [["f5", "d6"]], "kept before the answer");
    ann.choose(isOfLink);
    await ann.written;
    assert.equal(ann.fork, null);
    assert.deepEqual(ann.game?.moves, isOfLink ? ["f5", "d6"] : ["d3"]);
    assert.deepEqual(kept.get(String(ann.game?.id))?.game, ann.game);
    assert.deepEqual(movesAside(aside), isOfLink ? [["d3"]] : [["f5", "d6"]], "the other one, once");
  }
});

test("the question which of two games goes on stands until it is answered, whatever else is done", async () => {
  const { ann, own, theirs, open } = await forked();
  const done = [
    () => ann.handOut(),
    () => ann.call("Anna"),
    () => ann.open(own),
    () => ann.open("A"),
    () => ann.refresh(),
    () => ann.takeBack(),
  ];
  for (const act of done) {
    await act();
    assert.equal(ann.fork?.at, 0, String(act));
  }
  assert.deepEqual([isSendable(ann), isToSend(ann), isNameable(ann)], [false, false, false]);
  assert.equal(sentenceOf(ann), "", "nobody is waited for");
  // After a reload the other game is asked for from the list.
  const again = open();
  await again.open(ann.text, true);
  await again.open(theirs, true);
  assert.equal(again.fork?.at, 0);
  await again.open("A".repeat(30), true);
  again.leave();
  assert.equal(again.fork, null);
});

test("a move that nobody has sent is unsent still when its game is gone back to", async () => {
  const { ann, own, theirs, aside, open, kept } = await forked();
  assert.ok(ann.isUnsent);
  ann.choose(true);
  await ann.written;
  await ann.open(own, true);
  await ann.written;
  assert.ok(ann.fork);
  ann.choose(true);
  await ann.written;
  assert.deepEqual([ann.game?.moves, ann.isUnsent], [["d3"], true]);
  assert.deepEqual([...aside.keys()], [theirs]);
  // Also where the one that went on was deleted.
  await ann.open(theirs, true);
  ann.choose(true);
  await ann.written;
  kept.clear();
  const alone = open();
  await alone.open(own, true);
  assert.ok(alone.isUnsent);
  await alone.written;
  assert.deepEqual([...aside.keys()], []);
});

test("a move in the game that was chosen is kept, however long the other one takes", async () => {
  const { ann, keeping, aside, kept } = await forked();
  const { keepAside } = keeping;
  keeping.keepAside = async (each) => {
    await new Promise((resolve) => setImmediate(resolve));
    return keepAside(each);
  };
  ann.choose(true);
  const taken = ann.written;
  ann.place("c3");
  await Promise.all([taken, ann.written]);
  assert.deepEqual(kept.get(String(ann.game?.id))?.game.moves, ["f5", "d6", "c3"]);
  assert.deepEqual(movesAside(aside), [["d3"]]);
});

test("what was not sent is not sent by opening its game from a list", async () => {
  for (const act of [
    (/** @type {Table} */ table) => table.place("f5"),
    (/** @type {Table} */ table) => table.resign(),
  ]) {
    const { table } = begun();
    act(table);
    const { text } = table;
    table.leave();
    await table.open(text, true);
    assert.deepEqual([table.text, table.isUnsent, isToSend(table)], [text, true, true]);
    table.takeBack();
    assert.ok(table.isTurn);
    act(table);
    await table.open(table.text);
    assert.equal(table.isUnsent, false, "somebody has sent it back");
  }
});

test("a game is over for both when its end is out", () => {
  const { table } = begun();
  table.resign();
  assert.deepEqual([table.isOver, table.isSettled], [true, false]);
  table.handOut();
  assert.ok(table.isSettled);
});

test("the one who begins is told what follows, the invited one what is asked, and the winner that the game is won", async () => {
  const [ann, bob] = [begun(), tableOf("bbB")];
  assert.equal(noteOf(ann.table), friendTexts.first);
  ann.table.place("d3");
  assert.equal(noteOf(ann.table), friendTexts.silent);
  await bob.table.open(ann.table.text);
  assert.equal(noteOf(bob.table), friendTexts.invited);
  bob.table.place("c3");
  await ann.table.open(bob.table.text);
  assert.equal(noteOf(ann.table), friendTexts.silent);
  ann.table.resign();
  await bob.table.open(ann.table.text);
  assert.equal(sentenceOf(ann.table), "You resigned · White wins");
  assert.equal(sentenceOf(bob.table), "Ann resigned · You win");
});

test("a link that is out is none of a later position", () => {
  const { table } = begun();
  table.place("f5");
  const { text } = table;
  table.takeBack();
  table.place("d3");
  table.handOut(text);
  assert.ok(table.isUnsent);
  table.handOut(table.text);
  assert.equal(table.isUnsent, false);
});

test("the list of games that is drawn after a move has that move", async () => {
  const { kept, keeping } = tableOf("aaB");
  /** @type {Promise<void>[]} */
  const drawn = [];
  const slow = async (/** @type {Kept} */ each) => {
    await new Promise((resolve) => setImmediate(resolve));
    kept.set(each.game.id, each);
  };
  /** @type {Table} */
  const table = new Table({
    rules: RULES,
    device: "aaB",
    keeping: { ...keeping, keep: slow },
    ownName: () => "Ann",
    changed: () => drawn.push(look(table.text)),
  });
  const look = async (/** @type {string} */ text) => {
    await table.written;
    assert.equal(textOf(/** @type {Kept} */ (kept.get(String(table.game?.id))).game), text);
  };
  table.begin({ color: "black", own: "Ann", friend: "", corners: 0, opening: [] });
  await table.written;
  table.place("f5");
  await Promise.all(drawn);
  assert.equal(drawn.length, 2);
});

test("whoever opens a game of two others watches, and one who came too late does so, too", async () => {
  const { table: ann } = begun();
  const [{ table: bob }, { table: cid }, { table: dora }] = [tableOf("bbC"), tableOf("ccD"), tableOf("ddE")];
  ann.place("f5");
  ann.handOut();
  await bob.open(ann.text);
  await cid.open(ann.text);
  assert.equal(cid.color, "white", "nobody has answered yet");
  bob.place("d6");
  await ann.open(bob.text);
  ann.place("c3");
  await cid.open(ann.text);
  assert.equal(cid.color, null, "Bob has the seat");
  assert.deepEqual(cid.game?.moves, ["f5", "d6", "c3"]);
  await dora.open(ann.text);
  assert.equal(dora.color, null);
  assert.ok(!dora.place("d3"));
  dora.resign();
  assert.equal(dora.game?.tail, "none");
});

test("of two guests who both answer, the second one's answer leaves the game as it is", async () => {
  const { table: ann } = begun();
  const [{ table: bob }, { table: cid }] = [tableOf("bbC"), tableOf("ccD")];
  ann.place("f5");
  ann.handOut();
  await bob.open(ann.text);
  await cid.open(ann.text);
  bob.place("d6");
  cid.place("d6");
  await ann.open(bob.text);
  const { text } = ann;
  await ann.open(cid.text);
  assert.equal(ann.told, "taken");
  assert.equal(ann.text, text);
});

test("a handicap and a dealt opening begin the game, and whoever invites may be the one who moves second", async () => {
  const { table: ann } = begun({ color: "black", corners: 2 });
  assert.ok(!ann.isTurn, "with a handicap White begins");
  const { table: bob } = tableOf("bbC");
  await bob.open(ann.text);
  assert.equal(bob.color, "white");
  assert.ok(bob.isTurn);
  assert.equal(bob.board?.start, handicapGame(2).start);
  const { table: dealt } = begun({ opening });
  assert.deepEqual(dealt.game?.moves, opening);
  dealt.takeBack();
  assert.deepEqual(dealt.game?.moves, opening, "nobody takes back what was dealt");
});

test("what another tab has kept is taken over, and nothing older is", async () => {
  const device = begun();
  const other = device.open();
  await other.open(device.table.text);
  other.place("f5");
  await device.table.refresh();
  assert.deepEqual(device.table.game?.moves, ["f5"]);
  assert.ok(device.table.isUnsent, "it can still be taken back");
});

test("what another tab has sent is not taken back, and what it took back is gone", async () => {
  const { table, open, kept } = begun();
  table.place("f5");
  const other = open();
  await other.open(table.text, true);
  other.handOut();
  await table.refresh();
  table.takeBack();
  assert.deepEqual([table.game?.moves, table.isUnsent], [["f5"], false]);
  const { table: late, open: openAgain } = begun();
  late.place("f5");
  const next = openAgain();
  await next.open(late.text, true);
  next.takeBack();
  await late.refresh();
  assert.deepEqual(late.game?.moves, []);
  next.place("d3");
  await late.open(next.text, true);
  assert.deepEqual([late.game?.moves, late.isUnsent, late.fork], [["d3"], true, null]);
  // What was sent here stays, whatever the record says.
  table.leave();
  await table.open(other.text, true);
  const { game } = table;
  kept.set(String(game?.id), {
    .../** @type {Kept} */ (kept.get(String(game?.id))),
    sent: { .../** @type {FriendGame} */ (game), moves: [] },
  });
  await table.refresh();
  assert.equal(table.isUnsent, false);
});

test("what cannot be kept is not lost to an older record", async () => {
  const { kept, keeping } = tableOf("aaB");
  const table = new Table({
    rules: RULES,
    device: "aaB",
    keeping: { ...keeping, keep: () => Promise.reject(new Error("the disk is full")) },
    ownName: () => "Ann",
    changed: () => {},
  });
  table.begin({ color: "black", own: "Ann", friend: "", corners: 0, opening: [] });
  const { game } = table;
  assert.ok(game);
  kept.set(game.id, { game, sent: game, color: "black" });
  table.place("f5");
  await table.refresh();
  assert.deepEqual([table.game?.moves, table.told], [["f5"], "notKept"]);
});

test("a place before the end of the game takes no move", () => {
  const { table } = begun({ opening });
  table.goTo(3);
  assert.ok(!table.place(String(table.board?.legalMoves()[0])));
  table.goTo(99);
  assert.equal(table.ply, 8);
  assert.ok(table.place(String(table.board?.legalMoves()[0])));
});

test("the text of a link is found however it was pasted, and other links are none", () => {
  const { table } = begun();
  table.place("f5");
  const { text } = table;
  const link = friendLink(text, "https://example.org/othello/?lang=fr&friend#old");
  assert.equal(link, `https://example.org/othello/?friend#${text}`);
  for (const pasted of [link, `Your move! ${link}`, `<${link}>`, `${link}. Good luck`, `\n${link}\n`, text])
    assert.equal(friendTextIn(pasted), text, pasted);
  assert.equal(friendTextIn("https://example.org/?lang=de&friend"), "", "what was behind the # is lost");
  assert.equal(friendTextIn(link.slice(0, -3)), text.slice(0, -3));
  for (const pasted of ["f5d6c3", "https://example.org/#f5d6", "https://example.org/?friends#x", "a friend"])
    assert.equal(friendTextIn(pasted), null, pasted);
  assert.equal(gameIn(text, RULES).problem, null);
});
