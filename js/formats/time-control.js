// The time for thinking: in PGN seconds for the game and for each move, `300+2`, in GGF the same with minutes and hours, `05:00/00:02`, and a
// third time for a player who has used theirs up, which PGN has not.

const OF_PGN = /^(0|[1-9]\d{0,5})(?:\+(0|[1-9]\d{0,5}))?$/;
const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,4}):(\d{1,2})`;
const OF_GGF = new RegExp(`^${CLOCK}(?:/(?:${CLOCK})?)?/?$`);
const LIKE_GGF = /^\d{1,4}(?::\d{1,2}){1,2}(?:\/[\d:,]{0,20}){0,2}$/;

/** The time of GGF as PGN has it, or as it is written where PGN has nothing for it; `null` where it is none. @param {string} text */
export function readTime(text) {
  const word = text.trim();
  if (!LIKE_GGF.test(word)) return null;
  const parts = OF_GGF.exec(word);
  if (!parts) return word;
  const [main, each] = [parts.slice(1, 4), parts.slice(4, 7)].map(secondsIn);
  return parts[5] === undefined ? `${main}` : `${main}+${each}`;
}

/** @param {(string | undefined)[]} clock hours, minutes and seconds */
function secondsIn(clock) {
  const [hours, minutes, seconds] = clock.map((part = "0") => Number(part));
  return 3600 * hours + 60 * minutes + seconds;
}

/** A time as GGF has it; `null` where it has nothing for it. @param {string} time */
export function ggfTime(time) {
  const [, main, each] = OF_PGN.exec(time) ?? [];
  if (main === undefined) return LIKE_GGF.test(time) ? time : null;
  return clockText(Number(main)) + (each === undefined ? "" : `/${clockText(Number(each))}`);
}

/** @param {number} seconds */
function clockText(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [...(hours > 0 ? [hours] : []), minutes, seconds % 60]
    .map((part) => `${part}`.padStart(2, "0"))
    .join(":");
}
