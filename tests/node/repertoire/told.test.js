// What is written of answers: it is taken in and given out again unchanged, and turns with its position.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { readGames, writeGames } from "flipside/formats";
import { Repertoire } from "../../../js/repertoire/repertoire.js";
import { answersIn, treesOf } from "../../../js/repertoire/trees.js";
import { numberOf, positionFrom, START_POSITION } from "../../../js/rules/position.js";
import { SYMMETRIES } from "../../../js/rules/symmetry.js";
import { sentences } from "../../../www/training/openings/drill/view.js";
import { pick, randomFrom } from "../../support/random.js";

/** @import { Color } from "../../../js/generated/types.js" */
/** @import { Written } from "../../../js/repertoire/told.js" */

const SHAPES = ["ring", "cross", "square", "dot", "tint"];
const SIGNS = [1, 2, 3, 4, 5, 6];
const SQUARES = SYMMETRIES[0].map((square) => `${"abcdefgh"[square % 8]}${1 + (square >> 3)}`);

/** Anything that may be written at a place. @param {() => number} random @param {boolean} hasMarks @returns {Written} */
function written(random, hasMarks) {
  const square = () => pick(random, SQUARES);
  const [from, to, marked] = [square(), square(), square()];
  const marks = [{ square: marked, shape: pick(random, SHAPES) }, ...(from === to ? [] : [{ from, to }])];
  return /** @type {Written} */ ({
    ...(random() < 0.5 ? { comment: `not ${square()}: (${square()}${square()}) [x] \\ "${from}" 虎` } : {}),
    ...(random() < 0.5 ? { nags: [pick(random, SIGNS)] } : {}),
    ...(hasMarks && random() < 0.5 ? { marks } : {}),
  });
}

/**
 * Games with something written everywhere.
 * @param {Color} color
 * @param {() => number} random
 * @param {boolean} hasMarks
 */
function toldOf(color, random, hasMarks) {
  let repertoire = new Repertoire(color);
  for (let line = 0; line < 12; line += 1) {
    const game = new Game();
    while (!game.isOver && game.ply < 16) {
      const position = positionFrom(game.board, game.turn);
      if (game.turn !== color || game.mustPass) {
        game.play(pick(random, game.legalMoves()));
        continue;
      }
      const [known] = repertoire.at(position)?.numbers ?? [];
      const move =
        game.legalMoves().find((each) => numberOf(each) === known) ?? pick(random, game.legalMoves());
      // What stands before the first move of a game of black is written of the whole game.
      const before = written(random, hasMarks);
      const told = { ...written(random, hasMarks), ...(Object.keys(before).length > 0 ? { before } : {}) };
      if (known === undefined) repertoire = repertoire.with([{ position, number: numberOf(move), told }]);
      game.play(move);
    }
  }
  return repertoire;
}

for (const format of /** @type {const} */ (["sgf", "pgn"]))
  for (const color of /** @type {const} */ (["black", "white"]))
    test(`comments, signs${format === "sgf" ? " and marks" : ""} of ${color} go out as ${format} and come in unchanged`, () => {
      for (let seed = 1; seed <= 5; seed += 1) {
        const repertoire = toldOf(color, randomFrom(seed), format === "sgf");
        const record = repertoire.toJSON();
        assert.deepEqual(Repertoire.from(JSON.parse(JSON.stringify(record)), color).toJSON(), record);
        const text = writeGames(/** @type {any} */ (treesOf(repertoire)), { format });
        const trees = readGames(text).games.map(({ tree }) => tree);
        const taken = new Repertoire(color).with(answersIn(trees, color).changes);
        assert.deepEqual(taken.toJSON(), record);
        assert.equal(writeGames(/** @type {any} */ (treesOf(taken)), { format }), text);
      }
    });

test("a file of a person is given out with the signs and marks that it came with", () => {
  const moves =
    ";B[f5]TE[1]C[my first];W[d6]C[mostly]TR[c3];B[c3]C[not c5]CR[c3]AR[d3:c4];W[d3]BM[1];B[c4]DO[]MA[a1]";
  const { tree } = readGames(`(;GM[2]C[of the game]${moves})`).games[0];
  const repertoire = new Repertoire("black").with(answersIn([tree], "black").changes);
  assert.equal(repertoire.size, 3);
  const [written] = treesOf(repertoire);
  assert.deepEqual(JSON.parse(JSON.stringify(written)), JSON.parse(JSON.stringify(tree)));
});

test("what is told turns with its position: squares in texts and marks are those of the image", () => {
  const { board } = Game.parse("f5d6");
  const told = /** @type {const} */ ({
    comment: "better than c5, C4 or e6c5; f5 is mine, abc3 none",
    marks: [{ from: "f5", to: "c3" }],
    before: { marks: [{ square: "d6", shape: "ring" }] },
  });
  const position = positionFrom(board, "black");
  const repertoire = new Repertoire("black").with([{ position, number: numberOf("c3"), told }]);
  assert.deepEqual(repertoire.at(position), { ...told, numbers: [numberOf("c3")] });
  for (const squares of SYMMETRIES) {
    const image = (/** @type {string} */ square) => SQUARES[squares.indexOf(numberOf(square))];
    const [c3, c4, c5, d6, e6, f5] = ["c3", "c4", "c5", "d6", "e6", "f5"].map(image);
    const turned = positionFrom(squares.map((square) => board[square]).join(""), "black");
    assert.deepEqual(repertoire.at(turned), {
      numbers: [numberOf(c3)],
      comment: `better than ${c5}, ${c4.toUpperCase()} or ${e6}${c5}; ${f5} is mine, abc3 none`,
      marks: [{ from: f5, to: c3 }],
      before: { marks: [{ square: d6, shape: "ring" }] },
    });
  }
});

test("what is damaged of what is told is left out", () => {
  const position = START_POSITION;
  const repertoire = new Repertoire("black").with([{ position, number: numberOf("f5") }]);
  const record = JSON.parse(JSON.stringify(repertoire));
  for (const [told, expected] of [
    [{ comment: 3, nags: 3, marks: "a1", before: 4 }, {}],
    [{ nags: [1, "!", 2.5], marks: [{ square: "a9" }, null, { from: "a1", to: "a1x" }] }, { nags: [1] }],
    [{ before: { comment: "" } }, {}],
  ]) {
    record.answers[0][2] = told;
    const [{ told: kept }] = Repertoire.from(record, "black").positions();
    assert.deepEqual(kept, expected);
  }
});

test("what an earlier version has kept as two texts is read", () => {
  const repertoire = new Repertoire("black").with([{ position: START_POSITION, number: numberOf("f5") }]);
  const record = JSON.parse(JSON.stringify(repertoire));
  for (const [texts, expected] of /** @type {const} */ ([
    [["solid"], { comment: "solid" }],
    [["solid", "the start"], { comment: "solid", before: { comment: "the start" } }],
    [["", "the start"], { before: { comment: "the start" } }],
  ])) {
    record.answers[0].splice(2, 2, ...texts);
    const [{ told }] = Repertoire.from(record, "black").positions();
    assert.deepEqual(told, expected);
  }
});

test("a right move that is another image of the answer says which answer it comes to", () => {
  /** @type {import("../../../www/training/openings/drill/said.js").Said} */
  const said = {
    kind: "right",
    move: "d3",
    answer: "f5",
    name: null,
    values: null,
    reply: null,
    reason: null,
    chosen: [],
    comment: "Mine.",
    isShown: false,
  };
  assert.deepEqual(sentences(said, "black"), ["Right, d3.", "d3 comes to the same. Here you have f5. Mine."]);
  assert.deepEqual(sentences({ ...said, move: "f5" }, "black"), ["Right, f5.", "Mine."]);
  assert.deepEqual(sentences({ ...said, move: "f5", comment: "" }, "black"), ["Right, f5.", ""]);
});
