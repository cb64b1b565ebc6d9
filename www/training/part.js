// What the room to train in is made of: it is loaded when a person first comes in.

export const room = {
  load: () => import("./room.js"),
  styles: [
    new URL("../style/exercises.css", import.meta.url),
    new URL("./style/room.css", import.meta.url),
    new URL("./style/home.css", import.meta.url),
    new URL("./style/puzzle.css", import.meta.url),
    new URL("./openings/style.css", import.meta.url),
    new URL("./you/style.css", import.meta.url),
  ],
};
