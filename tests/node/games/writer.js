// A process that adds games to a collection part by part, tells when each is kept, and then waits until it is killed or disconnected:
// COLLECTION FROM COUNT GAMES-OF-A-PART.

import { Games } from "flipside/games";
import { partOf } from "./parts.js";

const [path, ...numbers] = process.argv.slice(2);
const [from, count, size] = numbers.map(Number);
const games = await Games.open(path);
for (let part = from; part < from + count; part += 1) {
  await games.add(partOf(part, size));
  process.send?.(part);
}
