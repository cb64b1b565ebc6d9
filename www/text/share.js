/** @import { Game } from "../package.js" */
import { colorName } from "./players.js";

export const share = {
  title: "Share",
  link: "Share the link",
  copyLink: "Copy the link",
  png: "Picture, PNG",
  svg: "Drawing, SVG",
  embed: "Copy a board for a web page",
  file: "Game as a file: SGF, PGN, GGF, …",
  withValues: "With the values of the moves",
  close: "Close",
  saved: "Picture saved.",
  embedCopied: "Copied. Paste it into the HTML of a page.",
  embedTitle: "Othello board",
  fileName: "othello",
  openPage: "Open in Flipside",

  /** @param {Game} game */
  pictureTitle({ discs, isOver, turn }) {
    const counts = `Othello: black ${discs.black}, white ${discs.white}`;
    return isOver ? `${counts}, the end` : `${counts}, ${colorName(turn)} to move`;
  },
};
