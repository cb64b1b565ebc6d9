/** @import { Engine } from "../app/flipside.js" */
/** @import { Store } from "../app/store.js" */
/** @import { State } from "../app/types.js" */

import { forgetBytes, keepBytes, keptBytes } from "../app/kept.js";
import { isSearching } from "../match/activity.js";
import { notices, reason } from "../notices/text.js";

/** How long the engine rests before its table is kept, in milliseconds: it is large, and the next search changes it. */
const REST_MS = 1500;

/** Keeps what the engine has searched from one visit to the next, for a person who wants that. */
export class EngineMemory {
  #engine;
  #store;
  /** Whether the engine has searched since its table was kept. */
  #isNew = false;
  #isWanted;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Pick<Engine, "saveTable" | "loadTable">} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
    this.#isWanted = store.state.settings.memory;
  }

  /** Gives the engine its table of the last visit. One of another version is forgotten. */
  async restore() {
    if (!this.#isWanted) return;
    try {
      const bytes = await keptBytes("table");
      if (!bytes) return;
      await this.#engine.loadTable(bytes);
      this.#store.update({ kept: bytes.length });
    } catch {
      await forgetBytes("table").catch(() => {});
    }
  }

  /** Follows what goes on, to keep the table whenever the engine rests. */
  follow() {
    this.#store.watch((state) => this.#notice(state));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden && this.#timer !== undefined) this.#keep();
    });
  }

  /** @param {State} state */
  #notice({ settings, activity }) {
    if (settings.memory !== this.#isWanted) {
      this.#isWanted = settings.memory;
      this.#isNew = settings.memory;
      if (!settings.memory) this.#forget();
    }
    if (!settings.memory) return;
    if (isSearching(activity)) {
      this.#isNew = true;
      this.#rest();
    } else if (this.#isNew && this.#timer === undefined) {
      this.#timer = setTimeout(() => this.#keep(), REST_MS);
    }
  }

  /** Keeps the table no sooner than after the next rest. */
  #rest() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #keep() {
    this.#rest();
    this.#isNew = false;
    try {
      const bytes = await this.#engine.saveTable();
      await keepBytes("table", bytes);
      if (this.#isWanted) this.#store.update({ kept: bytes.length });
      else await forgetBytes("table");
    } catch (error) {
      this.#store.update({ notice: { kind: "error", text: notices.notKept(reason(error)) } });
    }
  }

  async #forget() {
    this.#rest();
    try {
      await forgetBytes("table");
      this.#store.update({ kept: null });
    } catch (error) {
      this.#store.update({ notice: { kind: "error", text: notices.notKept(reason(error)) } });
    }
  }
}
