// Bundles the library that detects encodings with the models of those alone that games are written in: a tenth of its size.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { constants, deflateSync } from "node:zlib";
import { Failure, ROOT } from "../run.mjs";

const LIBRARY = join(ROOT, "node_modules", "jschardet", "build");

/** Languages and encodings, as the library names its models, that `js/formats/read/file/detection.js` asks for. */
const KEPT = /\/(?:cp932|shift_jis_2004|euc_jis_2004|gb18030|big5hkscs|cp949|euc_kr|cp1251|cp1252)$/;

/** What a model weighs for each pair of bytes. */
const MODEL_BYTES = 65_536;
/** Where the norms of models begin in their file. */
const NORMS = 36;

/** @type {import("esbuild").Plugin} */
export const detectionModels = {
  name: "models of the detection of encodings",
  setup(build) {
    // Its modules rather than its bundle, which has all models in it.
    build.onResolve({ filter: /^jschardet$/ }, () => ({ path: join(LIBRARY, "index.js") }));
    build.onResolve({ filter: /\/runtime\/decompress\.js$/ }, () => ({
      path: join(LIBRARY, "runtime", "decompress.browser.js"),
    }));
    build.onLoad({ filter: /jschardet\/build\/models\/(?:models|langnorm)\.bin\.js$/ }, async ({ path }) => {
      const { readBytes } = await import(path);
      const models = modelsIn((await import(join(LIBRARY, "models", "models.bin.js"))).readBytes());
      const kept = path.endsWith("models.bin.js")
        ? keptModels(readBytes(), models)
        : keptNorms(readBytes(), models);
      const source = await readFile(path, "utf8");
      // Its decoder of browsers knows codes of fixed lengths alone.
      const options = { level: 9, strategy: constants.Z_FIXED };
      const packed = source.includes("decompress(") ? deflateSync(kept, options) : kept;
      const data = /(const data = ")[^"]*/;
      if (!data.test(source)) throw new Failure(`jschardet has its models in another format: ${path}`);
      return {
        contents: source.replace(data, (_, before) => before + packed.toString("base64")),
        loader: "js",
      };
    });
  },
};

/** A model: its head, and the place of its table among those of all. @typedef {{ head: Buffer, index: number, from: number }} Model */

/**
 * The models that are kept. The file of all has `CMD2`, their number, for each the length of its name, its name and a number of 8 bytes,
 * then their tables.
 * @param {Uint8Array} all
 * @returns {Model[]}
 */
function modelsIn(all) {
  const view = viewOf(all);
  if (view.toString("latin1", 0, 4) !== "CMD2")
    throw new Failure("jschardet has its models in another format");
  const heads = [];
  let at = 8;
  for (let index = 0; index < view.readUInt32BE(4); index += 1) {
    const end = at + 4 + view.readUInt32BE(at) + 8;
    heads.push({ head: view.subarray(at, end), name: view.toString("utf8", at + 4, end - 8), index });
    at = end;
  }
  const chosen = heads.filter(({ name }) => KEPT.test(name));
  if (chosen.length < 9) throw new Failure(`jschardet has other models: ${heads.map(({ name }) => name)}`);
  return chosen.map(({ head, index }) => ({ head, index, from: at + index * MODEL_BYTES }));
}

/** @param {Uint8Array} all @param {Model[]} models */
function keptModels(all, models) {
  const view = viewOf(all);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(models.length);
  const tables = models.map(({ from }) => view.subarray(from, from + MODEL_BYTES));
  return Buffer.concat([view.subarray(0, 4), count, ...models.map(({ head }) => head), ...tables]);
}

/** The norms of models: `CLN1`, a checksum that is not looked at, and 8 bytes for each. @param {Uint8Array} all @param {Model[]} models */
function keptNorms(all, models) {
  const view = viewOf(all);
  if (view.toString("latin1", 0, 4) !== "CLN1")
    throw new Failure("jschardet has its norms in another format");
  const norms = models.map(({ index }) => view.subarray(NORMS + 8 * index, NORMS + 8 * index + 8));
  return Buffer.concat([view.subarray(0, NORMS), ...norms]);
}

/** @param {Uint8Array} bytes */
function viewOf(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
