import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { findChromium } from "./chromium.mjs";
import { findFirefox } from "./firefox.mjs";
import { Failure } from "./run.mjs";

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
 * @param {{ isWhole?: boolean }} [options] `isWhole`: the browser that people use, which takes more of the processor
 * @returns {Promise<import("playwright-core").Browser>} rejects with a {@link Failure} where there is none
 */
export async function launchChromium({ isWhole = false } = {}) {
  const found = findChromium();
  const executablePath = isWhole ? found?.browser : (found?.shell ?? found?.browser);
  if (!executablePath) throw new Failure("Chromium is missing (npm run setup says how to get it)");
  return chromium.launch({ executablePath, args: QUIET });
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
