// Starts the browsers of the tests.

import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { Failure } from "../run.mjs";
import { findChromium } from "./chromium.mjs";
import { findFirefox } from "./firefox.mjs";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Starts the Chromium of the tests, headless and without traffic of its own.
 *
 * @param {{ isWhole?: boolean, args?: string[] }} [options] `isWhole`: the browser that people use, which takes more of the processor
 * @returns {Promise<import("playwright-core").Browser>} rejects with a {@link Failure} where there is none
 */
export async function launchChromium({ isWhole = false, args = [] } = {}) {
  return chromium.launch({ executablePath: chromiumPath(isWhole), args: [...QUIET, ...args] });
}

/**
 * Starts a Chromium that several processes use, one after the other: to start one takes as long as two tests do.
 *
 * @returns {Promise<import("playwright-core").BrowserServer>} rejects with a {@link Failure} where there is none
 */
export async function serveChromium() {
  return chromium.launchServer({ executablePath: chromiumPath(false), args: QUIET });
}

/**
 * The Chromium that {@link serveChromium} started, where `$FLIPSIDE_CHROMIUM` names its address, or else one of this process alone.
 * Its tests open a context each. To close it ends these contexts.
 *
 * @returns {Promise<import("playwright-core").Browser>} rejects with a {@link Failure} where there is none
 */
export async function openChromium() {
  const address = process.env.FLIPSIDE_CHROMIUM;
  return address ? chromium.connect(address) : launchChromium();
}

/** @param {boolean} isWhole @returns {string} */
function chromiumPath(isWhole) {
  const found = findChromium();
  const path = isWhole ? found?.browser : (found?.shell ?? found?.browser);
  if (!path) throw new Failure("Chromium is missing (npm run setup says how to get it)");
  return path;
}

/**
 * Starts the Firefox of the tests, headless; over WebDriver BiDi, which needs no separate driver.
 *
 * @returns {Promise<import("puppeteer-core").Browser>} rejects with a {@link Failure} where there is none
 */
export async function launchFirefox() {
  const executablePath = findFirefox();
  if (!executablePath) throw new Failure("Firefox is missing (npm run setup says how to get it)");
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true });
}
