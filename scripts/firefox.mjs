import puppeteer from "puppeteer-core";
import { ask, Failure } from "./run.mjs";

const BROWSERS = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

/**
 * The Firefox that the browser tests use, where there is one: that which `$FIREFOX` names, or one that is installed.
 *
 * @returns {string | undefined} its absolute path
 */
export function findFirefox() {
  const names = process.env.FIREFOX ? [process.env.FIREFOX] : BROWSERS;
  return names.map((name) => ask(["which", name])).find(Boolean);
}

/**
 * Starts it, headless.
 *
 * @returns {Promise<import("puppeteer-core").Browser>} rejects with a {@link Failure} where there is none
 */
export async function launchFirefox() {
  const executablePath = findFirefox();
  if (!executablePath) throw new Failure("Firefox is missing (Debian: apt-get install firefox-esr)");
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true });
}
