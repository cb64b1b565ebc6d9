// Draws a board in a shadow tree: squares, discs, marks, and what is said.

import style from "../../generated/board-style.js";
import { opponentOf } from "../../rules/board.js";
import { flips, legalMoves, textOf } from "../../rules/position.js";
import { playSounds } from "../sound.js";
import { changeDiscs } from "./discs.js";
import { arrange, buildTree, setAttribute, setText } from "./elements.js";
import { ghostsOf } from "./line.js";
import { drawMarks, shapesBySquare } from "./marks.js";
import { drawSquare } from "./squares.js";

/**
 * @import { Move } from "../../generated/types.js"
 * @import { Position } from "../../rules/position.js"
 * @import { BoardOptions, Mark } from "../types.js"
 */

/** How long a pass is shown on the board. */
const PASS_MS = 1300;

/** All boards of a document share one sheet. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * What a board shows.
 * @typedef {object} Scene
 * @property {Position} position
 * @property {Move | null} last
 * @property {string | null} aim the square that is pointed at
 * @property {boolean} isOpen whether a disc can be placed now
 * @property {string} task what a person has to do who must pass; empty for others
 * @property {string} news what a screen reader is to read
 */

/** Gives a board its looks: those of another document do not come along. @param {ShadowRoot} shadow */
export function dress(shadow) {
  const { ownerDocument } = shadow;
  // One without a window, such as that of a template, draws nothing.
  const { CSSStyleSheet } = /** @type {typeof globalThis} */ (ownerDocument.defaultView ?? window);
  // A DOM of tests may know no such sheets: it draws nothing either.
  if (!CSSStyleSheet?.prototype.replaceSync) return;
  const sheet = sheets.get(ownerDocument) ?? new CSSStyleSheet();
  if (!sheets.has(ownerDocument)) sheet.replaceSync(style);
  sheets.set(ownerDocument, sheet);
  if (ownerDocument.defaultView) shadow.adoptedStyleSheets = [sheet];
}

export class View {
  tree = buildTree();
  #settle;
  #drawn = "";
  /** @type {readonly Mark[] | null} */
  #marks = null;
  #isFlipped = false;
  #isAsking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {ShadowRoot} shadow
   * @param {() => void} settle called when the discs of another position are at rest
   */
  constructor(shadow, settle) {
    this.#settle = settle;
    dress(shadow);
    arrange(this.tree, false);
    shadow.append(this.tree.root);
  }

  /** @param {Scene} scene @param {BoardOptions} options */
  draw(scene, options) {
    const { root, grid, cells, keys, said, marks } = this.tree;
    const { position, isOpen } = scene;
    const { movable, dots, coordinates, frame, theme, discs, flipped, texts } = options;
    const edge = coordinates === "outside" && !frame ? "inside" : coordinates;
    const shown = { theme, discs, dots, frame, turn: position.turn, open: isOpen, coordinates: edge };
    root.style.setProperty("--pixel", `${1 / devicePixelRatio}px`);
    for (const [name, value] of Object.entries(shown)) setAttribute(root, `data-${name}`, value);
    setAttribute(grid, "aria-label", texts.label);
    setAttribute(grid, "aria-readonly", movable === "none" && "true");
    setText(keys, texts.keys);
    if (scene.news) setText(said, scene.news);
    if (this.#isFlipped !== flipped) {
      // A square that is put elsewhere loses the focus.
      const focused = cells.find((cell) => cell.matches(":focus"));
      arrange(this.tree, flipped);
      focused?.focus({ preventScroll: true });
    }
    this.#change(scene, options);
    this.#showTask(scene.task);
    this.#drawSquares(scene, options);
    if (this.#marks !== options.marks || this.#isFlipped !== flipped)
      drawMarks(marks, options.marks, flipped);
    this.#isFlipped = flipped;
    this.#marks = options.marks;
  }

  /** Shows that no disc can be placed on a square now. @param {number} index */
  flash(index) {
    this.tree.cells[index]?.animate?.([{ backgroundColor: "rgb(255 90 70 / 0.65)" }, {}], 450);
  }

  /** Shows what a person has to do, until it is done. @param {string} text */
  #showTask(text) {
    const { pass } = this.tree;
    if (text) this.#say(text);
    else if (this.#isAsking) pass.hidden = true;
    this.#isAsking = text !== "";
  }

  /** @param {string} text in the middle of the board */
  #say(text) {
    const { pass } = this.tree;
    setText(pass, text);
    pass.hidden = false;
    for (const running of pass.getAnimations?.() ?? []) running.cancel();
    return pass;
  }

  /** Shows for a moment that a side passes. @param {string} text */
  #showPass(text) {
    const pass = this.#say(text);
    const showing = pass.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
      PASS_MS,
    );
    showing.onfinish = () => {
      pass.hidden = true;
    };
  }

  /** Moves the discs, if there are others. @param {Scene} scene @param {BoardOptions} options */
  #change({ position, last }, { sound, texts }) {
    const { root, cells } = this.tree;
    const [before, text] = [this.#drawn, textOf(position)];
    if (text === before) return;
    this.#drawn = text;
    const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
    // A DOM of tests shows every position at once.
    const canMove = root.isConnected && document.visibilityState === "visible" && "animate" in root;
    const moves = before !== "" && canMove;
    const rests = changeDiscs(cells, before.slice(0, 64) || "-".repeat(64), position.board, { moves, still });
    if (sound) playSounds(rests);
    this.tree.pass.hidden = true;
    if (moves && last === "pass") this.#showPass(texts.pass(opponentOf(position.turn)));
    const restsAfter = Math.max(0, ...rests.map(({ afterMs }) => afterMs));
    setAttribute(root, "data-moving", restsAfter > 0);
    clearTimeout(this.#timer);
    if (restsAfter > 0) this.#timer = setTimeout(() => this.#rest(), restsAfter);
    else this.#rest();
  }

  #rest() {
    setAttribute(this.tree.root, "data-moving", false);
    this.#settle();
  }

  /** @param {Scene} scene @param {BoardOptions} options */
  #drawSquares({ position, last, aim, isOpen }, { previews, values, line, marks, texts }) {
    const legal = new Set(isOpen ? legalMoves(position) : []);
    const move = /** @type {Move | undefined} */ ([...legal].find((square) => square === aim));
    const aimed = values.find((value) => value.move === aim);
    const view = {
      board: position.board,
      legal,
      last,
      aim,
      texts,
      flips: new Set(previews && move ? flips(position, move) : []),
      values: new Map(values.map((value) => [value.move, value])),
      best: Math.max(...values.map(({ score }) => score)),
      ghosts: ghostsOf(position, aimed?.pv ?? line),
      marks: shapesBySquare(marks),
    };
    for (const [index, cell] of this.tree.cells.entries()) drawSquare(cell, view, index);
  }
}
