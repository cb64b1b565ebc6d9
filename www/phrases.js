// What a language says: its phrases by topic, and by their ids within. Nothing here runs.

/** @import { Formats, Texts } from "./package/flipside.js" */

/**
 * Every phrase of the page by topic. `page` is the HTML's, by the ids in it; `board` the element's of the board; `formats` those of the
 * package that games are written in.
 * @typedef {object} Phrases
 * @property {Record<string, string>} page
 * @property {Texts} board
 * @property {Record<Formats["fileFormats"][number]["id"], { name: string, about: string }>} formats
 * @property {typeof import("./analyze/text.js").analysis} analysis
 * @property {typeof import("./backup/text.js").backup} backup
 * @property {typeof import("./learn/text.js").chapterTexts} chapters
 * @property {typeof import("./players/characters.js").characters} characters
 * @property {typeof import("./collection/text.js").collection} collection
 * @property {typeof import("./sketch/text.js").sketchTexts} sketch
 * @property {typeof import("./board/editor/text.js").editor} editor
 * @property {typeof import("./embed/text.js").embedded} embedded
 * @property {typeof import("./words/errors.js").errors} errors
 * @property {typeof import("./analyze/explorer/text.js").explorer} explorer
 * @property {typeof import("./export/text.js").exporting} exporting
 * @property {typeof import("./learn/games/text.js").famousTexts} famous
 * @property {typeof import("./evaluation/text.js").figures} figures
 * @property {typeof import("./files/text.js").files} files
 * @property {typeof import("./correspondence/text.js").friendTexts} friend
 * @property {typeof import("./past-games/text.js").games} games
 * @property {typeof import("./guided/text.js").guided} guided
 * @property {typeof import("./help/text.js").helpTexts} help
 * @property {typeof import("./import/text.js").importing} importing
 * @property {typeof import("./last-move/text.js").lastMoveTexts} lastMove
 * @property {typeof import("./result/learning.js").learning} learning
 * @property {typeof import("./learn/text.js").lessonTexts} lessons
 * @property {typeof import("./match/text.js").matchTexts} match
 * @property {typeof import("./stored-analysis/text.js").storedAnalysisTexts} storedAnalysis
 * @property {typeof import("./game/text.js").moves} moves
 * @property {typeof import("./new-game/text.js").newGameText} newGame
 * @property {typeof import("./messages/copying.js").copying} copying
 * @property {typeof import("./messages/text.js").notices} notices
 * @property {typeof import("./offline/text.js").offline} offline
 * @property {typeof import("./opponent-card/text.js").cardTexts} opponentCard
 * @property {typeof import("./players/opponents.js").opponents} opponents
 * @property {typeof import("./analyze/overlays/text.js").overlays} overlays
 * @property {typeof import("./own-keys/text.js").keyTexts} ownKeys
 * @property {typeof import("./book/text.js").personalBook} personalBook
 * @property {typeof import("./learn/table/text.js").pictureTexts} picture
 * @property {typeof import("./players/names.js").players} players
 * @property {typeof import("./print/text.js").printed} printed
 * @property {typeof import("./training/openings/adding/text.js").addingTexts} adding
 * @property {typeof import("./training/openings/keeping-text.js").keepingTexts} keeping
 * @property {typeof import("./training/openings/text.js").repertoireTexts} repertoire
 * @property {typeof import("./report/text.js").report} report
 * @property {typeof import("./result/text.js").resultCard} resultCard
 * @property {typeof import("./players/ending.js").results} results
 * @property {typeof import("./review/causes/text.js").causes} causes
 * @property {typeof import("./review/text.js").reviewPhrases} review
 * @property {typeof import("./share/text.js").share} share
 * @property {typeof import("./status/spoken.js").spoken} spoken
 * @property {typeof import("./status/text.js").status} status
 * @property {typeof import("./learn/text.js").stepTexts} steps
 * @property {typeof import("./messages/tour.js").tourTexts} tour
 * @property {typeof import("./training/text.js").trainingTexts} training
 * @property {typeof import("./analyze/turning-text.js").turningTexts} turning
 * @property {typeof import("./training/you/text.js").youTexts} you
 */

/**
 * The phrases that a language has. What it lacks is said in English; a test names it.
 * @typedef {{ [Topic in keyof Phrases]?: Translated<Phrases[Topic]> }} Translation
 */

/**
 * @template Value
 * @typedef {Value extends (...given: any) => any ? Value : Value extends readonly unknown[] ? Value : string extends keyof Value ? Value :
 *   Value extends object ? { [Key in keyof Value]?: Translated<Value[Key]> } : Value} Translated
 */

export {};
