import { ask } from "../run.mjs";

/** Where chromedriver looks as well. */
const BROWSERS = [
  "chromium",
  "google-chrome",
  "chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Chromium without what only a window needs, as Debian and as Google name it: it opens a page in a third of the processor's time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/**
 * The Chromium and the chromedriver that the browser tests use, of the same major version.
 *
 * @returns {{ browser: string, driver: string, shell?: string } | undefined} absolute paths, unless browser or driver is missing or
 *   they do not match; `shell`: the same Chromium without windows, where there is one
 */
export function findChromium() {
  const browser = BROWSERS.map(locate).find((path) => majorVersion(path) > 0);
  const driver = locate("chromedriver");
  if (!browser || !driver || majorVersion(browser) !== majorVersion(driver)) return undefined;
  const shell = SHELLS.map(locate).find((path) => majorVersion(path) === majorVersion(browser));
  return { browser, driver, ...(shell ? { shell } : {}) };
}

/** @param {string} program name or path @returns {string} its absolute path, or `""` */
function locate(program) {
  return ask(["which", program]);
}

/** @param {string} program such as one that prints `Chromium 156.0.7000.1`; `""` for none @returns {number} 156; 0 where it does not run */
function majorVersion(program) {
  return program ? Number(/ (\d+)\./.exec(ask([program, "--version"]))?.[1] ?? 0) : 0;
}
