import assert from "node:assert/strict";
import { test } from "node:test";
import { marksIn } from "../../../www/game/sketches.js";
import { notesOf, spokenMarks } from "../../../www/sketch/spoken.js";

test("of marks is read where arrows begin and end, where a name stands, and all that is drawn", () => {
  const marks = /** @type {const} */ ([
    { square: "e4", shape: "ring" },
    { from: "c4", to: "d3" },
    { from: "c4", to: "a1" },
    { square: "d6", shape: "square", name: "Perpendicular" },
    { square: "f3", shape: "disc", text: "??", note: "played" },
  ]);
  assert.deepEqual(Object.fromEntries(notesOf(marks)), {
    c4: ["arrow to d3", "arrow to a1"],
    d3: ["arrow from c4"],
    a1: ["arrow from c4"],
    d6: ["leads to: Perpendicular"],
    f3: ["played"],
  });
  assert.equal(spokenMarks(marksIn("e4c4-d3")), "Marked: circle on e4, arrow from c4 to d3.");
});
