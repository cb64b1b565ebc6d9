// Says what is wrong where the page's script does not start. It needs nothing else, so it also runs in browsers that cannot
// run the page.

(() => {
  const show = () => {
    // The script of the page sets the room as soon as it runs.
    if (document.documentElement.dataset.in || document.querySelector("#boot")) return;
    const text = document.createElement("p");
    text.id = "boot";
    text.setAttribute("role", "alert");
    text.textContent =
      "The page could not start: a part of it is missing, or this browser is too old for it. Reload the page. If that does not help, update the browser or try another one.";
    document.body.prepend(text);
  };
  addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLScriptElement || event.target === window) show();
    },
    true,
  );
  // A module that another one names is missing without an error of its own in some browsers.
  addEventListener("load", () => setTimeout(show, 5000));
})();
