/** @import { Engine } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Activity, Settings } from "../state/types.js" */

import { create } from "../dom/elements.js";
import { isSearching } from "../match/activity.js";
import { deleteBytes, storeBytes, storedBytes } from "../storage/bytes.js";
import { reason } from "../words/errors.js";
import { storedAnalysisTexts } from "./text.js";

/** How long the engine rests before its table is stored, in milliseconds: it is large, and the next search changes it. */
const REST_MS = 1500;

/**
 * Where the table is between visits.
 * @typedef {{ load: () => Promise<Uint8Array | null>, save: (bytes: Uint8Array) => Promise<void>, clear: () => Promise<void> }} Storage
 */

/** @type {Storage} */
const DATABASE = {
  load: () => storedBytes("table"),
  save: (bytes) => storeBytes("table", bytes),
  clear: () => deleteBytes("table"),
};

/**
 * Says in the settings how large the table of the engine is, where there is little memory.
 * @param {HTMLElement} note behind which it stands
 * @param {Store} store
 */
export function tellSmallTable(note, { state: { tableBytes } }) {
  if (tableBytes !== null)
    note.after(create("p", { class: "note" }, storedAnalysisTexts.small(tableBytes / 1e6)));
}

/** Stores what the engine has searched from one visit to the next, for a person who wants that. */
export class StoredTable {
  #engine;
  #store;
  #storage;
  /** Whether the engine has searched since its table was stored. */
  #isNew = false;
  #isWanted;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Pick<Engine, "saveTable" | "loadTable">} engine
   * @param {Store} store
   * @param {Storage} [storage]
   */
  constructor(engine, store, storage = DATABASE) {
    this.#engine = engine;
    this.#store = store;
    this.#storage = storage;
    this.#isWanted = store.state.settings.keepAnalysis;
  }

  /** Gives the engine its table of the last visit. One of another version is deleted. */
  async restore() {
    if (!this.#isWanted) return;
    try {
      const bytes = await this.#storage.load();
      if (!bytes) return;
      await this.#engine.loadTable(bytes);
      this.#store.update({ storedTable: bytes.length });
    } catch {
      await this.#storage.clear().catch(() => {});
    }
  }

  /** Follows what goes on, to store the table whenever the engine rests, and the setting. @param {Document} [page] */
  follow(page = document) {
    // They may have changed since this was made.
    this.#want(this.#store.state.settings);
    this.#see(this.#store.state.activity);
    this.#store.on("set", (settings) => this.#want(settings));
    this.#store.on("began", (activity) => this.#see(activity));
    page.addEventListener("visibilitychange", () => {
      // A page that is hidden may not come back.
      if (page.hidden && this.#timer !== undefined) this.#save();
    });
  }

  /** @param {Settings} settings */
  #want({ keepAnalysis }) {
    if (keepAnalysis === this.#isWanted) return;
    this.#isWanted = keepAnalysis;
    this.#isNew = keepAnalysis;
    if (keepAnalysis) this.#see(this.#store.state.activity);
    else this.#delete();
  }

  /** Waits for a rest after each search. @param {Activity} activity */
  #see(activity) {
    if (!this.#isWanted) return;
    if (isSearching(activity)) {
      this.#isNew = true;
      this.#stopWaiting();
    } else if (this.#isNew && this.#timer === undefined) {
      this.#timer = setTimeout(() => this.#save(), REST_MS);
    }
  }

  #stopWaiting() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #save() {
    this.#stopWaiting();
    this.#isNew = false;
    try {
      const bytes = await this.#engine.saveTable();
      await this.#storage.save(bytes);
      if (this.#isWanted) this.#store.update({ storedTable: bytes.length });
      else await this.#storage.clear();
    } catch (error) {
      this.#tell(error);
    }
  }

  async #delete() {
    this.#stopWaiting();
    try {
      await this.#storage.clear();
      this.#store.update({ storedTable: null });
    } catch (error) {
      this.#tell(error);
    }
  }

  /** @param {unknown} error of the browser, which refuses */
  #tell(error) {
    this.#store.update({ notice: { kind: "error", text: storedAnalysisTexts.notSaved(reason(error)) } });
  }
}
