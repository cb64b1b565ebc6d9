const COLORS = { black: "Schwarz", white: "Weiß" };

/** @param {import("../../words/numbers.js").Numbers} numbers @returns {import("../translated.js").LessonPhrases} */
export function phrases({ plural }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# Stein", other: "# Steine" });
  return {
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
      openings: { title: "Die ersten Züge", about: "Welche Antworten die Partie im Gleichgewicht halten" },
      leave: { title: "Die Ecke kann warten", about: "Zuerst, was verloren gehen könnte" },
      offer: { title: "Eine Ecke hergeben", about: "Wenn du mehr dafür bekommst" },
      wedge: { title: "Der Keil", about: "Ein Stein zwischen zwei anderen" },
      stoner: { title: "Die Stoner-Falle", about: "Eine Ecke gegen eine andere" },
      access: { title: "Züge in Reserve", about: "Felder, auf die nur du setzen kannst" },
      swindle: {
        title: "Beide Felder eines Zweierlochs",
        about: "Wenn die andere Seite nicht antworten kann",
      },
      pass: { title: "Kein Zug mehr", about: "Den Gegner zum Passen zwingen" },
      counting: { title: "Auszählen", about: "Die letzten Felder bis zum Ende" },
      games: {
        title: "Partien von Meistern",
        about: "Zehn Partien zwischen Finalisten von Weltmeisterschaften",
      },
      table: { title: "Wie die Engine denkt", about: "Ihr Gedächtnis, live gezeichnet" },
    },
    famous: {
      about:
        "Wähle eine Partie. Geh sie in deinem Tempo durch und sieh, wo jede Seite am meisten verloren hat.",
      all: "Alle Partien",
      cities: { ankara: "Ankara", athens: "Athen", prague: "Prag", tokyo: "Tokio" },
      event: (year, city) => `Weltmeisterschaft ${year}, ${city}`,
      between: (black, white) => `${black} – ${white}`,
      sides: "Seite",
      side: (color, name) => `${COLORS[color]}: ${name}`,
      plain: "Geh die Partie Zug für Zug durch.",
      start: (name) =>
        `Geh die Partie Zug für Zug durch, oder zu den Zügen, die ${name} am meisten gekostet haben.`,
      move: (number, color, move) => `Zug ${number}: ${COLORS[color]} ${move}.`,
      opening: (name) => `Diese Eröffnung heißt ${name}.`,
      corner: (color) => `${COLORS[color]} nimmt die erste Ecke.`,
      passes: (color) => `${COLORS[color]} passt.`,
      next: "Nächster Wendepunkt",
      onward: "Nächste Anmerkung",
      end: "Zum Ende",
      won: (name, own, other) => `${name} gewinnt ${own} zu ${other}.`,
      draw: "Unentschieden, 32 zu 32.",
    },
    lessons: {
      title: "Lernen",
      about:
        "Kurze Lektionen am Brett. Setze einen Stein, wo du dazu aufgefordert wirst: Schiefgehen kann hier nichts.",
      groups: {
        first: "Deine erste Partie",
        strategy: "Strategie",
        corners: "Rund um die Ecken",
        endgame: "Das Endspiel",
      },
      champions: "Meister",
      behind: "Hinter den Kulissen",
      all: "Alle Lektionen",
      back: "Zurück",
      next: "Weiter",
      skip: "Überspringen",
      done: "Fertig",
      again: "Noch einmal",
      play: "Meine erste Partie spielen",
      learned: "geschafft",
      reveal: "Lösung",
      lines: { played: "Gespielt", best: "Besser" },
      stepBack: "Einen Zug zurück",
      stepForward: "Einen Zug vor",
      find: (color) => `Aus einer echten Partie. Du bist ${COLORS[color]}: Finde den besten Zug.`,
      mistake: (color, move, count, best) =>
        `${best} ist am besten. In der Partie spielte ${COLORS[color]} ${move} und gab ${discs(count)} her.`,
      found: "Richtig!",
      comesAgain: "Diese Stellung begegnet dir im Training wieder.",
      place: (step, steps) => `Schritt ${step} von ${steps}`,
      turned: (color, square, count) =>
        `${COLORS[color]} ${square}: ${plural(count, { one: "ein Stein", other: "# Steine" })} umgedreht.`,
      missed: (turned) => `${turned} Es geht besser. Versuch ein anderes Feld.`,
      unmarked: (turned) => `${turned} Setz auf das markierte Feld.`,
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
      "first-reply": {
        about:
          "Die ersten Züge von Schwarz sind alle gleich, die Antworten von Weiß nicht. Es gibt drei: senkrecht, diagonal und parallel. Die parallele legt zwei Reihen nebeneinander und überlässt Schwarz die ganze Außenseite.",
        task: "Du bist Weiß, und Schwarz hat f5 gespielt. Zwei deiner drei Antworten sind gut. Spiel eine davon.",
        right:
          "Gut gewählt. d6 und f6 halten die Partie ausgeglichen; das parallele f4 kostet fünf Steine oder mehr.",
        trap: "Das ist die Paralleleröffnung, und Schwarz steht besser. Versuch einen anderen Zug.",
      },
      waiting: {
        about:
          "Eine Ecke, an die die andere Seite nicht herankommt, läuft nicht weg. Nimm zuerst, was verloren gehen könnte, und hol dir die Ecke danach.",
        task: "Weiß ist am Zug. Schwarz kommt an a8 nicht heran. Was ist dringender?",
        right: "Schwarz kann a8 noch immer nicht nehmen, und du gewinnst höher: mit 8 statt mit 2.",
        trap: "Diese Ecke konnte warten: Schwarz kommt nicht heran. Versuch ein anderes Feld.",
      },
      sacrifice: {
        about:
          "Eine Ecke ist viel wert, aber nicht alles. Du darfst der anderen Seite eine lassen, wenn du mehr dafür bekommst: eine andere Ecke, ein ganzes Gebiet oder den letzten Zug.",
        task: "Weiß ist am Zug. Ein Zug lässt Schwarz nach a1, und nur dieser gewinnt.",
        right: "Schwarz darf a1 nehmen. Am Ende gewinnst du mit 8, und h8 bleibt dir.",
        trap: "Du hast die Ecke, und Schwarz gewinnt mit 14. Versuch ein anderes Feld.",
      },
      between: {
        about:
          "An einer Kante ist ein Stein zwischen zwei Steinen der anderen Seite von beiden Enden her sicher. So ein Keil bringt dir oft eine Ecke und nimmt der anderen Seite Züge.",
        task: "Schwarz ist am Zug. h1 steht dir offen, aber ein anderer Zug an dieser Kante ist besser.",
        right: "Jetzt hat Weiß keinen einzigen Zug. Sofort h1 hätte verloren.",
        trap: "Die Ecke kommt zu früh: Weiß spielt h7 und schließt die Kante. Versuch ein anderes Feld.",
      },
      "two-corners": {
        about:
          "Die Stoner-Falle gibt eine Ecke für eine andere. Du setzt schräg neben eine Ecke und greifst dann entlang der Kante an: Hat die andere Seite die erste Ecke genommen, bekommst du die entfernte.",
        task: "Weiß ist am Zug. Stell die Falle, schräg neben einer Ecke.",
        right: "Nimmt Schwarz h8, spielst du h7 und nimmst danach h1. Du gewinnst mit 8.",
        trap: "Das gibt Schwarz die Ecke h1, und du bekommst keine dafür. Versuch ein anderes Feld.",
      },
      "own-region": {
        about:
          "Leere Felder, auf die nur du setzen kannst, sind Züge in Reserve. Gib sie nicht früh aus: Spiel zuerst die anderen Felder, und der anderen Seite gehen die Züge aus.",
        task: "Schwarz ist am Zug. Weiß kann weder auf g8 noch auf h8. Wohin setzt du?",
        right: "Weiß zieht nach, muss dann passen, und g8 und h8 gehören beide dir.",
        trap: "Dort kann Weiß ohnehin nicht hin: Heb dir das Feld auf. Versuch ein anderes.",
      },
      pair: {
        about:
          "Wo zwei leere Felder zusammenliegen, bekommt normalerweise jede Seite eines. Setz so auf das eine, dass die andere Seite nicht auf das andere kann, und du bekommst beide. Man nennt das ein Zweierloch.",
        task: "Weiß ist am Zug. An der Ecke h8 liegen zwei leere Felder zusammen. Welches kommt zuerst?",
        right: "Schwarz kann nicht auf h8, du später schon. Beide Felder gehören dir.",
      },
      "no-move": {
        about:
          "Wer nicht ziehen kann, passt, und die andere Seite zieht zweimal nacheinander. Gegen Ende dreht das die Parität um: Such Züge, die dem Gegner nichts lassen.",
        task: "Schwarz ist am Zug. Finde den Zug, nach dem Weiß passen muss.",
        right:
          "Weiß musste passen, und du bist wieder am Zug. Du gewinnst mit 14; mit a8 wären es 2 gewesen.",
        trap: "Weiß kann noch ziehen, und du gewinnst knapper. Versuch ein anderes Feld.",
      },
      "last-five": {
        about:
          "Sind noch fünf oder sechs Felder frei, ist keine Regel besser als Auszählen. Verfolge jeden deiner Züge mit den besten Antworten bis zum Ende, und zähle die Steine.",
        task: "Weiß ist am Zug. Fünf Felder sind frei, und nur ein Zug gewinnt.",
        right: "Du gewinnst mit 4. Nach b8 hättest du mit 6 verloren.",
        trap: "Bis zum Ende ausgezählt verliert das mit 6. Versuch ein anderes Feld.",
      },
    },
  };
}
