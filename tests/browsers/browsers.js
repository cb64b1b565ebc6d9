// The browsers in which the package is tried.

import { launchChromium, launchFirefox } from "../../scripts/programs/browser.mjs";
import { findFirefox } from "../../scripts/programs/firefox.mjs";

/**
 * What the programs that drive the browsers have in common.
 * @typedef {object} AnyPage
 * @property {(url: string) => Promise<unknown>} goto
 * @property {<A, R>(body: (argument: A) => R | Promise<R>, argument: A) => Promise<R>} evaluate
 * @property {() => unknown[]} workers
 * @property {() => Promise<void>} close
 */

/** @typedef {{ newPage: () => Promise<AnyPage>, close: () => Promise<void> }} AnyBrowser */

/** @type {{ name: string, launch: () => Promise<any>, skip: string | false }[]} */
const ALL = [
  { name: "Chromium", launch: launchChromium, skip: false },
  {
    name: "Firefox",
    launch: launchFirefox,
    skip: findFirefox() ? false : "there is no Firefox on this machine",
  },
];

const wanted = process.env.FLIPSIDE_BROWSER;

/** That which `$FLIPSIDE_BROWSER` names, or all. */
export const BROWSERS = ALL.filter(({ name }) => !wanted || name === wanted);
