// The coach in Spanish.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "es",
  sentences: {
    "reply-key":
      "{opponent|black:Las negras|white:Las blancas} toman {squares}, la casilla que {player|you:les dejaste|black:les dejaron las negras|white:les dejaron las blancas}.",
    "reply-key-alone":
      "{opponent|black:Las negras|white:Las blancas} toman {square}, la casilla que {player|you:les dejaste|black:les dejaron las negras|white:les dejaron las blancas}; cualquier otra respuesta {rival|you:les da|black:da a las negras|white:da a las blancas} al menos {discs|one:# ficha|other:# fichas} menos.",
    "reply-key-opened":
      "{move} deja que {opponent|black:las negras|white:las blancas} tomen {square}, {player|you:tu mejor casilla|black:la mejor casilla de las negras|white:la mejor casilla de las blancas}.",
    "reply-key-alone-opened":
      "{move} deja que {opponent|black:las negras|white:las blancas} tomen {square}, {player|you:tu mejor casilla|black:la mejor casilla de las negras|white:la mejor casilla de las blancas}; cualquier otra respuesta {rival|you:les da|black:da a las negras|white:da a las blancas} al menos {discs|one:# ficha|other:# fichas} menos.",
    "reply-opened":
      "{move} deja {opponent|black:a las negras|white:a las blancas} jugar en {squares}: entonces pueden voltear {by}.",
    "reply-closed":
      "{better} habría cerrado {squares} {opponent|black:a las negras|white:a las blancas} al voltear {by}.",
    "reply-answered":
      "{opponent|black:Las negras|white:Las blancas} juegan en {square}; tras {better} {player|you:responderías|black:las negras responderían|white:las blancas responderían} con {place|corner:la esquina |square:}{answer} y más discos volteados que ahora.",
    "reply-answered-more":
      "{opponent|black:Las negras|white:Las blancas} juegan en {square}; tras {better} {player|you:responderías|black:las negras responderían|white:las blancas responderían} con {place|corner:la esquina |square:}{answer}, que voltea también {flips}.",
    "reply-unanswered":
      "{opponent|black:Las negras|white:Las blancas} juegan en {square}; tras {better} {player|you:podrías|black:las negras podrían|white:las blancas podrían} responder con {place|corner:la esquina |square:}{answer}, ahora no.",
    "reply-spent":
      "{move} es {player|you:tu respuesta|black:la respuesta de las negras|white:la respuesta de las blancas} a {square}: tras {better} aún la {player|you:tendrías|black:tendrían|white:tendrían} cuando {opponent|black:las negras|white:las blancas} jueguen en {square}.",
    "answer-lost":
      "Tras {better} {player|you:podrías|black:las negras podrían|white:las blancas podrían} responder a {reply} con {place|corner:la esquina |square:}{square}; tras {move}, no.",
    "answer-turned":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y voltean {by}, que {player|you:necesitabas|black:las negras necesitaban|white:las blancas necesitaban} para responder con {place|corner:la esquina |square:}{square}.",
    "better-lost":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y voltean {by}, que {player|you:necesitabas|black:las negras necesitaban|white:las blancas necesitaban} para jugar en {better}.",
    "better-flipped":
      "{move} voltea {by}, que {player|you:necesitabas|black:las negras necesitaban|white:las blancas necesitaban} para jugar en {better}.",
    "next-key":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y, tras {player|you:tu |other:}{answer}{player|you:|black: de las negras|white: de las blancas}, también en {square}, {player|you:tu mejor casilla|black:la mejor casilla de las negras|white:la mejor casilla de las blancas}.",
    "next-wanted":
      "Los dos quieren {square}: tras {better} sería {player|you:tuya|black:de las negras|white:de las blancas}, ahora es {opponent|black:de las negras|white:de las blancas}.",
    "next-shut":
      "{opponent|black:Las negras|white:Las blancas} juegan en {reply} y, tras {player|you:tu |other:}{answer}{player|you:|black: de las negras|white: de las blancas}, también en {square}; tras {better} eso no sería posible.",
    "move-lost":
      "Tras {better} y {other} {player|you:podrías|black:las negras podrían|white:las blancas podrían} jugar {square}; tras {move} y {reply}, no.",
    "corner-next":
      "Tras la respuesta {reply}, {opponent|black:las negras|white:las blancas} toman la esquina {square}.",
    "corner-opened":
      "{move} está junto a la esquina {square}: ahora {opponent|black:las negras|white:las blancas} pueden voltear {by} y tomar esa esquina.",
    "corner-next-beside":
      "{move} está junto a la esquina {square}: tras la respuesta {reply}, {opponent|black:las negras|white:las blancas} toman esa esquina.",
    "corner-next-answer":
      "Tras la respuesta {reply}, {player|you:tu mejor respuesta|black:la mejor respuesta de las negras|white:la mejor respuesta de las blancas} abre la esquina {square}.",
    "corner-next-each":
      "Tras la respuesta {reply}, cualquiera de {player|you:tus respuestas|black:las respuestas de las negras|white:las respuestas de las blancas} abre una esquina {opponent|black:a las negras|white:a las blancas}; la mejor {rival|you:les da|other:da} {square}{rival|you:|black: a las negras|white: a las blancas}.",
    "few-answers":
      "La respuesta {reply} solo {player|you:te deja|black:deja a las negras|white:deja a las blancas} {squares}.",
    "no-answer":
      "Tras la respuesta {reply} {player|you:no tienes|black:las negras no tienen|white:las blancas no tienen} jugada y {player|you:debes|other:deben} pasar.",
    "access-opponent":
      "Tras {move}, {opponent|black:las negras|white:las blancas} pueden jugar en {squares}; tras {better}, no.",
    "access-own":
      "Tras {better}, solo {player|you:tú puedes|black:las negras pueden|white:las blancas pueden} jugar en {squares}; tras {move} no es así.",
    "choices-unsafe":
      "Con el mejor juego, {later|3:tres|5:cinco} jugadas después, todas {player|you:tus jugadas|black:las jugadas de las negras|white:las jugadas de las blancas} abren una esquina; con la mejor jugada {best} serían seguras.",
    "choices-left":
      "Con el mejor juego, {later|3:tres|5:cinco} jugadas después, {player|you:solo puedes|black:las negras solo pueden|white:las blancas solo pueden} jugar {squares}; con la mejor jugada {player|you:tendrías|other:tendrían} {best} jugadas.",
    "choices-opened":
      "La respuesta {reply} no {player|you:te abre|black:abre a las negras|white:abre a las blancas} ninguna jugada; tras la mejor jugada, {other} abriría {best}.",
    "choices-fewer":
      "Tras la respuesta {reply}, {player|you:tienes|black:las negras tienen|white:las blancas tienen} {played|one:# jugada|other:# jugadas} y {opponent|black:las negras|white:las blancas} {theirs}; tras la mejor jugada y la respuesta {other}, {player|you:tendrías|other:tendrían} {best} y {opponent|black:las negras|white:las blancas} {instead}.",
    "choices-fewer-later":
      "Con el mejor juego, {later|3:tres|5:cinco} jugadas después, {player|you:tienes|black:las negras tienen|white:las blancas tienen} {played|one:# jugada|other:# jugadas} y {opponent|black:las negras|white:las blancas} {theirs}; con la mejor jugada {player|you:tendrías|other:tendrían} {best} y {opponent|black:las negras|white:las blancas} {instead}.",
    "choices-own":
      "Tras la respuesta {reply}, {player|you:tienes|black:las negras tienen|white:las blancas tienen} {played|one:# jugada|other:# jugadas}; tras la mejor jugada y la respuesta {other}, serían {best}.",
    "choices-own-later":
      "Con el mejor juego, {later|3:tres|5:cinco} jugadas después, {player|you:tienes|black:las negras tienen|white:las blancas tienen} {played|one:# jugada|other:# jugadas}; con la mejor jugada, serían {best}.",
    "choices-theirs":
      "Tras la respuesta {reply}, {opponent|black:las negras|white:las blancas} tienen {theirs|one:# jugada|other:# jugadas}; tras la mejor jugada y la respuesta {other}, solo {instead}.",
    "choices-theirs-later":
      "Con el mejor juego, {later|3:tres|5:cinco} jugadas después, {opponent|black:las negras|white:las blancas} tienen {theirs|one:# jugada|other:# jugadas}; con la mejor jugada, solo {instead}.",
    "can-wait":
      "{square} podía esperar: {opponent|black:las negras|white:las blancas} no pueden jugar allí, y {player|you:tú todavía puedes|black:las negras todavía pueden|white:las blancas todavía pueden} tras {better}.",
    "prevents-key": "{better} toma la casilla que querían {opponent|black:las negras|white:las blancas}.",
    "prevents-key-opened":
      "{better} toma la casilla que tras {move} sería {opponent|black:para las negras|white:para las blancas}.",
    "prevents-opened":
      "{move} habría dejado {opponent|black:a las negras|white:a las blancas} jugar en {square} volteando {by}; {better} no.",
    "prevents-closed":
      "{better} cierra {square} {opponent|black:a las negras|white:a las blancas} al voltear {by}.",
    "prevents-answered":
      "Tras {better} {player|you:puedes|black:las negras pueden|white:las blancas pueden} responder a {square} con {place|corner:la esquina |square:}{answer} y voltear más discos que tras {move}.",
    "prevents-answered-more":
      "Tras {better} {player|you:puedes|black:las negras pueden|white:las blancas pueden} responder a {square} con {place|corner:la esquina |square:}{answer}, que voltea también {flips}.",
    "prevents-spent":
      "{better} {player|you:te guarda|other:guarda} {answer}, {player|you:tu respuesta|black:la respuesta de las negras|white:la respuesta de las blancas} a {square} {opponent|black:de las negras|white:de las blancas}.",
    "prevents-unanswered":
      "Tras {better} {player|you:puedes|black:las negras pueden|white:las blancas pueden} responder a {square} con {place|corner:la esquina |square:}{answer}; tras {move} {player|you:no podrías|other:no podrían}.",
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
      "Con el mejor juego, {rival|you:tu rival toma|black:las negras toman|white:las blancas toman} la esquina {square} {ply|one:# jugada|other:# jugadas} después; tras la mejor jugada eso no ocurre.",
    "corner-missed":
      "Tras la mejor jugada {player|you:tomas|black:las negras toman|white:las blancas toman} la esquina {square} {ply|one:# jugada|other:# jugadas} después; así, con el mejor juego, no la {player|you:consigues|other:consiguen}.",
    "corner-missed-now":
      "La mejor jugada toma la esquina {square}; así {player|you:no la consigues|black:las negras no la consiguen|white:las blancas no la consiguen}.",
    "safe-moves":
      "Las jugadas seguras no regalan ninguna esquina: la mejor jugada {player|you:te deja más|black:deja más a las negras|white:deja más a las blancas}.",
    mobility:
      "La mejor jugada {player|you:te deja|black:deja a las negras|white:deja a las blancas} más jugadas para elegir, en comparación {rival|you:con tu rival|black:con las negras|white:con las blancas}.",
    frontier:
      "Las fichas junto a casillas vacías dan jugadas {rival|you:a tu rival|black:a las negras|white:a las blancas}: la mejor jugada {player|you:te deja|black:deja a las negras|white:deja a las blancas} menos, en comparación con las {rival|you:suyas|black:de las negras|white:de las blancas}.",
    "own-regions":
      "La mejor jugada {player|you:te deja|black:deja a las negras|white:deja a las blancas} más regiones donde solo {player|you:tú puedes|black:ellas pueden|white:ellas pueden} jugar.",
    stable:
      "La mejor jugada {player|you:te da|black:da a las negras|white:da a las blancas} más fichas que nadie puede voltear.",
    "pass-suffered":
      "En {ply} jugadas {rival|you:tu rival llega|black:las negras llegan|white:las blancas llegan} a jugar en {square} y {rival|you:te deja|black:dejan a las blancas|white:dejan a las negras} sin jugada{player|you:: debes|other:, que deben} pasar.",
    "pass-missed":
      "Tras la mejor jugada {player|you:llegas|black:las negras llegan|white:las blancas llegan} en {ply} jugadas a jugar en {square} y {player|you:dejas|other:dejan} {rival|you:a tu rival|black:a las negras|white:a las blancas} sin jugada{rival|you:: debe|other:, que deben} pasar.",
    "pass-missed-now":
      "{square} deja {rival|you:a tu rival|black:a las negras|white:a las blancas} sin jugada{rival|you:: debe|other:, que deben} pasar.",
    "last-move":
      "{rival|you:Tu rival hace|black:Las negras hacen|white:Las blancas hacen} la última jugada de la partida, en {square}; tras la mejor jugada la {player|you:haces tú|black:hacen las negras|white:hacen las blancas}, en {instead}.",
    "discs-lost":
      "Con el mejor juego, {rival|you:tu rival se queda|black:las negras se quedan|white:las blancas se quedan} con {squares}; tras la mejor jugada, {player|you:tú|black:las negras|white:las blancas}.",
    "edge-lost":
      "Con el mejor juego, {rival|you:tu rival se queda|black:las negras se quedan|white:las blancas se quedan} con el borde de {from} a {to}; tras la mejor jugada, {player|you:tú|black:las negras|white:las blancas}.",
    "region-last":
      "{rival|you:Tu rival ocupa|black:Las negras ocupan|white:Las blancas ocupan} la última de las casillas {squares}; tras la mejor jugada la {player|you:ocupas tú|black:ocupan las negras|white:ocupan las blancas}.",
    opening:
      "La mejor jugada se jugó aquí en {best|one:# partida conocida|other:# partidas conocidas}; {player|you:la tuya|other:esta}, en {played}.",
    "opening-named":
      "La mejor jugada lleva a la apertura {name}, jugada en {best|one:# partida conocida|other:# partidas conocidas}; {player|you:la tuya|other:esta}, en {played}.",
  },
  long: {
    refutation:
      "Cualquier otra respuesta da {opponent|black:a las negras|white:a las blancas} al menos {discs|one:# ficha|other:# fichas} menos.",
    cost: "Tras {better}, jugar en {square} costaría {opponent|black:a las negras|white:a las blancas} al menos {cost|one:# ficha|other:# fichas}.",
    decided: "Costó {loss|one:# ficha|other:# fichas}.",
    "safe-moves":
      "Tras {ply|one:# jugada|other:# jugadas} {player|you:tienes|black:las negras tienen|white:las blancas tienen} {played|one:# jugada segura|other:# jugadas seguras}; con la mejor jugada {best|one:sería #|other:serían #}.",
    mobility:
      "Durante {plies|one:# jugada|other:# jugadas} {player|you:puedes|black:las negras pueden|white:las blancas pueden} elegir de media entre {difference|one:# jugada|other:# jugadas} menos que tras la mejor jugada ({player|you:las tuyas|black:las de las negras|white:las de las blancas} menos {rival|you:las de tu rival|black:las de las negras|white:las de las blancas}).",
    frontier:
      "Tras {ply|one:# jugada|other:# jugadas} hay {difference|one:# ficha así|other:# fichas así} más que con la mejor jugada ({player|you:las tuyas|black:las de las negras|white:las de las blancas} menos {rival|you:las de tu rival|black:las de las negras|white:las de las blancas}).",
    "own-regions":
      "Tras {ply|one:# jugada|other:# jugadas} {player|you:tienes|black:las negras tienen|white:las blancas tienen} {difference|one:# región así|other:# regiones así} menos que con la mejor jugada ({player|you:las tuyas|black:las de las negras|white:las de las blancas} menos {rival|you:las de tu rival|black:las de las negras|white:las de las blancas}).",
    stable:
      "Tras {ply|one:# jugada|other:# jugadas} {player|you:tienes|black:las negras tienen|white:las blancas tienen} {difference|one:# ficha así|other:# fichas así} menos que con la mejor jugada ({player|you:las tuyas|black:las de las negras|white:las de las blancas} menos {rival|you:las de tu rival|black:las de las negras|white:las de las blancas}).",
  },
};
