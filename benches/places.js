// Where the package is measured: in this process of Node, or on a page in a headless browser.

import { launchChromium, launchFirefox } from "../scripts/browser.mjs";
import { serve } from "../scripts/serve.mjs";

/**
 * A place to measure in. What is called there names nothing from outside; the address of the built package, with a slash
 * at its end, comes as a part of its argument.
 * @typedef {object} Place
 * @property {<Plan, Found>(body: (plan: Plan & { dist: string }) => Promise<Found>, plan: Plan) => Promise<Found>} call
 * @property {() => Promise<void>} close
 */

/** The places by their names, each opened when it is needed. @type {Record<"Node" | "Chromium" | "Firefox", () => Promise<Place>>} */
export const PLACES = {
  Node: async () => {
    const dist = new URL("../dist/", import.meta.url).href;
    return { call: (body, plan) => body({ ...plan, dist }), close: async () => {} };
  },
  Chromium: () => openPage(launchChromium),
  Firefox: () => openPage(launchFirefox),
};

/** @param {() => Promise<any>} launch @returns {Promise<Place>} */
async function openPage(launch) {
  const server = await serve();
  const browser = await launch();
  const page = await browser.newPage();
  // Any file of the server that runs nothing itself.
  await page.goto(`${server.url}style/base.css`);
  return {
    call: (body, plan) => page.evaluate(body, { ...plan, dist: `${server.url}dist/` }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
