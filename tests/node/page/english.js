// Everything that the page says in English, by topic, and arguments for what is a function.

import { readdirSync, readFileSync } from "node:fs";
import { ENGLISH as board } from "../../../js/board/texts.js";
import { fileFormats } from "../../../js/formats.js";
import { phrasesOfPage } from "./html.js";

const PAGE = new URL("../../../www/", import.meta.url);

/** What the page exports as the phrases of a topic. */
const TOPIC = /export const (\w+) = phrasesOf\(\s*"(\w+)"/g;

/** The phrases of every topic that stand in the scripts of the page. @returns {Promise<Record<string, object>>} */
async function topicsOfPage() {
  /** @type {Record<string, object>} */
  const topics = {};
  const files = readdirSync(PAGE, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".js")))
    for (const [, name, topic] of readFileSync(new URL(file, PAGE), "utf8").matchAll(TOPIC)) {
      if (topics[String(topic)]) throw new Error(`${topic} is in ${file} and in another file`);
      topics[String(topic)] = (await import(new URL(file, PAGE).href))[String(name)];
    }
  return topics;
}

/** The names of formats that are words, and what the formats hold where words tell that. */
const formats = Object.fromEntries(
  fileFormats.map(({ id, name, about }) => [
    id,
    { ...(/^[A-Z]+$/.test(name) ? {} : { name }), ...(about.includes(" ") ? { about } : {}) },
  ]),
);

/** @type {import("../../../www/phrases.js").Phrases} */
export const ENGLISH = /** @type {any} */ ({
  page: phrasesOfPage(),
  board,
  formats,
  ...(await topicsOfPage()),
});

const COUNTS = [[0], [1], [2], [5], [21], [1000]];
const COLORS = [["black"], ["white"]];
const LEADS = [
  ["black", 1],
  ["white", 12],
];
/** How many of something each side has. */
const SIDES = [
  [0, 1],
  [1, 5],
  [7, 12],
];
const MOVE = [["f5"]];
const PLAYED = [
  ["black", "f5"],
  ["white", "g6"],
];
/** The color, the move, and what it lost. */
const LOSSES = [
  ["black", "f5", 2],
  ["white", "g6", 7],
];
const SUBJECTS = ["you", "engine", "black", "white", { name: "NAME" }];
const WHO = SUBJECTS.map((who) => [who]);
const TEXT = [["TEXT"]];
/** Where a person may have given no name. */
const NAMES = [["NAME"], [""]];
const PART = [[3, 20]];

/** @type {any} */
const SQUARE = { square: "f5", disc: null, legal: false, last: false, marks: [], value: null, number: null };

/** Arguments that choose words, and are not in a phrase themselves. @type {readonly string[]} */
export const CHOOSING = ["black", "white", "you", "engine"];

/** Arguments of each phrase that is a function: several calls where the phrase depends on them. @type {Record<string, unknown[][]>} */
export const SAMPLES = {
  "board.square": [
    [SQUARE],
    [{ ...SQUARE, legal: true, value: { move: "f5", score: -3 }, number: 2 }],
    [{ ...SQUARE, disc: "black", last: true }],
    [{ ...SQUARE, disc: "white", marks: ["hint", "ring", "dot", "cross", "square"] }],
  ],
  "board.move": [
    [{ move: "f5", color: "black", flips: ["e5"] }],
    [{ move: "f5", color: "white", flips: ["e5", "e6"] }],
    [{ move: "pass", color: "white", flips: [] }],
  ],
  "board.pass": COLORS,
  "board.mustPass": COLORS,
  "board.score": [[0], [3], [-3]],
  "backup.damaged": [["games[3]"]],
  "backup.saved": [[["12 games", "3 exercises"]]],
  "backup.taken": [[["12 games", "3 exercises"]]],
  "backup.games": COUNTS,
  "backup.exercises": COUNTS,
  "backup.answers": COUNTS,
  "backup.moves": COUNTS,
  "analysis.length": COUNTS,
  "analysis.bestMoves": [[2], [5]],
  "analysis.takes": [
    [1, "DURATION"],
    [30, "DURATION"],
  ],
  "analysis.solving": [[1.24e9, "REST"]],
  "analysis.durations.seconds": [[35]],
  "analysis.durations.minutes": [[2], [35]],
  "analysis.remaining.seconds": [[35]],
  "analysis.remaining.minutes": [[2], [35]],
  "collection.ofAll": [
    [0, 1],
    [12, 127472],
  ],
  "collection.games": COUNTS,
  "collection.filters": COUNTS,
  "collection.size": [["GAMES", "SIZE"]],
  "collection.megabytes": [["11.8"]],
  "collection.file": PART,
  "collection.added": COUNTS,
  "collection.known": COUNTS,
  "collection.problems": COUNTS,
  "collection.otherResults": COUNTS,
  "collection.inGame": [["a.sgf", 2, "No game."]],
  "collection.removeShown": COUNTS,
  "collection.saveShown": COUNTS,
  "collection.labeled": [["ACTION", "PLAYERS"]],
  "collection.place": [
    [1, 1],
    [3, 12345],
  ],
  "ownKeys.reserved": [["K"]],
  "ownKeys.taken": [["K", "TEXT"]],
  "editor.discs": [
    [1, 1],
    [2, 30],
  ],
  "editor.mustPass": COLORS,
  "explorer.failed": TEXT,
  "explorer.left": [[12, "f5"]],
  "explorer.ends": MOVE,
  "explorer.about": [[12345, 67890, 1977, 2021]],
  "explorer.aboutFile": [
    [1, "book.dat"],
    [1403, "book.dat"],
  ],
  "explorer.notOpened": [["book.dat", "It is damaged."]],
  "explorer.between": [["+3", "+1", "+5"]],
  "explorer.valueFor": [
    ["+2", "black"],
    ["−2", "white"],
  ],
  "explorer.inGames": [
    ["VALUE", 1],
    ["VALUE", 12345],
  ],
  "explorer.best": [["f5", 0.31, 1240, 0.28, 0.34]],
  "explorer.uncounted": [[1], [2], [12345]],
  "explorer.openGames": [
    ["SOURCE", 1],
    ["SOURCE", 12345],
  ],
  "files.renamed": [["Łukasz → Lukasz"]],
  "explorer.ofAll": [
    [0, 1],
    [12, 127472],
  ],
  "explorer.results": [[0.5, 0.05, 0.45]],
  "opponentCard.record": [
    [0, 1, 0],
    [12, 3, 40],
  ],
  "sketch.noted": [["SQUARE", ["NOTE"]]],
  "sketch.arrowTo": [["c4"]],
  "sketch.arrowFrom": [["c4"]],
  "sketch.leadsTo": [["OPENING"]],
  "sketch.sketched": [[["MARK", "OTHER"]]],
  "sketch.arrow": [["c4", "d3"]],
  "sketch.shape": [["SHAPE", "c4"]],
  "overlays.shown": [["NAME"]],
  "overlays.said.moves": SIDES,
  "overlays.said.frontier": SIDES,
  "overlays.said.stable": SIDES,
  "overlays.said.regions": [
    [0, 1],
    [2, 3],
  ],
  "overlays.said.flipped": [
    ["black", "f5", 1],
    ["white", "g6", 4],
  ],
  "overlays.said.openings": [[[]], [["c4 Tiger"]], [["c4 Tiger", "b3 Rose"]]],
  "figures.lead": LEADS,
  "figures.ahead": LEADS,
  "figures.wins": LEADS,
  "figures.won": LEADS,
  "figures.depth": [[1], [22]],
  "figures.selective": [["91%"]],
  "figures.speed": [["12.3M"]],
  "friend.send": NAMES,
  "friend.waiting": NAMES,
  "friend.offers": NAMES,
  "friend.again": NAMES,
  "friend.fork": COUNTS,
  "friend.played": [["NAME", "f5"]],
  "friend.row": [["PLAYERS", "STATE"]],
  "games.unfinished": COUNTS,
  "games.draw": [["32–32"]],
  "games.won": [["40–24"]],
  "games.lost": [["24–40"]],
  "games.labeled": [["ACTION", "PLAYERS", "TIME"]],
  "files.problems.illegal-move": [[{ number: 4, found: "a1" }]],
  "files.problems.wrong-color": [[{ number: 4, move: "a1" }]],
  "files.problems.other-result": [[{ played: "64–0" }]],
  "files.problems.missing-number": [[{ expected: 5, found: 7 }]],
  "files.problems.no-turn": [[{ boards: 1 }], [{ boards: 12 }]],
  "files.problems.moves-outside": [[{ lines: 1, quoted: ["a1b2"] }], [{ lines: 3, quoted: ["a1b2", "c3"] }]],
  "files.problems.damaged-letters": [[{ letters: 1 }], [{ letters: 20 }]],
  "files.problems.other-count": [[{ expected: 2, found: 3 }], [{ expected: 4000, found: 0 }]],
  "files.problems.games-left-out": [[{ most: 250_000, found: 250_012 }]],
  "files.problems.more-problems": [[{ count: 1 }], [{ count: 1000 }]],
  "files.problems.damaged-file": [[{ isPartRead: true }], [{ isPartRead: false }]],
  "files.problems.too-long": [[{ most: 16_777_216 }]],
  "files.problems.files-left-out": [[{ files: 1 }], [{ files: 20 }]],
  "files.squares": [[63], [100]],
  "importing.progress": [
    [0, 1],
    [3, 20],
  ],
  "files.problemOf": [["a.png", "No game."]],
  "importing.moreUnread": [[1], [2], [20]],
  "importing.legalPart": [[1], [2], [20]],
  "importing.loadedPart": TEXT,
  "importing.someShown": [[100, 2345]],
  "importing.allShown": [[1], [2], [100]],
  "importing.numbered": [[1], [1234]],
  "importing.opening": [["f5d6c3", 3]],
  "learning.stop": PART,
  "lastMove.better": MOVE,
  "lessons.place": PART,
  "lessons.mistake": [
    ["black", "f5", 6, "c4"],
    ["white", "g6", 24, "a5"],
  ],
  "lessons.turned": [
    ["black", "f5", 1],
    ["white", "f5", 4],
  ],
  "lessons.missed": TEXT,
  "lessons.unmarked": TEXT,
  "storedAnalysis.kept": [[24.2]],
  "storedAnalysis.small": [[16.8]],
  "moves.branch": MOVE,
  "moves.expected": [
    ["black", "f5"],
    ["white", "f6"],
  ],
  "newGame.ofLevel": [["LEVEL"]],
  "newGame.perMove": [["SECONDS"]],
  "match.removed": MOVE,
  "match.replaced": [[1], [2], [21]],
  "match.brokenLink": [[1], [20]],
  "match.loaded": [[1], [2], [21]],
  "notices.notCopied": [["f5d6c3"]],
  "notices.notStarted": TEXT,
  "storedAnalysis.notSaved": TEXT,
  "notices.missingPart": TEXT,
  "personalBook.notLearned": TEXT,
  "errors.unknown": [["TEXT"]],
  "opponents.rated": [["ABOUT", 1500]],
  "personalBook.note": [[1], [2], [345]],
  "picture.sentence": [[12, 0.25, 1234, 567]],
  "players.event": TEXT,
  "players.seconds": [["0.5"]],
  "players.rated": [[1500]],
  "players.level": [[12]],
  "players.full": [["NAME", "STRENGTH"]],
  "repertoire.positions": COUNTS,
  "repertoire.due": COUNTS,
  "repertoire.remembered": [["85%"]],
  "repertoire.saveAs": [["SGF"]],
  "repertoire.answer": MOVE,
  "repertoire.ofGames": [["16%"]],
  "repertoire.apart": COUNTS.slice(1),
  "repertoire.taken": COUNTS.slice(1),
  "repertoire.undone": COUNTS.slice(1),
  "repertoire.others": COUNTS.slice(1),
  "repertoire.right": MOVE,
  "repertoire.shown": MOVE,
  "repertoire.wrong": MOVE,
  "repertoire.replies": PLAYED,
  "repertoire.also": [["f5", "+2", "d6"]],
  "repertoire.otherWay": [["f5", "d6"]],
  "repertoire.chosen": [["d6 65%, f6 34%"]],
  "keeping.leftOwn": [[9, "c2"]],
  "keeping.leftOther": [[9, "c2"]],
  "training.minutes": COUNTS.slice(1),
  "training.dueCount": COUNTS.slice(1),
  "training.ofMistakes": COUNTS.slice(1),
  "training.later": COUNTS.slice(1),
  "training.freshCount": [["5"]],
  "training.rated": [["1,240", "90"]],
  "training.gained": [["+8"]],
  "training.strengths.beats": [["NAME"]],
  "training.best": [["12"]],
  "training.found": COUNTS,
  "training.left": [["320"]],
  "training.turn": COLORS,
  "training.toCome": COUNTS.slice(1),
  "training.counts": [["1,040"]],
  "training.youPlayed": MOVE,
  "training.wrong.wins": [["f5", 12]],
  "training.wrong.draws": MOVE,
  "training.wrong.loses": [["f5", 12]],
  "training.wrong.unknown": MOVE,
  "training.replies": PLAYED,
  "training.right.late": MOVE,
  "training.right.wins": [["f5", 12]],
  "training.right.draws": MOVE,
  "training.right.loses": [["f5", 12]],
  "training.right.plain": MOVE,
  "training.move": MOVE,
  "training.whyNot": MOVE,
  "training.lookIn": [["a1", "d4"]],
  "training.lookAt": MOVE,
  "training.tasks.winsMore": [[12, 4]],
  "training.tasks.winsOrDraws": [[12]],
  "training.tasks.winsOrLoses": [[12, 4]],
  "training.tasks.draws": [[4]],
  "training.aims.win": [[12]],
  "training.aims.loss": [[12]],
  "training.troubles.skipped": COUNTS.slice(1),
  "training.troubles.mustPass": COLORS,
  "review.why": COLORS,
  "guided.step": PART,
  "guided.learnFrom": COUNTS.slice(1),
  "guided.against": MOVE,
  "guided.gains": COUNTS.slice(1),
  "guided.reply": COLORS,
  "guided.lookIn": [["e1", "h4"]],
  "guided.lookAt": MOVE,
  "guided.nearly": MOVE,
  "guided.found": PART,
  "guided.outcomes.atOnce": MOVE,
  "guided.outcomes.after": [["f5", ["d6", "c3"]]],
  "guided.outcomes.missed": MOVE,
  "guided.outcomes.tried": [[["d6"]], [["d6", "c3"]]],
  "report.surveying": PART,
  "report.lookingAgain": COUNTS,
  "review.passed": COLORS,
  "review.place": [
    [12, "black", "f5"],
    [13, "white", "f6"],
  ],
  "review.leads.won": LEADS,
  "review.leads.ahead": LEADS,
  "report.at": [["PLACE", "LEAD"]],
  "report.losses.unsure": COUNTS.slice(1),
  "report.losses.some": COUNTS.slice(1),
  "report.losses.mistake": [[12, "f5"]],
  "review.withLoss": [["PLACE", "LOSS"]],
  "review.point": [
    [12, "black", "f5", 2],
    [13, "white", "f6", 12],
  ],
  "review.better": [["f5 d6"]],
  "review.played": [["f5 d6"]],
  "review.outOf": [["Tiger"]],
  "review.chosen": [
    [1, "f5 61%"],
    [1234, "f5 61%, d6 30%"],
  ],
  "review.unplayed": MOVE,
  "report.marked": [["c3, d2"]],
  "results.wins": WHO,
  "results.lostOnTime": WHO,
  "results.resigned": WHO,
  "results.over": [["VERDICT", 40, 24]],
  "results.length": COUNTS,
  "results.withEmpties": [
    ["LENGTH", 1],
    ["LENGTH", 12],
  ],
  "resultCard.stronger": [["NAME"]],
  "resultCard.both": [["40%", "60%"]],
  "resultCard.answer": [["c4", "d8"]],
  "resultCard.unused": [["d8", "c4"]],
  "resultCard.own": [["g6", "b5"]],
  "review.noPoints": [[2]],
  "report.sizes.large": [[8]],
  "report.sizes.medium": [[4, 7]],
  "report.sizes.small": [[2, 3]],
  "report.formulaText": [
    [
      6,
      [
        [2, "72%"],
        [4, "51%"],
      ],
      20,
      40,
    ],
  ],
  "review.mistakes": [
    [1, 2],
    [2, 2],
    [21, 3],
  ],
  "review.noMove": COLORS,
  "review.only": PLAYED,
  "review.best": PLAYED,
  "review.asGood": [["black", "f5", "d6"]],
  "review.good": LOSSES,
  "review.unsure": LOSSES,
  "review.unsureYet": LOSSES,
  "review.loses": LOSSES,
  "review.losesAbout": LOSSES,
  "review.punished": [
    ["g6", 14, true, "white", "a2"],
    ["g6", 2, false, "black", "b5"],
  ],
  "report.counted": [["WHO", "KIND", "2"]],
  "report.showing.played": PLAYED,
  "report.showing.answers": PLAYED,
  "report.showing.goesOn": PLAYED,
  "report.showing.passes": COLORS,
  "report.showing.instead": PLAYED,
  "report.showing.better": PLAYED,
  "review.task": PLAYED,
  "review.found": MOVE,
  "review.trying": MOVE,
  "printed.position": COLORS,
  "printed.after": [
    [23, "black"],
    [23, "white"],
  ],
  "share.missing": [["names, variations"]],
  "share.pictureOfEnd": [[40, 24]],
  "share.picture": [
    [12, 24, "black"],
    [12, 24, "white"],
  ],
  "spoken.played": PLAYED,
  "spoken.passed": COLORS,
  "spoken.discs": [[12, 24]],
  "spoken.choices": [[1], [2], [12]],
  "spoken.refused": MOVE,
  "spoken.sentence": [["TEXT"], ["TEXT…"]],
  "status.hint": [["f5", "LEAD"]],
  "status.mustPass": WHO,
  "status.missing": COLORS,
  "status.thinking": WHO,
  "status.toMove": COLORS,
  "status.passed": SUBJECTS.map((who) => [who, "TURN"]),
  "status.after": PART,
  "steps.count.right": [[40, 24]],
};
