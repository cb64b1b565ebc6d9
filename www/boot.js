// Says what is wrong where the page's script does not start. It needs nothing else, so it also runs in browsers that cannot
// run the page.

(() => {
  /** What is wrong and what to do, by language. @type {Record<string, string>} */
  const sentences = {
    en: "The page could not start: a part of it is missing, or this browser is too old for it. Reload the page. If that does not help, update the browser or try another one.",
    de: "Die Seite konnte nicht starten: Ein Teil von ihr fehlt, oder der Browser ist zu alt. Lade die Seite neu. Hilft das nicht, aktualisiere den Browser oder nimm einen anderen.",
    es: "La página no ha podido iniciarse: le falta una parte, o el navegador es demasiado antiguo. Recárgala. Si no basta, actualiza el navegador o prueba otro.",
    fr: "La page n’a pas pu démarrer : une partie manque, ou le navigateur est trop ancien. Rechargez-la. Si cela ne suffit pas, mettez à jour le navigateur ou essayez-en un autre.",
    ja: "ページを開始できませんでした。ページの一部が読み込めないか、ブラウザが古いようです。再読み込みしても直らないときは、ブラウザを更新するか、別のブラウザをお試しください。",
    "zh-Hans":
      "页面无法启动：可能缺少一部分，或浏览器版本太旧。请重新加载；如果仍不行，请更新浏览器或换一个。",
    "zh-Hant": "頁面無法啟動：可能缺少一部分，或瀏覽器版本太舊。請重新載入；如果仍不行，請更新或換個瀏覽器。",
  };
  const page = document.documentElement;
  /** The language of the page, or what it will be in. The scripts that find that out for sure may be missing. */
  const language = () => {
    const tag = page.dataset.awaited ?? page.lang;
    const wanted = /^zh/i.test(tag)
      ? `zh-Han${/hant|tw|hk|mo/i.test(tag) ? "t" : "s"}`
      : tag.slice(0, 2).toLowerCase();
    return Object.keys(sentences).includes(wanted) ? wanted : "en";
  };
  const show = () => {
    // The script of the page sets the room when all is drawn.
    if (page.dataset.in || document.querySelector("#boot")) return;
    const text = document.createElement("p");
    text.id = "boot";
    text.setAttribute("role", "alert");
    text.lang = language();
    text.textContent = sentences[text.lang] ?? "";
    delete page.dataset.awaited;
    document.body.prepend(text);
    // As a file, or in a frame that allows too little, no module loads.
    if (origin === "null")
      document.head.append(Object.assign(document.createElement("script"), { src: "./trouble.js" }));
    // On a slow device or network it may start all the same.
    new MutationObserver(() => page.dataset.in && text.remove()).observe(page, { attributes: true });
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
