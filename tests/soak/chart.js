import { percentile } from "../../benches/measuring/percentile.js";

/**
 * The state of things after a part of the time.
 * @typedef {object} Sample
 * @property {number} rss the memory of the process or of the browser, in bytes
 * @property {number} heapUsed that of the JavaScript, in bytes; 0 where it cannot be seen
 * @property {number} module that of the module, in bytes
 * @property {number[]} latencies of the steps, in milliseconds
 */

const MIB = 2 ** 20;
const WIDTH = 40;

/** Memory and latency by the time, a line for each sample. @param {Sample[]} samples */
export function chart(samples) {
  const most = Math.max(...samples.map(({ rss }) => rss));
  const lines = samples.map(({ rss, heapUsed, module, latencies }, index) => {
    const bar = "#".repeat(Math.round((WIDTH * rss) / most)).padEnd(WIDTH);
    const cells = [
      `${index + 1}`.padStart(3),
      bar,
      mib(rss),
      mib(heapUsed),
      mib(module),
      `${latencies.length}`.padStart(7),
      percentile(latencies, 0.5).padStart(8),
      percentile(latencies, 0.99).padStart(8),
    ];
    return cells.join(" ");
  });
  const heading = [
    " at",
    "memory of the process".padEnd(WIDTH),
    "    MiB",
    " JS MiB",
    " module",
    "  steps",
    "   50 %",
    "    99 %, ms",
  ];
  return [heading.join(" "), ...lines].join("\n");
}

/**
 * The faults of a run: memory that grows, steps that get slower.
 * @param {Sample[]} samples
 * @param {number} mostModule MiB that the module may have
 * @returns {string[]}
 */
export function verdictOf(samples, mostModule) {
  const wrong = [];
  // The first quarter warms up.
  const quarter = Math.floor(samples.length / 4);
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  for (const [name, least] of /** @type {const} */ ([
    ["rss", 48],
    ["heapUsed", 8],
  ])) {
    const [before, after] = [early, late].map((part) => median(part.map((sample) => sample[name] / MIB)));
    if (after > 1.2 * before + least)
      wrong.push(`${name} grew from ${before.toFixed(0)} to ${after.toFixed(0)} MiB`);
  }
  // The fast steps alone: other programs on the machine make the rest slower.
  const [before, after] = [early, late].map((part) => fast(part.flatMap(({ latencies }) => latencies)));
  if (after > 3 * before + 10) wrong.push(`steps took ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`);
  const module = Math.max(0, ...samples.map((sample) => sample.module / MIB));
  if (module >= mostModule)
    wrong.push(`the module has ${module.toFixed(0)} MiB, expected less than ${mostModule}`);
  return wrong;
}

/** @param {number} bytes */
function mib(bytes) {
  return (bytes / MIB).toFixed(1).padStart(7);
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** What a quarter of the numbers lies below. @param {number[]} numbers */
function fast(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 4)];
}
