const COLORS = { black: "Noir", white: "Blanc" };

const SUBJECTS = { ...COLORS, you: "Vous", engine: "L’ordinateur" };

/** @param {import("../words/english.js").Subject} who */
const subject = (who) => (typeof who === "object" ? who.name : SUBJECTS[who]);

/** What the board calls its marks. @type {Record<string, string>} */
const MARKS = {
  hint: "conseil",
  ring: "cercle",
  dot: "point",
  cross: "croix",
  square: "carré",
  pip: "petit point",
  tint: "teinté",
  disc: "pion possible",
};

/** @param {import("../words/numbers.js").Numbers} numbers @returns {import("../phrases.js").Translation} */
export function phrases({ counted, percent, plural, signed, whole }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# pion", other: "# pions" });
  const squares = (/** @type {number} */ count) => plural(count, { one: "# case", other: "# cases" });

  return {
    page: {
      title: "Flipside : Othello contre un programme fort",
      description:
        "Jouez à Othello dans votre navigateur contre un programme fort qui montre ce qu’il pense. Gratuit, sans compte, rien à installer.",
      skip: "Aller au plateau",
      rooms: "Espaces",
      play: "Jouer",
      analyze: "Analyser",
      train: "Entraîner",
      learn: "Apprendre",
      firstVisit: "Vous débutez ? Les règles en cinq étapes",
      firstVisitShort: "Nouveau ?",
      tagline: "Jouez, puis voyez pourquoi vous gagnez ou perdez.",
      help: "Aide",
      settings: "Réglages",
      board: "Plateau",
      game: "Partie",
      thinkingTime: "Temps de réflexion de l’ordinateur",
      result: "Résultat",
      playAgain: "Autre partie",
      sameGame: "Même partie",
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
      keepAnalysis: "La garder pour la prochaine visite",
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
      confirmMoves: "Confirmer les coups en touchant deux fois",
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
      circle: "dessiner un cercle ou l’effacer",
      arrow: "commencer une flèche, et la finir sur une autre case",
      paste: "coller une partie",
      step: "en analyse : un coup en arrière ou en avant",
      home: "Début",
      end: "Fin",
      ends: "en analyse : au début ou à la fin",
      branch: "en analyse : la variante du dessus ou du dessous",
      focus:
        "Les lettres agissent quand le plateau est actif. Les flèches parcourent une analyse où que vous ayez cliqué.",
      draw: "Les cercles et les flèches se dessinent aussi avec le bouton droit de la souris, ou d’un doigt qui reste une demi-seconde sur une case. Un clic qui ne joue aucun coup les efface.",
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
      mustPass: (color) => `${COLORS[color]} doit passer : touchez le plateau`,
      score: signed,
    },

    backup: {
      open: "Tout dans un fichier",
      about:
        "Vos parties, exercices, classements, répertoires et réglages, dans un fichier. Ouvrez-le dans un autre navigateur, ou conservez-le.",
      safe: "Ce navigateur les garde jusqu’à ce que vous les supprimiez.",
      unsafe: "Ce navigateur peut les supprimer si la place manque, ou après une semaine sans visite.",
      save: "Enregistrer le fichier",
      take: "Ouvrir un fichier",
      close: "Fermer",
      deleteEverything: "Tout effacer",
      keepEverything: "Tout garder",
      saveFirst: "Enregistrer d’abord",
      deleted: "Tout est effacé.",
      goes: (counts) =>
        `Ce navigateur ne garde alors plus rien de vous : ${counts.join(", ")} et vos réglages sont effacés.`,
      settingsGo: "Ce navigateur ne garde alors plus rien de vous : vos réglages sont effacés.",
      comesBack: "Le fichier permet de les retrouver.",
      notInFile:
        "La collection de parties, les analyses et ce que le moteur a appris ne sont pas dans le fichier. Ils sont effacés aussi.",
      offered:
        "De nouvelles parties ou réponses ne sont encore dans aucun fichier : seul ce navigateur les a.",
      nothingNew: "Tout le contenu de ce fichier était déjà ici.",
      changed: "Ce qui était ici est maintenant à jour avec ce fichier.",
      notRead: "Ce navigateur ne laisse pas la page lire tout ce qui est enregistré ici.",
      foreign: "Ce fichier n’a pas été enregistré par cette page. Rien n’a été modifié.",
      newer:
        "Une version plus récente de cette page a enregistré ce fichier. Rechargez la page pour l’obtenir. Rien n’a été modifié.",
      damaged: (place) => `Ce fichier est endommagé${place && `, à ${place}`}. Rien n’a été modifié.`,
      savedSettings: "Enregistré : vos réglages.",
      notKept: "Ce navigateur ne peut pas l’enregistrer : son stockage est plein ou bloqué.",
      saved: (counts) => `Enregistré : ${counts.join(", ")}.`,
      taken: (counts) => `Nouveau ici : ${counts.join(", ")}.`,
      games: (count) => plural(count, { one: "# partie", other: "# parties" }),
      exercises: (count) => plural(count, { one: "# exercice", other: "# exercices" }),
      answers: (count) => plural(count, { one: "# réponse", other: "# réponses" }),
      moves: (count) => plural(count, { one: "# coup d’un répertoire", other: "# coups d’un répertoire" }),
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

    characters: {
      names: ["Pip", "Nell", "Otto", "Mira", "Hugo", "Vera", "Kaito", "Flipside"],
    },

    ownKeys: {
      title: "Touches du plateau",
      note: "Appuyez sur un bouton, puis sur la nouvelle touche. Échap laisse tout en l’état.",
      waiting: "Nouvelle touche",
      shift: "Maj",
      reset: "Tout réinitialiser",
      close: "Fermer",
      sign: "Choisissez une lettre, un chiffre ou un signe.",
      actions: {
        undo: "Annuler",
        redo: "Rétablir",
        hint: "Indice",
        values: "Valeurs de tous les coups",
        new: "Nouvelle partie",
        flip: "Tourner le plateau",
        help: "Aide",
        circle: "Cercle",
        arrow: "Flèche",
      },
      reserved: (key) => `${key} sert à parcourir le plateau et ne peut pas être choisi.`,
      taken: (key, action) => `${key} est déjà la touche de : ${action}. Choisissez-en une autre.`,
    },
    turning: {
      open: "Tourner ou refléter",
      title: "Tourner ou refléter la partie",
      right: "Quart de tour à droite",
      left: "Quart de tour à gauche",
      half: "Demi-tour",
      sides: "Refléter gauche et droite",
      ends: "Refléter haut et bas",
      diagonal: "Refléter selon a1–h8",
      antidiagonal: "Refléter selon a8–h1",
      exchange: "Échanger les couleurs",
      close: "Fermer",
      turned: "La partie a été tournée.",
      exchanged: "Les couleurs ont été échangées.",
    },
    sketch: {
      cleared: "Marques effacées.",
      bringBack: "Les reprendre",
      noted: (square, notes) => [square, ...notes].join(", "),
      arrowTo: (square) => `flèche vers ${square}`,
      arrowFrom: (square) => `flèche depuis ${square}`,
      leadsTo: (opening) => `mène à l’ouverture ${opening}`,
      sketched: (marks) => `Marqué : ${marks.join(", ")}.`,
      arrow: (from, to) => `flèche de ${from} à ${to}`,
      shape: (shape, square) => `${shape} sur ${square}`,
      shapes: MARKS,
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

    collection: {
      title: "Mes parties",
      empty:
        "Ajoutez des parties de tournoi ou les vôtres : WTHOR, SGF, GGF, PGN et d’autres, en fichiers, dossiers ou zips. Celles que vous jouez ici jusqu’au bout s’ajoutent d’elles-mêmes. Toutes restent dans ce navigateur.",
      none: "Aucune de vos parties n’arrive à cette position.",
      noneFound: "Aucune partie ne correspond au filtre.",
      list: "Parties",
      all: "Toutes les parties",
      notKept: "Ce navigateur ne peut pas les garder : elles disparaissent à la fermeture de la page.",
      player: "Joueur",
      color: "Couleur",
      either: "Les deux",
      opponent: "Adversaire",
      event: "Tournoi",
      years: "Années",
      from: "À partir de l’année",
      to: "Jusqu’à l’année",
      result: "Résultat",
      any: "Tous",
      blackWon: "Noir gagne",
      draw: "Nulle",
      whiteWon: "Blanc gagne",
      here: "Seulement avec la position du plateau",
      filter: "Filtre",
      clear: "Enlever le filtre",
      black: "Noir",
      white: "Blanc",
      date: "Date",
      remove: "Supprimer",
      unnamed: "Sans nom",
      files: "Fichiers",
      folder: "Dossier",
      takeIn: "Ajouter des parties",
      stop: "Annuler",
      reading: "Ajout des parties",
      unread: "Ce qui n’a pas été lu",
      results: "Résultats qui ne correspondent pas aux coups",
      inGame: (file, number, problem) => `${file}, partie ${whole(number)} : ${problem}`,
      format: "Format",
      writing: "Écriture des fichiers…",
      close: "Fermer",
      removed: "Supprimé.",
      bringBack: "Rétablir",
      opened: "Partie ouverte.",
      ofAll: (games, all) => `${whole(games)} sur ${plural(all, { one: "# partie", other: "# parties" })}`,
      games: (count) => plural(count, { one: "# partie", other: "# parties" }),
      filters: (count) => `Filtre : ${whole(count)}`,
      size: (games, size) => `${games}, ${size}`,
      megabytes: (megabytes) => `${megabytes} Mo`,
      file: (files, all) => `Fichier ${whole(files)} sur ${whole(all)}`,
      added: (count) => plural(count, { one: "# partie ajoutée.", other: "# parties ajoutées." }),
      known: (count) => plural(count, { one: "# était déjà là.", other: "# étaient déjà là." }),
      problems: (count) =>
        plural(count, { one: "# n’a pas pu être lue.", other: "# n’ont pas pu être lues." }),
      otherResults: (count) =>
        plural(count, {
          one: "# résultat ne correspond pas aux coups, qui comptent.",
          other: "# résultats ne correspondent pas aux coups, qui comptent.",
        }),
      removeShown: (count) => plural(count, { one: "Supprimer # partie", other: "Supprimer # parties" }),
      saveShown: (count) => plural(count, { one: "Enregistrer # partie", other: "Enregistrer # parties" }),
      labeled: (action, players) => `${action} : ${players}`,
    },
    explorer: {
      title: "Explorateur",
      source: "Ouvertures et parties de",
      book: "Livre",
      masters: "Maîtres",
      size: "Charge environ 200 ko à la première ouverture, une seule fois.",
      loading: "Chargement du livre…",
      back: "Revenir au livre",
      moves: "Coups du livre",
      played: "Coups joués",
      games: "Parties",
      result: "Résultats",
      mean: "Moyenne",
      noMasters: "Aucune partie de tournoi n’arrive à cette position.",
      notCounted:
        "Les parties de tournoi ne sont comptées que jusqu’où va le livre d’ouvertures, et cette position n’y figure pas.",
      uncounted: (games) =>
        plural(games, {
          one: "# partie a continué par un coup qui n’est pas compté.",
          other: "# parties ont continué par des coups qui ne sont pas comptés.",
        }),
      noName: "Une ouverture sans nom",
      unknown: "Le livre ne connaît pas cette position de départ.",
      end: "La partie est finie.",
      even: "égalité",
      open: "Ouvrir un livre d’Edax…",
      books: "Livre affiché",
      own: "Livre de cette page",
      failed: (error) => `Le livre n’a pas pu être chargé : ${error}`,
      left: (disc, move) => `Hors du livre depuis le coup ${disc}, ${move}.`,
      ends: (move) => `Le livre s’arrête ici, après ${move}.`,
      about: (positions, games, first, last) =>
        `${whole(positions)} positions, résultats de ${whole(games)} parties de tournoi de ${first} à ${last}.`,
      aboutFile: (positions, name) =>
        plural(positions, { one: `# position dans ${name}.`, other: `# positions dans ${name}.` }),
      notOpened: (name, error) => `${name} n’a pas pu être ouvert : ${error}`,
      between: (value, lower, upper) => `${value}, entre ${lower} et ${upper}`,
      valueFor: (score, turn) => `${score} pour ${COLORS[turn]}`,
      inGames: (value, games) => `${value}, ${plural(games, { one: "# partie", other: "# parties" })}`,
      best: (move, share, games, low, high) =>
        `Le plus réussi : ${move}, avec ${percent(share)} des points en ${whole(games)} parties (sûr à ${percent(0.95)} : de ${percent(low)} à ${percent(high)}).`,
      openGames: (source, games) =>
        `${source} : ${plural(games, { one: "ouvrir # partie", other: "ouvrir # parties" })}`,
      ofAll: (games, all) => `${whole(games)} sur ${plural(all, { one: "# partie", other: "# parties" })}`,
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
      exactBest: "exact pour le meilleur coup, estimé pour les autres",
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
      ahead: (color, count) => `${COLORS[color]} devrait gagner de ${count}`,
      wins: (color, count) => `${COLORS[color]} gagne de ${count}`,
      won: (color, count) => `${COLORS[color]} a gagné de ${count}`,
      depth: (depth) =>
        plural(depth, { one: "attendu, voit # coup à l’avance", other: "attendu, voit # coups à l’avance" }),
      selective: "attendu jusqu’à la fin, non prouvé",
      speed: (count) => `${count}/s`,
    },

    formats: {
      sgf: { about: "variantes, valeurs, commentaires, marques" },
      pgn: { about: "variantes, valeurs, commentaires, en-têtes comme aux échecs" },
      ggf: { about: "la partie avec ses valeurs" },
      transcript: { name: "Coups" },
      obf: { about: "cette position avec les valeurs de ses coups" },
      board: { name: "Plateau", about: "cette position, à lire telle quelle" },
      wthor: {
        about: "la partie seule, en trois fichiers pour les bases WTHOR : parties, joueurs, tournois",
      },
    },

    friend: {
      title: "Partie par lien",
      games: "Vos parties par lien",
      none: "Aucune partie par lien n’est en cours.",
      begin: "Nouvelle partie",
      paste: "Coller un lien reçu",
      open: "Ouvrir",
      yourTurn: "À vous de jouer",
      theirTurn: "En attente de réponse",
      watching: "Vous regardez : les deux places sont prises",
      drawAgreed: "Nulle par accord",
      link: "Lien vers la partie",
      share: "Partager le lien",
      copy: "Copier le lien",
      copied: "Lien copié.",
      code: "Code QR",
      codeOf: "Code QR du lien vers la partie",
      takeBack: "Reprendre",
      offerDraw: "Proposer la nulle avec ce coup",
      accept: "Accepter la nulle",
      resign: "Abandonner",
      review: "Analyser la partie",
      rematch: "Revanche",
      yourName: "Votre nom",
      step: "Parcourir la partie",
      steps: ["Début", "Reculer", "Avancer", "Fin"],
      silent: "Le moteur ne donne aucun indice jusqu’à la fin de la partie.",
      friend: "Votre adversaire",
      first: "Jouez le premier coup : vous aurez alors un lien à envoyer.",
      invited: "On vous invite à une partie d’Othello. Posez un pion sur un point, puis renvoyez le lien.",
      playOn: "Pour refuser, continuez à jouer.",
      keepMine: "Garder ma partie",
      takeTheirs: "Prendre la partie du lien",
      told: {
        same: "Vous avez déjà cette position.",
        older: "Vous avez une position plus récente : ce lien est plus ancien.",
        taken: "Quelqu’un d’autre joue dans la partie de ce lien. La vôtre reste telle quelle.",
        incomplete: "Ce lien est incomplet. Demandez-le de nouveau.",
        damaged: "Ce lien est abîmé. Demandez-le de nouveau.",
        newer: "Ce lien vient d’une version plus récente de cette page. Rechargez la page.",
        notKept: "Ce navigateur ne peut pas garder la partie. Gardez le lien : il contient la partie.",
      },
      noLink: "Ce n’est pas un lien vers une partie avec un ami.",
      send: (name) => (name ? `Envoyez maintenant le lien à ${name}` : "Envoyez maintenant le lien"),
      waiting: (name) => (name ? `En attente de ${name}` : "En attente de la réponse"),
      offers: (name) => (name ? `${name} propose la nulle.` : "On vous propose la nulle."),
      again: (name) =>
        name ? `${name} doit passer : encore à vous` : "Encore à vous : l’adversaire doit passer",
      fork: (move) =>
        `Ce lien et votre partie diffèrent à partir du coup ${whole(move)}. Les deux sont gardés. Laquelle continue ?`,
      played: (who, move) => `${who} : ${move}.`,
      row: (names, state) => `${names} : ${state}`,
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
      yourTurn: "à vous de jouer",
      theirTurn: "en attente de réponse",
      toSend: "lien pas encore envoyé",
      unfinished: (count) => plural(count, { one: "# coup, inachevée", other: "# coups, inachevée" }),
      draw: (score) => `nulle, ${score}`,
      won: (score) => `gagnée, ${score}`,
      lost: (score) => `perdue, ${score}`,
      labeled: (action, players, time) => `${action} : ${players}, ${time}`,
      missing: (count) =>
        plural(count, {
          one: "# de ces parties n’est pas gardée ici.",
          other: "# de ces parties ne sont pas gardées ici.",
        }),
      notStored:
        "Ce navigateur ne garde pas la partie : son stockage est plein ou bloqué. Partager vous donne un lien vers la partie.",
    },

    importing: {
      title: "Charger une partie",
      paste:
        "Collez une partie, une position ou une page entière qui en contient une : des coups comme f5d6c3, un plateau, SGF, GGF, PGN, OBF.",
      drop: "Ou déposez des fichiers ici.",
      files: "Fichiers",
      folder: "Dossier",
      load: "Charger",
      cancel: "Annuler",
      back: "Retour",
      editor: "Composer",
      past: "Parties jouées",
      nothing: "Collez d’abord une partie ou une position.",
      reading: "Lecture…",
      unread: "Ceci est illisible :",
      encoding: "Codage des lettres",
      turn: "À qui de jouer ?",
      where: "Où commencent ces coups ?",
      fitsBoth: "Ils sont permis depuis le début, et aussi depuis la position sur le plateau.",
      fitsHere:
        "Ils sont permis depuis la position sur le plateau, mais pas depuis le début. Une nouvelle partie commencerait par cette position.",
      anew: "Nouvelle partie",
      on: "Continuer d’ici",
      list: "Choisissez une partie",
      keepAll: "Tout ajouter à Mes parties",
      player: "Joueur",
      year: "Année",
      noneFound: "Aucune partie de ce joueur cette année-là.",
      progress: (read, all) => plural(all, { one: "# fichier", other: `${whole(read)} fichiers sur #` }),
      moreUnread: (count) => plural(count, { one: "et # autre", other: "et # autres" }),
      legalPart: (count) =>
        plural(count, { one: "Charger le premier coup", other: "Charger les # premiers coups" }),
      loadedPart: (problem) => `Partie chargée jusqu’au dernier coup permis. ${problem}`,
      someShown: (shown, all) =>
        `${whole(shown)} parties affichées sur ${whole(all)} : un joueur ou une année réduit la liste.`,
      allShown: (all) => plural(all, { one: "# partie", other: "# parties" }),
      numbered: (index) => `Partie ${whole(index)}`,
      moves: (count) => plural(count, { one: "# coup", other: "# coups" }),
      opening: (beginning, count) => `${beginning}, ${plural(count, { one: "# coup", other: "# coups" })}`,
      collection: "Mes parties",
    },

    files: {
      onlyNames: "Ces fichiers n’ont que des noms. Choisissez avec eux le fichier des parties (.wtb).",
      noFiles: "Il n’y a aucun fichier dedans.",
      isBook:
        "C’est un livre d’ouvertures d’Edax, pas des parties. Ouvre-le dans « Analyser », dans l’explorateur, sous « Livre ».",
      noGame:
        "Il n’y a pas de partie ici. Une partie, ce sont des coups comme f5d6c3, un plateau de 64 cases ou le fichier d’un programme d’Othello.",
      squares: (found) => `Un plateau a 64 cases, celui-ci en a ${found}. Vérifiez s’il en manque.`,
      problemOf: (name, problem) => `${name} : ${problem}`,
      renamed: (names) => `Ces noms ne tiennent pas dans le format et s’écrivent autrement : ${names}`,
      problems: {
        "illegal-move": ({ number, found }) =>
          `Le coup ${number}, ${found}, n’y est pas possible. Vérifiez-le, ainsi que les coups d’avant.`,
        "wrong-color": ({ number, move }) => `Le coup ${number}, ${move}, n’est pas de la bonne couleur.`,
        "other-result": ({ played }) =>
          `Le résultat du fichier ne correspond pas à ses coups : d’après eux, la partie s’est terminée ${played}.`,
        "open-comment": "Un commentaire n’a pas de fin. Tout ce qui suit a été pris pour sa suite.",
        "open-game": "La partie s’interrompt avant sa fin.",
        "missing-number": ({ expected, found }) =>
          `Le coup ${expected} manque dans le diagramme : le numéro suivant est ${found}.`,
        "no-moves": "Il n’y a pas de coups, et elle a été laissée de côté.",
        komi: "La partie a un komi. Seuls ses coups ont été lus.",
        "other-turn": "D’après le plateau placé après les coups, c’est à l’autre camp de jouer.",
        "other-board": "Le plateau placé à côté des coups n’apparaît pas dans la partie. Les coups comptent.",
        "no-turn": ({ boards }) =>
          plural(boards, {
            one: "Le plateau ne dit pas qui doit jouer.",
            other: "# plateaux ne disent pas qui doit jouer.",
          }),
        "text-outside": "Des coups ou un plateau hors des parties n’ont pas été lus.",
        "moves-outside": ({ lines, quoted }) => {
          const found = plural(lines, {
            one: "# ligne de coups n’appartient",
            other: "# lignes de coups n’appartiennent",
          });
          return `${found} à aucune partie : ${quoted.join(" · ")}`;
        },
        "damaged-letters": ({ letters }) =>
          plural(letters, {
            one: "# caractère est illisible. Choisissez un autre encodage.",
            other: "# caractères sont illisibles. Choisissez un autre encodage.",
          }),
        "other-count": ({ expected, found }) =>
          `Le fichier annonce ${whole(expected)} parties et en contient ${whole(found)}.`,
        "games-left-out": ({ most, found }) =>
          `Il y a ${whole(found)} parties. Seules les ${whole(most)} premières ont été lues.`,
        "more-problems": ({ count }) => plural(count, { one: "Et # autre.", other: "Et # autres." }),
        "breaks-off": "Le fichier s’interrompt avant sa fin.",
        "damaged-file": ({ isPartRead }) =>
          isPartRead ? "Le fichier est endommagé. Seul son début a été lu." : "Le fichier est endommagé.",
        "damaged-archive": "L’archive est endommagée. Des fichiers peuvent manquer.",
        "packed-too-tight":
          "Le fichier est compressé comme aucun fichier de parties ne l’est, et n’a pas été ouvert.",
        "too-long": ({ most }) => `Le fichier est trop long : ${whole(most)} octets au plus sont lus.`,
        "too-deep": "Cette archive se trouve dans trop d’autres et n’a pas été ouverte.",
        "files-left-out": ({ files }) =>
          plural(files, {
            one: "L’archive est trop grande : # autre fichier n’a pas été lu.",
            other: "L’archive est trop grande : # autres fichiers n’ont pas été lus.",
          }),
      },
    },

    lastMove: {
      ask: "Qu’a fait mon dernier coup ?",
      takeBack: "Le reprendre",
      only: (move) => `Vous n’aviez pas le choix : ${move} était votre seul coup permis.`,
      best: (move) => `Votre coup ${move} est le meilleur.`,
      asGood: (move, best) => `Votre coup ${move} vaut le meilleur, ${best}.`,
      loses: (move, loss) => `Votre coup ${move} perd ${discs(loss)}.`,
      losesAbout: (move, loss) => `Votre coup ${move} perd environ ${discs(loss)}.`,
      turns: (move) => `Votre coup ${move} change une victoire en défaite.`,
      turnsLikely: (move) => `Votre coup ${move} change sans doute une victoire en défaite.`,
      better: (move) => `Il valait mieux jouer ${move}.`,
    },

    learning: {
      learn: "Faire apprendre l’ordinateur",
      nothing: "L’ordinateur n’a rien appris de nouveau",
      learned: "L’ordinateur en a appris",
      stop: (done, total) => `Ne plus apprendre (${done} sur ${total})`,
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

    storedAnalysis: {
      off: "L’analyse repart de zéro à chaque visite.",
      empty: "L’analyse sera gardée dès que le moteur fera une pause.",
      kept: (megabytes) =>
        `Gardé dans ce navigateur : ${whole(megabytes)} Mo. L’analyse reprend où elle s’est arrêtée.`,
      small: (megabytes) =>
        `Il reste peu de mémoire ici : le moteur joue avec une petite table, ${whole(megabytes)} Mo, et un peu moins fort.`,
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
      friend: "Ami, par lien",
      none: "Moteurs",
      byLinks: "Chaque coup est un lien que vous envoyez. Sans compte ni serveur.",
      ownName: "Votre nom",
      friendsName: "Nom de l’autre",
      haveLink: "J’ai un lien",
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
      increment: "+ secondes par coup",
      startLabel: "Position de départ",
      seed: "Numéro de partie",
      newSeed: "nouveau",
      seedNote:
        "Avec le numéro d’une partie passée, l’ordinateur joue comme alors. Six chiffres au plus ; sans numéro, la partie est nouvelle.",
      usual: "Position de départ",
      dealt: "Une ouverture égale au hasard (XOT)",
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

    copying: { refused: (text) => `Le navigateur n’a pas permis la copie. Copiez à la main : ${text}` },
    notices: {
      dismiss: "Fermer",
      tryAgain: "Réessayer",
      badLink: "Le lien ne contient aucune partie lisible. Il en manque peut-être un morceau.",
      unsupported:
        "Ce navigateur ne peut pas faire tourner le moteur. Mettez-le à jour ou essayez-en un autre ; si la mémoire manque, fermez d’autres onglets. On peut continuer à deux.",
      notLoaded:
        "Le moteur n’a pas pu être chargé. Vérifiez la connexion, puis réessayez. On peut continuer à deux.",
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
      record: (won, draw, lost) => `Vos parties : ${won} gagnées, ${draw} nulles, ${lost} perdues`,
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

    overlays: {
      title: "Repères sur le plateau",
      off: "Aucun repère",
      about: "Marque ce que les joueurs regardent dans une position.",
      names: {
        moves: "Coups permis",
        frontier: "Frontière",
        stable: "Pions stables",
        regions: "Régions",
        flipped: "Derniers retournés",
        openings: "Ouvertures",
      },
      shown: (name) => `Repères sur le plateau : ${name}`,
      said: {
        moves: (black, white) =>
          `Cercles : Noir a ${plural(black, { one: "# coup", other: "# coups" })}. Points : Blanc en a ${whole(white)}.`,
        frontier: (black, white) =>
          `Pions qui touchent une case vide, moins on en a, mieux c’est : Noir ${whole(black)}, Blanc ${whole(white)}.`,
        stable: (black, white) =>
          `Pions que plus personne ne peut retourner, autant qu’on le voit facilement : Noir ${whole(black)}, Blanc ${whole(white)}.`,
        regions: (odd, even) =>
          `Régions vides, impaires (or) : ${whole(odd)}, paires (bleu) : ${whole(even)}. Dans une impaire, qui commence peut jouer en dernier.`,
        oneRegion:
          "Toutes les cases vides se tiennent et sont nombreuses : les régions sont marquées plus tard dans la partie.",
        none: "Aucun pion n’a encore été retourné.",
        flipped: (color, move, count) => `${COLORS[color]} a retourné ${discs(count)} en ${move}.`,
        openings: (names) =>
          names.length > 0
            ? `Coups qui mènent à une ouverture : ${names.join(", ")}.`
            : "Aucun coup ne mène à une autre ouverture nommée.",
      },
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
      event: (event) => `Tournoi : ${event}`,
      seconds: (seconds) => `${seconds} s`,
      rated: (rating) => `classé ${rating}`,
      level: (level) => `niveau ${level}`,
      full: (name, strength) => `${name}, ${strength}`,
    },

    adding: {
      title: "Ajouter des positions",
      from: "D’où",
      sources: { size: "Ce que jouent les joueurs", games: "Mes parties", files: "Un fichier" },
      count: "Combien",
      style: "Votre coup est",
      styles: {
        people: "celui que la plupart choisissent",
        score: "l’un des meilleurs de la bibliothèque",
        results: "celui qui réussit le mieux",
      },
      replies: "Coups de l’autre camp",
      anyReplies: "tous ceux qui sont joués",
      commonReplies: (share) => `dans au moins ${share} des parties`,
      times: "Positions rencontrées",
      atLeast: (count) => (count === 1 ? "une fois ou plus" : `${whole(count)} fois ou plus`),
      deepest: "Jusqu’au coup",
      toTheEnd: "final",
      isFollowed: "Seulement les positions où mènent mes propres coups",
      whichPlayer: "Quel joueur êtes-vous ? Choisissez tous les noms qui sont les vôtres.",
      thatIsMe: "C’est moi",
      anotherPlayer: "Un autre nom",
      noPlayer: "Aucun d’eux",
      you: (name) => `Vous êtes ${name}.`,
      change: "Changer",
      reading: "Lecture des parties…",
      myGames: "Mes parties",
      noGames:
        "Il n’y a pas encore de parties à vous. Jouez-en une ici, ou ajoutez des fichiers à Mes parties.",
      noneAs: {
        black: "Vous n’avez eu Noir dans aucune de ces parties.",
        white: "Vous n’avez eu Blanc dans aucune de ces parties.",
      },
      gamesAs: {
        black: (count) => plural(count, { one: "# partie avec Noir.", other: "# parties avec Noir." }),
        white: (count) => plural(count, { one: "# partie avec Blanc.", other: "# parties avec Blanc." }),
      },
      leftFor: {
        black: (count) =>
          plural(count, {
            one: "# partie avec Noir va dans « Avec Noir ».",
            other: "# parties avec Noir vont dans « Avec Noir ».",
          }),
        white: (count) =>
          plural(count, {
            one: "# partie avec Blanc va dans « Avec Blanc ».",
            other: "# parties avec Blanc vont dans « Avec Blanc ».",
          }),
      },
      adds: (count, move) =>
        plural(count, {
          one: `Cela ajoute # position, au coup ${move}.`,
          other: `Cela ajoute # positions, jusqu’au coup ${move}.`,
        }),
      nothingNew: "Il n’y a là rien de nouveau.",
      goDeeper: "Choisissez un coup plus tardif, ou des positions rencontrées moins souvent.",
      differ: (count) =>
        plural(count, {
          one: "Dans # position, vous avez un autre coup.",
          other: "Dans # positions, vous avez un autre coup.",
        }),
      keep: "Garder mes coups",
      take: "Prendre les nouveaux",
      apart: (count) =>
        plural(count, {
          one: "# position est laissée de côté : vos coups n’y mènent pas.",
          other: "# positions sont laissées de côté : vos coups n’y mènent pas.",
        }),
      add: (count) => plural(count, { one: "Ajouter # position", other: "Ajouter # positions" }),
      addTold: "Ajouter les commentaires",
      cancel: "Annuler",
    },

    repertoire: {
      title: "Ouvertures",
      about: "Un coup à vous pour chaque position rencontrée",
      positions: (count) => plural(count, { one: "# position", other: "# positions" }),
      freshADay: (count) => plural(count, { one: "# nouvelle par jour", other: "# nouvelles par jour" }),
      due: (count) => `${whole(count)} à revoir`,
      as: { black: "Avec Noir", white: "Avec Blanc" },
      empty:
        "Commencez par les positions les plus probables, par vos parties ou par un fichier. Ou gardez une ligne dans l’analyse.",
      saveAs: (format) => `Enregistrer en ${format}`,
      picture: "Enregistrer en image",
      print: "Imprimer",
      bold: "Vos propres coups sont en gras.",
      columns: { line: "Ligne", value: "Valeur", games: "Des parties" },
      undo: "Annuler",
      train: "Réviser",
      done: "Bravo : plus rien n’est à revoir aujourd’hui.",
      trainHere: "S’entraîner d’ici",
      remove: "Retirer cette réponse",
      browse: "Vos coups",
      start: "Début",
      answer: (move) => `Vous jouez ${move}.`,
      noAnswer: "Pas encore de réponse",
      choose: "Vous n’avez pas encore de réponse ici. Choisissez votre coup ici ou sur le plateau :",
      chooseOnBoard: "Vous n’avez pas encore de réponse ici. Choisissez votre coup sur le plateau.",
      change: "Choisir un autre coup",
      chooseOther: (move) =>
        `Vous jouez ${move} pour l’instant. Choisissez un autre coup ici ou sur le plateau.`,
      legend: { own: "vous", other: "l’autre camp", often: "plus épais : plus fréquent" },
      gaps: "Encore sans réponse",
      ofGames: (share) => `${share} des parties`,
      apart: (count) =>
        plural(count, {
          one: "# position ne peut pas se présenter : aucun de vos coups n’y mène.",
          other: "# positions ne peuvent pas se présenter : aucun de vos coups n’y mène.",
        }),
      leaveOut: "Les laisser de côté",
      taken: (count) =>
        plural(count, {
          one: "# position a été ajoutée ou changée.",
          other: "# positions ont été ajoutées ou changées.",
        }),
      undone: (count) =>
        plural(count, {
          one: "# position est de nouveau comme avant.",
          other: "# positions sont de nouveau comme avant.",
        }),
      others: (count) =>
        plural(count, {
          one: "# autre coup a été laissé de côté : chaque position en a un seul.",
          other: "# autres coups ont été laissés de côté : chaque position en a un seul.",
        }),
      failed: "Les choix des joueurs n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.",
      yourMove: "Quel coup votre répertoire a-t-il ici ?",
      counts: "Votre réponse décide quand elle reviendra",
      countsNot: "Pour s’entraîner · ne compte pas, car pas encore à revoir",
      right: (move) => `Oui, ${move}.`,
      shown: (move) => `Le coup est ${move}.`,
      wrong: (move) => `${move} n’est pas votre coup ici.`,
      replies: (color, move) => `${COLORS[color]} répond ${move}.`,
      also: (move, score, answer) => `${move} est aussi bon (${score}). Ici, vous avez ${answer}.`,
      better: (move, value, answer, own) =>
        `${move} est encore meilleur (${value}). Ici, vous avez ${answer} (${own}).`,
      values: (move, value, answer, own) => `${move} vaut ${value}, votre ${answer} ${own}.`,
      otherWay: (move, answer) => `${move} revient au même. Ici, vous avez ${answer}.`,
      chosen: (moves) => `Les joueurs ont choisi ${moves}.`,
      over: "C’est la fin de cette ligne.",
      show: "Montrer",
      next: "Ligne suivante",
      playOn: "Continuer la partie",
      known: (count, size) => `${whole(count)} sur ${whole(size)} en mémoire`,
      trainOpening: "S’entraîner dès le coup 1",
      removed: (move) => `Votre réponse ${move} a été retirée.`,
      turned: "tournée ou en miroir",
      apartAlone: "Aucun de vos coups ne mène ici.",
      onceMore: (count) => `encore ${whole(count)}`,
      takeInstead: (move) => `Prendre ${move}`,
    },

    you: {
      title: "Vous",
      about: "Comment vous jouez, sur toutes vos parties",
      tooFew: (games, least) =>
        games === 0
          ? `Faites analyser ${least} de vos parties : cette page montre alors où vous perdez des pions.`
          : plural(games, {
              one: `# partie est analysée. À partir de ${least}, cette page montre où vous perdez des pions.`,
              other: `# parties sont analysées. À partir de ${least}, cette page montre où vous perdez des pions.`,
            }),
      choose: "Choisir une partie",
      play: "Jouer une partie",
      claim: {
        ask: "Ces joueurs figurent dans Mes parties. Lequel êtes-vous ? Ses parties compteront alors ici.",
        player: (name, games) => `${name} : ${plural(games, { one: "# partie", other: "# parties" })}`,
      },
      reviews: {
        ask: (games) =>
          plural(games, {
            one: "# de vos parties n’a jamais été analysée. La page peut-elle le faire pendant vos exercices ou vos pauses ? Elle s’arrête dès que vous jouez.",
            other:
              "# de vos parties n’ont jamais été analysées. La page peut-elle le faire pendant vos exercices ou vos pauses ? Elle s’arrête dès que vous jouez.",
          }),
        allow: "Analyser",
        refuse: "Non merci",
        setting: "Analyser mes parties d’elle-même",
        goingOn: (games) =>
          plural(games, {
            one: "La dernière partie est analysée.",
            other: "Analyse en cours : encore # parties.",
          }),
        left: (games) =>
          plural(games, { one: "# partie attend son analyse.", other: "# parties attendent leur analyse." }),
        done: "Toutes vos parties sont analysées.",
      },
      notRead: "Ce navigateur ne laisse pas la page lire vos parties.",
      accuracy: "Précision",
      closest: (name, accuracy) =>
        `Le personnage le plus proche est ${name} : ${accuracy} dans des parties entre égaux.`,
      accuracyAbout:
        "100 % veut dire qu’aucun coup n’était moins bon que le meilleur. Le trait de chaque point montre où se trouve votre vraie valeur neuf fois sur dix.",
      games: (count) => plural(count, { one: "# partie", other: "# parties" }),
      titles: {
        time: "Au fil du temps",
        phase: "Par phase",
        color: "Par couleur",
        opening: "Par ouverture",
        opponent: "Par adversaire",
        reason: "Ce qui coûte le plus",
        theme: "Problèmes par thème",
        memory: "Ce que vous retenez",
      },
      phases: { opening: "Ouverture", midgame: "Milieu", endgame: "Finale" },
      subjects: {
        corners: "Coins",
        squares: "Cases laissées ouvertes",
        moves: "Trop peu de coups",
        frontier: "Trop ouvert",
        regions: "Régions et dernier coup",
        stable: "Pions qui restent",
        opening: "Coups d’ouverture",
      },
      strongest: (name, accuracy, rest) => `Le plus fort : ${name}, ${accuracy}. Ailleurs : ${rest}.`,
      weakest: (name, accuracy, rest) => `Le plus faible : ${name}, ${accuracy}. Ailleurs : ${rest}.`,
      alike: "Aucune différence que le hasard ne puisse expliquer.",
      rising: (games, accuracy, before) =>
        plural(games, {
          one: `Vous jouez mieux : ${accuracy} dans la dernière partie, ${before} avant.`,
          other: `Vous jouez mieux : ${accuracy} dans les # dernières parties, ${before} avant.`,
        }),
      falling: (games, accuracy, before) =>
        plural(games, {
          one: `Vous jouez moins bien : ${accuracy} dans la dernière partie, ${before} avant.`,
          other: `Vous jouez moins bien : ${accuracy} dans les # dernières parties, ${before} avant.`,
        }),
      steady: (games) =>
        plural(games, {
          one: "Votre dernière partie vaut à peu près les précédentes.",
          other: "Vos # dernières parties valent à peu près les précédentes.",
        }),
      first: (games) =>
        plural(games, {
          one: "Votre première partie. Les suivantes lui seront comparées.",
          other: "Vos # premières parties. Les suivantes leur seront comparées.",
        }),
      dearest: (name, discs) => `${name} : ces fautes vous coûtent ${discs} pions par partie.`,
      aGame: (discs) => `${discs} par partie`,
      lowest: (name, rating) => `Votre cote la plus basse : ${name}, ${rating}.`,
      remembered: (count, remembered) =>
        plural(count, {
          one: `Vous retenez environ ${remembered} exercice sur #.`,
          other: `Vous retenez environ ${remembered} exercices sur #.`,
        }),
      within: ["Aujourd’hui", "Dans la semaine", "Dans le mois", "Dans les trois mois", "Plus tard"],
      practice: (name) => `S’exercer : ${name}`,
      today: "Exercices du jour",
      table: "Tableau",
      columns: {
        name: "Coups",
        accuracy: "Précision",
        range: "Neuf sur dix",
        games: "Parties",
        discs: "Pions",
        mistakes: "Fautes",
        rating: "Cote",
        exercises: "Exercices",
        time: "Période",
      },
      range: (least, most) => `${least} à ${most}`,
      listOf: (name) => `Parties : ${name}`,
    },

    keeping: {
      title: "Vos ouvertures",
      keep: { black: "Garder la ligne pour Noir", white: "Garder la ligne pour Blanc" },
      known: "Votre répertoire a déjà cette ligne.",
      undo: "Annuler",
      leftOwn: (number, answer) =>
        `Vous avez quitté votre répertoire au coup ${number} : là, vous avez ${answer}.`,
      leftOther: (number, move) => `Votre répertoire n’a pas de réponse au coup ${number}, ${move}.`,
    },

    tour: {
      list: "Parties",
      toList: "Liste",
      backToList: "Retour à la liste",
      previous: "Précédente",
      next: "Suivante",
      previousGame: "Partie précédente",
      nextGame: "Partie suivante",
      place: (number, all) => `Partie ${whole(number)} sur ${whole(all)}`,
    },
    training: {
      today: "Aujourd’hui",
      minutes: (count) => plural(count, { one: "environ une minute", other: "environ # minutes" }),
      allDone: "Tout est fait pour aujourd’hui.",
      due: "À revoir",
      dueCount: (count) => plural(count, { one: "# exercice à revoir", other: "# exercices à revoir" }),
      ofMistakes: (count) => plural(count, { one: "# de vos erreurs", other: "# de vos erreurs" }),
      nothingDue: "Rien à revoir aujourd’hui",
      tomorrow: (count) =>
        plural(count, { one: "# exercice revient demain.", other: "# exercices reviennent demain." }),
      nothingTomorrow: "Rien à revoir demain.",
      foundOf: (found, met) => `${found} sur ${met} du premier coup`,
      later: (count) =>
        plural(count, { one: "# autre attend un autre jour", other: "# autres attendent d’autres jours" }),
      overdue: (days) =>
        plural(days, { one: "jusqu’à # jour de retard", other: "jusqu’à # jours de retard" }),
      daily: "Problème du jour",
      dailyAsked: "Le même pour tous",
      dailyRated: (rating) => `Le même pour tous, coté ${rating}`,
      dailyDone: "Déjà essayé aujourd’hui",
      dailyMissing: "N’a pas pu être chargé. Réessayez ici.",
      fresh: "Nouveaux problèmes",
      freshCount: (count) => `Encore ${count} aujourd’hui`,
      freshDone: "C’est fait pour aujourd’hui",
      freshPaused: "En pause tant que beaucoup est à revoir",
      begin: "Commencer",
      goOn: "Continuer",
      more: "Plus de problèmes",
      settings: "Réglages de l’entraînement",
      retention: "Part retenue quand un exercice revient",
      newOnes: "Nouveaux par jour",
      reviews: "Exercices par jour",
      turns: "Montrer les révisions tournées ou en miroir",
      rating: "Cote",
      rated: (rating, deviation) => `${rating} ± ${deviation}`,
      unrated: "Pas encore de cote",
      ratedAfter: (count) =>
        plural(count, { one: "Cote après # problème de plus", other: "Cote après # problèmes de plus" }),
      gained: (gain) => `Cote ${gain}`,
      howStrong: "Quel est votre niveau ?",
      whyAsked: "Les premiers problèmes vous conviendront.",
      opponents: (first, last) =>
        `De ${first} à ${last}, ce sont les adversaires d’ici, du plus faible au plus fort.`,
      strengths: {
        never: "Je n’ai jamais joué",
        rules: "Je connais les règles",
        beats: (name) => `Je bats ${name}`,
        unknown: "Je ne sais pas",
        told: {
          never: "Apprenez d’abord les règles. Des problèmes faciles vous attendent ensuite ici.",
          level: "Vos premiers problèmes sont de ce niveau.",
          unknown: "Les premiers problèmes le diront : après une erreur, le suivant est plus facile.",
        },
      },
      runs: "Contre vous-même",
      minutesRun: "Trois minutes",
      minutesAbout: "Autant de problèmes que possible. Une erreur coûte dix secondes.",
      streakRun: "Série",
      streakAbout: "Un problème après l’autre, de plus en plus durs, jusqu’à la première erreur.",
      best: (count) => `Record : ${count}`,
      inRun: {
        rules: {
          minutes:
            "Le chrono part à votre premier coup. Une erreur coûte 10 secondes, 5 bons coups de suite en donnent.",
          streak: "Votre première erreur met fin à la série.",
        },
        costs: { minutes: "Erreur : 10 secondes de moins.", streak: "Erreur : la série est finie." },
        bonus: (count, seconds) => `${count} bons coups de suite : ${seconds} secondes de plus !`,
      },
      end: "Terminer",
      found: (count) => plural(count, { one: "# problème résolu", other: "# problèmes résolus" }),
      record: "Votre meilleur résultat !",
      missed: "Manqués",
      lookAgain: "Revoir les ratés et les lents",
      another: "Encore une fois",
      themesLabel: "Thèmes",
      themesSorted: "Thèmes, vos plus faibles d’abord",
      left: (count) => plural(count, { one: "# problème", other: "# problèmes" }),
      themes: {
        "take-the-corner": "Prendre le coin",
        "leave-the-corner": "Laisser le coin",
        "win-a-corner": "Gagner un coin",
        "offer-a-corner": "Offrir un coin",
        "x-square": "Case X",
        "c-square": "Case C",
        "key-square": "Case clé",
        closes: "Fermer une case",
        opens: "Ne pas ouvrir une case",
        quiet: "Coup tranquille",
        "from-inside": "De l’intérieur",
        "forced-pass": "Forcer à passer",
        "last-safe-move": "Dernier coup sûr",
        wedge: "Coin enfoncé",
        parity: "Parité",
        swindle: "Trou de deux cases",
        feeding: "Nourrir",
        "stoner-trap": "Piège de Stoner",
        "wipe-out": "Tout retourner",
        "saved-from-wipe-out": "Échapper au pire",
        counting: "Compter",
        opening: "Ouverture",
        calculation: "Calcul",
      },
      themeHints: {
        "take-the-corner": "Un coin vaut la peine d’être pris maintenant.",
        "leave-the-corner": "Le coin peut attendre : autre chose vaut plus.",
        "win-a-corner": "Le bon coup gagne bientôt un coin.",
        "offer-a-corner": "L’adversaire peut avoir un coin : vous obtenez plus en échange.",
        "x-square": "Pour une fois, jouer en diagonale d’un coin vide est bon.",
        "c-square": "Pour une fois, jouer sur le bord à côté d’un coin vide est bon.",
        "key-square": "L’adversaire veut une case : prenez-la.",
        closes: "L’adversaire a une forte réponse : fermez-lui cette case.",
        opens: "D’autres coups ouvrent une case à l’adversaire : laissez-la fermée.",
        quiet: "Un coup tranquille : il retourne dans une seule direction et ne donne rien de nouveau.",
        "from-inside": "Le coup ne retourne que des pions situés à l’intérieur.",
        "forced-pass": "L’adversaire n’aura plus de coup et devra passer.",
        "last-safe-move": "Un seul coup ne donne aucun coin.",
        wedge: "Il y a un trou sur un bord où se glisser.",
        parity: "Comptez les cases vides de chaque région : entrez dans une région impaire.",
        swindle: "Dans une région de deux cases, l’adversaire ne peut pas prendre la seconde.",
        feeding: "Donnez à l’adversaire des coups dans la région où vous ne pouvez pas entrer.",
        "stoner-trap": "Attaquez un coin le long du bord : l’un des deux coins tombe.",
        "wipe-out": "Tous les pions de l’adversaire peuvent être retournés.",
        "saved-from-wipe-out": "Un seul coup vous laisse encore des pions.",
        counting: "Il reste peu de cases : comptez les pions jusqu’au bout.",
        opening: "Dans cette ouverture, la plupart choisissent un autre coup.",
        calculation: "Aucune règle n’aide ici : calculez quelques coups.",
      },
      swindled: (move, other, color) =>
        `Après ${move}, ${COLORS[color]} ne peut pas jouer ${other} : cette case est aussi pour vous.`,
      back: "Aujourd’hui",
      linked: "Un problème",
      line: "La solution",
      before: "La position",
      hint: "Indice",
      reveal: "Solution",
      tryAgain: "Réessayer",
      next: "Suivant",
      analyze: "Analyser",
      share: "Copier le lien",
      copied: "Lien copié.",
      notCopied: "Le navigateur n’a pas permis la copie. Copiez plutôt l’adresse de cette page.",
      turn: (color) => `À ${COLORS[color]} de jouer`,
      toCome: (count) => plural(count, { one: "le dernier", other: "encore #" }),
      dueToday: (count) => `${whole(count)} à revoir aujourd’hui`,
      mistakes: "Fautes",
      ofChosen: (number, total) => `${number} sur ${total}`,
      counts: (rating) => `Compte pour votre cote · problème coté ${rating}`,
      countsNot: {
        again: "Vous le connaissez déjà : il ne change pas votre cote.",
        run: "Ne change pas votre cote.",
        own: "De votre propre partie · sans cote.",
        link: "D’un lien · ne compte pas.",
      },
      youPlayed: (move) => `Dans votre partie, vous avez joué ${move}.`,
      goOnFinding: "Bravo ! Trouvez aussi le coup suivant.",
      wrong: {
        wins: (move, score) => `${move} gagne de ${score}, mais il y a mieux.`,
        draws: (move) => `${move} ne fait que nulle.`,
        loses: (move, loss) => `${move} perd de ${loss}.`,
        unknown: (move) => `Ce n’est pas ${move}.`,
      },
      replies: (color, move) => `${COLORS[color]} répond ${move}.`,
      takesCorner: (color, corner) => `${COLORS[color]} prend le coin ${corner}.`,
      leads: {
        pass: (reply) => `Après ${reply}, vous devez passer.`,
        few: (reply, count) =>
          `Après ${reply}, ${plural(count, { one: "il ne vous reste que # coup.", other: "il ne vous reste que # coups." })}`,
        corner: (reply, color) =>
          `Après ${reply}, ${COLORS[color]} peut prendre un coin, quoi que vous jouiez.`,
        line: (reply, moves) => `Après ${reply}, la suite est ${moves}.`,
      },
      right: {
        late: (move) => `Oui, c’est ${move}.`,
        wins: (move, score) => `Bravo ! ${move} gagne de ${score}.`,
        draws: (move) => `Bravo ! ${move} sauve la nulle.`,
        loses: (move, loss) => `Bravo ! ${move} limite la perte à ${loss}.`,
        plain: (move) => `Bravo ! C’est ${move}.`,
      },
      move: (move) => `Le coup est ${move}.`,
      whyNot: (move) => `Pourquoi pas ${move} ?`,
      comesBack: {
        atEnd: "Il revient une fois à la fin.",
        tomorrow: "Il revient demain.",
        later: (days) => plural(days, { one: "Il revient dans # jour.", other: "Il revient dans # jours." }),
      },
      turned: "Le plateau est tourné ou inversé, pour que vous y repensiez.",
      lookIn: (first, last) => `Regardez le quart de ${first} à ${last}.`,
      lookAt: (move) => `Regardez ${move}.`,
      noReason: "Voyez ce que chaque coup laisse à l’adversaire.",
      tasks: {
        winsMore: "Plusieurs coups gagnent. Trouvez celui qui gagne le plus.",
        wins: "Un seul coup gagne. Trouvez-le.",
        draws: "Un seul coup sauve la partie nulle. Trouvez-le.",
      },
      aims: {
        win: (score) => `Le meilleur coup mène à un gain d’environ ${score}. Le trouverez-vous ?`,
        balance: "Le meilleur coup garde l’équilibre. Le trouverez-vous ?",
        loss: (loss) => `Le meilleur coup limite la perte à environ ${loss}. Le trouverez-vous ?`,
        any: "Trouvez le meilleur coup.",
      },
      troubles: {
        refused: "Ce navigateur ne garde pas votre entraînement : il dure tant que cette page est ouverte.",
        newer:
          "Une version plus récente de cette page a enregistré votre entraînement. Rechargez la page pour continuer.",
        unwritten:
          "Les dernières réponses n’ont pas encore pu être enregistrées. Elles le seront avec les suivantes.",
        somePuzzles: "Certains problèmes n’ont pas pu être chargés. Les autres sont là quand même.",
        noPuzzles: "Les problèmes n’ont pas pu être chargés. Ce qui est à revoir est là quand même.",
        skipped: (count) =>
          plural(count, {
            one: "# exercice sans coup à trouver a été passé.",
            other: "# exercices sans coup à trouver ont été passés.",
          }),
        isOver: "Ce lien mène à une partie terminée. Il n’y a pas de coup à y trouver.",
        mustPass: (color) =>
          `Ce lien mène à une position où ${COLORS[color]} doit passer. Il n’y a pas de coup à y trouver.`,
      },
    },

    report: {
      title: "Bilan",
      coach: "Entraîneur",
      panels: "Plus",
      tabs: { moves: "Coups", engine: "Moteur", explorer: "Ouvertures", numbers: "Chiffres" },
      graph: "Cours de la partie",
      accuracy: "Précision",
      loss: "Pions perdus",
      discs: "Pions",
      previous: "Faute précédente",
      next: "Faute suivante",
      previousOwn: "Votre faute précédente",
      nextOwn: "Votre faute suivante",
      mistake: "Faute",
      back: "Revenir à la partie",
      stop: "Arrêter",
      goOn: "Continuer",
      stopped: "arrêté",
      points: "Tournants",
      ownPoints: "Vos tournants",
      notYet: "…",
      notYetPoints: "Ils seront connus quand tous les coups auront été examinés.",
      review: "Faire le bilan",
      tryIt: "Essayer",
      noReason: "Aucune raison simple ne l’explique. « Montrer » joue la suite de chaque coup.",
      worthOfCorner: (corner) => `${corner} est un coin : un pion n’y sera jamais retourné.`,
      show: "Montrer",
      more: "Plus",
      moreCauses: (count) => `${count} de plus`,
      values: "Valeurs sur le plateau",
      home: "Résumé",
      iPlayed: "J’ai joué :",
      me: "c’est moi",
      played: (color) => `J’ai joué avec ${COLORS[color]}`,
      counted: (who, kind, count) => `${who}. ${kind} : ${count}`,
      lost: "Pions perdus :",
      orMore: (least) => `${least} ou plus`,
      upTo: (least, most) => `de ${least} à ${most}`,
      forWhom: (color) => `+ : ${COLORS[color]} mène`,
      legend: { played: "joué", better: "meilleur", named: "citée ci-dessus" },
      showing: {
        played: (color, move) => `${COLORS[color]} a joué ${move}.`,
        answers: (color, move) => `${COLORS[color]} répond ${move}.`,
        couldAnswer: (color, move) => `${COLORS[color]} pourrait répondre ${move}.`,
        goesOn: (color, move) => `${COLORS[color]} continue par ${move}.`,
        passes: (color) => `${COLORS[color]} doit passer.`,
        instead: (color, move) => `Voici le meilleur coup de ${COLORS[color]} : ${move}.`,
        better: (color, move) => `${COLORS[color]} joue plutôt ${move}.`,
        choices: (color, count, other) =>
          `${COLORS[color]} peut jouer sur ${squares(count)}, ${COLORS[color === "black" ? "white" : "black"]} sur ${other}.`,
        safe: (color, count, safe) =>
          `${COLORS[color]} peut jouer sur ${squares(count)}, dont ${safe || "aucune"} sans ouvrir de coin.`,
      },
      openings: "Ouvertures",
      opening: "Le nom des premiers coups de cette partie : son ouverture",
      solved: "Résolu : chaque suite a été cherchée jusqu’à la fin, c’est donc certain.",
      formula: "Mode de calcul",
      formulaText: ([[first, share], ...others], opening, midgame) =>
        `Un coup qui ne coûte aucun pion compte pour 100 %. S’il coûte ${discs(first)}, il compte pour ${share} ; ${others.map(([loss, part]) => `pour ${loss} pions, ${part}`).join(" ; ")}. La précision d’un camp est la moyenne de ses coups, sans ceux où il n’avait pas le choix. L’ouverture va jusqu’au coup ${opening}, le milieu de partie jusqu’au coup ${midgame}.`,
      formulaExact: (scale) => `En formule, pour d pions perdus : 100 % × e^(−d ÷ ${scale})`,
      sizes: {
        large: (least) => `Grosses fautes, ${discs(least)} ou plus`,
        medium: (least, most) => `Fautes moyennes, ${least} à ${most}`,
        small: (least, most) => `Petites fautes, ${least} à ${most}`,
      },
      phases: { opening: "Ouverture", midgame: "Milieu", endgame: "Finale" },
      inPhase: {
        opening: "Fautes dans l’ouverture",
        midgame: "Au milieu de partie",
        endgame: "Dans la finale",
      },
      looking: (done, total) => `Examen des coups : ${done} sur ${total}`,
      followed: (count) =>
        plural(count, {
          one: "Une analyse plus profonde a changé # valeur.",
          other: "Une analyse plus profonde a changé # valeurs.",
        }),
      nearlyReady: (again) => `Presque prêt : ${again}`,
      surveying: (done, total) => `${done} coups sur ${total}`,
      lookingAgain: (count) => plural(count, { one: "revérifie # coup", other: "revérifie # coups" }),
      at: (place, lead) => `${place} : ${lead}`,
      losses: {
        dealt: "tiré au sort avant la partie",
        forced: "le seul coup",
        none: "rien de perdu",
        unsure: (count) => `a peut-être perdu ${count}`,
        some: (count, isProven) => `a perdu ${isProven ? "" : "environ "}${count}`,
        mistake: (count, isProven, best) =>
          `a perdu ${isProven ? "" : "environ "}${count} ; ${best} était meilleur`,
        turned: (best) => `a changé une victoire en défaite ; ${best} était meilleur`,
      },
      follows: (move, moves) => `Meilleure suite après ${move} : ${moves}.`,
      marked: (squares) => `Marqué sur le plateau : ${squares}.`,
    },

    guided: {
      learn: "Apprendre de ses fautes",
      learnFrom: (count, isOnce) =>
        isOnce
          ? plural(count, { one: "Apprendre d’une de vos fautes", other: "Apprendre de # de vos fautes" })
          : plural(count, {
              one: "Apprendre de votre plus grosse faute",
              other: "Apprendre de vos # plus grosses fautes",
            }),
      leave: "Quitter la leçon",
      whose: "Quelles fautes voulez-vous revoir ?",
      both: "Toutes",
      hint: "Indice",
      solution: "Solution",
      again: "Revenir à l’exercice",
      next: "Suivant",
      step: (number, total) => `Faute ${number} sur ${total}`,
      chosen: (count, all, isBeside) =>
        isBeside
          ? `${count} sur ${all} : les plus grosses et celle qui a décidé la partie`
          : `les ${count} plus grosses sur ${all}, dans l’ordre de la partie`,
      once: (count, all) => `${count} sur ${all}, chaque meilleur coup une seule fois`,
      elsewhere: "Vous avez quitté l’exercice.",
      numbered: (move) => `Les numéros montrent la meilleure suite, à partir de ${move}.`,
      saved: "Si vous travaillez les coups non trouvés, ils reviendront dans Entraîner.",
      practice: (count) =>
        plural(count, { one: "Travailler le coup non trouvé", other: "Travailler les # non trouvés" }),
      lookAt: (move) => `Regardez ${move}.`,
      reply: (color, reply) =>
        `La meilleure réponse de ${COLORS[color]} est ${reply} : cherchez un coup après lequel ${reply} l’aide moins.`,
      countMoves: (color, best, move, played) =>
        `Comptez les coups de ${COLORS[color]} après le vôtre : le meilleur coup ${best === 0 ? "ne lui en laisse aucun" : `lui en laisse ${best}`}, ${move} ${played}.`,
      countFlips: (best, move, played) =>
        `Le meilleur coup retourne ${discs(best)}, ${move} en retourne ${played}.`,
      lookIn: (first, last) => `Regardez le quart de ${first} à ${last}.`,
      nearly: (best) => `Presque aussi bon que ${best} : cela compte.`,
      found: (found, total) => `Meilleurs coups trouvés : ${found} sur ${total}.`,
      outcomes: {
        atOnce: (move) => `Trouvé du premier coup : ${move}.`,
        after: (move, tried) => `Trouvé : ${move}, après ${tried.join(", ")}.`,
        skipped: "Laissé de côté.",
        missed: (best) => `Pas trouvé : ${best}.`,
        tried: (tried) => `Vous avez essayé ${tried.join(", ")}.`,
        hinted: "Avec un indice.",
      },
    },

    resultCard: {
      see: "Voir ce qui a décidé",
      seeOwn: "Voir pourquoi vous avez perdu",
      seeOther: (color) => `Voir pourquoi ${COLORS[color]} a perdu`,
      practice: "Trouver le meilleur coup",
      more: "Plus",
      accuracy: "Votre précision",
      accuracies: "Précision",
      best: "Votre meilleur coup",
      stronger: (name) => `Affronter ${name}`,
      both: (black, white) => `Noir ${black} · Blanc ${white}`,
      answer: (move, mistake) => `${move}, la meilleure réponse à ${mistake}`,
      unused: (move, best) => `Mon coup ${move} était une erreur : ${best} l’aurait punie.`,
      own: (move, number) => `Votre coup ${number}, ${move}, a décidé de la partie.`,
      mine: (move, best) => `Mon coup ${move} a décidé de la partie ; ${best} était meilleur.`,
      ownLargest: (move, number) => `Votre plus grande faute a été ${move} au coup ${number}.`,
      mineLargest: (move, best) => `Ma plus grande faute a été ${move} ; ${best} était meilleur.`,
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
    },

    causes: {
      corner: (color, winner, move, corner) =>
        `${color === "you" ? "Vous avez" : `${COLORS[color]} a`} ouvert le coin ${corner} en jouant ${move}, et ${winner === "you" ? "vous l’avez" : `${COLORS[winner]} l’a`} pris.`,
      corners: (color, winner, list) =>
        `${winner === "you" ? "Vous avez" : `${COLORS[winner]} a`} pris des coins que ${color === "you" ? "vous avez" : `${COLORS[color]} a`} cédés : ${list}.`,
      opened: (corner, move) => `${corner} après ${move}`,
      over: (corner, move) => `${corner} par ${move}`,
      taken: (color, winner, corner, move, number) =>
        `Au coup ${number}, ${winner === "you" ? "vous avez" : `${COLORS[winner]} a`} pris le coin ${corner} en retournant ${color === "you" ? `votre ${move}` : `${move}, joué par ${COLORS[color]}`}.`,
      was: (winner, corner, number) =>
        `Le coin ${corner} était libre : ${winner === "you" ? "vous l’avez" : `${COLORS[winner]} l’a`} pris au coup ${number}.`,
      once: (color, winner, corner, from, to) =>
        `${color === "you" ? "Vous avez" : `${COLORS[color]} a`} laissé le coin ${corner} libre au coup ${from} : ${winner === "you" ? "vous l’avez" : `${COLORS[winner]} l’a`} pris au coup ${to}.`,
      free: (color, winner, corner, times, from, to) =>
        `${color === "you" ? "Vous avez" : `${COLORS[color]} a`} laissé ${corner} libre ${times} fois à partir du coup ${from} : ${winner === "you" ? "vous avez" : `${COLORS[winner]} a`} pris ce coin au coup ${to}.`,
      behind: (color, move, number, better) =>
        `${color === "you" ? "Vous avez pris du retard" : `${COLORS[color]} est passé derrière`} pour de bon avec ${move} au coup ${number} ; ${better} gardait l’équilibre.`,
      ahead: (color, move, number, better) =>
        `${color === "you" ? "Vous avez" : `${COLORS[color]} a`} perdu l’avantage pour de bon avec ${move} au coup ${number} ; ${better} le gardait.`,
      left: (color, square, times, from, to) =>
        `${color === "you" ? "Vous avez" : `${COLORS[color]} a`} laissé ${square} ${times} fois, du coup ${from} au coup ${to} : c’était chaque fois le meilleur.`,
      yielded: (color, winner, count, squares, areAll) =>
        `${count} fois, ${winner === "you" ? "vous avez" : `${COLORS[winner]} a`} aussitôt pris la case qui était ${color === "you" ? "votre meilleur coup" : `le meilleur coup de ${COLORS[color]}`}${areAll ? " :" : ", surtout"} ${squares}.`,
      short: (color, winner, moves, number, own, other) =>
        `${color === "you" ? "Vous avez" : `${COLORS[color]} a`} manqué de coups après ${moves} : au coup ${number}, ${color === "you" ? "vous en aviez" : `${COLORS[color]} en avait`} ${own}, ${winner === "you" ? "vous" : COLORS[winner]} ${other}.`,
      spent: (number) => `Au coup ${number}, tous ouvraient un coin.`,
      passed: (color, number) =>
        `Au coup ${number}, ${color === "you" ? "vous avez" : `${COLORS[color]} a`} dû passer.`,
      slips: (color, count, discs, most) =>
        `De petites fautes se sont additionnées : ${count} ${color === "you" ? "vous ont coûté" : `ont coûté à ${COLORS[color]}`} environ ${discs} pions en tout, la pire ${most}.`,
      greedy: (color, count, all, to) =>
        `${color === "you" ? "Vous avez" : `${COLORS[color]} a`} retourné trop de pions : pour ${count} fautes sur ${all} jusqu’au coup ${to}, le meilleur coup en retourne moins.`,
      only: (color, move, number, lost) =>
        `${color === "you" ? "Votre seule faute" : `La seule faute de ${COLORS[color]}`} est ${move} au coup ${number} : elle a coûté environ ${lost} pions.`,
      largest: (color, move, number, lost) =>
        `${color === "you" ? "Votre plus grosse faute" : `La plus grosse faute de ${COLORS[color]}`} est ${move} au coup ${number} : elle a coûté environ ${lost} pions.`,
      ownWin: (move, better) => `Vous avez laissé échapper la victoire avec ${move} ; ${better} la gardait.`,
      ownDraw: (move, better) => `Vous avez laissé échapper la nulle avec ${move} ; ${better} la gardait.`,
      ownMost: (move, better) => `Votre coup ${move} a coûté le plus ; ${better} était meilleur.`,
    },

    review: {
      elsewhere: "Ce coup n’a pas été joué dans la partie.",
      looking: "Chaque coup est examiné…",
      ready: "Allez de coup en coup, ou à la première faute.",
      dealt: "Ce coup a été tiré au sort avant la partie : il n’est de personne.",
      mistakes: (count, least) =>
        plural(count, {
          one: `# faute de ${discs(least)} ou plus.`,
          other: `# fautes de ${discs(least)} ou plus.`,
        }),
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
      turns: (color, move) => `${COLORS[color]} ${move} change une victoire en défaite.`,
      turnsLikely: (color, move) => `${COLORS[color]} ${move} change sans doute une victoire en défaite.`,
      turnedBy: (move, opponent, answer, isPlayed) =>
        `${move} change une victoire en défaite : ${COLORS[opponent]} ${isPlayed ? "joue" : "pourrait jouer"} ${answer}.`,
      lost: (move, loss, isProven) => `${move} perd ${isProven ? "" : "environ "}${discs(loss)}.`,
      turned: (move) => `${move} change une victoire en défaite.`,
      punished: (move, loss, isProven, opponent, answer, isPlayed) =>
        `${move} perd ${isProven ? "" : "environ "}${discs(loss)} : ${COLORS[opponent]} ${isPlayed ? "joue" : "pourrait jouer"} ${answer}.`,
      leaves: (move, loss, isProven, opponent, wanted) =>
        `${move} perd ${isProven ? "" : "environ "}${discs(loss)} et laisse ${wanted} à ${COLORS[opponent]}.`,
      turnsAndLeaves: (move, opponent, wanted) =>
        `${move} change une victoire en défaite et laisse ${wanted} à ${COLORS[opponent]}.`,
      task: (color, move) => `Trait à ${COLORS[color]} : trouvez le meilleur coup à la place de ${move}.`,
      toTry: (color, best) => `Trait à ${COLORS[color]} : jouez ${best}, ou essayez un autre coup.`,
      flips: (move, count, better, other) =>
        `${move} retourne ${discs(count)}, ${better} seulement ${other}.`,
      cornerKept: (move, corner, opponent) =>
        `${move} est à côté du coin ${corner}, mais ${COLORS[opponent]} ne peut pas le prendre maintenant.`,
      cornerOffered: (move, corner, opponent) =>
        `Après ${move}, ${COLORS[opponent]} peut prendre le coin ${corner}, mais ${move} reste le meilleur coup.`,
      cornerTraded: (move, corner, opponent, who, list) =>
        `Après ${move}, ${COLORS[opponent]} peut prendre le coin ${corner} ; avec le meilleur jeu, ${who === "you" ? "vous prenez" : `${COLORS[who]} prend`} ensuite ${list}.`,
      betterStill: (move, mistake) =>
        `${move} est meilleur que ${mistake}. Un autre coup est encore meilleur.`,
      betterLoses: (move, mistake, opponent, count, isProven, isStill) =>
        `${move} est meilleur que ${mistake}, mais ${COLORS[opponent]} ${isProven ? `gagne ${isStill ? "encore " : ""}de` : `devrait ${isStill ? "encore " : ""}gagner d’environ`} ${discs(count)}. Un autre coup est encore meilleur.`,
      betterDraws: (move, mistake) =>
        `${move} est meilleur que ${mistake}, mais ne fait que nulle. Un autre coup est encore meilleur.`,
      stillLoses: (opponent, count, isProven, isStill) =>
        isProven
          ? `${COLORS[opponent]} gagne ${isStill ? "encore" : "alors"} de ${discs(count)}.`
          : `${COLORS[opponent]} devrait ${isStill ? "encore " : ""}gagner d’environ ${discs(count)}.`,
      throws: (isProven) =>
        isProven ? "Cela laisse échapper la victoire." : "Cela laisse sans doute échapper la victoire.",
      draws: "Cela ne donne plus que la nulle.",
      noBetter: (mistake) => `Ce n’est pas mieux que ${mistake}.`,
      worse: (mistake) => `C’est moins bon que ${mistake}.`,
      found: (move) => `Bien trouvé : ${move} est le meilleur coup.`,
      gain: (found, mistake, count, isProven) =>
        `${found} vaut ${isProven ? "" : "environ "}${discs(count)} de plus que ${mistake}.`,
      trying: (move) => `${move} est examiné…`,
      withLoss: (place, loss) => `${place}. ${loss}`,
      why: "Pourquoi ?",
      against: (move) => `Qu’est-ce qui ne va pas avec ${move} ?`,
      /** @param {"black" | "white"} color @param {string} move @param {readonly string[]} then */
      reply: (color, move, then) =>
        `${COLORS[color]} réplique par ${move}${then.length > 0 ? `, puis ${then.join(", ")}` : ""}.`,
      another: "Essayez un autre coup.",
      noPoints: (least) => `Aucune faute de ${discs(least)} ou plus : bien joué.`,
      better: (moves) => `Mieux : ${moves}`,
      played: (moves) => `Joué : ${moves}`,
      now: "Maintenant",
      leads: {
        unknown: "pas encore évalué",
        draw: "nulle, résolu",
        even: "égalité",
        won: (color, count) => `${COLORS[color]} gagne de ${count}, résolu`,
        ahead: (color, count) => `${COLORS[color]} devrait gagner de ${count}`,
        beside: (color, count, other, isProven) =>
          `${COLORS[color]} ${isProven ? "gagne" : "devrait gagner"} de ${count}, et non de ${other}`,
      },

      outOfBook: "Hors du livre",
      outOf: (opening) => `Hors du livre : ${opening}`,
      chosen: (games, moves) =>
        `Dans ${plural(games, { one: "# partie de tournoi", other: "# parties de tournoi" })} : ${moves}.`,
      unplayed: (move) => `Personne n’a choisi ${move}.`,
      point: (number, color, move, count, isProven) =>
        `Coup ${number} : ${COLORS[color]} ${move} a perdu ${isProven ? "" : "environ "}${discs(count)}`,
      start: "Début",
      passed: (color) => `${COLORS[color]} a passé`,
      place: (number, color, move) => `Coup ${number}, ${COLORS[color]} ${move}`,
      practice: (count) =>
        plural(count, { one: "Le travailler en problème", other: "Travailler les # en problèmes" }),
      unproven: "C’est attendu, pas prouvé.",
    },

    printed: {
      record: "Feuille de partie : chaque pion de la couleur qui l’a posé, avec le numéro du coup",
      end: "Position finale",
      position: (color) => `À ${COLORS[color]} de jouer`,
      after: (number, color) => `Après le coup ${number}, à ${COLORS[color]} de jouer`,
    },

    share: {
      title: "Partager",
      link: "Partager le lien",
      copyLink: "Copier le lien",
      copyPicture: "Copier l’image",
      png: "Image, PNG",
      svg: "Dessin, SVG",
      gif: "Image animée, GIF",
      print: "Imprimer",
      embed: "Copier un plateau pour une page web",
      file: "La partie en fichier : SGF, PGN, GGF…",
      names: "noms",
      variations: "variantes",
      notes: "commentaires et signes",
      more: "Plus",
      withNames: "Avec les noms, le résultat et l’ouverture",
      withValues: "Avec les valeurs des coups",
      withDrawings: "Avec vos cercles et flèches",
      withTold: "Avec les marques de l’analyse",
      withNumbers: "Avec les numéros des coups",
      close: "Fermer",
      saved: "Image enregistrée.",
      pictureCopied: "Image copiée.",
      pictureNotCopied: "Le navigateur ne permet pas de copier une image. Enregistrez-la comme fichier.",
      embedCopied: "Copié. Collez-le dans le HTML d’une page.",
      embedTitle: "Plateau d’Othello",
      missing: (parts) =>
        `Le lien n’a pas assez de place pour : ${parts}. Enregistrez la partie dans un fichier pour tout garder.`,
      pictureOfEnd: (black, white) => `Othello : noir ${black}, blanc ${white}, position finale`,
      picture: (black, white, turn) => `Othello : noir ${black}, blanc ${white}, à ${COLORS[turn]} de jouer`,
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
  };
}
