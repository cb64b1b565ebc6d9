/** The type of what a language says. Nothing here runs. */

/** @import { Texts } from "../package.js" */
/** @import { PageText } from "./page.js" */

/**
 * Every phrase of the page by topic. `page` is the HTML's, by its English; `board` the element's of the board.
 * @typedef {object} Phrases
 * @property {Record<PageText, string>} page
 * @property {Texts} board
 * @property {typeof import("./analysis.js").analysis} analysis
 * @property {typeof import("./lessons.js").chapterTexts} chapters
 * @property {typeof import("./characters.js").characters} characters
 * @property {typeof import("./editor.js").editor} editor
 * @property {typeof import("./explorer.js").explorer} explorer
 * @property {typeof import("./export.js").exporting} exporting
 * @property {typeof import("./figures.js").figures} figures
 * @property {typeof import("./games.js").games} games
 * @property {typeof import("./import.js").importing} importing
 * @property {typeof import("./lesson.js").lesson} lesson
 * @property {typeof import("./lessons.js").lessonTexts} lessons
 * @property {typeof import("./engine-memory.js").memory} memory
 * @property {typeof import("./moves.js").moves} moves
 * @property {typeof import("./new-game.js").newGameText} newGame
 * @property {typeof import("./notices.js").notices} notices
 * @property {typeof import("./opponents.js").opponents} opponents
 * @property {typeof import("./personal-book.js").personalBook} personalBook
 * @property {typeof import("./table-picture.js").pictureTexts} picture
 * @property {typeof import("./players.js").players} players
 * @property {typeof import("./puzzles.js").puzzleTexts} puzzles
 * @property {typeof import("./report.js").report} report
 * @property {typeof import("./result.js").results} results
 * @property {typeof import("./review.js").reviewPhrases} review
 * @property {typeof import("./rooms.js").roomNames} rooms
 * @property {typeof import("./share.js").share} share
 * @property {typeof import("./spoken.js").spoken} spoken
 * @property {typeof import("./status.js").status} status
 * @property {typeof import("./lessons.js").stepTexts} steps
 */

export {};
