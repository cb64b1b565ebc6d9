import { ask } from "../run.mjs";

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
