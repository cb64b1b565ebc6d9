import assert from "node:assert/strict";
import { test } from "node:test";
import { cycleIn, importsOf } from "../imports.js";

for (const folder of ["js", "www", "bin"]) {
  test(`no file of ${folder} imports itself by way of others`, () => {
    const imports = importsOf(folder);
    const count = [...imports.values()].flat().length;
    assert.ok(count > 8, `${count} imports were found`);
    assert.equal(cycleIn(imports)?.join(" -> "), undefined);
  });
}

test("a cycle is found and named by its path", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", []],
    ["d", ["b"]],
  ]);
  assert.deepEqual(cycleIn(imports), ["b", "d", "b"]);
  imports.set("d", ["c"]);
  assert.equal(cycleIn(imports), undefined);
});

test("the rules import nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/game.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed = /^js\/(game|error|handicap|rules\/.*|formats\/.*|types|generated\/opening-names)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 8);
});

test("the formats import the rules and nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/formats.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed =
    /^js\/(formats|error|event-loop|plain|rules\/\w+|formats\/.*|generated\/opening-names)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 20);
});

test("the board imports the rules and nothing of the engine", () => {
  const imports = importsOf("js");
  const reached = new Set(["js/board.js"]);
  for (const file of reached) for (const target of imports.get(file) ?? []) reached.add(target);
  const allowed =
    /^js\/(board|error|board\/\w+|rules\/(board|position)|formats\/\w+|generated\/board-style)\.js$/;
  assert.deepEqual(
    [...reached].filter((file) => !allowed.test(file)),
    [],
  );
  assert.ok(reached.size > 12);
});
