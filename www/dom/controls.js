/**
 * Runs the action a button names, wherever on the page it is.
 * @param {(action: string) => void} act
 */
export function listenToControls(act) {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-action]") : null;
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    act(button.getAttribute("data-action") ?? "");
  });
}

/** Takes the focus to the board. @param {HTMLElement} link @param {HTMLElement} board */
export function listenToSkip(link, board) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    board.focus();
  });
}
