// The coach in Spanish.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "es",
  sentences: {
    "corner-given":
      "{ply|one:# jugada|other:# jugadas} después, tu rival toma la esquina {square}; tras la mejor jugada eso no ocurre.",
    "corner-missed":
      "Tras la mejor jugada tomas la esquina {square} {ply|one:# jugada|other:# jugadas} después; así no la consigues.",
    "corner-missed-now": "La mejor jugada toma la esquina {square}; así no la consigues.",
    "x-square":
      "{square} está junto a la esquina vacía {corner}, en la diagonal, y eso puede abrirla a tu rival.",
    "c-square":
      "{square} está en el borde, junto a la esquina vacía {corner}, y eso puede abrirla a tu rival.",
    replies:
      "Tu rival puede elegir entre {played|one:# jugada|other:# jugadas}; tras la mejor jugada {best|one:sería #|other:serían #}.",
    choices:
      "Tras {ply|one:# jugada|other:# jugadas} puedes elegir entre {played|one:# jugada|other:# jugadas}; con la mejor jugada {best|one:sería #|other:serían #}.",
    "safe-moves":
      "Tras {ply|one:# jugada|other:# jugadas} tienes {played|one:# jugada segura, que no regala|other:# jugadas seguras, que no regalan} ninguna esquina; con la mejor jugada {best|one:sería #|other:serían #}.",
    "opponent-safe-moves":
      "Tras {ply|one:# jugada|other:# jugadas} tu rival tiene {played|one:# jugada segura, que no regala|other:# jugadas seguras, que no regalan} ninguna esquina; con la mejor jugada {best|one:sería #|other:serían #}.",
    mobility:
      "Te quedas corto de jugadas: durante {plies|one:# jugada|other:# jugadas} puedes elegir de media entre {difference|one:# jugada|other:# jugadas} menos que tras la mejor jugada (las tuyas menos las de tu rival).",
    "pass-suffered": "{ply|one:# jugada|other:# jugadas} después no tienes jugada y debes pasar.",
    "pass-missed":
      "Tras la mejor jugada, {ply|one:# jugada|other:# jugadas} después tu rival no tiene jugada y debe pasar.",
    frontier:
      "Tus fichas quedan más expuestas y dan jugadas a tu rival: tras {ply|one:# jugada|other:# jugadas} tienes {difference|one:# ficha|other:# fichas} más junto a casillas vacías que con la mejor jugada (las tuyas menos las de tu rival).",
    "own-regions":
      "Tras {ply|one:# jugada|other:# jugadas} tienes {difference|one:# región|other:# regiones} menos donde solo tú puedes jugar que con la mejor jugada (las tuyas menos las de tu rival).",
    stable:
      "Tras {ply|one:# jugada|other:# jugadas} tienes {difference|one:# ficha|other:# fichas} menos que nadie puede voltear que con la mejor jugada (las tuyas menos las de tu rival).",
    parity:
      "La jugada está en una región de {played|one:# casilla vacía|other:# casillas vacías}, un número par; la mejor jugada está en una de {best}, un número impar.",
    "last-move": "Tu rival hace la última jugada de la partida; tras la mejor jugada la haces tú.",
    opening:
      "La mejor jugada se jugó aquí en {best|one:# partida conocida|other:# partidas conocidas}; la tuya, en {played}.",
    "opening-named":
      "La mejor jugada lleva a la apertura {name}, jugada en {best|one:# partida conocida|other:# partidas conocidas}; la tuya se jugó en {played}.",
  },
};
