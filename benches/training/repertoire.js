// Measures a repertoire of 2,000 positions beside plain ways to the same: how long it takes to open it, to look a move up, and to find its
// gaps. It needs a built package:
//
//     node benches/training/repertoire.js

import { Book } from "../../dist/book.js";
import { madeBySize } from "../../js/repertoire/making.js";
import { peopleBy } from "../../js/repertoire/people.js";
import { Repertoire } from "../../js/repertoire/repertoire.js";
import { gapsOf, metWith } from "../../js/repertoire/walk.js";
import { afterNumber, PASS } from "../../js/rules/position.js";
import { SYMMETRIES } from "../../js/rules/symmetry.js";

/** @import { Position } from "../../js/rules/position.js" */

/** How many positions the repertoire has, and how many of them are looked up in the plain way. */
const [SIZE, LOOKED_UP] = [2000, 50];

/** How often everything is measured; the middle counts. */
const ROUNDS = 7;

const book = await Book.load();
await book.loadStatistics();
const people = peopleBy((position) => book.lookup(position));
const whole = madeBySize({ color: "black", size: SIZE, style: "people", people });
const record = JSON.parse(JSON.stringify(whole));
const positions = [...whole.positions()];
const some = positions.filter((_, place) => place % Math.floor(positions.length / LOOKED_UP) === 0);
// What people play is asked for once.
metWith(whole, people);

const walk = median(walkPlainly);
const [fast, slow] = [
  median(() => positions.map(({ position }) => whole.at(position))),
  median(() => some.map(({ position }) => lookUpPlainly(position))),
];
const rows = /** @type {[what: string, took: { ms: number, user: number }, times: number][]} */ ([
  ["walk plainly: play each answer, and each reply to it", walk, 1],
  ["open it", median(() => Repertoire.from(record, "black")), 1],
  ["look a move up", fast, positions.length],
  ["look a move up in a list, by its eight images", slow, some.length],
  ["find its gaps", median(() => gapsOf(whole, people, 10)), 1],
]);
const count = positions.length.toLocaleString("en");
console.log(
  `| ${count} positions | ms | ms of the processor | times a plain walk |\n| --- | ---: | ---: | ---: |`,
);
for (const [name, { ms, user }, times] of rows) {
  const cells = [ms / times, user / times, user / times / walk.user].map((value) =>
    value >= 10 ? value.toFixed(0) : value.toPrecision(2),
  );
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

/** Plays each answer, and each reply to it, without a look at images. */
function walkPlainly() {
  for (const { position, number } of positions) {
    const next = /** @type {Position} */ (afterNumber(position, number));
    for (let move = 0; move < PASS; move += 1) afterNumber(next, move);
  }
}

/** The slow twin of a look-up: the list, with each image of the position. @param {Position} position */
function lookUpPlainly({ board }) {
  const images = SYMMETRIES.map((squares) => squares.map((square) => board[square]).join(""));
  return positions.find(({ position }) => images.includes(position.board));
}

/** The middle of several rounds, by the clock and by the processor. @param {() => void} work @returns {{ ms: number, user: number }} */
function median(work) {
  const all = Array.from({ length: ROUNDS }, () => {
    const [began, before] = [performance.now(), process.cpuUsage()];
    work();
    const { user } = process.cpuUsage(before);
    return { ms: performance.now() - began, user: user / 1000 };
  });
  const middle = (/** @type {"ms" | "user"} */ name) =>
    all.map((each) => each[name]).sort((one, other) => one - other)[ROUNDS >> 1];
  return { ms: middle("ms"), user: middle("user") };
}
