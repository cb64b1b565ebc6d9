// The description of a format in which games are written. A format is one file and a line in the list of `formats.js`; the command
// and the page offer what the list has. Nothing here runs.

/** @import { Tags } from "../tags.js" */
/** @import { Told, ToldOfMove } from "../told.js" */
/** @import { RenamedName } from "./latin-names.js" */
/** @import { GameToWrite } from "./record.js" */

/**
 * What may be kept of a game besides its moves: a tag, the branches, or what is told at a place of them.
 * @typedef {keyof Tags | "branches" | keyof (Told & ToldOfMove)} Part
 */

/**
 * What a format of files is.
 * @template {string} [Id=string]
 * @typedef {object} FileFormat
 * @property {Id} id As the option `format` names it.
 * @property {string} name As people call it.
 * @property {string} about What it holds of a game, in a few words of English.
 * @property {string} ending Of the names of its files, without a dot; of the first file where it has several.
 * @property {boolean} isBinary Whether it is no text.
 * @property {"game" | "position"} holds Whether it holds the whole game, or the position where the game stands.
 * @property {readonly Part[]} keeps What it keeps of a game besides its moves; of `others` each format keeps its own.
 * @property {boolean} needsStandardStart Whether it only holds games that begin at the usual start.
 */

/**
 * A file of games, as a format has it.
 * @typedef {object} WrittenFile
 * @property {string} ending Of its name, without a dot.
 * @property {string | Uint8Array<ArrayBuffer>} data Its content: a text, or bytes where the format is binary.
 * @property {RenamedName[]} [renamed] The names that it has in another way, as it cannot hold them; left out where there are none.
 */

/**
 * A format of texts, which writes one game after the other.
 * @template {string} [Id=string]
 * @typedef {FileFormat<Id> & { separator: string, write: (game: GameToWrite) => string }} TextWriter
 */

/**
 * A format of bytes, which writes all games together.
 * @template {string} [Id=string]
 * @typedef {FileFormat<Id> & { writeAll: (games: readonly GameToWrite[]) => WrittenFile[] }} BytesWriter
 */

export {};
