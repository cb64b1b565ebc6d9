// A process that imports the records of a file one by one, tells when each is stored, and then waits until it is killed or
// disconnected: LIBRARY FILE FROM TO [LIMIT].

import { readFile } from "node:fs/promises";
import { Library } from "flipside/library";

const [path, file, ...numbers] = process.argv.slice(2);
const [from, to, limit] = numbers.map(Number);
const bytes = await readFile(file);
const library = await Library.open(path, { limit });
for (let at = from; at < to; at += 1) {
  // The header says that more may follow.
  const one = Buffer.concat([bytes.subarray(0, 32), bytes.subarray(32 * (at + 1), 32 * (at + 2))]);
  await library.import(new Uint8Array(one));
  process.send?.(at);
}
