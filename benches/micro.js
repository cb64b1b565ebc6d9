// Times the smallest parts of the engine, natively and as WebAssembly in Node.

import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure, run } from "../scripts/run.mjs";
import { native } from "./measuring/native.js";
import { format, percent } from "./measuring/table.js";

const BENCH = ["cargo", "bench", "--locked", "--package", "flipside-micro"];
const NANOSECONDS = { ns: 1, µs: 1e3, ms: 1e6, s: 1e9 };
/** How often every other routine repeats its work. */
const ROUND = 1000;

const NAMES = {
  moves: "legal moves of a board",
  flips: "flips of a move",
  last_flips: "flips of the last square, counted",
  evaluation: "evaluation of a board",
  evaluation_after: "evaluation after a move, features included",
  book_lookup: "look-up in the opening book",
};

/** The least time of each, because disturbances only make a measurement longer; native perft in CPU time. */
export async function micro() {
  const [{ leaves, seconds }] = await native("search", "perft");
  const natively = await timeNatively();
  natively.perft_11 = Number(seconds) * 1e9;
  const inWasm = await timeInWasm();
  const columns = (/** @type {string} */ routine, /** @type {(ns: number) => string} */ show) => {
    const [one, other] = [natively, inWasm].map((times) => times[routine]);
    if (!one || !other) throw new Failure(`no time of ${routine} was printed`);
    return { native: show(one), wasm: show(other), "wasm/native speed": percent(one, other) };
  };
  const rows = Object.entries(NAMES).map(([routine, name]) => ({
    what: name,
    ...columns(routine, (ns) => `${(ns / ROUND).toFixed(1)} ns`),
  }));
  const book = columns("book_decoding", (ns) => `${(ns / 1e6).toFixed(1)} ms`);
  const perft = columns("perft_11", (ns) => `${Math.round((Number(leaves) / ns) * 1e3)} M leaves/s`);
  rows.push({ what: "opening book of 120,000 positions, decoded", ...book });
  return format([...rows, { what: "perft 11, the last ply counted", ...perft }]);
}

/** @returns {Promise<Record<string, number>>} nanoseconds by the names of the routines */
async function timeNatively() {
  const output = await run([...BENCH, "--", "--skip", "perft"]);
  const lines = output.matchAll(/^[├╰]─ (\w+) +([\d.]+) (ns|µs|ms|s) /gm);
  return Object.fromEntries(
    Array.from(lines, ([, routine, time, unit]) => [
      routine,
      Number(time) * NANOSECONDS[/** @type {keyof typeof NANOSECONDS} */ (unit)],
    ]),
  );
}

/** @returns {Promise<Record<string, number>>} nanoseconds by the names of the routines */
async function timeInWasm() {
  const file = join(tmpdir(), `flipside-micro-${process.pid}.json`);
  await run([...BENCH, "--target", "wasm32-unknown-unknown"], {
    NODE_OPTIONS: `--import ${new URL("measuring/cpu-clock.js", import.meta.url)}`,
    WASM_BINDGEN_BENCH_RESULT: file,
  });
  /** @type {Record<string, { iters: number[], times: number[] }>} */
  const results = JSON.parse(await readFile(file, "utf8"));
  await rm(file);
  return Object.fromEntries(
    Object.entries(results).map(([routine, { iters, times }]) => [
      routine,
      Math.min(...times.map((time, i) => time / iters[i])),
    ]),
  );
}
