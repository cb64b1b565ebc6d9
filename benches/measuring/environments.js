// The environments in which the package is measured: this process of Node, or a page in a headless browser.

import { launchChromium, launchFirefox } from "../../scripts/programs/browser.mjs";
import { serve } from "../../scripts/serve.mjs";

/**
 * An environment to measure in. A function that is called there must use no names from outside; its argument contains
 * the address of the built package, with a slash at its end.
 * @typedef {object} Environment
 * @property {<Plan, Found>(body: (plan: Plan & { dist: string }) => Promise<Found>, plan: Plan) => Promise<Found>} call
 * @property {(rate: number) => Promise<void>} [throttle] Slows the page's thread down so many times, where that can be.
 * @property {() => Promise<void>} close
 */

/** The environments by name, each opened when it is needed. @type {Record<"Node" | "Chromium" | "Firefox", () => Promise<Environment>>} */
export const ENVIRONMENTS = {
  Node: async () => {
    const dist = new URL("../../dist/", import.meta.url).href;
    return { call: (body, plan) => body({ ...plan, dist }), close: async () => {} };
  },
  Chromium: () => openPage(() => launchChromium({ isWhole: true })),
  Firefox: () => openPage(launchFirefox),
};

/** @param {() => Promise<any>} launch @returns {Promise<Environment>} */
async function openPage(launch) {
  const server = await serve();
  const browser = await launch();
  const page = await browser.newPage();
  // Any file of the server that runs nothing itself.
  await page.goto(`${server.url}style/base.css`);
  // Chromium alone has a session of the DevTools.
  const tools = await page.context?.().newCDPSession(page);
  return {
    call: (body, plan) => page.evaluate(body, { ...plan, dist: `${server.url}dist/` }),
    ...(tools && { throttle: (rate) => tools.send("Emulation.setCPUThrottlingRate", { rate }) }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
