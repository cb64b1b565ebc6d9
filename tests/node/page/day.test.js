import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf } from "../../../www/words/day.js";
import { inNewProcess } from "../process.js";

test("a day is that of the place where the person is", async () => {
  assert.equal(dayOf(new Date(2030, 0, 9)), "2030-01-09");
  // An hour after midnight in Tokyo, and an hour before it in New York.
  for (const [TZ, time, day] of [
    ["Asia/Tokyo", "2030-01-08T16:00Z", "2030-01-09"],
    ["America/New_York", "2030-01-09T04:00Z", "2030-01-08"],
    ["UTC", "2030-01-08T23:59Z", "2030-01-08"],
  ]) {
    const module = new URL("../../../www/words/day.js", import.meta.url);
    const script = `import { dayOf } from "${module}"; console.log(dayOf(new Date("${time}")))`;
    assert.equal(await inNewProcess(script, { TZ: String(TZ) }), day);
  }
});
