// Formats numbers for the terminal.

/** A score in discs with its sign: `"+4"`, `"-12"`, `"0"`. @param {number} discs */
export const signed = (discs) => (discs > 0 ? `+${discs}` : `${discs}`);

/** A depth: `"1 ply"`, `"12 plies"`. @param {number} depth */
export const plies = (depth) => (depth === 1 ? "1 ply" : `${depth} plies`);

/** A large number with its thousands separated: `"12,345"`. @param {number} number */
export const grouped = (number) => Math.round(number).toLocaleString("en");

/**
 * The shares of games that black won, nobody won, and white won, in percent: `"48/5/47"`.
 * @param {{ games: number, black: number, draws: number, white: number }} counts
 */
export const shares = ({ games, black, draws, white }) =>
  [black, draws, white].map((part) => `${Math.round((100 * part) / Math.max(1, games))}`).join("/");

/** Milliseconds as seconds: `"1.234 s"`. @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1e3).toFixed(3)} s`;

/** What is left on a clock, in minutes and seconds: `"4:59"`. @param {number} milliseconds */
export const clockTime = (milliseconds) => {
  const whole = Math.floor(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** Millions of nodes a second: `"18.2 M/s"`; a dash for less than a millisecond. @param {number} nodes @param {number} milliseconds */
export const speed = (nodes, milliseconds) =>
  milliseconds < 1 ? "-" : `${(nodes / milliseconds / 1e3).toFixed(1)} M/s`;

/** The first line about an item, its text shortened. @param {import("./input/items.js").Item} item */
export const headingOf = ({ line, game, names: { black, white }, text }) => {
  const players = black || white ? `${black ?? "?"} - ${white ?? "?"}  ` : "";
  return `#${line ?? game}  ${players}${text.length > 72 ? `${text.slice(0, 72)}…` : text}`;
};
