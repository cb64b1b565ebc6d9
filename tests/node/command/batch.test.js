import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openOutput } from "../../../bin/batch/output.js";
import { ENDGAME, OVER } from "../engines.js";
import { flipside, start } from "./run.js";

/** @import { TestContext } from "node:test" */

/** Positions of a game, each a move further. */
const GAME = "f5d6c3d3c4f4f6f3";
const POSITIONS = [2, 4, 6, 8, 10, 12, 14, 16].map((length) => GAME.slice(0, length));

/** Options for quick answers. */
const QUICK = ["--level", "1", "--table-bits", "10"];

/** A file that goes away with the test. @param {TestContext} t @param {string} content */
async function fileWith(t, content) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-"));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "positions.txt");
  await writeFile(file, content);
  return file;
}

/** Runs a command with --json and reads its lines. @param {string[]} args @param {string} [input] */
async function jsonOf(args, input) {
  const { output, errors, code } = await flipside([...args, "--json"], input);
  /** @type {any[]} */
  const lines = output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { lines, errors, code };
}

test("a bad line is reported on standard error and as JSON, the others are answered, and the exit code is 1", async () => {
  for (const command of ["solve", "analyze", "review"]) {
    const limits = command === "solve" ? [] : QUICK;
    const input = `${OVER}\nnonsense\n\n% a comment\nf5a1\n${OVER}\n`;
    const { lines, errors, code } = await jsonOf([command, "-", ...limits], input);
    assert.deepEqual(
      lines.map(({ file, line, text, error }) => [file, line, text, error?.code]),
      [
        ["-", 1, OVER, undefined],
        ["-", 2, "nonsense", "INVALID_POSITION"],
        ["-", 5, "f5a1", "ILLEGAL_MOVE"],
        ["-", 6, OVER, undefined],
      ],
      command,
    );
    assert.equal(
      lines[2].error.message,
      'transcript: move 2: illegal move "a1" for white at ply 2: expected f4, d6, f6',
    );
    assert.match(
      errors,
      /^flipside: standard input:2: .*\nflipside: standard input:5: .*\nflipside: failed: 2 of 4\n$/,
    );
    assert.equal(code, 1);
  }
});

test("a line of standard input is answered before the next one is written", async (t) => {
  const child = start(["analyze", "-", "--json", ...QUICK]);
  t.after(() => child.kill());
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [index, position] of POSITIONS.entries()) {
    child.stdin.write(`${position}\n`);
    const { value } = await answers.next();
    const { line, text, lines } = JSON.parse(value);
    assert.deepEqual([line, text, lines.length > 0], [index + 1, position, true]);
  }
  child.stdin.end();
  assert.equal((await answers.next()).done, true);
});

test("answers come in the order of the lines, however many are worked on at a time", async () => {
  for (const workers of ["1", "3"]) {
    const { lines, code } = await jsonOf(["analyze", "-", "-w", workers, ...QUICK], POSITIONS.join("\n"));
    assert.deepEqual([lines.map(({ text }) => text), code], [POSITIONS, 0]);
  }
});

test("shards share the lines out, each line to one of them, the bad ones included", async (t) => {
  const texts = POSITIONS.toSpliced(3, 1, "bad");
  const file = await fileWith(t, texts.join("\n\n"));
  const shards = await Promise.all(
    ["1/3", "2/3", "3/3"].map((shard) => jsonOf(["analyze", file, "--shard", shard, ...QUICK])),
  );
  assert.deepEqual(
    shards.map(({ lines }) => lines.map(({ text }) => text)),
    [0, 1, 2].map((first) => texts.filter((_, index) => index % 3 === first)),
  );
  assert.deepEqual(
    shards.map(({ code }) => code),
    [1, 0, 0],
  );
  const beyond = await flipside(["analyze", "f5", "--shard", "2/2", ...QUICK]);
  assert.deepEqual(beyond, { output: "", errors: "", code: 0 });
});

test("arguments, files and standard input can be mixed", async (t) => {
  const file = await fileWith(t, "\r\nf5d6\r\n");
  const { lines } = await jsonOf(["analyze", "f5", file, "-", ENDGAME, ...QUICK], "d3\n");
  assert.deepEqual(
    lines.map(({ file, line, text }) => [file, line, text]),
    [
      [null, 1, "f5"],
      [file, 2, "f5d6"],
      ["-", 1, "d3"],
      [null, 4, ENDGAME],
    ],
  );
});

test("what cannot be read is named", async (t) => {
  const missing = await flipside(["solve", "nowhere.obf"]);
  assert.match(
    missing.errors,
    /^flipside: argument 1: .* found "nowhere.obf"; nor is there a file of this name\n/,
  );
  const folder = await flipside(["solve", tmpdir()]);
  assert.match(folder.errors, /^flipside: .* cannot be read: EISDIR/);
  const empty = await flipside(["solve", await fileWith(t, "% nothing\n")]);
  assert.match(empty.errors, /positions.txt: expected positions or games, found none\n$/);
  const silent = await flipside(["solve", "-"], "");
  assert.equal(silent.errors, "flipside: expected positions or games, found none\n");
  const twice = await flipside(["solve", "-", "-"]);
  assert.equal(twice.errors, "flipside: expected - once, found it several times\n");
  for (const { output, code } of [missing, folder, empty, silent, twice])
    assert.deepEqual([output, code], ["", 1]);
});

test("a reader that stops early is not an error", async (t) => {
  const child = start(["analyze", "-", ...QUICK]);
  t.after(() => child.kill());
  child.stdout.destroy();
  child.stdin.on("error", () => {});
  for (const position of POSITIONS) child.stdin.write(`${position}\n`);
  const code = await new Promise((end) => child.once("exit", end));
  assert.equal(code, 0);
});

test("--out goes on where an interrupted run ended, in the middle of a line too", async (t) => {
  const file = await fileWith(t, POSITIONS.join("\n"));
  const out = `${file}.ndjson`;
  const run = () => flipside(["analyze", file, "--out", out, "--reproducible", "-w", "1", ...QUICK]);
  assert.equal((await run()).code, 0);
  const whole = await readFile(out, "utf8");
  const lines = whole.split("\n");
  assert.deepEqual(
    lines.slice(0, -1).map((line) => JSON.parse(line).text),
    POSITIONS,
  );
  await writeFile(out, whole.slice(0, whole.indexOf(lines[3]) + 20));
  assert.equal((await run()).code, 0);
  const withoutTimes = (/** @type {string} */ text) => text.replace(/"elapsedMs":[\d.]+/g, "");
  assert.equal(withoutTimes(await readFile(out, "utf8")), withoutTimes(whole));
  const again = await run();
  assert.deepEqual([again.code, again.output], [0, ""], "nothing is left to do");
  assert.match(
    again.errors,
    new RegExp(`^flipside: .*: ${POSITIONS.length} were answered already, 0 are new\n$`),
  );
});

test("--out keeps the error of a bad line, and the command fails as long as it is there", async (t) => {
  const out = await fileWith(t, "");
  const run = () => flipside(["analyze", "-", "--out", out, ...QUICK], "f5\nf5a1\n");
  const [first, again] = [await run(), await run()];
  assert.deepEqual([first.code, again.code], [1, 1]);
  assert.match(first.errors, /illegal move "a1".*\n.*failed: 1 of 2/);
  assert.match(
    again.errors,
    /^flipside: .*: 2 were answered already, 0 are new\nflipside: failed: 1 of an earlier run, in /,
  );
});

test("--out leaves whole lines as they are, whatever ends them, and what is no file", async (t) => {
  const file = await fileWith(t, POSITIONS.join("\r"));
  const out = `${file}.ndjson`;
  const run = () => flipside(["analyze", file, "--out", out, ...QUICK]);
  assert.equal((await run()).code, 0);
  const crlf = (await readFile(out, "utf8")).replaceAll("\n", "\r\n");
  assert.equal(crlf.split("\r\n").length, POSITIONS.length + 1);
  await writeFile(out, crlf);
  for (let round = 0; round < 2; round += 1) {
    assert.equal((await run()).code, 0);
    assert.equal(await readFile(out, "utf8"), crlf);
  }
  const { code, errors } = await flipside(["analyze", file, "--out", "/dev/null", ...QUICK]);
  assert.deepEqual([code, /\/dev\/null: expected a file/.test(errors)], [1, true]);
  const same = await flipside(["analyze", file, "--out", out, "--library", out, ...QUICK]);
  assert.match(same.errors, /--library: expected another file than --out/);
});

test("--out goes on with the answers of the same command and options only, however many work on them", async (t) => {
  const out = `${await fileWith(t, "")}.ndjson`;
  assert.equal((await flipside(["review", "f5", "--level", "2", "--out", out])).code, 0);
  const [line] = (await readFile(out, "utf8")).split("\n");
  assert.equal(JSON.parse(line).command, "review --level 2");
  for (const [args, command] of /** @type {const} */ ([
    [["review", "--level", "10"], "review --level 10"],
    [["review", "--level", "2", "--explain"], "review --level 2 --explain"],
    [["review", "--level", "2", "--lines"], "review --level 2 --lines"],
    [["analyze", "--level", "2", "--moves", "d6,f4"], "analyze --level 2 --moves d6,f4"],
    [["solve", "--outcome"], "solve --outcome"],
  ])) {
    const { errors, code } = await flipside([...args, "f5", "--out", out]);
    assert.match(errors, /:1: expected an answer of ".*", found one of "review --level 2"\n$/);
    assert.ok(errors.includes(`"${command}"`), errors);
    assert.equal(code, 1);
  }
  const same = await flipside([
    "review",
    "f5",
    "d3",
    "--level",
    "2",
    "--out",
    out,
    "-w",
    "2",
    "--table-bits",
    "10",
  ]);
  assert.deepEqual([same.code, same.errors], [0, `flipside: ${out}: 1 were answered already, 1 are new\n`]);
});

test("--out closes the file that it refuses, rather than leave that to the garbage collector", async (t) => {
  const file = await fileWith(t, "f5\n");
  const warned = t.mock.fn();
  process.on("warning", warned);
  t.after(() => process.off("warning", warned));
  await assert.rejects(openOutput(file, "review"), /expected a line of JSON/);
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let round = 0; round < 3; round += 1) {
    collect();
    await setTimeout(10);
  }
  assert.deepEqual(
    warned.mock.calls.map(({ arguments: [warning] }) => `${warning}`),
    [],
  );
});

test("--out refuses a file that holds something else, and leaves it", async (t) => {
  const file = await fileWith(t, "f5\n");
  const { errors, code } = await flipside(["analyze", file, "--out", file, ...QUICK]);
  assert.match(errors, /positions\.txt:1: expected a line of JSON of an earlier run, found "f5"/);
  assert.deepEqual([code, await readFile(file, "utf8")], [1, "f5\n"]);
});
