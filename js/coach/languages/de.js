// The coach in German.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "de",
  sentences: {
    "corner-given":
      "{ply|one:# Zug|other:# Züge} später nimmt dein Gegner die Ecke {square}; nach dem besten Zug geschieht das nicht.",
    "corner-missed":
      "Nach dem besten Zug nimmst du {ply|one:# Zug|other:# Züge} später die Ecke {square}; so bekommst du sie nicht.",
    "corner-missed-now": "Der beste Zug nimmt die Ecke {square}; so bekommst du sie nicht.",
    "x-square": "{square} liegt schräg neben der leeren Ecke {corner}; das kann sie deinem Gegner öffnen.",
    "c-square": "{square} liegt am Rand neben der leeren Ecke {corner}; das kann sie deinem Gegner öffnen.",
    replies:
      "Dein Gegner hat {played|one:# Zug|other:# Züge} zur Auswahl; nach dem besten Zug {best|one:wäre es #|other:wären es #}.",
    choices:
      "Nach {ply|one:# Zug|other:# Zügen} hast du {played|one:# Zug|other:# Züge} zur Auswahl; mit dem besten Zug {best|one:wäre es #|other:wären es #}.",
    "safe-moves":
      "Nach {ply|one:# Zug|other:# Zügen} hast du {played|one:# sicheren Zug, der keine Ecke hergibt|other:# sichere Züge, die keine Ecke hergeben}; mit dem besten Zug {best|one:wäre es #|other:wären es #}.",
    "opponent-safe-moves":
      "Nach {ply|one:# Zug|other:# Zügen} hat dein Gegner {played|one:# sicheren Zug, der keine Ecke hergibt|other:# sichere Züge, die keine Ecke hergeben}; mit dem besten Zug {best|one:wäre es #|other:wären es #}.",
    mobility:
      "Dir gehen die Züge aus: In den nächsten {plies|one:# Zug|other:# Zügen} hast du im Mittel {difference|one:# Zug|other:# Züge} weniger zur Auswahl als nach dem besten Zug (deine minus die deines Gegners).",
    "pass-suffered": "{ply|one:# Zug|other:# Züge} später hast du keinen Zug und musst passen.",
    "pass-missed":
      "Nach dem besten Zug hat dein Gegner {ply|one:# Zug|other:# Züge} später keinen Zug und muss passen.",
    frontier:
      "Deine Steine liegen offener und geben deinem Gegner Züge: Nach {ply|one:# Zug|other:# Zügen} {difference|one:grenzt # Stein|other:grenzen # Steine} mehr von dir an leere Felder als mit dem besten Zug (deine minus die deines Gegners).",
    "own-regions":
      "Nach {ply|one:# Zug|other:# Zügen} hast du {difference|one:# Gebiet weniger, in das|other:# Gebiete weniger, in die} nur du setzen kannst, als mit dem besten Zug (deine minus die deines Gegners).",
    stable:
      "Nach {ply|one:# Zug|other:# Zügen} hast du {difference|one:# Stein weniger, den|other:# Steine weniger, die} niemand mehr umdrehen kann, als mit dem besten Zug (deine minus die deines Gegners).",
    parity:
      "Der Zug liegt in einem Gebiet mit {played|one:# leeren Feld|other:# leeren Feldern}, einer geraden Zahl; der beste Zug liegt in einem mit {best}, einer ungeraden.",
    "last-move": "Dein Gegner macht den letzten Zug der Partie; nach dem besten Zug machst du ihn.",
    opening:
      "Der beste Zug wurde hier in {best|one:# bekannten Partie|other:# bekannten Partien} gespielt, deiner in {played}.",
    "opening-named":
      "Der beste Zug führt in die Eröffnung {name}, die in {best|one:# bekannten Partie|other:# bekannten Partien} gespielt wurde; deiner wurde in {played} gespielt.",
  },
};
