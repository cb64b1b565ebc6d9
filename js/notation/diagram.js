// Boards as programs draw them: eight lines of eight squares, with or without coordinates and bars, and in words who is to move.

/** A line of a diagram: a coordinate, eight squares, and what stands beside them. */
const ROW = /^[\s|]*(?:[1-8][\s|]*)?((?:[-xobw*.·・●○⚫⚪][\s|]*){7}[-xobw*.·・●○⚫⚪])(?=[\s|1-8]|$)(.*)/iu;

/** Words for the side to move. */
const SIDE =
  /(?:turn|to move|side)\W{1,3}(black|white|[xo*●○])(?!\w)|(black|white|[xo*●○])\W{0,9}(?:to (?:move|play)|'s turn)/iu;

/**
 * The squares and the side of a diagram as `parseBoard` reads them; any other text as it is.
 * @param {string} text
 */
export function withoutCoordinates(text) {
  const lines = text.split("\n");
  const rows = lines.flatMap((line) => ROW.exec(line)?.[1] ?? []);
  const beside = lines.map((line) => ROW.exec(line)?.[2] ?? line).join("\n");
  const [, behind, before = behind] = SIDE.exec(beside) ?? [];
  return rows.length === 8 && before ? `${rows.join("")} ${before}` : text;
}
