// What is drawn over positions, as text and as marks.

/** @import { PositionMark } from "flipside/formats" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";
import { nagsIn, signsText, treeRead, treeToWrite } from "../../../www/game/files.js";
import { fragmentOf, lineOfFragment } from "../../../www/game/link.js";
import { notesOf, withNotes } from "../../../www/game/notes.js";
import { marksIn, marksText, toggled, withMarks } from "../../../www/game/sketches.js";
import { branchText, nodeAt, readTree, treeOf } from "../../../www/game/tree.js";
import { Sketch } from "../../../www/sketch/sketch.js";
import { openMatch } from "./table.js";

const { start } = new Game();

/** Every mark that there is. @type {PositionMark[]} */
const MARKS = [
  ...["ring", "cross", "square", "dot", "tint"].map((shape) => /** @type {any} */ ({ square: "d3", shape })),
  { from: "a1", to: "h8" },
];

test("marks are the same again from their text", () => {
  assert.equal(marksText(MARKS), "d3d3xd3sd3od3ta1-h8");
  assert.deepEqual(marksIn(marksText(MARKS)), MARKS);
  assert.deepEqual(marksIn("zz d3? -e4 a9"), marksIn("d3e4"));
});

test("a mark that is drawn again is taken away", () => {
  assert.equal(toggled("", "d3"), "d3");
  assert.equal(toggled("d3", "d3-e4"), "d3d3-e4");
  assert.equal(toggled("d3d3-e4", "d3"), "d3-e4");
  assert.equal(toggled("d3-e4", "d3-e4"), "");
});

test("marks are put at their place of the tree alone, and kept in its notes and in files", () => {
  const tree = treeOf(Game.parse("f5d6c3"));
  const marked = withMarks(withMarks(tree, ["f5", "d6"], "d3a1-h8"), [], "e4x");
  assert.equal(nodeAt(marked, ["f5", "d6"])?.marks, "d3a1-h8");
  assert.equal(nodeAt(marked, ["f5"])?.marks, undefined);
  assert.deepEqual(withNotes(tree, JSON.parse(JSON.stringify(notesOf(marked)))), marked);
  assert.deepEqual(treeRead(treeToWrite(marked, true)), marked);
  assert.deepEqual(treeToWrite(marked, true).marks, [{ square: "e4", shape: "cross" }]);
  assert.deepEqual(withMarks(withMarks(marked, [], ""), ["f5", "d6"], ""), tree);
  assert.deepEqual(withNotes(tree, [["f5", { marks: 3 }]]), tree);
});

test("a link has the marks of its position, behind all else", () => {
  for (const [fragment, path] of /** @type {const} */ ([
    ["f5d6c3_e4d3-c5", "f5d6c3"],
    ["f5d6c3.1_e4x", "f5"],
    ["f5d6c4~2c3d3_a1", "f5d6c4"],
    ["_a1-h8", ""],
  ])) {
    const linked = lineOfFragment(Game, `#${fragment.toUpperCase()}`) ?? assert.fail(fragment);
    assert.equal(linked.isBroken, false);
    const marks = nodeAt(linked.tree, path.match(/../g) ?? [])?.marks;
    assert.equal(marks, fragment.split("_")[1]);
    assert.equal(fragmentOf(linked.game, start, linked.tree, marks), fragment);
  }
  assert.equal(lineOfFragment(Game, "#f5d6_zz")?.isBroken, true);
  assert.equal(lineOfFragment(Game, "#f5d6_")?.tree.marks, undefined);
});

test("a mark is seen while it is being drawn, and stays with its position", () => {
  const table = openMatch({ side: "both" });
  const { match } = table;
  const drawing = new Sketch(/** @type {any} */ ({ match, store: table.store }));
  match.place("f5");
  drawing.plan("d3");
  assert.deepEqual(
    table.state.sketched.map(({ color, ...mark }) => mark),
    marksIn("d3"),
  );
  drawing.plan("d3-e3");
  drawing.plan(null);
  drawing.commit();
  assert.equal(drawing.isSketched, false);
  drawing.plan("d3-e3");
  drawing.commit();
  assert.equal(nodeAt(table.state.tree, ["f5"])?.marks, "d3-e3");
  drawing.clear();
  assert.equal(drawing.isSketched, false);
  table.takeOffer();
  assert.equal(drawing.isSketched, true);
});

test("signs are those that PGN has, and keep their numbers where it has none", () => {
  const signs = "! ? !! ?? !? ?! □ = ∞ ⩲ ⩱ ± ∓ +− −+ =∞ ⊕".split(" ");
  for (const sign of signs) {
    const [game] = readGames(`1. f5 {x} ${sign} d6 *`).games;
    assert.deepEqual(game?.tree.branches[0]?.nags, nagsIn(sign), sign);
    assert.equal(signsText(nagsIn(sign)), sign);
  }
  assert.deepEqual(nagsIn(signsText([3, 139, 255])), [3, 139, 255]);
});

test("all that is told of a game goes into what is kept, and back into a file", () => {
  const text = '[Black "Ann"]\n[ECO "A00"]\n\n1. f5 $1 d6 ({why not} 1... f6 $4 {x} 2. e6) 2. c3 $146 *';
  const [game] = readGames(text).games;
  assert.ok(game);
  const tree = treeRead(game.tree);
  const kept = JSON.parse(JSON.stringify({ text: branchText(tree.branches), notes: notesOf(tree) }));
  const again = withNotes(readTree(Game, tree.start, kept.text), kept.notes);
  assert.deepEqual(treeToWrite(again, true), game.tree);
  assert.equal(
    treeToWrite(again, false).others,
    undefined,
    "what only its file had is of no game that went on",
  );
  assert.equal(again.branches[0]?.signs, "!");
});
