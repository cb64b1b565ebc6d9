import { phrasesOf } from "../words/language.js";

/** The rules in short, and what each key does. */
export const helpTexts = phrasesOf("help", {
  title: "How to play",
  rules:
    "Place a disc so that a straight row of your opponent's discs lies between it and another disc of yours. The discs in between flip. If you have no such move, you pass. When neither side can move, the side with more discs wins. Empty squares count for the winner.",
  guide: "Try it in five steps on the board",
  keyboard: "Keyboard",
  moveOver: "move around the board",
  enter: "Enter",
  place: "place a disc",
  next: "next legal move",
  shift: "Shift",
  previous: "previous legal move",
  goTo: "go to square f5",
  undo: "undo, redo",
  ctrl: "Ctrl",
  hint: "hint",
  values: "show or hide the values of all moves",
  newGame: "new game",
  flip: "flip the board",
  circle: "draw a circle, or take it away",
  arrow: "begin an arrow, and end it on another square",
  paste: "paste a game",
  step: "in analysis: a move back or forward",
  home: "Home",
  end: "End",
  ends: "in analysis: to the start or the end",
  branch: "in analysis: the branch above or below",
  focus:
    "Letter keys work while the board has the focus. In analysis, the arrow keys step through the moves wherever you clicked last.",
  draw: "Circles and arrows are drawn with the right mouse button, too, or by a finger that rests on a square for half a second. A click that plays no move removes them.",
  close: "Close",
});
