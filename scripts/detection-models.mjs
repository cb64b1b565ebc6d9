// Bundles the library that detects encodings with the models of those alone that games are written in: a tenth of its size.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { constants, deflateSync } from "node:zlib";
import { Failure, ROOT } from "./run.mjs";

const LIBRARY = join(ROOT, "node_modules", "jschardet", "build");

/** Languages and encodings, as the library names its models, that `js/formats/read/detection.js` asks for. */
const KEPT = /^(?:.+\/(?:cp932|shift_jis_2004|euc_jis_2004|gb18030|big5hkscs|cp949|euc_kr|cp1251|cp1252))$/;

/** What a model weighs for each pair of bytes. */
const MODEL_BYTES = 65_536;

/** @type {import("esbuild").Plugin} */
export const detectionModels = {
  name: "models of the detection of encodings",
  setup(build) {
    // Its modules rather than its bundle, which has all models in it.
    build.onResolve({ filter: /^jschardet$/ }, () => ({ path: join(LIBRARY, "index.js") }));
    build.onResolve({ filter: /\/runtime\/decompress\.js$/ }, () => ({
      path: join(LIBRARY, "runtime", "decompress.browser.js"),
    }));
    build.onLoad({ filter: /jschardet\/build\/models\/models\.bin\.js$/ }, async ({ path }) => {
      const { readBytes } = await import(path);
      const source = await readFile(path, "utf8");
      // Its decoder of browsers knows codes of fixed lengths alone.
      const packed = deflateSync(kept(readBytes()), { level: 9, strategy: constants.Z_FIXED });
      const contents = source.replace(
        /(const data = ")[^"]*/,
        (_, before) => before + packed.toString("base64"),
      );
      return { contents, loader: "js" };
    });
  },
};

/**
 * The models that are kept, in the format of all: `CMD2`, their number, for each the length of its name, its name and a number of 8 bytes,
 * then the models.
 * @param {Uint8Array} all
 */
function kept(all) {
  const view = Buffer.from(all.buffer, all.byteOffset, all.byteLength);
  if (view.toString("latin1", 0, 4) !== "CMD2")
    throw new Failure("jschardet has its models in another format");
  const count = view.readUInt32BE(4);
  const heads = [];
  let at = 8;
  for (let index = 0; index < count; index += 1) {
    const end = at + 4 + view.readUInt32BE(at) + 8;
    heads.push({ head: view.subarray(at, end), name: view.toString("utf8", at + 4, end - 8), index });
    at = end;
  }
  const chosen = heads.filter(({ name }) => KEPT.test(name));
  if (chosen.length < 9) throw new Failure(`jschardet has other models: ${heads.map(({ name }) => name)}`);
  const number = Buffer.alloc(4);
  number.writeUInt32BE(chosen.length);
  const models = chosen.map(({ index }) => {
    const from = at + index * MODEL_BYTES;
    return view.subarray(from, from + MODEL_BYTES);
  });
  return Buffer.concat([view.subarray(0, 4), number, ...chosen.map(({ head }) => head), ...models]);
}
