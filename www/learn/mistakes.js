// Mistakes of real games, with the lines of the move played and of the best one. Written by scripts/lesson-mistakes.mjs, which says
// how they are picked.

/**
 * A mistake as it is kept.
 * @typedef {object} KeptMistake
 * @property {import("../package/flipside.js").CoachReason["kind"]} kind of the coach's first reason
 * @property {string} position before the move
 * @property {string} played its score and its moves, passes as `ps`
 * @property {string} best the same of the best line
 */

/** By chapter. @type {Readonly<Record<string, readonly KeptMistake[]>>} */
export const MISTAKES = Object.freeze({
  corners: [
    {
      kind: "corner-missed",
      position: "--XXXX----XXXX---OXXXX--OOXOXX--XOXOXX--OXOOXX----OOXO----OOOOO- X",
      played: "-24 a3a2b7g6g5h4h6g4g3a8a7b8g7b2a1h3h5b1g2h1",
      best: "-4 a7b2a1a8b8b7h8g5h4g4h5h3a2h6a3b1g7g3g2h1",
    },
    {
      kind: "corner-missed",
      position: "-------------O-------O-----OOOXX--OOOOXX----XOOX----XO-X---X-O-- X",
      played: "-10 e8c8e3d3c2d6c3g8c6c4d7d2b3b4a4b5b7a5a6c7",
      best: "9 e2g2d3d7h1e3c6c4d2c7g1d1c3c2c1b1b3g3b4b2",
    },
    {
      kind: "corner-missed",
      position: "-O--O-----OOOO--XXXOOOO-XXOOOOOO-OXXXXXXOOXXOOX---XXXX----X-XO-- X",
      played: "-24 f1g1h3a5a7h7h6h2b2d8g8a1d1c1a2a8g7h8g2h1",
      best: "-6 a5b7h3a2a8b2g8h7h6h2a1a7c1b8d1d8f1h8g7g2",
    },
  ],
  beside: [
    {
      kind: "corner-given",
      position: "---------------------------OX-OX---OOOOX---OOXXX----XX-------X-- O",
      played: "-28 h7h8f4c5c7c6d7g3h3h2b4b5a4b6c4a5a6g7e8d8",
      best: "-5 f4g3e8f3h3h2g8d3d2c4c3e2c5d1f1f2e3c2g2b6",
    },
    {
      kind: "corner-given",
      position: "--------------------OX-O---OOOO----XXXO----XXXXO---OOX------O--- X",
      played: "-7 h5h4g7g3c3c4d3c2b4h8h7d2c8b5e2e1f2f1g2b3",
      best: "12 h4g3e2d3h5c7f2f8c3c4g7d2c5b5e1c2b3a4a3d1",
    },
    {
      kind: "corner-given",
      position: "------O----XOO------XXXX---OOXXX-XXXXXOXOOXOXOOX--XXOOO---XO---- O",
      played: "-22 c4h8h7g8g2d1e1c3b3d3c2b4a4c1b1e8f8f1b2a1",
      best: "-8 a5d3e8d1c3c4c1c2g2e1f1b4a3h1b3a4h2b1h7b2",
    },
  ],
  quiet: [
    {
      kind: "mobility",
      position: "------------X------XXXXX---XXOXO-OOOOXOO--OOOOXO----OO---------- X",
      played: "-21 a5h2g7f2f1b4b3c4c3d2c2g2g8d7h1e8h7h8b7f8",
      best: "3 h7c4d8f8c3d2d7g2b3c7e1f1c2b4d1f2h1a2g1h2",
    },
    {
      kind: "frontier",
      position: "-----------X-------XXXOO--OOXOOO-XXOXXXO--XOOOOO--XOOO-O---X-O-- X",
      played: "-20 b4b6c8e8g8b7g7c1d1e1e2c2c3f2f1h8a8b8b1b3",
      best: "4 c8e2c2c3e8b4f2a5g8b7b6a6a8b8a7h8g7f1e1b1",
    },
    {
      kind: "mobility",
      position: "--X-O-----XOO---OOOOOO--OOOXXXX-OOOXXX--OOXXXX------------------ X",
      played: "-36 d1b1b2c7c8g3f2d7h3f1e7h5g2g5h4h6h7g6b7e8",
      best: "-12 b2d7g3f2d1e7f1a1e8f8g8f7g6g5h6b1a2h5h4g1",
    },
  ],
  edges: [
    {
      kind: "stable",
      position: "-X-OOOO-O-XOOOOXOOXXOOOXOXXOOOOXOXXOOXOXOOOXOXXXO-XOOX------O--- X",
      played: "-6 c8d8b8g8b7a8f8b2a1c1h1h7g7h8",
      best: "10 f8c8d8g8b2g7b7b8c1a8h1a1h7h8",
    },
    {
      kind: "stable",
      position: "--OOOO--O-OOO--XOOOXOXXXOXOXOXXXOXXXXXOXOXXXXXOXO-XXXXXX----XX-X O",
      played: "-16 c8d8g8b7f2g2g1h1b8a8psb1b2a1",
      best: "8 g8f2c8b7g1b2d8b1a1g2h1b8a8",
    },
    {
      kind: "stable",
      position: "-O--OOO-O-OXXO--OOXOXXXXOXOOOOOXOXXOXOXXOXXOOOXXO-OOOO---OOOOO-- O",
      played: "-8 g2h1h2d1c1a1b2a8b7g8h7h8g7",
      best: "16 c1g7d1g2h8g8h7a8b7a1h1b2h2",
    },
  ],
  parity: [
    {
      kind: "last-move",
      position: "--XXXXX-XOOOOX--XOXOXXOXXXXXOXOOXOXXOXOXXOXXOOXXXXOOXO--XXXXXXXX O",
      played: "-34 h7g7g2b1h2h1",
      best: "-10 g2h1h2b1a1g7h7",
    },
    {
      kind: "last-move",
      position: "--OOOO----OOOO--XOOOOOOOXXOOOOOOXXXXOOOOXXXXXOOOX-OXXO------XO-- O",
      played: "-40 d8g2b7a8b8c8g1h1h2b1b2a2psg7h8h7psg8psa1",
      best: "-16 b7g7c8a2d8a8b8b2g8h8h7h2a1b1g2g1h1",
    },
    {
      kind: "pass-suffered",
      position: "XOOOOO---XOXOOO-OXXOOOX-OOXXOXX-OOOOXXX-OOOXXXX-OOXXXX----XXXX-- X",
      played: "-26 g1h2b8a8h3h1psa2psg8g7h8h7h6h5h4",
      best: "-12 h2a2g1h4h3h6h5h1b8a8g7g8h7h8",
    },
  ],
});
