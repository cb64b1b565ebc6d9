const COLORS = { black: "Negras", white: "Blancas" };

/** Inside a sentence. */
const SIDES = { black: "las negras", white: "las blancas" };

/** At the beginning of one. */
const FIRST = { black: "Las negras", white: "Las blancas" };

/** Without an article. */
const BARE = { black: "negras", white: "blancas" };

/**
 * Who does something: the verb follows, and a color is in the plural.
 * @param {import("../words/english.js").Subject} who
 * @param {{ you: string, one: string, many: string }} forms
 */
function does(who, { you, one, many }) {
  if (who === "you") return you;
  if (who === "engine") return `El motor ${one}`;
  return typeof who === "object" ? `${who.name} ${one}` : `${FIRST[who]} ${many}`;
}

/** Who does something, after the verb or a preposition. @param {Exclude<import("../words/english.js").Subject, "you">} who */
function name(who) {
  if (who === "engine") return "el motor";
  return typeof who === "object" ? who.name : SIDES[who];
}

/** What the board calls its marks. @type {Record<string, string>} */
const MARKS = {
  hint: "pista",
  ring: "círculo",
  dot: "punto",
  cross: "cruz",
  square: "cuadrado",
  pip: "punto en la esquina",
  tint: "teñida",
  disc: "ficha posible",
};

/** @param {import("../words/numbers.js").Numbers} numbers @returns {import("../phrases.js").Translation} */
export function phrases({ counted, percent, plural, signed, whole }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# ficha", other: "# fichas" });
  const someDiscs = (/** @type {number} */ count) =>
    plural(count, { one: "más o menos una ficha", other: "unas # fichas" });
  const squares = (/** @type {number} */ count) => plural(count, { one: "# casilla", other: "# casillas" });

  return {
    page: {
      title: "Flipside: Othello contra un motor potente",
      description:
        "Juega a Othello en tu navegador contra un motor potente que muestra lo que piensa. Gratis, sin cuenta y sin instalar nada.",
      skip: "Ir al tablero",
      rooms: "Secciones",
      play: "Jugar",
      analyze: "Analizar",
      train: "Entrenar",
      learn: "Aprender",
      firstVisit: "¿Primera vez? Las reglas en cinco pasos",
      firstVisitShort: "¿Nuevo?",
      tagline: "Juega a Othello y descubre por qué ganaste o perdiste.",
      help: "Ayuda",
      settings: "Ajustes",
      board: "Tablero",
      game: "Partida",
      thinkingTime: "Tiempo de reflexión del motor",
      result: "Resultado",
      playAgain: "Otra partida",
      sameGame: "Misma partida",
      swapColors: "Cambiar de color",
      resign: "Rendirse",
      playOn: "Seguir",
      closeResult: "Cerrar",
      review: "Revisar",
      learnFromGame: "Que el motor aprenda",
      goThrough: "Recorrer la partida",
      start: "Inicio",
      back: "Atrás",
      forward: "Adelante",
      end: "Final",
      new: "Nuevo",
      playHere: "Jugar aquí",
      gameControls: "Controles de la partida",
      newGame: "Nueva",
      undo: "Deshacer",
      redo: "Rehacer",
      hint: "Pista",
      values: "Valores",
      showEngine: "Mostrar lo que piensa el motor",
      engine: "Motor",
      hide: "Ocultar",
      expectedLine: "Línea esperada",
      details: "Detalles",
      depth: "Profundidad",
      confidence: "Confianza",
      positions: "Posiciones",
      speed: "Velocidad",
      time: "Tiempo",
      moves: "Jugadas",
      copy: "Copiar",
      share: "Compartir",
      load: "Cargar",
      reviewTheGame: "Revisar la partida",
      closeSettings: "Cerrar los ajustes",
      youPlay: "Juegas con",
      black: "Negras",
      white: "Blancas",
      both: "Ambas",
      watch: "Mirar",
      opponent: "Rival",
      character: "Personaje",
      byLevel: "Por nivel",
      byTime: "Por tiempo",
      level: "Nivel",
      timePerMove: "Tiempo por jugada",
      hideEngine: "Ocultar lo que piensa el motor mientras juego",
      takeBacks: "Los rivales más débiles me dejan deshacer un error grave",
      pauseHidden: "Parar los relojes mientras no veo esta página",
      ponder: "El motor piensa también en mi turno",
      analysis: "Análisis",
      keepAnalysis: "Guardarlo para la próxima visita",
      cloth: "Color del tablero",
      green: "Verde",
      blue: "Azul",
      wood: "Madera",
      slate: "Pizarra",
      contrast: "Contraste",
      discs: "Fichas",
      classic: "Clásicas",
      flat: "Planas",
      paper: "Papel",
      dots: "Marcar las jugadas legales",
      previews: "Mostrar qué fichas se voltean",
      coordinates: "Coordenadas",
      flipped: "Girar el tablero",
      sound: "Sonido",
      vibration: "Vibración",
      theme: "Tema",
      auto: "Auto",
      light: "Claro",
      dark: "Oscuro",
      language: "Idioma",
      asBrowser: "El del navegador",
      playNewGame: "Jugar una partida nueva",
      confirmMoves: "Confirmar las jugadas con un segundo toque",
    },

    help: {
      title: "Cómo se juega",
      rules:
        "Coloca una ficha de modo que entre ella y otra tuya quede encerrada una fila recta de fichas rivales. Las fichas encerradas se voltean. Si no tienes ninguna jugada así, pasas. Cuando nadie puede jugar, gana quien tiene más fichas. Las casillas vacías cuentan para quien gana.",
      guide: "Probar en cinco pasos en el tablero",
      keyboard: "Teclado",
      moveOver: "moverse por el tablero",
      enter: "Intro",
      place: "colocar una ficha",
      next: "jugada legal siguiente",
      shift: "Mayús",
      previous: "jugada legal anterior",
      goTo: "ir a la casilla f5",
      undo: "deshacer, rehacer",
      ctrl: "Ctrl",
      hint: "pista",
      values: "mostrar u ocultar los valores de las jugadas",
      newGame: "nueva partida",
      flip: "girar el tablero",
      circle: "dibujar un círculo o borrarlo",
      arrow: "empezar una flecha y acabarla en otra casilla",
      paste: "pegar una partida",
      step: "al analizar: una jugada atrás o adelante",
      home: "Inicio",
      end: "Fin",
      ends: "al analizar: al inicio o al final",
      branch: "al analizar: la variante de arriba o de abajo",
      focus:
        "Las letras funcionan cuando el tablero está activo. Las flechas recorren un análisis sin importar dónde hayas hecho clic.",
      draw: "Los círculos y las flechas también se dibujan con el botón derecho del ratón, o con un dedo que descansa medio segundo en una casilla. Un clic que no juega nada los borra.",
      close: "Cerrar",
    },

    board: {
      label: "Tablero de Othello",
      keys: "Muévete con las flechas, juega con Intro y ve a la siguiente jugada legal con M; o escribe una casilla, por ejemplo f 5.",
      square({ square, disc, legal, last, marks, value, number }) {
        const empty = legal ? "jugada legal" : "vacía";
        const parts = [square, disc === null ? empty : disc === "black" ? "negra" : "blanca"];
        if (last) parts.push("última jugada");
        parts.push(...marks.map((mark) => MARKS[mark] ?? mark));
        if (value) parts.push(`valor ${signed(value.score)}`);
        if (number) parts.push(`número ${number} de la línea`);
        return parts.join(", ");
      },
      move: ({ move, color, flips }) =>
        move === "pass"
          ? `${FIRST[color]} pasan.`
          : `${FIRST[color]} juegan ${move} y voltean ${discs(flips.length)}.`,
      pass: (color) => `${FIRST[color]} pasan`,
      mustPass: (color) => `${FIRST[color]} deben pasar: pulse el tablero`,
      score: signed,
    },

    backup: {
      open: "Todo en un archivo",
      about:
        "Tus partidas, ejercicios, puntuaciones, repertorios y ajustes, en un archivo. Ábrelo en otro navegador, o guárdalo.",
      safe: "Este navegador los conserva hasta que los borres.",
      unsafe: "Este navegador puede borrarlos si falta espacio o si no vienes durante una semana.",
      save: "Guardar el archivo",
      take: "Abrir un archivo",
      close: "Cerrar",
      deleteEverything: "Borrar todo",
      keepEverything: "Conservar todo",
      saveFirst: "Guardar antes el archivo",
      deleted: "Todo se ha borrado.",
      goes: (counts) =>
        `Este navegador ya no guarda nada tuyo: se borran ${counts.join(", ")} y tus ajustes.`,
      settingsGo: "Este navegador ya no guarda nada tuyo: se borran tus ajustes.",
      comesBack: "Con el archivo se recuperan.",
      notInFile:
        "La colección de partidas, las revisiones y lo aprendido por el motor no están en el archivo. También se borran.",
      offered:
        "Hay partidas o respuestas nuevas que no están en ningún archivo: solo este navegador las tiene.",
      nothingNew: "Todo lo que hay en este archivo ya estaba aquí.",
      changed: "Lo que había aquí está ahora al día con este archivo.",
      notRead: "Este navegador no deja que la página lea todo lo que está guardado aquí.",
      foreign: "Este archivo no lo ha guardado esta página. No se ha cambiado nada.",
      newer:
        "Una versión más nueva de esta página guardó este archivo. Vuelve a cargar la página para obtenerla. No se ha cambiado nada.",
      damaged: (place) => `Este archivo está dañado${place && `, en ${place}`}. No se ha cambiado nada.`,
      savedSettings: "Guardado: tus ajustes.",
      notKept: "Este navegador no puede guardarlo: su almacenamiento está lleno o bloqueado.",
      saved: (counts) => `Guardado: ${counts.join(", ")}.`,
      taken: (counts) => `Nuevo aquí: ${counts.join(", ")}.`,
      games: (count) => plural(count, { one: "# partida", other: "# partidas" }),
      exercises: (count) => plural(count, { one: "# ejercicio", other: "# ejercicios" }),
      answers: (count) => plural(count, { one: "# respuesta", other: "# respuestas" }),
      moves: (count) =>
        plural(count, { one: "# jugada de un repertorio", other: "# jugadas de un repertorio" }),
    },
    analysis: {
      lines: "Mejores jugadas",
      exact: "exacto",
      expected: "estimado",
      howMany: "Cuántas líneas",
      keepThinking: "Seguir pensando",
      pause: "Pausa",
      goOn: "Seguir",
      solve: "Resolver",
      stop: "Parar",
      progress: "Resolviendo",
      promote: "Hacer línea principal",
      remove: "Borrar desde aquí",
      over: "La partida ha terminado.",
      solved: "Resuelto hasta el final.",
      allMoves: "Todas las jugadas",
      bestMove: "La mejor jugada",
      longer: "Tarda más de lo habitual.",
      length: (moves) => plural(moves, { one: "# jugada", other: "# jugadas" }),
      bestMoves: (count) => `${count} mejores jugadas`,
      takes: (empties, duration) =>
        `${plural(empties, { one: "# casilla vacía", other: "# casillas vacías" })}: ${duration}.`,
      solving(nodes, rest) {
        const count = counted(nodes);
        return `${count}${count.includes("ill") ? " de" : ""} posiciones. ${rest}`;
      },
      durations: {
        moment: "tarda unos segundos",
        seconds: (count) => `tarda unos ${count} segundos`,
        minutes: (count) => `tarda unos ${count} minutos`,
        hour: "tarda cerca de una hora",
        hours: "puede tardar horas",
        days: "puede tardar días",
        ages: "tarda más de lo que nadie esperaría",
      },
      remaining: {
        moment: "Quedan unos segundos.",
        seconds: (count) => `Quedan unos ${count} segundos.`,
        minutes: (count) => `Quedan unos ${count} minutos.`,
        hour: "Queda cerca de una hora.",
        hours: "Puede tardar horas.",
      },
    },

    characters: {
      names: ["Pip", "Nell", "Otto", "Mira", "Hugo", "Vera", "Kaito", "Flipside"],
    },

    ownKeys: {
      title: "Teclas del tablero",
      note: "Pulsa un botón y luego la tecla nueva. Esc lo deja como está.",
      waiting: "Tecla nueva",
      shift: "Mayús",
      reset: "Restablecer todas",
      close: "Cerrar",
      sign: "Elige una letra, una cifra o un signo.",
      actions: {
        undo: "Deshacer",
        redo: "Rehacer",
        hint: "Pista",
        values: "Valores de todas las jugadas",
        new: "Partida nueva",
        flip: "Girar el tablero",
        help: "Ayuda",
        circle: "Círculo",
        arrow: "Flecha",
      },
      reserved: (key) => `${key} se usa para moverse por el tablero y no se puede elegir.`,
      taken: (key, action) => `${key} ya es la tecla de: ${action}. Elige otra.`,
    },
    turning: {
      open: "Girar o reflejar",
      title: "Girar o reflejar la partida",
      right: "Un cuarto de vuelta a la derecha",
      left: "Un cuarto de vuelta a la izquierda",
      half: "Media vuelta",
      sides: "Reflejar izquierda y derecha",
      ends: "Reflejar arriba y abajo",
      diagonal: "Reflejar sobre a1–h8",
      antidiagonal: "Reflejar sobre a8–h1",
      exchange: "Intercambiar los colores",
      close: "Cerrar",
      turned: "La partida se ha girado.",
      exchanged: "Los colores se han intercambiado.",
    },
    sketch: {
      cleared: "Marcas borradas.",
      bringBack: "Recuperarlas",
      noted: (square, notes) => [square, ...notes].join(", "),
      arrowTo: (square) => `flecha hacia ${square}`,
      arrowFrom: (square) => `flecha desde ${square}`,
      leadsTo: (opening) => `lleva a la apertura ${opening}`,
      sketched: (marks) => `Marcado: ${marks.join(", ")}.`,
      arrow: (from, to) => `flecha de ${from} a ${to}`,
      shape: (shape, square) => `${shape} en ${square}`,
      shapes: MARKS,
    },
    editor: {
      title: "Editor de posiciones",
      brush: "Colocar",
      empty: "Vacía",
      turn: "Turno",
      start: "Inicial",
      clear: "Vaciar",
      exchange: "Invertir colores",
      play: "Jugar",
      analyze: "Analizar",
      cancel: "Cancelar",
      keys: "Pulsa las casillas o arrastra sobre ellas. Con el teclado: flechas, Intro para colocar, X negra, O blanca, Supr vacía.",
      center: "Las cuatro casillas del centro siempre tienen ficha.",
      placed: "Posición lista.",
      over: "Aquí nadie puede jugar: la partida ha terminado.",
      discs: (black, white) =>
        `${plural(black, { one: "# negra", other: "# negras" })}, ${plural(white, { one: "# blanca", other: "# blancas" })}`,
      mustPass: (turn) => `${FIRST[turn]} no tienen jugada aquí y deben pasar.`,
    },

    embedded: {
      open: "Abrir en Flipside",
    },

    errors: {
      crashed: "El motor se ha bloqueado. Arrancará de nuevo en cuanto haga falta.",
      failures: {
        INVALID_POSITION: "No se entiende esta posición.",
        ILLEGAL_MOVE: "Esta jugada no es legal.",
        INVALID_OPTION: "Este ajuste no es válido.",
        INVALID_DATA: "No se pueden leer estos datos.",
        GAME_OVER: "La partida ha terminado.",
        UNSUPPORTED: "Este navegador no lo permite.",
      },
      unknown: (message) => `Hubo un error. (${message})`,
    },

    collection: {
      title: "Mis partidas",
      empty:
        "Añade partidas de torneo o tuyas: WTHOR, SGF, GGF, PGN y otros, como archivos, carpetas o zips. Las que juegues aquí hasta el final se añaden solas. Todas se quedan en este navegador.",
      none: "Ninguna de tus partidas llega a esta posición.",
      noneFound: "Ninguna partida cumple el filtro.",
      list: "Partidas",
      all: "Todas las partidas",
      notKept: "Este navegador no puede guardarlas: se pierden al cerrar la página.",
      player: "Jugador",
      color: "Color",
      either: "Ambos",
      opponent: "Rival",
      event: "Torneo",
      years: "Años",
      from: "Desde el año",
      to: "Hasta el año",
      result: "Resultado",
      any: "Todos",
      blackWon: "Ganan negras",
      draw: "Empate",
      whiteWon: "Ganan blancas",
      here: "Solo con la posición del tablero",
      filter: "Filtro",
      clear: "Quitar el filtro",
      black: "Negras",
      white: "Blancas",
      date: "Fecha",
      remove: "Eliminar",
      unnamed: "Sin nombre",
      files: "Archivos",
      folder: "Carpeta",
      takeIn: "Añadir partidas",
      stop: "Cancelar",
      reading: "Añadiendo partidas",
      unread: "Lo que no se ha leído",
      results: "Resultados que no concuerdan con las jugadas",
      inGame: (file, number, problem) => `${file}, partida ${whole(number)}: ${problem}`,
      format: "Formato",
      writing: "Escribiendo los archivos…",
      close: "Cerrar",
      removed: "Eliminado.",
      bringBack: "Recuperar",
      opened: "Partida abierta.",
      ofAll: (games, all) => `${whole(games)} de ${plural(all, { one: "# partida", other: "# partidas" })}`,
      games: (count) => plural(count, { one: "# partida", other: "# partidas" }),
      filters: (count) => `Filtro: ${whole(count)}`,
      size: (games, size) => `${games}, ${size}`,
      megabytes: (megabytes) => `${megabytes} MB`,
      file: (files, all) => `Archivo ${whole(files)} de ${whole(all)}`,
      added: (count) => plural(count, { one: "# partida añadida.", other: "# partidas añadidas." }),
      known: (count) => plural(count, { one: "# ya estaba.", other: "# ya estaban." }),
      problems: (count) => plural(count, { one: "# no se pudo leer.", other: "# no se pudieron leer." }),
      otherResults: (count) =>
        plural(count, {
          one: "# resultado no concuerda con las jugadas, que son las que cuentan.",
          other: "# resultados no concuerdan con las jugadas, que son las que cuentan.",
        }),
      removeShown: (count) => plural(count, { one: "Eliminar # partida", other: "Eliminar # partidas" }),
      saveShown: (count) => plural(count, { one: "Guardar # partida", other: "Guardar # partidas" }),
      labeled: (action, players) => `${action}: ${players}`,
    },
    explorer: {
      title: "Explorador",
      source: "Aperturas y partidas de",
      book: "Libro",
      masters: "Maestros",
      size: "Al abrirlo se descargan unos 200 kB, una sola vez.",
      loading: "Cargando el libro…",
      back: "Volver al libro",
      moves: "Jugadas del libro",
      played: "Jugadas elegidas",
      games: "Partidas",
      result: "Resultados",
      mean: "Media",
      noMasters: "Ninguna partida de torneo llega a esta posición.",
      notCounted:
        "Las partidas de torneo solo están contadas hasta donde llega el libro de aperturas, y esta posición no está en él.",
      uncounted: (games) =>
        plural(games, {
          one: "# partida siguió con una jugada que no está contada.",
          other: "# partidas siguieron con jugadas que no están contadas.",
        }),
      noName: "Una apertura sin nombre",
      unknown: "El libro no conoce esta posición inicial.",
      end: "La partida ha terminado.",
      even: "igualdad",
      open: "Abrir un libro de Edax…",
      books: "Libro mostrado",
      own: "Libro de esta página",
      failed: (error) => `No se pudo cargar el libro: ${error}`,
      left: (disc, move) => `Fuera del libro desde la jugada ${disc}, ${move}.`,
      ends: (move) => `El libro termina aquí, después de ${move}.`,
      about: (positions, games, first, last) =>
        `${whole(positions)} posiciones, resultados de ${whole(games)} partidas de torneo de ${first} a ${last}.`,
      aboutFile: (positions, name) =>
        plural(positions, { one: `# posición en ${name}.`, other: `# posiciones en ${name}.` }),
      notOpened: (name, error) => `No se pudo abrir ${name}: ${error}`,
      between: (value, lower, upper) => `${value}, entre ${lower} y ${upper}`,
      valueFor: (score, turn) => `${score} para ${BARE[turn]}`,
      inGames: (value, games) => `${value}, ${plural(games, { one: "# partida", other: "# partidas" })}`,
      best: (move, share, games, low, high) =>
        `La de más éxito: ${move}, con el ${percent(share)} de los puntos en ${whole(games)} partidas (con un ${percent(0.95)} de certeza: del ${percent(low)} al ${percent(high)}).`,
      openGames: (source, games) =>
        `${source}: ${plural(games, { one: "abrir # partida", other: "abrir # partidas" })}`,
      ofAll: (games, all) => `${whole(games)} de ${plural(all, { one: "# partida", other: "# partidas" })}`,
      results: (black, draws, white) =>
        `Ganan negras ${percent(black)}, empates ${percent(draws)}, ganan blancas ${percent(white)}`,
    },

    exporting: {
      title: "Guardar en un archivo",
      format: "Formato",
      text: "La partida en texto",
      copy: "Copiar",
      download: "Descargar",
      close: "Cerrar",
      copied: "Copiado.",
      saved: "Archivo guardado.",
      savedAll: "Archivos guardados.",
      notStandard:
        "En este formato solo caben partidas que empiecen en la posición inicial habitual. Elige otro.",
    },

    figures: {
      even: "Igualdad",
      draw: "Empate",
      book: "libro",
      fromBook: "estimado, según el libro de aperturas",
      exact: "exacto, resuelto hasta el final",
      exactBest: "exacto para la mejor jugada, estimado para las demás",
      missing: "no disponible",
      paused: "en pausa",
      fromReview: "según la revisión",
      purposes: {
        thinking: "pensando",
        hinting: "buscando una pista",
        solving: "resolviendo",
        reviewing: "revisando",
      },
      lead: (color, count) => `${COLORS[color]} +${count}`,
      ahead: (color, count) => `${FIRST[color]} deberían ganar por ${count}`,
      wins: (color, count) => `${FIRST[color]} ganan por ${count}`,
      won: (color, count) => `${FIRST[color]} ganaron por ${count}`,
      depth: (depth) =>
        plural(depth, {
          one: "estimado, ve # jugada por delante",
          other: "estimado, ve # jugadas por delante",
        }),
      selective: "estimado hasta el final, no demostrado",
      speed: (count) => `${count}/s`,
    },

    formats: {
      sgf: { about: "variantes, valores, comentarios, marcas" },
      pgn: { about: "variantes, valores, comentarios, etiquetas como en ajedrez" },
      ggf: { about: "la partida con sus valores" },
      transcript: { name: "Jugadas" },
      obf: { about: "esta posición con los valores de sus jugadas" },
      board: { name: "Tablero", about: "esta posición, para leerla a simple vista" },
      wthor: {
        about: "solo la partida, en tres archivos para bases de datos WTHOR: partidas, jugadores y torneos",
      },
    },

    friend: {
      title: "Partida por enlace",
      games: "Tus partidas por enlace",
      none: "No hay ninguna partida por enlace en curso.",
      begin: "Nueva partida",
      paste: "Pegar un enlace recibido",
      open: "Abrir",
      yourTurn: "Te toca",
      theirTurn: "A la espera de respuesta",
      watching: "Estás mirando: los dos lados están ocupados",
      drawAgreed: "Empate acordado",
      link: "Enlace a la partida",
      share: "Compartir enlace",
      copy: "Copiar enlace",
      copied: "Enlace copiado.",
      code: "Código QR",
      codeOf: "Código QR del enlace a la partida",
      takeBack: "Deshacer",
      offerDraw: "Ofrecer empate con esta jugada",
      accept: "Aceptar el empate",
      resign: "Abandonar",
      review: "Revisar la partida",
      rematch: "Revancha",
      yourName: "Tu nombre",
      step: "Recorrer la partida",
      steps: ["Inicio", "Atrás", "Adelante", "Final"],
      silent: "El motor no da pistas hasta el final de la partida.",
      friend: "Tu rival",
      first: "Haz la primera jugada: después tendrás un enlace para enviar.",
      invited: "Te invitan a una partida de Othello. Pon una ficha en un punto y devuelve el enlace.",
      playOn: "Si no quieres empate, sigue jugando.",
      keepMine: "Conservar mi partida",
      takeTheirs: "Tomar la partida del enlace",
      told: {
        same: "Ya tienes esta posición.",
        older: "Tienes una posición más reciente: este enlace es anterior.",
        taken: "Otra persona juega en la partida de este enlace. La tuya queda como está.",
        incomplete: "Este enlace está incompleto. Pídelo de nuevo.",
        damaged: "Este enlace está dañado. Pídelo de nuevo.",
        newer: "Este enlace es de una versión más reciente de la página. Recarga la página.",
        notKept: "Este navegador no puede guardar la partida. Guarda el enlace: contiene la partida.",
      },
      noLink: "Esto no es un enlace a una partida con un amigo.",
      send: (name) => (name ? `Envía ahora el enlace a ${name}` : "Envía ahora el enlace"),
      waiting: (name) => (name ? `Esperando a ${name}` : "Esperando la respuesta"),
      offers: (name) => (name ? `${name} ofrece empate.` : "Te ofrecen empate."),
      again: (name) =>
        name ? `${name} debe pasar: te toca otra vez` : "Te toca otra vez: tu rival debe pasar",
      fork: (move) =>
        `Este enlace y tu partida difieren desde la jugada ${whole(move)}. Se guardan las dos. ¿Cuál sigue?`,
      played: (who, move) => `${who}: ${move}.`,
      row: (names, state) => `${names}: ${state}`,
    },
    games: {
      title: "Partidas jugadas",
      none: "Las partidas que juegas aquí se guardan en este navegador y en ningún otro sitio. Todavía no hay ninguna.",
      kept: "Se guardan en este navegador y en ningún otro sitio.",
      open: "Abrir",
      remove: "Borrar",
      save: "Guardar",
      saveAll: "Guardar todas",
      close: "Cerrar",
      removed: "Partida borrada.",
      bringBack: "Recuperarla",
      opened: "Partida abierta.",
      resigned: "rendición",
      yourTurn: "te toca",
      theirTurn: "a la espera de respuesta",
      toSend: "enlace sin enviar",
      unfinished: (count) =>
        plural(count, { one: "# jugada, sin terminar", other: "# jugadas, sin terminar" }),
      draw: (score) => `empate, ${score}`,
      won: (score) => `victoria, ${score}`,
      lost: (score) => `derrota, ${score}`,
      labeled: (action, players, time) => `${action}: ${players}, ${time}`,
      missing: (count) =>
        plural(count, {
          one: "# de estas partidas no está guardada aquí.",
          other: "# de estas partidas no están guardadas aquí.",
        }),
      notStored:
        "Este navegador no guarda la partida: su almacenamiento está lleno o bloqueado. Con Compartir obtienes un enlace a la partida.",
    },

    importing: {
      title: "Cargar una partida",
      paste:
        "Pega una partida, una posición o una página entera que la contenga: jugadas como f5d6c3, un tablero, SGF, GGF, PGN, OBF.",
      drop: "O suelta aquí los archivos.",
      files: "Archivos",
      folder: "Carpeta",
      load: "Cargar",
      cancel: "Cancelar",
      back: "Atrás",
      editor: "Editor",
      past: "Partidas jugadas",
      nothing: "Pega primero una partida o una posición.",
      reading: "Leyendo…",
      unread: "Esto no se puede leer:",
      encoding: "Codificación de las letras",
      turn: "¿A quién le toca?",
      where: "¿Dónde empiezan estas jugadas?",
      fitsBoth: "Son legales desde el principio y también desde la posición del tablero.",
      fitsHere:
        "Son legales desde la posición del tablero, pero no desde el principio. Una partida nueva empezaría con esa posición.",
      anew: "Partida nueva",
      on: "Seguir desde aquí",
      list: "Elige una partida",
      keepAll: "Añadir todas a Mis partidas",
      player: "Jugador",
      year: "Año",
      noneFound: "No hay partidas de este jugador en ese año.",
      progress: (read, all) => plural(all, { one: "# archivo", other: `${whole(read)} de # archivos` }),
      moreUnread: (count) => plural(count, { one: "y # más", other: "y # más" }),
      legalPart: (count) =>
        plural(count, { one: "Cargar la primera jugada", other: "Cargar las # primeras jugadas" }),
      loadedPart: (problem) => `Cargada hasta donde la partida es legal. ${problem}`,
      someShown: (shown, all) =>
        `${whole(shown)} de ${whole(all)} partidas a la vista: indica un jugador o un año para reducir la lista.`,
      allShown: (all) => plural(all, { one: "# partida", other: "# partidas" }),
      numbered: (index) => `Partida ${whole(index)}`,
      moves: (count) => plural(count, { one: "# jugada", other: "# jugadas" }),
      opening: (beginning, count) =>
        `${beginning}, ${plural(count, { one: "# jugada", other: "# jugadas" })}`,
      collection: "Mis partidas",
    },

    files: {
      onlyNames:
        "Estos archivos solo tienen nombres. Elige junto con ellos el archivo de las partidas (.wtb).",
      noFiles: "No contiene archivos.",
      isBook:
        "Es un libro de aperturas de Edax, no partidas. Ábrelo en «Analizar», en el explorador, en «Libro».",
      noGame:
        "Aquí no hay ninguna partida. Una partida son jugadas como f5d6c3, un tablero de 64 casillas o el archivo de un programa de Othello.",
      squares: (found) => `Un tablero tiene 64 casillas y este tiene ${found}. Revisa si falta alguna.`,
      problemOf: (name, problem) => `${name}: ${problem}`,
      renamed: (names) => `Estos nombres no caben en el formato y se escriben de otro modo: ${names}`,
      problems: {
        "illegal-move": ({ number, found }) =>
          `La jugada ${number}, ${found}, no es posible ahí. Revísala, y también las anteriores.`,
        "wrong-color": ({ number, move }) => `La jugada ${number}, ${move}, es del color equivocado.`,
        "other-result": ({ played }) =>
          `El resultado del archivo no concuerda con sus jugadas: según ellas, la partida terminó ${played}.`,
        "open-comment": "Un comentario no tiene final. Todo lo que sigue se tomó como parte de él.",
        "open-game": "La partida se corta antes del final.",
        "missing-number": ({ expected, found }) =>
          `En el diagrama falta la jugada ${expected}: el número siguiente es ${found}.`,
        "no-moves": "No contiene jugadas, por eso se omitió.",
        komi: "La partida tiene komi. Solo se leyeron sus jugadas.",
        "other-turn": "Según el tablero que sigue a las jugadas, el turno es del otro bando.",
        "other-board": "El tablero que acompaña a las jugadas no aparece en la partida. Valen las jugadas.",
        "no-turn": ({ boards }) =>
          plural(boards, {
            one: "El tablero no dice de quién es el turno.",
            other: "# tableros no dicen de quién es el turno.",
          }),
        "text-outside": "No se leyeron las jugadas o el tablero que hay fuera de las partidas.",
        "moves-outside": ({ lines, quoted }) => {
          const found = plural(lines, {
            one: "# línea de jugadas no pertenece",
            other: "# líneas de jugadas no pertenecen",
          });
          return `${found} a ninguna partida: ${quoted.join(" · ")}`;
        },
        "damaged-letters": ({ letters }) =>
          plural(letters, {
            one: "# letra es ilegible. Elige otra codificación.",
            other: "# letras son ilegibles. Elige otra codificación.",
          }),
        "other-count": ({ expected, found }) =>
          `El archivo anuncia ${whole(expected)} partidas y contiene ${whole(found)}.`,
        "games-left-out": ({ most, found }) =>
          `Hay ${whole(found)} partidas. Solo se leyeron las primeras ${whole(most)}.`,
        "more-problems": ({ count }) => plural(count, { one: "Y # más.", other: "Y # más." }),
        "breaks-off": "El archivo se corta antes del final.",
        "damaged-file": ({ isPartRead }) =>
          isPartRead ? "El archivo está dañado. Solo se leyó el principio." : "El archivo está dañado.",
        "damaged-archive": "El archivo comprimido está dañado. Pueden faltar archivos.",
        "packed-too-tight": "El archivo está comprimido como ninguno de partidas lo está, y no se abrió.",
        "too-long": ({ most }) => `El archivo es demasiado largo: se leen ${whole(most)} bytes como máximo.`,
        "too-deep": "Este archivo comprimido está dentro de demasiados otros y no se abrió.",
        "files-left-out": ({ files }) =>
          plural(files, {
            one: "El archivo comprimido es demasiado grande: # archivo más quedó sin leer.",
            other: "El archivo comprimido es demasiado grande: # archivos más quedaron sin leer.",
          }),
      },
    },

    lastMove: {
      ask: "¿Qué hizo mi última jugada?",
      takeBack: "Deshacerla",
      only: (move) => `No tenías elección: ${move} era tu única jugada legal.`,
      best: (move) => `Tu jugada ${move} es la mejor.`,
      asGood: (move, best) => `Tu jugada ${move} es tan buena como la mejor, ${best}.`,
      loses: (move, loss) => `Tu jugada ${move} cuesta ${discs(loss)}.`,
      losesAbout: (move, loss) => `Tu jugada ${move} cuesta ${someDiscs(loss)}.`,
      turns: (move) => `Tu jugada ${move} convierte una victoria en derrota.`,
      turnsLikely: (move) => `Tu jugada ${move} probablemente convierte una victoria en derrota.`,
      better: (move) => `Era mejor ${move}.`,
    },

    learning: {
      learn: "Que el motor aprenda",
      nothing: "El motor no aprendió nada nuevo",
      learned: "El motor aprendió de ella",
      stop: (done, total) => `Dejar de aprender (${done} de ${total})`,
    },

    match: {
      newGame: "Nueva partida.",
      cleared: "El tablero vuelve a estar al comienzo.",
      bringBack: "Recuperar la partida anterior",
      broughtBack: "Ha vuelto la partida anterior.",
      bringThemBack: "Recuperarlas",
      positionLoaded: "Posición cargada.",
      brokenPosition: "El enlace se corta después de la posición, que está cargada.",
      brokenLink: (move) => `El enlace se corta después de la jugada ${whole(move)}. Hasta ahí está cargado.`,
      removed: (move) => `Borrado: ${move} y lo que seguía.`,
      replaced: (count) =>
        plural(count, {
          one: "# jugada posterior reemplazada.",
          other: "# jugadas posteriores reemplazadas.",
        }),
      loaded: (count) => plural(count, { one: "# jugada cargada.", other: "# jugadas cargadas." }),
    },

    storedAnalysis: {
      off: "El análisis empieza de cero en cada visita.",
      empty: "El análisis se guarda en cuanto el motor hace una pausa.",
      kept: (megabytes) =>
        `Guardado en este navegador: ${whole(megabytes)} MB. El análisis sigue donde se quedó.`,
      small: (megabytes) =>
        `Aquí queda poca memoria: el motor juega con una tabla pequeña, de ${whole(megabytes)} MB, y algo más flojo.`,
      notSaved: (reason) => `El navegador no guardó el análisis: ${reason}`,
    },

    moves: {
      start: "Inicio",
      pass: "pase",
      branch: (move) => `En lugar de ${move}`,
      expected: (color, move) => `${COLORS[color]} ${move}`,
    },

    newGame: {
      title: "Nueva partida",
      close: "Cerrar",
      begin: "Empezar",
      players: "Jugadores",
      engine: "Rival",
      both: "A dos",
      friend: "Por enlace",
      none: "Motores",
      byLinks: "Cada jugada es un enlace que envías. Sin cuenta ni servidor.",
      ownName: "Tu nombre",
      friendsName: "Nombre del otro",
      haveLink: "Tengo un enlace",
      opponent: "Rival",
      character: "Personajes",
      level: "Nivel",
      time: "Tiempo",
      levelLabel: "Nivel",
      timeLabel: "Tiempo por jugada",
      color: "Juegas con",
      black: "Negras",
      white: "Blancas",
      random: "Al azar",
      clock: "Reloj",
      noClock: "Sin",
      custom: "Otro",
      minutes: "Minutos por jugador",
      increment: "+ segundos por jugada",
      startLabel: "Posición inicial",
      seed: "Número de partida",
      newSeed: "nuevo",
      seedNote:
        "Con el número de una partida anterior, el motor juega como entonces. Hasta seis cifras; sin número, la partida es nueva.",
      usual: "Posición inicial",
      dealt: "Una apertura igualada al azar (XOT)",
      board: "La posición del tablero",
      corners: [
        "Una esquina para las negras",
        "Dos esquinas para las negras",
        "Tres esquinas para las negras",
        "Cuatro esquinas para las negras",
      ],
      ofLevel: (level) => `Nivel ${level}`,
      perMove: (seconds) => `${seconds} por jugada`,
    },

    copying: { refused: (text) => `El navegador no permitió copiar. Cópialo a mano: ${text}` },
    notices: {
      dismiss: "Cerrar",
      tryAgain: "Reintentar",
      badLink: "El enlace no contiene ninguna partida que se pueda leer. Quizá le falte una parte.",
      unsupported:
        "El motor no funciona en este navegador. Actualízalo o prueba otro; si falta memoria, cierra otras pestañas. Dos personas pueden seguir jugando.",
      notLoaded:
        "No se pudo cargar el motor. Revisa la conexión y vuelve a intentarlo. Dos personas pueden seguir jugando.",
      notStarted: (reason) =>
        `El motor no pudo arrancar: ${reason} Vuelve a intentarlo; si no basta, quizá lo bloquea una extensión del navegador. Dos personas pueden seguir jugando.`,
      missingPart: (reason) =>
        `No se pudo cargar esta parte de la página: ${reason} Revisa la conexión y recarga la página.`,
    },

    offline: {
      newVersion: "Hay lista una nueva versión de esta página.",
      reload: "Recargar",
    },

    opponentCard: {
      title: "Tu rival",
      players: "Jugadores",
      record: (won, draw, lost) => `Tus partidas: ${won} ganadas, ${draw} empatadas, ${lost} perdidas`,
    },

    opponents: {
      about: [
        "Juega su primera partida: voltea muchas fichas y corre hacia las esquinas.",
        "Ha jugado pocas partidas: aún voltea demasiado y juega junto a las esquinas.",
        "Toma las esquinas y aleja de ellas al rival, pero solo mira la jugada siguiente.",
        "Sabe que tener pocas fichas puede ser bueno, pero a menudo se equivoca de momento.",
        "Prevé la respuesta, pero se le escapan jugadas tranquilas y a veces se descuida.",
        "Juega con solidez y calcula las once últimas jugadas, pero aún tiene despistes.",
        "Ve muy lejos y rara vez falla.",
        "Juega lo mejor que encuentra y nunca se equivoca a propósito.",
      ],
      rated: (about, rating) => `${about} Rating ${rating} en nuestra propia escala.`,
    },

    overlays: {
      title: "Marcas en el tablero",
      off: "Sin marcas",
      about: "Marca lo que los jugadores miran en una posición.",
      names: {
        moves: "Jugadas legales",
        frontier: "Fichas de frontera",
        stable: "Fichas estables",
        regions: "Regiones",
        flipped: "Últimas volteadas",
        openings: "Aperturas",
      },
      shown: (name) => `Marcas en el tablero: ${name}`,
      said: {
        moves: (black, white) =>
          `Círculos: las negras tienen ${plural(black, { one: "# jugada", other: "# jugadas" })}. Puntos: las blancas tienen ${whole(white)}.`,
        frontier: (black, white) =>
          `Fichas junto a una casilla vacía, cuantas menos, mejor: negras ${whole(black)}, blancas ${whole(white)}.`,
        stable: (black, white) =>
          `Fichas que ya nadie puede voltear, hasta donde se ve fácilmente: negras ${whole(black)}, blancas ${whole(white)}.`,
        regions: (odd, even) =>
          `Regiones vacías, ${whole(odd)} impares (oro) y ${whole(even)} pares (azul): en una impar, quien empieza puede jugar la última.`,
        oneRegion:
          "Todas las casillas vacías están unidas y son muchas: las regiones se marcan más tarde en la partida.",
        none: "Aún no se ha volteado ninguna ficha.",
        flipped: (color, move, count) =>
          `${FIRST[color]} voltearon ${plural(count, { one: "# ficha", other: "# fichas" })} con ${move}.`,
        openings: (names) =>
          names.length > 0
            ? `Jugadas que llevan a una apertura: ${names.join(", ")}.`
            : "Ninguna jugada lleva a otra apertura con nombre.",
      },
    },

    personalBook: {
      title: "Libro personal",
      save: "Exportar",
      forget: "Borrar",
      note: (positions) =>
        plural(positions, {
          one: "De tus partidas, el motor ha aprendido # posición, guardada en este navegador.",
          other: "De tus partidas, el motor ha aprendido # posiciones, guardadas en este navegador.",
        }),
      forgotten: "Se borró lo que el motor había aprendido.",
      bringBack: "Recuperarlo",
      notLearned: (reason) => `El motor no aprendió de la partida: ${reason}`,
    },

    picture: {
      title: "Cómo piensa el motor",
      about:
        "A una misma posición se llega a menudo por jugadas distintas. Por eso el motor guarda en una tabla lo que ha averiguado de cada posición y la consulta antes de volver a pensar. Aquí juega contra sí mismo y ves cómo se va llenando esa tabla.",
      start: "Empezar",
      pause: "Pausa",
      size: "Celdas",
      color: "Color",
      colors: { depth: "Profundidad", age: "Edad" },
      tiers: { deepest: "Lo más valioso", newest: "Lo más nuevo" },
      legend: { depth: ["poca", "mucha"], age: ["esta jugada", "hace mucho"] },
      charts: { fill: "Ocupadas", found: "Reconocidas", replaced: "Sustituidas" },
      chartUnits: { fill: "de las celdas", found: "por segundo", replaced: "por segundo" },
      points: [
        "Cada cuadradito es una celda para una posición. Cada posición tiene un lugar en el cuadro izquierdo y otro en el derecho, el mismo en los dos.",
        "A la izquierda quedan los resultados que más trabajo costaron. A la derecha va lo último que llega, así que nada nuevo se pierde enseguida.",
        "Por profundidad: las celdas pálidas guardan las búsquedas más profundas. Son pocas, y cada una ahorra muchísimo trabajo.",
        "Por edad: con cada jugada de la partida, todo lo sabido envejece. Lo más viejo es lo primero que cede su lugar.",
        "«Reconocidas» cuenta las posiciones con las que el motor se topó de nuevo y que encontró en la tabla. Sin ella, habría tenido que analizarlas todas otra vez.",
      ],
      failed: "No se pudo arrancar el motor para esta imagen. Recarga la página para volver a intentarlo.",
      sentence: (move, fill, found, replaced) =>
        `Jugada ${move} de la partida: la tabla está llena al ${percent(fill)}. En el último segundo se reconocieron ${whole(found)} posiciones y se sustituyeron ${whole(replaced)}.`,
    },

    players: {
      you: "Tú",
      engine: "Motor",
      person: "persona",
      colors: COLORS,
      plays: BARE,
      levels: ["primeros pasos", "aficionado", "club", "fuerte", "fuerza máxima"],
      sides: {
        black: "Empiezas tú.",
        white: "Empieza el motor.",
        both: "Dos personas comparten el tablero.",
        none: "El motor juega con ambos colores.",
      },
      event: (event) => `Torneo: ${event}`,
      seconds: (seconds) => `${seconds} s`,
      rated: (rating) => `rating ${rating}`,
      level: (level) => `nivel ${level}`,
      full: (name, strength) => `${name}, ${strength}`,
    },

    adding: {
      title: "Añadir posiciones",
      from: "De dónde",
      sources: { size: "Lo que se juega", games: "Mis partidas", files: "Un archivo" },
      count: "Cuántas",
      style: "Tu jugada es",
      styles: {
        people: "la que más eligen los jugadores",
        score: "una de las mejores del libro",
        results: "la que mejores resultados da",
      },
      replies: "Jugadas del otro lado",
      anyReplies: "todas las que se juegan",
      commonReplies: (share) => `al menos en el ${share} de las partidas`,
      times: "Posiciones que aparecieron",
      atLeast: (count) => (count === 1 ? "una vez o más" : `${whole(count)} veces o más`),
      deepest: "Hasta la jugada",
      toTheEnd: "la última",
      isFollowed: "Solo posiciones a las que llevan mis jugadas",
      whichPlayer: "¿Qué jugador eres? Elige todos los nombres que sean tuyos.",
      thatIsMe: "Soy yo",
      anotherPlayer: "Otro nombre",
      noPlayer: "Ninguno de ellos",
      you: (name) => `Eres ${name}.`,
      change: "Cambiar",
      reading: "Leyendo las partidas…",
      myGames: "Mis partidas",
      noGames: "Aún no hay partidas tuyas. Juega una aquí o añade archivos a Mis partidas.",
      noneAs: {
        black: "No llevaste negras en ninguna de estas partidas.",
        white: "No llevaste blancas en ninguna de estas partidas.",
      },
      gamesAs: {
        black: (count) => plural(count, { one: "# partida con negras.", other: "# partidas con negras." }),
        white: (count) => plural(count, { one: "# partida con blancas.", other: "# partidas con blancas." }),
      },
      leftFor: {
        black: (count) =>
          plural(count, {
            one: "# partida con negras es para «Con negras».",
            other: "# partidas con negras son para «Con negras».",
          }),
        white: (count) =>
          plural(count, {
            one: "# partida con blancas es para «Con blancas».",
            other: "# partidas con blancas son para «Con blancas».",
          }),
      },
      adds: (count, move) =>
        plural(count, {
          one: `Añade # posición, en la jugada ${move}.`,
          other: `Añade # posiciones, hasta la jugada ${move}.`,
        }),
      nothingNew: "No contiene nada nuevo.",
      goDeeper: "Elige una jugada posterior o posiciones que aparecieron menos veces.",
      differ: (count) =>
        plural(count, {
          one: "En # posición tienes otra jugada.",
          other: "En # posiciones tienes otra jugada.",
        }),
      keep: "Conservar mis jugadas",
      take: "Tomar las nuevas",
      apart: (count) =>
        plural(count, {
          one: "# posición queda fuera: tus jugadas no llevan allí.",
          other: "# posiciones quedan fuera: tus jugadas no llevan allí.",
        }),
      add: (count) => plural(count, { one: "Añadir # posición", other: "Añadir # posiciones" }),
      addTold: "Añadir los comentarios",
      cancel: "Cancelar",
    },

    repertoire: {
      title: "Aperturas",
      about: "Una jugada propia para cada posición que aparece",
      positions: (count) => plural(count, { one: "# posición", other: "# posiciones" }),
      freshADay: (count) => plural(count, { one: "# nueva al día", other: "# nuevas al día" }),
      due: (count) => plural(count, { one: "# pendiente", other: "# pendientes" }),
      as: { black: "Con negras", white: "Con blancas" },
      empty:
        "Empieza con las posiciones más probables, con tus partidas o con un archivo. O guarda una línea en el análisis.",
      saveAs: (format) => `Guardar como ${format}`,
      picture: "Guardar como imagen",
      print: "Imprimir",
      bold: "Tus propias jugadas van en negrita.",
      columns: { line: "Línea", value: "Valor", games: "De las partidas" },
      undo: "Deshacer",
      train: "Practicar lo pendiente",
      done: "Bien hecho: hoy no queda nada pendiente.",
      trainHere: "Practicar desde aquí",
      remove: "Quitar esta respuesta",
      browse: "Tus jugadas",
      start: "Inicio",
      answer: (move) => `Juegas ${move}.`,
      noAnswer: "Aún sin respuesta",
      choose: "Aquí aún no tienes respuesta. Elige tu jugada aquí o en el tablero:",
      chooseOnBoard: "Aquí aún no tienes respuesta. Elige tu jugada en el tablero.",
      change: "Elegir otra jugada",
      chooseOther: (move) => `Hasta ahora juegas ${move}. Elige otra jugada aquí o en el tablero.`,
      legend: { own: "tú", other: "el otro lado", often: "más gruesa: más frecuente" },
      gaps: "Aún sin respuesta",
      ofGames: (share) => `${share} de las partidas`,
      apart: (count) =>
        plural(count, {
          one: "# posición no puede aparecer: ninguna jugada tuya lleva allí.",
          other: "# posiciones no pueden aparecer: ninguna jugada tuya lleva allí.",
        }),
      leaveOut: "Dejarlas fuera",
      taken: (count) =>
        plural(count, {
          one: "Se añadió o cambió # posición.",
          other: "Se añadieron o cambiaron # posiciones.",
        }),
      undone: (count) =>
        plural(count, {
          one: "# posición vuelve a estar como antes.",
          other: "# posiciones vuelven a estar como antes.",
        }),
      others: (count) =>
        plural(count, {
          one: "Se dejó fuera # jugada más: cada posición tiene una sola.",
          other: "Se dejaron fuera # jugadas más: cada posición tiene una sola.",
        }),
      failed: "No se pudo cargar lo que eligen los jugadores. Comprueba la conexión e inténtalo de nuevo.",
      yourMove: "¿Qué jugada tiene aquí tu repertorio?",
      counts: "Tu respuesta decide cuándo vuelve",
      countsNot: "Para practicar · no cuenta: aún no toca repasarla",
      right: (move) => `Bien, ${move}.`,
      shown: (move) => `La jugada es ${move}.`,
      wrong: (move) => `${move} no es aquí tu jugada.`,
      replies: (color, move) => `${FIRST[color]} responden ${move}.`,
      also: (move, score, answer) => `${move} es igual de buena (${score}). Aquí tienes ${answer}.`,
      better: (move, value, answer, own) =>
        `${move} es aún mejor (${value}). Aquí tienes ${answer} (${own}).`,
      values: (move, value, answer, own) => `${move} vale ${value}; tu ${answer}, ${own}.`,
      otherWay: (move, answer) => `${move} lleva a lo mismo. Aquí tienes ${answer}.`,
      chosen: (moves) => `Los jugadores eligieron ${moves}.`,
      over: "Aquí termina esta línea.",
      show: "Mostrar",
      next: "Línea siguiente",
      playOn: "Seguir jugando",
      known: (count, size) => `${whole(count)} de ${whole(size)} en la memoria`,
      trainOpening: "Practicar desde la jugada 1",
      removed: (move) => `Se quitó tu respuesta ${move}.`,
      turned: "girada o reflejada",
      apartAlone: "Ninguna jugada tuya lleva aquí.",
      onceMore: (count) => `${whole(count)} otra vez`,
      takeInstead: (move) => `Tomar ${move}`,
    },

    you: {
      title: "Tú",
      about: "Cómo juegas, en todas tus partidas",
      tooFew: (games, least) =>
        games === 0
          ? `Revisa ${least} de tus partidas: entonces esta página muestra dónde pierdes fichas.`
          : plural(games, {
              one: `Hay # partida revisada. Con ${least}, esta página muestra dónde pierdes fichas.`,
              other: `Hay # partidas revisadas. Con ${least}, esta página muestra dónde pierdes fichas.`,
            }),
      choose: "Elegir una partida",
      play: "Jugar una partida",
      claim: {
        ask: "Estos jugadores aparecen en Mis partidas. ¿Cuál eres? Sus partidas contarán aquí.",
        player: (name, games) => `${name}: ${plural(games, { one: "# partida", other: "# partidas" })}`,
      },
      reviews: {
        ask: (games) =>
          plural(games, {
            one: "# de tus partidas nunca se revisó. ¿Quieres que la página la revise mientras entrenas o descansas? Se detiene en cuanto juegas.",
            other:
              "# de tus partidas nunca se revisaron. ¿Quieres que la página las revise mientras entrenas o descansas? Se detiene en cuanto juegas.",
          }),
        allow: "Revisarlas",
        refuse: "No, gracias",
        setting: "Revisar mis partidas por sí sola",
        goingOn: (games) =>
          plural(games, { one: "Se revisa la última partida.", other: "Revisando: quedan # partidas." }),
        left: (games) =>
          plural(games, { one: "# partida espera su revisión.", other: "# partidas esperan su revisión." }),
        done: "Todas tus partidas están revisadas.",
      },
      notRead: "Este navegador no deja que la página lea tus partidas.",
      accuracy: "Precisión",
      closest: (name, accuracy) =>
        `De los personajes, el más cercano es ${name}: ${accuracy} en partidas entre iguales.`,
      accuracyAbout:
        "100 % significa que ninguna jugada fue peor que la mejor. La línea de cada punto muestra dónde está tu valor real en nueve de cada diez casos.",
      games: (count) => plural(count, { one: "# partida", other: "# partidas" }),
      titles: {
        time: "Con el tiempo",
        phase: "Por fase",
        color: "Por color",
        opening: "Por apertura",
        opponent: "Por rival",
        reason: "Lo que más cuesta",
        theme: "Problemas por tema",
        memory: "Lo que recuerdas",
      },
      phases: { opening: "Apertura", midgame: "Medio juego", endgame: "Final" },
      subjects: {
        corners: "Esquinas",
        squares: "Casillas abiertas",
        moves: "Pocas jugadas",
        frontier: "Demasiado abierto",
        regions: "Regiones y última jugada",
        stable: "Fichas que se quedan",
        opening: "Jugadas de apertura",
      },
      strongest: (name, accuracy, rest) => `Lo mejor: ${name}, ${accuracy}. En lo demás: ${rest}.`,
      weakest: (name, accuracy, rest) => `Lo más flojo: ${name}, ${accuracy}. En lo demás: ${rest}.`,
      alike: "No hay diferencias que el azar no pueda explicar.",
      rising: (games, accuracy, before) =>
        plural(games, {
          one: `Juegas mejor: ${accuracy} en la última partida, ${before} antes.`,
          other: `Juegas mejor: ${accuracy} en las últimas # partidas, ${before} antes.`,
        }),
      falling: (games, accuracy, before) =>
        plural(games, {
          one: `Juegas peor: ${accuracy} en la última partida, ${before} antes.`,
          other: `Juegas peor: ${accuracy} en las últimas # partidas, ${before} antes.`,
        }),
      steady: (games) =>
        plural(games, {
          one: "Tu última partida es más o menos como las anteriores.",
          other: "Tus últimas # partidas son más o menos como las anteriores.",
        }),
      first: (games) =>
        plural(games, {
          one: "Tu primera partida. Las siguientes se comparan con ella.",
          other: "Tus primeras # partidas. Las siguientes se comparan con ellas.",
        }),
      dearest: (name, discs) => `${name}: los errores de este tipo te cuestan ${discs} fichas por partida.`,
      aGame: (discs) => `${discs} por partida`,
      lowest: (name, rating) => `Tu puntuación más baja: ${name}, ${rating}.`,
      remembered: (count, remembered) =>
        plural(count, {
          one: `Recuerdas más o menos ${remembered} de # ejercicio.`,
          other: `Recuerdas más o menos ${remembered} de # ejercicios.`,
        }),
      within: ["Hoy", "En una semana", "En un mes", "En tres meses", "Más tarde"],
      practice: (name) => `Practicar: ${name}`,
      today: "Ejercicios de hoy",
      table: "Tabla",
      columns: {
        name: "Jugadas",
        accuracy: "Precisión",
        range: "Nueve de diez",
        games: "Partidas",
        discs: "Fichas",
        mistakes: "Errores",
        rating: "Puntuación",
        exercises: "Ejercicios",
        time: "Tiempo",
      },
      range: (least, most) => `${least} a ${most}`,
      listOf: (name) => `Partidas: ${name}`,
    },

    keeping: {
      title: "Tus aperturas",
      keep: { black: "Guardar la línea para negras", white: "Guardar la línea para blancas" },
      known: "Tu repertorio ya tiene esta línea.",
      undo: "Deshacer",
      leftOwn: (number, answer) => `Dejaste tu repertorio en la jugada ${number}: ahí tienes ${answer}.`,
      leftOther: (number, move) => `Tu repertorio no tiene respuesta a la jugada ${number}, ${move}.`,
    },

    tour: {
      list: "Partidas",
      toList: "Lista",
      backToList: "Volver a la lista",
      previous: "Anterior",
      next: "Siguiente",
      previousGame: "Partida anterior",
      nextGame: "Partida siguiente",
      place: (number, all) => `Partida ${whole(number)} de ${whole(all)}`,
    },
    training: {
      today: "Hoy",
      minutes: (count) => plural(count, { one: "cerca de un minuto", other: "unos # minutos" }),
      allDone: "Todo hecho por hoy.",
      due: "Para repasar",
      dueCount: (count) => plural(count, { one: "Toca # ejercicio", other: "Tocan # ejercicios" }),
      ofMistakes: (count) => plural(count, { one: "# error tuyo", other: "# errores tuyos" }),
      nothingDue: "Hoy no toca nada",
      tomorrow: (count) =>
        plural(count, { one: "Mañana vuelve # ejercicio.", other: "Mañana vuelven # ejercicios." }),
      nothingTomorrow: "Mañana no toca nada.",
      foundOf: (found, met) => `${found} de ${met} resueltos al primer intento`,
      later: (count) =>
        plural(count, { one: "Queda # más para otro día", other: "Quedan # más para otros días" }),
      overdue: (days) =>
        plural(days, { one: "con hasta # día de retraso", other: "con hasta # días de retraso" }),
      daily: "Problema del día",
      dailyAsked: "El mismo para todos",
      dailyRated: (rating) => `El mismo para todos, de ${rating} puntos`,
      dailyDone: "Ya lo intentaste hoy",
      dailyMissing: "No se pudo cargar. Inténtalo aquí otra vez.",
      fresh: "Problemas nuevos",
      freshCount: (count) => `Quedan ${count} hoy`,
      freshDone: "Hechos por hoy",
      freshPaused: "En pausa mientras haya mucho pendiente",
      begin: "Empezar",
      goOn: "Seguir",
      more: "Más problemas",
      settings: "Ajustes del entrenamiento",
      retention: "Recordado cuando un ejercicio vuelve",
      newOnes: "Nuevos al día",
      reviews: "Ejercicios al día",
      turns: "Mostrar los repasos girados o reflejados",
      rating: "Puntuación",
      rated: (rating, deviation) => `${rating} ± ${deviation}`,
      unrated: "Aún sin puntuación",
      ratedAfter: (count) =>
        plural(count, { one: "Puntuación tras # problema más", other: "Puntuación tras # problemas más" }),
      gained: (gain) => `Puntuación ${gain}`,
      howStrong: "¿Cómo juegas?",
      whyAsked: "Así los primeros problemas serán de tu nivel.",
      opponents: (first, last) =>
        `De ${first} a ${last} son los rivales de aquí, del más débil al más fuerte.`,
      strengths: {
        never: "Nunca he jugado",
        rules: "Conozco las reglas",
        beats: (name) => `Le gano a ${name}`,
        unknown: "No lo sé",
        told: {
          never: "Aprende primero las reglas. Después te esperan aquí problemas fáciles.",
          level: "Los primeros problemas son de ese nivel.",
          unknown: "Los primeros problemas lo muestran: tras un fallo, el siguiente es más fácil.",
        },
      },
      runs: "Contra ti",
      minutesRun: "Tres minutos",
      minutesAbout: "Todos los problemas que puedas. Un error cuesta diez segundos.",
      streakRun: "Racha",
      streakAbout: "Un problema tras otro, cada vez más difícil, hasta el primer error.",
      best: (count) => `Récord: ${count}`,
      inRun: {
        rules: {
          minutes:
            "El reloj arranca con tu primera jugada. Un error cuesta 10 segundos; 5 jugadas correctas seguidas dan algunos.",
          streak: "Tu primer error termina la racha.",
        },
        costs: { minutes: "Error: 10 segundos menos.", streak: "Error: se acabó la racha." },
        bonus: (count, seconds) => `${count} jugadas correctas seguidas: ¡${seconds} segundos más!`,
      },
      end: "Terminar",
      found: (count) => plural(count, { one: "# problema resuelto", other: "# problemas resueltos" }),
      record: "¡Tu mejor marca hasta ahora!",
      missed: "Fallados",
      lookAgain: "Ver otra vez los fallados y los lentos",
      another: "Otra vez",
      themesLabel: "Temas",
      themesSorted: "Temas, primero los que peor se te dan",
      left: (count) => plural(count, { one: "# problema", other: "# problemas" }),
      themes: {
        "take-the-corner": "Tomar la esquina",
        "leave-the-corner": "Dejar la esquina",
        "win-a-corner": "Ganar una esquina",
        "offer-a-corner": "Ofrecer una esquina",
        "x-square": "Casilla X",
        "c-square": "Casilla C",
        "key-square": "Casilla clave",
        closes: "Cerrar una casilla",
        opens: "No abrir una casilla",
        quiet: "Jugada tranquila",
        "from-inside": "Desde dentro",
        "forced-pass": "Obligar a pasar",
        "last-safe-move": "Última jugada segura",
        wedge: "Cuña",
        parity: "Paridad",
        swindle: "Hueco de dos",
        feeding: "Dar de comer",
        "stoner-trap": "Trampa de Stoner",
        "wipe-out": "Aniquilar",
        "saved-from-wipe-out": "Evitar la aniquilación",
        counting: "Contar",
        opening: "Apertura",
        calculation: "Cálculo",
      },
      themeHints: {
        "take-the-corner": "Ahora conviene tomar una esquina.",
        "leave-the-corner": "La esquina puede esperar: otra cosa vale más.",
        "win-a-corner": "La jugada correcta gana pronto una esquina.",
        "offer-a-corner": "Tu rival puede quedarse una esquina: tú obtienes más a cambio.",
        "x-square": "Por una vez, conviene jugar en diagonal junto a una esquina vacía.",
        "c-square": "Por una vez, conviene jugar en el borde junto a una esquina vacía.",
        "key-square": "Tu rival quiere una casilla: tómala tú.",
        closes: "Tu rival tiene una respuesta fuerte: ciérrale esa casilla.",
        opens: "Otras jugadas abren una casilla a tu rival: mantenla cerrada.",
        quiet: "Una jugada tranquila: voltea en una sola dirección y no da nada nuevo a tu rival.",
        "from-inside": "La jugada solo voltea fichas que están en el interior.",
        "forced-pass": "Tu rival se quedará sin jugadas y tendrá que pasar.",
        "last-safe-move": "Solo una jugada no regala ninguna esquina.",
        wedge: "Hay un hueco en un borde en el que meterse.",
        parity: "Cuenta las casillas vacías de cada región y entra en una con número impar.",
        swindle: "En una región de dos casillas, tu rival no puede tomar la segunda.",
        feeding: "Da a tu rival jugadas en la región en la que tú no puedes entrar.",
        "stoner-trap": "Ataca una esquina por el borde: cae una de dos esquinas.",
        "wipe-out": "Se pueden voltear todas las fichas de tu rival.",
        "saved-from-wipe-out": "Solo una jugada te deja alguna ficha.",
        counting: "Quedan pocas casillas: cuenta las fichas hasta el final.",
        opening: "En esta apertura la mayoría elige otra jugada.",
        calculation: "Aquí no ayuda ninguna regla: calcula unas jugadas.",
      },
      swindled: (move, other, color) =>
        `Tras ${move}, ${SIDES[color]} no pueden jugar ${other}: esa casilla también será tuya.`,
      back: "Hoy",
      linked: "Un problema",
      line: "La solución",
      before: "La posición",
      hint: "Pista",
      reveal: "Solución",
      tryAgain: "Otra vez",
      next: "Siguiente",
      analyze: "Analizar",
      share: "Copiar enlace",
      copied: "Enlace copiado.",
      notCopied: "El navegador no permitió copiar. Copia la dirección de esta página en su lugar.",
      turn: (color) => `Juegan ${BARE[color]}`,
      toCome: (count) => plural(count, { one: "el último", other: "quedan #" }),
      dueToday: (count) => plural(count, { one: "# pendiente hoy", other: "# pendientes hoy" }),
      mistakes: "Errores",
      ofChosen: (number, total) => `${number} de ${total}`,
      counts: (rating) => `Cuenta para tu puntuación · problema de ${rating}`,
      countsNot: {
        again: "Ya lo conoces: no cambia tu puntuación.",
        run: "No cambia tu puntuación.",
        own: "De una partida tuya · sin puntuación.",
        link: "De un enlace · no cuenta.",
      },
      youPlayed: (move) => `En tu partida jugaste ${move}.`,
      goOnFinding: "¡Bien! Encuentra también la siguiente jugada.",
      wrong: {
        wins: (move, score) => `${move} gana por ${score}, pero hay algo mejor.`,
        draws: (move) => `${move} solo empata.`,
        loses: (move, loss) => `${move} pierde por ${loss}.`,
        unknown: (move) => `No es ${move}.`,
      },
      replies: (color, move) => `${FIRST[color]} responden ${move}.`,
      takesCorner: (color, corner) => `${FIRST[color]} toman la esquina ${corner}.`,
      leads: {
        pass: (reply) => `Tras ${reply} tienes que pasar.`,
        few: (reply, count) =>
          `Tras ${reply} ${plural(count, { one: "solo te queda # jugada.", other: "solo te quedan # jugadas." })}`,
        corner: (reply, color) =>
          `Tras ${reply}, ${SIDES[color]} pueden tomar una esquina, juegues lo que juegues.`,
        line: (reply, moves) => `Tras ${reply} se sigue con ${moves}.`,
      },
      right: {
        late: (move) => `Sí, era ${move}.`,
        wins: (move, score) => `¡Bien! ${move} gana por ${score}.`,
        draws: (move) => `¡Bien! ${move} salva el empate.`,
        loses: (move, loss) => `¡Bien! ${move} limita la derrota a ${loss}.`,
        plain: (move) => `¡Bien! Era ${move}.`,
      },
      move: (move) => `La jugada es ${move}.`,
      whyNot: (move) => `¿Por qué no ${move}?`,
      comesBack: {
        atEnd: "Vuelve una vez más al final.",
        tomorrow: "Vuelve mañana.",
        later: (days) => plural(days, { one: "Vuelve en # día.", other: "Vuelve en # días." }),
      },
      turned: "El tablero está girado o reflejado, para que lo pienses de nuevo.",
      lookIn: (first, last) => `Mira el cuarto del tablero de ${first} a ${last}.`,
      lookAt: (move) => `Mira ${move}.`,
      noReason: "Fíjate en lo que cada jugada deja a tu rival.",
      tasks: {
        winsMore: "Más de una jugada gana. Encuentra la que gana por más.",
        wins: "Solo una jugada gana. Encuéntrala.",
        draws: "Solo una jugada salva el empate. Encuéntrala.",
      },
      aims: {
        win: (score) => `La mejor jugada lleva a ganar por ${someDiscs(score)}. ¿La encuentras?`,
        balance: "La mejor jugada mantiene la igualdad. ¿La encuentras?",
        loss: (loss) => `La mejor jugada limita la derrota a ${someDiscs(loss)}. ¿La encuentras?`,
        any: "Encuentra la mejor jugada.",
      },
      troubles: {
        refused: "Este navegador no guarda tu entrenamiento: dura mientras esta página esté abierta.",
        newer:
          "Una versión más nueva de esta página guardó tu entrenamiento. Vuelve a cargar la página para seguir.",
        unwritten: "Las últimas respuestas aún no se pudieron guardar. Se guardarán con las siguientes.",
        somePuzzles: "Algunos problemas no se pudieron cargar. Los demás están aquí de todos modos.",
        noPuzzles: "No se pudieron cargar los problemas. Lo que toca repasar está aquí igualmente.",
        skipped: (count) =>
          plural(count, {
            one: "# ejercicio no tenía jugada que encontrar y se saltó.",
            other: "# ejercicios no tenían jugada que encontrar y se saltaron.",
          }),
        isOver: "El enlace lleva a una partida terminada. No hay ninguna jugada que encontrar.",
        mustPass: (color) =>
          `El enlace lleva a una posición en la que ${SIDES[color]} deben pasar. No hay ninguna jugada que encontrar.`,
      },
    },

    report: {
      title: "Revisión",
      coach: "Entrenador",
      panels: "Más",
      tabs: { moves: "Jugadas", engine: "Motor", explorer: "Aperturas", numbers: "Números" },
      graph: "Evolución de la partida",
      accuracy: "Precisión",
      loss: "Fichas perdidas",
      discs: "Fichas",
      previous: "Error anterior",
      next: "Error siguiente",
      previousOwn: "Tu error anterior",
      nextOwn: "Tu error siguiente",
      mistake: "Error",
      back: "Volver a la partida",
      stop: "Parar",
      goOn: "Seguir",
      stopped: "parado",
      points: "Momentos clave",
      ownPoints: "Tus momentos clave",
      notYet: "…",
      notYetPoints: "Se sabrán cuando se hayan examinado todas las jugadas.",
      review: "Revisar la partida",
      tryIt: "Probar",
      noReason: "Ninguna razón sencilla lo explica. «Mostrar» juega lo que sigue a cada jugada.",
      worthOfCorner: (corner) => `${corner} es una esquina: una ficha ahí nunca se voltea.`,
      show: "Mostrar",
      more: "Más",
      moreCauses: (count) => `${count} más`,
      values: "Valores en el tablero",
      home: "Resumen",
      iPlayed: "Jugué con:",
      me: "soy yo",
      played: (color) => `Jugué con ${SIDES[color]}`,
      counted: (who, kind, count) => `${who}. ${kind}: ${count}`,
      lost: "Fichas perdidas:",
      orMore: (least) => `${least} o más`,
      upTo: (least, most) => `de ${least} a ${most}`,
      forWhom: (color) => `+ significa que ganan ${SIDES[color]}`,
      legend: { played: "jugada", better: "mejor", named: "citada arriba" },
      showing: {
        played: (color, move) => `${COLORS[color]} jugaron ${move}.`,
        answers: (color, move) => `${COLORS[color]} responden con ${move}.`,
        couldAnswer: (color, move) => `${COLORS[color]} podrían responder con ${move}.`,
        goesOn: (color, move) => `${COLORS[color]} siguen con ${move}.`,
        passes: (color) => `${COLORS[color]} deben pasar.`,
        instead: (color, move) => `Ahora la mejor jugada de ${SIDES[color]}: ${move}.`,
        better: (color, move) => `${COLORS[color]} juegan ${move} en su lugar.`,
        choices: (color, count, other) =>
          `${COLORS[color]} pueden jugar en ${squares(count)}, ${BARE[color === "black" ? "white" : "black"]} en ${other || "ninguna"}.`,
        safe: (color, count, safe) =>
          `${COLORS[color]} pueden jugar en ${squares(count)}, en ${safe || "ninguna"} sin abrir una esquina.`,
      },
      openings: "Aperturas",
      opening: "El nombre de las primeras jugadas de esta partida: su apertura",
      solved: "Resuelto: se buscó cada línea hasta el final, así que es seguro.",
      formula: "Cómo se calcula",
      formulaText: ([[first, share], ...others], opening, midgame) =>
        `Una jugada que no cuesta fichas cuenta el 100 %. Si cuesta ${discs(first)}, cuenta el ${share}; ${others.map(([loss, part]) => `con ${loss} fichas, el ${part}`).join("; ")}. La precisión de un jugador es la media de sus jugadas, sin contar aquellas en las que no tenía elección. La apertura llega hasta la jugada ${opening} y el medio juego hasta la ${midgame}.`,
      formulaExact: (scale) => `Como fórmula, con d fichas perdidas: 100 % × e^(−d ÷ ${scale})`,
      sizes: {
        large: (least) => `Errores graves, ${discs(least)} o más`,
        medium: (least, most) => `Errores medianos, ${least} a ${most}`,
        small: (least, most) => `Errores leves, ${least} a ${most}`,
      },
      phases: { opening: "Apertura", midgame: "Medio juego", endgame: "Final" },
      inPhase: {
        opening: "Errores en la apertura",
        midgame: "En el medio juego",
        endgame: "En el final",
      },
      looking: (done, total) => `Examinando las jugadas: ${done} de ${total}`,
      followed: (count) =>
        plural(count, {
          one: "Un análisis más profundo cambió # valor.",
          other: "Un análisis más profundo cambió # valores.",
        }),
      nearlyReady: (again) => `Casi listo: ${again}`,
      surveying: (done, total) => `${done} de ${total} jugadas`,
      lookingAgain: (count) =>
        plural(count, { one: "revisando # jugada otra vez", other: "revisando # jugadas otra vez" }),
      at: (place, lead) => `${place}: ${lead}`,
      losses: {
        dealt: "sorteada antes de la partida",
        forced: "la única jugada",
        none: "no costó nada",
        unsure: (count) => `quizá costó ${count}`,
        some: (count, isProven) => `costó ${isProven ? "" : "unas "}${count}`,
        mistake: (count, isProven, best) => `costó ${isProven ? "" : "unas "}${count}; ${best} era mejor`,
        turned: (best) => `convirtió una victoria en derrota; ${best} era mejor`,
      },
      follows: (move, moves) => `El mejor juego tras ${move}: ${moves}.`,
      whyMoves: "Quien tiene pocas jugadas pronto tiene que hacer una mala, como junto a una esquina.",
      marked: (squares) => `Marcado en el tablero: ${squares}.`,
    },

    guided: {
      learn: "Aprender de los errores",
      learnFrom: (count, isOnce) =>
        isOnce
          ? plural(count, { one: "Aprender de uno de tus errores", other: "Aprender de # de tus errores" })
          : plural(count, {
              one: "Aprender de tu mayor error",
              other: "Aprender de tus # mayores errores",
            }),
      leave: "Dejar la lección",
      whose: "¿De quién quieres ver los errores?",
      both: "Ambos",
      hint: "Pista",
      solution: "Solución",
      again: "Volver al ejercicio",
      next: "Siguiente",
      step: (number, total) => `Error ${number} de ${total}`,
      chosen: (count, all, isBeside) =>
        isBeside
          ? `${count} de ${all}: los mayores y el que decidió la partida`
          : `los ${count} mayores de ${all}, en el orden de la partida`,
      once: (count, all) => `${count} de ${all}, cada mejor jugada una sola vez`,
      elsewhere: "Has dejado el ejercicio.",
      numbered: (move) => `Los números muestran la mejor línea, desde ${move}.`,
      saved: "Si practicas las no encontradas, volverán en Entrenar.",
      practice: (count) =>
        plural(count, { one: "Practicar la no encontrada", other: "Practicar las # no encontradas" }),
      lookAt: (move) => `Mira ${move}.`,
      reply: (color, reply) =>
        `La mejor respuesta de ${SIDES[color]} es ${reply}: busca una jugada tras la que ${reply} les ayude menos.`,
      countMoves: (color, best, move, played) =>
        `Cuenta las jugadas de ${SIDES[color]} tras la tuya: la mejor les deja ${best || "ninguna"}; ${move}, ${played}.`,
      countFlips: (best, move, played) => `La mejor jugada voltea ${discs(best)}; ${move}, ${played}.`,
      lookIn: (first, last) => `Mira el cuarto de ${first} a ${last}.`,
      nearly: (best) => `Casi tan buena como ${best}: cuenta.`,
      found: (found, total) => `Jugadas mejores encontradas: ${found} de ${total}.`,
      outcomes: {
        atOnce: (move) => `Encontrada a la primera: ${move}.`,
        after: (move, tried) => `Encontrada: ${move}, después de ${tried.join(", ")}.`,
        skipped: "Omitida.",
        missed: (best) => `No encontrada: ${best}.`,
        tried: (tried) => `Probaste ${tried.join(", ")}.`,
        hinted: "Con pista.",
      },
    },

    resultCard: {
      see: "Ver qué la decidió",
      seeOwn: "Ver por qué perdiste",
      seeOther: (color) => `Ver por qué perdieron ${SIDES[color]}`,
      practice: "Encontrar la jugada mejor",
      more: "Más",
      accuracy: "Tu precisión",
      accuracies: "Precisión",
      best: "Tu mejor jugada",
      stronger: (name) => `Jugar contra ${name}`,
      both: (black, white) => `Negras ${black} · Blancas ${white}`,
      answer: (move, mistake) => `${move}, la mejor respuesta a ${mistake}`,
      unused: (move, best) => `Mi jugada ${move} fue un error: ${best} la habría castigado.`,
      own: (move, number) => `Tu jugada ${number}, ${move}, decidió la partida.`,
      mine: (move, best) => `Mi jugada ${move} decidió la partida; ${best} era mejor.`,
      ownLargest: (move, number) => `Tu mayor error fue ${move} en la jugada ${number}.`,
      mineLargest: (move, best) => `Mi mayor error fue ${move}; ${best} era mejor.`,
    },

    results: {
      draw: "Empate",
      late: "Derrota por tiempo. La partida puede seguir, sin relojes.",
      wins(who) {
        if (who === "you") return "Ganas tú";
        return `${who === "black" || who === "white" ? "Ganan" : "Gana"} ${name(who)}`;
      },
      rematch: { black: "Revancha con negras", white: "Revancha con blancas" },
      given: "La partida puede seguir.",
      resigned: (who) =>
        who === "you"
          ? "Te has rendido"
          : `${who === "black" || who === "white" ? "Se rinden" : "Se rinde"} ${name(who)}`,
      lostOnTime(who) {
        if (who === "you") return "Se te acabó el tiempo";
        if (who === "engine") return "Al motor se le acabó el tiempo";
        return `A ${name(who)} se ${typeof who === "object" ? "le" : "les"} acabó el tiempo`;
      },
      over: (verdict, more, fewer) => `Fin de la partida. ${verdict}, ${more}–${fewer}`,
      length: (count) => plural(count, { one: "# jugada", other: "# jugadas" }),
      withEmpties: (length, empties) =>
        `${length}; ${plural(empties, { one: "# casilla vacía cuenta", other: "# casillas vacías cuentan" })} para quien gana`,
    },

    causes: {
      corner: (color, winner, move, corner) =>
        `${color === "you" ? "Abriste" : `${FIRST[color]} abrieron`} con ${move} la esquina ${corner}, y ${winner === "you" ? "tú la tomaste" : `${SIDES[winner]} la tomaron`}.`,
      corners: (color, winner, list) =>
        `${winner === "you" ? "Tomaste" : `${FIRST[winner]} tomaron`} esquinas que ${color === "you" ? "regalaste" : `${SIDES[color]} regalaron`}: ${list}.`,
      opened: (corner, move) => `${corner} tras ${move}`,
      over: (corner, move) => `${corner} por ${move}`,
      taken: (color, winner, corner, move, number) =>
        `En la jugada ${number} ${winner === "you" ? "tomaste" : `${SIDES[winner]} tomaron`} la esquina ${corner} volteando ${color === "you" ? `tu ${move}` : `${move}, de ${SIDES[color]}`}.`,
      was: (winner, corner, number) =>
        `La esquina ${corner} estaba libre: ${winner === "you" ? "la tomaste" : `${SIDES[winner]} la tomaron`} en la jugada ${number}.`,
      once: (color, winner, corner, from, to) =>
        `${color === "you" ? "Dejaste" : `${FIRST[color]} dejaron`} libre la esquina ${corner} en la jugada ${from}: ${winner === "you" ? "tú la tomaste" : `${SIDES[winner]} la tomaron`} en la ${to}.`,
      free: (color, winner, corner, times, from, to) =>
        `${color === "you" ? "Dejaste" : `${FIRST[color]} dejaron`} libre ${corner} ${times} veces desde la jugada ${from}: ${winner === "you" ? "tú tomaste" : `${SIDES[winner]} tomaron`} esa esquina en la ${to}.`,
      behind: (color, move, number, better) =>
        `${color === "you" ? "Quedaste" : `${FIRST[color]} quedaron`} atrás para siempre con ${move} en la jugada ${number}; ${better} mantenía la igualdad.`,
      ahead: (color, move, number, better) =>
        `${color === "you" ? "Perdiste" : `${FIRST[color]} perdieron`} la ventaja para siempre con ${move} en la jugada ${number}; ${better} la mantenía.`,
      left: (color, square, times, from, to) =>
        `${color === "you" ? "Dejaste" : `${FIRST[color]} dejaron`} pasar ${square} ${times} veces, de la jugada ${from} a la ${to}: siempre era la mejor.`,
      yielded: (color, winner, count, squares, areAll) =>
        `${count} veces ${winner === "you" ? "ocupaste" : `${SIDES[winner]} ocuparon`} enseguida la casilla que era ${color === "you" ? "tu mejor jugada" : `la mejor jugada de ${SIDES[color]}`}${areAll ? ":" : ", sobre todo"} ${squares}.`,
      short: (color, winner, moves, number, own, other) =>
        `${color === "you" ? "Te quedaste" : `${FIRST[color]} se quedaron`} sin jugadas tras ${moves}: en la ${number} ${color === "you" ? "tenías" : "tenían"} ${own}; ${winner === "you" ? "tú" : SIDES[winner]}, ${other}.`,
      spent: (number) => `En la jugada ${number} todas abrían una esquina.`,
      passed: (color, number) =>
        `En la jugada ${number} ${color === "you" ? "tuviste" : `${SIDES[color]} tuvieron`} que pasar.`,
      slips: (color, count, discs, most) =>
        `Se sumaron errores pequeños: ${count} ${color === "you" ? "te costaron" : `costaron a ${SIDES[color]}`} unas ${discs} fichas en total, el peor ${most}.`,
      greedy: (color, count, all, to) =>
        `${color === "you" ? "Volteaste" : `${FIRST[color]} voltearon`} demasiadas fichas: en ${count} de ${all} errores hasta la jugada ${to}, la mejor voltea menos.`,
      only: (color, move, number, lost) =>
        `${color === "you" ? "Tu único error" : `El único error de ${SIDES[color]}`} fue ${move} en la jugada ${number}: costó unas ${lost} fichas.`,
      largest: (color, move, number, lost) =>
        `${color === "you" ? "Tu mayor error" : `El mayor error de ${SIDES[color]}`} fue ${move} en la jugada ${number}: costó unas ${lost} fichas.`,
      ownWin: (move, better) => `Dejaste escapar la victoria con ${move}; ${better} la habría conservado.`,
      ownDraw: (move, better) => `Dejaste escapar el empate con ${move}; ${better} lo habría conservado.`,
      ownMost: (move, better) => `Tu ${move} fue lo que más costó; ${better} era mejor.`,
    },

    review: {
      elsewhere: "Esta jugada no se hizo en la partida.",
      looking: "Examinando cada jugada…",
      ready: "Ve de jugada en jugada, o al primer error.",
      dealt: "Esta jugada se sorteó antes de la partida: no es de nadie.",
      mistakes: (count, least) =>
        plural(count, {
          one: `# error de ${discs(least)} o más.`,
          other: `# errores de ${discs(least)} o más.`,
        }),
      noMove: (color) => `${FIRST[color]} tuvieron que pasar: no había ninguna jugada legal.`,
      only: (color, move) => `${FIRST[color]} no tenían elección: ${move} era la única jugada legal.`,
      best: (color, move) => `${move} de ${SIDES[color]} es la mejor jugada.`,
      asGood: (color, move, best) => `${move} de ${SIDES[color]} es tan buena como la mejor, ${best}.`,
      good: (color, move, loss) =>
        `${move} de ${SIDES[color]} es una buena jugada: solo cuesta ${discs(loss)}.`,
      unsure: (color, move, loss) => `${move} de ${SIDES[color]} quizá cuesta ${someDiscs(loss)}.`,
      unsureYet: (color, move, loss) =>
        `${move} de ${SIDES[color]} quizá cuesta ${someDiscs(loss)}. El motor la revisará otra vez.`,
      loses: (color, move, loss) => `${move} de ${SIDES[color]} cuesta ${discs(loss)}.`,
      losesAbout: (color, move, loss) => `${move} de ${SIDES[color]} cuesta ${someDiscs(loss)}.`,
      turns: (color, move) => `${move} de ${SIDES[color]} convierte una victoria en derrota.`,
      turnsLikely: (color, move) =>
        `${move} de ${SIDES[color]} probablemente convierte una victoria en derrota.`,
      turnedBy: (move, opponent, answer, isPlayed) =>
        `${move} convierte una victoria en derrota: ${COLORS[opponent]} ${isPlayed ? "juegan" : "podrían jugar"} ${answer}.`,
      lost: (move, loss, isProven) => `${move} cuesta ${isProven ? discs(loss) : someDiscs(loss)}.`,
      turned: (move) => `${move} convierte una victoria en derrota.`,
      punished: (move, loss, isProven, opponent, answer, isPlayed) =>
        `${move} cuesta ${isProven ? discs(loss) : someDiscs(loss)}: ${COLORS[opponent]} ${isPlayed ? "juegan" : "podrían jugar"} ${answer}.`,
      leaves: (move, loss, isProven, opponent, wanted) =>
        `${move} cuesta ${isProven ? discs(loss) : someDiscs(loss)} y deja ${wanted} a ${SIDES[opponent]}.`,
      turnsAndLeaves: (move, opponent, wanted) =>
        `${move} convierte una victoria en derrota y deja ${wanted} a ${SIDES[opponent]}.`,
      task: (color, move) => `Juegan ${SIDES[color]}: encuentra la mejor jugada en lugar de ${move}.`,
      toTry: (color, best) => `Juegan ${SIDES[color]}: juega ${best} o prueba otra jugada.`,
      flips: (move, count, better, other) => `${move} voltea ${discs(count)}; ${better}, solo ${other}.`,
      cornerKept: (move, corner, opponent) =>
        `${move} está junto a la esquina ${corner}, pero ${SIDES[opponent]} no pueden tomarla ahora.`,
      cornerOffered: (move, corner, opponent) =>
        `Tras ${move}, ${SIDES[opponent]} pueden tomar la esquina ${corner}, pero ${move} es aun así la mejor jugada.`,
      cornerTraded: (move, corner, opponent, who, list) =>
        `Tras ${move}, ${SIDES[opponent]} pueden tomar la esquina ${corner}; con el mejor juego, luego ${who === "you" ? "tú tomas" : `${SIDES[who]} toman`} ${list}.`,
      betterStill: (move, mistake) => `${move} es mejor que ${mistake}. Otra jugada es aún mejor.`,
      betterLoses: (move, mistake, opponent, count, isProven, isStill) =>
        `${move} es mejor que ${mistake}, pero ${SIDES[opponent]} ${isStill ? "aún " : ""}${isProven ? `ganan por ${discs(count)}` : `deberían ganar por ${someDiscs(count)}`}. Otra jugada es aún mejor.`,
      betterDraws: (move, mistake) =>
        `${move} es mejor que ${mistake}, pero solo empata. Otra jugada es aún mejor.`,
      stillLoses: (opponent, count, isProven, isStill) =>
        isProven
          ? `${isStill ? "Aun así" : "Así"} ganan ${SIDES[opponent]} por ${discs(count)}.`
          : `${FIRST[opponent]} ${isStill ? "aún " : ""}deberían ganar por ${someDiscs(count)}.`,
      throws: (isProven) =>
        isProven ? "Así se escapa la victoria." : "Así probablemente se escapa la victoria.",
      draws: "Así solo queda el empate.",
      noBetter: (mistake) => `No es mejor que ${mistake}.`,
      worse: (mistake) => `Es peor que ${mistake}.`,
      found: (move) => `Muy bien: ${move} es la mejor jugada.`,
      gain: (found, mistake, count, isProven) =>
        `${found} vale ${isProven ? discs(count) : someDiscs(count)} más que ${mistake}.`,
      trying: (move) => `Examinando ${move}…`,
      withLoss: (place, loss) => `${place}. ${loss}`,
      why: "¿Por qué?",
      against: (move) => `¿Qué falla en ${move}?`,
      /** @param {"black" | "white"} color @param {string} move @param {readonly string[]} then */
      reply: (color, move, then) =>
        `${FIRST[color]} responden ${move}${then.length > 0 ? `; luego ${then.join(", ")}` : ""}.`,
      another: "Prueba otra jugada.",
      noPoints: (least) => `Ningún error de ${discs(least)} o más: bien jugado.`,
      better: (moves) => `Mejor: ${moves}`,
      played: (moves) => `Se jugó: ${moves}`,
      now: "Ahora",
      leads: {
        unknown: "aún sin revisar",
        draw: "empate, resuelto",
        even: "igualdad",
        won: (color, count) => `${SIDES[color]} ganan por ${count}, resuelto`,
        ahead: (color, count) => `${SIDES[color]} deberían ganar por ${count}`,
        beside: (color, count, other, isProven) =>
          `${SIDES[color]} ${isProven ? "ganan" : "deberían ganar"} por ${count}, no por ${other}`,
      },

      outOfBook: "Fuera del libro",
      outOf: (opening) => `Fuera del libro: ${opening}`,
      chosen: (games, moves) =>
        `En ${plural(games, { one: "# partida de torneo", other: "# partidas de torneo" })}: ${moves}.`,
      unplayed: (move) => `Nadie eligió ${move}.`,
      point: (number, color, move, count, isProven) =>
        `Jugada ${number}: ${move} de ${SIDES[color]} costó ${isProven ? "" : "unas "}${discs(count)}`,
      start: "Inicio",
      passed: (color) => `${FIRST[color]} pasan`,
      place: (number, color, move) => `Jugada ${number}, ${BARE[color]} ${move}`,
      practice: (count) =>
        plural(count, { one: "Practicarlo como problema", other: "Practicar los # como problemas" }),
      unproven: "Es una estimación, no está demostrado.",
    },

    printed: {
      record: "Planilla: cada ficha con el color de quien la puso y el número de la jugada",
      end: "Posición final",
      position: (color) => `Juegan ${BARE[color]}`,
      after: (number, color) => `Tras la jugada ${number}, juegan ${BARE[color]}`,
    },

    share: {
      title: "Compartir",
      link: "Compartir enlace",
      copyLink: "Copiar enlace",
      copyPicture: "Copiar la imagen",
      png: "Imagen, PNG",
      svg: "Dibujo, SVG",
      gif: "Animación, GIF",
      print: "Imprimir",
      embed: "Copiar un tablero para una página web",
      file: "La partida en un archivo: SGF, PGN, GGF…",
      names: "nombres",
      variations: "variantes",
      notes: "comentarios y signos",
      more: "Más",
      withNames: "Con nombres, resultado y apertura",
      withValues: "Con los valores de las jugadas",
      withDrawings: "Con tus círculos y flechas",
      withTold: "Con las marcas del análisis",
      withNumbers: "Con los números de las jugadas",
      close: "Cerrar",
      saved: "Imagen guardada.",
      pictureCopied: "Imagen copiada.",
      pictureNotCopied: "El navegador no permite copiar una imagen. Guárdala como archivo.",
      embedCopied: "Copiado. Pégalo en el HTML de una página.",
      embedTitle: "Tablero de Othello",
      missing: (parts) =>
        `En el enlace no caben: ${parts}. Guarda la partida en un archivo para conservarlo todo.`,
      pictureOfEnd: (black, white) => `Othello: negras ${black}, blancas ${white}, posición final`,
      picture: (black, white, turn) => `Othello: negras ${black}, blancas ${white}, juegan ${BARE[turn]}`,
      linkCopied: "Enlace copiado.",
      nothingToCopy: "Todavía no hay jugadas que copiar.",
      positionCopied: "Posición copiada.",
      movesCopied: "Jugadas copiadas.",
    },

    spoken: {
      played: (color, move) => `${FIRST[color]} juegan ${move}.`,
      passed: (color) => `${FIRST[color]} pasan.`,
      discs: (black, white) => `Negras ${black}, blancas ${white}.`,
      choices: (count) => plural(count, { one: "# jugada legal.", other: "# jugadas legales." }),
      refused: (square) => `${square} no es una jugada legal.`,
      sentence: (message) => (message.endsWith("…") ? message : `${message}.`),
    },

    status: {
      loading: "Cargando el motor…",
      looking: "Buscando una buena jugada…",
      yourTurn: "Tu turno",
      atStart: "Al inicio",
      playOn: "Seguir",
      showResult: "Resultado",
      pause: "Pausa",
      moveNow: "Jugar ya",
      hint: (move, lead) => `Pista: ${move} (${lead})`,
      mustPass: (who) =>
        does(who, {
          you: "No puedes jugar y debes pasar",
          one: "no puede jugar y debe pasar",
          many: "no pueden jugar y deben pasar",
        }),
      missing: (color) => `El motor no está disponible: juega también con ${SIDES[color]}`,
      thinking: (who) =>
        does(who, { you: "Estás pensando…", one: "está pensando…", many: "están pensando…" }),
      toMove: (color) => `Juegan ${BARE[color]}`,
      passed: (who, turn) => `${does(who, { you: "Pasas", one: "pasa", many: "pasan" })}. ${turn}`,
      after: (placed, all) => `Después de la jugada ${placed} de ${all}`,
    },
  };
}
