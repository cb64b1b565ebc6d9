/** @import { Notice } from "../state/types.js" */
import { codeOf } from "../package/errors.js";
import { reason } from "../words/errors.js";
import { phrasesOf } from "../words/language.js";

/**
 * What the page says of itself: of a link, the engine or a part of the page that cannot be used. What a feature says is in its
 * own words.
 */
export const notices = phrasesOf("notices", {
  dismiss: "Dismiss",
  tryAgain: "Try again",
  badLink: "This link has no game in it that can be read. Part of it may be missing.",
  unsupported:
    "This browser cannot run the engine. Update it or try another one. If memory is short, close other tabs. Two people can still play.",
  notLoaded:
    "The engine could not be loaded. Check your connection, then try again. Two people can still play.",

  /** @param {string} reason a sentence */
  notStarted: (reason) =>
    `The engine could not be started: ${reason} Try again. If that does not help, an extension of the browser may block it. Two people can still play.`,
  /** @param {string} reason a sentence */
  missingPart: (reason) =>
    `This part of the page could not be loaded: ${reason} Check your connection, then reload the page.`,
});

/** Why there is no engine, and what to do. @param {unknown} error */
export function noEngine(error) {
  const code = codeOf(error);
  if (code === "UNSUPPORTED") return notices.unsupported;
  return code === "INVALID_DATA" ? notices.notLoaded : notices.notStarted(reason(error));
}

/** What is said where a part of the page could not be loaded. @param {unknown} error @returns {Notice} */
export function missingPart(error) {
  return { kind: "error", text: notices.missingPart(reason(error)) };
}
