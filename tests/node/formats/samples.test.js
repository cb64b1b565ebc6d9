// The samples of docs/formats.md are read as it says.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";

const TEXT = await readFile(new URL("../../../docs/formats.md", import.meta.url), "utf8");
const SAMPLES = [...TEXT.matchAll(/^\*\*(.+)\*\* \(`(\w+)`\)\n\n```text\n([\s\S]*?)```$/gm)];

suite("a sample of the guide is read as what it is called", () => {
  for (const [, name, format, text = ""] of SAMPLES) {
    test(String(name), () => {
      const read = readGames(text);
      assert.deepEqual([read.format, read.question, read.problems], [format, null, []]);
      for (const { problem } of read.games) assert.equal(problem, null);
    });
  }

  test("and there is one of each format that is a text", () => {
    const formats = new Set(SAMPLES.map(([, , format]) => format));
    assert.deepEqual([...formats].sort(), ["board", "ggf", "obf", "pgn", "saved", "sgf", "transcript"]);
    assert.ok(SAMPLES.length > 15);
  });
});
