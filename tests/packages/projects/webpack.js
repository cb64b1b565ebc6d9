// webpack without its command: node webpack.js ENTRY FOLDER

import { resolve } from "node:path";
import webpack from "webpack";

const [entry, folder] = process.argv.slice(2);
webpack(
  {
    mode: "production",
    entry: resolve(entry),
    output: { path: resolve(folder), filename: "page.js" },
    performance: false,
  },
  (error, stats) => {
    if (!error && !stats.hasErrors() && !stats.hasWarnings()) return;
    console.error(error ?? stats.toString());
    process.exitCode = 1;
  },
);
