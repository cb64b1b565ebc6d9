// The features of the page, in the order in which they are drawn. Each is a folder, whose feature.js says what it gives. Those that nobody
// needs before the page is open are in the list of later.js.

import { explorer } from "./analyze/explorer/feature.js";
import { analyze } from "./analyze/feature.js";
import { board } from "./board/feature.js";
import { askedCollection } from "./collection/asked.js";
import { controls } from "./controls/feature.js";
import { yieldToBrowser } from "./dom/steps.js";
import { embed } from "./embed/feature.js";
import { enginePanel } from "./engine-panel/feature.js";
import { guided } from "./guided/feature.js";
import { learn } from "./learn/feature.js";
import { moves } from "./moves/feature.js";
import { notices } from "./notices/feature.js";
import { offline } from "./offline/feature.js";
import { opponentCard } from "./opponent-card/feature.js";
import { openPage } from "./page.js";
import { review } from "./report/feature.js";
import { rooms } from "./rooms/feature.js";
import { score } from "./score/feature.js";
import { settings } from "./settings/feature.js";
import { linking } from "./share/linking.js";
import { status } from "./status/feature.js";
import { storedAnalysis } from "./stored-analysis/feature.js";
import { training } from "./training/feature.js";

// To run the scripts makes the board, and takes a turn of its own. Nothing is exported, which bundlers would need a file more for.
yieldToBrowser()
  .then(() =>
    openPage(
      [
        embed,
        settings,
        board,
        score,
        status,
        learn,
        enginePanel,
        notices,
        review,
        guided,
        moves,
        opponentCard,
        controls,
        analyze,
        explorer,
        training,
        storedAnalysis,
        linking,
        askedCollection,
        offline,
        rooms,
      ],
      { load: () => import("./later.js") },
    ),
  )
  // boot.js hears of it, and tells the person.
  .catch(reportError);
