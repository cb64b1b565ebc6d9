import assert from "node:assert/strict";
import { appendFile, readFile, stat, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { newPath } from "../library/folder.js";
import { flipside } from "./run.js";

const FFO = new URL("../../data/ffo.obf", import.meta.url);

test("what is solved once is taken from the library the next time, and is right", async (t) => {
  const path = await newPath(t);
  const all = (await readFile(FFO, "utf8")).split("\n");
  // Each takes four million nodes and more.
  const problems = [26, 28, 32, 33].map((number) => all[number - 1]);
  await writeFile(`${path}.obf`, problems.join("\n"));
  const args = ["solve", `${path}.obf`, "--json", "--library", path, "--workers", "2"];
  const solved = async (/** @type {string} */ source) => {
    const { output, errors, code } = await flipside(args);
    assert.deepEqual([code, errors], [0, ""]);
    const answers = output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      answers.map((answer) => [answer.source, answer.known.mistake]),
      problems.map(() => [source, null]),
    );
  };
  await solved("search");
  await solved("library");
  const { size } = await stat(path);
  await appendFile(path, "damage");
  const { errors, code } = await flipside(args);
  assert.equal(code, 0);
  const damage = `bytes ${size} to ${size + 6} are no record; set aside in `;
  assert.match(errors, new RegExp(`^flipside: .*solved\\.flipside: ${damage}.*\\.damaged\n$`));
});

test("a file that is no library is named", async () => {
  const { errors, code } = await flipside(["solve", "f5", "--library", "package.json"]);
  assert.equal(code, 1);
  assert.match(errors, /^flipside: package\.json: expected a library, found \d+ other bytes\n$/);
});
