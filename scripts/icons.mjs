// Draws the page's icon as pictures for home screens, by Chromium: node scripts/icons.mjs

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchChromium } from "./browser.mjs";
import { main, ROOT } from "./run.mjs";

const PAGE = join(ROOT, "www");

/** A maskable icon may be cut to a circle of 80 % of its width, so its background goes to the edges. */
const ICONS = [
  { name: "icon-192.png", size: 192, corners: true, scale: 1 },
  { name: "icon-512.png", size: 512, corners: true, scale: 1 },
  { name: "icon-maskable-512.png", size: 512, corners: false, scale: 0.8 },
];

await main(async () => {
  const svg = await readFile(join(PAGE, "icon.svg"), "utf8");
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
    await writeFile(join(PAGE, name), await page.screenshot({ omitBackground: corners }));
    await page.close();
  }
  await browser.close();
});
