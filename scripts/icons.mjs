// Draws the page's icon as pictures for home screens, and the picture that stands beside links to it, by Chromium:
// node scripts/icons.mjs

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Game } from "../js/game.js";
import { boardSvg } from "../www/picture/svg.js";
import { launchChromium } from "./programs/browser.mjs";
import { main, ROOT } from "./run.mjs";

const FOLDER = join(ROOT, "www", "icons");

/** A maskable icon may be cut to a circle of 80 % of its width, so its background goes to the edges. */
const ICONS = [
  { name: "icon-192.png", size: 192, corners: true, scale: 1 },
  { name: "icon-512.png", size: 512, corners: true, scale: 1 },
  { name: "icon-maskable-512.png", size: 512, corners: false, scale: 0.8 },
];

await main(async () => {
  const svg = await readFile(join(FOLDER, "icon.svg"), "utf8");
  const browser = await launchChromium();
  for (const { name, size, corners, scale } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
    await page.evaluate(
      ([isRounded, factor]) => {
        const middle = `translate(16 16) scale(${factor}) translate(-16 -16)`;
        if (!isRounded) document.querySelector("rect")?.removeAttribute("rx");
        const disc = document.querySelector("g");
        disc?.setAttribute("transform", `${middle} ${disc.getAttribute("transform")}`);
      },
      /** @type {const} */ ([corners, scale]),
    );
    await writeFile(join(FOLDER, name), await page.screenshot({ omitBackground: corners }));
    await page.close();
  }
  const board = boardSvg({
    board: Game.parse("f5d6c3d3c4f4f6f3e6e7d7c6f7g6c5c7").board,
    title: "Othello",
    coordinates: false,
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    body { display: flex; align-items: center; gap: 70px; margin: 0; height: 630px; padding-left: 60px; background: #111513; color: #edf1ee; font-family: system-ui, sans-serif }
    .board svg { display: block; width: 510px; height: 510px }
    h1 { margin: 24px 0 12px; font-size: 96px; letter-spacing: -3px } p { margin: 0; font-size: 38px; line-height: 1.35; color: #a5b0a9 }
  </style><div class="board">${board}</div><div><svg viewBox="0 0 32 32" width="110">${svg}</svg><h1>Flipside</h1><p>Othello in your browser:<br>play, analyze, learn.</p></div>`);
  await writeFile(join(FOLDER, "og.png"), await page.screenshot());
  await browser.close();
});
