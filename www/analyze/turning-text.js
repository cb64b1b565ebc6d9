import { phrasesOf } from "../words/language.js";

/** How a game can be turned, and what is said of it. */
export const turningTexts = phrasesOf("turning", {
  open: "Turn or mirror",
  title: "Turn or mirror the game",
  right: "Quarter turn to the right",
  left: "Quarter turn to the left",
  half: "Half a turn",
  sides: "Mirror left and right",
  ends: "Mirror top and bottom",
  diagonal: "Mirror along a1–h8",
  antidiagonal: "Mirror along a8–h1",
  exchange: "Exchange the colors",
  close: "Close",
  turned: "The game was turned.",
  exchanged: "The colors were exchanged.",
});
