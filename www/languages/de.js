const COLORS = { black: "Schwarz", white: "Weiß" };

const SUBJECTS = { ...COLORS, you: "Du", engine: "Der Computer" };

/** @param {import("../words/english.js").Subject} who */
const subject = (who) => (typeof who === "object" ? who.name : SUBJECTS[who]);

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

/** Moves or squares in a sentence: `a, b oder c`. @param {string[]} items @param {string} word before the last one */
const listed = (items, word) =>
  [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(` ${word} `);

/** @param {import("../words/numbers.js").Numbers} numbers @returns {import("../phrases.js").Translation} */
export function phrases({ counted, percent, plural, signed, whole }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# Stein", other: "# Steine" });
  /** After `mit` and `von`. */
  const ofDiscs = (/** @type {number} */ count) => plural(count, { one: "# Stein", other: "# Steinen" });

  return {
    page: {
      title: "Flipside: Othello gegen einen starken Computer",
      description:
        "Othello im Browser spielen, gegen einen starken Computer, der zeigt, was er denkt. Kostenlos, ohne Konto, ohne Installation.",
      skip: "Zum Brett",
      rooms: "Bereiche",
      play: "Spielen",
      analyze: "Analyse",
      puzzles: "Aufgaben",
      learn: "Lernen",
      firstVisit: "Neu bei Othello? Die Regeln in fünf Schritten",
      firstVisitShort: "Neu hier?",
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
      memory: "Für den nächsten Besuch behalten",
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

    chapters: {
      "first-game": {
        title: "Die Regeln in fünf Schritten",
        about: "Umdrehen, Passen, Ecken, das Ende und eine Partie",
      },
      corners: { title: "Ecken", about: "Die Steine, die niemand umdrehen kann" },
      beside: { title: "Neben der Ecke", about: "Die Felder, die eine Ecke hergeben" },
      quiet: { title: "Ruhige Züge", about: "Jetzt weniger Steine, später mehr Auswahl" },
      edges: { title: "Kanten", about: "Starke Mauern und ihre Lücken" },
      parity: { title: "Das letzte Wort", about: "Wer in jedem Teil des Bretts zuletzt setzt" },
      table: { title: "Wie die Engine denkt", about: "Ihr Gedächtnis, live gezeichnet" },
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
    drawing: {
      cleared: "Markierungen entfernt.",
      bringBack: "Zurückholen",
      noted: (square, notes) => [square, ...notes].join(", "),
      arrowTo: (square) => `Pfeil nach ${square}`,
      arrowFrom: (square) => `Pfeil von ${square}`,
      leadsTo: (opening) => `führt zu: ${opening}`,
      drawn: (marks) => `Markiert: ${marks.join(", ")}.`,
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
      drawn: "Unentschieden",
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
      best: (move, share) => `Am erfolgreichsten: ${move}, gewählt in ${percent(share)} der Partien.`,
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
      ahead: (color, count) => `${COLORS[color]} führt mit ${count}`,
      wins: (color, count) => `${COLORS[color]} gewinnt mit ${ofDiscs(count)}`,
      won: (color, count) => `${COLORS[color]} hat mit ${ofDiscs(count)} gewonnen`,
      depth: (depth) =>
        plural(depth, { one: "erwartet, sieht # Zug voraus", other: "erwartet, sieht # Züge voraus" }),
      selective: (percent) => `erwartet bis zum Ende, zu ${percent} sicher`,
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
      unfinished: (count) => plural(count, { one: "# Zug, nicht beendet", other: "# Züge, nicht beendet" }),
      draw: (score) => `unentschieden, ${score}`,
      won: (score) => `gewonnen, ${score}`,
      lost: (score) => `verloren, ${score}`,
      labeled: (action, players, time) => `${action}: ${players}, ${time}`,
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
      illegal: (number, move) => `Zug ${number}, ${move}, geht dort nicht. Prüfe ihn und die Züge davor.`,
      otherResult: (played) =>
        `Das Ergebnis in der Datei passt nicht zu den Zügen: Nach ihnen endete die Partie ${played}.`,
      squares: (found) => `Ein Brett hat 64 Felder, dieses hat ${found}. Prüfe, ob welche fehlen.`,
      problemOf: (name, problem) => `${name}: ${problem}`,
      renamed: (names) => `Diese Namen passen nicht in das Format und werden anders geschrieben: ${names}`,
      turnNote: "Das Brett verrät nicht, wer am Zug ist.",
    },

    lastMove: {
      ask: "Was hat mein letzter Zug bewirkt?",
      takeBack: "Zurücknehmen",
      better: (move) => `Besser war ${move}.`,
    },

    learning: {
      learn: "Computer lernen lassen",
      nothing: "Der Computer hat nichts Neues gelernt",
      learned: "Der Computer hat daraus gelernt",
      stop: (done, total) => `Lernen beenden (${done} von ${total})`,
    },

    lessons: {
      title: "Lernen",
      about:
        "Kurze Lektionen am Brett. Setze einen Stein, wo du dazu aufgefordert wirst: Schiefgehen kann hier nichts.",
      first: "Deine erste Partie",
      strategy: "Strategie",
      behind: "Hinter den Kulissen",
      all: "Alle Lektionen",
      back: "Zurück",
      next: "Weiter",
      skip: "Überspringen",
      done: "Fertig",
      again: "Noch einmal",
      play: "Meine erste Partie spielen",
      learned: "geschafft",
      lines: { played: "Gespielt", best: "Besser" },
      stepBack: "Einen Zug zurück",
      stepForward: "Einen Zug vor",
      mistake: (color, move, count, best) =>
        `Ein Fehler aus einer echten Partie. Du bist ${COLORS[color]}. ${move} kostet ${discs(count)}; ${best} ist besser.`,
      place: (step, steps) => `Schritt ${step} von ${steps}`,
      turned: (color, square, count) =>
        `${COLORS[color]} ${square}: ${plural(count, { one: "ein Stein", other: "# Steine" })} umgedreht.`,
      missed: (turned) => `${turned} Es geht besser. Versuch ein anderes Feld.`,
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

    memory: {
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
      none: "Zuschauen",
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
      drawn: "Zufällige ausgeglichene Eröffnung (XOT)",
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

    notices: {
      dismiss: "Schließen",
      tryAgain: "Noch einmal",
      badLink: "Der Link enthält keine lesbare Partie. Vielleicht fehlt ein Teil davon.",
      unsupported:
        "In diesem Browser läuft die Engine nicht. Aktualisiere ihn oder nimm einen anderen; wenn der Speicher knapp ist, schließe andere Seiten. Zu zweit kann man weiterspielen.",
      notLoaded:
        "Die Engine ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal. Zu zweit kann man weiterspielen.",
      notCopied: (text) => `Der Browser hat das Kopieren nicht erlaubt. Kopiere von Hand: ${text}`,
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
      record: (won, drawn, lost) =>
        `Deine Partien: ${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
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

    puzzles: {
      title: "Finde den Zug",
      kindLabel: "Aufgaben",
      hint: "Tipp",
      reveal: "Lösung",
      next: "Nächste Aufgabe",
      analyze: "Diese Stellung analysieren",
      share: "Link kopieren",
      copied: "Link kopiert.",
      notCopied: "Der Browser hat das Kopieren nicht erlaubt. Kopiere stattdessen die Adresse dieser Seite.",
      daily: "Aufgabe des Tages",
      dailyDone: "Aufgabe des Tages: gelöst",
      fromGame: "Aus deiner eigenen Partie",
      isOver: "Dieser Link führt zu einer beendeten Partie. Darin gibt es keinen Zug zu finden.",
      mustPass: (color) =>
        `Dieser Link führt zu einer Stellung, in der ${COLORS[color]} passen muss. Darin gibt es keinen Zug zu finden.`,
      line: "Beste Fortsetzung",
      before: "Die Aufgabe",
      none: "Noch keine. Werte eine Partie aus: Die Stellungen, in denen du am meisten verloren hast, werden hier zu Aufgaben.",
      solved: "Gelöst",
      streak: "In Folge",
      best: "Rekord",
      kinds: { mixed: "Für dich", easy: "Leicht", medium: "Mittel", hard: "Schwer", own: "Eigene" },
      tasks: {
        winsMore: (best, second) =>
          `Ein Zug gewinnt mit ${ofDiscs(best)}. Jeder andere gewinnt mit höchstens ${second}.`,
        winsOrDraws: (best) =>
          `Ein Zug gewinnt mit ${ofDiscs(best)}. Jeder andere schafft höchstens ein Unentschieden.`,
        winsOrLoses: (best, loss) =>
          `Ein Zug gewinnt mit ${ofDiscs(best)}. Jeder andere verliert mit mindestens ${loss}.`,
        draws: (loss) =>
          `Ein Zug rettet das Unentschieden. Jeder andere verliert mit mindestens ${ofDiscs(loss)}.`,
        losesLess: (least, loss) =>
          `Ein Zug verliert mit nur ${ofDiscs(least)}. Jeder andere verliert mit mindestens ${loss}.`,
      },
      aims: {
        win: (score) => `Der beste Zug gewinnt mit etwa ${ofDiscs(score)}. Findest du ihn?`,
        balance: "Der beste Zug hält das Gleichgewicht. Findest du ihn?",
        loss: (loss) => `Der beste Zug verliert nur mit etwa ${ofDiscs(loss)}. Findest du ihn?`,
      },
      wrong: {
        wins: (move, score) =>
          `${move} gewinnt mit ${ofDiscs(score)}, aber es geht besser. Versuch es noch einmal.`,
        draws: (move) => `${move} reicht nur zum Unentschieden. Versuch es noch einmal.`,
        loses: (move, loss) => `${move} verliert mit ${ofDiscs(loss)}. Versuch es noch einmal.`,
        unknown: (move) => `${move} ist nicht der gesuchte Zug. Versuch es noch einmal.`,
      },
      right: {
        late: (move) => `Ja, ${move} war gesucht.`,
        wins: (move, score) => `Richtig! ${move} gewinnt mit ${ofDiscs(score)}.`,
        draws: (move) => `Richtig! ${move} rettet das Unentschieden.`,
        loses: (move, loss) => `Richtig! ${move} verliert nur mit ${ofDiscs(loss)}.`,
      },
      places: {
        corner: "Gesucht ist eine Ecke.",
        xSquare: "Gesucht ist ein Feld schräg neben einer Ecke.",
        cSquare: "Gesucht ist ein Kantenfeld neben einer Ecke.",
        edge: "Gesucht ist ein Kantenfeld.",
        inner: "Gesucht ist ein Feld abseits der Kanten.",
      },
      forcesPass: (place, opponent) => `${place} Danach hat ${COLORS[opponent]} keinen Zug und muss passen.`,
      leavesLittle: (place, opponent) => `${place} Danach hat ${COLORS[opponent]} kaum noch Auswahl.`,
      lookAt: (moves) => `Sieh dir ${listed(moves, "oder")} an.`,
      move: (move) => `Der Zug ist ${move}.`,
      moves: (moves) => `Die besten Züge sind ${listed(moves, "und")}.`,
      turn: (color) => `${COLORS[color]} ist am Zug`,
      progress: (solved, streak, best) => `Gelöst: ${solved}, in Folge: ${streak}, Rekord: ${best}.`,
    },

    report: {
      title: "Auswertung",
      coach: "Trainer",
      panels: "Mehr",
      tabs: { moves: "Züge", engine: "Computer", explorer: "Eröffnungen", numbers: "Zahlen" },
      graph: "Verlauf der Partie",
      accuracy: "Genauigkeit",
      loss: "Verlorene Steine",
      previous: "Voriger Fehler",
      next: "Nächster Fehler",
      back: "Zurück zur Partie",
      stop: "Stopp",
      goOn: "Weiter",
      stopped: "angehalten",
      points: "Wendepunkte",
      ownPoints: "Deine Wendepunkte",
      notYet: "…",
      notYetPoints: "Sie stehen fest, wenn alle Züge geprüft sind.",
      tryIt: "Probieren",
      show: "Zeigen",
      more: "Mehr",
      values: "Werte auf dem Brett",
      home: "Überblick",
      counted: (who, kind, count) => `${who}. ${kind}: ${count}`,
      legend: { played: "gespielt", better: "besser", named: "siehe Satz" },
      showing: {
        played: (color, move) => `${COLORS[color]} spielte ${move}.`,
        answers: (color, move) => `${COLORS[color]} antwortet ${move}.`,
        goesOn: (color, move) => `${COLORS[color]} setzt mit ${move} fort.`,
        passes: (color) => `${COLORS[color]} muss passen.`,
        instead: (color, move) => `Jetzt der bessere Zug für ${COLORS[color]}: ${move}.`,
        better: (color, move) => `${COLORS[color]} spielt stattdessen ${move}.`,
      },
      openings: "Eröffnungen",
      formula: "So wird gerechnet",
      formulaText: (scale, [[first, share], ...others], opening, midgame) =>
        `Ein Zug, der gegenüber dem besten keinen Stein verliert, hat eine Genauigkeit von 100 %; bei einem, der d Steine verliert, sind es 100 % × e^(−d ÷ ${scale}): ${[`${share} bei ${ofDiscs(first)}`, ...others.map(([loss, part]) => `${part} bei ${loss}`)].join(", ")}. Die Genauigkeit einer Seite ist der Mittelwert ihrer Züge, außer denen, bei denen sie keine Wahl hatte. Die Eröffnung geht bis Zug ${opening}, das Mittelspiel bis Zug ${midgame}.`,
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
      surveying: (done, total) => `${done} von ${total} Zügen`,
      lookingAgain: (count) =>
        plural(count, { one: "prüft # Zug noch einmal", other: "prüft # Züge noch einmal" }),
      at: (place, lead) => `${place}: ${lead}`,
      losses: {
        drawn: "Vor der Partie ausgelost",
        forced: "Der einzige Zug",
        none: "Nichts verloren",
        unsure: (count) => `Kostete vielleicht ${discs(count)}`,
        some: (count) => `Kostete ${discs(count)}`,
        mistake: (count, best) => `Kostete ${discs(count)}; besser war ${best}`,
      },
      marked: (squares) => `Auf dem Brett markiert: ${squares}.`,
    },

    guided: {
      learn: "Aus den Fehlern lernen",
      learnFrom: (count) =>
        plural(count, {
          one: "Aus deinem größten Fehler lernen",
          other: "Aus deinen # größten Fehlern lernen",
        }),
      leave: "Beenden",
      whose: "Wessen Fehler möchtest du ansehen?",
      both: "Beide",
      hint: "Tipp",
      solution: "Lösung",
      again: "Noch einmal",
      next: "Weiter",
      step: (number, total) => `Fehler ${number} von ${total}`,
      elsewhere: "Auf dem Brett steht eine andere Stelle der Partie.",
      reply: (color) => `${COLORS[color]} antwortet:`,
      another: "Versuch einen anderen Zug.",
      against: (move) => `Was gegen ${move} spricht:`,
      saved: "Nicht Gefundenes ist jetzt unter deinen Aufgaben.",
      gains: (loss) => `Es gibt einen Zug, der ${discs(loss)} mehr wert ist.`,
      lookIn: (first, last) => `Sieh dir das Viertel von ${first} bis ${last} an.`,
      lookAt: (move) => `Sieh dir ${move} an.`,
      nearly: (best) => `Fast so gut wie ${best}: Das zählt.`,
      found: (found, total) => `Bessere Züge gefunden: ${found} von ${total}.`,
      outcomes: {
        atOnce: (move) => `Beim ersten Versuch gefunden: ${move}.`,
        after: (move, tried) => `Gefunden: ${move}, nach ${tried.join(", ")}.`,
        missed: (best) => `Nicht gefunden: ${best}.`,
        tried: (tried) => `Versucht hast du ${tried.join(", ")}.`,
        hinted: "Mit Tipp.",
      },
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
      numbered: (detail, seed) => `${detail} · Partie ${seed}`,
    },

    review: {
      elsewhere: "Dieser Zug wurde in der Partie nicht gespielt.",
      looking: "Alle Züge werden geprüft…",
      ready: "Geh von Zug zu Zug, oder zum ersten Fehler.",
      drawn: "Dieser Zug wurde vor der Partie ausgelost: Niemand hat ihn gewählt.",
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
      punished: (move, loss, isProven, opponent, answer) =>
        `${move} kostet ${isProven ? "" : "etwa "}${discs(loss)}: ${COLORS[opponent]} spielt ${answer}.`,
      task: (color, move) => `${COLORS[color]} am Zug: Finde einen besseren Zug als ${move}.`,
      found: (move) => `Gefunden: ${move} ist der beste Zug.`,
      trying: (move) => `${move} wird geprüft…`,
      withLoss: (place, loss) => `${place}. ${loss}`,
      /** @param {"black" | "white"} color */
      why: (color) => `Warum (du bist ${COLORS[color]}):`,
      noPoints: (least) => `Kein Fehler von ${least} oder mehr Steinen: gut gespielt.`,
      better: (moves) => `Besser: ${moves}`,
      played: (moves) => `Gespielt: ${moves}`,
      now: "Jetzt",
      leads: {
        unknown: "noch nicht geprüft",
        drawn: "unentschieden, ausgerechnet",
        even: "ausgeglichen",
        won: (color, count) => `${COLORS[color]} gewinnt mit ${ofDiscs(count)}, ausgerechnet`,
        ahead: (color, count) => `${COLORS[color]} führt mit ${count}`,
      },

      outOfBook: "Nicht mehr im Buch",
      outOf: (opening) => `Nicht mehr im Buch: ${opening}`,
      chosen: (games, moves) =>
        `In ${plural(games, { one: "# Turnierpartie", other: "# Turnierpartien" })}: ${moves}.`,
      unplayed: (move) => `Niemand wählte ${move}.`,
      point: (number, color, move, count) =>
        `Zug ${number}: ${COLORS[color]} ${move} kostete ${discs(count)}`,
      start: "Anfang",
      passed: (color) => `${COLORS[color]} hat gepasst`,
      place: (number, color, move) => `Zug ${number}, ${COLORS[color]} ${move}`,
      practise: "Als Aufgaben üben",
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

    steps: {
      flip: {
        about:
          "Man setzt immer einen Stein, und zwar so, dass zwischen ihm und einem anderen eigenen Stein eine gerade Reihe der anderen Farbe liegt. Alles dazwischen wird umgedreht: waagerecht, senkrecht und diagonal.",
        task: "Du spielst Schwarz. Setze einen Stein auf einen der Punkte.",
        right:
          "Der weiße Stein zwischen deinen beiden ist jetzt schwarz. Jeder Zug muss mindestens einen Stein umdrehen.",
      },
      pass: {
        about:
          "Manchmal hat eine Seite kein Feld, auf dem sie etwas umdrehen könnte. Dann passt sie, und die andere ist wieder am Zug. Freiwillig passen darf niemand.",
        task: "Setze auf das markierte Feld g6 und sieh, was Weiß tun kann.",
        right: "Weiß hatte keinen Zug und hat gepasst. Du bist wieder am Zug.",
      },
      corner: {
        about:
          "Ein Stein in der Ecke hat in jeder Richtung höchstens auf einer Seite einen Nachbarn. Deshalb kann ihn niemand mehr umdrehen. Von der Ecke aus werden ganze Reihen sicher.",
        task: "Eine Ecke steht dir offen. Nimm sie.",
        right: "Dieser Stein gehört dir bis zum Ende der Partie, genau wie jede Reihe, die von ihm ausgeht.",
      },
      count: {
        about:
          "Die Partie endet, wenn niemand mehr setzen kann, meistens weil das Brett voll ist. Wer mehr Steine hat, gewinnt. Bleiben Felder leer, zählen sie für den Sieger.",
        task: "Ein Feld ist noch frei, und es gehört dir.",
        right: (black, white) =>
          `Das Brett ist voll: ${black} schwarze Steine, ${white} weiße. Du hast gewonnen.`,
      },
      play: {
        about:
          "Das sind schon alle Regeln. Dein erster Gegner ist nachsichtig und macht Fehler, wie Anfänger sie machen. Die Punkte zeigen, wohin du setzen darfst, und mit „Zurück“ nimmst du zurück, was du willst.",
        task: "Bereit?",
      },
      take: {
        about:
          "Eine Ecke kann nie umgedreht werden, und Steine, die entlang einer Kante mit ihr verbunden sind, auch nicht. Man nennt sie sichere Steine. Eine Ecke ist oft mehr wert als zehn Steine anderswo.",
        task: "Weiß ist am Zug und liegt zurück. Welcher Zug zählt am meisten?",
        right: "Die Ecke. Alles andere wäre viel schlechter, egal wie viele Steine sich dabei drehen.",
      },
      diagonal: {
        about:
          "Die Felder schräg neben einer Ecke heißen X-Felder. Wer dort setzt, solange die Ecke leer ist, öffnet der anderen Seite den Weg hinein. Sie sehen verlockend aus, weil sie oft viele Steine umdrehen.",
        task: "Weiß ist am Zug. g2 dreht die meisten Steine um. Finde etwas Sichereres.",
        right: "Gut gesehen. g2 hätte die Ecke h1 geöffnet, und das kostet viel mehr, als es bringt.",
        trap: "Das ist das X-Feld. Jetzt ist die Ecke h1 für Schwarz erreichbar. Versuch ein anderes Feld.",
      },
      flank: {
        about:
          "Die Kantenfelder direkt neben einer Ecke heißen C-Felder. Sie sind schwächer, als sie aussehen: Ein Stein dort lässt sich oft entlang der Kante angreifen, und dann fällt die Ecke.",
        task: "Schwarz ist am Zug. h2 ist verlockend. Was ist besser?",
        right: "Richtig: weg von der Kante, wo nichts verschenkt wird.",
        trap: "Ein C-Feld. Weiß wird es entlang der Kante angreifen. Versuch ein anderes Feld.",
      },
      inside: {
        about:
          "Im Mittelspiel zählen Züge, nicht Steine. Wer nur noch wenige Züge hat, muss bald einen schlechten spielen. Ein ruhiger Zug dreht wenige Steine mitten unter den anderen um und öffnet der anderen Seite nichts Neues.",
        task: "Weiß ist am Zug. Finde den ruhigen Zug.",
        right: "Ein Stein umgedreht, mitten unter den anderen, und Schwarz hat weniger Züge als vorher.",
        trap: "Das dreht außen viele Steine um, und jeder davon ist ein Ziel für Schwarz. Versuch ein anderes Feld.",
      },
      one: {
        about:
          "Steine, die außen an leere Felder grenzen, bilden die Front. Gegen sie spielt die andere Seite. Je weniger du dort hast, desto weniger Züge hat sie.",
        task: "Weiß ist am Zug. Ein ruhiger Zug ist besser als alle anderen.",
        right: "Nur ein Stein umgedreht. Schwarz hat jetzt zehn Züge; nach e2 wären es fünfzehn gewesen.",
        trap: "Das baut außen eine Mauer aus weißen Steinen, gegen die Schwarz spielen kann. Versuch ein anderes Feld.",
      },
      along: {
        about:
          "Kanten sind stärker als die Mitte, denn dort lassen sich Steine nur entlang der Kante umdrehen. Aber eine Kante lohnt sich nur, wenn sie zu einer Ecke führt oder der anderen Seite eine nimmt.",
        task: "Schwarz ist am Zug. Welche Kante?",
        right: "Das bricht in die weiße Kante von a1 bis a8 ein, und Weiß kommt dort nicht mehr weiter.",
        trap: "Diese Kante gibt Weiß die Ecke a1. Versuch ein anderes Feld.",
      },
      gap: {
        about:
          "Eine Lücke in einer Kante ist eine Stelle zum Einbrechen: Ein Stein, der genau zwischen zwei andere passt, lässt sich von keiner Seite umdrehen. So ein Zug heißt Keil.",
        task: "Weiß ist am Zug. Wo ist die Lücke?",
        right: "Der Stein passt hinein, und die ganze Kante wird weiß, bis zur Ecke verbunden.",
      },
      hole: {
        about:
          "Gegen Ende zerfallen die leeren Felder in Regionen. Wer in einer Region mit ungerader Felderzahl beginnt, setzt dort auch zuletzt, und auf den letzten Zug kann niemand antworten. Gute Spieler wollen überall das letzte Wort.",
        task: "Schwarz ist am Zug. Eine Region hat nur ein Feld.",
        right: "Darauf kann niemand antworten, und Weiß muss jetzt in einer anderen Region beginnen.",
      },
      three: {
        about:
          "Genauso ist es bei drei Feldern: erst du, dann die andere Seite, dann wieder du. Überlass ihr die geraden Regionen, dann muss sie dort den Anfang machen.",
        task: "Schwarz ist am Zug. Beginne in der Region mit drei Feldern, auf dem richtigen Feld.",
        right: "Wenn Weiß dort antwortet, schließt du die Region und hast das letzte Wort.",
      },
    },
  };
}
