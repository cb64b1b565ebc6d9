// Measures the engine, natively and as WebAssembly, and prints Markdown tables. Fails where a score is wrong, or where the
// same search visits other nodes in WebAssembly.
//
//   npm run bench                                           everything but Chromium
//   npm run bench -- --only ffo --only micro                these parts
//   npm run bench -- --only ffo --from 40 --to 44           these positions of the FFO suite
//   npm run bench -- --readme                               and puts the tables into README.md
//   npm run bench:browser                                   the FFO suite and the start in headless Chromium

import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Failure, main, ROOT } from "../scripts/run.mjs";
import { ffo, ffoInChromium } from "./ffo.js";
import { micro } from "./micro.js";
import { midgame } from "./midgame.js";
import { native } from "./native.js";
import { size } from "./size.js";
import { start } from "./start.js";
import { format, withGroupedDigits } from "./table.js";

/** @type {Record<string, (range: import("./ffo.js").Range) => Promise<string>>} */
const PARTS = {
  micro,
  ffo,
  midgame,
  slices: async () => format(withGroupedDigits(await native("search", "slices"))),
  replacement: async () => format(withGroupedDigits(await native("search", "replacement"))),
  size,
  chromium: ffoInChromium,
  start,
};

/** The parts that are asked for by name, because they need a browser. */
const IN_CHROMIUM = ["chromium", "start"];

/** Puts a table where README.md has `<!-- bench: name -->`. @param {string} name @param {string} table */
async function putIntoReadme(name, table) {
  const file = join(ROOT, "README.md");
  const text = await readFile(file, "utf8");
  const place = new RegExp(`(<!-- bench: ${name} -->\n)[^]*?(<!-- end -->)`);
  if (!place.test(text)) throw new Failure(`README.md has no place for the table of ${name}`);
  await writeFile(
    file,
    text.replace(place, (_, begin, end) => `${begin}\n${table}\n\n${end}`),
  );
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true },
      from: { type: "string", default: "20" },
      to: { type: "string", default: "49" },
      readme: { type: "boolean", default: false },
    },
  });
  const parts = values.only ?? Object.keys(PARTS).filter((name) => !IN_CHROMIUM.includes(name));
  const unknown = parts.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Failure(`no part "${unknown}": ${Object.keys(PARTS).join(", ")}`);
  const range = { from: Number(values.from), to: Number(values.to) };
  if (!(range.from >= 1 && range.from <= range.to)) {
    throw new Failure(`no positions from ${values.from} to ${values.to} in the FFO suite`);
  }
  const tables = [];
  for (const name of parts) {
    const table = await PARTS[name](range);
    if (values.readme) await putIntoReadme(name, table);
    tables.push(`${name}\n\n${table}`);
  }
  console.log(`\n${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}\n`);
  console.log(tables.join("\n\n"));
});
