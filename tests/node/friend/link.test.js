import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, handicapGame } from "../../../dist/game.js";
import { OPENINGS } from "../../../js/xot/openings.js";
import { afterAgreement, afterMove, afterResignation, playedIn } from "../../../www/friend/game.js";
import { fitting, gameIn, NAME_BYTES, textOf } from "../../../www/friend/link.js";
import { received, relationOf } from "../../../www/friend/relation.js";
import { seatOf } from "../../../www/friend/seats.js";
import { pick, randomFrom } from "../../support/random.js";

/** @import { FriendGame } from "../../../www/friend/game.js" */

const RULES = { Game, handicapGame };
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const NAMES = ["", "Ann", "Łukasz Wójcik", "村上健", "Zoë 🐙🐙🐙🐙", "–".repeat(40), "a".repeat(40)];

/** @param {() => number} random @param {number} signs */
const written = (random, signs) => Array.from({ length: signs }, () => pick(random, [...SIGNS])).join("");

/** @param {() => number} random @returns {FriendGame} with its opening, if it has one */
function begunBy(random) {
  const corners = pick(random, [0, 0, 0, 1, 2, 3, 4]);
  const isDealt = corners === 0 && pick(random, [true, false]);
  const opening = isDealt ? pick(random, OPENINGS) : "";
  return {
    id: written(random, 8),
    corners,
    isDealt,
    moves: opening.match(/../g) ?? [],
    tail: "none",
    names: { black: fitting(pick(random, NAMES)), white: fitting(pick(random, NAMES)) },
    seats: {
      black: pick(random, ["", `${written(random, 2)}B`]),
      white: pick(random, ["", `${written(random, 2)}C`]),
    },
  };
}

/** @param {() => number} random @param {FriendGame} begun @returns {FriendGame} after some more moves, perhaps at its end */
function playedOn(random, begun) {
  let game = begun;
  const { board } = played(begun);
  for (let left = Math.floor(61 * random()); left > 0 && !board.isOver; left -= 1) {
    const move = pick(random, board.legalMoves());
    board.play(move);
    if (board.mustPass) board.pass();
    game = afterMove(game, move, { offersDraw: !board.isOver && random() < 0.2 });
  }
  if (board.isOver) return game;
  if (game.tail === "offered" && random() < 0.5) return afterAgreement(game);
  return random() < 0.2 ? afterResignation(game) : game;
}

test("10,000 random games are the same after their link, which has at most 200 characters", () => {
  const random = randomFrom(1);
  for (let round = 0; round < 10_000; round += 1) {
    const game = playedOn(random, begunBy(random));
    const text = textOf(game);
    assert.deepEqual(gameIn(text, RULES), { game, problem: null });
    assert.match(text, /^[\w-]+$/);
    assert.ok(text.length <= 200, `${text.length} characters`);
  }
});

test("every link that is cut is said to be incomplete, and every change of a sign is refused", () => {
  const random = randomFrom(2);
  for (let round = 0; round < 40; round += 1) {
    const game = playedOn(random, begunBy(random));
    const text = textOf(game);
    for (let end = 1; end < text.length; end += 1)
      assert.deepEqual(gameIn(text.slice(0, end), RULES), { game: null, problem: "incomplete" });
    for (let at = 0; at < text.length; at += 1) {
      const sign = pick(
        random,
        [...SIGNS].filter((other) => other !== text[at]),
      );
      const { problem } = gameIn(text.slice(0, at) + sign + text.slice(at + 1), RULES);
      assert.ok(problem === "damaged" || problem === "incomplete", `${problem} at ${at}`);
    }
    for (const damaged of ["", `${text}A`, `${text} `, text.toLowerCase(), `B${text.slice(1)}`])
      assert.equal(gameIn(damaged, RULES).problem, "damaged", damaged);
  }
});

test("a name is cut between its letters to what fits into a link", () => {
  assert.equal(fitting("  Łukasz   Wójcik "), "Łukasz Wójcik");
  assert.equal(fitting("a".repeat(40)), "a".repeat(NAME_BYTES));
  assert.equal(fitting("村".repeat(40)), "村".repeat(NAME_BYTES / 3));
  assert.equal(fitting("\u{1f419}".repeat(40)), "\u{1f419}".repeat(NAME_BYTES / 4));
});

test("a link is the same game, a newer one, an older one, a fork from some move on, or another game", () => {
  const random = randomFrom(3);
  const kinds = new Set();
  for (let round = 0; round < 2000; round += 1) {
    const begun = begunBy(random);
    const known = playedOn(random, begun);
    const least = begun.isDealt ? 8 : 0;
    assert.equal(relationOf(known, known).kind, "same");
    assert.equal(relationOf(known, { ...known, id: "otherone" }).kind, "other");
    if (known.moves.length > least) {
      const count = least + Math.floor((known.moves.length - least) * random());
      const older = { ...known, moves: known.moves.slice(0, count), tail: /** @type {const} */ ("none") };
      assert.equal(relationOf(known, older).kind, "older");
      assert.equal(relationOf(older, known).kind, "newer");
      assert.deepEqual(relationOf({ ...older, tail: "resigned" }, known), { kind: "fork", at: count });
      const { board } = played(older);
      const other = board.legalMoves().find((move) => move !== known.moves[count]);
      if (other) assert.deepEqual(relationOf(known, afterMove(older, other)), { kind: "fork", at: count });
      kinds.add(other ? "fork" : "only move");
    }
    if (known.tail === "offered") assert.equal(relationOf(known, afterAgreement(known)).kind, "newer");
    if (known.tail === "none") assert.equal(relationOf(known, afterAgreement(known)).kind, "fork");
    kinds.add(known.tail);
  }
  assert.deepEqual([...kinds].sort(), ["agreed", "fork", "none", "offered", "only move", "resigned"]);
});

test("a person who opens a link takes a free seat, and watches where both are taken", () => {
  const random = randomFrom(4);
  const game = { ...begunBy(random), seats: { black: "abc", white: "" } };
  assert.equal(seatOf(game, "abc", "white"), "black");
  assert.equal(seatOf(game, "xyz", "white"), "white");
  const full = { ...game, seats: { black: "abc", white: "xyz" } };
  assert.equal(seatOf(full, "xyz", "black"), "white");
  assert.equal(seatOf(full, "uvw", "black"), null);
  assert.equal(seatOf({ ...game, seats: { black: "", white: "" } }, "uvw", "black"), "black");
  assert.equal(relationOf(full, { ...full, seats: { black: "abc", white: "uvw" } }).kind, "taken");
  assert.equal(relationOf(game, full).kind, "newer");
});

/** @param {FriendGame} game */
function played(game) {
  const found = playedIn(game, RULES);
  assert.ok(found);
  return found;
}

test("of 200 games by links that come late, twice and out of order, no device has a move of its own that it did not make", () => {
  const random = randomFrom(5);
  let ended = 0;
  for (let round = 0; round < 200; round += 1) {
    const begun = { ...begunBy(random), seats: { black: "aaB", white: "bbC" } };
    const devices = /** @type {const} */ (["black", "white"]).map((color) => ({
      color,
      game: begun,
      played: played(begun),
      isOver: false,
    }));
    /** What every link that was ever sent says. */
    const sent = [begun];
    for (let step = 0; step < 400 && !devices.every(({ isOver }) => isOver); step += 1) {
      const device = pick(random, devices);
      const { board } = device.played;
      device.isOver = board.isOver || device.game.tail === "resigned";
      if (!device.isOver && board.turn === device.color) {
        const resigns = random() < 0.01;
        const next = resigns
          ? afterResignation(device.game)
          : afterMove(device.game, pick(random, board.legalMoves()));
        device.game = next;
        const { game } = gameIn(textOf(next), RULES);
        assert.ok(game);
        sent.push(game);
      }
      // Now and then an old link is opened.
      const game = random() < 0.8 ? sent[sent.length - 1] : pick(random, sent);
      const before = device.game;
      const after = received(before, game, device.color, RULES);
      assert.ok(["same", "newer", "older"].includes(after.relation.kind), after.relation.kind);
      assert.deepEqual(after.game.moves.slice(0, before.moves.length), before.moves);
      device.game = after.game;
      if (device.played.sides.length < after.game.moves.length) device.played = played(after.game);
      assert.ok(!device.played.sides.slice(before.moves.length).includes(device.color));
      const [one, other] = devices;
      const [short, long] = one.game.moves.length < other.game.moves.length ? [one, other] : [other, one];
      assert.deepEqual(long.game.moves.slice(0, short.game.moves.length), short.game.moves);
    }
    if (devices.every(({ isOver }) => isOver)) ended += 1;
  }
  assert.ok(ended > 190, `${ended} games ended on both devices`);
});

test("a link with a move of one's own that one has not made changes nothing", () => {
  const begun = {
    ...begunBy(randomFrom(6)),
    corners: 0,
    isDealt: false,
    moves: ["f5"],
    seats: { black: "aaB", white: "bbC" },
  };
  const forged = afterMove(afterMove(begun, "d6"), "c3");
  assert.deepEqual(received(begun, forged, "black", RULES), {
    game: begun,
    relation: { kind: "fork", at: 2 },
  });
  const resigned = afterResignation(afterMove(begun, "d6"));
  assert.deepEqual(received(begun, resigned, "black", RULES).relation, { kind: "fork", at: 2 });
  assert.deepEqual(received(begun, afterResignation(begun), "black", RULES).relation, { kind: "newer" });
  assert.equal(received(begun, forged, null, RULES).game.moves.length, 3);
});
