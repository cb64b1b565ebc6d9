import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const PAGE = fileURLToPath(new URL("../../../www", import.meta.url));

/** The other folders from which the files of each folder may import; types count as well. */
const ALLOWED = /** @type {Record<string, string[]>} */ ({
  state: ["package.js"],
  text: ["package.js", "state", "languages"],
  draw: ["package.js", "dom.js", "state", "text"],
  play: ["package.js", "state", "text"],
  "new-game": ["choices.js", "dom.js", "draw", "play", "state", "text"],
  "personal-book": ["dom.js", "play", "state", "text"],
  events: ["package.js", "dom.js", "state", "text", "play"],
  analyze: ["package.js", "dom.js", "state", "text", "play"],
  report: ["package.js", "dom.js", "state", "text", "play"],
  explorer: ["package.js", "dom.js", "state", "text", "play"],
  picture: [],
  share: ["dialog.js", "dom.js", "picture", "state", "text"],
  puzzles: ["package.js", "dom.js", "play", "state", "text"],
  learn: ["package.js", "choices.js", "dom.js", "play", "state", "text"],
  import: ["package.js", "dialog.js", "dom.js", "play", "state", "text", "turns.js"],
  export: ["package.js", "dialog.js", "choices.js", "dom.js", "picture", "state", "text"],
  editor: ["package.js", "dialog.js", "choices.js", "dom.js", "play", "state", "text"],
  games: ["package.js", "dialog.js", "dom.js", "picture", "play", "state", "text"],
  embed: ["dom.js", "play", "state", "text"],
  help: ["dialog.js", "dom.js", "text"],
  languages: ["text"],
});

/** The folder or the file at the top that an import leads to. @param {string} file @param {string} path */
const topOf = (file, path) => String(posix.normalize(posix.join(posix.dirname(file), path)).split("/")[0]);

for (const [folder, allowed] of Object.entries(ALLOWED)) {
  test(`${folder} imports only ${allowed.join(", ")}`, () => {
    const imports = readdirSync(join(PAGE, folder)).flatMap((name) => {
      const file = `${folder}/${name}`;
      const source = readFileSync(join(PAGE, file), "utf8");
      const paths = [...source.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(([, path]) => String(path));
      return paths.map((path) => ({ file, top: topOf(file, path) }));
    });
    assert.ok(
      imports.length > 2 || ["help", "languages", "picture"].includes(folder),
      `${imports.length} imports were found`,
    );
    assert.deepEqual(
      imports.filter(({ top }) => top !== folder && !allowed.includes(top)),
      [],
    );
  });
}
