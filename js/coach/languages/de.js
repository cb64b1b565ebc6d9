// The coach in German.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "de",
  sentences: {
    "reply-key":
      "{opponent|black:Schwarz|white:Weiß} nimmt {squares}, das Feld, das {player|you:du ihm gelassen hast|black:Schwarz ihm gelassen hat|white:Weiß ihm gelassen hat}.",
    "reply-key-alone":
      "{opponent|black:Schwarz|white:Weiß} nimmt {square}, das {player|you:du ihm gelassen hast|black:Schwarz ihm gelassen hat|white:Weiß ihm gelassen hat}; jede andere Antwort bringt {rival|you:ihm|black:Schwarz|white:Weiß} mindestens {discs|one:# Stein|other:# Steine} weniger.",
    "reply-key-opened":
      "{move} lässt {opponent|black:Schwarz|white:Weiß} {square} nehmen, {player|you:dein bestes Feld|black:das beste Feld für Schwarz|white:das beste Feld für Weiß}.",
    "reply-key-alone-opened":
      "{move} lässt {opponent|black:Schwarz|white:Weiß} {square} nehmen, {player|you:dein bestes Feld|black:das beste Feld für Schwarz|white:das beste Feld für Weiß}; jede andere Antwort bringt {rival|you:ihm|black:Schwarz|white:Weiß} mindestens {discs|one:# Stein|other:# Steine} weniger.",
    "reply-opened":
      "{move} lässt {opponent|black:Schwarz|white:Weiß} auf {squares} setzen: Dann kann er {by} umdrehen.",
    "reply-closed":
      "{better} hätte {by} umgedreht und {opponent|black:Schwarz|white:Weiß} damit {squares} versperrt.",
    "reply-answered":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {square}; nach {better} {player|you:würdest du|black:würde Schwarz|white:würde Weiß} mit {place|corner:der Ecke |square:}{answer} antworten und mehr Steine umdrehen als jetzt.",
    "reply-answered-more":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {square}; nach {better} {player|you:würdest du|black:würde Schwarz|white:würde Weiß} mit {place|corner:der Ecke |square:}{answer} antworten und auch {flips} umdrehen.",
    "reply-unanswered":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {square}; nach {better} {player|you:könntest du|black:könnte Schwarz|white:könnte Weiß} mit {place|corner:der Ecke |square:}{answer} antworten, jetzt nicht.",
    "reply-spent":
      "{move} ist {player|you:deine Antwort|black:die Antwort von Schwarz|white:die Antwort von Weiß} auf {square}: Nach {better} {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß} sie noch, wenn {opponent|black:Schwarz|white:Weiß} auf {square} setzt.",
    "answer-lost":
      "Nach {better} {player|you:könntest du|black:könnte Schwarz|white:könnte Weiß} {reply} mit {place|corner:der Ecke |square:}{square} beantworten; nach {move} geht das nicht.",
    "answer-turned":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {reply} und dreht {by} um; das {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß} gebraucht, um mit {place|corner:der Ecke |square:}{square} zu antworten.",
    "better-lost":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {reply} und dreht {by} um; das {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß} für {better} gebraucht.",
    "better-flipped":
      "{move} dreht selbst {by} um; das {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß} für {better} gebraucht.",
    "next-key":
      "Erst setzt {opponent|black:Schwarz|white:Weiß} auf {reply}, nach {player|you:deinem |other:}{answer}{player|you: |black: von Schwarz |white: von Weiß }dann auf {square}: Dieses Feld wäre für {player|you:dich|black:Schwarz|white:Weiß} das beste.",
    "next-wanted":
      "{square} wollen beide: Nach {better} {player|you:bekommst du|black:bekommt Schwarz|white:bekommt Weiß} es, so bekommt es {opponent|black:Schwarz|white:Weiß}.",
    "next-shut":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {reply} und nach {player|you:deinem |other:}{answer}{player|you: |black: von Schwarz |white: von Weiß }auch auf {square}; nach {better} ginge das nicht.",
    "move-lost":
      "Nach {better} und {other} {player|you:könntest du|black:könnte Schwarz|white:könnte Weiß} {square} spielen; nach {move} und {reply} nicht.",
    "corner-next": "Nach der Antwort {reply} bekommt {opponent|black:Schwarz|white:Weiß} die Ecke {square}.",
    "corner-opened":
      "{move} liegt neben der Ecke {square}: {opponent|black:Schwarz|white:Weiß} kann jetzt {by} umdrehen und diese Ecke nehmen.",
    "corner-next-beside":
      "{move} liegt neben der Ecke {square}: Nach der Antwort {reply} bekommt {opponent|black:Schwarz|white:Weiß} diese Ecke.",
    "corner-next-answer":
      "Nach der Antwort {reply} öffnet {player|you:deine beste Antwort|black:die beste Antwort von Schwarz|white:die beste Antwort von Weiß} die Ecke {square}.",
    "corner-next-each":
      "Nach der Antwort {reply} öffnet jede {player|you:deiner Antworten|black:Antwort von Schwarz|white:Antwort von Weiß} {opponent|black:für Schwarz|white:für Weiß} eine Ecke; die beste gibt {rival|you:ihm|black:Schwarz|white:Weiß} {square}.",
    "few-answers": "Die Antwort {reply} lässt {player|you:dir|black:Schwarz|white:Weiß} nur {squares}.",
    "no-answer":
      "Nach der Antwort {reply} {player|you:hast du|black:hat Schwarz|white:hat Weiß} keinen Zug und {player|you:musst|black:muss|white:muss} passen.",
    "access-opponent":
      "Nach {move} kann {opponent|black:Schwarz|white:Weiß} auf {squares} setzen, nach {better} nicht.",
    "access-own":
      "Nach {better} {player|you:kannst nur du|black:kann nur Schwarz|white:kann nur Weiß} auf {squares} setzen, nach {move} ist das nicht so.",
    "choices-unsafe":
      "{later|3:Drei|5:Fünf} Züge später, bei bestem Spiel, öffnet jeder {player|you:deiner Züge|black:Zug von Schwarz|white:Zug von Weiß} eine Ecke; mit dem besten Zug wären {best} sicher.",
    "choices-left":
      "{later|3:Drei|5:Fünf} Züge später, bei bestem Spiel, {player|you:kannst du|black:kann Schwarz|white:kann Weiß} nur noch {squares} spielen; mit dem besten Zug {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß} {best} Züge.",
    "choices-opened":
      "Die Antwort {reply} öffnet {player|you:dir|black:Schwarz|white:Weiß} keinen neuen Zug; nach dem besten Zug würde {other} {best} öffnen.",
    "choices-fewer":
      "Nach der Antwort {reply} {player|you:hast du|black:hat Schwarz|white:hat Weiß} {played|one:# Zug|other:# Züge}, {opponent|black:Schwarz|white:Weiß} {theirs}; nach dem besten Zug und der Antwort {other} {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß} {best}, {opponent|black:Schwarz|white:Weiß} {instead}.",
    "choices-fewer-later":
      "{later|3:Drei|5:Fünf} Züge später, bei bestem Spiel, {player|you:hast du|black:hat Schwarz|white:hat Weiß} {played|one:# Zug|other:# Züge}, {opponent|black:Schwarz|white:Weiß} {theirs}; mit dem besten Zug {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß} {best}, {opponent|black:Schwarz|white:Weiß} {instead}.",
    "choices-own":
      "Nach der Antwort {reply} {player|you:hast du|black:hat Schwarz|white:hat Weiß} {played|one:# Zug|other:# Züge}; nach dem besten Zug und der Antwort {other} wären es {best}.",
    "choices-own-later":
      "{later|3:Drei|5:Fünf} Züge später, bei bestem Spiel, {player|you:hast du|black:hat Schwarz|white:hat Weiß} {played|one:# Zug|other:# Züge}; mit dem besten Zug wären es {best}.",
    "choices-theirs":
      "Nach der Antwort {reply} hat {opponent|black:Schwarz|white:Weiß} {theirs|one:# Zug|other:# Züge}; nach dem besten Zug und der Antwort {other} nur {instead}.",
    "choices-theirs-later":
      "{later|3:Drei|5:Fünf} Züge später, bei bestem Spiel, hat {opponent|black:Schwarz|white:Weiß} {theirs|one:# Zug|other:# Züge}; mit dem besten Zug nur {instead}.",
    "can-wait":
      "{square} hat Zeit: {opponent|black:Schwarz|white:Weiß} kann dort nicht setzen, und {player|you:du kannst|black:Schwarz kann|white:Weiß kann} es nach {better} immer noch.",
    "prevents-key": "{better} nimmt das Feld, das {opponent|black:Schwarz|white:Weiß} haben wollte.",
    "prevents-key-opened":
      "{better} nimmt das Feld, das {opponent|black:Schwarz|white:Weiß} nach {move} bekommen würde.",
    "prevents-opened":
      "Nach {move} könnte {opponent|black:Schwarz|white:Weiß} {by} umdrehen und auf {square} setzen, nach {better} nicht.",
    "prevents-closed":
      "{better} dreht {by} um und versperrt {opponent|black:Schwarz|white:Weiß} damit {square}.",
    "prevents-answered":
      "Nach {better} {player|you:kannst du|black:kann Schwarz|white:kann Weiß} auf {square} mit {place|corner:der Ecke |square:}{answer} antworten und mehr Steine umdrehen als nach {move}.",
    "prevents-answered-more":
      "Nach {better} {player|you:kannst du|black:kann Schwarz|white:kann Weiß} auf {square} mit {place|corner:der Ecke |square:}{answer} antworten und auch {flips} umdrehen.",
    "prevents-spent":
      "{better} bewahrt {player|you:dir|black:Schwarz|white:Weiß} {answer} auf, {player|you:deine|other:die} Antwort auf {square} von {opponent|black:Schwarz|white:Weiß}.",
    "prevents-unanswered":
      "Nach {better} {player|you:kannst du|black:kann Schwarz|white:kann Weiß} auf {square} mit {place|corner:der Ecke |square:}{answer} antworten, nach {move} nicht.",
    "only-win": "Nur {square} gewinnt.",
    "only-draw": "Nur {square} rettet das Unentschieden.",
    "only-move": "Alle Züge außer {square} verlieren mindestens {discs|one:# Stein|other:# Steine}.",
    "decided-win":
      "{turn|black:Schwarz|white:Weiß} hat mit {move} den Sieg aus der Hand gegeben; {better} hätte ihn gehalten.",
    "decided-draw":
      "{turn|black:Schwarz|white:Weiß} hat mit {move} das Unentschieden aus der Hand gegeben; {better} hätte es gehalten.",
    "decided-most":
      "{move} von {turn|black:Schwarz|white:Weiß} hat am meisten gekostet; {better} war besser.",
    "corner-given":
      "Bei bestem Spiel nimmt {rival|you:dein Gegner|black:Schwarz|white:Weiß} {ply|one:# Zug|other:# Züge} später die Ecke {square}; nach dem besten Zug geschieht das nicht.",
    "corner-missed":
      "Nach dem besten Zug {player|you:nimmst du|black:nimmt Schwarz|white:nimmt Weiß} {ply|one:# Zug|other:# Züge} später die Ecke {square}; so {player|you:bekommst du|black:bekommt Schwarz|white:bekommt Weiß} sie bei bestem Spiel nicht.",
    "corner-missed-now":
      "Der beste Zug nimmt die Ecke {square}; so {player|you:bekommst du|black:bekommt Schwarz|white:bekommt Weiß} sie nicht.",
    "safe-moves":
      "Der beste Zug lässt {player|you:dir|black:Schwarz|white:Weiß} mehr sichere Züge, also Züge, die keine Ecke preisgeben.",
    mobility:
      "Der beste Zug lässt {player|you:dir|black:Schwarz|white:Weiß} mehr Züge zur Auswahl, verglichen mit {rival|you:deinem Gegner|black:Schwarz|white:Weiß}.",
    frontier:
      "Steine an leeren Feldern geben {rival|you:deinem Gegner|black:Schwarz|white:Weiß} Züge: Mit dem besten Zug {player|you:hättest du|black:hätte Schwarz|white:hätte Weiß}, verglichen mit {rival|you:ihm|black:Schwarz|white:Weiß}, weniger solche Steine.",
    "own-regions":
      "Der beste Zug lässt {player|you:dir|black:Schwarz|white:Weiß} mehr Gebiete, in die nur {player|you:du setzen kannst|black:Schwarz setzen kann|white:Weiß setzen kann}.",
    stable:
      "Der beste Zug bringt {player|you:dir|black:Schwarz|white:Weiß} mehr Steine, die niemand mehr umdrehen kann.",
    "pass-suffered":
      "Innerhalb von {ply} Zügen kommt {rival|you:dein Gegner|black:Schwarz|white:Weiß} zu {square}; danach {player|you:hast du|black:hat Schwarz|white:hat Weiß} keinen Zug und {player|you:musst|black:muss|white:muss} passen.",
    "pass-missed":
      "Nach dem besten Zug {player|you:kommst du|black:kommt Schwarz|white:kommt Weiß} innerhalb von {ply} Zügen zu {square}; danach hat {rival|you:dein Gegner|black:Schwarz|white:Weiß} keinen Zug und muss passen.",
    "pass-missed-now":
      "Nach {square} hat {rival|you:dein Gegner|black:Schwarz|white:Weiß} keinen Zug und muss passen.",
    "last-move":
      "{rival|you:Dein Gegner|black:Schwarz|white:Weiß} macht den letzten Zug der Partie, auf {square}; nach dem besten Zug {player|you:machst du|black:macht Schwarz|white:macht Weiß} ihn, auf {instead}.",
    "discs-lost":
      "Bei bestem Spiel hat am Ende {rival|you:dein Gegner|black:Schwarz|white:Weiß} {squares}, nach dem besten Zug {player|you:du|black:Schwarz|white:Weiß}.",
    "edge-lost":
      "Bei bestem Spiel gehört am Ende die Kante von {from} bis {to} {rival|you:deinem Gegner|black:Schwarz|white:Weiß}; nach dem besten Zug gehört sie {player|you:dir|black:Schwarz|white:Weiß}.",
    "region-last":
      "Das letzte der Felder {squares} besetzt {rival|you:dein Gegner|black:Schwarz|white:Weiß}; nach dem besten Zug {player|you:besetzt du|black:besetzt Schwarz|white:besetzt Weiß} es.",
    opening:
      "Der beste Zug wurde hier in {best|one:# bekannten Partie|other:# bekannten Partien} gespielt, {player|you:deiner|other:dieser} in {played}.",
    "opening-named":
      "Der beste Zug führt in die Eröffnung {name}, die in {best|one:# bekannten Partie|other:# bekannten Partien} gespielt wurde; {player|you:deiner|other:dieser} in {played}.",
  },
  long: {
    refutation:
      "Jede andere Antwort bringt {opponent|black:Schwarz|white:Weiß} mindestens {discs|one:# Stein|other:# Steine} weniger.",
    cost: "Nach {better} würde {square} {opponent|black:Schwarz|white:Weiß} mindestens {cost|one:# Stein|other:# Steine} kosten.",
    decided: "Er hat {loss|one:# Stein|other:# Steine} gekostet.",
    "safe-moves":
      "Nach {ply|one:# Zug|other:# Zügen} {player|you:hast du|black:hat Schwarz|white:hat Weiß} {played|one:# sicheren Zug|other:# sichere Züge}; mit dem besten Zug {best|one:wäre es #|other:wären es #}.",
    mobility:
      "In den nächsten {plies|one:# Zug|other:# Zügen} {player|you:hast du|black:hat Schwarz|white:hat Weiß} im Mittel {difference|one:# Zug|other:# Züge} weniger als nach dem besten Zug ({player|you:deine|black:die von Schwarz|white:die von Weiß} minus {rival|you:die deines Gegners|black:die von Schwarz|white:die von Weiß}).",
    frontier:
      "Nach {ply|one:# Zug|other:# Zügen} gibt es {difference|one:# solchen Stein|other:# solche Steine} mehr als mit dem besten Zug ({player|you:deine|black:die von Schwarz|white:die von Weiß} minus {rival|you:die deines Gegners|black:die von Schwarz|white:die von Weiß}).",
    "own-regions":
      "Nach {ply|one:# Zug|other:# Zügen} {player|you:hast du|black:hat Schwarz|white:hat Weiß} {difference|one:# solches Gebiet|other:# solche Gebiete} weniger als mit dem besten Zug ({player|you:deine|black:die von Schwarz|white:die von Weiß} minus {rival|you:die deines Gegners|black:die von Schwarz|white:die von Weiß}).",
    stable:
      "Nach {ply|one:# Zug|other:# Zügen} {player|you:hast du|black:hat Schwarz|white:hat Weiß} {difference|one:# solchen Stein|other:# solche Steine} weniger als mit dem besten Zug ({player|you:deine|black:die von Schwarz|white:die von Weiß} minus {rival|you:die deines Gegners|black:die von Schwarz|white:die von Weiß}).",
  },
};
