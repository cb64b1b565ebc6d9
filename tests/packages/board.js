import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { vite } from "./built.js";
import { run } from "./fresh.js";
import { read } from "./web.js";

const PLAYED = "5 discs, last move f5";

suite("the board element", () => {
  test("plays in a bare HTML file", async () => {
    assert.equal(await read("/projects/board/plain.html"), PLAYED);
  });

  test("plays in React, in a page that Vite built", async () => {
    assert.equal(await read(await vite("projects/board/react")), PLAYED);
  });

  test("is rendered by React on a server as its attributes say", async () => {
    assert.equal(
      await run("node", ["projects/board/server.js"]),
      '<othello-board position="f5" theme="wood"></othello-board>',
    );
  });
});
