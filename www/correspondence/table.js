// The game with a friend that is on the board: what a person may do in it, and what becomes of it when a link is opened.

/** @import { FriendGame, Played, Rules } from "../friend/game.js" */
/** @import { Kept } from "./kept.js" */
/** @import { Invitation } from "../friend/invitation.js" */
/** @import { Problem } from "../friend/link.js" */

import {
  afterAgreement,
  afterMove,
  afterResignation,
  isUnsent,
  playedIn,
  takenBack,
} from "../friend/game.js";
import { invited } from "../friend/invitation.js";
import { gameIn, textOf } from "../friend/link.js";
import { joined, received, relationOf } from "../friend/relation.js";
import { isLate, seated, seatIn } from "../friend/seats.js";

/** What a person is told of the link that was opened last. @typedef {Problem | "same" | "older" | "taken" | "notKept"} Told */

/** Where games are kept. @typedef {Omit<typeof import("./kept.js"), "gamesGoingOn">} Keeping */

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
   * The game of a link that differs from this one from a move on, counted from 0: the person is asked. It is kept beside this one.
   * @type {{ other: Kept, at: number } | null}
   */
  fork = null;
  /** Resolves when what was done last is kept, or could not be: whether it is. @type {Promise<boolean>} */
  written = Promise.resolve(true);

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

  /** Whether the game is over, and the friend can know it. */
  get isSettled() {
    return this.isOver && !this.isUnsent;
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
    const other = (isAgain && (await this.#aside(game))) || this.#asSent(game);
    // Another tab may have gone on with it.
    if (this.game?.id === game.id) await this.refresh();
    const known = this.game?.id === game.id ? this.#kept : await this.#known(game.id);
    if (!known) return this.#take(other);
    const { game: next, relation } = received(known.game, game, known.color, this.#rules);
    const isSent = relationOf(known.sent, game).kind === "same";
    if (relation.kind === "newer") return this.#put({ ...known, game: next, sent: next });
    if (relation.kind === "same") {
      // A game of one's own list may hold a move that was not sent.
      this.#put({ ...known, game: next, sent: isAgain ? joined(known.sent, next) : next });
      return isAgain ? undefined : this.#tell("same");
    }
    if (relation.kind === "older") {
      this.#put({ ...known, game: next, sent: joined(known.sent, game) });
      return isAgain && isSent ? undefined : this.#tell(isSent ? "same" : "older");
    }
    if (relation.kind === "taken" && isLate(known, game, this.#device, this.#rules))
      return this.#put({ game, sent: game, color: null });
    if (relation.kind === "fork") {
      this.fork = { other, at: relation.at };
      this.#write(this.#keeping.keep(known, this.#rules), this.#keeping.keepAside(other, this.#rules));
      return this.#show(known);
    }
    this.#put(known);
    this.#tell("taken");
  }

  /** Which of two games goes on that differ; both are kept. @param {boolean} isOfLink */
  choose(isOfLink) {
    const [{ fork }, mine] = [this, this.#kept];
    if (!fork || !mine) return;
    this.fork = null;
    if (isOfLink) this.#take(fork.other, mine);
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

  /** The link has left this device: nothing of it is taken back. @param {string} text the link; one of another position changes nothing */
  handOut(text = this.text) {
    if (!this.#kept || text !== this.text) return;
    this.#put({ ...this.#kept, sent: this.#kept.game });
    this.isOut = true;
    this.#changed();
  }

  /** Shows another place of the game. @param {number} ply or the nearest one that there is */
  goTo(ply) {
    this.ply = Math.max(0, Math.min(this.board?.moves.length ?? 0, ply));
    this.#changed();
  }

  /** Looks what another tab has made of the game. Nothing of it is lost that was sent, or that could not be kept. */
  async refresh() {
    const mine = this.#kept;
    const isKept = await this.written;
    const stored = mine && (await this.#known(mine.game.id));
    // The person may have gone on meanwhile.
    if (!mine || !stored || this.#kept !== mine) return;
    const isSame = textOf(mine.game) === textOf(stored.game) && textOf(mine.sent) === textOf(stored.sent);
    const isNewer = relationOf(mine.game, stored.game).kind === "newer";
    const wasSent = relationOf(mine.sent, stored.sent).kind === "older";
    if (!isSame && (isNewer || (isKept && !wasSent))) this.#show(stored);
  }

  /** A game with nothing in it that was not sent. @param {FriendGame} game @returns {Kept} */
  #asSent(game) {
    return { game, sent: game, color: seatIn(game, this.#device, this.#rules) };
  }

  /** Goes on with one game, which may have been kept aside, instead of another one. @param {Kept} taken @param {Kept} [left] */
  #take(taken, left) {
    const { game, sent, color } = taken;
    const seat = (/** @type {FriendGame} */ each) => seated(each, color, this.#device, this.#ownName());
    const next = { game: seat(game), sent: seat(sent), color };
    const [keeping, rules] = [this.#keeping, this.#rules];
    const keepBoth = async () => {
      // Both at once: what the person does next is written after them.
      await Promise.all([left && keeping.keepAside(left, rules), keeping.keep(next, rules)]);
      await keeping.dropAside(taken);
    };
    this.#write(keepBoth());
    this.#show(next);
  }

  /** @param {string} id @returns {Promise<Kept | null>} */
  async #known(id) {
    return this.#keeping.keptGame(id, this.#rules).catch(() => null);
  }

  /** What was kept aside of a game of one's own list. @param {FriendGame} game @returns {Promise<Kept | null>} */
  async #aside(game) {
    return this.#keeping.keptAside(game, this.#rules).catch(() => null);
  }

  /** @param {FriendGame} game in which the person has done something */
  #change(game) {
    if (this.#kept) this.#put({ ...this.#kept, game });
  }

  /** Shows and keeps a game. @param {Kept} kept */
  #put(kept) {
    this.#write(this.#keeping.keep(kept, this.#rules));
    this.#show(kept);
  }

  /** @param {Promise<unknown>[]} writing */
  #write(...writing) {
    this.written = Promise.all(writing).then(
      () => true,
      () => {
        this.#tell("notKept");
        return false;
      },
    );
  }

  /** @param {Kept} kept */
  #show(kept) {
    this.#kept = kept;
    this.#played = playedIn(kept.game, this.#rules);
    this.ply = this.board?.moves.length ?? 0;
    this.told = null;
    this.fork = this.fork && this.#forkWith(this.fork.other);
    this.isOut = false;
    this.#changed();
  }

  /** The question which game goes on stands as long as the two differ. @param {Kept} other */
  #forkWith(other) {
    if (!this.game) return null;
    const { relation } = received(this.game, other.game, this.color, this.#rules);
    return relation.kind === "fork" ? { other, at: relation.at } : null;
  }

  /** @param {Told} told */
  #tell(told) {
    this.told = told;
    this.#changed();
  }
}
