// The coach in German.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "de",
  sentences: {
    "reply-key": "{opponent|black:Schwarz|white:Weiß} nimmt {squares}, das Feld, das du ihm gelassen hast.",
    "reply-key-alone":
      "{opponent|black:Schwarz|white:Weiß} nimmt {square}, das du ihm gelassen hast; jede andere Antwort bringt ihm mindestens {discs|one:# Stein|other:# Steine} weniger.",
    "reply-key-opened": "{move} lässt {opponent|black:Schwarz|white:Weiß} {square} nehmen, dein bestes Feld.",
    "reply-key-alone-opened":
      "{move} lässt {opponent|black:Schwarz|white:Weiß} {square} nehmen, dein bestes Feld; jede andere Antwort bringt ihm mindestens {discs|one:# Stein|other:# Steine} weniger.",
    "reply-opened":
      "{move} lässt {opponent|black:Schwarz|white:Weiß} auf {squares} setzen: Jetzt lässt sich {by} umdrehen.",
    "reply-closed":
      "{better} hätte {by} umgedreht und {opponent|black:Schwarz|white:Weiß} damit {squares} versperrt.",
    "reply-answered":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {square}; nach {better} wäre das schwächer, denn du antwortest mit {answer}.",
    "reply-answered-more":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {square}; nach {better} würdest du mit {place|corner:der Ecke |square:}{answer} antworten und auch {flips} umdrehen.",
    "reply-unanswered":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {square}; nach {better} könntest du mit {place|corner:der Ecke |square:}{answer} antworten, so geht das nicht.",
    "reply-spent":
      "{move} ist deine Antwort auf {square}: Nach {better} hättest du sie noch, wenn {opponent|black:Schwarz|white:Weiß} auf {square} setzt.",
    "answer-lost":
      "Nach {better} könntest du {reply} mit {place|corner:der Ecke |square:}{square} beantworten; nach {move} geht das nicht.",
    "answer-turned":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {reply} und dreht {by} um; das hättest du gebraucht, um mit {place|corner:der Ecke |square:}{square} zu antworten.",
    "better-lost":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {reply} und dreht {by} um; das hättest du für {better} gebraucht.",
    "better-flipped": "{move} dreht selbst {by} um; das hättest du für {better} gebraucht.",
    "next-key":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {reply} und nach deinem {answer} auch auf {square}, dein bestes Feld.",
    "next-wanted":
      "{square} wollen beide: Nach {better} bekommst du es, so bekommt es {opponent|black:Schwarz|white:Weiß}.",
    "next-shut":
      "{opponent|black:Schwarz|white:Weiß} setzt auf {reply} und nach deinem {answer} auch auf {square}; nach {better} käme er nicht dorthin.",
    "move-lost":
      "Nach {better} könntest du mit {square} weitermachen; nach {move} gibt es diesen Zug nicht mehr.",
    "corner-next": "Nach {reply} bekommt {opponent|black:Schwarz|white:Weiß} die Ecke {square}.",
    "corner-opened":
      "{move} ist ein {beside|x:X-Feld|c:C-Feld}: {opponent|black:Schwarz|white:Weiß} kann jetzt {by} umdrehen und die Ecke {square} nehmen.",
    "corner-next-beside":
      "{move} ist ein {beside|x:X-Feld|c:C-Feld}: Nach {reply} bekommt {opponent|black:Schwarz|white:Weiß} die Ecke {square}.",
    "corner-next-each":
      "Nach {reply} öffnet jede deiner Antworten {opponent|black:Schwarz|white:Weiß} eine Ecke; die beste gibt ihm {square}.",
    "few-answers": "{reply} lässt dir nur {squares}.",
    "no-answer": "Nach {reply} hast du keinen Zug und musst passen.",
    "can-wait":
      "{square} hat Zeit: {opponent|black:Schwarz|white:Weiß} kann dort nicht setzen, und du kannst es nach {better} immer noch.",
    "prevents-key": "{better} nimmt das Feld, das {opponent|black:Schwarz|white:Weiß} haben wollte.",
    "prevents-key-opened":
      "{better} nimmt das Feld, das {opponent|black:Schwarz|white:Weiß} nach {move} bekommen würde.",
    "prevents-opened":
      "Nach {move} könnte {opponent|black:Schwarz|white:Weiß} {by} umdrehen und auf {square} setzen, nach {better} nicht.",
    "prevents-closed":
      "{better} dreht {by} um und versperrt {opponent|black:Schwarz|white:Weiß} damit {square}.",
    "prevents-answered":
      "{square}, die beste Antwort von {opponent|black:Schwarz|white:Weiß} auf {move}, ist nach {better} schwächer: Du antwortest mit {answer}.",
    "prevents-answered-more":
      "Nach {better} kannst du auf {square} mit {place|corner:der Ecke |square:}{answer} antworten und auch {flips} umdrehen.",
    "prevents-spent":
      "{better} bewahrt dir {answer} auf, deine Antwort auf {square} von {opponent|black:Schwarz|white:Weiß}.",
    "prevents-unanswered":
      "Nach {better} kannst du auf {square} mit {place|corner:der Ecke |square:}{answer} antworten, nach {move} nicht.",
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
      "{ply|one:# Zug|other:# Züge} später nimmt dein Gegner die Ecke {square}; nach dem besten Zug geschieht das nicht.",
    "corner-missed":
      "Nach dem besten Zug nimmst du {ply|one:# Zug|other:# Züge} später die Ecke {square}; so bekommst du sie nicht.",
    "corner-missed-now": "Der beste Zug nimmt die Ecke {square}; so bekommst du sie nicht.",
    "safe-moves": "Spar dir sichere Züge auf, die keine Ecke hergeben: Der beste Zug lässt dir mehr davon.",
    mobility: "Dir gehen die Züge aus: Spiel so, dass du viele zur Auswahl hast und dein Gegner wenige.",
    "mobility-compared": "Der beste Zug lässt dir mehr Züge zur Auswahl, verglichen mit deinem Gegner.",
    frontier:
      "Zu offen: Nach dem besten Zug liegen weniger deiner Steine an leeren Feldern, verglichen mit denen deines Gegners.",
    "own-regions": "Behalte Gebiete, in die nur du setzen kannst: Nach dem besten Zug hast du mehr davon.",
    stable: "Denk an Steine, die niemand mehr umdrehen kann: Der beste Zug bringt dir mehr davon.",
    "pass-suffered": "Dein Gegner kommt zu {square}; danach hast du keinen Zug und musst passen.",
    "pass-missed":
      "Nach dem besten Zug kommst du zu {square}; danach hat dein Gegner keinen Zug und muss passen.",
    "pass-missed-now": "Nach {square} hat dein Gegner keinen Zug und muss passen.",
    "last-move":
      "Dein Gegner macht den letzten Zug der Partie, auf {square}; nach dem besten Zug machst du ihn, auf {instead}.",
    "discs-lost": "Bei bestem Spiel hat am Ende dein Gegner {squares}, nach dem besten Zug du.",
    "edge-lost":
      "Am Ende gehört die Kante von {from} bis {to} deinem Gegner; nach dem besten Zug gehört sie dir.",
    "region-last": "Das letzte der Felder {squares} besetzt dein Gegner; nach dem besten Zug besetzt du es.",
    opening:
      "Der beste Zug wurde hier in {best|one:# bekannten Partie|other:# bekannten Partien} gespielt, deiner in {played}.",
    "opening-named":
      "Der beste Zug führt in die Eröffnung {name}, die in {best|one:# bekannten Partie|other:# bekannten Partien} gespielt wurde; deiner in {played}.",
  },
  long: {
    refutation:
      "Jede andere Antwort bringt {opponent|black:Schwarz|white:Weiß} mindestens {discs|one:# Stein|other:# Steine} weniger.",
    cost: "Nach {better} würde {square} {opponent|black:Schwarz|white:Weiß} mindestens {cost|one:# Stein|other:# Steine} kosten.",
    decided: "Er hat {loss|one:# Stein|other:# Steine} gekostet.",
    "safe-moves":
      "Nach {ply|one:# Zug|other:# Zügen} hast du {played|one:# sicheren Zug|other:# sichere Züge}; mit dem besten Zug {best|one:wäre es #|other:wären es #}.",
    mobility:
      "In den nächsten {plies|one:# Zug|other:# Zügen} hast du im Mittel {difference|one:# Zug|other:# Züge} weniger als nach dem besten Zug (deine minus die deines Gegners).",
    frontier:
      "Nach {ply|one:# Zug|other:# Zügen} {difference|one:grenzt # Stein|other:grenzen # Steine} mehr von dir an leere Felder als mit dem besten Zug (deine minus die deines Gegners).",
    "own-regions":
      "Nach {ply|one:# Zug|other:# Zügen} hast du {difference|one:# solches Gebiet|other:# solche Gebiete} weniger als mit dem besten Zug (deine minus die deines Gegners).",
    stable:
      "Nach {ply|one:# Zug|other:# Zügen} hast du {difference|one:# solchen Stein|other:# solche Steine} weniger als mit dem besten Zug (deine minus die deines Gegners).",
  },
};
