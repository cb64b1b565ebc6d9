// Compiled, never run: the rules alone, without the types of a browser or of Node.

import type { CoachLine, Reason, Words } from "flipside/coach";
import { explain, sentence } from "flipside/coach";
import { words as japanese } from "flipside/coach/ja";
import type { Branch, GameLike, Imported, ImportedGame, WthorFiles } from "flipside/formats";
import { readGames, readGamesInTurns, searchGames, writeGames, writeWthor } from "flipside/formats";
import type { Canonical, ErrorRecord, GameRecord, Move } from "flipside/game";
import { canonical, FlipsideError, Game, transform } from "flipside/game";

const game = new Game();
const { game: turned, symmetry, inverse }: Canonical = canonical(game.toJSON());
const images: [Move, Game] = [transform("f5", symmetry), transform(turned, inverse)];
const told: ErrorRecord = new FlipsideError("BUSY", "too much").toJSON();
// @ts-expect-error: there are eight
transform("f5", 8);
void [images, told];
const moves: Move[] = game.play("f5").legalMoves();
const record: GameRecord = game.toJSON();
const error = new FlipsideError("ILLEGAL_MOVE", `${moves}`);

const imported: Imported = readGames(new Uint8Array(), { turn: "black" });
const later: Promise<Imported> = readGamesInTurns("f5d6");
const found: ImportedGame[] = searchGames(imported.games, { player: "Ann", year: 1998 });
const branch: Branch = { move: "f5", score: 2, branches: [] };
const like: GameLike[] = [game, ...found, { start: game.start, branches: [branch] }];
const text: string = writeGames(like, { format: "pgn", black: "Ann", result: null });
const files: WthorFiles = writeWthor(like, { year: 2026 });
// @ts-expect-error: a format that is no text
writeGames(game, { format: "wthor" });

const line: CoachLine = { move: "f5", score: 0, pv: ["f5"] };
const reasons: Reason[] = explain(game, line, { ...line, exact: false });
const words: Words = japanese;
const said: string[] = reasons.map((reason) => sentence(reason, words));
const corners = reasons.flatMap((reason) => (reason.kind === "corner-given" ? [reason.square] : []));
// @ts-expect-error: advice has no square.
const noSquare = reasons.flatMap((reason) => (reason.kind === "mobility" ? [reason.square] : []));
// @ts-expect-error: a tag is no words.
sentence({ kind: "pass-missed", ply: 1, square: "b7" }, "ja");

export { corners, error, files, later, noSquare, record, said, text };
