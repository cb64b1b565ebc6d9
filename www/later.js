// The features of the page that are loaded when it is open.

import { backup } from "./backup/feature.js";
import { editor } from "./board/editor/feature.js";
import { book } from "./book/feature.js";
import { collection } from "./collection/feature.js";
import { confirmedMoves } from "./confirm-moves/feature.js";
import { correspondence } from "./correspondence/feature.js";
import { exporting } from "./export/feature.js";
import { help } from "./help/feature.js";
import { importing } from "./import/feature.js";
import { lastMove } from "./last-move/feature.js";
import { guiding } from "./learn/guiding.js";
import { newGame } from "./new-game/feature.js";
import { ownKeys } from "./own-keys/feature.js";
import { pastGames } from "./past-games/feature.js";
import { printing } from "./print/feature.js";
import { result } from "./result/feature.js";
import { sharing } from "./share/feature.js";
import { sketching } from "./sketch/feature.js";
import { announcing } from "./status/announcing.js";
import { noteOfStored } from "./stored-analysis/note.js";
import { keepingLines } from "./training/openings/keeping-lines.js";
import { wakeLock } from "./wake-lock/feature.js";

export const features = [
  announcing,
  result,
  importing,
  collection,
  book,
  sharing,
  exporting,
  printing,
  editor,
  help,
  lastMove,
  wakeLock,
  confirmedMoves,
  sketching,
  ownKeys,
  noteOfStored,
  keepingLines,
  guiding,
  newGame,
  pastGames,
  backup,
  correspondence,
];
