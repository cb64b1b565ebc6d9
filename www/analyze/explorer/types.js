// What the parts of the explorer have in common. Nothing here runs.

/** @import { Game } from "../../package/flipside.js" */

/**
 * What the panel can show of a position, one at a time.
 * @typedef {object} ExplorerView
 * @property {string} name
 * @property {string} label
 * @property {HTMLElement} element
 * @property {HTMLElement} [about] what stands below it, in the closed panel as well
 * @property {(game: Game) => void} draw
 */

export {};
