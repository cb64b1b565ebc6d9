/** @import { Room } from "../state/types.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Store } from "../state/store.js" */

// The rooms in which an exercise is on the board instead of the game. The position there is in the state; what a room does with it is
// told here when the room is loaded.

/**
 * What a room with exercises does.
 * @typedef {object} ExerciseRoom
 * @property {(puzzles: readonly OwnPuzzle[]) => void} enter puts an exercise on the board, as the person has come in; if there are puzzles,
 *   they are asked for
 * @property {(square: string) => void} place answers a disc that the person places
 * @property {() => void} [leave] the person has gone to another room
 */

/** Tells the rooms with exercises what concerns them. */
export class Exercises {
  #store;
  /** @type {Map<Room, ExerciseRoom>} */
  #rooms = new Map();
  /** The room whose exercise is on the board. @type {ExerciseRoom | undefined} */
  #open;
  /** What is asked for until the room to train in takes it, which may have to be loaded first. @type {readonly OwnPuzzle[]} */
  #queued = [];

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** Gives a room what it does. Where the person waits in it already, that begins at once. @param {Room} name @param {ExerciseRoom} room */
  open(name, room) {
    this.#rooms.set(name, room);
    if (this.#store.state.room === name) this.enter(name);
  }

  /** The person has come into a room. @param {Room} name */
  enter(name) {
    const room = this.#rooms.get(name);
    if (this.#open !== room) this.#open?.leave?.();
    this.#open = room;
    if (!room) return;
    const puzzles = name === "train" ? this.#queued : [];
    if (name === "train") this.#queued = [];
    room.enter(puzzles);
  }

  /** Puzzles to be given next in their room. @param {readonly OwnPuzzle[]} puzzles */
  queue(puzzles) {
    this.#queued = puzzles;
  }

  /** A disc that the person places in a room. @param {Room} name @param {string} square */
  place(name, square) {
    this.#rooms.get(name)?.place(square);
  }
}
