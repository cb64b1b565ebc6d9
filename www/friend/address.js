// The address of a game with a friend, `?friend#A…`: what is behind the `#` is the game.

import { linkInAnyLanguage } from "../state/address.js";

/** A link to such a game, wherever the page is published, with what other programs put before and behind it. */
const LINK = /https?:\/\/[^\s#]*?[?&]friend(?:=[^&#\s]*)?(?:&[^#\s]*)?(?:#([\w-]*))?(?=[^\w-]|$)/;

/** A game that was copied without the address before it. */
const BARE = /^\s*(A[\w-]{20,})\s*$/;

/** The link to send. @param {string} text the game, as a link holds it @param {string} href of this page */
export function friendLink(text, href) {
  const url = new URL(linkInAnyLanguage(href));
  url.search = "?friend";
  url.hash = text;
  return url.href;
}

/**
 * The game in a text that a person pastes; `null` where it is no link to one. A program may have lost what is behind the `#`: then it is
 * empty.
 * @param {string} pasted
 * @returns {string | null}
 */
export function friendTextIn(pasted) {
  const linked = LINK.exec(pasted);
  return linked ? (linked[1] ?? "") : (BARE.exec(pasted)?.[1] ?? null);
}
