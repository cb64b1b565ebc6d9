// Makes one minified style sheet of several.

import * as esbuild from "esbuild";
import { ROOT } from "../run.mjs";

/** @param {string[]} paths of style sheets, in their order @returns {Promise<string>} */
export async function minifiedStyle(paths) {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: paths.map((path) => `@import ${JSON.stringify(path)};`).join("\n"),
      loader: "css",
      resolveDir: ROOT,
    },
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    logLevel: "warning",
  });
  return outputFiles[0].text.trim();
}
