import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ENDGAME, OVER } from "../engines.js";
import { flipside, flipsideAlone } from "./run.js";

/** @import { Outcome } from "./run.js" */

const MANIFEST = new URL("../../../package.json", import.meta.url);

/** What a run printed, and how it ended; how long it took, and how fast it was, if that can be said, differs. @param {Outcome} outcome */
function withoutTimes({ output, errors, code }) {
  const times = /"elapsedMs":[\d.]+| *\d+\.\d+ s\b(?:,? +(?:-|[\d.]+ M\/s))?/g;
  return { output: output.replaceAll(times, " TIME"), errors, code };
}

test("the command says its version, and what it can do", async () => {
  const { version } = JSON.parse(await readFile(MANIFEST, "utf8"));
  assert.equal((await flipside(["--version"])).output, `${version}\n`);
  const { output } = await flipside(["--help"]);
  for (const name of [
    "play",
    "solve",
    "analyze",
    "review",
    "book",
    "convert",
    "bench",
    "gtp",
    "nboard",
    "match",
  ])
    assert.match(output, new RegExp(`^  ${name} `, "m"));
});

test("a process of its own prints and ends with what a run in a shared thread does", async () => {
  const level = ["--level", "1", "--table-bits", "10"];
  for (const [args, input] of /** @type {[string[], string?][]} */ ([
    [["--version"]],
    [["solve", ENDGAME, "--json"]],
    [["analyze", "-", ...level], "f5\nf5a1\n"],
    [["review", OVER, ...level]],
    [["book", "f5d6c3"]],
    [["convert", "-", "--to", "ggf"], OVER],
    [["games", "-", "--position", "f5"], OVER],
    [["gtp", "--no-book", "--depth", "1"], "play b f5\ngenmove w\n"],
    [["nboard", "--no-book", ...level.slice(2)], "nboard 2\nping 1\n"],
    [["play", "--level", "1"], "f5\n"],
    [["match", "", ""]],
    [["dance"]],
  ])) {
    const [alone, shared] = [await flipsideAlone(args, input), await flipside(args, input)];
    assert.deepEqual(withoutTimes(alone), withoutTimes(shared));
    assert.notEqual(alone.output + alone.errors, "", args.join(" "));
  }
});

test("wrong arguments are named, and nothing is done", async () => {
  for (const [args, message] of /** @type {const} */ ([
    [["dance"], /unknown command 'dance'/],
    [["help", "analyse"], /unknown command 'analyse'\n\(Did you mean analyze\?\)/],
    [
      ["solve", "f5", "--library", "no/such/folder"],
      /--library: expected a file in a folder that is there, found no\/such\/folder/,
    ],
    [["solve"], /missing required argument 'inputs'/],
    [["bench", "--fast"], /unknown option '--fast'/],
    [["play", "--level", "2x"], /'2x' is invalid. Expected a number/],
    [["play", "--side", "red"], /'red' is invalid.*black, white/],
    [["analyze", "f5", "--shard", "3/2"], /'3\/2' is invalid. Expected i\/n/],
    [["play", "--level", "21"], /^flipside: --level: expected a whole number from 1 to 20, found 21\n$/],
    [["gtp", "--budget-ms", "-1"], /^flipside: --budget-ms: expected .*, found -1\n$/],
    [
      ["analyze", "f5", "--depth", "0"],
      /^flipside: --depth: expected a whole number from 1 to 60, found 0\n$/,
    ],
    [["analyze", "f5", "--count", "0"], /^flipside: --count: expected .*, found 0\n$/],
    [
      ["review", "f5", "--from", "0.5"],
      /^flipside: --from: expected a whole number, 0 or more, found 0\.5\n$/,
    ],
    [["review", "f5", "--selectivity", "12"], /^flipside: --selectivity: expected .*, found 12\n$/],
    [
      ["solve", "f5", "--workers", "65"],
      /^flipside: --workers: expected a whole number from 1 to 64, found 65\n$/,
    ],
    [["solve", "f5", "--table-bits", "99"], /^flipside: --table-bits: expected .*, found 99\n$/],
    [
      ["play", "f5a1"],
      /^flipside: transcript: move 2: illegal move "a1" for white at ply 2: expected f4, d6, f6\n$/,
    ],
  ])) {
    const { output, errors, code } = await flipside([...args]);
    assert.match(errors, message, args.join(" "));
    assert.deepEqual([output, code], ["", 1]);
  }
});

test("help tells the range and the default of every number", async () => {
  for (const command of ["play", "solve", "analyze", "review", "gtp", "nboard", "match"]) {
    const { output, code } = await flipside(["help", command]);
    assert.equal(code, 0);
    assert.doesNotMatch(output, /default: false/);
    const [, options] = output.replaceAll(/\n {10,}/g, " ").split("Options:\n");
    const numbers = options.split("\n").filter((line) => /<(?:number|percent|discs|seconds|ply)>/.test(line));
    assert.ok(numbers.length > 1);
    for (const line of numbers) {
      const [, said = ""] = /> +(.*)/.exec(line) ?? [];
      assert.match(said, /\d|even number/, line);
      assert.match(said, /\(default: .+\)$/, line);
    }
  }
});

test("the bench visits the same nodes each time, and adds them up", async () => {
  const [{ output }, json] = [await flipside(["bench"]), await flipside(["bench", "--json"])];
  const nodes = [...output.matchAll(/^(.{24})\s+([\d,]+) /gm)].map(([, , count]) =>
    Number(count.replaceAll(",", "")),
  );
  const all = nodes.pop();
  assert.ok(nodes.length >= 10);
  assert.equal(
    nodes.reduce((sum, each) => sum + each),
    all,
  );
  assert.match(output, /\d\.\d{3} s\s+\d+\.\d M\/s/);
  const again = json.output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    again.map((line) => line.nodes),
    [...nodes, all],
  );
  assert.ok(again.every(({ position, elapsedMs }) => typeof position === "string" && elapsedMs > 0));
});
