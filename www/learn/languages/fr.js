const COLORS = { black: "Noir", white: "Blanc" };

/** @param {import("../../words/numbers.js").Numbers} numbers @returns {import("../translated.js").LessonPhrases} */
export function phrases({ plural }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# pion", other: "# pions" });
  return {
    chapters: {
      "first-game": {
        title: "Les règles en cinq étapes",
        about: "Retourner, passer, les coins, la fin, et une partie",
      },
      corners: { title: "Les coins", about: "Les pions que personne ne peut retourner" },
      beside: { title: "À côté d’un coin", about: "Les cases qui donnent un coin" },
      quiet: { title: "Les coups tranquilles", about: "Moins de pions maintenant, plus de choix ensuite" },
      edges: { title: "Les bords", about: "Des murs solides, et leurs brèches" },
      parity: { title: "Le dernier mot", about: "Qui joue en dernier dans chaque région du plateau" },
      openings: { title: "Les premiers coups", about: "Les réponses qui gardent l’équilibre" },
      leave: { title: "Le coin peut attendre", about: "D’abord ce qui pourrait se perdre" },
      offer: { title: "Donner un coin", about: "Quand on obtient plus en échange" },
      wedge: { title: "Le coin enfoncé", about: "Un pion entre deux autres" },
      stoner: { title: "Le piège de Stoner", about: "Un coin contre un autre" },
      access: { title: "Les coups en réserve", about: "Les cases où vous seul pouvez jouer" },
      swindle: { title: "Les deux cases d’un trou", about: "Quand l’autre ne peut pas répondre" },
      pass: { title: "Plus un seul coup", about: "Forcer l’adversaire à passer" },
      counting: { title: "Compter", about: "Les dernières cases, jusqu’au bout" },
      games: {
        title: "Parties de champions",
        about: "Dix parties entre finalistes de championnats du monde",
      },
      table: { title: "Comment pense le moteur", about: "Sa mémoire, dessinée en direct" },
    },
    famous: {
      about: "Choisissez une partie. Parcourez-la à votre rythme, et voyez où chaque camp a le plus perdu.",
      all: "Toutes les parties",
      cities: { ankara: "Ankara", athens: "Athènes", prague: "Prague", tokyo: "Tokyo" },
      event: (year, city) => `Championnat du monde ${year}, ${city}`,
      between: (black, white) => `${black} – ${white}`,
      sides: "Camp",
      side: (color, name) => `${COLORS[color]} : ${name}`,
      plain: "Parcourez la partie coup par coup.",
      start: (name) =>
        `Parcourez la partie coup par coup, ou allez aux coups qui ont le plus coûté à ${name}.`,
      move: (number, color, move) => `Coup ${number} : ${COLORS[color]} ${move}.`,
      opening: (name) => `Cette ouverture s’appelle ${name}.`,
      corner: (color) => `${COLORS[color]} prend le premier coin.`,
      passes: (color) => `${COLORS[color]} passe.`,
      next: "Prochain tournant",
      onward: "Commentaire suivant",
      end: "À la fin",
      won: (name, own, other) => `${name} gagne ${own} à ${other}.`,
      draw: "Partie nulle, 32 à 32.",
    },
    lessons: {
      title: "Apprendre",
      about:
        "De courtes leçons sur le plateau. Posez un pion où l’on vous le demande : rien ne peut mal tourner ici.",
      groups: {
        first: "Votre première partie",
        strategy: "Stratégie",
        corners: "Autour des coins",
        endgame: "La finale",
      },
      champions: "Champions",
      behind: "Dans les coulisses",
      all: "Toutes les leçons",
      back: "Retour",
      next: "Suivant",
      skip: "Passer",
      done: "Terminer",
      again: "Réessayer",
      play: "Jouer ma première partie",
      learned: "terminée",
      reveal: "Solution",
      lines: { played: "Joué", best: "Mieux" },
      stepBack: "Un coup en arrière",
      stepForward: "Un coup en avant",
      find: (color) => `D’une vraie partie. Vous êtes ${COLORS[color]} : trouvez le meilleur coup.`,
      mistake: (color, move, count, best) =>
        `${best} est le meilleur coup. Dans la partie, ${COLORS[color]} a joué ${move} et perdu ${discs(count)}.`,
      found: "Bravo !",
      comesAgain: "Vous reverrez cette position dans « Entraîner ».",
      place: (step, steps) => `Étape ${step} sur ${steps}`,
      turned: (color, square, count) =>
        `${COLORS[color]} ${square} : ${plural(count, { one: "# pion retourné", other: "# pions retournés" })}.`,
      missed: (turned) => `${turned} Il y a mieux. Essayez une autre case.`,
      unmarked: (turned) => `${turned} Jouez sur la case marquée.`,
    },
    steps: {
      flip: {
        about:
          "On pose un pion à la fois, de sorte qu’une rangée droite de l’autre couleur se trouve entre lui et un autre de vos pions. Tout ce qui est entre les deux se retourne : en long, en large et en diagonale.",
        task: "Vous avez les noirs. Posez un pion sur un des points.",
        right:
          "Le pion blanc entre vos deux pions est devenu noir. Chaque coup doit retourner au moins un pion.",
      },
      pass: {
        about:
          "Parfois un camp n’a aucune case où il pourrait retourner quelque chose. Alors il passe, et l’autre rejoue. Personne ne peut passer par choix.",
        task: "Jouez sur la case marquée, g6, et voyez ce que Blanc peut faire.",
        right: "Blanc n’avait aucun coup et a passé. C’est de nouveau à vous.",
      },
      corner: {
        about:
          "Un pion dans un coin n’a, dans chaque direction, de voisin que d’un côté : il ne peut plus jamais être retourné. À partir d’un coin, des rangées entières deviennent sûres.",
        task: "Un coin vous est ouvert. Prenez-le.",
        right: "Ce pion est à vous jusqu’à la fin de la partie, comme chaque rangée qui part de lui.",
      },
      count: {
        about:
          "La partie finit quand personne ne peut plus jouer, le plus souvent parce que le plateau est plein. Qui a le plus de pions gagne. S’il reste des cases vides, elles comptent pour le gagnant.",
        task: "Il reste une case, et elle est à vous.",
        right: (black, white) => `Le plateau est plein : ${black} pions noirs, ${white} blancs. Vous gagnez.`,
      },
      play: {
        about:
          "Voilà toutes les règles. Votre premier adversaire est gentil, et fait des fautes comme les débutants. Les points montrent où vous pouvez poser un pion, et Annuler reprend tout ce que vous voulez.",
        task: "On y va ?",
      },
      take: {
        about:
          "Un coin ne peut jamais être retourné, ni les pions qui lui sont reliés le long d’un bord. On dit de ces pions qu’ils sont stables. Un coin vaut souvent plus que dix pions ailleurs.",
        task: "À Blanc de jouer, et il est mené. Quel coup compte le plus ?",
        right: "Le coin. Tout le reste serait bien pire, quel que soit le nombre de pions retournés.",
      },
      diagonal: {
        about:
          "Les cases à côté d’un coin en diagonale s’appellent cases X. Qui y joue tant que le coin est vide en ouvre l’accès à l’autre. Elles tentent, car elles retournent souvent beaucoup de pions.",
        task: "À Blanc de jouer. g2 retourne le plus de pions. Trouvez plus sûr.",
        right: "Bien vu. g2 aurait ouvert le coin h1, ce qui coûte bien plus que cela ne rapporte.",
        trap: "C’est la case X. Le coin h1 est maintenant à la portée de Noir. Essayez-en une autre.",
      },
      flank: {
        about:
          "Sur le bord, les cases voisines d’un coin s’appellent cases C. Elles sont plus faibles qu’elles n’en ont l’air : un pion y est souvent attaqué le long du bord, et alors le coin tombe.",
        task: "À Noir de jouer. h2 est tentant. Quoi de mieux ?",
        right: "Juste : loin du bord, où l’on ne donne rien.",
        trap: "Une case C. Blanc va l’attaquer le long du bord. Essayez-en une autre.",
      },
      inside: {
        about:
          "En milieu de partie, comptez les coups, pas les pions. Qui a peu de coups doit bientôt en jouer un mauvais. Un coup tranquille retourne peu de pions, au milieu des autres, et n’ouvre rien de neuf à l’adversaire.",
        task: "À Blanc de jouer. Trouvez le coup tranquille.",
        right: "Un pion retourné, au milieu des autres, et Noir a moins de coups qu’avant.",
        trap: "Cela retourne beaucoup de pions à l’extérieur, et chacun est une cible pour Noir. Essayez-en un autre.",
      },
      one: {
        about:
          "Les pions à l’extérieur, qu’on appelle la frontière, sont ceux contre lesquels l’adversaire joue. Moins vous en avez, moins il a de coups.",
        task: "À Blanc de jouer. Un coup tranquille vaut mieux que tous les autres.",
        right: "Un seul pion retourné. Noir a maintenant dix coups ; après e2, il en aurait eu quinze.",
        trap: "Cela bâtit à l’extérieur un mur de pions blancs, contre lequel Noir peut jouer. Essayez-en un autre.",
      },
      along: {
        about:
          "Les bords sont plus forts que le milieu, car un pion n’y est retourné que le long du bord. Mais un bord ne vaut la peine que s’il mène à un coin, ou en prive l’adversaire.",
        task: "À Noir de jouer. Quel bord ?",
        right: "Cela entame le bord de Blanc de a1 à a8, où Blanc n’avance plus.",
        trap: "Ce bord donne à Blanc le coin a1. Essayez-en un autre.",
      },
      gap: {
        about:
          "Un trou dans un bord est un endroit où entrer : un pion qui tient entre deux autres ne peut être retourné d’aucun côté. Un tel coup s’appelle une insertion.",
        task: "À Blanc de jouer. Où est le trou ?",
        right: "Le pion entre, et tout le bord devient blanc, attaché au coin.",
      },
      hole: {
        about:
          "Vers la fin, les cases vides se partagent en régions. Dans une région au nombre impair de cases, qui commence joue aussi en dernier, et personne ne peut répondre au dernier coup. Les bons joueurs tâchent d’avoir partout le dernier mot.",
        task: "À Noir de jouer. Une région n’a qu’une case.",
        right: "Personne ne peut y répondre, et Blanc doit maintenant entamer une autre région.",
      },
      three: {
        about:
          "Il en va de même avec trois cases : vous, votre adversaire, et vous encore. Laissez les régions paires à l’autre, qui devra les ouvrir le premier.",
        task: "À Noir de jouer. Commencez dans la région de trois, sur la bonne case.",
        right: "Si Blanc y répond, vous fermez la région et avez le dernier mot.",
      },
      "first-reply": {
        about:
          "Les premiers coups de Noir se valent tous, les réponses de Blanc non. Il y en a trois : perpendiculaire, diagonale et parallèle. La parallèle aligne deux rangées côte à côte et laisse tout l’extérieur à Noir.",
        task: "Vous êtes Blanc, et Noir a joué f5. Deux de vos trois réponses sont bonnes. Jouez l’une d’elles.",
        right: "Bien choisi. d6 et f6 gardent l’équilibre ; la parallèle f4 coûte cinq pions ou plus.",
        trap: "C’est l’ouverture parallèle, et Noir est mieux. Essayez un autre coup.",
      },
      waiting: {
        about:
          "Un coin que l’autre camp ne peut pas atteindre ne s’envole pas. Prenez d’abord ce qui pourrait se perdre, et revenez ensuite au coin.",
        task: "Trait à Blanc. Noir ne peut pas atteindre a8. Qu’est-ce qui presse davantage ?",
        right: "Noir ne peut toujours pas prendre a8, et vous gagnez plus largement : de 8 au lieu de 2.",
        trap: "Ce coin pouvait attendre : Noir ne peut pas l’atteindre. Essayez une autre case.",
      },
      sacrifice: {
        about:
          "Un coin vaut beaucoup, mais pas tout. Vous pouvez en laisser un à l’autre camp si vous obtenez plus en échange : un autre coin, toute une région, ou le dernier coup.",
        task: "Trait à Blanc. Un coup laisse Noir prendre a1, et c’est le seul qui gagne.",
        right: "Noir peut prendre a1. Vous gagnez de 8 à la fin, et h8 reste à vous.",
        trap: "Vous avez le coin, et Noir gagne de 14. Essayez une autre case.",
      },
      between: {
        about:
          "Sur un bord, un pion placé entre deux pions adverses est à l’abri des deux côtés. Il vous vaut souvent un coin, et ôte des coups à l’autre camp.",
        task: "Trait à Noir. Vous pouvez prendre h1, mais un autre coup sur ce bord est meilleur.",
        right: "Blanc n’a plus un seul coup. Prendre h1 tout de suite aurait perdu.",
        trap: "Le coin vient trop tôt : Blanc joue h7 et ferme le bord. Essayez une autre case.",
      },
      "two-corners": {
        about:
          "Le piège de Stoner donne un coin pour un autre. Vous jouez en diagonale d’un coin, puis vous attaquez le long du bord : si l’autre camp a pris le premier coin, le second est à vous.",
        task: "Trait à Blanc. Tendez le piège, en diagonale d’un coin.",
        right: "Si Noir prend h8, vous jouez h7, puis vous prenez h1. Vous gagnez de 8.",
        trap: "Cela donne à Noir le coin h1, et vous n’en obtenez aucun en échange. Essayez une autre case.",
      },
      "own-region": {
        about:
          "Les cases vides où vous seul pouvez jouer sont des coups en réserve. Ne les dépensez pas trop tôt : jouez d’abord ailleurs, et l’autre camp n’aura plus de coup.",
        task: "Trait à Noir. Blanc ne peut jouer ni g8 ni h8. Où allez-vous ?",
        right: "Blanc suit, puis doit passer, et g8 et h8 sont tous deux à vous.",
        trap: "De toute façon, Blanc ne peut pas y jouer : gardez-le pour plus tard. Essayez une autre case.",
      },
      pair: {
        about:
          "Là où deux cases vides se touchent, chaque camp en obtient d’ordinaire une. Jouez l’une de telle sorte que l’autre camp ne puisse pas entrer dans la seconde, et les deux sont à vous.",
        task: "Trait à Blanc. Deux cases vides se touchent dans le coin h8. Laquelle vient d’abord ?",
        right: "Noir ne peut pas jouer h8, et vous le pourrez plus tard. Les deux cases sont à vous.",
      },
      "no-move": {
        about:
          "Un camp qui ne peut pas jouer passe, et l’autre joue deux fois de suite. Vers la fin, cela renverse la parité : cherchez les coups qui ne laissent rien à l’adversaire.",
        task: "Trait à Noir. Trouvez le coup après lequel Blanc doit passer.",
        right:
          "Blanc a dû passer, et c’est de nouveau à vous. Vous gagnez de 14 ; a8 n’aurait gagné que de 2.",
        trap: "Blanc peut encore jouer, et vous gagnez de moins. Essayez une autre case.",
      },
      "last-five": {
        about:
          "Quand il reste cinq ou six cases, aucune règle ne vaut le calcul. Suivez chacun de vos coups jusqu’au bout, avec les meilleures réponses, et comptez les pions.",
        task: "Trait à Blanc. Il reste cinq cases, et un seul coup gagne.",
        right: "Vous gagnez de 4. Avec b8, vous auriez perdu de 6.",
        trap: "Compté jusqu’au bout, cela perd de 6. Essayez une autre case.",
      },
    },
  };
}
