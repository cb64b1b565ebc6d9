/** @import { Game } from "../package/flipside.js" */
/** @import { Color } from "../state/types.js" */
import { COLORS } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const share = phrasesOf("share", {
  title: "Share",
  link: "Share the link",
  copyLink: "Copy the link",
  copyPicture: "Copy the picture",
  png: "Picture, PNG",
  svg: "Drawing, SVG",
  gif: "Animation, GIF",
  print: "Print",
  embed: "Copy the code of a board for a web page",
  file: "Game as a file: SGF, PGN, GGF, …",
  names: "names",
  variations: "variations",
  notes: "comments and signs",
  more: "More",
  withNames: "With names, result and opening",
  withValues: "With the values of the moves",
  withDrawings: "With your circles and arrows",
  withTold: "With the marks of the analysis",
  withNumbers: "With the numbers of the moves",
  close: "Close",
  saved: "Picture saved.",
  pictureCopied: "Picture copied.",
  pictureNotCopied: "The browser did not allow copying a picture. Save it as a file instead.",
  linkCopied: "Link copied.",
  positionCopied: "Position copied.",
  movesCopied: "Moves copied.",
  nothingToCopy: "There are no moves to copy yet.",
  embedCopied: "Copied. Paste it into the HTML of a page.",
  embedTitle: "Othello board",

  /** @param {string} parts of the game */
  missing: (parts) =>
    `There is no room in the link for: ${parts}. Save the game as a file to keep everything.`,
  /** What a picture of the board shows, at the end of a game. @param {number} black @param {number} white */
  pictureOfEnd: (black, white) => `Othello: black ${black}, white ${white}, final position`,
  /** @param {number} black @param {number} white @param {Color} turn */
  picture: (black, white, turn) => `Othello: black ${black}, white ${white}, ${COLORS[turn]} to move`,
});

/** What was copied. @param {boolean} isPosition */
export const copiedText = (isPosition) => (isPosition ? share.positionCopied : share.movesCopied);

/** What a picture of the board shows. @param {Game} game */
export function pictureTitle({ discs: { black, white }, isOver, turn }) {
  return isOver ? share.pictureOfEnd(black, white) : share.picture(black, white, turn);
}
