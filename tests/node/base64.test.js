import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeBase64, decodeByCharacters } from "../../js/host/bytes/base64.js";

test("base64 of any length is decoded, with and without what the system has for it", () => {
  for (let length = 0; length < 260; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (length + 37 * index) % 256);
    const text = Buffer.from(bytes).toString("base64");
    for (const decode of [decodeBase64, decodeByCharacters]) assert.deepEqual(decode(text), bytes);
  }
});
