// When a popover is opened: nobody sees what is in it before that.

/** @param {HTMLElement} popover @param {() => void} act each time, just before it is seen */
export function onOpening(popover, act) {
  popover.addEventListener("beforetoggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState === "open") act();
  });
}

/** @param {HTMLElement} popover which a person may have opened before this runs @param {() => void} act once */
export function onFirstOpening(popover, act) {
  if (popover.matches(":popover-open")) act();
  else popover.addEventListener("beforetoggle", act, { once: true });
}
