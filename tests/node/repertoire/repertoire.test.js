import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { readGames, writeGames } from "flipside/formats";
import { leftBy } from "../../../js/repertoire/leaving.js";
import { madeBySize, playedIn, STYLES } from "../../../js/repertoire/making.js";
import { pliesOf } from "../../../js/repertoire/plies.js";
import { Repertoire } from "../../../js/repertoire/repertoire.js";
import { answersIn, treesOf } from "../../../js/repertoire/trees.js";
import { gapsOf, lineTo, metWith, repliesOf } from "../../../js/repertoire/walk.js";
import { legalLine } from "../../../js/rules/line.js";
import {
  afterNumber,
  MOVES,
  numberOf,
  positionFrom,
  START_POSITION,
  textOf,
} from "../../../js/rules/position.js";
import { SYMMETRIES } from "../../../js/rules/symmetry.js";
import { pick, randomFrom } from "../../support/random.js";
import { people } from "./people.js";

/** @import { Position } from "../../../js/rules/position.js" */
/** @import { Color } from "../../../js/generated/types.js" */

/** @param {string} transcript */
const numbersOf = (transcript) => Array.from(transcript.match(/../g) ?? [], numberOf);

/** A move in another image of the start. @param {number} number @param {number} symmetry */
const inImage = (number, symmetry) => SYMMETRIES[symmetry].indexOf(number);

/** A board in another image. @param {string} board @param {number} symmetry */
const boardInImage = (board, symmetry) => SYMMETRIES[symmetry].map((square) => board[square]).join("");

/** The four images of the board in which the start is the same. */
const IMAGES = SYMMETRIES.flatMap((squares, symmetry) => {
  const { board } = START_POSITION;
  return squares.map((square) => board[square]).join("") === board ? [symmetry] : [];
});

/** The own moves of lines. @param {Iterable<readonly number[]>} lines @param {Color} color */
function repertoireOf(lines, color) {
  return repertoireIn(
    Array.from(lines, (line) => pliesOf(line)),
    color,
  );
}

/** The own moves of games. @param {readonly (readonly { position: Position, played: number }[])[]} games @param {Color} color */
function repertoireIn(games, color) {
  const changes = games.flatMap((plies) =>
    plies.flatMap(({ position, played }) =>
      position.turn === color && played < 64 ? [{ position, number: played }] : [],
    ),
  );
  return new Repertoire(color).with(changes);
}

/**
 * The positions of a line that have another answer, or none.
 * @param {Repertoire} repertoire
 * @param {readonly number[]} line
 * @param {Position} [start]
 */
const missing = (repertoire, line, start) =>
  pliesOf(line, start).filter(
    ({ position, played }) =>
      position.turn === repertoire.color && !repertoire.at(position)?.numbers.includes(played),
  );

/**
 * What the lines of a player make who always takes the same move in a position: no two contradict each other.
 * @param {Color} color
 * @param {number} count
 */
function linesOf(color, count) {
  const random = randomFrom(7);
  /** @type {Map<string, number>} */
  const lines = new Map();
  const whole = madeBySize({ color, size: 400, style: "score", people, isFollowed: true });
  while (lines.size < count) {
    const game = new Game();
    while (!game.isOver && game.ply < 24) {
      const position = positionFrom(game.board, game.turn);
      const answer = whole.at(position)?.numbers;
      if (game.turn === color && !answer) break;
      game.play(answer ? MOVES[answer[0]] : pick(random, game.legalMoves()));
    }
    lines.set(game.transcript, 1);
  }
  return [...lines.keys()].map(numbersOf);
}

/** The line with two moves of the other side exchanged, wherever that is legal. @param {readonly number[]} line @param {Color} color */
function otherOrders(line, color) {
  const first = color === "black" ? 1 : 0;
  /** @type {number[][]} */
  const orders = [];
  for (let one = first; one < line.length; one += 2)
    for (let other = one + 2; other < line.length; other += 2) {
      const order = [...line];
      [order[one], order[other]] = [order[other], order[one]];
      if (legalLine(START_POSITION, order).count === order.length) orders.push(order);
    }
  return orders;
}

for (const color of /** @type {const} */ (["black", "white"]))
  test(`200 lines of ${color} in all images and orders of moves are the positions that they are once`, () => {
    const lines = linesOf(color, 200);
    const once = repertoireOf(lines, color);
    // In four of the eight images the start is the other one that players use.
    const images = lines.flatMap((line) =>
      SYMMETRIES.map((_, symmetry) => ({
        start: positionFrom(boardInImage(START_POSITION.board, symmetry), "black"),
        line: line.map((number) => inImage(number, symmetry)),
      })),
    );
    assert.equal(images.length, 1600);
    const random = randomFrom(3);
    const shuffled = images.map((image) => ({ image, place: random() })).sort((a, b) => a.place - b.place);
    const all = repertoireIn(
      shuffled.map(({ image }) => pliesOf(image.line, image.start)),
      color,
    );
    assert.deepEqual(all.toJSON(), once.toJSON());
    for (const { line, start } of images) {
      assert.ok(pliesOf(line, start).length >= line.length, "all of it is legal there");
      assert.deepEqual(missing(all, line, start), []);
    }
    // An order of moves in which the other side's are exchanged: where it meets the line again, nothing is missing.
    let met = 0;
    for (const line of lines) {
      const boards = new Set(pliesOf(line).map(({ position }) => position.board));
      for (const order of otherOrders(line, color))
        for (const { position } of pliesOf(order).slice(3)) {
          if (position.turn !== color || !boards.has(position.board)) continue;
          met += 1;
          assert.ok(once.has(position), order.map((number) => MOVES[number]).join(""));
        }
    }
    assert.ok(met > 20, `${met}`);
  });

test("a position of any orientation has its eight images' answer", () => {
  const line = numbersOf("f5d6c3d3c4");
  const repertoire = repertoireOf([line], "black");
  const game = Game.parse("f5d6c3d3");
  for (const squares of SYMMETRIES) {
    const board = squares.map((square) => game.board[square]).join("");
    const answer = repertoire.at(positionFrom(board, "black"))?.numbers;
    assert.deepEqual(answer, [squares.indexOf(numberOf("c4"))]);
  }
  assert.equal(repertoire.at(positionFrom(game.board, "white")), undefined);
  assert.deepEqual(
    repertoire.at(START_POSITION)?.numbers.map((number) => MOVES[number]),
    ["f5", "d3", "c4", "e6"],
  );
});

test("a branch that is reached in another order of moves is covered, and asked once", () => {
  const lines = linesOf("black", 200);
  const repertoire = repertoireOf(lines, "black");
  const met = metWith(repertoire, people).filter(({ own }) => own.length > 0);
  assert.equal(new Set(met.map(({ key }) => key)).size, met.length, "no position twice");
  const gaps = new Set(gapsOf(repertoire, people).map(({ key }) => key));
  assert.deepEqual(
    met.filter(({ key }) => gaps.has(key)),
    [],
  );
});

test("moves that are the same by symmetry are one, with the games of all of them", () => {
  const { games, moves } = people(START_POSITION);
  assert.equal(moves.length, 1);
  assert.equal(moves[0].games, games);
  assert.equal(games, people(/** @type {Position} */ (afterNumber(START_POSITION, numberOf("f5")))).games);
  assert.ok(games > 100_000);
});

test("how often positions are met adds up over all ways to them", () => {
  const repertoire = madeBySize({ color: "black", size: 60, style: "people", people });
  const met = metWith(repertoire, people);
  assert.equal(met[0].share, 1);
  // Each game that is still in the tables is in one position of each number of discs.
  for (const discs of [4, 6, 8, 10]) {
    const layer = met.filter(({ position }) => position.board.replaceAll("-", "").length === discs);
    const left = met.filter(
      ({ own, position }) => own.length === 0 && position.board.replaceAll("-", "").length < discs,
    );
    const sum = [...layer, ...left].reduce((all, { share }) => all + share, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `${discs} discs: ${sum}`);
  }
  // The slow twin: all lines one after another, none joined.
  const plain = new Map();
  const go = (/** @type {Game} */ game, /** @type {number} */ share) => {
    if (game.ply > 7) return;
    if (game.turn === "white") {
      const { games, moves } = people(positionFrom(game.board, game.turn));
      for (const { number, games: count } of moves) go(game.after(MOVES[number]), (share * count) / games);
      return;
    }
    const position = positionFrom(game.board, game.turn);
    const record = repertoire.at(position);
    const { key = "" } = met.find((each) => isImage(each.position, position)) ?? {};
    plain.set(key, (plain.get(key) ?? 0) + share);
    if (record) go(game.after(MOVES[record.numbers[0]]), share);
  };
  go(new Game(), 1);
  for (const [key, share] of plain) {
    const found = met.find((each) => each.key === key);
    assert.ok(Math.abs(Number(found?.share) - share) < 1e-9);
  }
  assert.ok(plain.size > 10);
});

/** Whether two moves are the same by symmetry. @param {Position} position @param {number} one @param {number} other */
function isSameMove(position, one, other) {
  const [first, second] = [one, other].map((number) => afterNumber(position, number));
  return isImage(/** @type {Position} */ (first), /** @type {Position} */ (second));
}

/** @param {{ board: string }} one @param {{ board: string }} other */
function isImage({ board }, other) {
  return SYMMETRIES.some((squares) => squares.map((square) => board[square]).join("") === other.board);
}

for (const color of /** @type {const} */ (["black", "white"]))
  for (const style of STYLES)
    test(`60 positions of ${color} by ${style}: each has an answer that people play`, () => {
      const repertoire = madeBySize({ color, size: 60, style, people });
      const followed = madeBySize({ color, size: 60, style, people, isFollowed: true });
      for (const each of [repertoire, followed]) {
        assert.equal(each.size, 60);
        for (const { position, number } of each.positions()) {
          const known = people(position).moves.filter(({ games }) => games > 0);
          assert.ok(known.some((move) => isSameMove(position, move.number, number)));
        }
      }
      // What follows one's own moves is met by them.
      const met = metWith(followed, people).filter(({ own }) => own.length > 0);
      assert.equal(met.length, 60);
      assert.ok(met.every(({ share }) => share > 0));
      const larger = madeBySize({ color, size: 80, style, people, known: repertoire });
      for (const { position, number } of repertoire.positions())
        assert.ok(larger.at(position)?.numbers.includes(number));
      assert.ok(larger.size >= 80, `${larger.size}`);
    });

test("the positions that people come to most are those of most games", () => {
  const repertoire = madeBySize({ color: "black", size: 20, style: "people", people });
  const games = [...repertoire.positions()].map(({ position }) => people(position).games);
  const rarest = Math.min(...games);
  // Positions of black after two moves that are not among them came up less often.
  for (const { next } of repliesOf(
    /** @type {Position} */ (afterNumber(START_POSITION, numberOf("f5"))),
    people,
  ))
    assert.equal(repertoire.has(next), people(next).games >= rarest, textOf(next));
});

test("gaps are the likeliest positions without an answer, and an answer closes one", () => {
  const repertoire = madeBySize({ color: "white", size: 30, style: "score", people });
  const gaps = gapsOf(repertoire, people, 10);
  assert.equal(gaps.length, 10);
  for (const [place, { share }] of gaps.entries()) if (place > 0) assert.ok(share <= gaps[place - 1].share);
  const [{ key, position }] = gaps;
  const [number] = people(position).moves.map((move) => move.number);
  const closed = repertoire.with([{ position, number }]);
  assert.equal(closed.size, 31);
  assert.ok(!gapsOf(closed, people).some((gap) => gap.key === key));
  // To undo is to take the one before, which is as it was.
  assert.equal(repertoire.size, 30);
  assert.ok(!repertoire.has(position));
  assert.deepEqual(closed.with([{ position, number: null }]).toJSON(), repertoire.toJSON());
});

test("another move takes the place of the answer, and a move of the other side is refused", () => {
  const repertoire = repertoireOf([numbersOf("f5d6c3")], "black");
  const position = positionFrom(Game.parse("f5d6").board, "black");
  const changed = repertoire.with([{ position, number: numberOf("c5") }]);
  assert.deepEqual(changed.at(position)?.numbers, [numberOf("c5")]);
  assert.equal(changed.size, 2);
  assert.throws(
    () => repertoire.with([{ position, number: numberOf("a1") }]),
    /expected a move of black, found a1/,
  );
  const other = positionFrom(Game.parse("f5").board, "white");
  assert.throws(() => repertoire.with([{ position: other, number: numberOf("d6") }]), RangeError);
});

test("a comment stays with its move, and what is told of a position there", () => {
  const position = positionFrom(Game.parse("f5d6").board, "black");
  const told = { comment: "solid", before: { comment: "perpendicular" } };
  const one = new Repertoire("black").with([{ position, number: numberOf("c3"), told }]);
  assert.deepEqual(one.with([{ position, number: numberOf("c3") }]).at(position), {
    ...told,
    numbers: [numberOf("c3")],
  });
  const other = one.with([{ position, number: numberOf("c5") }]);
  assert.deepEqual(other.at(position), {
    before: { comment: "perpendicular" },
    numbers: [numberOf("c5")],
  });
});

test("what is kept is read again, and what is damaged in it is left out", () => {
  const repertoire = madeBySize({ color: "black", size: 40, style: "people", people });
  const kept = JSON.parse(JSON.stringify(repertoire));
  assert.deepEqual(Repertoire.from(kept, "black").toJSON(), kept);
  const damaged = [
    null,
    3,
    ["x", "f5"],
    [kept.answers[0][0], "a9"],
    [kept.answers[0][0], "pass"],
    [kept.answers[0][0]],
  ];
  assert.equal(Repertoire.from({ answers: [...damaged, ...kept.answers] }, "black").size, 40);
  assert.equal(Repertoire.from(kept, "white").size, 0);
  for (const nothing of [undefined, null, {}, { answers: 3 }])
    assert.equal(Repertoire.from(nothing, "black").size, 0);
});

const names = (/** @type {readonly string[]} */ moves) => {
  const game = Game.parse(moves.join(""));
  return ["en", "fr", "ja"].flatMap((language) => game.openingName(/** @type {any} */ (language)) ?? []);
};

for (const format of /** @type {const} */ (["sgf", "pgn"]))
  for (const color of /** @type {const} */ (["black", "white"]))
    test(`a repertoire of ${color} goes out as ${format} with names and comments, and comes in unchanged`, () => {
      const made = madeBySize({ color, size: 150, style: "score", people, isFollowed: true });
      const random = randomFrom(5);
      const told = [...made.positions()].map(({ position, number }, place) => ({
        position,
        number,
        told: {
          ...(place % 3 === 0 ? { comment: `move ${place}: (a) [b] \\ "c"\nsecond line` } : {}),
          ...(place % 4 === 0 ? { before: { comment: `before ${place}; 虎` } } : {}),
        },
      }));
      // A position that no answer leads to is kept as well.
      const far = new Game();
      while (far.ply < 20 || far.turn !== color || far.mustPass) far.play(pick(random, far.legalMoves()));
      const position = positionFrom(far.board, far.turn);
      const [move] = far.legalMoves();
      const whole = made.with([
        ...told,
        { position, number: numberOf(move), told: { comment: "away", before: { comment: "far" } } },
      ]);
      const text = writeGames(/** @type {any} */ (treesOf(whole, { people, names })), { format });
      assert.match(text, /Tiger|Perpendicular|Diagonal/);
      const trees = readGames(text).games.map(({ tree, problem }) => {
        assert.equal(problem, null);
        return tree;
      });
      assert.equal(trees.length, 2);
      const { changes, others } = answersIn(trees, color, { names });
      assert.equal(others, 0);
      assert.deepEqual(new Repertoire(color).with(changes).toJSON(), whole.toJSON());
    });

test("a file with several own moves in a position gives the first, and tells how many others there are", () => {
  const { games } = readGames("(;GM[2];B[f5];W[d6](;B[c3];W[d3];B[c4])(;B[c5]C[old];W[f4]))");
  const { changes, others } = answersIn([games[0].tree], "black");
  const repertoire = new Repertoire("black").with(changes);
  assert.equal(others, 1);
  assert.equal(repertoire.size, 3);
  assert.deepEqual(repertoire.at(positionFrom(Game.parse("f5d6").board, "black"))?.numbers, [numberOf("c3")]);
});

test("a game leaves the repertoire where one plays another move", () => {
  const repertoire = repertoireOf([numbersOf("f5d6c3d3c4f4f6")], "black");
  const left = leftBy(repertoire, numbersOf("f5d6c3d3c4f4c5"));
  assert.equal(left?.by, "own");
  assert.equal(left?.ply, 6);
  assert.deepEqual(left?.answers, [numberOf("f6")]);
  assert.equal(left?.played, numberOf("c5"));
  // A game in another image.
  const image = leftBy(
    repertoire,
    numbersOf("f5d6c3d3c4f4c5").map((number) => inImage(number, IMAGES[2])),
  );
  assert.equal(image?.ply, 6);
  assert.deepEqual(image?.answers, [inImage(numberOf("f6"), IMAGES[2])]);
});

test("a game leaves the repertoire by a move of the other side, or where it ends", () => {
  const repertoire = repertoireOf([numbersOf("f5d6c3d3c4f4f6")], "black");
  const other = leftBy(repertoire, numbersOf("f5f6e6"));
  assert.deepEqual([other?.by, other?.ply, other?.played], ["other", 1, numberOf("f6")]);
  const end = leftBy(repertoire, numbersOf("f5d6c3d3c4f4f6f3"));
  assert.deepEqual([end?.by, end?.ply], ["end", 7]);
  assert.equal(leftBy(repertoire, numbersOf("f5d6c3")), null);
  assert.equal(leftBy(new Repertoire("black"), numbersOf("f5d6c3")), null);
});

test("of one's own games the move that was played most is taken, once a position came up often enough", () => {
  const games = ["f5d6c3d3c4", "f5d6c5f4", "e6f4c3c4d3", "f5d6c5f6", "f5f6e6f4"].map((transcript) => ({
    moves: numbersOf(transcript),
    color: /** @type {const} */ ("black"),
  }));
  const other = { moves: numbersOf("d3c3c4"), color: /** @type {const} */ ("white") };
  const repertoire = new Repertoire("black").with(playedIn([...games, other], "black"));
  const at = (/** @type {string} */ moves) =>
    repertoire.at(positionFrom(Game.parse(moves).board, "black"))?.numbers.map((number) => MOVES[number]);
  assert.deepEqual(at("f5d6"), ["c5"]);
  // Once only.
  assert.equal(at("f5f6"), undefined);
  assert.equal(
    new Repertoire("black")
      .with(playedIn(games, "black", { least: 1 }))
      .has(positionFrom(Game.parse("f5f6").board, "black")),
    true,
  );
});

test("the likeliest line to a position leads there", () => {
  const repertoire = madeBySize({ color: "white", size: 60, style: "people", people });
  for (const met of metWith(repertoire, people)) {
    const { end, count } = legalLine(START_POSITION, lineTo(met));
    assert.equal(count, lineTo(met).length);
    assert.equal(textOf(end), textOf(met.position));
  }
});
