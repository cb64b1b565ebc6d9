import { suite, test } from "node:test";
import { expected } from "./expected.js";
import { run } from "./fresh.js";

suite("tests of programs use the package without a set-up file", { concurrency: true }, () => {
  test("by Vitest, in jsdom and in happy-dom", async () => {
    await run("vitest", ["run", "--config", "projects/doms/vitest.config.js"]);
  });

  test("by Jest, in its mode for ES modules, in jsdom, in happy-dom and without a page", async () => {
    const variables = [`ANSWER=${await expected()}`, "NODE_OPTIONS=--experimental-vm-modules"];
    const options = ["--ci", "--rootDir", ".", "--config", "projects/doms/jest.config.json"];
    await run("env", [...variables, "jest", ...options]);
  });
});
