// Prints the first tables of docs/notes/repertoire.md: which sets of 60 positions cover most of the positions of games that were held out.
//
//     node scripts/repertoire.mjs GAMES
//
// GAMES is a file packed by xz, with a line `transcript result exact year` for each game. It needs xz.

import { execFileSync } from "node:child_process";
import { chosenBy, madeBySize } from "../js/repertoire/making.js";
import { pliesOf } from "../js/repertoire/plies.js";
import { Repertoire } from "../js/repertoire/repertoire.js";
import { walk } from "../js/repertoire/walk.js";
import { afterNumber, numberOf, PASS } from "../js/rules/position.js";
import { canonicalKey } from "../js/rules/symmetry.js";

/** @import { Style } from "../js/repertoire/making.js" */
/** @import { Met } from "../js/repertoire/walk.js" */
/** @import { People } from "../js/repertoire/people.js" */
/** @import { Position } from "../js/rules/position.js" */
/** @typedef {{ moves: number[], result: number, year: number }} Played */

/** Games of these years and later are held out. */
const HELD_OUT = 2019;
const SIZE = 60;
const PLIES = [8, 12, 16];

const [file] = process.argv.slice(2);
if (!file) throw new Error("expected a file of games");
const text = execFileSync("xz", ["-dc", file], { encoding: "utf8", maxBuffer: 2 ** 29 });
const games = text
  .trim()
  .split("\n")
  .map((line) => {
    const [transcript = "", result, , year] = line.split(" ");
    const moves = (transcript.match(/../g) ?? []).slice(0, Math.max(...PLIES)).map(numberOf);
    return { moves, result: Number(result), year: Number(year) };
  });
const known = games.filter(({ year }) => year < HELD_OUT);
const held = games.filter(({ year }) => year >= HELD_OUT);
const { people, counts } = countedIn(known);
console.log(`${known.length} games before ${HELD_OUT}, ${held.length} since then\n`);
for (const color of /** @type {const} */ (["black", "white"])) coverage(color);
for (const color of /** @type {const} */ (["black", "white"])) followed(color);

/** What is played in games. @param {readonly Played[]} played */
function countedIn(played) {
  /** @type {Map<string, { position: Position, games: number, moves: Map<string, { games: number, points: number }> }>} */
  const counts = new Map();
  for (const { moves, result } of played)
    for (const { position, played: number } of pliesOf(moves)) {
      if (number === PASS) continue;
      const key = `${canonicalKey(position)} ${position.turn}`;
      const at = counts.get(key) ?? { position, games: 0, moves: new Map() };
      const next = canonicalKey(/** @type {Position} */ (afterNumber(position, number)));
      const move = at.moves.get(next) ?? { games: 0, points: 0 };
      const own = position.turn === "black" ? result : 0 - result;
      at.games += 1;
      at.moves.set(next, { games: move.games + 1, points: move.points + (1 + Math.sign(own)) / 2 });
      counts.set(key, at);
    }
  /** @type {People} */
  const people = (position) => {
    const at = counts.get(`${canonicalKey(position)} ${position.turn}`);
    const left = new Map(at?.moves);
    const moves = Array.from({ length: PASS }, (_, number) => number).flatMap((number) => {
      const next = afterNumber(position, number);
      const key = next ? canonicalKey(next) : "";
      const move = left.get(key);
      if (!move) return [];
      left.delete(key);
      return [{ number, games: move.games, score: null, points: move.points / move.games }];
    });
    return { games: at?.games ?? 0, moves };
  };
  return { people, counts };
}

/** @param {"black" | "white"} color */
function coverage(color) {
  const own = [...counts].filter(([, { position }]) => position.turn === color);
  const discs = (/** @type {Position} */ { board }) => board.replaceAll("-", "").length;
  const keysOf = (/** @type {Repertoire} */ repertoire) =>
    Array.from(repertoire.positions(), ({ position }) => canonicalKey(position));
  const first = (/** @type {typeof own} */ list) =>
    list.slice(0, SIZE).map(([, { position }]) => canonicalKey(position));
  const made = (/** @type {Style} */ style, isFollowed = false) =>
    madeBySize({ color, size: SIZE, people, style, isFollowed });
  const byGames = [...own].sort(([, one], [, other]) => other.games - one.games);
  const sets = /** @type {[string, string[]][]} */ ([
    ["the likeliest, whichever moves one plays", keysOf(made("people"))],
    ["those of most games", first(byGames)],
    [
      "the earliest ones",
      first([...byGames].sort(([, one], [, other]) => discs(one.position) - discs(other.position))),
    ],
    ["the likeliest that the most popular moves lead to", keysOf(made("people", true))],
    ["the likeliest that the most successful moves lead to", keysOf(made("results", true))],
  ]);
  printHead(`set of ${SIZE}, ${color}`);
  for (const [name, keys] of sets) {
    const set = new Set(keys);
    const shares = PLIES.map((plies) => {
      const met = held.flatMap(({ moves }) =>
        pliesOf(moves.slice(0, plies)).flatMap(({ position }) =>
          position.turn === color ? [canonicalKey(position)] : [],
        ),
      );
      return percent(met.filter((key) => set.has(key)).length / met.length);
    });
    console.log(`| ${name} | ${shares.join(" | ")} |`);
  }
  console.log("");
}

/** Of sets that one's own moves lead to, the most popular ones: how much of what one meets is in them. @param {"black" | "white"} color */
function followed(color) {
  const answerTo = (/** @type {Position} */ position) => chosenBy(people(position), "people")?.number;
  const met = walk({
    color,
    people,
    least: 1e-4,
    own: (position) => {
      const number = answerTo(position);
      return number === undefined ? [] : [{ number, part: 1 }];
    },
  }).filter(({ own }) => own.length > 0);
  const gamesOf = (/** @type {Met} */ { key }) => counts.get(`${key} ${color}`)?.games ?? 0;
  const first = (/** @type {readonly Met[]} */ list) =>
    new Repertoire(color).with(
      list.slice(0, SIZE).map(({ position }) => ({ position, number: Number(answerTo(position)) })),
    );
  const made = (/** @type {{ deepest?: number, replies?: number }} */ wishes) =>
    madeBySize({ color, size: SIZE, people, style: "people", isFollowed: true, ...wishes });
  const sets = /** @type {[string, Repertoire][]} */ ([
    ...PLIES.map((deepest) => [`as the page makes them, up to move ${deepest}`, made({ deepest })]),
    ["as the page makes them, up to any move", made({})],
    ["the same without replies that fewer than 5 % play", made({ replies: 0.05 })],
    ["those of most games", first([...met].sort((one, other) => gamesOf(other) - gamesOf(one)))],
    ["the earliest ones", first(met)],
    [
      "each fourth of the likeliest 240",
      first(
        [...met]
          .sort((one, other) => other.share - one.share)
          .slice(0, 4 * SIZE)
          .filter((_, at) => at % 4 === 0),
      ),
    ],
  ]);
  printHead(`set of ${SIZE}, ${color}, by its own moves`);
  for (const [name, repertoire] of sets)
    console.log(
      `| ${name} | ${PLIES.map((plies) => percent(followedShare(repertoire, plies))).join(" | ")} |`,
    );
  console.log("");
}

/** @param {string} name */
function printHead(name) {
  console.log(`| ${name} | ${PLIES.map((plies) => `${plies} plies`).join(" | ")} |`);
  console.log(`| --- | ${PLIES.map(() => "---:").join(" | ")} |`);
}

/**
 * Of the positions that one meets whose opponents play as in the games held out, and who plays by the repertoire: the share that it
 * answers. A game in which the player chose these moves stands for those in which they chose others.
 * @param {Repertoire} repertoire
 * @param {number} plies
 */
function followedShare(repertoire, plies) {
  let [answered, all] = [0, 0];
  for (const { moves } of held)
    for (let weight = 1, at = 0, line = pliesOf(moves.slice(0, plies)); at < line.length; at += 1) {
      const { position, played } = line[at];
      if (position.turn !== repertoire.color) continue;
      const own = chosenBy(people(position), "people");
      all += weight;
      if (repertoire.has(position)) answered += weight;
      if (!own || !isSame(position, own.number, played)) break;
      weight *= people(position).games / own.games;
    }
  return answered / all;
}

/** Whether two moves lead to images of one position. @param {Position} position @param {number} one @param {number} other */
function isSame(position, one, other) {
  const [first, second] = [one, other].map((number) => afterNumber(position, number));
  return first !== undefined && second !== undefined && canonicalKey(first) === canonicalKey(second);
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
