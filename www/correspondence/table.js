// The game with a friend that is on the board: what a person may do in it, and what becomes of it when a link is opened.

/** @import { Color } from "../state/types.js" */
/** @import { FriendGame, Played, Rules } from "../friend/game.js" */
/** @import { Kept } from "./kept.js" */
/** @import { Invitation } from "../friend/invitation.js" */
/** @import { Problem } from "../friend/link.js" */

import {
  afterAgreement,
  afterMove,
  afterResignation,
  DEALT,
  isUnsent,
  playedIn,
  takenBack,
} from "../friend/game.js";
import { invited } from "../friend/invitation.js";
import { gameIn, textOf } from "../friend/link.js";
import { joined, received, relationOf, seatOf } from "../friend/relation.js";

/** What a person is told of the link that was opened last. @typedef {Problem | "same" | "older" | "taken" | "notKept"} Told */

/** Where games are kept. @typedef {Pick<typeof import("./kept.js"), "keptGame" | "keep" | "keepAside">} Keeping */

/** A game with a friend. It is kept after each change, and nothing of it changes where a link is not what it should be. */
export class Table {
  #rules;
  #device;
  #keeping;
  #changed;
  #ownName;
  /** @type {Kept | null} */
  #kept = null;
  /** @type {Played | null} */
  #played = null;

  /** The ply that is shown. */
  ply = 0;
  /** @type {Told | null} */
  told = null;
  /** Whether the link has left this device while the game is as it is. */
  isOut = false;
  /**
   * The game of a link that differs from this one from a move on, counted from 0: the person is asked.
   * @type {{ game: FriendGame, at: number } | null}
   */
  fork = null;

  /**
   * @param {object} parts
   * @param {Rules} parts.rules
   * @param {string} parts.device
   * @param {Keeping} parts.keeping
   * @param {() => string} parts.ownName what the person is called where the game does not say it
   * @param {() => void} parts.changed
   */
  constructor({ rules, device, keeping, ownName, changed }) {
    this.#rules = rules;
    this.#device = device;
    this.#keeping = keeping;
    this.#ownName = ownName;
    this.#changed = changed;
  }

  get game() {
    return this.#kept?.game ?? null;
  }

  /** The color that the person plays; `null` where they watch. */
  get color() {
    return this.#kept?.color ?? null;
  }

  /** The position at the end of the moves. */
  get board() {
    return this.#played?.board ?? null;
  }

  /** The position that is shown. */
  get shown() {
    return this.board?.at(this.ply) ?? null;
  }

  get isOver() {
    const { game, board } = this;
    return Boolean(game && (board?.isOver || game.tail === "resigned" || game.tail === "agreed"));
  }

  /** Whether the person may move, resign, or agree to a draw. */
  get isTurn() {
    return this.color !== null && !this.isOver && !this.fork && this.board?.turn === this.color;
  }

  /** Whether something was done that no link has taken out of this device. */
  get isUnsent() {
    return this.#kept !== null && isUnsent(this.#kept.game, this.#kept.sent);
  }

  /** Whether the last thing done is a move of the person's with which a draw can still be offered. */
  get canOffer() {
    const { game, board } = this;
    return this.isUnsent && !this.isOver && game?.tail !== "resigned" && board?.turn !== this.color;
  }

  /** Whether the friend has offered a draw that the person may still accept. */
  get isOffered() {
    return this.isTurn && !this.isUnsent && this.game?.tail === "offered";
  }

  /** The game as the link to send. */
  get text() {
    return this.game ? textOf(this.game) : "";
  }

  /** The game as both know it, or may know it. */
  get sentText() {
    return this.#kept ? textOf(this.#kept.sent) : "";
  }

  /** Begins a game. @param {Invitation} invitation */
  begin(invitation) {
    const game = invited(invitation, this.#device);
    this.#put({ game, sent: game, color: invitation.color });
  }

  /** Puts the game away. */
  leave() {
    this.#kept = null;
    this.#played = null;
    this.fork = null;
    this.told = null;
    this.#changed();
  }

  /**
   * Opens the game of a link.
   * @param {string} text of the link
   * @param {boolean} isAgain whether this page shows it already, as after a reload: then nothing is said of that
   */
  async open(text, isAgain = false) {
    const { game, problem } = gameIn(text, this.#rules);
    if (!game) return this.#tell(text === "" ? "incomplete" : problem);
    const known = this.game?.id === game.id ? this.#kept : await this.#known(game.id);
    if (!known) return this.#sit(game);
    const { game: next, relation } = received(known.game, game, known.color, this.#rules);
    const isSent = relationOf(known.sent, game).kind === "same";
    if (relation.kind === "newer") return this.#put({ ...known, game: next, sent: next });
    if (relation.kind === "same") {
      this.#put({ ...known, game: next, sent: next });
      return isAgain ? undefined : this.#tell("same");
    }
    if (relation.kind === "older") {
      this.#put({ ...known, game: next, sent: joined(known.sent, game) });
      return isAgain && isSent ? undefined : this.#tell(isSent ? "same" : "older");
    }
    if (relation.kind === "taken" && this.#isLate(known, game))
      return this.#put({ game, sent: game, color: null });
    this.#put(known);
    if (relation.kind !== "fork") return this.#tell("taken");
    this.fork = { game, at: relation.at };
    this.#changed();
  }

  /** Which of two games goes on that differ; the other one is kept as well. @param {boolean} isOfLink */
  choose(isOfLink) {
    const [{ fork }, kept] = [this, this.#kept];
    if (!fork || !kept) return;
    const color = this.#seatIn(fork.game);
    const other = { game: fork.game, sent: fork.game, color };
    this.fork = null;
    void this.#keeping.keepAside(isOfLink ? kept : other, this.#rules).catch(() => this.#tell("notKept"));
    if (isOfLink) this.#sit(fork.game);
    else this.#changed();
  }

  /** Makes the person's move. @param {string} move @returns {boolean} whether it was theirs to make */
  place(move) {
    const { game, board } = this;
    if (!game || !board || !this.isTurn || this.ply !== board.moves.length) return false;
    if (!(/** @type {readonly string[]} */ (board.legalMoves()).includes(move))) return false;
    this.#change(afterMove(game, move));
    return true;
  }

  /** @param {boolean} isOffered with the move that was made last */
  offerDraw(isOffered) {
    if (this.game && this.canOffer) this.#change({ ...this.game, tail: isOffered ? "offered" : "none" });
  }

  /** Accepts the draw that was offered. */
  agree() {
    if (this.game && this.isOffered) this.#change(afterAgreement(this.game));
  }

  resign() {
    if (this.game && this.isTurn) this.#change(afterResignation(this.game));
  }

  /** Takes back what was done last, as long as it was not sent. */
  takeBack() {
    if (this.#kept && this.isUnsent) this.#change(takenBack(this.#kept.game, this.#kept.sent));
  }

  /** Gives the person a name in the game, where it has none. @param {string} name that fits */
  call(name) {
    const { game, color } = this;
    if (!this.#kept || !game || !color) return;
    const called = (/** @type {FriendGame} */ each) => ({ ...each, names: { ...each.names, [color]: name } });
    this.#put({ ...this.#kept, game: called(game), sent: called(this.#kept.sent) });
  }

  /** The link has left this device: nothing of it is taken back. */
  handOut() {
    if (!this.#kept) return;
    this.#put({ ...this.#kept, sent: this.#kept.game });
    this.isOut = true;
    this.#changed();
  }

  /** Shows another place of the game. @param {number} ply or the nearest one that there is */
  goTo(ply) {
    this.ply = Math.max(0, Math.min(this.board?.moves.length ?? 0, ply));
    this.#changed();
  }

  /** Looks whether the game has gone on in another tab. */
  async refresh() {
    const { game } = this;
    const known = game && (await this.#known(game.id));
    if (!known || !this.#kept || known.game.id !== this.game?.id) return;
    const isNewer = relationOf(this.#kept.game, known.game).kind === "newer";
    if (isNewer) this.#put(known);
  }

  /** @param {FriendGame} game that this device does not know */
  #sit(game) {
    const color = this.#seatIn(game);
    const seated = color ? this.#withSeat(game, color) : game;
    this.#put({ game: seated, sent: seated, color });
  }

  /** Whether somebody else has taken the person's seat before they had made a move. @param {Kept} known @param {FriendGame} game */
  #isLate({ game: mine, color }, game) {
    const sides = playedIn(mine, this.#rules)?.sides.slice(mine.isDealt ? DEALT : 0) ?? [];
    const isAhead = relationOf({ ...mine, seats: game.seats }, game).kind !== "older";
    return color !== null && game.seats[color] !== this.#device && !sides.includes(color) && isAhead;
  }

  /** @param {FriendGame} game @returns {Color | null} */
  #seatIn(game) {
    const played = playedIn(game, this.#rules);
    return played && seatOf(game, this.#device, played.board.turn);
  }

  /** @param {FriendGame} game @param {Color} color @returns {FriendGame} */
  #withSeat(game, color) {
    return {
      ...game,
      seats: { ...game.seats, [color]: this.#device },
      names: { ...game.names, [color]: game.names[color] || this.#ownName() },
    };
  }

  /** @param {string} id @returns {Promise<Kept | null>} */
  async #known(id) {
    return this.#keeping.keptGame(id, this.#rules).catch(() => null);
  }

  /** @param {FriendGame} game in which the person has done something */
  #change(game) {
    if (this.#kept) this.#put({ ...this.#kept, game });
  }

  /** Shows and keeps a game. @param {Kept} kept */
  #put(kept) {
    this.#kept = kept;
    this.#played = playedIn(kept.game, this.#rules);
    this.ply = this.board?.moves.length ?? 0;
    this.told = null;
    this.fork = null;
    this.isOut = false;
    this.#changed();
    this.#keeping.keep(kept, this.#rules).catch(() => this.#tell("notKept"));
  }

  /** @param {Told} told */
  #tell(told) {
    this.told = told;
    this.#changed();
  }
}
