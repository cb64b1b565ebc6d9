// The element `<othello-board>`: what pages set, call and listen to.

import { illegal } from "../notation/played.js";
import { SQUARES } from "../rules/board.js";
import { after, flips, legalMoves, START_POSITION, textOf } from "../rules/position.js";
import { dress, View } from "./drawing/view.js";
import { listen } from "./input.js";
import { DEFAULTS } from "./options.js";
import { isSame, readMove, shownOf } from "./position.js";
import { defineOptions, Host, OBSERVED, setByAttribute, takeOver } from "./properties.js";
import { vibrate } from "./sound.js";

/**
 * @import { Color, Move, Square } from "../generated/types.js"
 * @import { Shown } from "./position.js"
 * @import { BoardEvents, BoardOptions, BoardPosition, MoveDetail } from "./types.js"
 */

/**
 * A board of Othello, as an element of a page: `<othello-board movable="both"></othello-board>`. It draws, takes moves
 * from pointer and keyboard, and knows the rules; it holds no engine.
 *
 * ```js
 * const board = document.querySelector("othello-board");
 * board.position = "f5d6c3";
 * board.addEventListener("move", ({ detail }) => console.log(detail.move, detail.flips));
 * ```
 */
export class OthelloBoard extends Host {
  /** The attributes of the element. @type {readonly string[]} */
  static observedAttributes = OBSERVED;

  static {
    defineOptions(
      OthelloBoard.prototype,
      (board) => board.#options,
      (board) => board.#queue(),
    );
  }

  /** @type {BoardOptions} */
  #options = { ...DEFAULTS };
  /** @type {Shown} */
  #shown = { position: START_POSITION, last: null };
  /** @type {Square | null} */
  #aim = null;
  #isQueued = false;
  /** What a person has to do, as it was last read out. */
  #told = "";
  /** @type {string[]} */
  #news = [];
  #view;
  #focus;

  /** Pages make one with `document.createElement("othello-board")`. */
  constructor() {
    super();
    this.#view = new View(this.attachShadow({ mode: "open" }), () => {
      this.#tell("settle", { position: this.position });
    });
    const { grid, cells } = this.#view.tree;
    this.#focus = listen(grid, cells, {
      choose: (index) => this.#choose(index),
      point: (index) => this.#point(index),
      legal: () => this.#legal().map((move) => SQUARES.indexOf(/** @type {Square} */ (move))),
      isFlipped: () => this.flipped,
    });
    this.#queue();
  }

  /**
   * The position: a `Game`, its record or another object like it, a transcript, or the 64 squares and the side to move; the start of a game
   * at first. It reads as the 64 squares and the side to move.
   * @returns {string}
   */
  get position() {
    return textOf(this.#shown.position);
  }

  /**
   * @param {BoardPosition} source
   * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`; the board stays as it was
   */
  set position(source) {
    const shown = shownOf(source ?? "");
    const { position, last } = shown;
    const { position: before } = this.#shown;
    const next = last && after(before, last);
    if (last && next && isSame(next, position)) this.#report(this.#detailOf(last));
    this.#shown = shown;
    if (!isSame(before, position)) this.#point(null);
    this.#queue();
  }

  /** The side to move. @returns {Color} */
  get turn() {
    return this.#shown.position.turn;
  }

  /** What the side to move can play, as `Game.legalMoves()` gives it. @returns {Move[]} */
  get legalMoves() {
    return legalMoves(this.#shown.position);
  }

  /**
   * Plays a move, or a pass where one must. No event is sent.
   * @param {Move | (string & {})} move
   * @throws {FlipsideError} `ILLEGAL_MOVE`; the board stays as it was
   */
  play(move) {
    const read = readMove(move);
    if (read && after(this.#shown.position, read)) return this.#advance(read);
    throw illegal("move", this.#shown.position, move);
  }

  /** Gives the focus to the square that had it last. @param {FocusOptions} [options] @override */
  focus(options) {
    this.#focus(undefined, options);
  }

  /**
   * Gives the focus to a square.
   * @param {Square} square
   * @param {FocusOptions} [options]
   */
  focusSquare(square, options) {
    const index = SQUARES.indexOf(square);
    if (index >= 0) this.#focus(index, options);
  }

  /**
   * @template {keyof BoardEvents} Type
   * @overload
   * @param {Type} type
   * @param {(this: OthelloBoard, event: BoardEvents[Type]) => void} listener
   * @param {boolean | AddEventListenerOptions} [options]
   * @returns {void}
   */
  /**
   * @template {keyof HTMLElementEventMap} Native
   * @overload
   * @param {Native} type
   * @param {(this: OthelloBoard, event: HTMLElementEventMap[Native]) => void} listener
   * @param {boolean | AddEventListenerOptions} [options]
   * @returns {void}
   */
  /**
   * @overload
   * @param {string} type
   * @param {EventListenerOrEventListenerObject | null} listener
   * @param {boolean | AddEventListenerOptions} [options]
   * @returns {void}
   */
  /**
   * Listens to an event of the board or of any element.
   * @param {string} type
   * @param {any} listener
   * @param {boolean | AddEventListenerOptions} [options]
   */
  addEventListener(type, listener, options) {
    super.addEventListener(type, listener, options);
  }

  /** Called by the browser. */
  connectedCallback() {
    takeOver(this);
  }

  /** Called by the browser when the board is moved to another document. */
  adoptedCallback() {
    if (this.shadowRoot) dress(this.shadowRoot);
  }

  /**
   * Called by the browser.
   * @param {string} name
   * @param {string | null} _
   * @param {string | null} text
   */
  attributeChangedCallback(name, _, text) {
    setByAttribute(this, name, text);
  }

  /** Draws once, however much was changed. */
  #queue() {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      const { position, last } = this.#shown;
      const options = this.#options;
      const task = this.#task();
      if (task && task !== this.#told && options.announce) this.#news.push(task);
      this.#told = task;
      const scene = {
        position,
        last: options.lastMove ?? last,
        aim: this.#aim,
        isOpen: this.#legal().length > 0,
        task,
        news: this.#news.join(" "),
      };
      this.#news = [];
      this.#view.draw(scene, options);
    });
  }

  /** The squares where a person can place a disc now. @returns {Move[]} */
  #legal() {
    return this.#moves().filter((move) => move !== "pass");
  }

  /** What a person can play now. @returns {Move[]} */
  #moves() {
    const { movable } = this.#options;
    return movable === "both" || movable === this.turn ? this.legalMoves : [];
  }

  /** What a person has to do who must pass. */
  #task() {
    return this.#moves()[0] === "pass" ? this.#options.texts.mustPass(this.turn) : "";
  }

  /** @param {number} index of a square that was chosen */
  #choose(index) {
    const square = /** @type {Square} */ (SQUARES[index]);
    // One who must pass does it by a touch anywhere.
    if (this.#task()) return this.#offer("pass");
    if (!this.#legal().includes(square)) {
      this.#view.flash(index);
      this.#tell("refuse", { square });
      return;
    }
    if (this.#options.vibration) vibrate();
    this.#offer(square);
    if (this.#shown.last === square && this.legalMoves[0] === "pass") this.#offer("pass");
  }

  /** Plays a move of a person, unless the page does not want it, or has already put another position here. @param {Move} move */
  #offer(move) {
    const shown = this.#shown;
    if (this.#tell("move", this.#detailOf(move)) && this.#shown === shown) this.#advance(move);
  }

  /** @param {number | null} index of the square that is pointed at */
  #point(index) {
    const aim = index === null ? null : (SQUARES[index] ?? null);
    if (aim === this.#aim) return;
    this.#aim = aim;
    this.#queue();
    this.#tell("focus-square", { square: aim });
  }

  /** @param {Move} move a legal one */
  #advance(move) {
    const { position } = this.#shown;
    this.#report(this.#detailOf(move));
    this.#shown = { position: after(position, move) ?? position, last: move };
    this.lastMove = null;
    this.#queue();
  }

  /** @param {MoveDetail} detail of a move that a screen reader is to read */
  #report(detail) {
    const { announce, texts } = this.#options;
    if (announce) this.#news.push(texts.move(detail));
  }

  /** @param {Move} move a legal one @returns {MoveDetail} */
  #detailOf(move) {
    const { position } = this.#shown;
    return {
      move,
      color: position.turn,
      flips: flips(position, move) ?? [],
      position: textOf(after(position, move) ?? position),
    };
  }

  /**
   * @template {keyof BoardEvents} Type
   * @param {Type} type
   * @param {BoardEvents[Type]["detail"]} detail
   * @returns {boolean} false where it was canceled
   */
  #tell(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: type === "move" }));
  }
}
