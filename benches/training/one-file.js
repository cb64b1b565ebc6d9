// Measures the one file of a person: how long it takes to write all that a browser keeps, how large it is, and how long a browser that has
// nothing takes it in. It needs a built package and Chromium:
//
//     node benches/training/one-file.js

import { Game } from "../../dist/game.js";
import { launchChromium } from "../../scripts/programs/browser.mjs";
import { serve } from "../../scripts/serve.mjs";
import { digestsOf, playedGame } from "../../tests/support/digests.js";
import { pick, randomFrom } from "../../tests/support/random.js";
import { fileOf } from "../../www/backup/file/file.js";
import { NOTHING } from "../../www/backup/file/merging.js";
import { exerciseOf } from "../../www/train/exercise.js";

/** @import { Move } from "flipside" */
/** @import { Contents } from "../../www/backup/file/parts.js" */

/** What the person of many years has. */
const [GAMES, EXERCISES, REVIEWS] = [5000, 3000, 40_000];

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2030, 5, 30, 12);

const random = randomFrom(7);

/** A game by lot: its moves take more room than those of people, who play the same openings. */
function played() {
  const game = new Game();
  while (!game.isOver) game.play(game.mustPass ? "pass" : pick(random, game.legalMoves()));
  return game;
}

const games = Array.from({ length: GAMES }, (_, index) => ({
  game: played(),
  time: NOW - (GAMES - index) * 90 * MINUTE_MS,
}));
const long = games.filter(({ game }) => game.moves.length > 50);
const exercises = long.slice(0, EXERCISES).map(({ game }, index) => {
  const position = game.at(30 + (index % 20));
  const right = [pick(random, position.legalMoves())].filter((move) => move !== "pass");
  return exerciseOf({ position: position.toString(), right }, { kind: "puzzle", id: `p${index}` });
});
/** @type {Contents} */
const contents = {
  ...NOTHING,
  games: games.map(({ game, time }, index) =>
    playedGame({
      key: `g${time}-${index}`,
      start: game.start,
      moves: /** @type {Move[]} */ ([...game.moves]),
      result: game.result,
      time,
    }),
  ),
  digests: digestsOf(GAMES, { until: NOW }).map((digest, index) => ({
    ...digest,
    key: `${games[index]?.game.start} ${games[index]?.game.transcript}`,
  })),
  exercises,
  log: Array.from({ length: REVIEWS }, (_, index) => [
    exercises[Math.floor(random() * exercises.length)]?.key ?? "",
    NOW - (REVIEWS - index) * 7 * MINUTE_MS,
    60,
    pick(random, ["again", "hard", "good", "good", "good"]),
  ]),
};

const bytes = await fileOf(contents);
const server = await serve();
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  await page.goto(server.url);
  const took = await page.evaluate(inBrowser, Buffer.from(bytes).toString("base64"));
  console.table([{ ...took, MB: Number((bytes.length / 1e6).toFixed(2)) }]);
} finally {
  await browser.close();
  await server.close();
}

/** Takes a file in, and writes it out again. Runs in the page. @param {string} packed */
async function inBrowser(packed) {
  const [{ contentsOf, fileOf: written }, { everything, takeIn }] = await Promise.all(
    // The page's own files, by the addresses that the server gives them.
    ["/backup/file/file.js", "/backup/stores.js"].map((address) => import(address)),
  );
  const file = Uint8Array.from(atob(packed), (each) => each.charCodeAt(0));
  const begun = performance.now();
  const { added } = await takeIn(await contentsOf(file));
  const isIn = performance.now();
  const out = await written(await everything());
  const isOut = performance.now();
  const [given, kept] = (await Promise.all([file, out].map(contentsOf))).map((contents) =>
    JSON.stringify(contents),
  );
  return {
    ...added,
    "in, ms": Math.round(isIn - begun),
    "out, ms": Math.round(isOut - isIn),
    "the same": kept === given,
  };
}
