// What would come of adding positions is told before it is done.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Game } from "flipside";
import { playedIn } from "../../../js/repertoire/making.js";
import { spelled } from "../../../js/repertoire/played.js";
import { proposalOf } from "../../../js/repertoire/proposal.js";
import { Repertoire } from "../../../js/repertoire/repertoire.js";
import { MOVES, numberOf, positionFrom } from "../../../js/rules/position.js";
import { keepOwnNames, ownNames } from "../../../www/archive/own-names.js";
import { remember } from "../../../www/storage/local.js";
import { Adding, NOTHING } from "../../../www/training/openings/adding/adding.js";

/** @import { Change } from "../../../js/repertoire/repertoire.js" */

/** Nobody is known to play anything. */
const people = () => ({ games: 0, moves: [] });

/** @param {string} transcript @param {"black" | "white"} [color] */
const own = (transcript, color = "black") => ({
  moves: (transcript.match(/../g) ?? []).map(numberOf),
  color,
});

/** An answer after moves. @param {string} moves @param {string} move @param {string} [comment] @returns {Change} */
function answer(moves, move, comment) {
  const { board, turn } = Game.parse(moves);
  const change = { position: positionFrom(board, turn), number: numberOf(move) };
  return comment ? { ...change, told: { comment } } : change;
}

const known = new Repertoire("black").with([answer("", "f5"), answer("f5d6", "c3", "mine")]);

test("what is new, what is different and what is left out are told apart", () => {
  const changes = [
    answer("f5d6", "c5"),
    answer("f5f6", "e6"),
    answer("f5d6c5f4", "e3"),
    answer("f5f6e6f4", "g5"),
  ];
  const proposal = proposalOf(known, changes, { people, isFollowed: true });
  // f5d6c5f4 cannot come up as long as c3 is the answer to f5d6.
  assert.equal(proposal.added, 2);
  assert.equal(proposal.deepest, 5);
  assert.equal(proposal.apart, 1);
  const [difference, ...others] = proposal.differing;
  assert.deepEqual(others, []);
  const named = (/** @type {number} */ number) => MOVES[number];
  assert.deepEqual(difference.line.map(named), ["f5", "d6"]);
  assert.deepEqual([named(difference.mine), named(difference.given)], ["c3", "c5"]);
  assert.equal(proposal.repertoire.size, 4);
  assert.equal(known.size, 2);

  const taken = proposalOf(known, changes, { people, isFollowed: true, isTaken: true });
  assert.equal(taken.apart, 0);
  assert.equal(taken.repertoire.size, 5);
  assert.equal(named(Number(taken.repertoire.at(answer("f5d6", "c5").position)?.numbers[0])), "c5");

  const early = proposalOf(known, changes, { people, deepest: 3 });
  assert.deepEqual([early.added, early.deepest, early.apart], [1, 3, 0]);
});

test("comments on the moves of a repertoire are filled in, and its own stay", () => {
  const changes = [answer("", "f5", "theirs"), answer("f5d6", "c3", "theirs")];
  const at = (/** @type {Repertoire} */ repertoire) =>
    changes.map(({ position }) => repertoire.at(position)?.comment);
  const kept = proposalOf(known, changes, { people });
  assert.deepEqual(at(kept.repertoire), ["theirs", "mine"]);
  assert.equal(kept.isNew, true);
  assert.deepEqual(at(proposalOf(known, changes, { people, isTaken: true }).repertoire), [
    "theirs",
    "theirs",
  ]);
  assert.equal(proposalOf(known, [answer("", "f5")], { people }).isNew, false);
});

test("no move behind the wanted one is taken from a game", () => {
  for (const deepest of [1, 4, 5, 9]) {
    const { added } = proposalOf(
      new Repertoire("black"),
      playedIn([own("f5d6c3d3c4f4c5b3c2")], "black", { least: 1, deepest }),
      { people },
    );
    assert.equal(added, Math.ceil(deepest / 2));
  }
});

/** What is remembered of the page. */
let stored = "{}";
beforeEach(() => {
  stored = "{}";
  const storage = {
    getItem: () => stored,
    setItem: (/** @type {string} */ _, /** @type {string} */ text) => (stored = text),
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

/** Games of Anna as Black and of Ben; she has two names. @type {import("../../../www/training/openings/adding/adding.js").Read} */
const read = {
  ...NOTHING,
  players: spelled([
    { name: "Anna", games: 2 },
    { name: "ANNA", games: 1 },
    { name: "anna99", games: 1 },
    { name: "Ben", games: 1 },
  ]),
  playedBy: async (names) => [
    ...(names?.includes("Anna") ? [own("f5d6c3d3"), own("f5d6c3d3c4", "white")] : []),
    ...(names?.includes("ANNA") ? [own("f5f6e6f4")] : []),
    ...(names?.includes("anna99") ? [own("f5f4e3")] : []),
  ],
};

test("who the person is in games is asked once, and kept with all names", async () => {
  const adding = new Adding();
  await adding.begin("games", "black", Promise.resolve(read));
  assert.equal(adding.isAsking, true);
  assert.equal(adding.proposed(new Repertoire("black"), people, () => [])?.added, 0);
  adding.chooseName("ANNA");
  adding.chooseName("Ben");
  adding.chooseName("Ben");
  assert.deepEqual(
    adding.chosen.map(({ name }) => name),
    ["Anna"],
  );
  await adding.be();
  assert.equal(adding.isAsking, false);
  assert.equal(adding.games.length, 2);
  assert.equal(adding.left, 1, "the game as White");
  assert.equal(adding.proposed(new Repertoire("black"), people, () => [])?.added, 3);

  const later = new Adding();
  await later.begin("games", "white", Promise.resolve(read));
  assert.equal(later.isAsking, false);
  assert.deepEqual(
    later.players?.map(({ name }) => name),
    ["Anna"],
  );
  assert.equal(later.games.length, 1);
  assert.equal(later.left, 2, "the games as Black");
  later.askAgain();
  assert.equal(later.isAsking, true);
  // Another name beside the one that was said.
  later.chooseName("anna99");
  await later.be();
  await later.begin("games", "black", Promise.resolve(read));
  assert.equal(later.games.length, 3);
  assert.deepEqual(ownNames(), ["Anna", "anna99"]);

  // Names from other games stay where these are asked about.
  keepOwnNames(["Annie", ...ownNames()]);
  later.askAgain();
  await later.beNobody();
  assert.equal(later.isAsking, false);
  assert.equal(later.games.length, 0);
  later.askAgain();
  later.chooseName("Ben");
  await later.be();
  assert.deepEqual(ownNames(), ["Annie", "Ben"]);
});

test("the one name that an earlier version has kept is known", async () => {
  remember({ player: "anna" });
  const adding = new Adding();
  await adding.begin("games", "black", Promise.resolve(read));
  assert.equal(adding.isAsking, false);
  assert.equal(adding.games.length, 2);
});

test("what was written down is taken as it is, whether or not its moves lead there", async () => {
  const adding = new Adding();
  await adding.begin("files", "black", Promise.resolve(NOTHING));
  assert.equal(adding.wishes.isFollowed, true);
  const { board, turn } = Game.parse("f5f6e6f4");
  const start = `${board} ${turn === "black" ? "X" : "O"}`;
  const trees = [{ start, branches: [{ move: "g5", branches: [] }] }];
  await adding.begin("files", "black", Promise.resolve({ ...NOTHING, trees }));
  assert.equal(adding.proposed(new Repertoire("black"), people, () => [])?.added, 1);
});
