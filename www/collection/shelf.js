// The collection as the page sees it: what is asked for now, and which parts draw it. Explorer and dialog share it.

/** @import { Game, SortOrder } from "../package/flipside.js" */
/** @import { AddingProgress, Batch, Listing } from "./client.js" */
/** @import { Fields } from "./state.js" */

import { storedGames } from "../archive/games.js";
import { recall, remember } from "../storage/local.js";
import { dayOf } from "../words/day.js";
import { Client } from "./client.js";
import { filterOf, NO_FIELDS, playedGame, playedSince } from "./state.js";

/** @type {Shelf | undefined} */
let shelf;

/** The shelf of this page, which is opened when it is first asked for. */
export function openShelf() {
  shelf ??= new Shelf();
  return shelf;
}

export class Shelf {
  /** What the filter asks for. @type {Readonly<Fields>} */
  fields = NO_FIELDS;
  /** @type {SortOrder} */
  sort = "-date";
  /** The size of the collection, once it is open. */
  about = { size: 0, bytes: 0, isKept: true };
  /** @type {(() => void)[]} */
  #followers = [];
  /** @type {((progress: AddingProgress) => void) | undefined} */
  #onProgress;
  /** @type {Promise<Client> | undefined} */
  #opened;

  /** Calls a function whenever there are other games, or others are asked for. @param {() => void} follower */
  follow(follower) {
    this.#followers.push(follower);
  }

  /** Asks for other games. @param {Partial<Fields>} change @param {SortOrder} [sort] */
  set(change, sort = this.sort) {
    this.fields = { ...this.fields, ...change };
    this.sort = sort;
    this.#tell();
  }

  /** How many games come to a position. Nothing is opened for it where there are no games. @param {Game} game */
  async count(game) {
    return recall().hasGames === true ? (await this.moves(game)).games : 0;
  }

  /** What the collection says of a position. @param {Game} game */
  async moves(game) {
    return (await this.#client()).ask("moves", game.toString(), filterOf(this.fields));
  }

  /** A part of the list of games. @param {Listing} listing @param {Readonly<Fields>} [fields] of a filter; those of now when left out */
  async find(listing, fields = this.fields) {
    return (await this.#client()).ask("find", filterOf(fields), { sort: this.sort, ...listing });
  }

  /** Who played the games, besides those that were played here. Nothing is opened for it where there are no games. */
  async players() {
    return recall().hasGames === true ? (await this.#client()).ask("players") : [];
  }

  /** The games of a player, by the exact name. @param {string} name */
  async playedBy(name) {
    return (await this.#client()).ask("playedBy", name);
  }

  /** @param {number} id */
  async game(id) {
    return (await this.#client()).ask("game", id);
  }

  /**
   * Adds files.
   * @param {Batch} batch
   * @param {(progress: AddingProgress) => void} onProgress
   */
  async add(batch, onProgress) {
    this.#onProgress = onProgress;
    const client = await this.#client();
    const sum = await client.ask("add", batch);
    await this.#look(client);
    return sum;
  }

  /** Ends the adding: what is there by then, stays. */
  async stop() {
    await (await this.#client()).ask("stop");
  }

  /** Removes a game, or all that are shown; they can be brought back. @param {number | Listing} which */
  async remove(which) {
    const client = await this.#client();
    const count = await (typeof which === "number"
      ? client.ask("removeOne", which)
      : client.ask("remove", filterOf(this.fields), which));
    await this.#look(client);
    return count;
  }

  async bringBack() {
    const client = await this.#client();
    await client.ask("bringBack");
    await this.#look(client);
  }

  /** The games that are shown as the files of a format. @param {string} format @param {Listing} listing */
  async write(format, listing) {
    return (await this.#client()).ask("write", format, filterOf(this.fields), {
      sort: this.sort,
      ...listing,
    });
  }

  /** Adds what was played here since the collection was opened; a page that was asked for no games needs none. */
  async addPlayed() {
    const client = await this.#opened;
    if (client && (await addPlayed(client)) > 0) await this.#look(client);
  }

  /** The worker, with what was played here meanwhile: a page that is asked for no games has none. */
  #client() {
    this.#opened ??= this.#open().catch((error) => {
      // Else nobody could try again.
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #open() {
    const client = new Client({
      onChange: () => void this.#look(client),
      onProgress: (progress) => this.#onProgress?.(progress),
    });
    // Without the games that were played here the others are there all the same.
    await addPlayed(client).catch(() => 0);
    await this.#learn(client);
    return client;
  }

  /** Looks what there is now. @param {Client} client */
  async #look(client) {
    await this.#learn(client);
    this.#tell();
  }

  /** @param {Client} client */
  async #learn(client) {
    this.about = await client.ask("about");
    const hasGames = this.about.size > 0;
    if (recall().hasGames !== hasGames) remember({ hasGames });
  }

  #tell() {
    for (const follower of this.#followers) follower();
  }
}

/** Adds what was played here to its end since the last time. @param {Client} client @returns {Promise<number>} how many games are new */
async function addPlayed(client) {
  const { collected } = recall();
  const played = playedSince(await storedGames(), typeof collected === "number" ? collected : 0);
  if (played.length === 0) return 0;
  const added = await client.ask(
    "addSaved",
    played.map((game) => playedGame(game, dayOf)),
  );
  remember({ collected: Math.max(...played.map(({ time }) => time)) });
  return added;
}
