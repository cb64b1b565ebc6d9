import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { environment, FRESH, run } from "./fresh.js";
import { expected } from "./scripts.js";
import { read } from "./web.js";

const APP = "projects/next";

test("an application of Next.js uses the package on its server and in its page", async (t) => {
  await run("next", ["build"], APP);
  const url = await start(t);
  const html = await (await fetch(url)).text();
  assert.ok(html.includes(`<p>${await expected()}</p>`), html);
  assert.equal(await read(url), await expected());
});

/** @param {import("node:test").TestContext} t @returns {Promise<string>} the address of the server, once it listens */
async function start(t) {
  const program = join(FRESH, "node_modules", "next", "dist", "bin", "next");
  const options = { cwd: join(FRESH, APP), env: environment() };
  const server = spawn(process.execPath, [program, "start", "--port", "0"], options);
  t.after(() => server.kill());
  let output = "";
  for await (const line of createInterface(server.stdout)) {
    output += `${line}\n`;
    const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (url && line.includes("Ready")) return url;
  }
  throw new Error(`the server ended: ${output}`);
}
