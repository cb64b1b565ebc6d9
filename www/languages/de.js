const COLORS = { black: "Schwarz", white: "Weiß" };

const SUBJECTS = { ...COLORS, you: "Du", engine: "Der Computer" };

/** @param {import("../words/english.js").Subject} who */
const subject = (who) => (typeof who === "object" ? who.name : SUBJECTS[who]);

/** Who took a corner, and when. @param {import("../words/english.js").Who} who @param {number} number of the move */
const tookIt = (who, number) =>
  who === "you" ? `Du hast sie bei Zug ${number} genommen` : `${COLORS[who]} nahm sie bei Zug ${number}`;

/** What the board calls its marks. @type {Record<string, string>} */
const MARKS = {
  hint: "Tipp",
  ring: "Kreis",
  dot: "Punkt",
  cross: "Kreuz",
  square: "Quadrat",
  pip: "Eckpunkt",
  tint: "getönt",
  disc: "möglicher Stein",
};

/** @param {import("../words/numbers.js").Numbers} numbers @returns {import("../phrases.js").Translation} */
export function phrases({ counted, percent, plural, signed, whole }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# Stein", other: "# Steine" });
  /** After `mit` and `von`. */
  const ofDiscs = (/** @type {number} */ count) => plural(count, { one: "# Stein", other: "# Steinen" });
  const squares = (/** @type {number} */ count) =>
    count === 0 ? "kein Feld" : plural(count, { one: "# Feld", other: "# Felder" });

  return {
    page: {
      title: "Flipside: Othello gegen einen starken Computer",
      description:
        "Othello im Browser spielen, gegen einen starken Computer, der zeigt, was er denkt. Kostenlos, ohne Konto, ohne Installation.",
      skip: "Zum Brett",
      rooms: "Bereiche",
      play: "Spielen",
      analyze: "Analyse",
      train: "Training",
      learn: "Lernen",
      firstVisit: "Neu bei Othello? Die Regeln in fünf Schritten",
      firstVisitShort: "Neu hier?",
      tagline: "Spiele Othello und sieh, warum du gewinnst oder verlierst.",
      help: "Hilfe",
      settings: "Einstellungen",
      board: "Brett",
      game: "Partie",
      thinkingTime: "Bedenkzeit des Computers",
      result: "Ergebnis",
      playAgain: "Neue Partie",
      sameGame: "Gleiche Partie",
      swapColors: "Farben tauschen",
      resign: "Aufgeben",
      playOn: "Weiterspielen",
      closeResult: "Schließen",
      review: "Auswerten",
      learnFromGame: "Computer lernen lassen",
      goThrough: "Durch die Partie gehen",
      start: "Anfang",
      back: "Zurück",
      forward: "Vor",
      end: "Ende",
      new: "Neu",
      playHere: "Hier spielen",
      gameControls: "Steuerung der Partie",
      newGame: "Neue Partie",
      undo: "Zurück",
      redo: "Vor",
      hint: "Tipp",
      values: "Werte",
      showEngine: "Zeigen, was der Computer denkt",
      engine: "Engine",
      hide: "Ausblenden",
      expectedLine: "Erwartete Zugfolge",
      details: "Details",
      depth: "Tiefe",
      confidence: "Sicherheit",
      positions: "Stellungen",
      speed: "Tempo",
      time: "Zeit",
      moves: "Züge",
      copy: "Kopieren",
      share: "Teilen",
      load: "Laden",
      reviewTheGame: "Partie auswerten",
      closeSettings: "Einstellungen schließen",
      youPlay: "Du spielst",
      black: "Schwarz",
      white: "Weiß",
      both: "Beide",
      watch: "Zuschauen",
      opponent: "Gegner",
      character: "Charakter",
      byLevel: "Nach Stufe",
      byTime: "Nach Zeit",
      level: "Stufe",
      timePerMove: "Zeit pro Zug",
      hideEngine: "Beim Spielen ausblenden, was der Computer denkt",
      takeBacks: "Schwächere Gegner lassen mich einen groben Fehler zurücknehmen",
      pauseHidden: "Uhren anhalten, solange diese Seite verdeckt ist",
      ponder: "Der Computer denkt auch, wenn ich am Zug bin",
      analysis: "Analyse",
      keepAnalysis: "Für den nächsten Besuch behalten",
      cloth: "Brettfarbe",
      green: "Grün",
      blue: "Blau",
      wood: "Holz",
      slate: "Schiefer",
      contrast: "Kontrast",
      discs: "Steine",
      classic: "Klassisch",
      flat: "Flach",
      paper: "Papier",
      dots: "Gültige Züge markieren",
      previews: "Zeigen, welche Steine sich drehen",
      coordinates: "Koordinaten",
      flipped: "Brett drehen",
      sound: "Ton",
      vibration: "Vibration",
      theme: "Darstellung",
      auto: "Auto",
      light: "Hell",
      dark: "Dunkel",
      language: "Sprache",
      asBrowser: "Wie der Browser",
      playNewGame: "Neue Partie spielen",
      confirmMoves: "Züge durch zweites Tippen bestätigen",
    },

    help: {
      title: "So wird gespielt",
      rules:
        "Setze einen Stein so, dass zwischen ihm und einem anderen eigenen Stein eine gerade Reihe gegnerischer Steine liegt. Die Steine dazwischen werden umgedreht. Wer keinen solchen Zug hat, passt. Wenn niemand mehr setzen kann, gewinnt die Seite mit mehr Steinen. Leere Felder zählen für den Sieger.",
      guide: "In fünf Schritten am Brett ausprobieren",
      keyboard: "Tastatur",
      moveOver: "über das Brett bewegen",
      enter: "Enter",
      place: "Stein setzen",
      next: "nächster gültiger Zug",
      shift: "Umschalt",
      previous: "voriger gültiger Zug",
      goTo: "zum Feld f5",
      undo: "zurück, vor",
      ctrl: "Strg",
      hint: "Tipp",
      values: "Werte aller Züge ein- oder ausblenden",
      newGame: "neue Partie",
      flip: "Brett drehen",
      circle: "einen Kreis zeichnen oder entfernen",
      arrow: "einen Pfeil beginnen und auf einem anderen Feld beenden",
      paste: "Partie einfügen",
      step: "in der Analyse: einen Zug zurück oder vor",
      home: "Pos1",
      end: "Ende",
      ends: "in der Analyse: zum Anfang oder Ende",
      branch: "in der Analyse: Variante darüber oder darunter",
      focus:
        "Buchstabentasten wirken, solange das Brett den Fokus hat. Die Pfeiltasten führen durch eine Analyse, egal wohin zuletzt geklickt wurde.",
      draw: "Kreise und Pfeile zeichnet auch die rechte Maustaste oder ein Finger, der eine halbe Sekunde auf einem Feld ruht. Ein Klick, der keinen Zug spielt, entfernt sie.",
      close: "Schließen",
    },

    board: {
      label: "Othello-Brett",
      keys: "Pfeiltasten bewegen, Enter setzt, M springt zum nächsten gültigen Zug; oder ein Feld eintippen, etwa f 5.",
      square({ square, disc, legal, last, marks, value, number }) {
        const content = disc === null ? (legal ? "gültiger Zug" : "leer") : COLORS[disc];
        const parts = [square, content];
        if (last) parts.push("letzter Zug");
        parts.push(...marks.map((mark) => MARKS[mark] ?? mark));
        if (value) parts.push(`Wert ${signed(value.score)}`);
        if (number) parts.push(`Nummer ${number} der Zugfolge`);
        return parts.join(", ");
      },
      move: ({ move, color, flips }) =>
        move === "pass"
          ? `${COLORS[color]} passt.`
          : `${COLORS[color]} setzt auf ${move} und dreht ${discs(flips.length)} um.`,
      pass: (color) => `${COLORS[color]} passt`,
      mustPass: (color) => `${COLORS[color]} muss passen: aufs Brett tippen`,
      score: signed,
    },

    backup: {
      open: "Alles in einer Datei",
      about:
        "Deine Partien, Übungen, Wertungen, Repertoires und Einstellungen in einer Datei. Öffne sie in einem anderen Browser, oder bewahre sie auf.",
      safe: "Dieser Browser behält sie, bis du sie löschst.",
      unsafe: "Dieser Browser darf sie löschen, wenn der Platz knapp wird oder du eine Woche nicht da warst.",
      save: "Datei speichern",
      take: "Datei öffnen",
      close: "Schließen",
      deleteEverything: "Alles löschen",
      keepEverything: "Alles behalten",
      saveFirst: "Erst Datei speichern",
      deleted: "Alles ist gelöscht.",
      goes: (counts) =>
        `Dieser Browser behält dann nichts von dir: ${counts.join(", ")} und deine Einstellungen werden gelöscht.`,
      settingsGo: "Dieser Browser behält dann nichts von dir: Deine Einstellungen werden gelöscht.",
      comesBack: "Aus der Datei kommen sie zurück.",
      notInFile:
        "Die Partiensammlung, die Auswertungen und das Gelernte des Programms stehen nicht in der Datei. Auch sie werden gelöscht.",
      offered: "Neue Partien oder Antworten sind noch in keiner Datei: Nur dieser Browser hat sie.",
      nothingNew: "Alles in dieser Datei war schon da.",
      changed: "Was hier war, ist jetzt auf dem Stand dieser Datei.",
      notRead: "Dieser Browser lässt die Seite nicht alles lesen, was hier gespeichert ist.",
      foreign: "Diese Datei stammt nicht von dieser Seite. Nichts wurde geändert.",
      newer:
        "Eine neuere Version dieser Seite hat diese Datei gespeichert. Lade die Seite neu, um sie zu bekommen. Nichts wurde geändert.",
      damaged: (place) => `Diese Datei ist beschädigt${place && `, bei ${place}`}. Nichts wurde geändert.`,
      savedSettings: "Gespeichert: deine Einstellungen.",
      notKept: "Dieser Browser kann es nicht speichern: Sein Speicher ist voll oder gesperrt.",
      saved: (counts) => `Gespeichert: ${counts.join(", ")}.`,
      taken: (counts) => `Neu hier: ${counts.join(", ")}.`,
      games: (count) => plural(count, { one: "# Partie", other: "# Partien" }),
      exercises: (count) => plural(count, { one: "# Übung", other: "# Übungen" }),
      answers: (count) => plural(count, { one: "# Antwort", other: "# Antworten" }),
      moves: (count) => plural(count, { one: "# Zug eines Repertoires", other: "# Züge eines Repertoires" }),
    },
    analysis: {
      lines: "Beste Züge",
      exact: "exakt",
      expected: "erwartet",
      howMany: "Anzahl der Zugfolgen",
      keepThinking: "Weiterrechnen",
      pause: "Pause",
      goOn: "Weiter",
      solve: "Ausrechnen",
      stop: "Stopp",
      progress: "Ausrechnen",
      promote: "Als Hauptvariante",
      remove: "Ab hier löschen",
      over: "Die Partie ist zu Ende.",
      solved: "Bis zum Ende ausgerechnet.",
      allMoves: "Alle Züge",
      bestMove: "Bester Zug",
      longer: "Es dauert länger als sonst.",
      length: (moves) => plural(moves, { one: "# Zug", other: "# Züge" }),
      bestMoves: (count) => `${count} beste Züge`,
      takes: (empties, duration) =>
        `${plural(empties, { one: "# leeres Feld", other: "# leere Felder" })}: ${duration}.`,
      solving: (nodes, rest) => `${counted(nodes)} Stellungen. ${rest}`,
      durations: {
        moment: "dauert ein paar Sekunden",
        seconds: (count) => `dauert etwa ${count} Sekunden`,
        minutes: (count) => `dauert etwa ${count} Minuten`,
        hour: "dauert etwa eine Stunde",
        hours: "kann Stunden dauern",
        days: "kann Tage dauern",
        ages: "so lange wartet niemand",
      },
      remaining: {
        moment: "Noch ein paar Sekunden.",
        seconds: (count) => `Noch etwa ${count} Sekunden.`,
        minutes: (count) => `Noch etwa ${count} Minuten.`,
        hour: "Noch etwa eine Stunde.",
        hours: "Kann Stunden dauern.",
      },
    },

    characters: {
      names: ["Pip", "Nell", "Otto", "Mira", "Hugo", "Vera", "Kaito", "Flipside"],
    },

    ownKeys: {
      title: "Tasten des Bretts",
      note: "Drück einen Knopf, dann die neue Taste. Esc lässt alles, wie es ist.",
      waiting: "Neue Taste",
      shift: "Umschalt",
      reset: "Alle zurücksetzen",
      close: "Schließen",
      sign: "Wähle einen Buchstaben, eine Ziffer oder ein Zeichen.",
      actions: {
        undo: "Zurücknehmen",
        redo: "Wiederholen",
        hint: "Tipp",
        values: "Werte aller Züge",
        new: "Neue Partie",
        flip: "Brett drehen",
        help: "Hilfe",
        circle: "Kreis",
        arrow: "Pfeil",
      },
      reserved: (key) => `${key} bewegt über das Brett und kann nicht gewählt werden.`,
      taken: (key, action) => `${key} ist schon die Taste für: ${action}. Wähle eine andere.`,
    },
    turning: {
      open: "Drehen oder spiegeln",
      title: "Partie drehen oder spiegeln",
      right: "Vierteldrehung nach rechts",
      left: "Vierteldrehung nach links",
      half: "Halbe Drehung",
      sides: "Links und rechts spiegeln",
      ends: "Oben und unten spiegeln",
      diagonal: "An a1–h8 spiegeln",
      antidiagonal: "An a8–h1 spiegeln",
      exchange: "Farben tauschen",
      close: "Schließen",
      turned: "Die Partie wurde gedreht.",
      exchanged: "Die Farben wurden getauscht.",
    },
    sketch: {
      cleared: "Markierungen entfernt.",
      bringBack: "Zurückholen",
      noted: (square, notes) => [square, ...notes].join(", "),
      arrowTo: (square) => `Pfeil nach ${square}`,
      arrowFrom: (square) => `Pfeil von ${square}`,
      leadsTo: (opening) => `führt zu: ${opening}`,
      sketched: (marks) => `Markiert: ${marks.join(", ")}.`,
      arrow: (from, to) => `Pfeil von ${from} nach ${to}`,
      shape: (shape, square) => `${shape} auf ${square}`,
      shapes: MARKS,
    },
    editor: {
      title: "Stellung aufbauen",
      brush: "Setzen",
      empty: "Leer",
      turn: "Am Zug",
      start: "Startstellung",
      clear: "Leeren",
      exchange: "Farben tauschen",
      play: "Spielen",
      analyze: "Analyse",
      cancel: "Abbrechen",
      keys: "Felder antippen oder darüberziehen. Mit der Tastatur: Pfeiltasten, Enter setzt, X schwarz, O weiß, Entf leer.",
      center: "Auf den vier Feldern in der Mitte liegt immer ein Stein.",
      placed: "Stellung aufgebaut.",
      over: "Hier kann keine Seite setzen: Die Partie ist zu Ende.",
      discs: (black, white) => `${black} schwarz, ${white} weiß`,
      mustPass: (turn) => `${COLORS[turn]} hat hier keinen Zug und muss passen.`,
    },

    embedded: {
      open: "In Flipside öffnen",
    },

    errors: {
      crashed: "Die Engine ist abgestürzt. Sie startet wieder, sobald sie gebraucht wird.",
      failures: {
        INVALID_POSITION: "Diese Stellung ist nicht lesbar.",
        ILLEGAL_MOVE: "Dieser Zug ist nicht gültig.",
        INVALID_OPTION: "Diese Einstellung ist nicht gültig.",
        INVALID_DATA: "Diese Daten sind nicht lesbar.",
        GAME_OVER: "Die Partie ist zu Ende.",
        UNSUPPORTED: "Dieser Browser kann das nicht.",
      },
      unknown: (message) => `Es gab einen Fehler. (${message})`,
    },

    collection: {
      title: "Meine Partien",
      empty:
        "Hier stehen Turnierpartien und eigene: WTHOR, SGF, GGF, PGN und andere, als Dateien, Ordner oder Zips. Partien, die du hier zu Ende spielst, kommen von selbst dazu. Alle bleiben in diesem Browser.",
      none: "Keine deiner Partien führt zu dieser Stellung.",
      noneFound: "Keine Partie passt zum Filter.",
      list: "Partien",
      all: "Alle Partien",
      notKept: "Dieser Browser kann sie nicht aufheben: Sie sind weg, wenn die Seite geschlossen wird.",
      player: "Spieler",
      color: "Farbe",
      either: "Beide",
      opponent: "Gegner",
      event: "Turnier",
      years: "Jahre",
      from: "Ab Jahr",
      to: "Bis Jahr",
      result: "Ergebnis",
      any: "Alle",
      blackWon: "Schwarz gewann",
      draw: "Unentschieden",
      whiteWon: "Weiß gewann",
      here: "Nur mit der Stellung auf dem Brett",
      filter: "Filter",
      clear: "Filter aufheben",
      black: "Schwarz",
      white: "Weiß",
      date: "Datum",
      remove: "Löschen",
      unnamed: "Ohne Namen",
      files: "Dateien",
      folder: "Ordner",
      takeIn: "Partien einlesen",
      stop: "Abbrechen",
      reading: "Partien werden eingelesen",
      unread: "Was nicht gelesen wurde",
      results: "Ergebnisse, die nicht zu den Zügen passen",
      inGame: (file, number, problem) => `${file}, Partie ${whole(number)}: ${problem}`,
      format: "Format",
      writing: "Dateien werden geschrieben…",
      close: "Schließen",
      removed: "Gelöscht.",
      bringBack: "Zurückholen",
      opened: "Partie geöffnet.",
      ofAll: (games, all) => `${whole(games)} von ${plural(all, { one: "# Partie", other: "# Partien" })}`,
      games: (count) => plural(count, { one: "# Partie", other: "# Partien" }),
      filters: (count) => `Filter: ${whole(count)} aktiv`,
      size: (games, size) => `${games}, ${size}`,
      megabytes: (megabytes) => `${megabytes} MB`,
      file: (files, all) => `Datei ${whole(files)} von ${whole(all)}`,
      added: (count) => plural(count, { one: "# Partie kam dazu.", other: "# Partien kamen dazu." }),
      known: (count) => plural(count, { one: "# war schon da.", other: "# waren schon da." }),
      problems: (count) => plural(count, { one: "# war nicht lesbar.", other: "# waren nicht lesbar." }),
      otherResults: (count) =>
        plural(count, {
          one: "# Ergebnis passt nicht zu den Zügen; die Züge zählen.",
          other: "# Ergebnisse passen nicht zu den Zügen; die Züge zählen.",
        }),
      removeShown: (count) => plural(count, { one: "# Partie löschen", other: "# Partien löschen" }),
      saveShown: (count) => plural(count, { one: "# Partie speichern", other: "# Partien speichern" }),
      labeled: (action, players) => `${action}: ${players}`,
    },
    explorer: {
      title: "Eröffnungen",
      source: "Eröffnungen und Partien aus",
      book: "Buch",
      masters: "Meister",
      size: "Lädt beim ersten Öffnen etwa 200 kB, nur einmal.",
      loading: "Buch wird geladen…",
      back: "Zurück ins Buch",
      moves: "Züge im Buch",
      played: "Gespielte Züge",
      games: "Partien",
      result: "Ergebnisse",
      mean: "Schnitt",
      noMasters: "Keine Turnierpartie führt zu dieser Stellung.",
      notCounted:
        "Die Turnierpartien sind nur gezählt, soweit das Eröffnungsbuch reicht, und diese Stellung steht nicht darin.",
      uncounted: (games) =>
        plural(games, {
          one: "# Partie ging mit einem Zug weiter, der nicht gezählt ist.",
          other: "# Partien gingen mit Zügen weiter, die nicht gezählt sind.",
        }),
      noName: "Eröffnung ohne Namen",
      unknown: "Das Buch kennt diese Startstellung nicht.",
      end: "Die Partie ist zu Ende.",
      even: "ausgeglichen",
      open: "Ein Buch von Edax öffnen…",
      books: "Angezeigtes Buch",
      own: "Buch dieser Seite",
      failed: (error) => `Das Buch lässt sich nicht laden: ${error}`,
      left: (disc, move) => `Seit Zug ${disc}, ${move}, nicht mehr im Buch.`,
      ends: (move) => `Nach ${move} endet das Buch.`,
      about: (positions, games, first, last) =>
        `${whole(positions)} Stellungen, Ergebnisse aus ${whole(games)} Turnierpartien von ${first} bis ${last}.`,
      aboutFile: (positions, name) =>
        plural(positions, { one: `# Stellung in ${name}.`, other: `# Stellungen in ${name}.` }),
      notOpened: (name, error) => `${name} lässt sich nicht öffnen: ${error}`,
      between: (value, lower, upper) => `${value}, zwischen ${lower} und ${upper}`,
      valueFor: (score, turn) => `${score} für ${COLORS[turn]}`,
      inGames: (value, games) => `${value}, ${plural(games, { one: "# Partie", other: "# Partien" })}`,
      best: (move, share, games, low, high) =>
        `Am erfolgreichsten: ${move}, mit ${percent(share)} der Punkte in ${whole(games)} Partien (zu ${percent(0.95)} sicher: ${percent(low)} bis ${percent(high)}).`,
      openGames: (source, games) =>
        `${source}: ${plural(games, { one: "# Partie öffnen", other: "# Partien öffnen" })}`,
      ofAll: (games, all) => `${whole(games)} von ${plural(all, { one: "# Partie", other: "# Partien" })}`,
      results: (black, draws, white) =>
        `Schwarz gewann ${percent(black)}, unentschieden ${percent(draws)}, Weiß gewann ${percent(white)}`,
    },

    exporting: {
      title: "Als Datei speichern",
      format: "Format",
      text: "Die Partie als Text",
      copy: "Kopieren",
      download: "Herunterladen",
      close: "Schließen",
      copied: "Kopiert.",
      saved: "Datei gespeichert.",
      savedAll: "Dateien gespeichert.",
      notStandard:
        "In diesem Format muss eine Partie mit der üblichen Startstellung beginnen. Wähle ein anderes.",
    },

    figures: {
      even: "Ausgeglichen",
      draw: "Unentschieden",
      book: "Buch",
      fromBook: "erwartet, laut Eröffnungsbuch",
      exact: "exakt, bis zum Ende ausgerechnet",
      exactBest: "exakt für den besten Zug, sonst erwartet",
      missing: "nicht verfügbar",
      paused: "angehalten",
      fromReview: "aus der Auswertung",
      purposes: {
        thinking: "überlegt",
        hinting: "sucht einen Tipp",
        solving: "rechnet aus",
        reviewing: "wertet aus",
      },
      lead: (color, count) => `${COLORS[color]} +${count}`,
      ahead: (color, count) => `${COLORS[color]} sollte mit ${ofDiscs(count)} gewinnen`,
      wins: (color, count) => `${COLORS[color]} gewinnt mit ${ofDiscs(count)} Vorsprung`,
      won: (color, count) => `${COLORS[color]} hat mit ${ofDiscs(count)} gewonnen`,
      depth: (depth) =>
        plural(depth, { one: "erwartet, sieht # Zug voraus", other: "erwartet, sieht # Züge voraus" }),
      selective: "erwartet bis zum Ende, nicht bewiesen",
      speed: (count) => `${count}/s`,
    },

    formats: {
      sgf: { about: "Varianten, Werte, Kommentare, Markierungen" },
      pgn: { about: "Varianten, Werte, Kommentare, Kopfzeilen wie beim Schach" },
      ggf: { about: "die Partie mit Werten" },
      transcript: { name: "Züge" },
      obf: { about: "diese Stellung mit den Werten ihrer Züge" },
      board: { name: "Brett", about: "diese Stellung, für Menschen lesbar" },
      wthor: { about: "nur die Partie, als drei Dateien für WTHOR-Datenbanken: Partien, Spieler, Turniere" },
    },

    friend: {
      title: "Partie per Link",
      games: "Deine Partien per Link",
      none: "Gerade läuft keine Partie per Link.",
      begin: "Neue Partie",
      paste: "Erhaltenen Link einfügen",
      open: "Öffnen",
      yourTurn: "Du bist am Zug",
      theirTurn: "Wartet auf Antwort",
      watching: "Du schaust zu: Beide Seiten sind besetzt",
      drawAgreed: "Remis vereinbart",
      link: "Link zur Partie",
      share: "Link teilen",
      copy: "Link kopieren",
      copied: "Link kopiert.",
      code: "QR-Code",
      codeOf: "QR-Code des Links zur Partie",
      takeBack: "Zurücknehmen",
      offerDraw: "Mit diesem Zug Remis anbieten",
      accept: "Remis annehmen",
      resign: "Aufgeben",
      review: "Partie auswerten",
      rematch: "Revanche",
      yourName: "Dein Name",
      step: "Durch die Partie gehen",
      steps: ["Anfang", "Zurück", "Vor", "Ende"],
      silent: "Hinweise der Engine gibt es erst nach der Partie.",
      friend: "Dein Gegenüber",
      first: "Mach den ersten Zug: Dann bekommst du einen Link zum Verschicken.",
      invited:
        "Du bist zu einer Partie Othello eingeladen. Setze einen Stein auf einen Punkt und schick den Link zurück.",
      playOn: "Willst du kein Remis, spiel weiter.",
      keepMine: "Meine Partie behalten",
      takeTheirs: "Die Partie des Links nehmen",
      told: {
        same: "Diese Stellung hast du schon.",
        older: "Du hast eine neuere Stellung: Dieser Link ist ein früherer.",
        taken: "In der Partie dieses Links spielt jemand anders. Deine bleibt, wie sie ist.",
        incomplete: "Dieser Link ist unvollständig. Bitte ihn noch einmal schicken lassen.",
        damaged: "Dieser Link ist beschädigt. Bitte ihn noch einmal schicken lassen.",
        newer: "Dieser Link stammt von einer neueren Version der Seite. Lade die Seite neu.",
        notKept:
          "Dieser Browser kann die Partie nicht speichern. Bewahre den Link auf: Er enthält die Partie.",
      },
      noLink: "Das ist kein Link zu einer Partie mit einem Freund.",
      send: (name) => (name ? `Schick den Link jetzt an ${name}` : "Schick den Link jetzt ab"),
      waiting: (name) => (name ? `Warten auf ${name}` : "Warten auf die Antwort"),
      offers: (name) => (name ? `${name} bietet Remis an.` : "Dir wird Remis angeboten."),
      again: (name) =>
        name
          ? `${name} muss passen: Du bist noch einmal am Zug`
          : "Du bist noch einmal am Zug: Der andere muss passen",
      fork: (move) =>
        `Dieser Link und deine Partie unterscheiden sich ab Zug ${whole(move)}. Beide bleiben erhalten. Welche geht weiter?`,
      played: (who, move) => `${who}: ${move}.`,
      row: (names, state) => `${names}: ${state}`,
    },
    games: {
      title: "Gespielte Partien",
      none: "Hier gespielte Partien werden in diesem Browser gespeichert und nirgends sonst. Noch gibt es keine.",
      kept: "In diesem Browser gespeichert und nirgends sonst.",
      open: "Öffnen",
      remove: "Löschen",
      save: "Speichern",
      saveAll: "Alle speichern",
      close: "Schließen",
      removed: "Partie gelöscht.",
      bringBack: "Zurückholen",
      opened: "Partie geöffnet.",
      resigned: "aufgegeben",
      yourTurn: "du bist am Zug",
      theirTurn: "wartet auf Antwort",
      toSend: "Link noch nicht gesendet",
      unfinished: (count) => plural(count, { one: "# Zug, nicht beendet", other: "# Züge, nicht beendet" }),
      draw: (score) => `unentschieden, ${score}`,
      won: (score) => `gewonnen, ${score}`,
      lost: (score) => `verloren, ${score}`,
      labeled: (action, players, time) => `${action}: ${players}, ${time}`,
      missing: (count) =>
        plural(count, {
          one: "# dieser Partien ist nicht hier.",
          other: "# dieser Partien sind nicht hier.",
        }),
      notStored:
        "Dieser Browser speichert die Partie nicht: Sein Speicher ist voll oder gesperrt. Mit „Teilen“ bekommst du einen Link zur Partie.",
    },

    importing: {
      title: "Partie laden",
      paste:
        "Hier eine Partie, eine Stellung oder eine ganze Seite einfügen, die eine enthält: Züge wie f5d6c3, ein Brett, SGF, GGF, PGN, OBF.",
      drop: "Oder Dateien hierherziehen.",
      files: "Dateien",
      folder: "Ordner",
      load: "Laden",
      cancel: "Abbrechen",
      back: "Zurück",
      editor: "Aufbauen",
      past: "Gespielte Partien",
      nothing: "Erst eine Partie oder Stellung einfügen.",
      reading: "Wird gelesen …",
      unread: "Das ist nicht lesbar:",
      encoding: "Zeichenkodierung",
      turn: "Wer ist am Zug?",
      where: "Wo beginnen diese Züge?",
      fitsBoth: "Sie passen zur Ausgangsstellung und auch zur Stellung auf dem Brett.",
      fitsHere:
        "Sie passen zur Stellung auf dem Brett, nicht zur Ausgangsstellung. Eine neue Partie würde mit dieser Stellung beginnen.",
      anew: "Neue Partie",
      on: "Von hier weiter",
      list: "Partie auswählen",
      keepAll: "Alle zu Meine Partien",
      player: "Spieler",
      year: "Jahr",
      noneFound: "Keine Partie dieses Spielers in diesem Jahr.",
      progress: (read, all) => plural(all, { one: "# Datei", other: `${whole(read)} von # Dateien` }),
      moreUnread: (count) => plural(count, { one: "und # weitere Zeile", other: "und # weitere Zeilen" }),
      legalPart: (count) => plural(count, { one: "Den ersten Zug laden", other: "Die ersten # Züge laden" }),
      loadedPart: (problem) => `Geladen bis zum letzten gültigen Zug. ${problem}`,
      someShown: (shown, all) =>
        `${whole(shown)} von ${whole(all)} Partien: Spieler oder Jahr grenzen die Liste ein.`,
      allShown: (all) => plural(all, { one: "# Partie", other: "# Partien" }),
      numbered: (index) => `Partie ${whole(index)}`,
      moves: (count) => plural(count, { one: "# Zug", other: "# Züge" }),
      opening: (beginning, count) => `${beginning}, ${plural(count, { one: "# Zug", other: "# Züge" })}`,
      collection: "Meine Partien",
    },

    files: {
      onlyNames: "Diese Dateien enthalten nur Namen. Wähle die Datei mit den Partien (.wtb) dazu.",
      noFiles: "Es sind keine Dateien darin.",
      isBook:
        "Das ist ein Eröffnungsbuch von Edax, keine Partien. Öffne es unter „Analyse“, „Eröffnungen“, „Buch“.",
      noGame:
        "Hier ist keine Partie zu finden. Eine Partie sind Züge wie f5d6c3, ein Brett mit 64 Feldern oder die Datei eines Othello-Programms.",
      squares: (found) => `Ein Brett hat 64 Felder, dieses hat ${found}. Prüfe, ob welche fehlen.`,
      problemOf: (name, problem) => `${name}: ${problem}`,
      renamed: (names) => `Diese Namen passen nicht in das Format und werden anders geschrieben: ${names}`,
      problems: {
        "illegal-move": ({ number, found }) =>
          `Zug ${number}, ${found}, geht dort nicht. Prüfe ihn und die Züge davor.`,
        "wrong-color": ({ number, move }) => `Zug ${number}, ${move}, hat die falsche Farbe.`,
        "other-result": ({ played }) =>
          `Das Ergebnis in der Datei passt nicht zu den Zügen: Nach ihnen endete die Partie ${played}.`,
        "open-comment": "Ein Kommentar hat kein Ende. Alles danach wurde dazugezählt.",
        "open-game": "Die Partie bricht vor ihrem Ende ab.",
        "missing-number": ({ expected, found }) =>
          `Im Diagramm fehlt Zug ${expected}: Die nächste Zahl ist ${found}.`,
        "no-moves": "Es sind keine Züge darin, daher wurde sie ausgelassen.",
        komi: "Die Partie hat Komi. Nur ihre Züge wurden gelesen.",
        "other-turn": "Nach dem Brett hinter den Zügen ist die andere Seite am Zug.",
        "other-board": "Das Brett neben den Zügen kommt in der Partie nicht vor. Die Züge gelten.",
        "no-turn": ({ boards }) =>
          plural(boards, {
            one: "Das Brett verrät nicht, wer am Zug ist.",
            other: "# Bretter verraten nicht, wer am Zug ist.",
          }),
        "text-outside": "Züge oder ein Brett außerhalb der Partien wurden nicht gelesen.",
        "moves-outside": ({ lines, quoted }) => {
          const found = plural(lines, {
            one: "# Zeile mit Zügen gehört",
            other: "# Zeilen mit Zügen gehören",
          });
          return `${found} zu keiner Partie: ${quoted.join(" · ")}`;
        },
        "damaged-letters": ({ letters }) =>
          plural(letters, {
            one: "# Zeichen ist nicht lesbar. Wähle eine andere Kodierung.",
            other: "# Zeichen sind nicht lesbar. Wähle eine andere Kodierung.",
          }),
        "other-count": ({ expected, found }) =>
          `Die Datei soll ${whole(expected)} Partien enthalten, es sind aber ${whole(found)}.`,
        "games-left-out": ({ most, found }) =>
          `Es sind ${whole(found)} Partien. Nur die ersten ${whole(most)} wurden gelesen.`,
        "more-problems": ({ count }) => plural(count, { one: "Und # weiteres.", other: "Und # weitere." }),
        "breaks-off": "Die Datei bricht vor ihrem Ende ab.",
        "damaged-file": ({ isPartRead }) =>
          isPartRead
            ? "Die Datei ist beschädigt. Nur ihr Anfang wurde gelesen."
            : "Die Datei ist beschädigt.",
        "damaged-archive": "Das Archiv ist beschädigt. Dateien daraus können fehlen.",
        "packed-too-tight": "Die Datei ist so dicht gepackt wie keine mit Partien und wurde nicht geöffnet.",
        "too-long": ({ most }) => `Die Datei ist zu lang: Höchstens ${whole(most)} Bytes werden gelesen.`,
        "too-deep": "Dieses Archiv steckt in zu vielen anderen und wurde nicht geöffnet.",
        "files-left-out": ({ files }) =>
          plural(files, {
            one: "Das Archiv ist zu groß: # weitere Datei wurde nicht gelesen.",
            other: "Das Archiv ist zu groß: # weitere Dateien wurden nicht gelesen.",
          }),
      },
    },

    lastMove: {
      ask: "Was hat mein letzter Zug bewirkt?",
      takeBack: "Zurücknehmen",
      only: (move) => `Du hattest keine Wahl: ${move} war dein einziger gültiger Zug.`,
      best: (move) => `Dein Zug ${move} ist der beste.`,
      asGood: (move, best) => `Dein Zug ${move} ist so gut wie der beste, ${best}.`,
      loses: (move, loss) => `Dein Zug ${move} kostet ${discs(loss)}.`,
      losesAbout: (move, loss) => `Dein Zug ${move} kostet etwa ${discs(loss)}.`,
      turns: (move) => `Dein Zug ${move} macht aus einem Sieg eine Niederlage.`,
      turnsLikely: (move) => `Dein Zug ${move} macht wohl aus einem Sieg eine Niederlage.`,
      better: (move) => `Besser war ${move}.`,
    },

    learning: {
      learn: "Computer lernen lassen",
      nothing: "Der Computer hat nichts Neues gelernt",
      learned: "Der Computer hat daraus gelernt",
      stop: (done, total) => `Lernen beenden (${done} von ${total})`,
    },

    match: {
      newGame: "Neue Partie.",
      cleared: "Das Brett steht wieder am Anfang.",
      bringBack: "Letzte Partie zurückholen",
      broughtBack: "Die letzte Partie ist zurück.",
      bringThemBack: "Zurückholen",
      positionLoaded: "Stellung geladen.",
      brokenPosition: "Der Link bricht nach der Stellung ab. Sie ist geladen.",
      brokenLink: (move) => `Der Link bricht nach Zug ${whole(move)} ab. Bis dahin ist er geladen.`,
      removed: (move) => `${move} und alles danach ist gelöscht.`,
      replaced: (count) =>
        plural(count, { one: "# späterer Zug ersetzt.", other: "# spätere Züge ersetzt." }),
      loaded: (count) => plural(count, { one: "# Zug geladen.", other: "# Züge geladen." }),
    },

    storedAnalysis: {
      off: "Die Analyse beginnt bei jedem Besuch von vorn.",
      empty: "Die Analyse wird gespeichert, sobald die Engine pausiert.",
      kept: (megabytes) =>
        `In diesem Browser gespeichert: ${whole(megabytes)} MB. Die Analyse geht dort weiter, wo sie aufgehört hat.`,
      small: (megabytes) =>
        `Hier ist wenig Speicher frei: Der Computer spielt mit einer kleinen Tabelle, ${whole(megabytes)} MB, und etwas schwächer.`,
      notSaved: (reason) => `Der Browser hat die Analyse nicht gespeichert: ${reason}`,
    },

    moves: {
      start: "Anfang",
      pass: "Passen",
      branch: (move) => `Statt ${move}`,
      expected: (color, move) => `${COLORS[color]} ${move}`,
    },

    newGame: {
      title: "Neue Partie",
      close: "Schließen",
      begin: "Starten",
      players: "Spieler",
      engine: "Gegner",
      both: "Zu zweit",
      friend: "Freund per Link",
      none: "Zuschauen",
      byLinks: "Jeder Zug ist ein Link, den du verschickst. Ohne Konto und ohne Server.",
      ownName: "Dein Name",
      friendsName: "Name des anderen",
      haveLink: "Ich habe einen Link",
      opponent: "Gegner",
      character: "Charaktere",
      level: "Stufe",
      time: "Zeit",
      levelLabel: "Stufe",
      timeLabel: "Zeit pro Zug",
      color: "Du spielst",
      black: "Schwarz",
      white: "Weiß",
      random: "Zufall",
      clock: "Bedenkzeit",
      noClock: "Ohne",
      custom: "Eigene",
      minutes: "Minuten pro Spieler",
      increment: "+ Sekunden je Zug",
      startLabel: "Startstellung",
      seed: "Partienummer",
      newSeed: "neu",
      seedNote:
        "Mit der Nummer einer früheren Partie spielt der Computer wieder so wie damals. Höchstens sechs Ziffern; ohne Nummer wird es eine neue Partie.",
      usual: "Startstellung",
      dealt: "Zufällige ausgeglichene Eröffnung (XOT)",
      board: "Stellung auf dem Brett",
      corners: [
        "Eine Ecke für Schwarz",
        "Zwei Ecken für Schwarz",
        "Drei Ecken für Schwarz",
        "Vier Ecken für Schwarz",
      ],
      ofLevel: (level) => `Stufe ${level}`,
      perMove: (seconds) => `${seconds} pro Zug`,
    },

    copying: { refused: (text) => `Der Browser hat das Kopieren nicht erlaubt. Kopiere von Hand: ${text}` },
    notices: {
      dismiss: "Schließen",
      tryAgain: "Noch einmal",
      badLink: "Der Link enthält keine lesbare Partie. Vielleicht fehlt ein Teil davon.",
      unsupported:
        "In diesem Browser läuft die Engine nicht. Aktualisiere ihn oder nimm einen anderen; wenn der Speicher knapp ist, schließe andere Seiten. Zu zweit kann man weiterspielen.",
      notLoaded:
        "Die Engine ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal. Zu zweit kann man weiterspielen.",
      notStarted: (reason) =>
        `Die Engine ließ sich nicht starten: ${reason} Versuch es noch einmal; hilft das nicht, wird sie vielleicht von einer Erweiterung des Browsers blockiert. Zu zweit kann man weiterspielen.`,
      missingPart: (reason) =>
        `Dieser Teil der Seite ließ sich nicht laden: ${reason} Prüfe die Verbindung und lade dann die Seite neu.`,
    },

    offline: {
      newVersion: "Eine neue Version dieser Seite ist bereit.",
      reload: "Neu laden",
    },

    opponentCard: {
      title: "Dein Gegner",
      players: "Spieler",
      record: (won, draw, lost) => `Deine Partien: ${won} gewonnen, ${draw} unentschieden, ${lost} verloren`,
    },

    opponents: {
      about: [
        "Spielt die erste Partie: dreht viele Steine um und will schnell in die Ecken.",
        "Hat ein paar Partien gespielt: dreht noch zu viel um und setzt neben die Ecken.",
        "Nimmt Ecken und hält andere davon fern, sieht aber nur den nächsten Zug.",
        "Hat gelernt, dass wenige Steine gut sein können, wählt aber oft den falschen Moment.",
        "Denkt eine Antwort voraus, übersieht aber ruhige Züge und ist ab und zu leichtsinnig.",
        "Spielt solide und zählt die letzten elf Züge aus, ist aber manchmal noch leichtsinnig.",
        "Sieht weit voraus und patzt selten.",
        "Spielt immer den besten gefundenen Zug und macht keinen Fehler mit Absicht.",
      ],
      rated: (about, rating) => `${about} Wertung ${rating} auf unserer eigenen Skala.`,
    },

    overlays: {
      title: "Markierungen auf dem Brett",
      off: "Keine Markierungen",
      about: "Markiert, worauf Spieler in einer Stellung achten.",
      names: {
        moves: "Gültige Züge",
        frontier: "Frontsteine",
        stable: "Stabile Steine",
        regions: "Gebiete",
        flipped: "Zuletzt gedreht",
        openings: "Eröffnungen",
      },
      shown: (name) => `Markierungen auf dem Brett: ${name}`,
      said: {
        moves: (black, white) =>
          `Ringe: Schwarz hat ${plural(black, { one: "# Zug", other: "# Züge" })}. Punkte: Weiß hat ${whole(white)}.`,
        frontier: (black, white) =>
          `Steine neben einem leeren Feld, je weniger, desto besser: Schwarz ${whole(black)}, Weiß ${whole(white)}.`,
        stable: (black, white) =>
          `Steine, die niemand mehr umdrehen kann, soweit man es leicht sieht: Schwarz ${whole(black)}, Weiß ${whole(white)}.`,
        regions: (odd, even) =>
          `Leere Gebiete, ${whole(odd)} ungerade (golden) und ${whole(even)} gerade (blau): In einem ungeraden kann zuletzt setzen, wer beginnt.`,
        oneRegion:
          "Alle leeren Felder hängen zusammen, und es sind viele: Gebiete werden später im Spiel markiert.",
        none: "Noch wurde kein Stein umgedreht.",
        flipped: (color, move, count) => `${COLORS[color]} hat mit ${move} ${discs(count)} umgedreht.`,
        openings: (names) =>
          names.length > 0
            ? `Züge, die in eine Eröffnung führen: ${names.join(", ")}.`
            : "Kein Zug führt in eine andere Eröffnung mit Namen.",
      },
    },

    personalBook: {
      title: "Eigenes Buch",
      save: "Exportieren",
      forget: "Löschen",
      note: (positions) =>
        plural(positions, {
          one: "Aus Partien mit dir hat der Computer # Stellung gelernt. Sie ist in diesem Browser gespeichert.",
          other:
            "Aus Partien mit dir hat der Computer # Stellungen gelernt. Sie sind in diesem Browser gespeichert.",
        }),
      forgotten: "Was der Computer gelernt hat, ist gelöscht.",
      bringBack: "Zurückholen",
      notLearned: (reason) => `Der Computer konnte aus der Partie nicht lernen: ${reason}`,
    },

    picture: {
      title: "Wie die Engine denkt",
      about:
        "Dieselbe Stellung entsteht oft durch verschiedene Züge. Deshalb hält die Engine in einer Tabelle fest, was sie über eine Stellung weiß, und sieht dort nach, bevor sie neu überlegt. Hier spielt sie gegen sich selbst, und die Tabelle füllt sich vor deinen Augen.",
      start: "Start",
      pause: "Pause",
      size: "Plätze",
      color: "Farbe",
      colors: { depth: "Tiefe", age: "Alter" },
      tiers: { deepest: "Wertvollste", newest: "Neueste" },
      legend: { depth: ["flach", "tief"], age: ["dieser Zug", "lange her"] },
      charts: { fill: "Belegt", found: "Wiedererkannt", replaced: "Ersetzt" },
      chartUnits: { fill: "aller Plätze", found: "pro Sekunde", replaced: "pro Sekunde" },
      points: [
        "Jedes kleine Quadrat ist der Platz für eine Stellung. Eine Stellung hat links und rechts je einen Platz, in beiden Quadraten an derselben Stelle.",
        "Links bleiben die Ergebnisse, in denen die meiste Arbeit steckt. Rechts landet, was zuletzt kommt; so geht nichts Neues gleich wieder verloren.",
        "Nach Tiefe: Helle Plätze sind viele Züge tief durchsucht. Es sind wenige, und jeder spart besonders viel.",
        "Nach Alter: Mit jedem Zug der Partie wird alles Bekannte älter. Altes macht zuerst Platz.",
        "„Wiedererkannt“ zählt die Stellungen, die der Engine noch einmal begegnen und die sie in der Tabelle findet. Ohne die Tabelle hätte sie alle neu durchsucht.",
      ],
      failed:
        "Die Engine ließ sich für dieses Bild nicht starten. Lade die Seite neu, um es noch einmal zu versuchen.",
      sentence: (move, fill, found, replaced) =>
        `Zug ${move} der Partie: ${percent(fill)} der Tabelle sind belegt. In der letzten Sekunde wurden ${whole(found)} Stellungen wiedererkannt und ${whole(replaced)} ersetzt.`,
    },

    players: {
      you: "Du",
      engine: "Computer",
      person: "Mensch",
      colors: COLORS,
      plays: { black: "schwarz", white: "weiß" },
      levels: ["erste Schritte", "Freizeit", "Verein", "stark", "volle Stärke"],
      sides: {
        black: "Du beginnst.",
        white: "Der Computer beginnt.",
        both: "Zwei Menschen spielen an einem Brett.",
        none: "Der Computer spielt beide Seiten.",
      },
      event: (event) => `Turnier: ${event}`,
      seconds: (seconds) => `${seconds} s`,
      rated: (rating) => `Wertung ${rating}`,
      level: (level) => `Stufe ${level}`,
      full: (name, strength) => `${name}, ${strength}`,
    },

    adding: {
      title: "Stellungen hinzufügen",
      from: "Woher",
      sources: { size: "Was Spieler spielen", games: "Meine Partien", files: "Eine Datei" },
      count: "Wie viele",
      style: "Dein Zug",
      styles: {
        people: "was die meisten Spieler wählen",
        score: "einer der besten im Eröffnungsbuch",
        results: "womit Spieler am besten abschneiden",
      },
      replies: "Züge der anderen Seite",
      anyReplies: "alle, die gespielt werden",
      commonReplies: (share) => `in mindestens ${share} der Partien`,
      times: "Stellungen, die vorkamen",
      atLeast: (count) => (count === 1 ? "mindestens einmal" : `mindestens ${whole(count)}-mal`),
      deepest: "Bis Zug",
      toTheEnd: "zum letzten",
      isFollowed: "Nur Stellungen, zu denen meine eigenen Züge führen",
      whichPlayer: "Welcher Spieler bist du? Wähle jeden Namen, der deiner ist.",
      thatIsMe: "Das bin ich",
      anotherPlayer: "Anderer Name",
      noPlayer: "Keiner von ihnen",
      you: (name) => `Du bist ${name}.`,
      change: "Ändern",
      reading: "Die Partien werden gelesen …",
      myGames: "Meine Partien",
      noGames:
        "Es gibt noch keine Partien von dir. Spiel hier eine, oder füge Dateien zu „Meine Partien“ hinzu.",
      noneAs: {
        black: "In keiner dieser Partien hattest du Schwarz.",
        white: "In keiner dieser Partien hattest du Weiß.",
      },
      gamesAs: {
        black: (count) => plural(count, { one: "# Partie mit Schwarz.", other: "# Partien mit Schwarz." }),
        white: (count) => plural(count, { one: "# Partie mit Weiß.", other: "# Partien mit Weiß." }),
      },
      leftFor: {
        black: (count) =>
          plural(count, {
            one: "# Partie mit Schwarz gehört zu „Mit Schwarz“.",
            other: "# Partien mit Schwarz gehören zu „Mit Schwarz“.",
          }),
        white: (count) =>
          plural(count, {
            one: "# Partie mit Weiß gehört zu „Mit Weiß“.",
            other: "# Partien mit Weiß gehören zu „Mit Weiß“.",
          }),
      },
      adds: (count, move) =>
        plural(count, {
          one: `# Stellung kommt hinzu, bei Zug ${move}.`,
          other: `# Stellungen kommen hinzu, bis Zug ${move}.`,
        }),
      nothingNew: "Darin ist nichts Neues.",
      goDeeper: "Wähle einen späteren Zug oder Stellungen, die seltener vorkamen.",
      differ: (count) =>
        plural(count, {
          one: "In # Stellung hast du einen anderen Zug.",
          other: "In # Stellungen hast du einen anderen Zug.",
        }),
      keep: "Meine Züge behalten",
      take: "Die neuen Züge nehmen",
      apart: (count) =>
        plural(count, {
          one: "# Stellung bleibt weg: Deine eigenen Züge führen nicht dorthin.",
          other: "# Stellungen bleiben weg: Deine eigenen Züge führen nicht dorthin.",
        }),
      add: (count) => plural(count, { one: "# Stellung hinzufügen", other: "# Stellungen hinzufügen" }),
      addTold: "Die Kommentare hinzufügen",
      cancel: "Abbrechen",
    },

    repertoire: {
      title: "Eröffnungen",
      about: "Ein eigener Zug für jede Stellung, die vorkommt",
      positions: (count) => plural(count, { one: "# Stellung", other: "# Stellungen" }),
      freshADay: (count) => `${whole(count)} neue am Tag`,
      due: (count) => `${whole(count)} fällig`,
      as: { black: "Mit Schwarz", white: "Mit Weiß" },
      empty:
        "Beginne mit den Stellungen, die am häufigsten vorkommen, mit deinen Partien oder mit einer Datei. Oder behalte eine Variante in der Analyse.",
      saveAs: (format) => `Als ${format} speichern`,
      picture: "Als Bild speichern",
      print: "Drucken",
      bold: "Deine eigenen Züge sind fett.",
      columns: { line: "Variante", value: "Wert", games: "Anteil" },
      undo: "Rückgängig",
      train: "Fälliges üben",
      done: "Geschafft: Heute ist nichts mehr fällig.",
      trainHere: "Ab hier üben",
      remove: "Diese Antwort entfernen",
      browse: "Deine Züge",
      start: "Anfang",
      answer: (move) => `Du spielst ${move}.`,
      noAnswer: "Noch keine Antwort",
      choose: "Hier hast du noch keine Antwort. Wähle deinen Zug hier oder auf dem Brett:",
      chooseOnBoard: "Hier hast du noch keine Antwort. Wähle deinen Zug auf dem Brett.",
      change: "Anderen Zug wählen",
      chooseOther: (move) => `Bisher spielst du ${move}. Wähle hier oder auf dem Brett einen anderen Zug.`,
      legend: { own: "du", other: "die andere Seite", often: "dicker: häufiger" },
      gaps: "Noch ohne Antwort",
      ofGames: (share) => `${share} der Partien`,
      apart: (count) =>
        plural(count, {
          one: "# Stellung kann nie vorkommen: Keiner deiner Züge führt dorthin.",
          other: "# Stellungen können nie vorkommen: Keiner deiner Züge führt dorthin.",
        }),
      leaveOut: "Weglassen",
      taken: (count) =>
        plural(count, {
          one: "# Stellung kam hinzu oder wurde geändert.",
          other: "# Stellungen kamen hinzu oder wurden geändert.",
        }),
      undone: (count) =>
        plural(count, {
          one: "# Stellung ist wieder wie vorher.",
          other: "# Stellungen sind wieder wie vorher.",
        }),
      others: (count) =>
        plural(count, {
          one: "# weiterer eigener Zug wurde weggelassen: Jede Stellung hat nur einen.",
          other: "# weitere eigene Züge wurden weggelassen: Jede Stellung hat nur einen.",
        }),
      failed: "Was Spieler wählen, ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.",
      yourMove: "Welchen Zug hat dein Repertoire hier?",
      counts: "Deine Antwort bestimmt, wann sie wiederkommt",
      countsNot: "Zur Übung · zählt nicht, weil sie nicht fällig ist",
      right: (move) => `Richtig, ${move}.`,
      shown: (move) => `Der Zug ist ${move}.`,
      wrong: (move) => `${move} ist hier nicht dein Zug.`,
      replies: (color, move) => `${COLORS[color]} antwortet mit ${move}.`,
      also: (move, score, answer) => `${move} ist genauso gut (${score}). Hier hast du ${answer}.`,
      better: (move, value, answer, own) =>
        `${move} ist noch besser (${value}). Hier hast du ${answer} (${own}).`,
      values: (move, value, answer, own) => `${move} ist ${value} wert, dein ${answer} ${own}.`,
      otherWay: (move, answer) => `${move} führt zur selben Stellung. Hier hast du ${answer}.`,
      chosen: (moves) => `Spieler wählten ${moves}.`,
      over: "Hier endet diese Variante.",
      show: "Zeigen",
      next: "Nächste Variante",
      playOn: "Weiterspielen",
      known: (count, size) => `${whole(count)} von ${whole(size)} im Gedächtnis`,
      trainOpening: "Von Zug 1 an üben",
      removed: (move) => `Deine Antwort ${move} ist entfernt.`,
      turned: "gedreht oder gespiegelt",
      apartAlone: "Keiner deiner Züge führt hierher.",
      onceMore: (count) => `${whole(count)} noch einmal`,
      takeInstead: (move) => `${move} übernehmen`,
    },

    you: {
      title: "Du",
      about: "Wie du spielst, über alle deine Partien",
      tooFew: (games, least) =>
        games === 0
          ? `Lass ${least} deiner Partien auswerten. Dann zeigt diese Seite, wo du Steine verlierst.`
          : plural(games, {
              one: `# Partie ist ausgewertet. Ab ${least} zeigt diese Seite, wo du Steine verlierst.`,
              other: `# Partien sind ausgewertet. Ab ${least} zeigt diese Seite, wo du Steine verlierst.`,
            }),
      choose: "Partie auswählen",
      play: "Partie spielen",
      claim: {
        ask: "Diese Spieler kommen in „Meine Partien“ vor. Wer davon bist du? Deren Partien zählen dann hier mit.",
        player: (name, games) => `${name}: ${plural(games, { one: "# Partie", other: "# Partien" })}`,
      },
      reviews: {
        ask: (games) =>
          plural(games, {
            one: "# deiner Partien wurde nie ausgewertet. Soll die Seite das tun, während du übst oder ruhst? Sobald du spielst, hört sie auf.",
            other:
              "# deiner Partien wurden nie ausgewertet. Soll die Seite das tun, während du übst oder ruhst? Sobald du spielst, hört sie auf.",
          }),
        allow: "Auswerten",
        refuse: "Nein, danke",
        setting: "Partien von selbst auswerten",
        goingOn: (games) =>
          plural(games, {
            one: "Die letzte Partie wird ausgewertet.",
            other: "Auswertung läuft: noch # Partien.",
          }),
        left: (games) =>
          plural(games, {
            one: "# Partie wartet auf ihre Auswertung.",
            other: "# Partien warten auf ihre Auswertung.",
          }),
        done: "Alle deine Partien sind ausgewertet.",
      },
      notRead: "Dieser Browser lässt die Seite deine Partien nicht lesen.",
      accuracy: "Genauigkeit",
      closest: (name, accuracy) =>
        `Von den Charakteren liegt ${name} am nächsten: ${accuracy} in Partien unter Gleichen.`,
      accuracyAbout:
        "100 % heißt, dass kein Zug schlechter war als der beste. Der Strich durch jeden Punkt zeigt, wo dein wahrer Wert in neun von zehn Fällen liegt.",
      games: (count) => plural(count, { one: "# Partie", other: "# Partien" }),
      titles: {
        time: "Im Lauf der Zeit",
        phase: "Nach Phase",
        color: "Nach Farbe",
        opening: "Nach Eröffnung",
        opponent: "Nach Gegner",
        reason: "Was am meisten kostet",
        theme: "Aufgaben nach Thema",
        memory: "Was du noch weißt",
      },
      phases: { opening: "Eröffnung", midgame: "Mittelspiel", endgame: "Endspiel" },
      subjects: {
        corners: "Ecken",
        squares: "Offene Felder",
        moves: "Zu wenige Züge",
        frontier: "Zu offen",
        regions: "Regionen und letzter Zug",
        stable: "Steine, die bleiben",
        opening: "Eröffnungszüge",
      },
      strongest: (name, accuracy, rest) => `Am besten: ${name}, ${accuracy}. Sonst: ${rest}.`,
      weakest: (name, accuracy, rest) => `Am schwächsten: ${name}, ${accuracy}. Sonst: ${rest}.`,
      alike: "Kein Unterschied, den nicht der Zufall erklären könnte.",
      rising: (games, accuracy, before) =>
        plural(games, {
          one: `Du spielst besser: ${accuracy} in der letzten Partie, vorher ${before}.`,
          other: `Du spielst besser: ${accuracy} in den letzten # Partien, vorher ${before}.`,
        }),
      falling: (games, accuracy, before) =>
        plural(games, {
          one: `Du spielst schwächer: ${accuracy} in der letzten Partie, vorher ${before}.`,
          other: `Du spielst schwächer: ${accuracy} in den letzten # Partien, vorher ${before}.`,
        }),
      steady: (games) =>
        plural(games, {
          one: "Deine letzte Partie ist etwa so gut wie die davor.",
          other: "Deine letzten # Partien sind etwa so gut wie die davor.",
        }),
      first: (games) =>
        plural(games, {
          one: "Deine erste Partie. Spätere werden mit ihr verglichen.",
          other: "Deine ersten # Partien. Spätere werden mit ihnen verglichen.",
        }),
      dearest: (name, discs) => `${name}: Fehler dieser Art kosten dich ${discs} Steine je Partie.`,
      aGame: (discs) => `${discs} je Partie`,
      lowest: (name, rating) => `Deine niedrigste Wertung: ${name}, ${rating}.`,
      remembered: (count, remembered) =>
        plural(count, {
          one: `Von # Übung weißt du noch etwa ${remembered}.`,
          other: `Von # Übungen weißt du noch etwa ${remembered}.`,
        }),
      within: ["Heute", "In einer Woche", "In einem Monat", "In drei Monaten", "Später"],
      practice: (name) => `Üben: ${name}`,
      today: "Übungen von heute",
      table: "Tabelle",
      columns: {
        name: "Züge",
        accuracy: "Genauigkeit",
        range: "Neun von zehn",
        games: "Partien",
        discs: "Steine",
        mistakes: "Fehler",
        rating: "Wertung",
        exercises: "Übungen",
        time: "Zeit",
      },
      range: (least, most) => `${least} bis ${most}`,
      listOf: (name) => `Partien: ${name}`,
    },

    keeping: {
      title: "Deine Eröffnungen",
      keep: { black: "Variante für Schwarz behalten", white: "Variante für Weiß behalten" },
      known: "Dein Repertoire hat diese Variante schon.",
      undo: "Rückgängig",
      leftOwn: (number, answer) =>
        `Im Zug ${number} hast du dein Repertoire verlassen: Dort hast du ${answer}.`,
      leftOther: (number, move) => `Auf Zug ${number}, ${move}, hat dein Repertoire keine Antwort.`,
    },

    tour: {
      list: "Partien",
      toList: "Liste",
      backToList: "Zurück zur Liste",
      previous: "Vorige",
      next: "Nächste",
      previousGame: "Vorige Partie",
      nextGame: "Nächste Partie",
      place: (number, all) => `Partie ${whole(number)} von ${whole(all)}`,
    },
    training: {
      today: "Heute",
      minutes: (count) => plural(count, { one: "etwa eine Minute", other: "etwa # Minuten" }),
      allDone: "Für heute ist alles geschafft.",
      due: "Wiederholen",
      dueCount: (count) => plural(count, { one: "# Aufgabe ist fällig", other: "# Aufgaben sind fällig" }),
      ofMistakes: (count) => plural(count, { one: "# eigener Fehler", other: "# eigene Fehler" }),
      nothingDue: "Heute ist nichts fällig",
      tomorrow: (count) =>
        plural(count, { one: "Morgen kommt # Aufgabe wieder.", other: "Morgen kommen # Aufgaben wieder." }),
      nothingTomorrow: "Morgen ist nichts fällig.",
      foundOf: (found, met) => `${found} von ${met} beim ersten Versuch gefunden`,
      later: (count) =>
        plural(count, {
          one: "# weitere kommt an einem anderen Tag",
          other: "# weitere kommen an anderen Tagen",
        }),
      overdue: (days) => plural(days, { one: "bis zu # Tag überfällig", other: "bis zu # Tage überfällig" }),
      daily: "Aufgabe des Tages",
      dailyAsked: "Eine für alle",
      dailyRated: (rating) => `Eine für alle, Wertung ${rating}`,
      dailyDone: "Heute schon versucht",
      dailyMissing: "Ließ sich nicht laden. Hier noch einmal versuchen.",
      fresh: "Neue Aufgaben",
      freshCount: (count) => `Heute noch ${count}`,
      freshDone: "Für heute geschafft",
      freshPaused: "Ausgesetzt, solange viel fällig ist",
      begin: "Los",
      goOn: "Weiter",
      more: "Mehr Aufgaben",
      settings: "Einstellungen für das Training",
      retention: "Noch gewusst, wenn es wiederkommt",
      newOnes: "Neue pro Tag",
      reviews: "Aufgaben pro Tag",
      turns: "Wiederholungen gedreht oder gespiegelt zeigen",
      rating: "Wertung",
      rated: (rating, deviation) => `${rating} ± ${deviation}`,
      unrated: "Noch keine Wertung",
      ratedAfter: (count) =>
        plural(count, { one: "Wertung nach # weiteren Aufgabe", other: "Wertung nach # weiteren Aufgaben" }),
      gained: (gain) => `Wertung ${gain}`,
      howStrong: "Wie gut spielst du?",
      whyAsked: "Dann passen schon die ersten Aufgaben zu dir.",
      opponents: (first, last) => `Von ${first} bis ${last} sind hier die Gegner, vom schwachen zum starken.`,
      strengths: {
        never: "Ich habe noch nie gespielt",
        rules: "Ich kenne die Regeln",
        beats: (name) => `Ich schlage ${name}`,
        unknown: "Weiß ich nicht",
        told: {
          never: "Lerne zuerst die Regeln. Danach warten hier leichte Aufgaben.",
          level: "Die ersten Aufgaben sind auf diesem Niveau.",
          unknown: "Die ersten Aufgaben zeigen es: Nach einem Fehler wird die nächste leichter.",
        },
      },
      runs: "Gegen dich selbst",
      minutesRun: "Drei Minuten",
      minutesAbout: "So viele Aufgaben wie möglich. Ein Fehler kostet zehn Sekunden.",
      streakRun: "Serie",
      streakAbout: "Aufgabe um Aufgabe, jede etwas schwerer, bis zum ersten Fehler.",
      best: (count) => `Rekord: ${count}`,
      inRun: {
        rules: {
          minutes:
            "Die Uhr läuft ab deinem ersten Zug. Ein Fehler kostet 10 Sekunden, 5 richtige Züge nacheinander bringen welche.",
          streak: "Dein erster Fehler beendet die Serie.",
        },
        costs: { minutes: "Falsch: 10 Sekunden weniger.", streak: "Falsch: Die Serie ist vorbei." },
        bonus: (count, seconds) => `${count} richtige Züge nacheinander: ${seconds} Sekunden mehr!`,
      },
      end: "Beenden",
      found: (count) => plural(count, { one: "# Aufgabe gelöst", other: "# Aufgaben gelöst" }),
      record: "Dein bisher bestes Ergebnis!",
      missed: "Verfehlt",
      lookAgain: "Verfehlte und langsame noch einmal ansehen",
      another: "Noch einmal",
      themesLabel: "Themen",
      themesSorted: "Themen, deine schwächsten zuerst",
      left: (count) => plural(count, { one: "# Aufgabe", other: "# Aufgaben" }),
      themes: {
        "take-the-corner": "Ecke nehmen",
        "leave-the-corner": "Ecke liegen lassen",
        "win-a-corner": "Ecke gewinnen",
        "offer-a-corner": "Ecke anbieten",
        "x-square": "X-Feld",
        "c-square": "C-Feld",
        "key-square": "Schlüsselfeld",
        closes: "Ein Feld schließen",
        opens: "Ein Feld nicht öffnen",
        quiet: "Stiller Zug",
        "from-inside": "Von innen",
        "forced-pass": "Zum Passen zwingen",
        "last-safe-move": "Letzter sicherer Zug",
        wedge: "Keil",
        parity: "Parität",
        swindle: "Zweierloch",
        feeding: "Füttern",
        "stoner-trap": "Stoner-Falle",
        "wipe-out": "Auslöschen",
        "saved-from-wipe-out": "Vor dem Auslöschen gerettet",
        counting: "Auszählen",
        opening: "Eröffnung",
        calculation: "Rechnen",
      },
      themeHints: {
        "take-the-corner": "Jetzt lohnt es sich, eine Ecke zu nehmen.",
        "leave-the-corner": "Die Ecke kann warten: Etwas anderes ist mehr wert.",
        "win-a-corner": "Der richtige Zug gewinnt bald eine Ecke.",
        "offer-a-corner": "Der Gegner darf eine Ecke haben: Du bekommst mehr dafür.",
        "x-square": "Ein Zug schräg neben eine leere Ecke ist hier ausnahmsweise richtig.",
        "c-square": "Ein Kantenzug neben eine leere Ecke ist hier ausnahmsweise richtig.",
        "key-square": "Der Gegner will auf ein bestimmtes Feld: Nimm es selbst.",
        closes: "Der Gegner hat eine starke Antwort: Schließe ihm dieses Feld.",
        opens: "Andere Züge öffnen dem Gegner ein Feld: Lass es geschlossen.",
        quiet: "Ein stiller Zug: Er dreht nur in einer Richtung um und gibt dem Gegner nichts Neues.",
        "from-inside": "Der Zug dreht nur Steine um, die im Inneren liegen.",
        "forced-pass": "Dem Gegner gehen die Züge aus, und er muss passen.",
        "last-safe-move": "Nur ein Zug gibt keine Ecke her.",
        wedge: "An einer Kante ist eine Lücke, in die man sich setzen kann.",
        parity: "Zähle die leeren Felder jedes Gebiets, und setze in eines mit ungerader Zahl.",
        swindle: "In einem Gebiet aus zwei Feldern kann der Gegner das zweite nicht nehmen.",
        feeding: "Gib dem Gegner Züge in dem Gebiet, in das du nicht kannst.",
        "stoner-trap": "Greif eine Ecke entlang der Kante an: Eine von zwei Ecken fällt.",
        "wipe-out": "Alle Steine des Gegners lassen sich umdrehen.",
        "saved-from-wipe-out": "Nur ein Zug lässt dir überhaupt noch Steine.",
        counting: "Es sind nur noch wenige Felder: Zähl die Steine bis zum Ende.",
        opening: "Die meisten spielen in dieser Eröffnung einen anderen Zug.",
        calculation: "Hier hilft keine Regel: Rechne ein paar Züge voraus.",
      },
      swindled: (move, other, color) =>
        `Nach ${move} kann ${COLORS[color]} ${other} nicht spielen: Auch das Feld bekommst du.`,
      back: "Heute",
      linked: "Eine Aufgabe",
      line: "Die Lösung",
      before: "Die Stellung",
      hint: "Tipp",
      reveal: "Lösung",
      tryAgain: "Noch einmal",
      next: "Weiter",
      analyze: "Analysieren",
      share: "Link kopieren",
      copied: "Link kopiert.",
      notCopied: "Der Browser hat das Kopieren nicht erlaubt. Kopiere stattdessen die Adresse dieser Seite.",
      turn: (color) => `${COLORS[color]} ist am Zug`,
      toCome: (count) => plural(count, { one: "die letzte", other: "noch #" }),
      dueToday: (count) => `heute ${whole(count)} fällig`,
      mistakes: "Fehler",
      ofChosen: (number, total) => `${number} von ${total}`,
      counts: (rating) => `Zählt für deine Wertung · Aufgabe mit ${rating}`,
      countsNot: {
        again: "Du kennst sie schon: Sie ändert deine Wertung nicht.",
        run: "Ändert deine Wertung nicht.",
        own: "Aus deiner eigenen Partie · ohne Wertung.",
        link: "Aus einem Link · zählt nicht.",
      },
      youPlayed: (move) => `In deiner Partie hast du ${move} gespielt.`,
      goOnFinding: "Richtig! Finde auch den nächsten Zug.",
      wrong: {
        wins: (move, score) => `${move} gewinnt mit ${ofDiscs(score)} Vorsprung, aber es geht besser.`,
        draws: (move) => `${move} reicht nur zum Unentschieden.`,
        loses: (move, loss) => `${move} verliert mit ${ofDiscs(loss)}.`,
        unknown: (move) => `${move} ist nicht der gesuchte Zug.`,
      },
      replies: (color, move) => `${COLORS[color]} antwortet mit ${move}.`,
      takesCorner: (color, corner) => `${COLORS[color]} nimmt die Ecke ${corner}.`,
      leads: {
        pass: (reply) => `Nach ${reply} musst du passen.`,
        few: (reply, count) =>
          `Nach ${reply} ${plural(count, { one: "hast du nur # Zug.", other: "hast du nur # Züge." })}`,
        corner: (reply, color) =>
          `Nach ${reply} kann ${COLORS[color]} eine Ecke nehmen, was du auch spielst.`,
        line: (reply, moves) => `Nach ${reply} geht es weiter mit ${moves}.`,
      },
      right: {
        late: (move) => `Ja, ${move} war gesucht.`,
        wins: (move, score) => `Richtig! ${move} gewinnt mit ${ofDiscs(score)} Vorsprung.`,
        draws: (move) => `Richtig! ${move} rettet das Unentschieden.`,
        loses: (move, loss) => `Richtig! ${move} verliert nur mit ${ofDiscs(loss)}.`,
        plain: (move) => `Richtig! ${move} war gesucht.`,
      },
      move: (move) => `Der Zug ist ${move}.`,
      whyNot: (move) => `Warum nicht ${move}?`,
      comesBack: {
        atEnd: "Sie kommt am Ende noch einmal.",
        tomorrow: "Sie kommt morgen wieder.",
        later: (days) =>
          plural(days, { one: "Sie kommt in # Tag wieder.", other: "Sie kommt in # Tagen wieder." }),
      },
      turned: "Das Brett ist gedreht oder gespiegelt, damit du neu überlegst.",
      lookIn: (first, last) => `Sieh dir das Viertel von ${first} bis ${last} an.`,
      lookAt: (move) => `Sieh dir ${move} an.`,
      noReason: "Achte darauf, was jeder Zug dem Gegner lässt.",
      tasks: {
        winsMore: "Mehr als ein Zug gewinnt. Finde den, der am höchsten gewinnt.",
        wins: "Nur ein Zug gewinnt. Finde ihn.",
        draws: "Nur ein Zug rettet das Unentschieden. Finde ihn.",
      },
      aims: {
        win: (score) => `Der beste Zug gewinnt mit etwa ${ofDiscs(score)} Vorsprung. Findest du ihn?`,
        balance: "Der beste Zug hält das Gleichgewicht. Findest du ihn?",
        loss: (loss) => `Der beste Zug verliert nur mit etwa ${ofDiscs(loss)}. Findest du ihn?`,
        any: "Finde den besten Zug.",
      },
      troubles: {
        refused: "Dieser Browser speichert dein Training nicht: Es bleibt, solange diese Seite offen ist.",
        newer:
          "Eine neuere Version dieser Seite hat dein Training gespeichert. Lade die Seite neu, um damit weiterzumachen.",
        unwritten:
          "Die letzten Antworten konnten noch nicht gespeichert werden. Das geschieht mit den nächsten.",
        somePuzzles: "Einige Aufgaben konnten nicht geladen werden. Die anderen sind trotzdem da.",
        noPuzzles: "Die Aufgaben konnten nicht geladen werden. Was fällig ist, steht trotzdem hier.",
        skipped: (count) =>
          plural(count, {
            one: "# Aufgabe ohne einen Zug, den man finden könnte, wurde übersprungen.",
            other: "# Aufgaben ohne einen Zug, den man finden könnte, wurden übersprungen.",
          }),
        isOver: "Dieser Link führt zu einer beendeten Partie. Darin gibt es keinen Zug zu finden.",
        mustPass: (color) =>
          `Dieser Link führt zu einer Stellung, in der ${COLORS[color]} passen muss. Darin gibt es keinen Zug zu finden.`,
      },
    },

    report: {
      title: "Auswertung",
      coach: "Trainer",
      panels: "Mehr",
      tabs: { moves: "Züge", engine: "Computer", explorer: "Eröffnungen", numbers: "Zahlen" },
      graph: "Verlauf der Partie",
      accuracy: "Genauigkeit",
      loss: "Verlorene Steine",
      discs: "Steine",
      previous: "Voriger Fehler",
      next: "Nächster Fehler",
      previousOwn: "Dein voriger Fehler",
      nextOwn: "Dein nächster Fehler",
      mistake: "Fehler",
      back: "Zurück zur Partie",
      stop: "Stopp",
      goOn: "Weiter",
      stopped: "angehalten",
      points: "Wendepunkte",
      ownPoints: "Deine Wendepunkte",
      notYet: "…",
      notYetPoints: "Sie stehen fest, wenn alle Züge geprüft sind.",
      review: "Partie auswerten",
      tryIt: "Probieren",
      noReason: "Kein einfacher Grund erklärt es. „Zeigen“ spielt vor, was auf beide Züge folgt.",
      worthOfCorner: (corner) => `${corner} ist eine Ecke: Ein Stein dort wird nie mehr umgedreht.`,
      show: "Zeigen",
      more: "Mehr",
      moreCauses: (count) => `${count} mehr`,
      values: "Werte auf dem Brett",
      home: "Überblick",
      iPlayed: "Ich war:",
      me: "das bin ich",
      played: (color) => `Ich spielte ${COLORS[color]}`,
      counted: (who, kind, count) => `${who}. ${kind}: ${count}`,
      lost: "Verlorene Steine:",
      orMore: (least) => `ab ${least}`,
      upTo: (least, most) => `${least} bis ${most}`,
      forWhom: (color) => `+ heißt: ${COLORS[color]} führt`,
      legend: { played: "gespielt", better: "besser", named: "oben genannt" },
      showing: {
        played: (color, move) => `${COLORS[color]} spielte ${move}.`,
        answers: (color, move) => `${COLORS[color]} antwortet mit ${move}.`,
        couldAnswer: (color, move) => `${COLORS[color]} könnte mit ${move} antworten.`,
        goesOn: (color, move) => `Danach setzt ${COLORS[color]} auf ${move}.`,
        passes: (color) => `${COLORS[color]} muss passen.`,
        instead: (color, move) => `Jetzt der bessere Zug für ${COLORS[color]}: ${move}.`,
        better: (color, move) => `${COLORS[color]} spielt stattdessen ${move}.`,
        choices: (color, count, other) =>
          `${COLORS[color]} kann auf ${squares(count)} setzen, ${COLORS[color === "black" ? "white" : "black"]} auf ${other || "keines"}.`,
        safe: (color, count, safe) =>
          `${COLORS[color]} kann auf ${squares(count)} setzen, davon auf ${safe || "keines"}, ohne eine Ecke zu öffnen.`,
      },
      openings: "Eröffnungen",
      opening: "Der Name der ersten Züge dieser Partie: ihre Eröffnung",
      solved: "Ausgerechnet: Alle Züge wurden bis zum Ende geprüft, das ist also sicher.",
      formula: "So wird gerechnet",
      formulaText: ([[first, share], ...others], opening, midgame) =>
        `Ein Zug, der keinen Stein kostet, zählt 100 %. Kostet er ${discs(first)}, sind es ${share}, ${others.map(([loss, part]) => `bei ${loss} Steinen ${part}`).join(", ")}. Die Genauigkeit einer Seite ist der Mittelwert ihrer Züge, außer denen, bei denen sie keine Wahl hatte. Die Eröffnung geht bis Zug ${opening}, das Mittelspiel bis Zug ${midgame}.`,
      formulaExact: (scale) => `Als Formel, bei d verlorenen Steinen: 100 % × e^(−d ÷ ${scale})`,
      sizes: {
        large: (least) => `Grobe Fehler, ab ${ofDiscs(least)}`,
        medium: (least, most) => `Mittlere, ${least} bis ${most}`,
        small: (least, most) => `Kleine, ${least} bis ${most}`,
      },
      phases: { opening: "Eröffnung", midgame: "Mittelspiel", endgame: "Endspiel" },
      inPhase: {
        opening: "Fehler in der Eröffnung",
        midgame: "Im Mittelspiel",
        endgame: "Im Endspiel",
      },
      looking: (done, total) => `Die Züge werden geprüft: ${done} von ${total}`,
      followed: (count) =>
        plural(count, {
          one: "Ein tieferer Blick hat # Wert geändert.",
          other: "Ein tieferer Blick hat # Werte geändert.",
        }),
      nearlyReady: (again) => `Gleich fertig: ${again}`,
      surveying: (done, total) => `${done} von ${total} Zügen`,
      lookingAgain: (count) =>
        plural(count, { one: "prüft # Zug noch einmal", other: "prüft # Züge noch einmal" }),
      at: (place, lead) => `${place}: ${lead}`,
      losses: {
        dealt: "Vor der Partie ausgelost",
        forced: "Der einzige Zug",
        none: "Nichts verloren",
        unsure: (count) => `Kostete vielleicht ${discs(count)}`,
        some: (count, isProven) => `Kostete ${isProven ? "" : "etwa "}${discs(count)}`,
        mistake: (count, isProven, best) =>
          `Kostete ${isProven ? "" : "etwa "}${discs(count)}; besser war ${best}`,
        turned: (best) => `Machte aus einem Sieg eine Niederlage; besser war ${best}`,
      },
      follows: (move, moves) => `Bestes Spiel nach ${move}: ${moves}.`,
      whyMoves: "Wer wenige Züge hat, muss bald einen schlechten spielen, etwa neben eine Ecke.",
      marked: (squares) => `Auf dem Brett markiert: ${squares}.`,
    },

    guided: {
      learn: "Aus den Fehlern lernen",
      learnFrom: (count, isOnce) =>
        isOnce
          ? plural(count, { one: "Aus einem deiner Fehler lernen", other: "Aus # deiner Fehler lernen" })
          : plural(count, {
              one: "Aus deinem größten Fehler lernen",
              other: "Aus deinen # größten Fehlern lernen",
            }),
      leave: "Lernen beenden",
      whose: "Wessen Fehler möchtest du ansehen?",
      both: "Beide",
      hint: "Tipp",
      solution: "Lösung",
      again: "Zurück zur Übung",
      next: "Weiter",
      step: (number, total) => `Fehler ${number} von ${total}`,
      chosen: (count, all, isBeside) =>
        isBeside
          ? `${count} von ${all}: die größten und der, der die Partie entschied`
          : `die ${count} größten von ${all}, in der Reihenfolge der Partie`,
      once: (count, all) => `${count} von ${all}, jeder beste Zug nur einmal`,
      elsewhere: "Du hast die Übung verlassen.",
      numbered: (move) => `Die Zahlen zeigen die bessere Fortsetzung ab ${move}.`,
      saved: "Wenn du die nicht gefundenen übst, kommen sie im Training wieder.",
      practice: (count) =>
        plural(count, { one: "Den nicht gefundenen üben", other: "Die # nicht gefundenen üben" }),
      reply: (color, reply) =>
        `Die beste Antwort von ${COLORS[color]} ist ${reply}: Suche einen Zug, nach dem ${reply} weniger hilft.`,
      countMoves: (color, best, move, played) =>
        `Zähle, wie viele Züge ${COLORS[color]} nach deinem Zug hat: nach dem besten ${best || "keinen"}, nach ${move} ${played}.`,
      countFlips: (best, move, played) => `Der beste Zug dreht ${discs(best)} um, ${move} ${played}.`,
      lookIn: (first, last) => `Sieh dir das Viertel von ${first} bis ${last} an.`,
      lookAt: (move) => `Sieh dir ${move} an.`,
      nearly: (best) => `Fast so gut wie ${best}: Das zählt.`,
      found: (found, total) => `Bessere Züge gefunden: ${found} von ${total}.`,
      outcomes: {
        atOnce: (move) => `Beim ersten Versuch gefunden: ${move}.`,
        after: (move, tried) => `Gefunden: ${move}, nach ${tried.join(", ")}.`,
        skipped: "Übersprungen.",
        missed: (best) => `Nicht gefunden: ${best}.`,
        tried: (tried) => `Versucht hast du ${tried.join(", ")}.`,
        hinted: "Mit Tipp.",
      },
    },

    resultCard: {
      see: "Ansehen, was entschied",
      seeOwn: "Ansehen, warum du verloren hast",
      seeOther: (color) => `Ansehen, warum ${COLORS[color]} verlor`,
      practice: "Den besseren Zug finden",
      more: "Mehr",
      accuracy: "Deine Genauigkeit",
      accuracies: "Genauigkeit",
      best: "Dein bester Zug",
      stronger: (name) => `Gegen ${name} spielen`,
      both: (black, white) => `Schwarz ${black} · Weiß ${white}`,
      answer: (move, mistake) => `${move}, die beste Antwort auf ${mistake}`,
      unused: (move, best) => `Mein Zug ${move} war ein Fehler: ${best} hätte ihn bestraft.`,
      own: (move, number) => `Dein ${number}. Zug, ${move}, hat die Partie entschieden.`,
      mine: (move, best) => `Mein Zug ${move} hat die Partie entschieden; ${best} war besser.`,
      ownLargest: (move, number) => `Dein größter Fehler war ${move} bei Zug ${number}.`,
      mineLargest: (move, best) => `Mein größter Fehler war ${move}; ${best} war besser.`,
    },

    results: {
      draw: "Unentschieden",
      late: "Auf Zeit verloren. Ohne Uhren kann die Partie weitergehen.",
      wins: (who) => (who === "you" ? "Du hast gewonnen" : `${subject(who)} hat gewonnen`),
      rematch: { black: "Revanche mit Schwarz", white: "Revanche mit Weiß" },
      given: "Die Partie kann weitergehen.",
      resigned: (who) => (who === "you" ? "Du hast aufgegeben" : `${subject(who)} hat aufgegeben`),
      lostOnTime: (who) =>
        who === "you" ? "Deine Zeit ist abgelaufen" : `${subject(who)} hat die Zeit überschritten`,
      over: (verdict, more, fewer) => `Partie zu Ende. ${verdict}, ${more}–${fewer}`,
      length: (count) => plural(count, { one: "# Zug", other: "# Züge" }),
      withEmpties: (length, empties) =>
        `${length}; ${plural(empties, { one: "# leeres Feld geht", other: "# leere Felder gehen" })} an den Sieger`,
    },

    causes: {
      corner: (color, winner, move, corner) =>
        `${color === "you" ? `Du hast mit ${move} die Ecke ${corner} geöffnet` : `${COLORS[color]} öffnete mit ${move} die Ecke ${corner}`}, und ${winner === "you" ? "du hast sie genommen" : `${COLORS[winner]} nahm sie`}.`,
      corners: (color, winner, list) =>
        `${winner === "you" ? "Du hast Ecken genommen" : `${COLORS[winner]} nahm Ecken`}, die ${color === "you" ? "du verschenkt hast" : `${COLORS[color]} verschenkte`}: ${list}.`,
      opened: (corner, move) => `${corner} nach ${move}`,
      over: (corner, move) => `${corner} über ${move}`,
      taken: (color, winner, corner, move, number) => {
        const over = color === "you" ? `deinen Stein auf ${move}` : `${move} von ${COLORS[color]}`;
        return winner === "you"
          ? `Bei Zug ${number} hast du die Ecke ${corner} über ${over} genommen.`
          : `Bei Zug ${number} nahm ${COLORS[winner]} die Ecke ${corner} über ${over}.`;
      },
      was: (winner, corner, number) => `Die Ecke ${corner} war frei: ${tookIt(winner, number)}.`,
      once: (color, winner, corner, from, to) =>
        `${color === "you" ? `Du hast die Ecke ${corner} bei Zug ${from} frei gelassen` : `${COLORS[color]} ließ die Ecke ${corner} bei Zug ${from} frei`}: ${tookIt(winner, to)}.`,
      free: (color, winner, corner, times, from, to) =>
        `${color === "you" ? `Du hast die Ecke ${corner} ab Zug ${from} ${times} Züge lang frei gelassen` : `${COLORS[color]} ließ die Ecke ${corner} ab Zug ${from} ${times} Züge lang frei`}: ${tookIt(winner, to)}.`,
      behind: (color, move, number, better) =>
        `${color === "you" ? `Du bist mit ${move} bei Zug ${number} endgültig in Rückstand geraten` : `${COLORS[color]} geriet mit ${move} bei Zug ${number} endgültig in Rückstand`}; ${better} hätte die Partie ausgeglichen gehalten.`,
      ahead: (color, move, number, better) =>
        `${color === "you" ? `Du hast mit ${move} bei Zug ${number} die Führung endgültig abgegeben` : `${COLORS[color]} gab mit ${move} bei Zug ${number} die Führung endgültig ab`}; ${better} hätte sie gehalten.`,
      left: (color, square, times, from, to) =>
        `${color === "you" ? `Du hast ${square} von Zug ${from} bis ${to} ${times}-mal liegen lassen` : `${COLORS[color]} ließ ${square} von Zug ${from} bis ${to} ${times}-mal liegen`}: Jedes Mal war es der beste Zug.`,
      yielded: (color, winner, count, squares, areAll) =>
        `${count}-mal ${winner === "you" ? "hast du" : `hat ${COLORS[winner]}`} sofort das Feld besetzt, das ${color === "you" ? "dein bester Zug" : `der beste Zug von ${COLORS[color]}`} war${areAll ? ":" : ", vor allem"} ${squares}.`,
      short: (color, winner, moves, number, own, other) =>
        `${color === "you" ? "Dir" : COLORS[color]} gingen nach ${moves} die Züge aus: Bei Zug ${number} ${color === "you" ? "hattest du" : `hatte ${COLORS[color]}`} ${own}, ${winner === "you" ? "du" : COLORS[winner]} ${other}.`,
      spent: (number) => `Bei Zug ${number} öffnete jeder Zug eine Ecke.`,
      passed: (color, number) =>
        `Bei Zug ${number} ${color === "you" ? "musstest du" : `musste ${COLORS[color]}`} passen.`,
      slips: (color, count, discs, most) =>
        `Kleine Fehler summierten sich: ${count} kosteten ${color === "you" ? "dich" : COLORS[color]} zusammen etwa ${discs} Steine, der größte ${most}.`,
      greedy: (color, count, all, to) =>
        `${color === "you" ? "Du hast zu viele Steine umgedreht" : `${COLORS[color]} drehte zu viele Steine um`}: Bei ${count} von ${all} Fehlern bis Zug ${to} dreht der bessere Zug weniger um.`,
      only: (color, move, number, lost) =>
        `${color === "you" ? "Dein einziger Fehler" : `Der einzige Fehler von ${COLORS[color]}`} war ${move} bei Zug ${number}: Er kostete etwa ${lost} Steine.`,
      largest: (color, move, number, lost) =>
        `${color === "you" ? "Dein größter Fehler" : `Der größte Fehler von ${COLORS[color]}`} war ${move} bei Zug ${number}: Er kostete etwa ${lost} Steine.`,
      ownWin: (move, better) =>
        `Du hast mit ${move} den Sieg aus der Hand gegeben; ${better} hätte ihn gehalten.`,
      ownDraw: (move, better) =>
        `Du hast mit ${move} das Unentschieden aus der Hand gegeben; ${better} hätte es gehalten.`,
      ownMost: (move, better) => `Dein Zug ${move} hat am meisten gekostet; ${better} war besser.`,
    },

    review: {
      elsewhere: "Dieser Zug wurde in der Partie nicht gespielt.",
      looking: "Alle Züge werden geprüft…",
      ready: "Geh von Zug zu Zug, oder zum ersten Fehler.",
      dealt: "Dieser Zug wurde vor der Partie ausgelost: Niemand hat ihn gewählt.",
      mistakes: (count, least) =>
        plural(count, {
          one: `# Fehler von ${least} oder mehr Steinen.`,
          other: `# Fehler von ${least} oder mehr Steinen.`,
        }),
      noMove: (color) => `${COLORS[color]} musste passen: Es gab keinen gültigen Zug.`,
      only: (color, move) => `${COLORS[color]} hatte keine Wahl: ${move} war der einzige gültige Zug.`,
      best: (color, move) => `${move} von ${COLORS[color]} ist der beste Zug.`,
      asGood: (color, move, best) => `${move} von ${COLORS[color]} ist so gut wie der beste Zug, ${best}.`,
      good: (color, move, loss) =>
        `${move} von ${COLORS[color]} ist ein guter Zug: Er kostet nur ${discs(loss)}.`,
      unsure: (color, move, loss) => `${move} von ${COLORS[color]} kostet vielleicht etwa ${discs(loss)}.`,
      unsureYet: (color, move, loss) =>
        `${move} von ${COLORS[color]} kostet vielleicht etwa ${discs(loss)}. Das wird noch einmal geprüft.`,
      loses: (color, move, loss) => `${move} von ${COLORS[color]} kostet ${discs(loss)}.`,
      losesAbout: (color, move, loss) => `${move} von ${COLORS[color]} kostet etwa ${discs(loss)}.`,
      turns: (color, move) => `${move} von ${COLORS[color]} macht aus einem Sieg eine Niederlage.`,
      turnsLikely: (color, move) => `${move} von ${COLORS[color]} macht wohl aus einem Sieg eine Niederlage.`,
      turnedBy: (move, opponent, answer, isPlayed) =>
        `${move} macht aus einem Sieg eine Niederlage: ${COLORS[opponent]} ${isPlayed ? `spielt ${answer}` : `könnte ${answer} spielen`}.`,
      lost: (move, loss, isProven) => `${move} kostet ${isProven ? "" : "etwa "}${discs(loss)}.`,
      turned: (move) => `${move} macht aus einem Sieg eine Niederlage.`,
      punished: (move, loss, isProven, opponent, answer, isPlayed) =>
        `${move} kostet ${isProven ? "" : "etwa "}${discs(loss)}: ${COLORS[opponent]} ${isPlayed ? `spielt ${answer}` : `könnte ${answer} spielen`}.`,
      leaves: (move, loss, isProven, opponent, wanted) =>
        `${move} kostet ${isProven ? "" : "etwa "}${discs(loss)} und überlässt ${COLORS[opponent]} ${wanted}.`,
      turnsAndLeaves: (move, opponent, wanted) =>
        `${move} macht aus einem Sieg eine Niederlage und überlässt ${COLORS[opponent]} ${wanted}.`,
      task: (color, move) => `${COLORS[color]} am Zug: Finde statt ${move} den besten Zug.`,
      toTry: (color, best) => `${COLORS[color]} am Zug: Setz auf ${best}, oder probiere einen anderen Zug.`,
      flips: (move, count, better, other) => `${move} dreht ${discs(count)} um, ${better} nur ${other}.`,
      cornerKept: (move, corner, opponent) =>
        `${move} liegt neben der Ecke ${corner}, aber ${COLORS[opponent]} kann sie jetzt nicht nehmen.`,
      cornerOffered: (move, corner, opponent) =>
        `Nach ${move} kann ${COLORS[opponent]} die Ecke ${corner} nehmen, trotzdem ist ${move} der beste Zug.`,
      cornerTraded: (move, corner, opponent, who, list) =>
        `Nach ${move} kann ${COLORS[opponent]} die Ecke ${corner} nehmen; bei bestem Spiel ${who === "you" ? "nimmst du" : `nimmt ${COLORS[who]}`} dann ${list}.`,
      betterStill: (move, mistake) => `${move} ist besser als ${mistake}. Ein anderer Zug ist noch besser.`,
      betterLoses: (move, mistake, opponent, count, isProven, isStill) =>
        isProven
          ? `${move} ist besser als ${mistake}, aber ${COLORS[opponent]} gewinnt ${isStill ? "immer noch " : ""}mit ${ofDiscs(count)} Vorsprung. Ein anderer Zug ist noch besser.`
          : `${move} ist besser als ${mistake}, aber ${COLORS[opponent]} sollte ${isStill ? "immer noch " : ""}mit etwa ${ofDiscs(count)} gewinnen. Ein anderer Zug ist noch besser.`,
      betterDraws: (move, mistake) =>
        `${move} ist besser als ${mistake}, reicht aber nur zum Unentschieden. Ein anderer Zug ist noch besser.`,
      stillLoses: (opponent, count, isProven, isStill) =>
        isProven
          ? `${COLORS[opponent]} gewinnt ${isStill ? "immer noch" : "dann"} mit ${ofDiscs(count)} Vorsprung.`
          : `${COLORS[opponent]} sollte ${isStill ? "immer noch " : ""}mit etwa ${ofDiscs(count)} gewinnen.`,
      throws: (isProven) => `Damit ist der Sieg ${isProven ? "" : "wohl "}aus der Hand gegeben.`,
      draws: "Das reicht nur noch zum Unentschieden.",
      noBetter: (mistake) => `Das ist nicht besser als ${mistake}.`,
      worse: (mistake) => `Das ist schlechter als ${mistake}.`,
      found: (move) => `Gefunden: ${move} ist der beste Zug.`,
      gain: (found, mistake, count, isProven) =>
        `${found} ist ${isProven ? "" : "etwa "}${discs(count)} besser als ${mistake}.`,
      trying: (move) => `${move} wird geprüft…`,
      withLoss: (place, loss) => `${place}. ${loss}`,
      why: "Warum?",
      against: (move) => `Was spricht gegen ${move}?`,
      /** @param {"black" | "white"} color @param {string} move @param {readonly string[]} then */
      reply: (color, move, then) =>
        `${COLORS[color]} antwortet mit ${move}${then.length > 0 ? `; dann ${then.join(", ")}` : ""}.`,
      another: "Versuch einen anderen Zug.",
      noPoints: (least) => `Kein Fehler von ${least} oder mehr Steinen: gut gespielt.`,
      better: (moves) => `Besser: ${moves}`,
      played: (moves) => `Gespielt: ${moves}`,
      now: "Jetzt",
      leads: {
        unknown: "noch nicht geprüft",
        draw: "unentschieden, ausgerechnet",
        even: "ausgeglichen",
        won: (color, count) => `${COLORS[color]} gewinnt mit ${ofDiscs(count)} Vorsprung, ausgerechnet`,
        ahead: (color, count) => `${COLORS[color]} sollte mit ${ofDiscs(count)} gewinnen`,
        beside: (color, count, other, isProven) =>
          `${COLORS[color]} ${isProven ? "gewinnt" : "sollte"} mit ${ofDiscs(count)}${isProven ? "" : " gewinnen"}, nicht mit ${other}`,
      },

      outOfBook: "Nicht mehr im Buch",
      outOf: (opening) => `Nicht mehr im Buch: ${opening}`,
      chosen: (games, moves) =>
        `In ${plural(games, { one: "# Turnierpartie", other: "# Turnierpartien" })}: ${moves}.`,
      unplayed: (move) => `Niemand wählte ${move}.`,
      point: (number, color, move, count, isProven) =>
        `Zug ${number}: ${COLORS[color]} ${move} kostete ${isProven ? "" : "etwa "}${discs(count)}`,
      start: "Anfang",
      passed: (color) => `${COLORS[color]} hat gepasst`,
      place: (number, color, move) => `Zug ${number}, ${COLORS[color]} ${move}`,
      practice: (count) => plural(count, { one: "Als Aufgabe üben", other: "Alle # als Aufgaben üben" }),
      unproven: "So erwartet es der Computer; bewiesen ist es nicht.",
    },

    printed: {
      record: "Protokoll: jeder Stein in der Farbe, die ihn gesetzt hat, mit der Nummer des Zuges",
      end: "Endstellung",
      position: (color) => `${COLORS[color]} am Zug`,
      after: (number, color) => `Nach Zug ${number}, ${COLORS[color]} am Zug`,
    },

    share: {
      title: "Teilen",
      link: "Link teilen",
      copyLink: "Link kopieren",
      copyPicture: "Bild kopieren",
      png: "Bild, PNG",
      svg: "Zeichnung, SVG",
      gif: "Animiertes Bild, GIF",
      print: "Drucken",
      embed: "Brett für eine Webseite kopieren",
      file: "Partie als Datei: SGF, PGN, GGF, …",
      names: "Namen",
      variations: "Varianten",
      notes: "Kommentare und Zeichen",
      more: "Mehr",
      withNames: "Mit Namen, Ergebnis und Eröffnung",
      withValues: "Mit den Werten der Züge",
      withDrawings: "Mit deinen Kreisen und Pfeilen",
      withTold: "Mit den Markierungen der Analyse",
      withNumbers: "Mit den Nummern der Züge",
      close: "Schließen",
      saved: "Bild gespeichert.",
      pictureCopied: "Bild kopiert.",
      pictureNotCopied:
        "Der Browser erlaubt nicht, ein Bild zu kopieren. Speichere es stattdessen als Datei.",
      embedCopied: "Kopiert. Füge es in das HTML einer Seite ein.",
      embedTitle: "Othello-Brett",
      missing: (parts) =>
        `Im Link ist kein Platz für: ${parts}. Speichere die Partie als Datei, um alles zu behalten.`,
      pictureOfEnd: (black, white) => `Othello: Schwarz ${black}, Weiß ${white}, Endstand`,
      picture: (black, white, turn) => `Othello: Schwarz ${black}, Weiß ${white}, ${COLORS[turn]} am Zug`,
      linkCopied: "Link kopiert.",
      nothingToCopy: "Noch keine Züge zum Kopieren.",
      positionCopied: "Stellung kopiert.",
      movesCopied: "Züge kopiert.",
    },

    spoken: {
      played: (color, move) => `${COLORS[color]} hat auf ${move} gesetzt.`,
      passed: (color) => `${COLORS[color]} hat gepasst.`,
      discs: (black, white) => `Schwarz ${black}, Weiß ${white}.`,
      choices: (count) => plural(count, { one: "# gültiger Zug.", other: "# gültige Züge." }),
      refused: (square) => `${square} ist kein gültiger Zug.`,
      sentence: (message) => (message.endsWith("…") ? message : `${message}.`),
    },

    status: {
      loading: "Engine wird geladen…",
      looking: "Suche nach einem guten Zug…",
      yourTurn: "Du bist am Zug",
      atStart: "Am Anfang",
      playOn: "Weiterspielen",
      showResult: "Ergebnis",
      pause: "Pause",
      moveNow: "Jetzt ziehen",
      hint: (move, lead) => `Tipp: ${move} (${lead})`,
      mustPass: (who) =>
        who === "you"
          ? "Du kannst nicht setzen und musst passen"
          : `${subject(who)} kann nicht setzen und muss passen`,
      missing: (color) => `Die Engine ist nicht verfügbar: Bitte auch für ${COLORS[color]} setzen`,
      thinking: (who) => (who === "you" ? "Du überlegst…" : `${subject(who)} überlegt…`),
      toMove: (color) => `${COLORS[color]} ist am Zug`,
      passed: (who, turn) => `${who === "you" ? "Du hast" : `${subject(who)} hat`} gepasst. ${turn}`,
      after: (placed, all) => `Nach Zug ${placed} von ${all}`,
    },
  };
}
