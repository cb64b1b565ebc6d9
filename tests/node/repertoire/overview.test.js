import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { madeBySize } from "../../../js/repertoire/making.js";
import { positionFrom } from "../../../js/rules/position.js";
import { arrowsOf } from "../../../www/training/openings/arrows.js";
import { Overview } from "../../../www/training/openings/overview.js";
import { people } from "./people.js";

/** @param {string} moves */
const at = (moves) => {
  const game = Game.parse(moves);
  return positionFrom(game.board, game.turn);
};

/** A repertoire of black of 20 positions, seen after moves. @param {string} moves */
function seenAfter(moves) {
  const made = madeBySize({ color: "black", size: 20, style: "people", people, isFollowed: true });
  const overview = new Overview(made, people, new Map(), 0);
  return { overview, branches: overview.branches(at(moves)), after: moves.match(/../g) ?? [] };
}

test("arrows lead from the last disc to the replies, and from each reply to its answer, as thick as they are often played", () => {
  const { overview, branches, after } = seenAfter("f5");
  const marks = arrowsOf({ after, branches, choices: [] });
  const arrows = marks.flatMap((mark) => ("from" in mark ? [mark] : []));
  // What hardly anybody plays has a ring alone.
  const common = branches.filter(({ part }) => part >= 0.02);
  const answered = common.filter(({ answer }) => answer !== null);
  assert.ok(answered.length > 1 && common.length < branches.length);
  assert.equal(arrows.length, common.length + answered.length);
  for (const { move, part, answer } of common) {
    const to = arrows.find((arrow) => arrow.from === "f5" && arrow.to === move);
    const on = arrows.find((arrow) => arrow.from === move);
    assert.ok(to?.width);
    assert.equal(on?.to, answer ?? undefined);
    assert.equal(answer, overview.answerTo(at(`f5${move}`)));
    if (on) assert.deepEqual([on.width, on.color === to.color], [to.width, false]);
    for (const other of common)
      if (part > other.part)
        assert.ok(to.width > Number(arrows.find((arrow) => arrow.to === other.move)?.width));
  }
  const labels = marks.flatMap((mark) => ("square" in mark ? [[mark.square, mark.text]] : []));
  assert.deepEqual(labels[0], ["d6", String(Math.round(100 * branches[0].part))]);
});

test("before the first move nothing is there for an arrow to begin at, and a pass has none", () => {
  const [branch] = seenAfter("f5").branches;
  const marks = arrowsOf({ after: [], branches: [branch, { ...branch, move: "pass" }], choices: [] });
  assert.deepEqual(
    marks.map((mark) => ("from" in mark ? [mark.from, mark.to] : mark.square)),
    [["d6", branch.answer], "d6"],
  );
});

test("where there is no answer, what players choose is shown with its value, the likeliest first", () => {
  const made = madeBySize({ color: "black", size: 1, style: "people", people });
  const choices = new Overview(made, people, new Map(), 0).choices(at("f5d6"));
  assert.ok(choices.length > 2 && choices.length <= 6);
  const { games, moves } = people(at("f5d6"));
  assert.equal(choices[0].part, Math.max(...moves.map((move) => move.games)) / games);
  for (const [place, { part, value }] of choices.entries()) {
    assert.ok(place === 0 || part <= choices[place - 1].part);
    assert.ok(value !== null);
  }
  const marks = arrowsOf({ after: ["f5", "d6"], branches: [], choices });
  // A part that is hardly any reads neither as nothing nor as a value of 0.
  assert.ok(choices.some(({ part }) => part < 0.01));
  const rings = marks.flatMap((mark) => ("square" in mark ? [mark] : []));
  for (const { move, part } of choices)
    assert.equal(
      rings.find(({ square }) => square === move)?.text,
      part < 0.01 ? "<1" : String(Math.round(100 * part)),
    );
  assert.deepEqual(
    marks.flatMap((mark) => ("from" in mark ? [[mark.from, mark.to]] : [])),
    choices.filter(({ part }) => part >= 0.02).map(({ move }) => ["d6", move]),
  );
});
