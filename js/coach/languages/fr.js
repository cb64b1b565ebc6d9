// The coach in French.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "fr",
  sentences: {
    "corner-given":
      "{ply|one:# coup|other:# coups} plus tard, votre adversaire prend le coin {square} ; après le meilleur coup, cela n’arrive pas.",
    "corner-missed":
      "Après le meilleur coup, vous prenez le coin {square} {ply|one:# coup|other:# coups} plus tard ; ici, vous ne l’avez pas.",
    "corner-missed-now": "Le meilleur coup prend le coin {square} ; ici, vous ne l’avez pas.",
    "x-square":
      "{square} est à côté du coin vide {corner}, sur la diagonale : cela peut l’ouvrir à votre adversaire.",
    "c-square":
      "{square} est sur le bord, à côté du coin vide {corner} : cela peut l’ouvrir à votre adversaire.",
    replies:
      "Votre adversaire a le choix entre {played|one:# coup|other:# coups} ; après le meilleur coup, ce serait {best}.",
    choices:
      "Après {ply|one:# coup|other:# coups}, vous avez {played|one:# coup possible|other:# coups possibles} ; avec le meilleur coup, ce serait {best}.",
    "safe-moves":
      "Après {ply|one:# coup|other:# coups}, vous avez {played|one:# coup sûr, qui ne donne|other:# coups sûrs, qui ne donnent} aucun coin ; avec le meilleur coup, ce serait {best}.",
    "opponent-safe-moves":
      "Après {ply|one:# coup|other:# coups}, votre adversaire a {played|one:# coup sûr, qui ne donne|other:# coups sûrs, qui ne donnent} aucun coin ; avec le meilleur coup, ce serait {best}.",
    mobility:
      "Vous manquez de coups : pendant {plies|one:# coup|other:# coups}, vous avez le choix entre {difference|one:# coup|other:# coups} de moins en moyenne qu’après le meilleur coup (les vôtres moins ceux de l’adversaire).",
    "pass-suffered": "{ply|one:# coup|other:# coups} plus tard, vous n’avez aucun coup et devez passer.",
    "pass-missed":
      "Après le meilleur coup, votre adversaire n’a aucun coup {ply|one:# coup|other:# coups} plus tard et doit passer.",
    frontier:
      "Vos pions sont plus exposés et donnent des coups à l’adversaire : après {ply|one:# coup|other:# coups}, {difference|one:# pion de plus touche|other:# pions de plus touchent} des cases vides qu’avec le meilleur coup (les vôtres moins ceux de l’adversaire).",
    "own-regions":
      "Après {ply|one:# coup|other:# coups}, vous avez {difference|one:# région|other:# régions} de moins où vous seul pouvez jouer qu’avec le meilleur coup (les vôtres moins celles de l’adversaire).",
    stable:
      "Après {ply|one:# coup|other:# coups}, vous avez {difference|one:# pion|other:# pions} de moins que personne ne peut retourner qu’avec le meilleur coup (les vôtres moins ceux de l’adversaire).",
    parity:
      "Le coup est dans une région de {played|one:# case vide|other:# cases vides}, un nombre pair ; le meilleur coup est dans une région de {best}, un nombre impair.",
    "last-move":
      "Votre adversaire joue le dernier coup de la partie ; après le meilleur coup, c’est vous qui le jouez.",
    opening:
      "Le meilleur coup a été joué ici dans {best|one:# partie connue|other:# parties connues}, le vôtre dans {played}.",
    "opening-named":
      "Le meilleur coup mène à l’ouverture {name}, jouée dans {best|one:# partie connue|other:# parties connues} ; le vôtre a été joué dans {played}.",
  },
};
