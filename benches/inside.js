import { launchChromium, launchFirefox } from "../scripts/browser.mjs";
import { serve } from "../scripts/serve.mjs";

/**
 * Where the package runs. What is called there names nothing from outside; the address of the package's entry comes as a
 * part of its argument.
 * @typedef {object} Inside
 * @property {<Plan, Found>(body: (plan: Plan & { entry: string }) => Promise<Found>, plan: Plan) => Promise<Found>} call
 * @property {() => Promise<void>} close
 */

/** This process of Node. @type {Inside} */
const node = { call: (body, plan) => body({ ...plan, entry: "flipside" }), close: async () => {} };

/** @param {() => Promise<any>} launch @returns {Promise<Inside>} */
async function inPage(launch) {
  const server = await serve();
  const browser = await launch();
  const page = await browser.newPage();
  // Any file of the server that runs nothing itself.
  await page.goto(`${server.url}style/base.css`);
  return {
    call: (body, plan) => page.evaluate(body, { ...plan, entry: `${server.url}dist/flipside.js` }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The places, each opened when it is needed. */
export const PLACES = {
  Node: async () => node,
  Chromium: () => inPage(launchChromium),
  Firefox: () => inPage(launchFirefox),
};
