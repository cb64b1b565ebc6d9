// The coach in French.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "fr",
  sentences: {
    "reply-key": "{opponent|black:Noir|white:Blanc} prend {squares}, la case que vous lui avez laissée.",
    "reply-key-alone":
      "{opponent|black:Noir|white:Blanc} prend {square}, que vous lui avez laissée ; toute autre réponse lui rapporte au moins {discs|one:# pion|other:# pions} de moins.",
    "reply-key-opened":
      "{move} laisse {opponent|black:Noir|white:Blanc} prendre {square}, votre meilleure case.",
    "reply-key-alone-opened":
      "{move} laisse {opponent|black:Noir|white:Blanc} prendre {square}, votre meilleure case ; toute autre réponse lui rapporte au moins {discs|one:# pion|other:# pions} de moins.",
    "reply-opened":
      "{move} permet à {opponent|black:Noir|white:Blanc} de jouer {squares} : il peut maintenant retourner {by}.",
    "reply-closed": "{better} aurait fermé {squares} à {opponent|black:Noir|white:Blanc} en retournant {by}.",
    "reply-answered":
      "{opponent|black:Noir|white:Blanc} joue {square} ; après {better}, ce serait plus faible, car vous répondez {answer}.",
    "reply-answered-more":
      "{opponent|black:Noir|white:Blanc} joue {square} ; après {better}, vous répondriez {place|corner:par le coin |square:}{answer}, qui retourne aussi {flips}.",
    "reply-unanswered":
      "{opponent|black:Noir|white:Blanc} joue {square} ; après {better}, vous pourriez répondre {place|corner:par le coin |square:}{answer}, ici non.",
    "reply-spent":
      "{move} est votre réponse à {square} : après {better}, vous l’aurez encore quand {opponent|black:Noir|white:Blanc} jouera {square}.",
    "answer-lost":
      "Après {better}, vous pourriez répondre à {reply} par {place|corner:le coin |square:}{square} ; après {move}, non.",
    "answer-turned":
      "{opponent|black:Noir|white:Blanc} joue {reply} et retourne {by}, dont vous aviez besoin pour répondre {place|corner:par le coin |square:}{square}.",
    "better-lost":
      "{opponent|black:Noir|white:Blanc} joue {reply} et retourne {by}, dont vous aviez besoin pour jouer {better}.",
    "better-flipped": "{move} retourne {by}, dont vous aviez besoin pour jouer {better}.",
    "next-key":
      "{opponent|black:Noir|white:Blanc} joue {reply} et, après votre {answer}, aussi {square}, votre meilleure case.",
    "next-wanted":
      "Les deux veulent {square} : après {better}, elle est à vous, ici elle est à {opponent|black:Noir|white:Blanc}.",
    "next-shut":
      "{opponent|black:Noir|white:Blanc} joue {reply} et, après votre {answer}, aussi {square} ; après {better}, il ne pourrait pas y aller.",
    "move-lost":
      "Après {better}, vous pourriez continuer par {square} ; après {move}, ce coup n’existe plus.",
    "corner-next": "Après {reply}, {opponent|black:Noir|white:Blanc} prend le coin {square}.",
    "corner-opened":
      "{move} est une case {beside|x:X|c:C} : {opponent|black:Noir|white:Blanc} peut maintenant retourner {by} et prendre le coin {square}.",
    "corner-next-beside":
      "{move} est une case {beside|x:X|c:C} : après {reply}, {opponent|black:Noir|white:Blanc} prend le coin {square}.",
    "corner-next-each":
      "Après {reply}, chacune de vos réponses ouvre un coin à {opponent|black:Noir|white:Blanc} ; la meilleure lui donne {square}.",
    "few-answers": "{reply} ne vous laisse que {squares}.",
    "no-answer": "Après {reply}, vous n’avez aucun coup et devez passer.",
    "can-wait":
      "{square} pouvait attendre : {opponent|black:Noir|white:Blanc} ne peut pas y jouer, et vous le pouvez encore après {better}.",
    "prevents-key": "{better} prend la case que {opponent|black:Noir|white:Blanc} voulait.",
    "prevents-key-opened":
      "{better} prend la case que {opponent|black:Noir|white:Blanc} aurait après {move}.",
    "prevents-opened":
      "{move} aurait permis à {opponent|black:Noir|white:Blanc} de jouer {square} en retournant {by} ; {better} non.",
    "prevents-closed": "{better} ferme {square} à {opponent|black:Noir|white:Blanc} en retournant {by}.",
    "prevents-answered":
      "{square}, la meilleure réponse {opponent|black:de Noir|white:de Blanc} à {move}, est plus faible après {better} : vous répondez {answer}.",
    "prevents-answered-more":
      "Après {better}, vous pouvez répondre à {square} {place|corner:par le coin |square:par }{answer}, qui retourne aussi {flips}.",
    "prevents-spent":
      "{better} garde {answer} en réserve, votre réponse à {square} {opponent|black:de Noir|white:de Blanc}.",
    "prevents-unanswered":
      "Après {better}, vous pouvez répondre à {square} {place|corner:par le coin |square:par }{answer} ; après {move}, non.",
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
      "{ply|one:# coup|other:# coups} plus tard, votre adversaire prend le coin {square} ; après le meilleur coup, cela n’arrive pas.",
    "corner-missed":
      "Après le meilleur coup, vous prenez le coin {square} {ply|one:# coup|other:# coups} plus tard ; ici, vous ne l’avez pas.",
    "corner-missed-now": "Le meilleur coup prend le coin {square} ; ici, vous ne l’avez pas.",
    "safe-moves": "Gardez des coups sûrs, qui ne donnent aucun coin : le meilleur coup vous en laisse plus.",
    mobility:
      "Vous manquez de coups : jouez de façon à en avoir beaucoup et à en laisser peu à l’adversaire.",
    "mobility-compared":
      "Le meilleur coup vous laisse plus de coups au choix, par rapport à votre adversaire.",
    frontier:
      "Trop ouvert : après le meilleur coup, moins de vos pions touchent des cases vides, par rapport à ceux de l’adversaire.",
    "own-regions":
      "Gardez des régions où vous seul pouvez jouer : après le meilleur coup, vous en avez plus.",
    stable: "Pensez aux pions que personne ne peut retourner : le meilleur coup vous en donne plus.",
    "pass-suffered":
      "Votre adversaire parvient à jouer {square}, qui ne vous laisse aucun coup : vous devez passer.",
    "pass-missed":
      "Après le meilleur coup, vous parvenez à jouer {square}, qui ne laisse aucun coup à l’adversaire : il doit passer.",
    "pass-missed-now": "{square} ne laisse aucun coup à votre adversaire : il doit passer.",
    "last-move":
      "Votre adversaire joue le dernier coup de la partie, {square} ; après le meilleur coup, c’est vous, avec {instead}.",
    "discs-lost":
      "Avec le meilleur jeu, votre adversaire tient à la fin {squares} ; après le meilleur coup, c’est vous.",
    "edge-lost":
      "Avec le meilleur jeu, votre adversaire tient à la fin le bord de {from} à {to} ; après le meilleur coup, c’est vous.",
    "region-last":
      "Votre adversaire occupe la dernière des cases {squares} ; après le meilleur coup, c’est vous.",
    opening:
      "Le meilleur coup a été joué ici dans {best|one:# partie connue|other:# parties connues}, le vôtre dans {played}.",
    "opening-named":
      "Le meilleur coup mène à l’ouverture {name}, jouée dans {best|one:# partie connue|other:# parties connues} ; le vôtre dans {played}.",
  },
  long: {
    refutation:
      "Toute autre réponse rapporte à {opponent|black:Noir|white:Blanc} au moins {discs|one:# pion|other:# pions} de moins.",
    cost: "Après {better}, {square} coûterait à {opponent|black:Noir|white:Blanc} au moins {cost|one:# pion|other:# pions}.",
    decided: "Il a coûté {loss|one:# pion|other:# pions}.",
    "safe-moves":
      "Après {ply|one:# coup|other:# coups}, vous avez {played|one:# coup sûr|other:# coups sûrs} ; avec le meilleur coup, ce serait {best}.",
    mobility:
      "Pendant {plies|one:# coup|other:# coups}, vous avez le choix entre {difference|one:# coup|other:# coups} de moins en moyenne qu’après le meilleur coup (les vôtres moins ceux de l’adversaire).",
    frontier:
      "Après {ply|one:# coup|other:# coups}, {difference|one:# pion de plus touche|other:# pions de plus touchent} des cases vides qu’avec le meilleur coup (les vôtres moins ceux de l’adversaire).",
    "own-regions":
      "Après {ply|one:# coup|other:# coups}, vous avez {difference|one:# région de ce genre|other:# régions de ce genre} de moins qu’avec le meilleur coup (les vôtres moins celles de l’adversaire).",
    stable:
      "Après {ply|one:# coup|other:# coups}, vous avez {difference|one:# pion de ce genre|other:# pions de ce genre} de moins qu’avec le meilleur coup (les vôtres moins ceux de l’adversaire).",
  },
};
