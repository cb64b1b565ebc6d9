import { expect, test } from "vitest";
import { USES } from "./uses.js";

for (const [name, { use, gives }] of Object.entries(USES))
  test(name, async () => expect(await use()).toBe(gives));
