// Says what is wrong where the page's script does not start. It needs nothing else, so it also runs in browsers that cannot
// run the page.

(() => {
  /** What is wrong and what to do, by language. @type {Record<string, string>} */
  const sentences = {
    en: "The page could not start: a part of it is missing, or this browser is too old for it. Reload the page. If that does not help, update the browser or try another one.",
    de: "Die Seite konnte nicht starten. Bitte neu laden. Hilft das nicht, den Browser aktualisieren.",
    es: "La página no ha podido iniciarse. Recárguela. Si no basta, actualice el navegador.",
    fr: "La page n’a pas pu démarrer. Rechargez-la. Si cela ne suffit pas, mettez à jour le navigateur.",
    ja: "ページを開始できませんでした。再読み込みするか、ブラウザーを更新してください。",
    "zh-Hans": "页面无法启动。请重新加载，或更新浏览器。",
    "zh-Hant": "頁面無法啟動。請重新載入，或更新瀏覽器。",
  };
  // What a person has chosen is read by scripts that may be missing.
  const browsers = navigator.language;
  const wanted = browsers.startsWith("zh")
    ? `zh-Han${/hant|tw|hk|mo/i.test(browsers) ? "t" : "s"}`
    : browsers.slice(0, 2);
  const show = () => {
    // The script of the page sets the room when all is drawn.
    if (document.documentElement.dataset.in || document.querySelector("#boot")) return;
    const text = document.createElement("p");
    text.id = "boot";
    text.setAttribute("role", "alert");
    text.lang = wanted in sentences ? wanted : "en";
    text.textContent = sentences[text.lang] ?? "";
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
