import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "./expected.js";
import { run } from "./fresh.js";
import { startServer } from "./servers.js";
import { read } from "./web.js";

const APP = "projects/next";

test("an application of Next.js uses the package on its server and in its page", async (t) => {
  await run("next", ["build"], APP);
  const url = await startServer(t, "next", ["start", "--port", "0"], APP);
  const html = await (await fetch(url)).text();
  assert.ok(html.includes(`<p>${await expected()}</p>`), html);
  // A component of the server uses that of React, which is one of the client.
  assert.match(html, /<othello-board[^>]*><\/othello-board>/);
  assert.equal(await read(url), await expected());
});
