// Says what is wrong where the page cannot start because of where it was opened: as a file, or in a frame that allows too little.
// boot.js loads it then, by a classic script, which is all that works there.

(() => {
  const FRAME = '<iframe sandbox="allow-scripts allow-same-origin" …>';
  /** By language: opened as a file, and in a frame. @type {Record<string, readonly [file: string, frame: string]>} */
  const sentences = {
    en: [
      "Opened as a file this page cannot start: browsers load its parts only from a web server. Open it by its address on the web, or start a server in this folder, for example with: npx serve.",
      `This frame does not let the page start: its permission allow-same-origin is missing. The author of the frame can write: ${FRAME}`,
    ],
    de: [
      "Als Datei geöffnet kann diese Seite nicht starten: Browser laden ihre Teile nur von einem Webserver. Öffne sie über ihre Adresse im Netz, oder starte in diesem Ordner einen Server, zum Beispiel mit: npx serve.",
      `Dieser Rahmen lässt die Seite nicht starten: Seine Erlaubnis allow-same-origin fehlt. Wer den Rahmen gemacht hat, kann schreiben: ${FRAME}`,
    ],
    es: [
      "Abierta como archivo, esta página no puede iniciarse: los navegadores solo cargan sus partes desde un servidor web. Ábrela por su dirección en la red o inicia un servidor en esta carpeta, por ejemplo con: npx serve.",
      `Este marco no deja que la página se inicie: le falta el permiso allow-same-origin. Quien hizo el marco puede escribir: ${FRAME}`,
    ],
    fr: [
      "Ouverte comme fichier, cette page ne peut pas démarrer : les navigateurs ne chargent ses parties que depuis un serveur web. Ouvrez-la par son adresse, ou lancez un serveur dans ce dossier, par exemple avec : npx serve.",
      `Ce cadre ne laisse pas la page démarrer : il lui manque la permission allow-same-origin. L’auteur du cadre peut écrire : ${FRAME}`,
    ],
    ja: [
      "ファイルとして開いたページは開始できません。ブラウザはページの部品をウェブサーバーからしか読み込みません。ウェブ上のアドレスで開くか、このフォルダーでサーバーを起動してください（例：npx serve）。",
      `このフレームではページを開始できません。allow-same-origin の許可がありません。フレームの作成者は次のように書けます：${FRAME}`,
    ],
    "zh-Hans": [
      "以文件方式打开时，页面无法启动：浏览器只从网页服务器加载它的各个部分。请用网址打开，或在此文件夹中启动服务器，例如：npx serve。",
      `此框架不允许页面启动：缺少 allow-same-origin 权限。制作框架的人可以写：${FRAME}`,
    ],
    "zh-Hant": [
      "以檔案方式開啟時，頁面無法啟動：瀏覽器只從網頁伺服器載入它的各個部分。請用網址開啟，或在這個資料夾中啟動伺服器，例如：npx serve。",
      `這個框架不允許頁面啟動：缺少 allow-same-origin 權限。製作框架的人可以寫：${FRAME}`,
    ],
  };
  const text = document.querySelector("#boot");
  if (!(text instanceof HTMLElement)) return;
  const [file, frame] = sentences[text.lang] ?? ["", ""];
  text.textContent = location.protocol === "file:" ? file : frame;
})();
