// Compiled, never run: the rules alone, without the types of a browser or of Node.

import type { GameRecord, Move } from "flipside/game";
import { FlipsideError, Game } from "flipside/game";

const game = new Game();
const moves: Move[] = game.play("f5").legalMoves();
const record: GameRecord = game.toJSON();
const error = new FlipsideError("ILLEGAL_MOVE", `${moves}`);

export { error, record };
