// The page's side of the worker that holds the collection.

/** @import { FoundGame, FoundGames, GameFilter, PositionStatistics, Problem, SortOrder, WrittenFile } from "../package/flipside.js" */

/** @import { SavedGame } from "./state.js" */
/** @import { PlayedGame, Player } from "../../js/repertoire/played.js" */

/** Which games are listed. @typedef {{ position?: string, sort?: SortOrder, from?: number, count?: number }} Listing */

/** A game with its moves, passes included. @typedef {Omit<FoundGame, "ply"> & { moves: readonly string[] }} WholeGame */

/**
 * Files to add, with the files of names that go with those of WTHOR.
 * @typedef {object} Batch
 * @property {readonly { file: File, name: string }[]} files each with its path
 * @property {import("../files/sources.js").Names} names
 */

/**
 * How far files are added.
 * @typedef {object} AddingProgress
 * @property {number} files that are done
 * @property {number} allFiles
 * @property {number} games that were looked at
 * @property {number} part of the file that is read now, from 0 to 1
 */

/** What is wrong with a file, by its name, or with a game of it. @typedef {{ name: string, problem: Problem }} ProblemOfFile */

/** What came of it. @typedef {{ added: number, known: number, problems: ProblemOfFile[], isStopped: boolean }} AddedFiles */

/**
 * What the worker does.
 * @typedef {object} Calls
 * @property {() => Promise<{ size: number, bytes: number, isKept: boolean }>} about
 * @property {(position: string, filter: GameFilter) => Promise<PositionStatistics>} moves
 * @property {(filter: GameFilter, options: Listing) => Promise<FoundGames>} find
 * @property {(id: number) => Promise<WholeGame | null>} game
 * @property {() => Promise<readonly Player[]>} players
 * @property {(name: string) => Promise<readonly PlayedGame[]>} playedBy
 * @property {(batch: Batch) => Promise<AddedFiles>} add
 * @property {() => Promise<void>} stop ends the adding
 * @property {(games: readonly SavedGame[]) => Promise<number>} addSaved how many are new
 * @property {(filter: GameFilter, options: Listing) => Promise<number>} remove
 * @property {(id: number) => Promise<number>} removeOne
 * @property {() => Promise<void>} bringBack what was removed last
 * @property {(format: string, filter: GameFilter, options: Listing) => Promise<WrittenFile[]>} write
 */

/** @typedef {{ number: number, call: keyof Calls, given: readonly unknown[] }} Call */
/** @typedef {{ number: number, value?: unknown, fault?: { message: string, code: string } }} Answer */

/** Asks the worker, and hears what it tells by itself. */
export class Client {
  #worker;
  #last = 0;
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: unknown) => void }>} */
  #waiting = new Map();

  /**
   * @param {{ onChange: () => void, onProgress: (progress: AddingProgress) => void }} hears `onChange`: another tab has changed the
   *   collection
   */
  constructor({ onChange, onProgress }) {
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", ({ data }) => {
      if (data.progress) onProgress(data.progress);
      else if (data.changed) onChange();
      else this.#settle(data);
    });
    this.#worker.addEventListener("error", (event) => {
      // It may be missing: then nothing is answered any more.
      const fault = { message: event.message || "the collection could not be loaded", code: "" };
      for (const number of [...this.#waiting.keys()]) this.#settle({ number, fault });
    });
  }

  /**
   * @template {keyof Calls} Name
   * @param {Name} call
   * @param {Parameters<Calls[Name]>} given
   * @returns {ReturnType<Calls[Name]>}
   */
  ask(call, ...given) {
    this.#last += 1;
    const number = this.#last;
    const answered = new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, call, given });
    });
    return /** @type {any} */ (answered);
  }

  /** @param {Answer} answer */
  #settle({ number, value, fault }) {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (fault) waiting?.reject(Object.assign(new Error(fault.message), { code: fault.code }));
    else waiting?.resolve(value);
  }
}
