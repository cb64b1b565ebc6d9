const COLORS = { black: "Negras", white: "Blancas" };
const SIDES = { black: "las negras", white: "las blancas" };

/** @param {import("../../words/numbers.js").Numbers} numbers @returns {import("../translated.js").LessonPhrases} */
export function phrases({ plural }) {
  const discs = (/** @type {number} */ count) => plural(count, { one: "# ficha", other: "# fichas" });
  return {
    chapters: {
      "first-game": {
        title: "Las reglas en cinco pasos",
        about: "Voltear, pasar, las esquinas, el final y una partida",
      },
      corners: { title: "Esquinas", about: "Las fichas que nadie puede voltear" },
      beside: { title: "Junto a una esquina", about: "Las casillas que regalan una esquina" },
      quiet: { title: "Jugadas tranquilas", about: "Menos fichas ahora, más opciones después" },
      edges: { title: "Bordes", about: "Muros sólidos y sus huecos" },
      parity: { title: "La última palabra", about: "Quién cierra cada región del tablero" },
      openings: { title: "Las primeras jugadas", about: "Qué respuestas mantienen el equilibrio" },
      leave: { title: "La esquina puede esperar", about: "Primero, lo que se podría perder" },
      offer: { title: "Entregar una esquina", about: "Cuando obtienes más a cambio" },
      wedge: { title: "La cuña", about: "Una ficha entre otras dos" },
      stoner: { title: "La trampa de Stoner", about: "Una esquina por otra" },
      access: { title: "Jugadas en reserva", about: "Casillas en las que solo puedes jugar tú" },
      swindle: { title: "Las dos casillas de un hueco", about: "Cuando el rival no puede contestar" },
      pass: { title: "Sin jugadas", about: "Haz que tu rival pase" },
      counting: { title: "Contar", about: "Las últimas casillas, hasta el final" },
      games: {
        title: "Partidas de campeones",
        about: "Diez partidas entre finalistas de campeonatos del mundo",
      },
      table: { title: "Cómo piensa el motor", about: "Su memoria, dibujada en directo" },
    },
    famous: {
      about: "Elige una partida. Recórrela a tu ritmo y mira dónde perdió más cada lado.",
      all: "Todas las partidas",
      cities: { ankara: "Ankara", athens: "Atenas", prague: "Praga", tokyo: "Tokio" },
      event: (year, city) => `Campeonato del mundo ${year}, ${city}`,
      between: (black, white) => `${black} – ${white}`,
      sides: "Lado",
      side: (color, name) => `${COLORS[color]}: ${name}`,
      plain: "Recorre la partida jugada a jugada.",
      start: (name) => `Recorre la partida jugada a jugada, o ve a las jugadas que más costaron a ${name}.`,
      move: (number, color, move) => `Jugada ${number}: ${COLORS[color]} ${move}.`,
      opening: (name) => `Esta apertura se llama ${name}.`,
      corner: (color) => `${COLORS[color]} toman la primera esquina.`,
      passes: (color) => `${COLORS[color]} pasan.`,
      next: "Siguiente momento clave",
      onward: "Siguiente comentario",
      end: "Al final",
      won: (name, own, other) => `${name} gana ${own} a ${other}.`,
      draw: "Empate, 32 a 32.",
    },
    lessons: {
      title: "Aprender",
      about:
        "Lecciones breves sobre el tablero. Coloca una ficha donde se te pida: aquí puedes probar sin miedo a equivocarte.",
      groups: {
        first: "Tu primera partida",
        strategy: "Estrategia",
        corners: "En torno a las esquinas",
        endgame: "El final",
      },
      champions: "Campeones",
      behind: "Entre bastidores",
      all: "Todas las lecciones",
      back: "Atrás",
      next: "Siguiente",
      skip: "Saltar",
      done: "Listo",
      again: "Otra vez",
      play: "Jugar mi primera partida",
      learned: "completada",
      reveal: "Solución",
      lines: { played: "Jugada", best: "Mejor" },
      stepBack: "Una jugada atrás",
      stepForward: "Una jugada adelante",
      find: (color) => `De una partida real. Juegas con ${SIDES[color]}: encuentra la mejor jugada.`,
      mistake: (color, move, count, best) =>
        `${best} es lo mejor. En la partida, ${SIDES[color]} jugaron ${move} y perdieron ${discs(count)}.`,
      found: "¡Bien!",
      comesAgain: "Volverás a encontrar esta posición en Entrenar.",
      place: (step, steps) => `Paso ${step} de ${steps}`,
      turned: (color, square, count) =>
        `${COLORS[color]} ${square}: ${plural(count, { one: "# ficha volteada", other: "# fichas volteadas" })}.`,
      missed: (turned) => `${turned} Hay algo mejor. Prueba otra casilla.`,
      unmarked: (turned) => `${turned} Juega en la casilla marcada.`,
    },
    steps: {
      flip: {
        about:
          "Se coloca una ficha por turno, de modo que entre ella y otra ficha tuya quede una fila recta del otro color. Todo lo que queda en medio se voltea: en horizontal, en vertical y en diagonal.",
        task: "Juegas con negras. Coloca una ficha en uno de los puntos.",
        right:
          "La ficha blanca que quedó entre tus dos fichas ahora es negra. Cada jugada debe voltear al menos una ficha.",
      },
      pass: {
        about:
          "A veces un jugador no tiene ninguna casilla donde voltear algo. Entonces pasa, y el otro vuelve a jugar. Nadie puede pasar por gusto.",
        task: "Juega en la casilla marcada, g6, y mira qué pueden hacer las blancas.",
        right: "Las blancas no tenían jugada y pasaron. Te toca otra vez.",
      },
      corner: {
        about:
          "Una ficha en la esquina no tiene casillas a ambos lados en ninguna dirección, así que nadie podrá voltearla jamás. Desde una esquina se aseguran filas enteras.",
        task: "Tienes una esquina a tu alcance. Tómala.",
        right: "Esa ficha es tuya hasta el final de la partida, igual que toda fila que crezca desde ella.",
      },
      count: {
        about:
          "La partida termina cuando nadie puede jugar, casi siempre porque el tablero está lleno. Gana quien tiene más fichas. Si quedan casillas vacías, cuentan para quien gana.",
        task: "Queda una casilla, y es tuya.",
        right: (black, white) =>
          `El tablero está lleno: ${black} fichas negras y ${white} blancas. Ganas tú.`,
      },
      play: {
        about:
          "Y esas son todas las reglas. Tu primer rival es amable y se equivoca como cualquier principiante. Los puntos muestran dónde puedes colocar una ficha, y con Deshacer vuelves atrás cuanto quieras.",
        task: "¿Empezamos?",
      },
      take: {
        about:
          "Una esquina no se puede voltear nunca, y tampoco las fichas unidas a ella a lo largo de un borde. Esas fichas se llaman estables. Una esquina suele valer más que diez fichas en otro sitio.",
        task: "Juegan blancas, y van perdiendo. ¿Cuál es la jugada más importante?",
        right: "La esquina. Cualquier otra jugada sería mucho peor, por muchas fichas que volteara.",
      },
      diagonal: {
        about:
          "Las casillas pegadas a una esquina en diagonal se llaman casillas X. Quien juega ahí con la esquina vacía le abre el paso al rival. Tientan porque suelen voltear muchas fichas.",
        task: "Juegan blancas. g2 es la que más fichas voltea. Busca algo más seguro.",
        right: "Bien visto. g2 habría abierto la esquina h1, y eso cuesta mucho más de lo que da.",
        trap: "Esa es la casilla X. Ahora las negras tienen la esquina h1 a su alcance. Prueba otra.",
      },
      flank: {
        about:
          "Las casillas del borde pegadas a una esquina se llaman casillas C. Son más débiles de lo que parecen: una ficha ahí a menudo se puede atacar a lo largo del borde, y entonces cae la esquina.",
        task: "Juegan negras. h2 es tentadora. ¿Qué hay mejor?",
        right: "Eso es: lejos del borde, donde no se regala nada.",
        trap: "Una casilla C. Las blancas la atacarán a lo largo del borde. Prueba otra.",
      },
      inside: {
        about:
          "En el medio juego, cuenta las jugadas, no las fichas. A quien le quedan pocas pronto le toca hacer una mala. Una jugada tranquila voltea pocas fichas, en medio de las demás, y no le abre nada nuevo al rival.",
        task: "Juegan blancas. Encuentra la jugada tranquila.",
        right: "Una sola ficha volteada, en medio de las demás, y las negras tienen menos jugadas que antes.",
        trap: "Eso voltea muchas fichas por fuera, y contra cada una pueden jugar las negras. Prueba otra.",
      },
      one: {
        about:
          "Las fichas de fuera, la llamada frontera, son aquellas contra las que juega el rival. Cuantas menos tengas ahí, menos jugadas tendrá.",
        task: "Juegan blancas. Una jugada tranquila es mejor que todas las demás.",
        right:
          "Una sola ficha volteada. Las negras tienen ahora diez jugadas; tras e2 habrían tenido quince.",
        trap: "Eso levanta por fuera un muro de fichas blancas contra el que pueden jugar las negras. Prueba otra.",
      },
      along: {
        about:
          "Los bordes son más fuertes que el centro, porque ahí una ficha solo se puede voltear a lo largo del borde. Pero un borde solo vale la pena si lleva a una esquina o se la quita al rival.",
        task: "Juegan negras. ¿Qué borde?",
        right: "Rompe el borde de las blancas de a1 a a8, por donde ya no pueden avanzar.",
        trap: "Ese borde les da a las blancas la esquina a1. Prueba otra jugada.",
      },
      gap: {
        about:
          "Un hueco en un borde es un sitio por donde entrar: una ficha que encaja entre otras dos no se puede voltear por ningún lado. Una jugada así se llama cuña.",
        task: "Juegan blancas. ¿Dónde está el hueco?",
        right: "La ficha encaja y todo el borde se vuelve blanco, unido a la esquina.",
      },
      hole: {
        about:
          "Hacia el final, las casillas vacías se reparten en regiones. En una región con un número impar de casillas, quien empieza hace también la última jugada, y nadie puede contestarla. Los buenos jugadores procuran tener la última palabra en todas partes.",
        task: "Juegan negras. Una región tiene una sola casilla.",
        right: "Ahí nadie puede contestar, y ahora las blancas deben empezar en otra región.",
      },
      three: {
        about:
          "Con tres casillas pasa lo mismo: tú, tu rival y tú otra vez. Déjale las regiones pares al rival, que tendrá que abrirlas.",
        task: "Juegan negras. Empieza en la región de tres, por la casilla correcta.",
        right: "Si las blancas contestan ahí, cierras la región y tienes la última palabra.",
      },
      "first-reply": {
        about:
          "Las primeras jugadas de las negras son todas iguales; las respuestas de las blancas, no. Hay tres: perpendicular, diagonal y paralela. La paralela pone dos filas una junto a otra y deja todo el exterior a las negras.",
        task: "Juegas con blancas, y las negras han jugado f5. Dos de tus tres respuestas son buenas. Juega una de ellas.",
        right: "Buena elección. d6 y f6 mantienen la igualdad; la paralela f4 cuesta cinco fichas o más.",
        trap: "Es la apertura paralela, y las negras quedan mejor. Prueba otra jugada.",
      },
      waiting: {
        about:
          "Una esquina a la que el rival no puede llegar no se escapa. Toma primero lo que se podría perder y vuelve luego por la esquina.",
        task: "Juegan blancas. Las negras no pueden llegar a a8. ¿Qué es más urgente?",
        right: "Las negras siguen sin poder tomar a8, y ganas por más: por 8 en lugar de 2.",
        trap: "Esa esquina podía esperar: las negras no llegan. Prueba otra casilla.",
      },
      sacrifice: {
        about:
          "Una esquina vale mucho, pero no lo es todo. Puedes dejarle una al rival si obtienes más a cambio: otra esquina, una región entera o la última jugada.",
        task: "Juegan blancas. Una jugada permite a las negras tomar a1, y es la única que gana.",
        right: "Las negras pueden tomar a1. Al final ganas por 8, y h8 sigue siendo tuya.",
        trap: "Tienes la esquina, y las negras ganan por 14. Prueba otra casilla.",
      },
      between: {
        about:
          "En un borde, una ficha entre dos del rival está a salvo por los dos lados. Esta cuña suele darte una esquina y quita jugadas al rival.",
        task: "Juegan negras. Puedes tomar h1, pero otra jugada en ese borde es mejor.",
        right: "Ahora las blancas no tienen ninguna jugada. Tomar h1 de inmediato habría perdido.",
        trap: "La esquina llega demasiado pronto: las blancas juegan h7 y cierran el borde. Prueba otra casilla.",
      },
      "two-corners": {
        about:
          "La trampa de Stoner entrega una esquina por otra. Juegas en diagonal junto a una esquina y luego atacas por el borde: si el rival ha tomado la primera esquina, la otra es tuya.",
        task: "Juegan blancas. Tiende la trampa, en diagonal junto a una esquina.",
        right: "Si las negras toman h8, juegas h7 y después tomas h1. Ganas por 8.",
        trap: "Eso da a las negras la esquina h1, y tú no obtienes ninguna a cambio. Prueba otra casilla.",
      },
      "own-region": {
        about:
          "Las casillas vacías en las que solo puedes jugar tú son jugadas en reserva. No las gastes pronto: juega antes las demás, y el rival se quedará sin jugadas.",
        task: "Juegan negras. Las blancas no pueden jugar en g8 ni en h8. ¿Dónde juegas?",
        right: "Las blancas contestan, luego tienen que pasar, y g8 y h8 son tuyas.",
        trap: "Ahí las blancas no pueden jugar de todos modos: guárdalo para después. Prueba otra casilla.",
      },
      pair: {
        about:
          "Donde quedan dos casillas vacías juntas, lo normal es una para cada lado. Juega en una de modo que el rival no pueda entrar en la otra, y las dos serán tuyas.",
        task: "Juegan blancas. Junto a la esquina h8 hay dos casillas vacías. ¿Cuál va primero?",
        right: "Las negras no pueden jugar h8, y tú sí, más tarde. Las dos casillas son tuyas.",
      },
      "no-move": {
        about:
          "Quien no puede jugar pasa, y el otro juega dos veces seguidas. Cerca del final eso invierte la paridad: busca jugadas que no dejen nada al rival.",
        task: "Juegan negras. Encuentra la jugada tras la cual las blancas deben pasar.",
        right:
          "Las blancas han tenido que pasar, y vuelves a jugar tú. Ganas por 14; con a8 habrías ganado por 2.",
        trap: "Las blancas aún pueden jugar, y ganas por menos. Prueba otra casilla.",
      },
      "last-five": {
        about:
          "Con cinco o seis casillas libres, ninguna regla es mejor que contar. Sigue cada una de tus jugadas hasta el final, con las mejores respuestas, y cuenta las fichas.",
        task: "Juegan blancas. Quedan cinco casillas, y solo una jugada gana.",
        right: "Ganas por 4. Con b8 habrías perdido por 6.",
        trap: "Contando hasta el final, eso pierde por 6. Prueba otra casilla.",
      },
    },
  };
}
