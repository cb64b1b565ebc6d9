// Measures the engine, natively and as WebAssembly, and prints Markdown tables. Fails if a score is wrong, or if the
// same search visits different numbers of nodes natively and as WebAssembly.
//
//   npm run bench                                           the parts that need neither a browser nor other files
//   npm run bench -- --only ffo --only micro                these parts
//   npm run bench -- --only ffo --from 40 --to 44           these positions of the FFO suite
//   npm run bench -- --write                                also puts the tables into docs/benchmarks.md, the one of the
//                                                           service into docs/servers.md, and a chart of the FFO suite beside them
//   npm run bench:browser                                   the FFO suite, starts, budgets and stops in headless browsers
//   npm run bench -- --only strength --tests FOLDER         the best moves of the test files in the folder; at most
//                                                           the first N positions of each with `--first N`
//   npm run bench -- --only games --games FILE.wtb          100,000 games of a file of WTHOR as a collection, in Node and in Chromium;
//                                                           those of a random mover without the file
//   npm run bench -- --only review --first 2                the review of a game on the page, of the first N of the games;
//                                                           `--only reviewtimes` how long each takes, without deep searches;
//                                                           `--only samereview` each ten times, which fails where one differs
//   npm run bench -- --only earlier --build FOLDER          games against the build of the package in the folder; as
//                                                           many pairs of games as `--pairs` says, as in the other matches
//   npm run bench -- --only service --minutes 10            searches of 100 clients for ten minutes, by each of three services

import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Failure, main, ROOT } from "../scripts/run.mjs";
import { book } from "./book.js";
import { chart } from "./endgame/chart.js";
import { ffo, ffoInChromium } from "./endgame/ffo.js";
import { games } from "./games.js";
import { budget } from "./latency/budget.js";
import { deadlines } from "./latency/deadlines.js";
import { start } from "./latency/start.js";
import { stopping } from "./latency/stopping.js";
import { visit } from "./latency/visit.js";
import { native } from "./measuring/native.js";
import { format, withGroupedDigits } from "./measuring/table.js";
import { micro } from "./micro.js";
import { midgame } from "./midgame.js";
import { cores } from "./pool/cores.js";
import { pool } from "./pool/pool.js";
import { service } from "./pool/service.js";
import { team } from "./pool/team.js";
import { throughput } from "./pool/throughput.js";
import { review, reviewTimes, sameReview } from "./review.js";
import { rules } from "./rules.js";
import { size } from "./size.js";
import { duel } from "./strength/duel.js";
import { earlier } from "./strength/earlier.js";
import { pondering } from "./strength/pondering.js";
import { strength } from "./strength/strength.js";
import { tasks } from "./tasks.js";

/** @import { Range } from "./endgame/ffo.js" */

/**
 * @typedef {Range & { tests?: string, first: number, build?: string, games?: string, pairs: number, minutes: number }} Options
 */

/** @type {Record<string, (options: Options) => Promise<string>>} */
const PARTS = {
  micro,
  ffo,
  midgame,
  slices: async () => format(withGroupedDigits(await native("search", "slices"))),
  replacement: async () => format(withGroupedDigits(await native("search", "replacement"))),
  pool,
  team,
  cores,
  throughput,
  service,
  rules,
  book,
  size,
  chromium: ffoInChromium,
  start,
  budget,
  deadlines,
  duel,
  pondering,
  earlier,
  stopping,
  strength,
  visit,
  tasks,
  games,
  review,
  reviewtimes: reviewTimes,
  samereview: sameReview,
};

/** The parts that run only when they are named, because they need a browser, other files, many cores or minutes. */
const ON_DEMAND = [
  "cores",
  "chromium",
  "start",
  "budget",
  "deadlines",
  "duel",
  "pondering",
  "earlier",
  "service",
  "stopping",
  "strength",
  "visit",
  "tasks",
  "games",
  "review",
  "reviewtimes",
  "samereview",
];

/** Puts a table where its page has `<!-- bench:NAME -->` … `<!-- /bench:NAME -->`. @param {string} name @param {string} table */
async function write(name, table) {
  const page = name === "service" ? "servers.md" : "benchmarks.md";
  const file = join(ROOT, "docs", page);
  const text = await readFile(file, "utf8");
  const marked = new RegExp(`(<!-- bench:${name} -->\n)[^]*?(<!-- /bench:${name} -->)`);
  if (!marked.test(text)) throw new Failure(`docs/${page}: expected <!-- bench:${name} -->, found none`);
  await writeFile(
    file,
    text.replace(marked, (_, begin, end) => `${begin}\n${table}\n\n${end}`),
  );
  const drawing = name === "ffo" && chart(table);
  if (drawing) await writeFile(join(ROOT, "docs", "ffo.svg"), drawing);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true },
      from: { type: "string", default: "20" },
      to: { type: "string", default: "49" },
      tests: { type: "string" },
      first: { type: "string", default: "1000" },
      build: { type: "string" },
      games: { type: "string" },
      pairs: { type: "string", default: "100" },
      minutes: { type: "string", default: "1" },
      write: { type: "boolean", default: false },
    },
  });
  const parts = values.only ?? Object.keys(PARTS).filter((name) => !ON_DEMAND.includes(name));
  const unknown = parts.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Failure(`--only: expected ${Object.keys(PARTS).join(", ")}, found ${unknown}`);
  const range = { from: Number(values.from), to: Number(values.to) };
  if (!(range.from >= 1 && range.from <= range.to)) {
    throw new Failure(`--from, --to: expected numbers of the FFO suite, found ${values.from}, ${values.to}`);
  }
  const { tests, build, games } = values;
  const [first, pairs, minutes] = [values.first, values.pairs, values.minutes].map(Number);
  const options = { ...range, tests, build, games, first, pairs, minutes };
  for (const name of /** @type {const} */ (["first", "pairs", "minutes"])) {
    if (!(options[name] >= 1)) throw new Failure(`--${name}: expected 1 or more, found ${values[name]}`);
  }
  const tables = [];
  for (const name of parts) {
    const table = await PARTS[name](options);
    if (values.write) await write(name, table);
    tables.push(`${name}\n\n${table}`);
  }
  console.log(`\n${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}\n`);
  console.log(tables.join("\n\n"));
});
