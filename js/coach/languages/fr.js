// The coach in French.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "fr",
  sentences: {
    "reply-key":
      "{opponent|black:Noir|white:Blanc} prend {squares}, la case que {player|you:vous lui avez|black:Noir lui a|white:Blanc lui a} laissée.",
    "reply-key-alone":
      "{opponent|black:Noir|white:Blanc} prend {square}, que {player|you:vous lui avez|black:Noir lui a|white:Blanc lui a} laissée ; toute autre réponse {rival|you:lui rapporte|black:rapporte à Noir|white:rapporte à Blanc} au moins {discs|one:# pion|other:# pions} de moins.",
    "reply-key-opened":
      "{move} laisse {opponent|black:Noir|white:Blanc} prendre {square}, {player|you:votre meilleure case|black:la meilleure case de Noir|white:la meilleure case de Blanc}.",
    "reply-key-alone-opened":
      "{move} laisse {opponent|black:Noir|white:Blanc} prendre {square}, {player|you:votre meilleure case|black:la meilleure case de Noir|white:la meilleure case de Blanc} ; toute autre réponse {rival|you:lui rapporte|black:rapporte à Noir|white:rapporte à Blanc} au moins {discs|one:# pion|other:# pions} de moins.",
    "reply-opened":
      "{move} permet à {opponent|black:Noir|white:Blanc} de jouer {squares} : il peut alors retourner {by}.",
    "reply-closed": "{better} aurait fermé {squares} à {opponent|black:Noir|white:Blanc} en retournant {by}.",
    "reply-answered":
      "{opponent|black:Noir|white:Blanc} joue {square} ; après {better}, {player|you:vous répondriez|black:Noir répondrait|white:Blanc répondrait} {place|corner:par le coin |square:}{answer}, qui retourne plus de pions que maintenant.",
    "reply-answered-more":
      "{opponent|black:Noir|white:Blanc} joue {square} ; après {better}, {player|you:vous répondriez|black:Noir répondrait|white:Blanc répondrait} {place|corner:par le coin |square:}{answer}, qui retourne aussi {flips}.",
    "reply-unanswered":
      "{opponent|black:Noir|white:Blanc} joue {square} ; après {better}, {player|you:vous pourriez|black:Noir pourrait|white:Blanc pourrait} répondre {place|corner:par le coin |square:}{answer}, ici non.",
    "reply-spent":
      "{move} est {player|you:votre réponse|black:la réponse de Noir|white:la réponse de Blanc} à {square} : après {better}, {player|you:vous l’aurez|black:Noir l’aura|white:Blanc l’aura} encore quand {opponent|black:Noir|white:Blanc} jouera {square}.",
    "answer-lost":
      "Après {better}, {player|you:vous pourriez|black:Noir pourrait|white:Blanc pourrait} répondre à {reply} par {place|corner:le coin |square:}{square} ; après {move}, non.",
    "answer-turned":
      "{opponent|black:Noir|white:Blanc} joue {reply} et retourne {by}, dont {player|you:vous aviez|black:Noir avait|white:Blanc avait} besoin pour répondre {place|corner:par le coin |square:}{square}.",
    "better-lost":
      "{opponent|black:Noir|white:Blanc} joue {reply} et retourne {by}, dont {player|you:vous aviez|black:Noir avait|white:Blanc avait} besoin pour jouer {better}.",
    "better-flipped":
      "{move} retourne {by}, dont {player|you:vous aviez|black:Noir avait|white:Blanc avait} besoin pour jouer {better}.",
    "next-key":
      "{opponent|black:Noir|white:Blanc} joue {reply} et, après {player|you:votre |other:}{answer}{player|you:|black: de Noir|white: de Blanc}, aussi {square}, {player|you:votre meilleure case|black:la meilleure case de Noir|white:la meilleure case de Blanc}.",
    "next-wanted":
      "Les deux veulent {square} : après {better}, elle est {player|you:à vous|black:à Noir|white:à Blanc}, ici elle est à {opponent|black:Noir|white:Blanc}.",
    "next-shut":
      "{opponent|black:Noir|white:Blanc} joue {reply} et, après {player|you:votre |other:}{answer}{player|you:|black: de Noir|white: de Blanc}, aussi {square} ; après {better}, ce ne serait pas possible.",
    "move-lost":
      "Après {better} et {other}, {player|you:vous pourriez|black:Noir pourrait|white:Blanc pourrait} jouer {square} ; après {move} et {reply}, non.",
    "corner-next": "Après la réponse {reply}, {opponent|black:Noir|white:Blanc} prend le coin {square}.",
    "corner-opened":
      "{move} est à côté du coin {square} : {opponent|black:Noir|white:Blanc} peut maintenant retourner {by} et prendre ce coin.",
    "corner-next-beside":
      "{move} est à côté du coin {square} : après la réponse {reply}, {opponent|black:Noir|white:Blanc} prend ce coin.",
    "corner-next-answer":
      "Après la réponse {reply}, {player|you:votre meilleure réponse|black:la meilleure réponse de Noir|white:la meilleure réponse de Blanc} ouvre le coin {square}.",
    "corner-next-each":
      "Après la réponse {reply}, chacune {player|you:de vos réponses|black:des réponses de Noir|white:des réponses de Blanc} ouvre un coin à {opponent|black:Noir|white:Blanc} ; la meilleure {rival|you:lui donne|other:donne} {square}{rival|you:|black: à Noir|white: à Blanc}.",
    "few-answers":
      "La réponse {reply} ne {player|you:vous laisse|black:laisse à Noir|white:laisse à Blanc} que {squares}.",
    "no-answer":
      "Après la réponse {reply}, {player|you:vous n’avez|black:Noir n’a|white:Blanc n’a} aucun coup et {player|you:devez|black:doit|white:doit} passer.",
    "access-opponent":
      "Après {move}, {opponent|black:Noir|white:Blanc} peut jouer {squares} ; après {better}, il ne le peut pas.",
    "access-own":
      "Après {better}, {player|you:vous seul pouvez|black:Noir seul peut|white:Blanc seul peut} jouer {squares} ; après {move}, ce n’est pas le cas.",
    "choices-unsafe":
      "Avec le meilleur jeu, {later|3:trois|5:cinq} coups plus tard, tous {player|you:vos coups|black:les coups de Noir|white:les coups de Blanc} ouvrent un coin ; avec le meilleur coup, {best} seraient sûrs.",
    "choices-left":
      "Avec le meilleur jeu, {later|3:trois|5:cinq} coups plus tard, {player|you:vous n’avez|black:Noir n’a|white:Blanc n’a} plus que {squares} ; avec le meilleur coup, {player|you:vous en auriez|other:il en aurait} {best}.",
    "choices-opened":
      "La réponse {reply} {player|you:ne vous ouvre|black:n’ouvre à Noir|white:n’ouvre à Blanc} aucun coup ; après le meilleur coup, {other} en ouvrirait {best}.",
    "choices-fewer":
      "Après la réponse {reply}, {player|you:vous avez|black:Noir a|white:Blanc a} {played|one:# coup|other:# coups} et {opponent|black:Noir|white:Blanc} {theirs} ; après le meilleur coup et la réponse {other}, {player|you:vous en auriez|other:il en aurait} {best} et {opponent|black:Noir|white:Blanc} {instead}.",
    "choices-fewer-later":
      "Avec le meilleur jeu, {later|3:trois|5:cinq} coups plus tard, {player|you:vous avez|black:Noir a|white:Blanc a} {played|one:# coup|other:# coups} et {opponent|black:Noir|white:Blanc} {theirs} ; avec le meilleur coup, {player|you:vous en auriez|other:il en aurait} {best} et {opponent|black:Noir|white:Blanc} {instead}.",
    "choices-own":
      "Après la réponse {reply}, {player|you:vous avez|black:Noir a|white:Blanc a} {played|one:# coup|other:# coups} ; après le meilleur coup et la réponse {other}, ce serait {best}.",
    "choices-own-later":
      "Avec le meilleur jeu, {later|3:trois|5:cinq} coups plus tard, {player|you:vous avez|black:Noir a|white:Blanc a} {played|one:# coup|other:# coups} ; avec le meilleur coup, ce serait {best}.",
    "choices-theirs":
      "Après la réponse {reply}, {opponent|black:Noir|white:Blanc} a {theirs|one:# coup|other:# coups} ; après le meilleur coup et la réponse {other}, seulement {instead}.",
    "choices-theirs-later":
      "Avec le meilleur jeu, {later|3:trois|5:cinq} coups plus tard, {opponent|black:Noir|white:Blanc} a {theirs|one:# coup|other:# coups} ; avec le meilleur coup, seulement {instead}.",
    "can-wait":
      "{square} pouvait attendre : {opponent|black:Noir|white:Blanc} ne peut pas y jouer, et {player|you:vous le pouvez|black:Noir le peut|white:Blanc le peut} encore après {better}.",
    "prevents-key": "{better} prend la case que {opponent|black:Noir|white:Blanc} voulait.",
    "prevents-key-opened":
      "{better} prend la case que {opponent|black:Noir|white:Blanc} aurait après {move}.",
    "prevents-opened":
      "{move} aurait permis à {opponent|black:Noir|white:Blanc} de jouer {square} en retournant {by} ; {better} non.",
    "prevents-closed": "{better} ferme {square} à {opponent|black:Noir|white:Blanc} en retournant {by}.",
    "prevents-answered":
      "Après {better}, {player|you:vous pouvez|black:Noir peut|white:Blanc peut} répondre à {square} {place|corner:par le coin |square:par }{answer}, qui retourne plus de pions qu’après {move}.",
    "prevents-answered-more":
      "Après {better}, {player|you:vous pouvez|black:Noir peut|white:Blanc peut} répondre à {square} {place|corner:par le coin |square:par }{answer}, qui retourne aussi {flips}.",
    "prevents-spent":
      "{better} garde {answer} en réserve, {player|you:votre réponse|black:la réponse de Noir|white:la réponse de Blanc} à {square} {opponent|black:de Noir|white:de Blanc}.",
    "prevents-unanswered":
      "Après {better}, {player|you:vous pouvez|black:Noir peut|white:Blanc peut} répondre à {square} {place|corner:par le coin |square:par }{answer} ; après {move}, non.",
    "only-win": "Seul {square} gagne.",
    "only-draw": "Seul {square} sauve la nulle.",
    "only-move": "Tous les coups sauf {square} perdent au moins {discs|one:# pion|other:# pions}.",
    "decided-win":
      "{turn|black:Noir|white:Blanc} a laissé échapper la victoire avec {move} ; {better} la gardait.",
    "decided-draw":
      "{turn|black:Noir|white:Blanc} a laissé échapper la nulle avec {move} ; {better} la gardait.",
    "decided-most":
      "Le coup {move} de {turn|black:Noir|white:Blanc} a coûté le plus ; {better} était meilleur.",
    "corner-given":
      "Avec le meilleur jeu, {rival|you:votre adversaire|black:Noir|white:Blanc} prend le coin {square} {ply|one:# coup|other:# coups} plus tard ; après le meilleur coup, cela n’arrive pas.",
    "corner-missed":
      "Après le meilleur coup, {player|you:vous prenez|black:Noir prend|white:Blanc prend} le coin {square} {ply|one:# coup|other:# coups} plus tard ; ici, avec le meilleur jeu, {player|you:vous ne l’avez|black:Noir ne l’a|white:Blanc ne l’a} pas.",
    "corner-missed-now":
      "Le meilleur coup prend le coin {square} ; ici, {player|you:vous ne l’avez|black:Noir ne l’a|white:Blanc ne l’a} pas.",
    "safe-moves":
      "Les coups sûrs ne donnent aucun coin : le meilleur coup {player|you:vous en laisse|black:en laisse à Noir|white:en laisse à Blanc} plus.",
    mobility:
      "Le meilleur coup {player|you:vous laisse|black:laisse à Noir|white:laisse à Blanc} plus de coups au choix, par rapport {rival|you:à votre adversaire|black:à Noir|white:à Blanc}.",
    frontier:
      "Les pions au bord de cases vides donnent des coups {rival|you:à votre adversaire|black:à Noir|white:à Blanc} : le meilleur coup {player|you:vous en laisse|black:en laisse à Noir|white:en laisse à Blanc} moins, comparé {rival|you:aux siens|black:à ceux de Noir|white:à ceux de Blanc}.",
    "own-regions":
      "Le meilleur coup {player|you:vous laisse|black:laisse à Noir|white:laisse à Blanc} plus de régions où {player|you:vous seul pouvez|black:lui seul peut|white:lui seul peut} jouer.",
    stable:
      "Le meilleur coup {player|you:vous donne|black:donne à Noir|white:donne à Blanc} plus de pions que personne ne peut retourner.",
    "pass-suffered":
      "En {ply} coups, {rival|you:votre adversaire|black:Noir|white:Blanc} parvient à jouer {square}, qui ne {player|you:vous laisse aucun coup : vous devez|black:laisse aucun coup à Noir, qui doit|white:laisse aucun coup à Blanc, qui doit} passer.",
    "pass-missed":
      "Après le meilleur coup, {player|you:vous parvenez|black:Noir parvient|white:Blanc parvient} en {ply} coups à jouer {square}, qui ne laisse aucun coup {rival|you:à votre adversaire : il|black:à Noir, qui|white:à Blanc, qui} doit passer.",
    "pass-missed-now":
      "{square} ne laisse aucun coup {rival|you:à votre adversaire|black:à Noir|white:à Blanc} : il doit passer.",
    "last-move":
      "{rival|you:Votre adversaire|black:Noir|white:Blanc} joue le dernier coup de la partie, {square} ; après le meilleur coup, {player|you:c’est vous|black:c’est Noir|white:c’est Blanc}, avec {instead}.",
    "discs-lost":
      "Avec le meilleur jeu, {rival|you:votre adversaire|black:Noir|white:Blanc} tient à la fin {squares} ; après le meilleur coup, {player|you:c’est vous|black:c’est Noir|white:c’est Blanc}.",
    "edge-lost":
      "Avec le meilleur jeu, {rival|you:votre adversaire|black:Noir|white:Blanc} tient à la fin le bord de {from} à {to} ; après le meilleur coup, {player|you:c’est vous|black:c’est Noir|white:c’est Blanc}.",
    "region-last":
      "{rival|you:Votre adversaire|black:Noir|white:Blanc} occupe la dernière des cases {squares} ; après le meilleur coup, {player|you:c’est vous|black:c’est Noir|white:c’est Blanc}.",
    opening:
      "Le meilleur coup a été joué ici dans {best|one:# partie connue|other:# parties connues}, {player|you:le vôtre|other:celui-ci} dans {played}.",
    "opening-named":
      "Le meilleur coup mène à l’ouverture {name}, jouée dans {best|one:# partie connue|other:# parties connues} ; {player|you:le vôtre|other:celui-ci} dans {played}.",
  },
  long: {
    refutation:
      "Toute autre réponse rapporte à {opponent|black:Noir|white:Blanc} au moins {discs|one:# pion|other:# pions} de moins.",
    cost: "Après {better}, {square} coûterait à {opponent|black:Noir|white:Blanc} au moins {cost|one:# pion|other:# pions}.",
    decided: "Il a coûté {loss|one:# pion|other:# pions}.",
    "safe-moves":
      "Après {ply|one:# coup|other:# coups}, {player|you:vous avez|black:Noir a|white:Blanc a} {played|one:# coup sûr|other:# coups sûrs} ; avec le meilleur jeu, ce serait {best}.",
    mobility:
      "Pendant {plies|one:# coup|other:# coups}, {player|you:vous avez|black:Noir a|white:Blanc a} le choix entre {difference|one:# coup|other:# coups} de moins en moyenne qu’après le meilleur coup ({player|you:les vôtres|black:ceux de Noir|white:ceux de Blanc} moins {rival|you:ceux de l’adversaire|black:ceux de Noir|white:ceux de Blanc}).",
    frontier:
      "Après {ply|one:# coup|other:# coups}, il y a {difference|one:# pion de ce genre|other:# pions de ce genre} de plus qu’avec le meilleur coup ({player|you:les vôtres|black:ceux de Noir|white:ceux de Blanc} moins {rival|you:ceux de l’adversaire|black:ceux de Noir|white:ceux de Blanc}).",
    "own-regions":
      "Après {ply|one:# coup|other:# coups}, {player|you:vous avez|black:Noir a|white:Blanc a} {difference|one:# région de ce genre|other:# régions de ce genre} de moins qu’avec le meilleur coup ({player|you:les vôtres|black:celles de Noir|white:celles de Blanc} moins {rival|you:celles de l’adversaire|black:celles de Noir|white:celles de Blanc}).",
    stable:
      "Après {ply|one:# coup|other:# coups}, {player|you:vous avez|black:Noir a|white:Blanc a} {difference|one:# pion de ce genre|other:# pions de ce genre} de moins qu’avec le meilleur coup ({player|you:les vôtres|black:ceux de Noir|white:ceux de Blanc} moins {rival|you:ceux de l’adversaire|black:ceux de Noir|white:ceux de Blanc}).",
  },
};
