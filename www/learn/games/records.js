// Games between finalists of world championships, with where each side lost the most. Written by scripts/lessons/games.mjs.

/**
 * A move that lost the most of its side.
 * @typedef {object} KeptTurn
 * @property {number} ply before it
 * @property {import("../../package/flipside.js").CoachReason["kind"]} kind of the coach's first reason
 * @property {string} played its score and its moves, passes as `ps`
 * @property {string} best the same of the best line
 */

/**
 * @typedef {object} GameRecord
 * @property {string} id
 * @property {number} year
 * @property {"ankara" | "athens" | "prague" | "tokyo"} city
 * @property {string} black
 * @property {string} white
 * @property {string} moves
 * @property {readonly KeptTurn[]} turns those of Black first
 */

/** @type {readonly GameRecord[]} */
export const RECORDS = Object.freeze([
  {
    id: "1977-1",
    year: 1977,
    city: "tokyo",
    black: "Hiroshi Inoue",
    white: "Thomas Heiberg",
    moves:
      "f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8c7e8f8g8h4h6e2d1c1a3a6a5e1f2g7c2a4h8a2b7f1b3b1b2h7a7a8a1g1g2h2h1",
    turns: [
      { ply: 8, kind: "mobility", played: "1 f6g5e3e6e7f7h5e2d2f8", best: "11 e3c2e6e2g5b3e1c6c5b5" },
      { ply: 12, kind: "frontier", played: "-2 d7e7c7g5g4e3f8b4f7b5", best: "4 e3g5g3b4h6e2d2b5f7" },
      { ply: 24, kind: "mobility", played: "10 b4c7a6b6c2e8f8h6h4g8", best: "15 c8b8c7b4b3a3f2g8h6h4" },
      { ply: 13, kind: "frontier", played: "-9 d8e7e8c7g5d2b4b3b5a4", best: "1 e7c7g5g4d8h5f7c8b5a4" },
      { ply: 35, kind: "corner-missed", played: "-13 d1f1a3a4c2g7e1b3h8a2", best: "6 a3e1g2h2h1f2g1f1b3a4" },
      { ply: 5, kind: "safe-moves", played: "-12 d3c4g6e3c2e6e2f6g3g4", best: "-3 g5c6c5c4d3e7d7e6c7d8" },
    ],
  },
  {
    id: "1977-2",
    year: 1977,
    city: "tokyo",
    black: "Hiroshi Inoue",
    white: "Thomas Heiberg",
    moves:
      "f5d6c5f4e3c6e6f3d3f6g4c4b4a3b5e2d2h4c7b3c3a6d7d1c1c2e7b6e1f1g1f2b1c8a5a4d8e8b7a8b8b2a1a2g5h5g3h3a7g2h1h2h6g6h7g7g8h8f8f7",
    turns: [
      { ply: 33, kind: "corner-given", played: "-33 c8a5a4d8b2a1a2b8f8a7", best: "-14 f8e8f7g5g7h3g3h5h6g8" },
      { ply: 17, kind: "frontier", played: "-18 h4a4c1g3a5f1b3d1c3b6", best: "-10 g3g5b3c3b6f2c2b1d1f7" },
      { ply: 19, kind: "frontier", played: "-16 b3c3a6d7d8f2c1g5d1f7", best: "-10 c3a4b3d7e1f7f8c2b1g6" },
    ],
  },
  {
    id: "1997-1",
    year: 1997,
    city: "athens",
    black: "Graham Brightwell",
    white: "Makoto Suekuni",
    moves:
      "f5d6c3d3c4f4c5b3c2b4c6d2e6b5a5a6a3b6a4a2e3f3g4c1f2g3d1e2e1f1h3c7d7f7f6e8b7e7b8d8f8g5g6h6c8b2h4g7h5h2h7g2a1b1a7h8g8a8g1h1",
    turns: [
      {
        ply: 42,
        kind: "discs-lost",
        played: "-4 g6c8a8b2a1a7b1h6h5g7h8g8h7h4g1h2h1g2",
        best: "0 h6b2g6c8a8a7a1b1g1h4g7h2h5h8h1g2g8h7",
      },
      { ply: 26, kind: "frontier", played: "-5 d1e2e1g6g5h4b1h6h5d7", best: "-2 h4h3h2f1g2g5f6d7c8e8" },
      { ply: 52, kind: "corner-missed", played: "2 a1b1a7h8g8a8g1h1", best: "4 a7a8h1g8g1psh8psb1a1" },
      {
        ply: 43,
        kind: "region-last",
        played: "-2 h6c8h5h4h2b2a1b1a8g7g8h8h7h1psa7psg1g2",
        best: "4 c8a8b2a1a7b1h6h5g7h8g8h7h4g1h2h1g2",
      },
    ],
  },
  {
    id: "1997-2",
    year: 1997,
    city: "athens",
    black: "Graham Brightwell",
    white: "Makoto Suekuni",
    moves:
      "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6f7e1e2f1d1f2g1g5d7g6g4e7e8d8c8f8g8c7b8h4g3h3h5b7a8a7a3a2a4a5a1b1b2h1h2h6g7h7h8g2",
    turns: [
      {
        ply: 46,
        kind: "discs-lost",
        played: "2 a3a2a5a4a1b1b2h1g2h6g7h2psh7h8",
        best: "8 h2h7a3b2a5a4b1a1a2h1h6g2h8g7",
      },
      { ply: 54, kind: "discs-lost", played: "-6 h2h6g7h7h8g2", best: "0 g2h6g7h2psh7h8" },
      { ply: 30, kind: "frontier", played: "6 g4e7e8d8a3b2c8c7b8f8", best: "11 e7c8h4h5d8e8f8h3b8g3" },
    ],
  },
  {
    id: "1997-3",
    year: 1997,
    city: "athens",
    black: "Makoto Suekuni",
    white: "Graham Brightwell",
    moves:
      "f5d6c5f4e3c6d3f6e6d7g3c4b4b3b6c3b5a3a4g4c7e2d2f2f3d1c1c2h5g5h6b1d8a5e1f1f7e7a6a7b2h3h4h7g6e8c8b7a8b8g7h8f8a1a2g1h1g8g2h2",
    turns: [
      {
        ply: 45,
        kind: "corner-missed",
        played: "-14 e8c8b7a8b8a2a1g7f8g1h1h2g2g8psh8",
        best: "2 f8h2h1b7a8b8c8e8g7h8a1a2psg8psg2g1",
      },
      {
        ply: 39,
        kind: "discs-lost",
        played: "4 a7b2h3h4g6h2g7b7a1a2a8b8g2h8h7h1g1g8c8f8e8",
        best: "8 b2e8g8a1a2g1b8g2b7a8a7c8h4h3h1h2h7g6g7f8psh8",
      },
      { ply: 51, kind: "last-move", played: "-14 h8f8a1a2psg1h1g8g2h2", best: "-10 f8h2h1h8a1g8psa2psg2g1" },
    ],
  },
  {
    id: "2019-1",
    year: 2019,
    city: "prague",
    black: "Akihiro Takahashi",
    white: "Yusuke Takanashi",
    moves:
      "f5d6c4d3c3f4f6f3e6e7c6g6e2d7f8c5e3c7d8e8f7g5b5c8b8b4b6a5a3a4a6c2d2b3a2f1e1b7d1f2b2a1g2c1b1g3h6h7h5a7h2g8h8g4a8g7h4h3g1h1",
    turns: [
      {
        ply: 40,
        kind: "discs-lost",
        played: "-2 b2a1h5g4h3a7a8b1c1h7h6g8g2h4h8g7g3h2h1g1",
        best: "4 g1b1g2b2g3h1g4c1h2h4h3h5a1g7h7h6g8h8a8a7",
      },
      { ply: 50, kind: "discs-lost", played: "-8 h2g8a8g4h3g7h8h4g1h1", best: "-4 h3g8a8h2g4h4h8g7h1g1" },
      {
        ply: 44,
        kind: "last-move",
        played: "-8 b1g3h3g4h4h6h5a7h7h2h1g1a8g8g7h8",
        best: "-6 h5h1g7g1g4a7a8h4h3g3h2h6h7g8h8psb1",
      },
      {
        ply: 47,
        kind: "discs-lost",
        played: "4 h7h5a7h3g8a8h2g4h4h8g7h1g1",
        best: "10 a7h3g4h4h1a8g8h8h5g1h2g7h7",
      },
    ],
  },
  {
    id: "2019-2",
    year: 2019,
    city: "prague",
    black: "Yusuke Takanashi",
    white: "Akihiro Takahashi",
    moves:
      "f5f6e6f4e3c5c4d6b5d3c3e2f3g4f1d1h4g3c6g5h5g6e1g1f2h2f7d2h3h6c7d7c1b1c2b6d8e7e8a4b4b2a5a6b3a3g7f8g8h7a7b8h8a8h1g2c8b7a1a2",
    turns: [{ ply: 12, kind: "frontier", played: "0 f3g4h4g3c6g5h5b6f1a4", best: "2 f2c2f1b4c6b3f3a6c1d2" }],
  },
  {
    id: "2019-3",
    year: 2019,
    city: "prague",
    black: "Akihiro Takahashi",
    white: "Yusuke Takanashi",
    moves:
      "f5d6c4d3c3f4f6f3e6e7c6g6g5f7e2c7d8c5b5e8f8b3d7b6e3g3a6g4c8b7a3d2e1c2b1b8b4g7h8a4a8g8f2c1d1g1b2a1f1a7a2a5h2h3h1h7h6g2h5h4",
    turns: [
      { ply: 20, kind: "frontier", played: "-8 f8g4d7c8b8d2e1f1g1b4", best: "-3 c8b6e3g3g4b8d7a4h6b4" },
      { ply: 18, kind: "frontier", played: "-3 b5e8c8b6e3g3g4h3h4a4", best: "-1 e3g3d7f2d2h5g4h4g8e1" },
      {
        ply: 49,
        kind: "last-move",
        played: "-30 a7a2a5h2h3h1psh7h6g2h4h5",
        best: "-18 a2h2a7a5h3h1g2h7h6h4h5",
      },
      {
        ply: 45,
        kind: "region-last",
        played: "-16 g1b2f1h1g2h7a5a7h6h2h3h4h5psa1a2",
        best: "-8 a7a5g1h7h6h4b2a1a2h5h2h3f1g2h1",
      },
      { ply: 17, kind: "frontier", played: "2 c5e3g3d7h6b4b5c8b6a6", best: "5 b6c5e8f8b5e3d7f2b3b4" },
    ],
  },
  {
    id: "2019-4",
    year: 2019,
    city: "prague",
    black: "Akihiro Takahashi",
    white: "Yusuke Takanashi",
    moves:
      "f5d6c4d3c3f4c5b3e2e3c2d2e6e1g4d1a3c6d7f3f2h4h3h2g3h5g5g6f6h6b6f1g2f7b4b5e7a4g8h1g1c7b8d8f8a6a5a2b7g7h8a8c8e8a7h7a1b2c1b1",
    turns: [
      { ply: 8, kind: "mobility", played: "-5 e2e3c2e1f2f3g4b5b4c6", best: "0 c2e3d2c6b4a3g4f3e6f7" },
      { ply: 32, kind: "corner-given", played: "-6 g2b5a4h1b4g7h8f8g8h7", best: "0 b4c8e8b5a4f7e7b7c1b1" },
      {
        ply: 45,
        kind: "corner-missed",
        played: "-6 a6a5a2b7g7h8a8c8e8a7h7a1psb2c1b1",
        best: "4 c8e8a6g7a5a7h8h7a8b7a2b1c1b2a1",
      },
      {
        ply: 43,
        kind: "stable",
        played: "4 d8f8c8e8a6g7a5a7h8h7a8b7a2b1c1b2a1",
        best: "10 c8d8a2a5a6b7e8f8g7b1c1h7h8b2a1psa8a7",
      },
    ],
  },
  {
    id: "2025-1",
    year: 2025,
    city: "ankara",
    black: "Yusuke Takanashi",
    white: "Seiya Kurita",
    moves:
      "f5d6c3d3c4f4f6f3e6e7d7g6d8c5c6c7c8f7d2b3b4e3c2c1a4f8e1b5b6a5a6e8e2b8g3f2g5g4h4h5h7h6h3h8g7b1g8b2a8a3g2h1f1g1h2d1b7a7a2a1",
    turns: [
      { ply: 26, kind: "safe-moves", played: "-6 e1b5f2e8g8d1e2f1h5b1", best: "-3 g4g3e8h4g5h5g8b5f2e1" },
      {
        ply: 43,
        kind: "discs-lost",
        played: "0 h8g7b1g8b2g2d1a8f1g1h1h2a3b7a7a2a1",
        best: "12 d1b1g2g8h8h1h2b7a8a7b2g7a3a1a2g1f1",
      },
      { ply: 19, kind: "frontier", played: "1 b3b4e3c2a4e2b6g8f2h6", best: "3 f8g3b5e3e8g8e2g5b3d1" },
    ],
  },
]);
