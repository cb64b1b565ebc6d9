// Mistakes of real games, with the lines of the move played and of the best one. Written by scripts/lessons/mistakes.mjs, which has those
// that were chosen.

/**
 * A mistake as it is kept.
 * @typedef {object} KeptMistake
 * @property {import("../../package/flipside.js").CoachReason["kind"]} kind of the coach's reason that is told
 * @property {string} position before the move
 * @property {string} played its score and its moves, passes as `ps`
 * @property {string} best the same of the best line
 */

/** By chapter. @type {Readonly<Record<string, readonly KeptMistake[]>>} */
export const MISTAKES = Object.freeze({
  corners: [
    {
      kind: "corner-missed",
      position: "-OOOOOO--OOXXO--XXOOOX-OXXXOOXX-XXXXXOXXXXOOOOO-X-OXXO---OOOOO-- X",
      played: "-8 h6g3g7b7g2h1h2h4a8h8g8h7a2a1",
      best: "2 a1g2g3h4h7a2b7a8h1h6h2psg7g8psh8",
    },
    {
      kind: "corner-missed",
      position: "---XOOOX--XXOOOXXXXOOXOX--XXXOXX--XXXXXX--XOOXXX--XOOXXX-------- O",
      played: "6 b6b5a4f8d8a5e8a6b2a1c1b8c8b7a8b1b4a7a2psg8h8",
      best: "18 f8c8d8g8h8e8b8b7b5b4a4a5a8a7b6a6a2b2a1b1c1",
    },
    {
      kind: "stable",
      position: "-X--XXX---XXXX--XXOXXOXXXXOOXOXXXXOOOXXXXOOXXOXXO-OOOXXX-OOOO-X- X",
      played: "-14 f8h8a8h2g2h1b7c1b2d1psa2a1",
      best: "-4 a8f8b2d1c1a1a2h1b7h8g2h2",
    },
  ],
  beside: [
    {
      kind: "corner-given",
      position: "---------------------------OX-OX---OOOOX---OOXXX----XX-------X-- O",
      played: "-28 h7h8f4c5c7c6d7g3b4e8h3h2",
      best: "-6 f4g3e8f3g8d7d8e3h3h2",
    },
    {
      kind: "corner-given",
      position: "--------------------OX-O---OOOO----XXXO----XXXXO---OOX------O--- X",
      played: "-8 h5h4g7h8h7g3c3g8f8d8d3c2",
      best: "12 h4g3e2d3h5f8g7c4f2e1c2c3",
    },
    {
      kind: "safe-moves",
      position: "------O----XOO------XXXX---OOXXX-XXXXXOXOOXOXOOX--XXOOO---XO---- O",
      played: "-21 c4h8h7g8g2d3b4d1e1b3e8f8",
      best: "-9 a5d3c4b4e8c3d1c2g2h8h7e1",
    },
  ],
  quiet: [
    {
      kind: "mobility",
      position: "------------X------XXXXX---XXOXO-OOOOXOO--OOOOXO----OO---------- X",
      played: "-22 a5h2g7f2b7c4b4c3c2d2d8e8",
      best: "6 h7c4d8f8c3d2d7g2e1c2c7",
    },
    {
      kind: "frontier",
      position: "-----------X-------XXXOO--OOXOOO-XXOXXXO--XOOOOO--XOOO-O---X-O-- X",
      played: "-17 b4b6c8e8g8a5a4b7g7d1c3e2",
      best: "6 c8e2c2c3e8b4a4d1b6c1f1",
    },
    {
      kind: "frontier",
      position: "--X-O-----XOO---OOOOOO--OOOXXXX-OOOXXX--OOXXXX------------------ X",
      played: "-36 d1b1b2c7c8g3h2b7f2g2a2a1",
      best: "-13 b2d7g3f2d1a1f1e7c7b1a2d8",
    },
  ],
  edges: [
    {
      kind: "stable",
      position: "OXOOO---OOOOOO--XOOXOOO-XOXOOOOOXOXOOXO-OOOXXOX--OXXXX------XXX- X",
      played: "-24 h3c8a8b8d8a7h6h2f1g1g2h1psh5psg7h7h8",
      best: "-6 b8h7h6h5h2a8a7c8d8h8h3h1g2g7f1g1",
    },
    {
      kind: "discs-lost",
      position: "--OOOO--O-OOO--XOOOXOXXXOXOXOXXXOXXXXXOXOXXXXXOXO-XXXXXX----XX-X O",
      played: "-16 c8d8g8b7f2g2g1h1b8a8psb1b2a1",
      best: "8 g8f2c8b7g1b2d8b1a1b8a8g2h1",
    },
    {
      kind: "discs-lost",
      position: "-O--OOO-O-OXXO--OOXOXXXXOXOOOOOXOXXOXOXXOXXOOOXXO-OOOO---OOOOO-- O",
      played: "-8 g2c1d1h1h2a1b2a8b7g8h7h8g7",
      best: "16 c1g7d1g2h8g8h7a8b7a1h1b2h2",
    },
  ],
  openings: [
    {
      kind: "mobility",
      position: "---------------------------OX------OX------OX------------------- X",
      played: "-6 c3f5c6d7f4c5e7c7f6f8c4d3",
      best: "7 c5f6c4b5c6b6f5b4e7f8d7d3",
    },
    {
      kind: "frontier",
      position: "------------------OX-------OX------XO--------------------------- X",
      played: "-13 b3e3f3e2f1c5f5f4e6f6c6e7",
      best: "3 c4c5b4e3d2b3f4f5c6a4c2b5",
    },
    {
      kind: "mobility",
      position: "---------------------XXX---OOOX----OOXOO---OXX------OX---------- O",
      played: "-23 h4h6f8g6d7e3e2d2f2d3g2c4",
      best: "2 g6c7c6h6h4e3d3d8g7d7g8c2",
    },
  ],
  leave: [
    {
      kind: "own-regions",
      position: "--XXXXX-X-XXOOO-X-XXXOOOXOXXXXOXXOOXXXXXXOXXXXXXOOOOOXXXXXXXXXX- O",
      played: "-4 h8b3b2b1a1h1h2",
      best: "2 b3b2a1h1h2psb1psh8",
    },
    {
      kind: "stable",
      position: "OOOOOOO-XXXOOO--XXOXOXOOOOXOXOOOXOOXOOOOXXOOOOOO-XXOOO-O-OOOOOO- O",
      played: "-2 a8a7g2h1h2h8psg7",
      best: "6 g2h1h2h8a8a7psg7",
    },
    {
      kind: "stable",
      position: "XXXXXX--XXOOXX-OXOXOOXOOXOXXOOXOXOOXOOXOXXXOXOOO--XXXXXO-OXXXXXO X",
      played: "-2 a8g1h1g2psb7a7",
      best: "6 g2a7b7a8psg1h1",
    },
  ],
  offer: [
    {
      kind: "discs-lost",
      position: "-XXXXX--X-XXXX-OXXXXXXXOXXXXOOOOXXXOXXOOXXOOXOX-XXXXOOXXX-XOOO-- O",
      played: "4 h8h6g2h1g1g8a1psb2psb8",
      best: "16 g2h6h8h1g1g8a1psb2psb8",
    },
    {
      kind: "corner-missed",
      position: "-OOOO--O--XOOOOOOOXXXOOX-OXXXXXX-OXOXXXXOXOXXXXXXOXXXXXXOOOXX--X O",
      played: "-6 f8g8a5a4b2a1a2f1g1",
      best: "4 b2a4a5g1f1a2a1psf8g8",
    },
    {
      kind: "corner-missed",
      position: "OOOOOOOXO-XXXXXXOXXXOXXXOOXOXXOXOXXXXXOXOOXXOOXXO-X-OO-X---XXX-- O",
      played: "-6 d7b7b2c8g7h8g8psb8a8",
      best: "6 g7b7b2g8h8d7b8a8c8",
    },
  ],
  wedge: [
    {
      kind: "discs-lost",
      position: "-XXXXXX--OOOOX-XXOOXOOXXXOOXXOXXXOXOOXOXXXXOXXXXX-XOOO----XXXXXX O",
      played: "-10 b8a8h7g7b7g2h1a1a2",
      best: "8 h7g7b7a1a2b8a8psg2psh1",
    },
    {
      kind: "discs-lost",
      position: "--X-XO--X-XXX---XXXOXOOOXOXXXOOXXOXXXOOXXXXXXXOXX-XOOOOO-OOOOOXO O",
      played: "-10 b2a8d1f2a1b1b7h2h1g1g2",
      best: "2 d1g1b2g2f2a8b7b1a1h2h1",
    },
    {
      kind: "last-move",
      position: "OXXXXXXXOOXXXX--OOOOOXOOOOOXOOOO-OOXOOOO-OXXOXOO-XXXXO---XXXO-O- X",
      played: "-8 h2g7f8a8h7h8a6g2a5a7",
      best: "4 f8a8h2g7h7g2a5a6h8psa7",
    },
  ],
  stoner: [
    {
      kind: "discs-lost",
      position: "-XXXXX--X-XOOOOOXXOXOOOOXOXXOXOOXXOOXOOOXXOXOOX---XXXO-X--OXXO-- X",
      played: "-10 g8b8a8h6g1h8b7a7h1g7b2a1",
      best: "10 g7h8h6g8h1b8g1b7a8a7b2a1",
    },
    {
      kind: "discs-lost",
      position: "---XXXX-O-OOOO--OOOOOOOO-OXOOOOOXXXXOXOOXXOOOOXOX-OOOXXX-OOOOOOO X",
      played: "2 g2h1h2c1b7a4a1a8b2b1",
      best: "12 b7a8a4b1a1b2c1psg2h1h2",
    },
    {
      kind: "corner-missed",
      position: "--XXXX--OOOXXX-OOOXOXOOOOXXOOOOOOXXXOOXOOXXXOOOO-XXXXXOO--XXXX-- X",
      played: "-12 a1a8h8g8h1b1g2g1a7b8",
      best: "16 g2b8b1h1a8g1a1g8a7psh8",
    },
  ],
  parity: [
    {
      kind: "region-last",
      position: "--XXXXX-XOOOOX--XOXOXXOXXXXXOXOOXOXXOXOXXOXXOOXXXXOOXO--XXXXXXXX O",
      played: "-34 h7g7g2b1h2h1",
      best: "-10 g2h1h2b1a1g7h7",
    },
    {
      kind: "last-move",
      position: "--OOOO----OOOO--XOOOOOOOXXOOOOOOXXXXOOOOXXXXXOOOX-OXXO------XO-- O",
      played: "-40 d8g2b7a8g1h1h2b1b2a2b8c8psg7h8h7psg8psa1",
      best: "-16 b7g7c8a2d8b2g8a8b8h8h7h2a1b1g2g1h1",
    },
    {
      kind: "pass-suffered",
      position: "XOOOOO---XOXOOO-OXXOOOX-OOXXOXX-OOOOXXX-OOOXXXX-OOXXXX----XXXX-- X",
      played: "-26 g1h2b8a8h3h1psa2psg8g7h8h7h6h5h4",
      best: "-12 h2a2g1h4h3h6h5h1b8a8g7g8h7h8",
    },
  ],
  access: [
    {
      kind: "pass-missed",
      position: "OXXOOXX--X-OOOOO-XOOXOOOOOXOOOOOOOOOOOXOOOOXXOXOO-OOOXXO-OOOOOXO X",
      played: "-2 a8c2a3h1b7a2",
      best: "8 c2h1a8a3a2psb7",
    },
    {
      kind: "pass-missed",
      position: "OXXXXXX-OOXOOO--OXOXOO-XOOXOXOXXOOOXOOXXOOXOOOOOOOOOXOO-XOOOOOO- X",
      played: "-12 h8h2h7h1g3g2",
      best: "-2 g2h1h8h2g3psh7",
    },
    {
      kind: "region-last",
      position: "--OXXXXXO-OXXOOOOOXXOXOXOOOXXOXXOXOOXOXXOOXOOXXXOXOXXO--OXXXXOO- X",
      played: "-10 b1g7b2a1h8h7",
      best: "6 g7h7h8psb1b2a1",
    },
  ],
  swindle: [
    {
      kind: "discs-lost",
      position: "-XXXXX---XXXXX-OOXOOXXOOOXXOOXOOOXOOOXOOOOXOXOOOO-XXOXOO--XXXXX- O",
      played: "-14 g2h8b7h1g1a8b8a2a1",
      best: "-4 a2h8g1h1g2b7a1psb8a8",
    },
    {
      kind: "region-last",
      position: "O-OOOO--OOOXOO--OOOXXOX-OOOXOOXXOOXXOOXXOXXXXXXXO-XXOX---XXXXXX- O",
      played: "-12 h2h3h7g2g1h1g7h8b7a8psb1",
      best: "8 b7g2h3h2g1b1a8h1h8psg7h7",
    },
    {
      kind: "stable",
      position: "-X-XXO----XXXOOOXXXXXXXX-XXOXXXOOXOXOOOOOOXOOOOX-XOOOO----XOOO-- X",
      played: "-16 g8a7h7h8b8g7g1a8h1a4psc1b2a2psa1",
      best: "2 g1a4h1a8g8c1g7a1b8a7b2a2psh8h7",
    },
  ],
  pass: [
    {
      kind: "pass-missed",
      position: "O-XXXXX-OOXXOX--OXOOXXXXOXOOOXOXOOOOOOOXOOOXOOOXOOOOOOO-OXXXOOO- X",
      played: "-10 b1h1h7h2h8g2",
      best: "2 h7g2b1h1h8psh2",
    },
    {
      kind: "pass-missed",
      position: "--OOOO--O-XOOO-OOOOOOOOOOXOXOOOOOOXOOXOOOXOOOXOOXXOXXOXOOOOOOOOX X",
      played: "2 h1b2a1b1g2g1",
      best: "14 a1b2b1psg1g2h1",
    },
    {
      kind: "pass-missed",
      position: "OOOOOOOX--OOXXXXOOOOOXXXOOOXOOX-XOOXOOOXXXOOXOOO-OOXOO-OO-XXXXXX X",
      played: "-4 g7h4a7b8a2b2",
      best: "6 h4g7a7b8b2psa2",
    },
  ],
  counting: [
    {
      kind: "discs-lost",
      position: "OOOOOOOO-OXXOXXOOOOOXXXOOXOXXXXOXXXXXXXO--XOXOXO--XXXXXOXXXXXXXO O",
      played: "-2 b7b6a7a6psa2",
      best: "10 b6a2b7a6a7",
    },
    {
      kind: "discs-lost",
      position: "XXXXXXXOXOOXXXO-XOOOOOX-XOXOOOXXXOXOXXOXXOOOXOXXXOOXXX-XXOXXXX-- O",
      played: "-4 h3g7h8g8psh2",
      best: "8 g7h2h3g8h8",
    },
    {
      kind: "last-move",
      position: "XXOO-X--OOXOOOO-OOXXOOX-OOXXOXXXOOOOXXXXXOOXXXXXXOXOOXXXOOOOOOOO O",
      played: "0 h3e1psh1g1h2",
      best: "8 h2h3h1e1g1",
    },
  ],
});
