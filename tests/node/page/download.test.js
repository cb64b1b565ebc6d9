import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { saveFile } from "../../../www/dom/download.js";

test("the address of a file that is saved lives on while the browser may still read it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const happened = [];
  t.mock.method(URL, "createObjectURL", () => "blob:1");
  t.mock.method(URL, "revokeObjectURL", (/** @type {string} */ url) => happened.push(`revoked ${url}`));
  const page = /** @type {any} */ (globalThis);
  page.document = {
    createElement: () => ({
      href: "",
      download: "",
      click() {
        happened.push(`saved ${this.href} as ${this.download}`);
      },
    }),
  };
  t.after(() => delete page.document);
  saveFile(/** @type {File} */ (/** @type {unknown} */ ({ name: "book.bin" })));
  t.mock.timers.tick(10_000);
  assert.deepEqual(happened, ["saved blob:1 as book.bin"]);
  t.mock.timers.tick(60_000);
  assert.equal(happened.at(-1), "revoked blob:1");
});

test("no other part of the page saves files in a way of its own", () => {
  const files = readdirSync("www", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  const saving = files.filter((file) => /\bdownload\s*:/.test(readFileSync(`www/${file}`, "utf8")));
  assert.deepEqual(
    saving.filter((file) => !file.startsWith("languages/") && !file.endsWith("text.js")),
    ["dom/download.js"],
  );
});
