// Addresses of games on sites where the address has no moves: the page behind it has them.

/** @type {readonly (readonly [RegExp, string])[]} */
const SITES = [
  [/\beothello\.(?:com|net)\b/i, "eOthello"],
  [/\bliveothello\.com\b/i, "LiveOthello"],
  [/\b(?:playok|kurnik)\.(?:com|org|pl)\b/i, "PlayOK"],
  [/\b(?:questgames\.net|wars\.fm)\b/i, "Othello Quest"],
];

/** The site that an address in a text leads to. @param {string} text @returns {string | undefined} */
export function siteIn(text) {
  return SITES.find(([address]) => address.test(text))?.[1];
}
