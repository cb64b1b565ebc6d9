// The click of a disc on the board, made in code, and a light vibration.

/** @import { Rest } from "./drawing/discs.js" */

/** A knock on wood: how long it sounds in seconds, how high in hertz, how loud. */
const KNOCKS = Object.freeze({
  place: { length: 0.09, pitch: 310, loudness: 0.5 },
  turn: { length: 0.05, pitch: 620, loudness: 0.16 },
  lift: { length: 0.04, pitch: 480, loudness: 0.1 },
});

/** Made when it is first needed: browsers allow sound only after the page was used. @type {AudioContext | undefined} */
let audio;

/** @param {readonly Rest[]} rests */
export function playSounds(rests) {
  if (rests.length === 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // Suspended before the page was used, or interrupted by a call on a phone.
  if (audio.state !== "running") void audio.resume().catch(() => {});
  for (const { kind, afterMs, index } of rests)
    knock(audio, KNOCKS[kind], audio.currentTime + afterMs / 1000, index);
}

/** A light touch, on devices that can. */
export function vibrate() {
  navigator.vibrate?.(12);
}

/**
 * @param {AudioContext} context
 * @param {{ length: number, pitch: number, loudness: number }} sound
 * @param {number} at
 * @param {number} index of the square, so that no two discs sound the same
 */
function knock(context, { length, pitch, loudness }, at, index) {
  const body = new OscillatorNode(context, { type: "triangle", frequency: pitch * (1 + (index % 9) / 90) });
  const volume = new GainNode(context, { gain: 0 });
  body.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  body.connect(volume).connect(context.destination);
  body.start(at);
  body.stop(at + length);
}
