// The coach in Spanish.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "es",
  sentences: {
    "reply-key": "{opponent|black:Las negras|white:Las blancas} toman {squares}, la casilla que les dejaste.",
    "reply-key-alone":
      "{opponent|black:Las negras|white:Las blancas} toman {square}, la casilla que les dejaste; cualquier otra respuesta les da al menos {discs|one:# ficha|other:# fichas} menos.",
    "reply-key-opened":
      "{move} deja que {opponent|black:las negras|white:las blancas} tomen {square}, tu mejor casilla.",
    "reply-key-alone-opened":
      "{move} deja que {opponent|black:las negras|white:las blancas} tomen {square}, tu mejor casilla; cualquier otra respuesta les da al menos {discs|one:# ficha|other:# fichas} menos.",
    "reply-opened":
      "{move} deja {opponent|black:a las negras|white:a las blancas} jugar en {squares}: ahora pueden voltear {by}.",
    "reply-closed":
      "{better} habría cerrado {squares} {opponent|black:a las negras|white:a las blancas} al voltear {by}.",
    "reply-answered":
      "{opponent|black:Las negras|white:Las blancas} juegan en {square}; tras {better} eso sería más débil, pues respondes con {answer}.",
    "reply-answered-more":
      "{opponent|black:Las negras|white:Las blancas} juegan en {square}; tras {better} responderías con {place|corner:la esquina |square:}{answer}, que voltea también {flips}.",
    "reply-unanswered":
      "{opponent|black:Las negras|white:Las blancas} juegan en {square}; tras {better} podrías responder con {place|corner:la esquina |square:}{answer}, ahora no.",
    "reply-spent":
      "{move} es tu respuesta a {square}: tras {better} aún la tendrías cuando {opponent|black:las negras|white:las blancas} jueguen en {square}.",
    "answer-lost":
      "Tras {better} podrías responder a {reply} con {place|corner:la esquina |square:}{square}; tras {move}, no.",
    "answer-turned":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y voltean {by}, que necesitabas para responder con {place|corner:la esquina |square:}{square}.",
    "better-lost":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y voltean {by}, que necesitabas para jugar en {better}.",
    "better-flipped": "{move} voltea {by}, que necesitabas para jugar en {better}.",
    "next-key":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y, tras tu {answer}, también en {square}, tu mejor casilla.",
    "next-wanted":
      "Los dos quieren {square}: tras {better} sería tuya, ahora es de {opponent|black:las negras|white:las blancas}.",
    "next-shut":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y, tras tu {answer}, también en {square}; tras {better} no podrían ir allí.",
    "move-lost": "Tras {better} podrías seguir con {square}; tras {move} esa jugada ya no existe.",
    "corner-next": "Tras {reply}, {opponent|black:las negras|white:las blancas} toman la esquina {square}.",
    "corner-opened":
      "{move} es una casilla {beside|x:X|c:C}: ahora {opponent|black:las negras|white:las blancas} pueden voltear {by} y tomar la esquina {square}.",
    "corner-next-beside":
      "{move} es una casilla {beside|x:X|c:C}: tras {reply}, {opponent|black:las negras|white:las blancas} toman la esquina {square}.",
    "corner-next-each":
      "Tras {reply}, cualquiera de tus respuestas abre una esquina {opponent|black:a las negras|white:a las blancas}; la mejor les da {square}.",
    "few-answers": "{reply} solo te deja {squares}.",
    "no-answer": "Tras {reply} no tienes jugada y debes pasar.",
    "can-wait":
      "{square} podía esperar: {opponent|black:las negras|white:las blancas} no pueden jugar allí, y tú todavía puedes tras {better}.",
    "prevents-key": "{better} toma la casilla que querían {opponent|black:las negras|white:las blancas}.",
    "prevents-key-opened":
      "{better} toma la casilla que tras {move} sería {opponent|black:para las negras|white:para las blancas}.",
    "prevents-opened":
      "{move} habría dejado {opponent|black:a las negras|white:a las blancas} jugar en {square} volteando {by}; {better} no.",
    "prevents-closed":
      "{better} cierra {square} {opponent|black:a las negras|white:a las blancas} al voltear {by}.",
    "prevents-answered":
      "{square}, la mejor respuesta {opponent|black:de las negras|white:de las blancas} a {move}, es más débil tras {better}: respondes con {answer}.",
    "prevents-answered-more":
      "Tras {better} puedes responder a {square} con {place|corner:la esquina |square:}{answer}, que voltea también {flips}.",
    "prevents-spent":
      "{better} te guarda {answer}, tu respuesta a {square} {opponent|black:de las negras|white:de las blancas}.",
    "prevents-unanswered":
      "Tras {better} puedes responder a {square} con {place|corner:la esquina |square:}{answer}; tras {move} no podrías.",
    "only-win": "Solo {square} gana.",
    "only-draw": "Solo {square} salva el empate.",
    "only-move": "Todas las jugadas salvo {square} pierden al menos {discs|one:# ficha|other:# fichas}.",
    "decided-win":
      "{turn|black:Las negras|white:Las blancas} dejaron escapar la victoria con {move}; {better} la habría conservado.",
    "decided-draw":
      "{turn|black:Las negras|white:Las blancas} dejaron escapar el empate con {move}; {better} lo habría conservado.",
    "decided-most":
      "{move}, {turn|black:de las negras|white:de las blancas}, fue lo que más costó; {better} era mejor.",
    "corner-given":
      "{ply|one:# jugada|other:# jugadas} después, tu rival toma la esquina {square}; tras la mejor jugada eso no ocurre.",
    "corner-missed":
      "Tras la mejor jugada tomas la esquina {square} {ply|one:# jugada|other:# jugadas} después; así no la consigues.",
    "corner-missed-now": "La mejor jugada toma la esquina {square}; así no la consigues.",
    "safe-moves": "Guarda jugadas seguras, que no regalan ninguna esquina: la mejor jugada te deja más.",
    mobility: "Te quedas corto de jugadas: juega de modo que tú tengas muchas y tu rival pocas.",
    "mobility-compared": "La mejor jugada te deja más jugadas para elegir, en comparación con tu rival.",
    frontier:
      "Demasiado expuesto: tras la mejor jugada, menos fichas tuyas tocan casillas vacías, en comparación con las de tu rival.",
    "own-regions": "Conserva regiones donde solo tú puedas jugar: tras la mejor jugada tienes más.",
    stable: "Piensa en las fichas que nadie puede voltear: la mejor jugada te da más.",
    "pass-suffered": "Tu rival llega a jugar en {square} y te deja sin jugada: debes pasar.",
    "pass-missed":
      "Tras la mejor jugada llegas a jugar en {square} y dejas a tu rival sin jugada: debe pasar.",
    "pass-missed-now": "{square} deja a tu rival sin jugada: debe pasar.",
    "last-move":
      "Tu rival hace la última jugada de la partida, en {square}; tras la mejor jugada la haces tú, en {instead}.",
    "discs-lost": "Con el mejor juego, tu rival se queda con {squares}; tras la mejor jugada, tú.",
    "edge-lost":
      "Con el mejor juego, tu rival se queda con el borde de {from} a {to}; tras la mejor jugada, tú.",
    "region-last": "Tu rival ocupa la última de las casillas {squares}; tras la mejor jugada la ocupas tú.",
    opening:
      "La mejor jugada se jugó aquí en {best|one:# partida conocida|other:# partidas conocidas}; la tuya, en {played}.",
    "opening-named":
      "La mejor jugada lleva a la apertura {name}, jugada en {best|one:# partida conocida|other:# partidas conocidas}; la tuya, en {played}.",
  },
  long: {
    refutation:
      "Cualquier otra respuesta da {opponent|black:a las negras|white:a las blancas} al menos {discs|one:# ficha|other:# fichas} menos.",
    cost: "Tras {better}, jugar en {square} costaría {opponent|black:a las negras|white:a las blancas} al menos {cost|one:# ficha|other:# fichas}.",
    decided: "Costó {loss|one:# ficha|other:# fichas}.",
    "safe-moves":
      "Tras {ply|one:# jugada|other:# jugadas} tienes {played|one:# jugada segura|other:# jugadas seguras}; con la mejor jugada {best|one:sería #|other:serían #}.",
    mobility:
      "Durante {plies|one:# jugada|other:# jugadas} puedes elegir de media entre {difference|one:# jugada|other:# jugadas} menos que tras la mejor jugada (las tuyas menos las de tu rival).",
    frontier:
      "Tras {ply|one:# jugada|other:# jugadas} tienes {difference|one:# ficha|other:# fichas} más junto a casillas vacías que con la mejor jugada (las tuyas menos las de tu rival).",
    "own-regions":
      "Tras {ply|one:# jugada|other:# jugadas} tienes {difference|one:# región así|other:# regiones así} menos que con la mejor jugada (las tuyas menos las de tu rival).",
    stable:
      "Tras {ply|one:# jugada|other:# jugadas} tienes {difference|one:# ficha así|other:# fichas así} menos que con la mejor jugada (las tuyas menos las de tu rival).",
  },
};
