// Measures the one file of a person: how long it takes to write all that a browser keeps, how large it is, and how long a browser that has
// nothing takes it in; beside it what packing and unpacking the same text alone takes, by time and by seconds of the processors, as the time
// depends on what else the machine does. It needs a built package and Chromium:
//
//     node benches/training/one-file.js

import { loadavg } from "node:os";
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
  const tool = await page.evaluateHandle(prepare, Buffer.from(bytes).toString("base64"));
  const processors = await browser.newBrowserCDPSession();
  /** @param {"unpacked" | "packed" | "in" | "out"} name of the work, which the page does */
  const measured = async (name) => {
    const before = await secondsOf(processors);
    const begun = performance.now();
    const given = await tool.evaluate((works, work) => works[work](), name);
    const ms = Math.round(performance.now() - begun);
    return { given, ms, "CPU, s": Number(((await secondsOf(processors)) - before).toFixed(2)) };
  };
  const rows = {
    unpacked: await measured("unpacked"),
    in: await measured("in"),
    out: await measured("out"),
    packed: await measured("packed"),
  };
  const isSame = await tool.evaluate((works) => works.isSame());
  const table = Object.entries(rows).map(([name, { given: _, ...row }]) => [name, row]);
  console.log(rows.in.given, isSame ? "the same comes out" : "SOMETHING ELSE COMES OUT");
  console.log(`${(bytes.length / 1e6).toFixed(2)} MB; load ${loadavg()[0]?.toFixed(1)}`);
  console.table(Object.fromEntries(table));
} finally {
  await browser.close();
  await server.close();
}

/** What all processes of the browser have taken of the processors so far. @param {import("playwright-core").CDPSession} session */
async function secondsOf(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The works that are measured. Runs in the page. @param {string} base64 */
async function prepare(base64) {
  const [{ contentsOf, fileOf: written }, { everything, takeIn }] = await Promise.all(
    // The page's own files, by the addresses that the server gives them.
    ["/backup/file/file.js", "/backup/stores.js"].map((address) => import(address)),
  );
  const given = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  const through = (/** @type {BlobPart} */ bytes, /** @type {ReadableWritablePair} */ stream) =>
    new Response(new Blob([bytes]).stream().pipeThrough(stream));
  /** @type {unknown} */
  let value;
  /** @type {Uint8Array<ArrayBuffer>} */
  let out;
  return {
    unpacked: async () => {
      value = JSON.parse(await through(given, new DecompressionStream("gzip")).text());
    },
    packed: async () => {
      await through(JSON.stringify(value), new CompressionStream("gzip")).arrayBuffer();
    },
    in: async () => (await takeIn(await contentsOf(given))).added,
    out: async () => {
      out = await written(await everything());
    },
    isSame: async () => {
      const [one, other] = await Promise.all([given, out].map(contentsOf));
      return JSON.stringify(one) === JSON.stringify(other);
    },
  };
}
