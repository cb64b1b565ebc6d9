// Hides the English words of the page from a visitor who probably gets others, before anything is drawn: in the published page it
// stands in the HTML itself. Once start.js knows the language, it shows them; style/base.css does so after some seconds.

{
  /** @type {unknown} */
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("flipside") ?? "{}").settings?.language;
  } catch {
    // What cannot be read was not chosen.
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = asked || (typeof chosen === "string" && chosen !== "auto" ? chosen : navigator.language);
  if (!/^en\b/i.test(wanted)) document.documentElement.dataset.awaited = wanted;
}
