import assert from "node:assert/strict";
import { test } from "node:test";
import { workerd } from "./built.js";
import { expected } from "./expected.js";

test("a Worker of Cloudflare uses the package with modules compiled beforehand, and is told of them otherwise", async () => {
  const [answer, refused] = await workerd("worker.js");
  assert.equal(answer, await expected());
  assert.match(refused, /^UNSUPPORTED .*import flipside\/slim and give a compiled WebAssembly\.Module/);
});
