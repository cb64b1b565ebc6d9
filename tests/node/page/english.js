// Everything that the page says in English, by topic, and arguments for what is a function.

import { ENGLISH as board } from "../../../js/board/texts.js";
import { explorer } from "../../../www/analyze/explorer/text.js";
import { analysis } from "../../../www/analyze/text.js";
import { editor } from "../../../www/board/editor/text.js";
import { personalBook } from "../../../www/book/text.js";
import { embedded } from "../../../www/embed/text.js";
import { memory } from "../../../www/engine-memory/text.js";
import { figures } from "../../../www/evaluation/text.js";
import { moves } from "../../../www/game/text.js";
import { exporting } from "../../../www/games/export/text.js";
import { importing } from "../../../www/games/import/text.js";
import { games } from "../../../www/games/past/text.js";
import { share } from "../../../www/games/share/text.js";
import { helpTexts as help } from "../../../www/help/text.js";
import { pictureTexts as picture } from "../../../www/learn/picture-text.js";
import {
  chapterTexts as chapters,
  lessonTexts as lessons,
  stepTexts as steps,
} from "../../../www/learn/text.js";
import { opponents } from "../../../www/new-game/opponents.js";
import { newGameText as newGame } from "../../../www/new-game/text.js";
import { notices } from "../../../www/notices/text.js";
import { characters } from "../../../www/players/characters.js";
import { results } from "../../../www/players/ending.js";
import { players } from "../../../www/players/names.js";
import { puzzleTexts as puzzles } from "../../../www/puzzles/text.js";
import { lesson } from "../../../www/result/learning-text.js";
import { report } from "../../../www/review/report/text.js";
import { reviewPhrases as review } from "../../../www/review/text.js";
import { spoken } from "../../../www/status/spoken.js";
import { status } from "../../../www/status/text.js";
import { phrasesOfPage } from "./html.js";

const page = phrasesOfPage();

/** @type {import("../../../www/translation/phrases.js").Phrases} */
export const ENGLISH = {
  ...{
    page,
    board,
    analysis,
    chapters,
    characters,
    editor,
    embedded,
    explorer,
    exporting,
    figures,
    games,
    help,
    importing,
  },
  ...{ lesson, lessons, memory, moves, newGame, notices, opponents, personalBook, picture, players, puzzles },
  ...{ report, results, review, share, spoken, status, steps },
};

const COUNTS = [[0], [1], [2], [5], [21], [1000]];
const COLORS = [["black"], ["white"]];
const LEADS = [
  ["black", 1],
  ["white", 12],
];
const MOVE = [["f5"]];
const LOSSES = [
  ["f5", 1],
  ["g6", 7],
];
const MISTAKES = [
  ["f5", 2, "d3"],
  ["g6", 7, "c4"],
];
/** Of the package's errors, none, and one that nobody has thought of. */
const CODES = [
  ...[
    "INVALID_POSITION",
    "ILLEGAL_MOVE",
    "INVALID_OPTION",
    "INVALID_DATA",
    "GAME_OVER",
    "UNSUPPORTED",
    "DISPOSED",
  ],
  ...["", "NEW"],
];
const SUBJECTS = ["you", "engine", "black", "white", { name: "NAME" }];
const WHO = SUBJECTS.map((who) => [who]);
const TEXT = [["TEXT"]];
const PART = [[3, 20]];

/** @type {any} */
const SQUARE = { square: "f5", disc: null, legal: false, last: false, marks: [], value: null, number: null };

/** Arguments that choose words, and are not in a phrase themselves. @type {readonly string[]} */
export const CHOOSING = ["black", "white", "you", "engine", ...CODES];

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
  "board.score": [[0], [3], [-3]],
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
  "editor.discs": [
    [1, 1],
    [2, 30],
  ],
  "editor.mustPass": COLORS,
  "explorer.failed": TEXT,
  "explorer.left": [[12, "f5"]],
  "explorer.ends": MOVE,
  "explorer.about": [[12345, 67890]],
  "explorer.valueFor": [
    ["+2", "black"],
    ["−2", "white"],
  ],
  "explorer.inGames": [
    ["VALUE", 1],
    ["VALUE", 12345],
  ],
  "explorer.results": [[0.5, 0.05, 0.45]],
  "figures.lead": LEADS,
  "figures.ahead": LEADS,
  "figures.wins": LEADS,
  "figures.won": LEADS,
  "figures.depth": [[1], [22]],
  "figures.speed": [["12.3M"]],
  "games.unfinished": COUNTS,
  "games.draw": [["32–32"]],
  "games.won": [["40–24"]],
  "games.lost": [["24–40"]],
  "games.labeled": [["ACTION", "PLAYERS", "TIME"]],
  "importing.tooLarge": [[20000000, 16777216]],
  "importing.tooLong": [[5000000, 4194304]],
  "importing.legalPart": [[1], [2], [20]],
  "importing.loadedPart": TEXT,
  "importing.alsoWrong": TEXT,
  "importing.someShown": [[100, 2345]],
  "importing.allShown": [[1], [2], [100]],
  "importing.numbered": [[1], [1234]],
  "importing.opening": [["f5d6c3", 3]],
  "lesson.stop": PART,
  "lessons.place": PART,
  "lessons.turned": [
    ["black", "f5", 1],
    ["white", "f5", 4],
  ],
  "lessons.missed": TEXT,
  "memory.kept": [[24.2]],
  "moves.branch": MOVE,
  "moves.expected": [
    ["black", "f5"],
    ["white", "f6"],
  ],
  "newGame.ofLevel": [["LEVEL"]],
  "newGame.perMove": [["SECONDS"]],
  "notices.removed": MOVE,
  "notices.replaced": [[1], [2], [21]],
  "notices.loaded": [[1], [2], [21]],
  "notices.notCopied": [["f5d6c3"]],
  "notices.notStarted": TEXT,
  "notices.notKept": TEXT,
  "notices.noRoom": TEXT,
  "notices.notLearned": TEXT,
  "notices.failure": CODES.map((code) => [code, "TEXT"]),
  "opponents.rated": [["ABOUT", 1500]],
  "personalBook.note": [[1], [2], [345]],
  "picture.sentence": [[12, 0.25, 1234, 567]],
  "players.seconds": [["0.5"]],
  "players.rated": [[1500]],
  "players.level": [[12]],
  "players.full": [["NAME", "STRENGTH"]],
  "puzzles.tasks.winsMore": [[12, 4]],
  "puzzles.tasks.winsOrDraws": [[12]],
  "puzzles.tasks.winsOrLoses": [[12, 4]],
  "puzzles.tasks.draws": [[4]],
  "puzzles.tasks.losesLess": [[2, 12]],
  "puzzles.aims.win": [[12]],
  "puzzles.aims.loss": [[12]],
  "puzzles.wrong.wins": [["f5", 12]],
  "puzzles.wrong.draws": MOVE,
  "puzzles.wrong.loses": [["f5", 12]],
  "puzzles.wrong.unknown": MOVE,
  "puzzles.right.late": MOVE,
  "puzzles.right.wins": [["f5", 12]],
  "puzzles.right.draws": MOVE,
  "puzzles.right.loses": [["f5", 12]],
  "puzzles.forcesPass": [
    ["PLACE", "black"],
    ["PLACE", "white"],
  ],
  "puzzles.leavesLittle": [
    ["PLACE", "black"],
    ["PLACE", "white"],
  ],
  "puzzles.lookAt": [[["f5"]], [["f5", "d6"]], [["f5", "d6", "c3"]]],
  "puzzles.move": MOVE,
  "puzzles.moves": [[["f5", "d6"]], [["f5", "d6", "c3"]]],
  "puzzles.turn": COLORS,
  "puzzles.progress": [["12", "3", "5"]],
  "report.surveying": PART,
  "report.lookingAgain": COUNTS,
  "report.passed": COLORS,
  "report.place": [
    [12, "black", "f5"],
    [13, "white", "f6"],
  ],
  "report.leads.won": LEADS,
  "report.leads.ahead": LEADS,
  "report.at": [["PLACE", "LEAD"]],
  "report.losses.unsure": COUNTS.slice(1),
  "report.losses.some": COUNTS.slice(1),
  "report.losses.mistake": [[12, "f5"]],
  "report.withLoss": [["PLACE", "LOSS"]],
  "report.point": [
    [12, "black", "f5", 2],
    [13, "white", "f6", 12],
  ],
  "report.better": [["f5 d6"]],
  "report.played": [["f5 d6"]],
  "results.wins": WHO,
  "results.lostOnTime": WHO,
  "results.over": [["VERDICT", 40, 24]],
  "results.length": COUNTS,
  "results.withEmpties": [
    ["LENGTH", 1],
    ["LENGTH", 12],
  ],
  "results.numbered": [["DETAIL", 12345]],
  "review.only": MOVE,
  "review.best": MOVE,
  "review.asGood": MOVE,
  "review.good": MOVE,
  "review.unsure": LOSSES,
  "review.unsureYet": LOSSES,
  "review.small": MISTAKES,
  "review.medium": MISTAKES,
  "review.large": MISTAKES,
  "review.about.small": MISTAKES,
  "review.about.medium": MISTAKES,
  "review.about.large": MISTAKES,
  "share.pictureOfEnd": [[40, 24]],
  "share.picture": [
    [12, 24, "black"],
    [12, 24, "white"],
  ],
  "spoken.played": [
    ["black", "f5"],
    ["white", "f5"],
  ],
  "spoken.passed": COLORS,
  "spoken.discs": [[12, 24]],
  "spoken.choices": [[1], [2], [12]],
  "spoken.refused": MOVE,
  "spoken.sentence": [["TEXT"], ["TEXT…"]],
  "spoken.together": [[["ONE.", "TWO."]]],
  "status.hint": [["f5", "LEAD"]],
  "status.mustPass": WHO,
  "status.missing": COLORS,
  "status.thinking": WHO,
  "status.toMove": COLORS,
  "status.passed": SUBJECTS.map((who) => [who, "TURN"]),
  "status.after": PART,
  "steps.count.right": [[40, 24]],
};
