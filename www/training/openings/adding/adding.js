/** @import { Color } from "../../../train/repertoires.js" */
/** @import { OwnGame, Style } from "../../../../js/repertoire/making.js" */
/** @import { People } from "../../../../js/repertoire/people.js" */
/** @import { Proposal } from "../../../../js/repertoire/proposal.js" */
/** @import { Change, Repertoire } from "../../../../js/repertoire/repertoire.js" */
/** @import { Spelled } from "../../../../js/repertoire/played.js" */
/** @import { Names, Tree } from "../../../../js/repertoire/trees.js" */

import { freshBySize, playedIn } from "../../../../js/repertoire/making.js";
import { plainName } from "../../../../js/repertoire/played.js";
import { proposalOf } from "../../../../js/repertoire/proposal.js";
import { answersIn } from "../../../../js/repertoire/trees.js";
import { keepOwnNames, ownNames } from "../../../archive/own-names.js";

/** @typedef {"size" | "games" | "files"} Source */

/**
 * What was read of a source.
 * @typedef {object} Read
 * @property {readonly OwnGame[]} own games of which it is known which player the person is
 * @property {readonly Spelled[]} players of the other games, those of most games first
 * @property {(names: readonly string[] | null, color: Color) => Promise<readonly OwnGame[]>} playedBy the games of a player, by all names;
 *   of nobody: those that name nobody, which are of the color
 * @property {readonly Tree[]} trees that were written down
 * @property {readonly string[]} problems what could not be read
 * @property {readonly string[]} names of the files
 */

/** @type {Read} */
export const NOTHING = Object.freeze({
  own: [],
  players: [],
  playedBy: async () => [],
  trees: [],
  problems: [],
  names: [],
});

/**
 * What a person wishes.
 * @typedef {object} Wishes
 * @property {number} size how many positions are made of what people play
 * @property {Style} style
 * @property {number} replies in how large a part of the games the other side plays a move, 0 to 1
 * @property {number} times how often a position came up in games
 * @property {number} deepest the number of the last move
 * @property {boolean} isFollowed whether positions that the moves do not lead to are left out
 * @property {boolean} isTaken whether new moves take the place of those that are there
 */

/** The last move of any game. */
export const LAST_MOVE = 60;

/** @type {Readonly<Wishes>} */
const USUAL = Object.freeze({
  size: 60,
  style: "people",
  replies: 0,
  times: 1,
  deepest: 20,
  isFollowed: true,
  isTaken: false,
});

/** Of so many games a position that came up once says little. */
const MANY_GAMES = 20;

/** What a person adds to a repertoire: it is read, shown, and only then taken. */
export class Adding {
  /** @type {Color} */
  color = "black";
  /** @type {Source | null} */
  source = null;
  isReading = false;
  /** @type {Read} */
  read = NOTHING;
  /** @type {Wishes} */
  wishes = USUAL;
  /**
   * Who the person is in the games; `null`: nobody who is named, `undefined`: that was not said yet.
   * @type {readonly Spelled[] | null | undefined}
   */
  players = undefined;
  /** Who the person has said to be so far, where that is asked. @type {readonly Spelled[]} */
  chosen = [];
  /** @type {readonly OwnGame[]} */
  games = [];
  /** How many games of the person are of the other color, and not taken. */
  left = 0;
  /** @type {{ known: Repertoire, wishes: Wishes, games: readonly OwnGame[], proposal: Proposal & { others: number } } | null} */
  #proposed = null;

  /** Whether the person has to say first which player they are. */
  get isAsking() {
    return this.source !== null && this.players === undefined && this.read.players.length > 0;
  }

  /**
   * Begins with what a source holds.
   * @param {Source} source
   * @param {Color} color
   * @param {Promise<Read>} [reading]
   */
  async begin(source, color, reading) {
    this.end();
    Object.assign(this, { source, color, isReading: true });
    try {
      this.read = (await reading) ?? NOTHING;
      const own = new Set(ownNames().map(plainName));
      const found = this.read.players.filter(({ name }) => own.has(plainName(name)));
      if (found.length > 0 || this.read.players.length === 0)
        await this.#take(found.length > 0 ? found : null);
      else this.games = this.#ofColor(this.read.own);
      const { trees } = this.read;
      this.#wish();
      // What was written down is wanted as it is.
      if (trees.length > 0) this.wishes = { ...this.wishes, deepest: LAST_MOVE, isFollowed: false };
    } catch (error) {
      this.end();
      throw error;
    }
    this.isReading = false;
  }

  /** Says that the person is a player, or is none where that was said before. @param {string} name */
  chooseName(name) {
    const player = this.read.players.find(({ spellings }) => spellings.includes(name));
    if (!player) return;
    const others = this.chosen.filter((each) => each !== player);
    this.chosen = others.length < this.chosen.length ? others : [...others, player];
  }

  /** The person is the chosen players, which is kept beside names that are in other games. */
  async be() {
    const here = new Set(this.read.players.map(({ name }) => plainName(name)));
    const elsewhere = ownNames().filter((name) => !here.has(plainName(name)));
    keepOwnNames([...elsewhere, ...this.chosen.map(({ name }) => name)]);
    await this.#take(this.chosen);
    this.#wish();
  }

  /** The person is none of the players. */
  async beNobody() {
    await this.#take(null);
    this.#wish();
  }

  /** The person is somebody else, or has another name as well. */
  askAgain() {
    this.chosen = this.players ?? [];
    this.players = undefined;
    this.games = this.#ofColor(this.read.own);
  }

  end() {
    Object.assign(this, {
      source: null,
      isReading: false,
      read: NOTHING,
      wishes: USUAL,
      games: [],
      left: 0,
      chosen: [],
    });
    this.players = undefined;
    this.#proposed = null;
  }

  /**
   * What would come of it; `null` where nothing is known yet.
   * @param {Repertoire} known
   * @param {People} people
   * @param {Names} names of openings, which are no comments
   */
  proposed(known, people, names) {
    const { source, isReading, wishes, games, read } = this;
    if (source === null || isReading) return null;
    const before = this.#proposed;
    if (before?.known === known && before.wishes === wishes && before.games === games) return before.proposal;
    const { color } = known;
    const { times: least, deepest } = wishes;
    const written = answersIn(read.trees, color, { names });
    /** @type {Change[]} */
    const changes =
      source === "size"
        ? freshBySize({ ...wishes, color, people, known })
        : [...playedIn(games, color, { least, deepest }), ...written.changes];
    const proposal = { ...proposalOf(known, changes, { ...wishes, people }), others: written.others };
    this.#proposed = { known, wishes, games, proposal };
    return proposal;
  }

  /** @param {readonly Spelled[] | null} players */
  async #take(players) {
    const names = players?.flatMap(({ spellings }) => spellings) ?? null;
    const named = await this.read.playedBy(names, this.color);
    this.players = players;
    this.games = this.#ofColor([...this.read.own, ...named]);
  }

  #wish() {
    this.wishes = { ...this.wishes, times: this.games.length < MANY_GAMES ? 1 : 2 };
  }

  /** @param {readonly OwnGame[]} games */
  #ofColor(games) {
    const taken = games.filter(({ color }) => color === this.color);
    this.left = games.length - taken.length;
    return taken;
  }
}
