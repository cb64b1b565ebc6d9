// The board as a component. Before version 19 React gives elements nothing but attributes, and no events of their own: so the
// component sets properties and listens by itself, which is right in every version.

import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { DEFAULTS } from "../options.js";

/**
 * @import { ForwardRefExoticComponent, RefAttributes } from "react"
 * @import { OthelloBoard as BoardElement } from "../element.js"
 * @import { OthelloBoardProps } from "./types.js"
 */

const OPTIONS = ["position", ...Object.keys(DEFAULTS)];

/** The events of the board by the property that listens to them. */
const EVENTS = Object.freeze({
  onMove: "move",
  onRefuse: "refuse",
  onFocusSquare: "focus-square",
  onSettle: "settle",
});

/** Before the browser paints; on a server neither runs, and some versions of React warn of the first. */
const useSetting = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The element `<othello-board>` as a component. A property is set when it changes; a board whose `position` stays the same goes on
 * from the moves that people played on it.
 *
 * ```tsx
 * <OthelloBoard position={game} movable="both" onMove={({ detail }) => console.log(detail.move)} />
 * ```
 *
 * Its `ref` is the element. A value that is not allowed throws the `FlipsideError` of the element while React renders.
 * @type {ForwardRefExoticComponent<OthelloBoardProps & RefAttributes<BoardElement>>}
 */
export const OthelloBoard = forwardRef(function OthelloBoard(props, ref) {
  const board = /** @type {{ current: BoardElement }} */ (useRef(/** @type {any} */ (null)));
  const given = /** @type {Record<string, any>} */ ({});
  const attributes = /** @type {Record<string, any>} */ ({});
  for (const [name, value] of Object.entries(props))
    (OPTIONS.includes(name) || Object.hasOwn(EVENTS, name) ? given : attributes)[name] = value;

  const set = useRef(/** @type {Record<string, any>} */ ({}));
  useSetting(() => {
    for (const name of OPTIONS) {
      // Without a position any more, the board keeps the one it has.
      if (given[name] === set.current[name] || (name === "position" && !given[name])) continue;
      /** @type {any} */ (board.current)[name] = given[name] ?? null;
      set.current[name] = given[name];
    }
  });

  const listeners = useRef(given);
  useSetting(() => {
    listeners.current = given;
  });
  useEffect(() => {
    const removal = new AbortController();
    for (const [property, event] of Object.entries(EVENTS))
      board.current.addEventListener(event, (detail) => listeners.current[property]?.(detail), removal);
    return () => removal.abort();
  }, []);

  useImperativeHandle(ref, () => board.current, []);
  return createElement("othello-board", { ...attributes, ref: board });
});
