// Writes www/progress/yardstick.js: how accurately each character plays, which is what one's own accuracy is compared with.
//
//     node scripts/opponents/accuracy.mjs
//
// It needs a built package and half an hour. Each character plays against itself, and each game is reviewed as the page reviews one's own. What was
// reviewed stands in test-results/, so that it goes on where it was stopped.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { characters, Engine, Game } from "../../dist/flipside.js";
import { accuracyOf } from "../../js/verdicts/accuracy.js";
import { reviewOf } from "../../www/past-games/quiet/review.js";
import { digestOf } from "../../www/progress/digest.js";
import { sumOf } from "../../www/progress/sums.js";

/** @import { GameDigest } from "../../www/progress/digest.js" */

const OUT = "www/progress/yardstick.js";
const KEPT = "test-results/yardstick.jsonl";

/** Games of each character. */
const GAMES = 12;

/** How much worse a move may be that is played for variety, in discs: the strongest one would play the same game each time. */
const DISCS = 1;

const player = await Engine.create({ worker: false });
const reviewer = await Engine.create({ worker: false });

mkdirSync("test-results", { recursive: true });
/** @type {Map<string, GameDigest>} */
const digests = new Map();
if (existsSync(KEPT))
  for (const line of readFileSync(KEPT, "utf8").trim().split("\n")) {
    const digest = /** @type {GameDigest} */ (JSON.parse(line));
    digests.set(digest.key, digest);
  }

for (let number = 0; number < GAMES; number += 1)
  for (const { id, skill, level } of characters) {
    const key = `${id} ${number}`;
    if (digests.has(`${key} white`)) continue;
    const game = new Game();
    while (!game.isOver) {
      const seed = BigInt(2 * number + Number(game.turn === "white"));
      const { move } = await player.search(game, { skill, level, variety: { discs: DISCS, seed } });
      game.play(move);
    }
    const review = await reviewOf(game, reviewer, new AbortController().signal);
    for (const person of /** @type {const} */ (["black", "white"])) {
      const digest = digestOf(review, { key: `${key} ${person}`, time: number, person, opponent: id });
      digests.set(digest.key, digest);
      appendFileSync(KEPT, `${JSON.stringify(digest)}\n`);
    }
    console.error(
      key,
      review.moves.reduce((sum, { loss }) => sum + accuracyOf(loss), 0) / review.moves.length,
    );
  }
player.dispose();
reviewer.dispose();

const rows = characters.map(({ id }) => {
  const sum = sumOf([...digests.values()].filter(({ opponent }) => opponent === id));
  if (!sum) throw new Error(`no game of ${id}`);
  const [least, most] = sum.interval ?? [];
  console.error(id, sum.games.length, sum.moves, sum.accuracy, least, most);
  return `  ${id}: ${sum.accuracy.toFixed(1)},`;
});

writeFileSync(
  OUT,
  `// How accurately each character plays against itself. Written by scripts/opponents/accuracy.mjs.

/** In percent, the weakest first. @type {Readonly<Record<string, number>>} */
export const YARDSTICK = Object.freeze({
${rows.join("\n")}
});
`,
);
