const COLORS = { black: "Noir", white: "Blanc" };

const SUBJECTS = { ...COLORS, you: "Vous", engine: "L’ordinateur" };

/** @param {import("../players/names.js").Subject} who */
const subject = (who) => (typeof who === "object" ? who.name : SUBJECTS[who]);

/** What the board calls its marks. @type {Record<string, string>} */
const MARKS = { hint: "conseil", ring: "cercle", dot: "point", cross: "croix", square: "carré" };

/** @param {import("../words/numbers.js").Numbers} numbers @returns {import("../translation/phrases.js").Translation} */
export function phrases({ counted, percent, plural, signed, whole }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# pion", other: "# pions" });

  return {
    page: {
      title: "Flipside : Othello contre un programme fort",
      description:
        "Jouez à Othello dans votre navigateur contre un programme fort qui montre ce qu’il pense. Gratuit, sans compte, rien à installer.",
      skip: "Aller au plateau",
      rooms: "Espaces",
      play: "Jouer",
      analyze: "Analyser",
      puzzles: "Problèmes",
      learn: "Apprendre",
      firstVisit: "Vous débutez ? Les règles en cinq étapes",
      firstVisitShort: "Nouveau ?",
      help: "Aide",
      settings: "Réglages",
      board: "Plateau",
      game: "Partie",
      thinkingTime: "Temps de réflexion de l’ordinateur",
      result: "Résultat",
      playAgain: "Rejouer",
      sameGame: "La même partie",
      swapColors: "Changer de couleur",
      resign: "Abandonner",
      playOn: "Continuer",
      closeResult: "Fermer",
      review: "Bilan",
      learnFromGame: "Faire apprendre l’ordinateur",
      goThrough: "Parcourir la partie",
      start: "Début",
      back: "Reculer",
      forward: "Avancer",
      end: "Fin",
      new: "Nouveau",
      playHere: "Jouer ici",
      gameControls: "Commandes de la partie",
      newGame: "Nouvelle",
      undo: "Annuler",
      redo: "Rétablir",
      hint: "Conseil",
      values: "Valeurs",
      showEngine: "Montrer ce que pense l’ordinateur",
      engine: "Moteur",
      hide: "Masquer",
      expectedLine: "Suite attendue",
      details: "Détails",
      depth: "Profondeur",
      confidence: "Confiance",
      positions: "Positions",
      speed: "Vitesse",
      time: "Temps",
      moves: "Coups",
      copy: "Copier",
      share: "Partager",
      load: "Charger",
      reviewTheGame: "Faire le bilan",
      closeSettings: "Fermer les réglages",
      youPlay: "Vous jouez",
      black: "Noir",
      white: "Blanc",
      both: "Les deux",
      watch: "Regarder",
      opponent: "Adversaire",
      character: "Personnage",
      byLevel: "Par niveau",
      byTime: "Au temps",
      level: "Niveau",
      timePerMove: "Temps par coup",
      hideEngine: "Masquer ce que pense l’ordinateur pendant que je joue",
      takeBacks: "Les adversaires plus faibles me laissent reprendre une grosse erreur",
      pauseHidden: "Arrêter les pendules quand cette page est cachée",
      ponder: "L’ordinateur réfléchit aussi quand c’est à moi de jouer",
      analysis: "Analyse",
      memory: "La garder pour la prochaine visite",
      cloth: "Couleur du plateau",
      green: "Vert",
      blue: "Bleu",
      wood: "Bois",
      slate: "Ardoise",
      contrast: "Contraste",
      discs: "Pions",
      classic: "Classiques",
      flat: "Plats",
      paper: "Papier",
      dots: "Marquer les coups permis",
      previews: "Montrer les pions à retourner",
      coordinates: "Coordonnées",
      flipped: "Tourner le plateau",
      sound: "Son",
      vibration: "Vibration",
      theme: "Thème",
      auto: "Auto",
      light: "Clair",
      dark: "Sombre",
      language: "Langue",
      asBrowser: "Celle du navigateur",
      playNewGame: "Jouer une nouvelle partie",
    },

    help: {
      title: "Comment jouer",
      rules:
        "Posez un pion de façon à enfermer une rangée droite de pions adverses entre ce pion et un autre des vôtres. Les pions enfermés se retournent. Si vous n’avez aucun coup de ce genre, vous passez. Quand plus personne ne peut jouer, le camp qui a le plus de pions gagne. Les cases vides comptent pour le gagnant.",
      guide: "Essayer en cinq étapes sur le plateau",
      keyboard: "Clavier",
      moveOver: "se déplacer sur le plateau",
      enter: "Entrée",
      place: "poser un pion",
      next: "coup permis suivant",
      shift: "Maj",
      previous: "coup permis précédent",
      goTo: "aller à la case f5",
      undo: "annuler, rétablir",
      ctrl: "Ctrl",
      hint: "conseil",
      values: "montrer ou cacher les valeurs des coups",
      newGame: "nouvelle partie",
      flip: "tourner le plateau",
      paste: "coller une partie",
      step: "en analyse : un coup en arrière ou en avant",
      home: "Début",
      end: "Fin",
      ends: "en analyse : au début ou à la fin",
      branch: "en analyse : la variante du dessus ou du dessous",
      focus:
        "Les lettres agissent quand le plateau est actif. Les flèches parcourent une analyse où que vous ayez cliqué.",
      close: "Fermer",
    },

    board: {
      label: "Plateau d’Othello",
      keys: "Les flèches déplacent, Entrée joue, M va au coup permis suivant ; ou tapez une case, par exemple f 5.",
      square({ square, disc, legal, last, marks, value, number }) {
        const content = disc === null ? (legal ? "coup permis" : "vide") : COLORS[disc];
        const parts = [square, content];
        if (last) parts.push("dernier coup");
        parts.push(...marks.map((mark) => MARKS[mark] ?? mark));
        if (value) parts.push(`valeur ${signed(value.score)}`);
        if (number) parts.push(`numéro ${number} de la suite`);
        return parts.join(", ");
      },
      move: ({ move, color, flips }) =>
        move === "pass"
          ? `${COLORS[color]} passe.`
          : `${COLORS[color]} joue ${move} et retourne ${discs(flips.length)}.`,
      pass: (color) => `${COLORS[color]} passe`,
      score: signed,
    },

    analysis: {
      lines: "Meilleurs coups",
      exact: "exact",
      expected: "attendu",
      howMany: "Nombre de suites",
      keepThinking: "Continuer à réfléchir",
      pause: "Pause",
      goOn: "Continuer",
      solve: "Résoudre",
      stop: "Arrêter",
      progress: "Résolution",
      promote: "En faire la ligne principale",
      remove: "Supprimer à partir d’ici",
      over: "La partie est finie.",
      solved: "Résolu jusqu’à la fin.",
      allMoves: "Tous les coups",
      bestMove: "Le meilleur coup",
      longer: "C’est plus long que d’habitude.",
      length: (moves) => plural(moves, { one: "# coup", other: "# coups" }),
      bestMoves: (count) => `${count} meilleurs coups`,
      takes: (empties, duration) =>
        `${plural(empties, { one: "# case vide", other: "# cases vides" })} : ${duration}.`,
      solving: (nodes, rest) => `${counted(nodes)} de positions. ${rest}`,
      durations: {
        moment: "quelques secondes",
        seconds: (count) => `environ ${count} secondes`,
        minutes: (count) => `environ ${count} minutes`,
        hour: "environ une heure",
        hours: "peut durer des heures",
        days: "peut durer des jours",
        ages: "plus long que toute patience",
      },
      remaining: {
        moment: "Encore quelques secondes.",
        seconds: (count) => `Encore ${count} secondes environ.`,
        minutes: (count) => `Encore ${count} minutes environ.`,
        hour: "Encore une heure environ.",
        hours: "Cela peut durer des heures.",
      },
    },

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
      table: { title: "Comment pense le moteur", about: "Sa mémoire, dessinée en direct" },
    },

    characters: {
      names: ["Pip", "Nell", "Otto", "Mira", "Hugo", "Vera", "Kaito", "Flipside"],
    },

    editor: {
      title: "Composer une position",
      brush: "Poser",
      empty: "Vide",
      turn: "Au trait",
      start: "Départ",
      clear: "Vider",
      exchange: "Échanger les couleurs",
      play: "Jouer",
      analyze: "Analyser",
      cancel: "Annuler",
      keys: "Touchez les cases ou glissez dessus. Au clavier : les flèches, Entrée pour poser, X noir, O blanc, Suppr vide.",
      center: "Les quatre cases du centre ont toujours un pion.",
      placed: "Position en place.",
      over: "Personne ne peut jouer ici : la partie est finie.",
      discs: (black, white) =>
        `${plural(black, { one: "# noir", other: "# noirs" })}, ${plural(white, { one: "# blanc", other: "# blancs" })}`,
      mustPass: (turn) => `${COLORS[turn]} n’a aucun coup ici et doit passer.`,
    },

    embedded: {
      open: "Ouvrir dans Flipside",
    },

    errors: {
      crashed: "Le moteur a planté. Il redémarre dès qu’on en a besoin.",
      noGame:
        "Il n’y a pas de partie ici. Une partie, ce sont des coups comme f5d6c3, un plateau de 64 cases ou le fichier d’un programme d’Othello.",
      illegal: (number, move) =>
        `Le coup ${number}, ${move}, n’y est pas possible. Vérifiez-le, ainsi que les coups d’avant.`,
      squares: (found) => `Un plateau a 64 cases, celui-ci en a ${found}. Vérifiez s’il en manque.`,
      failures: {
        INVALID_POSITION: "Cette position est illisible.",
        ILLEGAL_MOVE: "Ce coup n’est pas permis.",
        INVALID_OPTION: "Ce réglage n’est pas valable.",
        INVALID_DATA: "Ces données sont illisibles.",
        GAME_OVER: "La partie est finie.",
        UNSUPPORTED: "Ce navigateur ne le permet pas.",
      },
      unknown: (message) => `Il y a eu une erreur. (${message})`,
    },

    explorer: {
      title: "Livre d’ouvertures",
      size: "Charge environ 180 ko à la première ouverture, une seule fois.",
      loading: "Chargement du livre…",
      back: "Revenir au livre",
      moves: "Coups du livre",
      noName: "Une ouverture sans nom",
      unknown: "Le livre ne connaît pas cette position de départ.",
      end: "La partie est finie.",
      even: "égalité",
      failed: (error) => `Le livre n’a pas pu être chargé : ${error}`,
      left: (disc, move) => `Hors du livre depuis le coup ${disc}, ${move}.`,
      ends: (move) => `Le livre s’arrête ici, après ${move}.`,
      about: (positions, games) => `${whole(positions)} positions, résultats de ${whole(games)} parties.`,
      valueFor: (score, turn) => `${score} pour ${COLORS[turn]}`,
      inGames: (value, games) => `${value}, ${plural(games, { one: "# partie", other: "# parties" })}`,
      results: (black, draws, white) =>
        `Noir gagne ${percent(black)}, nulles ${percent(draws)}, Blanc gagne ${percent(white)}`,
    },

    exporting: {
      title: "Enregistrer un fichier",
      format: "Format",
      text: "La partie en texte",
      copy: "Copier",
      download: "Télécharger",
      close: "Fermer",
      copied: "Copié.",
      saved: "Fichier enregistré.",
      savedAll: "Fichiers enregistrés.",
      notStandard:
        "Ce format ne contient que des parties qui commencent à la position de départ habituelle. Choisissez-en un autre.",
    },

    figures: {
      even: "Égalité",
      draw: "Partie nulle",
      book: "livre",
      fromBook: "attendu, d’après le livre d’ouvertures",
      exact: "exact, résolu jusqu’à la fin",
      missing: "indisponible",
      paused: "en pause",
      fromReview: "d’après le bilan",
      purposes: {
        thinking: "réfléchit",
        hinting: "cherche un conseil",
        solving: "résout",
        reviewing: "fait le bilan",
      },
      lead: (color, count) => `${COLORS[color]} +${count}`,
      ahead: (color, count) => `${COLORS[color]} mène de ${count}`,
      wins: (color, count) => `${COLORS[color]} gagne de ${count}`,
      won: (color, count) => `${COLORS[color]} a gagné de ${count}`,
      depth: (depth) =>
        plural(depth, { one: "attendu, voit # coup à l’avance", other: "attendu, voit # coups à l’avance" }),
      selective: (percent) => `attendu jusqu’à la fin, sûr à ${percent}`,
      speed: (count) => `${count}/s`,
    },

    formats: {
      sgf: { about: "variantes, valeurs, commentaires" },
      pgn: { about: "variantes, valeurs, commentaires, en-têtes comme aux échecs" },
      ggf: { about: "la partie avec ses valeurs" },
      transcript: { name: "Coups" },
      obf: { about: "cette position avec les valeurs de ses coups" },
      board: { name: "Plateau", about: "cette position, à lire telle quelle" },
      wthor: {
        about: "la partie seule, en trois fichiers pour les bases WTHOR : parties, joueurs, tournois",
      },
    },

    games: {
      title: "Parties jouées",
      none: "Les parties que vous jouez ici sont gardées dans ce navigateur, et nulle part ailleurs. Il n’y en a pas encore.",
      kept: "Gardées dans ce navigateur, et nulle part ailleurs.",
      open: "Ouvrir",
      remove: "Supprimer",
      save: "Enregistrer",
      saveAll: "Tout enregistrer",
      close: "Fermer",
      removed: "Partie supprimée.",
      bringBack: "La reprendre",
      opened: "Partie ouverte.",
      resigned: "abandon",
      unfinished: (count) => plural(count, { one: "# coup, inachevée", other: "# coups, inachevée" }),
      draw: (score) => `nulle, ${score}`,
      won: (score) => `gagnée, ${score}`,
      lost: (score) => `perdue, ${score}`,
      labeled: (action, players, time) => `${action} : ${players}, ${time}`,
      notStored:
        "Ce navigateur ne garde pas la partie : son stockage est plein ou bloqué. Partager vous donne un lien vers la partie.",
    },

    importing: {
      title: "Charger une partie",
      paste:
        "Collez une partie, une position ou une page entière qui en contient une : des coups comme f5d6c3, un plateau, SGF, GGF, PGN, OBF. Ou déposez des fichiers ici.",
      files: "Fichiers",
      folder: "Dossier",
      load: "Charger",
      cancel: "Annuler",
      back: "Retour",
      editor: "Composer",
      past: "Parties jouées",
      nothing: "Collez d’abord une partie ou une position.",
      onlyNames: "Ces fichiers n’ont que des noms. Choisissez avec eux le fichier des parties (.wtb).",
      noFiles: "Il n’y a aucun fichier dedans.",
      reading: "Lecture…",
      unread: "Ceci est illisible :",
      encoding: "Codage des lettres",
      turn: "À qui de jouer ?",
      turnNote: "Le plateau ne dit pas qui doit jouer.",
      where: "Où commencent ces coups ?",
      fitsBoth: "Ils sont permis depuis le début, et aussi depuis la position sur le plateau.",
      fitsHere:
        "Ils sont permis depuis la position sur le plateau, mais pas depuis le début. Une nouvelle partie commencerait par cette position.",
      anew: "Nouvelle partie",
      on: "Continuer d’ici",
      list: "Choisissez une partie",
      player: "Joueur",
      year: "Année",
      noneFound: "Aucune partie de ce joueur cette année-là.",
      progress: (read, all) => plural(all, { one: "# fichier", other: `${whole(read)} fichiers sur #` }),
      problemOf: (name, problem) => `${name} : ${problem}`,
      moreUnread: (count) => plural(count, { one: "et # autre", other: "et # autres" }),
      legalPart: (count) =>
        plural(count, { one: "Charger le premier coup", other: "Charger les # premiers coups" }),
      loadedPart: (problem) => `Partie chargée jusqu’au dernier coup permis. ${problem}`,
      someShown: (shown, all) =>
        `${whole(shown)} parties affichées sur ${whole(all)} : un joueur ou une année réduit la liste.`,
      allShown: (all) => plural(all, { one: "# partie", other: "# parties" }),
      numbered: (index) => `Partie ${whole(index)}`,
      opening: (beginning, count) => `${beginning}, ${plural(count, { one: "# coup", other: "# coups" })}`,
    },

    lastMove: {
      ask: "Qu’a fait mon dernier coup ?",
      takeBack: "Le reprendre",
      better: (move) => `Il valait mieux jouer ${move}.`,
    },

    learning: {
      learn: "Faire apprendre l’ordinateur",
      nothing: "L’ordinateur n’a rien appris de nouveau",
      learned: "L’ordinateur en a appris",
      stop: (done, total) => `Ne plus apprendre (${done} sur ${total})`,
    },

    lessons: {
      title: "Apprendre",
      about:
        "De courtes leçons sur le plateau. Posez un pion où l’on vous le demande : rien ne peut mal tourner ici.",
      first: "Votre première partie",
      strategy: "Stratégie",
      behind: "Dans les coulisses",
      all: "Toutes les leçons",
      back: "Retour",
      next: "Suivant",
      skip: "Passer",
      done: "Terminer",
      again: "Réessayer",
      play: "Jouer ma première partie",
      learned: "terminée",
      lines: { played: "Joué", best: "Mieux" },
      stepBack: "Un coup en arrière",
      stepForward: "Un coup en avant",
      mistake: (color, move, count, best) =>
        `Une erreur d’une vraie partie. Vous êtes ${COLORS[color]}. ${move} perd ${discs(count)} ; ${best} est meilleur.`,
      place: (step, steps) => `Étape ${step} sur ${steps}`,
      turned: (color, square, count) =>
        `${COLORS[color]} ${square} : ${plural(count, { one: "# pion retourné", other: "# pions retournés" })}.`,
      missed: (turned) => `${turned} Il y a mieux. Essayez une autre case.`,
    },

    match: {
      newGame: "Nouvelle partie.",
      cleared: "Le plateau est revenu au départ.",
      bringBack: "Reprendre la partie précédente",
      broughtBack: "La partie précédente est revenue.",
      bringThemBack: "Les reprendre",
      positionLoaded: "Position chargée.",
      brokenPosition: "Le lien s’interrompt après la position, qui est chargée.",
      brokenLink: (move) => `Le lien s’interrompt après le coup ${whole(move)}. Il est chargé jusque-là.`,
      removed: (move) => `${move} et la suite ont été supprimés.`,
      replaced: (count) =>
        plural(count, { one: "# coup suivant remplacé.", other: "# coups suivants remplacés." }),
      loaded: (count) => plural(count, { one: "# coup chargé.", other: "# coups chargés." }),
    },

    memory: {
      off: "L’analyse repart de zéro à chaque visite.",
      empty: "L’analyse sera gardée dès que le moteur fera une pause.",
      kept: (megabytes) =>
        `Gardé dans ce navigateur : ${whole(megabytes)} Mo. L’analyse reprend où elle s’est arrêtée.`,
      notSaved: (reason) => `Le navigateur n’a pas gardé l’analyse : ${reason}`,
    },

    moves: {
      start: "Début",
      pass: "passe",
      branch: (move) => `Au lieu de ${move}`,
      expected: (color, move) => `${COLORS[color]} ${move}`,
    },

    newGame: {
      title: "Nouvelle partie",
      close: "Fermer",
      begin: "Commencer",
      players: "Joueurs",
      engine: "Adversaire",
      both: "À deux",
      none: "Moteurs",
      opponent: "Adversaire",
      character: "Personnages",
      level: "Niveau",
      time: "Temps",
      levelLabel: "Niveau",
      timeLabel: "Temps par coup",
      color: "Vous jouez",
      black: "Noir",
      white: "Blanc",
      random: "Hasard",
      clock: "Pendule",
      noClock: "Sans",
      custom: "Autre",
      minutes: "Minutes par joueur",
      increment: "Secondes par coup",
      startLabel: "Position de départ",
      seed: "Numéro de partie",
      newSeed: "nouveau",
      seedNote:
        "Avec le numéro d’une partie passée, l’ordinateur joue comme alors. Six chiffres au plus ; sans numéro, la partie est nouvelle.",
      usual: "Position de départ",
      drawn: "Une ouverture égale au hasard (XOT)",
      board: "La position sur le plateau",
      corners: [
        "Un coin pour Noir",
        "Deux coins pour Noir",
        "Trois coins pour Noir",
        "Quatre coins pour Noir",
      ],
      ofLevel: (level) => `Niveau ${level}`,
      perMove: (seconds) => `${seconds} par coup`,
    },

    notices: {
      dismiss: "Fermer",
      tryAgain: "Réessayer",
      unsupported:
        "Ce navigateur ne peut pas faire tourner le moteur. Mettez-le à jour ou essayez-en un autre ; si la mémoire manque, fermez d’autres onglets. On peut continuer à deux.",
      notLoaded:
        "Le moteur n’a pas pu être chargé. Vérifiez la connexion, puis réessayez. On peut continuer à deux.",
      notCopied: (text) => `Le navigateur n’a pas permis la copie. Copiez à la main : ${text}`,
      notStarted: (reason) =>
        `Le moteur n’a pas pu démarrer : ${reason} Réessayez ; si cela ne suffit pas, une extension du navigateur le bloque peut-être. On peut continuer à deux.`,
      missingPart: (reason) =>
        `Ce morceau de la page n’a pas pu être chargé : ${reason} Vérifiez la connexion, puis rechargez la page.`,
    },

    offline: {
      newVersion: "Une nouvelle version de cette page est prête.",
      reload: "Recharger",
    },

    opponentCard: {
      title: "Votre adversaire",
      players: "Joueurs",
      begin: "Nouvelle partie",
      record: (won, drawn, lost) => `Vos parties : ${won} gagnées, ${drawn} nulles, ${lost} perdues`,
    },

    opponents: {
      about: [
        "Joue sa première partie : retourne beaucoup de pions et court vers les coins.",
        "A joué quelques parties : retourne encore trop, et se pose à côté des coins.",
        "Prend les coins et en éloigne l’adversaire, mais ne voit que le coup suivant.",
        "Sait qu’il est bon d’avoir peu de pions, mais se trompe souvent de moment.",
        "Prévoit une réponse, mais manque des coups tranquilles, avec des étourderies.",
        "Joue solidement et compte les onze derniers coups, avec encore des étourderies.",
        "Voit loin et se trompe rarement.",
        "Joue le meilleur coup trouvé et ne fait aucune faute exprès.",
      ],
      rated: (about, rating) => `${about} Classement ${rating} sur notre échelle.`,
    },

    personalBook: {
      title: "Livre personnel",
      save: "Exporter",
      forget: "Supprimer",
      note: (positions) =>
        plural(positions, {
          one: "De vos parties, l’ordinateur a appris # position, gardée dans ce navigateur.",
          other: "De vos parties, l’ordinateur a appris # positions, gardées dans ce navigateur.",
        }),
      forgotten: "Ce que l’ordinateur a appris est supprimé.",
      bringBack: "Le reprendre",
      notLearned: (reason) => `L’ordinateur n’a rien appris de la partie : ${reason}`,
    },

    picture: {
      title: "Comment pense le moteur",
      about:
        "La même position naît souvent de coups différents. Le moteur garde donc dans une table ce qu’il a trouvé d’une position, et y regarde avant d’y réfléchir encore. Ici il joue contre lui-même, et vous voyez cette table se remplir.",
      start: "Démarrer",
      pause: "Pause",
      size: "Places",
      color: "Couleur",
      colors: { depth: "Profondeur", age: "Âge" },
      tiers: { deepest: "À garder", newest: "Le plus récent" },
      legend: { depth: ["peu", "profond"], age: ["ce coup", "il y a longtemps"] },
      charts: { fill: "Rempli", found: "Retrouvées", replaced: "Remplacées" },
      chartUnits: { fill: "des places", found: "par seconde", replaced: "par seconde" },
      points: [
        "Chaque petit carré est la place d’une position. Une position a un endroit dans le carré de gauche et un dans celui de droite, le même dans les deux.",
        "À gauche restent les résultats qui ont coûté le plus de travail. À droite va le dernier venu, si bien que rien de neuf n’est perdu aussitôt.",
        "Par profondeur : les places pâles ont été cherchées loin. Elles sont rares, et chacune épargne le plus.",
        "Par âge : à chaque coup de la partie, tout ce qui est connu vieillit. L’ancien cède la place d’abord.",
        "« Retrouvées » compte les positions que le moteur a rencontrées une fois de plus et qu’il a trouvées dans la table. Sans elle, il les aurait toutes analysées de nouveau.",
      ],
      failed: "Le moteur n’a pas pu démarrer pour cette image. Rechargez la page pour réessayer.",
      sentence: (move, fill, found, replaced) =>
        `Coup ${move} de la partie : la table est remplie à ${percent(fill)}. Dans la dernière seconde, ${whole(found)} positions ont été retrouvées et ${whole(replaced)} ont été remplacées.`,
    },

    players: {
      you: "Vous",
      engine: "Ordinateur",
      person: "humain",
      colors: COLORS,
      plays: { black: "noir", white: "blanc" },
      levels: ["premiers pas", "loisir", "club", "fort", "pleine force"],
      sides: {
        black: "Vous jouez en premier.",
        white: "L’ordinateur joue en premier.",
        both: "Deux personnes partagent le plateau.",
        none: "L’ordinateur joue les deux camps.",
      },
      seconds: (seconds) => `${seconds} s`,
      rated: (rating) => `classé ${rating}`,
      level: (level) => `niveau ${level}`,
      full: (name, strength) => `${name}, ${strength}`,
    },

    puzzles: {
      title: "Trouvez le coup",
      kindLabel: "Problèmes",
      hint: "Indice",
      reveal: "Solution",
      next: "Problème suivant",
      analyze: "Analyser cette position",
      share: "Copier le lien",
      copied: "Lien copié.",
      notCopied: "Le navigateur n’a pas permis la copie. Copiez plutôt l’adresse de cette page.",
      daily: "Problème du jour",
      dailyDone: "Problème du jour : résolu",
      fromGame: "De votre propre partie",
      line: "La meilleure suite",
      before: "Le problème",
      none: "Aucun pour l’instant. Faites le bilan d’une partie : les positions où vous avez le plus perdu deviendront des problèmes ici.",
      solved: "Résolus",
      streak: "De suite",
      best: "Record",
      kinds: { mixed: "Mixte", easy: "Facile", medium: "Moyen", hard: "Difficile", own: "Miens" },
      tasks: {
        winsMore: (best, second) => `Un coup gagne de ${best}. Tout autre gagne de ${second} au plus.`,
        winsOrDraws: (best) => `Un coup gagne de ${best}. Tout autre annule au mieux.`,
        winsOrLoses: (best, loss) => `Un coup gagne de ${best}. Tout autre perd d’au moins ${loss}.`,
        draws: (loss) => `Un coup sauve la nulle. Tout autre perd d’au moins ${loss}.`,
        losesLess: (least, loss) => `Un coup ne perd que de ${least}. Tout autre perd d’au moins ${loss}.`,
      },
      aims: {
        win: (score) => `Le meilleur coup mène à un gain d’environ ${score}. Le trouverez-vous ?`,
        balance: "Le meilleur coup garde l’équilibre. Le trouverez-vous ?",
        loss: (loss) => `Le meilleur coup limite la perte à environ ${loss}. Le trouverez-vous ?`,
      },
      wrong: {
        wins: (move, score) => `${move} gagne de ${score}, mais il y a mieux. Réessayez.`,
        draws: (move) => `${move} ne fait que nulle. Réessayez.`,
        loses: (move, loss) => `${move} perd de ${loss}. Réessayez.`,
        unknown: (move) => `Ce n’est pas ${move}. Réessayez.`,
      },
      right: {
        late: (move) => `Oui, c’est ${move}.`,
        wins: (move, score) => `Bravo ! ${move} gagne de ${score}.`,
        draws: (move) => `Bravo ! ${move} sauve la nulle.`,
        loses: (move, loss) => `Bravo ! ${move} limite la perte à ${loss}.`,
      },
      places: {
        corner: "C’est un coin.",
        xSquare: "C’est à côté d’un coin, sur la diagonale.",
        cSquare: "C’est sur le bord, à côté d’un coin.",
        edge: "C’est sur le bord.",
        inner: "C’est loin du bord.",
      },
      forcesPass: (place, opponent) => `${place} Ensuite ${COLORS[opponent]} n’a aucun coup et doit passer.`,
      leavesLittle: (place, opponent) => `${place} Cela laisse très peu de choix à ${COLORS[opponent]}.`,
      lookAt: (moves) => `Regardez ${moves.join(" ou ")}.`,
      move: (move) => `Le coup est ${move}.`,
      moves: (moves) => `Les meilleurs coups sont ${moves.join(", ")}.`,
      turn: (color) => `À ${COLORS[color]} de jouer`,
      progress: (solved, streak, best) => `Résolus : ${solved}, de suite : ${streak}, record : ${best}.`,
    },

    report: {
      title: "Bilan",
      coach: "Entraîneur",
      panels: "Plus",
      tabs: { moves: "Coups", engine: "Moteur", explorer: "Ouvertures", numbers: "Chiffres" },
      graph: "Cours de la partie",
      accuracy: "Précision",
      loss: "Pions perdus",
      previous: "Faute précédente",
      next: "Faute suivante",
      back: "Revenir à la partie",
      stop: "Arrêter",
      goOn: "Continuer",
      stopped: "arrêté",
      points: "Tournants",
      ownPoints: "Vos tournants",
      /** @param {"black" | "white"} color */
      why: (color) => `Pourquoi (vous êtes ${COLORS[color]}) :`,
      noPoints: "Aucune faute de deux pions ou plus : bien joué.",
      notYet: "…",
      notYetPoints: "Ils seront connus quand tous les coups auront été examinés.",
      practise: "Les travailler en problèmes",
      tryIt: "Essayer",
      show: "Montrer",
      openings: "Ouvertures",
      formula: "Mode de calcul",
      formulaText:
        "Un coup qui ne perd aucun pion sur le meilleur a une précision de 100 %, un coup qui perd d pions 100 % × e^(−d ÷ 6) : 72 % pour 2 pions, 51 % pour 4, 26 % pour 8. La précision d’un camp est la moyenne de ses coups, sans ceux où il n’avait pas le choix. L’ouverture va jusqu’au coup 20, le milieu de partie jusqu’au coup 40.",
      sizes: {
        large: "Grosses fautes, 8 pions ou plus",
        medium: "Fautes moyennes, 4 à 7",
        small: "Petites fautes, 2 ou 3",
      },
      phases: { opening: "Ouverture", midgame: "Milieu", endgame: "Finale" },
      inPhase: {
        opening: "Fautes dans l’ouverture",
        midgame: "Au milieu de partie",
        endgame: "Dans la finale",
      },
      guided: {
        learn: "Apprendre de ses fautes",
        leave: "Terminer",
        whose: "Quelles fautes voulez-vous revoir ?",
        both: "Toutes",
        hint: "Indice",
        solution: "Solution",
        again: "Réessayer",
        next: "Suivant",
        step: (number, total) => `Faute ${number} sur ${total}`,
        elsewhere: "Le plateau montre un autre moment de la partie.",
        reply: "La réponse :",
        gains: (loss) => `Il y a un coup qui rapporte ${discs(loss)} de plus.`,
        lookAt: (move) => `Regardez ${move}.`,
        nearly: (best) => `Presque aussi bon que ${best} : cela compte.`,
        found: (found, total) => `Meilleurs coups trouvés : ${found} sur ${total}.`,
        outcomes: {
          atOnce: (move) => `Trouvé du premier coup : ${move}.`,
          after: (move, tried) => `Trouvé : ${move}, après ${tried.join(", ")}.`,
          missed: (best) => `Pas trouvé : ${best}.`,
          tried: (tried) => `Vous avez essayé ${tried.join(", ")}.`,
          hinted: "Avec un indice.",
        },
      },
      surveying: (done, total) => `${done} coups sur ${total}`,
      lookingAgain: (count) => plural(count, { one: "revérifie # coup", other: "revérifie # coups" }),
      start: "Début",
      passed: (color) => `${COLORS[color]} a passé`,
      place: (number, color, move) => `Coup ${number}, ${COLORS[color]} ${move}`,
      leads: {
        unknown: "pas encore évalué",
        drawn: "nulle, résolu",
        even: "égalité",
        won: (color, count) => `${COLORS[color]} gagne de ${count}, résolu`,
        ahead: (color, count) => `${COLORS[color]} mène de ${count}`,
      },
      at: (place, lead) => `${place} : ${lead}`,
      losses: {
        drawn: "tiré au sort avant la partie",
        forced: "le seul coup",
        none: "rien de perdu",
        unsure: (count) => `a peut-être perdu ${count}`,
        some: (count) => `a perdu ${count}`,
        mistake: (count, best) => `a perdu ${count} ; ${best} était meilleur`,
      },
      withLoss: (place, loss) => `${place}. ${loss}`,
      point: (number, color, move, count) =>
        `Coup ${number} : ${COLORS[color]} ${move} a perdu ${discs(count)}`,
      now: "Maintenant",
      better: (moves) => `Mieux : ${moves}`,
      played: (moves) => `Joué : ${moves}`,
    },

    results: {
      draw: "Partie nulle",
      late: "Perdue au temps. La partie peut continuer, sans pendules.",
      wins: (who) => (who === "you" ? "Vous gagnez" : `${subject(who)} gagne`),
      rematch: { black: "Revanche avec Noir", white: "Revanche avec Blanc" },
      given: "La partie peut continuer.",
      resigned: (who) => (who === "you" ? "Vous avez abandonné" : `${subject(who)} abandonne`),
      lostOnTime: (who) => (who === "you" ? "Votre temps est écoulé" : `${subject(who)} a dépassé son temps`),
      over: (verdict, more, fewer) => `Partie finie. ${verdict}, ${more}–${fewer}`,
      length: (count) => plural(count, { one: "# coup", other: "# coups" }),
      withEmpties: (length, empties) =>
        `${length} ; ${plural(empties, { one: "# case vide va", other: "# cases vides vont" })} au gagnant`,
      numbered: (detail, seed) => `${detail} · Partie ${seed}`,
    },

    review: {
      elsewhere: "Ce coup n’a pas été joué dans la partie.",
      looking: "Chaque coup est examiné…",
      ready: "Allez de coup en coup, ou à la première faute.",
      drawn: "Ce coup a été tiré au sort avant la partie : il n’est de personne.",
      mistakes: (count) =>
        plural(count, { one: "# faute de deux pions ou plus.", other: "# fautes de deux pions ou plus." }),
      noMove: (color) => `${COLORS[color]} a dû passer : aucun coup n’était permis.`,
      only: (color, move) => `${COLORS[color]} n’avait pas le choix : ${move} était le seul coup permis.`,
      best: (color, move) => `${COLORS[color]} ${move} est le meilleur coup.`,
      asGood: (color, move, best) => `${COLORS[color]} ${move} vaut le meilleur coup, ${best}.`,
      good: (color, move, loss) =>
        `${COLORS[color]} ${move} est un bon coup : il ne perd que ${discs(loss)}.`,
      unsure: (color, move, loss) => `${COLORS[color]} ${move} perd peut-être environ ${discs(loss)}.`,
      unsureYet: (color, move, loss) =>
        `${COLORS[color]} ${move} perd peut-être environ ${discs(loss)}. Ce sera revérifié.`,
      loses: (color, move, loss) => `${COLORS[color]} ${move} perd ${discs(loss)}.`,
      losesAbout: (color, move, loss) => `${COLORS[color]} ${move} perd environ ${discs(loss)}.`,
      task: (color, move) => `Trait à ${COLORS[color]} : trouvez mieux que ${move}.`,
      found: (move) => `Bien trouvé : ${move} est le meilleur coup.`,
      trying: (move) => `${move} est examiné…`,
      together: (sentences) => sentences.join(" "),
    },

    share: {
      title: "Partager",
      link: "Partager le lien",
      copyLink: "Copier le lien",
      png: "Image, PNG",
      svg: "Dessin, SVG",
      embed: "Copier un plateau pour une page web",
      file: "La partie en fichier : SGF, PGN, GGF…",
      withValues: "Avec les valeurs des coups",
      close: "Fermer",
      saved: "Image enregistrée.",
      embedCopied: "Copié. Collez-le dans le HTML d’une page.",
      embedTitle: "Plateau d’Othello",
      pictureOfEnd: (black, white) => `Othello : noir ${black}, blanc ${white}, position finale`,
      picture: (black, white, turn) => `Othello : noir ${black}, blanc ${white}, à ${COLORS[turn]} de jouer`,
      badLink: "Le lien ne contient aucune partie lisible. Il en manque peut-être un morceau.",
      linkCopied: "Lien copié.",
      nothingToCopy: "Aucun coup à copier pour l’instant.",
      positionCopied: "Position copiée.",
      movesCopied: "Coups copiés.",
    },

    spoken: {
      played: (color, move) => `${COLORS[color]} a joué ${move}.`,
      passed: (color) => `${COLORS[color]} a passé.`,
      discs: (black, white) => `Noir ${black}, blanc ${white}.`,
      choices: (count) => plural(count, { one: "# coup permis.", other: "# coups permis." }),
      refused: (square) => `${square} n’est pas un coup permis.`,
      sentence: (message) => (message.endsWith("…") ? message : `${message}.`),
      together: (sentences) => sentences.join(" "),
    },

    status: {
      loading: "Chargement du moteur…",
      looking: "Recherche d’un bon coup…",
      yourTurn: "À vous de jouer",
      atStart: "Au début",
      playOn: "Continuer",
      showResult: "Résultat",
      pause: "Pause",
      moveNow: "Jouer tout de suite",
      hint: (move, lead) => `Conseil : ${move} (${lead})`,
      mustPass: (who) =>
        who === "you"
          ? "Vous ne pouvez pas jouer et devez passer"
          : `${subject(who)} ne peut pas jouer et doit passer`,
      missing: (color) => `Le moteur est indisponible : jouez aussi pour ${COLORS[color]}`,
      thinking: (who) => (who === "you" ? "Vous réfléchissez…" : `${subject(who)} réfléchit…`),
      toMove: (color) => `À ${COLORS[color]} de jouer`,
      passed: (who, turn) => `${who === "you" ? "Vous avez" : `${subject(who)} a`} passé. ${turn}`,
      after: (placed, all) => `Après le coup ${placed} sur ${all}`,
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
    },
  };
}
