import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { flipside } from "./run.js";

const MANIFEST = new URL("../../../package.json", import.meta.url);

test("the command says its version, and what it can do", async () => {
  const { version } = JSON.parse(await readFile(MANIFEST, "utf8"));
  assert.equal((await flipside(["--version"])).output, `${version}\n`);
  const { output } = await flipside(["--help"]);
  for (const name of ["play", "solve", "bench", "gtp"]) assert.match(output, new RegExp(`^  ${name} `, "m"));
});

test("wrong arguments are named, and nothing is done", async () => {
  for (const [args, message] of /** @type {const} */ ([
    [["dance"], /unknown command 'dance'/],
    [["solve"], /missing required argument 'file'/],
    [["bench", "--fast"], /unknown option '--fast'/],
    [["play", "--level", "21"], /--level <number>' argument '21' is invalid.*from 1 to 20/],
    [["play", "--level", "2x"], /'2x' is invalid/],
    [["play", "--side", "red"], /'red' is invalid.*black, white/],
    [["gtp", "--time", "0"], /'0' is invalid.*more than 0 seconds/],
    [["play", "f5a1"], /^flipside: illegal move "a1" for white at ply 2 in "f5a1"\n$/],
  ])) {
    const { output, errors, code } = await flipside([...args]);
    assert.match(errors, message, args.join(" "));
    assert.deepEqual([output, code], ["", 1]);
  }
});

test("the bench visits the same nodes each time, and adds them up", async () => {
  const [first, second] = [await flipside(["bench"]), await flipside(["bench"])];
  /** @param {string} output the nodes of each line */
  const nodesOf = (output) =>
    [...output.matchAll(/^(.{24})\s+([\d,]+) /gm)].map(([, , nodes]) => Number(nodes.replaceAll(",", "")));
  const nodes = nodesOf(first.output);
  assert.deepEqual(nodesOf(second.output), nodes);
  const all = nodes.pop();
  assert.ok(nodes.length >= 10);
  assert.equal(
    nodes.reduce((sum, each) => sum + each),
    all,
  );
  assert.match(first.output, /\d\.\d{3} s\s+\d+\.\d M\/s/);
});
