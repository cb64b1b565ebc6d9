const COLORS = { black: "黒", white: "白" };

const SUBJECTS = { ...COLORS, you: "あなた", engine: "AI" };

/** @param {import("../players/names.js").Subject} who */
const subject = (who) => (typeof who === "object" ? who.name : SUBJECTS[who]);

/** What the board calls its marks. @type {Record<string, string>} */
const MARKS = { hint: "ヒント", ring: "丸印", dot: "点", cross: "ばつ印", square: "四角印" };

/** @type {Record<string, string>} */
const FAILURES = {
  INVALID_POSITION: "局面を読み取れません",
  ILLEGAL_MOVE: "打てない手です",
  INVALID_OPTION: "この設定は使えません",
  INVALID_DATA: "データを読み取れません",
  GAME_OVER: "対局は終わっています",
  UNSUPPORTED: "このブラウザは対応していません",
};

/** @param {import("../words/numbers.js").Numbers} numbers @returns {import("../translation/phrases.js").Translation} */
export function phrases({ counted, percent, signed, whole }) {
  return {
    page: {
      title: "Flipside：強いAIと打つオセロ",
      description: "ブラウザで強いAIとオセロ。AIの読みも見られます。無料、登録不要、インストール不要。",
      skip: "盤へ移動",
      rooms: "メニュー",
      play: "対局",
      analyze: "検討",
      puzzles: "問題",
      learn: "講座",
      firstVisit: "オセロが初めての方へ：5ステップで覚える",
      firstVisitShort: "初めての方",
      help: "ヘルプ",
      settings: "設定",
      board: "盤",
      game: "対局",
      thinkingTime: "AIの思考時間",
      result: "結果",
      playAgain: "もう一局",
      sameGame: "同じ対局をもう一度",
      swapColors: "黒白を交代",
      review: "振り返る",
      learnFromGame: "AIに学習させる",
      goThrough: "棋譜をたどる",
      start: "最初へ",
      back: "1手戻る",
      forward: "1手進む",
      end: "最後へ",
      new: "新規",
      playHere: "続きを打つ",
      gameControls: "対局の操作",
      newGame: "新規対局",
      undo: "戻す",
      redo: "やり直す",
      hint: "ヒント",
      values: "評価値",
      showEngine: "AIの読みを見る",
      engine: "AI",
      hide: "隠す",
      expectedLine: "予想手順",
      details: "詳細",
      depth: "深さ",
      confidence: "信頼度",
      positions: "局面数",
      speed: "速度",
      time: "時間",
      moves: "棋譜",
      copy: "コピー",
      share: "共有",
      load: "読み込み",
      reviewTheGame: "対局を振り返る",
      closeSettings: "設定を閉じる",
      youPlay: "あなたの色",
      black: "黒",
      white: "白",
      both: "両方",
      watch: "観戦",
      opponent: "対戦相手",
      character: "キャラクター",
      byLevel: "レベル",
      byTime: "時間",
      level: "レベル",
      timePerMove: "1手の時間",
      hideEngine: "対局中はAIの読みを隠す",
      pauseHidden: "このページが隠れている間は時計を止める",
      ponder: "自分の手番の間もAIに考えさせる",
      analysis: "検討",
      memory: "結果を次回まで保存",
      cloth: "盤の色",
      green: "緑",
      blue: "青",
      wood: "木目",
      slate: "スレート",
      contrast: "くっきり",
      discs: "石",
      classic: "標準",
      flat: "フラット",
      paper: "ペーパー",
      dots: "打てるマスに印を付ける",
      previews: "返る石を表示",
      coordinates: "座標",
      flipped: "盤を回転",
      sound: "サウンド",
      vibration: "振動",
      theme: "テーマ",
      auto: "自動",
      light: "ライト",
      dark: "ダーク",
      language: "言語",
      asBrowser: "ブラウザに合わせる",
      playNewGame: "新しい対局を始める",
    },

    help: {
      title: "遊び方",
      rules:
        "盤にある自分の石との間に、相手の石を縦・横・斜めにまっすぐ挟むように石を置きます。挟んだ石はひっくり返って自分の色になります。打てるマスがなければパスです。どちらも打てなくなったら終局で、石の多いほうが勝ちです。空きマスは勝者の石に数えます。",
      guide: "盤の上で試す（5ステップ）",
      keyboard: "キーボード",
      moveOver: "盤の上を移動",
      enter: "Enter",
      place: "石を置く",
      next: "次の打てるマスへ",
      shift: "Shift",
      previous: "前の打てるマスへ",
      goTo: "f5のマスへ",
      undo: "戻す、やり直す",
      ctrl: "Ctrl",
      hint: "ヒント",
      values: "すべての手の評価値を表示・非表示",
      newGame: "新規対局",
      flip: "盤を回転",
      paste: "棋譜を貼り付け",
      step: "検討：1手戻る、進む",
      home: "Home",
      end: "End",
      ends: "検討：最初へ、最後へ",
      branch: "検討：上の変化へ、下の変化へ",
      focus:
        "1文字のキーは、盤にフォーカスがあるときに使えます。検討中の矢印キーは、どこをクリックした後でも使えます。",
      close: "閉じる",
    },

    board: {
      label: "オセロ盤",
      keys: "矢印キーで移動、Enterで打つ、Mで次の打てるマスへ。f 5のようにマスを入力しても移動できます。",
      square({ square, disc, legal, last, marks, value, number }) {
        const content = disc === null ? (legal ? "打てるマス" : "空き") : COLORS[disc];
        const parts = [square, content];
        if (last) parts.push("直前の手");
        parts.push(...marks.map((mark) => MARKS[mark] ?? mark));
        if (value) parts.push(`評価値${signed(value.score)}`);
        if (number) parts.push(`手順の${number}手目`);
        return parts.join("、");
      },
      move: ({ move, color, flips }) =>
        move === "pass"
          ? `${COLORS[color]}はパスしました。`
          : `${COLORS[color]}が${move}に打ち、${flips.length}石返しました。`,
      pass: (color) => `${COLORS[color]}はパス`,
      score: signed,
    },

    analysis: {
      lines: "候補手",
      exact: "確定",
      expected: "予想",
      howMany: "候補手の数",
      keepThinking: "考え続ける",
      pause: "一時停止",
      goOn: "再開",
      solve: "読み切る",
      stop: "停止",
      progress: "読み切りの進み具合",
      promote: "本譜にする",
      remove: "ここから先を削除",
      over: "終局です。",
      solved: "最後まで読み切りました。",
      allMoves: "すべての手",
      bestMove: "最善手",
      longer: "いつもより時間がかかっています。",
      bestMoves: (count) => `上位${count}手`,
      takes: (empties, duration) => `空き${whole(empties)}マス：${duration}。`,
      solving: (nodes, rest) => `${counted(nodes)}局面。${rest}`,
      durations: {
        moment: "数秒",
        seconds: (count) => `約${count}秒`,
        minutes: (count) => `約${count}分`,
        hour: "約1時間",
        hours: "数時間かかることがあります",
        days: "数日かかることがあります",
        ages: "待ちきれないほどかかります",
      },
      remaining: {
        moment: "残り数秒です。",
        seconds: (count) => `残り約${count}秒です。`,
        minutes: (count) => `残り約${count}分です。`,
        hour: "残り約1時間です。",
        hours: "数時間かかることがあります。",
      },
    },

    chapters: {
      "first-game": { title: "5ステップで覚えるルール", about: "返す、パス、隅、終局、そして一局" },
      corners: { title: "隅", about: "決して返されない石" },
      beside: { title: "隅の隣", about: "隅を渡してしまうマス" },
      quiet: { title: "中割り", about: "今の石より、これから打てる手" },
      edges: { title: "辺", about: "強い辺と、そのすき間" },
      parity: { title: "手止まり", about: "空きごとの最後の一手" },
      table: { title: "AIの考え方", about: "記憶の様子を、動く図で" },
    },

    characters: {
      names: ["ピップ", "ネル", "オットー", "ミラ", "ヒューゴ", "ヴェラ", "カイト", "Flipside"],
    },

    editor: {
      title: "局面を作る",
      brush: "置く石",
      empty: "空き",
      turn: "手番",
      start: "初期配置",
      clear: "全消去",
      exchange: "黒白を入れ替え",
      play: "ここから対局",
      analyze: "検討",
      cancel: "キャンセル",
      keys: "マスを押すか、なぞってください。キーボード：矢印で移動、Enterで置く、Xで黒、Oで白、Deleteで空き。",
      center: "中央の4マスには必ず石があります。",
      placed: "局面を作りました。",
      over: "どちらも打てない局面です。対局は終わっています。",
      discs: (black, white) => `黒${black}、白${white}`,
      mustPass: (turn) => `${COLORS[turn]}は打てるマスがなく、パスになります。`,
    },

    embedded: {
      open: "Flipsideで開く",
    },

    errors: {
      crashed: "AIが停止しました。必要なときに再起動します。",
      failure: (code, message) => `${FAILURES[code] ?? "エラーが起きました"}（${message || code}）。`,
    },

    explorer: {
      title: "定石ブック",
      size: "最初に開いたときだけ、約180 kBを読み込みます。",
      loading: "定石ブックを読み込んでいます…",
      back: "定石に戻る",
      moves: "定石の手",
      noName: "名前のない定石",
      unknown: "この開始局面は定石ブックにありません。",
      end: "終局です。",
      even: "互角",
      failed: (error) => `定石ブックを読み込めませんでした：${error}`,
      left: (disc, move) => `${disc}手目の${move}で定石を外れました。`,
      ends: (move) => `定石は${move}までです。`,
      about: (positions, games) => `${whole(positions)}局面、${whole(games)}局の結果。`,
      valueFor: (score, turn) => `${COLORS[turn]}から見て${score}`,
      inGames: (value, games) => `${value}、${whole(games)}局`,
      results: (black, draws, white) =>
        `黒勝ち${percent(black)}、引き分け${percent(draws)}、白勝ち${percent(white)}`,
    },

    exporting: {
      title: "ファイルに保存",
      format: "形式",
      text: "テキストの棋譜",
      copy: "コピー",
      download: "ダウンロード",
      close: "閉じる",
      copied: "コピーしました。",
      saved: "ファイルを保存しました。",
      savedAll: "すべて保存しました。",
      notStandard: "この形式で保存できるのは、初期配置から始まる対局だけです。別の形式を選んでください。",
    },

    figures: {
      even: "互角",
      draw: "引き分け",
      book: "定石",
      fromBook: "予想（定石ブックより）",
      exact: "確定（読み切り）",
      guess: "最初の見当",
      missing: "使えません",
      paused: "一時停止中",
      fromReview: "振り返りより",
      purposes: {
        thinking: "考え中",
        hinting: "ヒントを探索中",
        solving: "読み切り中",
        reviewing: "振り返り中",
      },
      lead: (color, count) => `${COLORS[color]}+${count}`,
      ahead: (color, count) => `${COLORS[color]}が${count}石リード`,
      wins: (color, count) => `${COLORS[color]}の${count}石勝ち`,
      won: (color, count) => `${COLORS[color]}が${count}石差で勝利`,
      depth: (depth) => `予想（${depth}手先まで読み）`,
      speed: (count) => `${count}/秒`,
    },

    formats: {
      sgf: { about: "変化、評価値、コメント" },
      pgn: { about: "変化、評価値、コメント、チェス式のタグ" },
      ggf: { about: "評価値付きの棋譜" },
      transcript: { name: "棋譜" },
      obf: { about: "この局面と各手の評価値" },
      board: { name: "盤面", about: "この局面を見やすい文字の図で" },
      wthor: { about: "棋譜のみ、WTHORデータベース用の3つのファイル（対局、対局者、大会）" },
    },

    games: {
      title: "過去の対局",
      none: "ここでの対局は、このブラウザだけに保存されます。まだ対局はありません。",
      kept: "このブラウザだけに保存されています。",
      open: "開く",
      remove: "削除",
      save: "保存",
      saveAll: "すべて保存",
      close: "閉じる",
      removed: "対局を削除しました。",
      bringBack: "元に戻す",
      opened: "対局を開きました。",
      unfinished: (count) => `${whole(count)}手、途中`,
      draw: (score) => `引き分け、${score}`,
      won: (score) => `勝ち、${score}`,
      lost: (score) => `負け、${score}`,
      labeled: (action, players, time) => `${action}：${players}、${time}`,
      notStored:
        "ブラウザの保存領域がいっぱいか、保存が禁止されているため、対局を保存できません。「共有」で対局のリンクを残せます。",
    },

    importing: {
      title: "棋譜の読み込み",
      paste:
        "棋譜や局面、またはそれを含むページ全体を貼り付けてください：f5d6c3のような手順、盤面、SGF、GGF、PGN、OBF。ファイルをここにドロップしても読み込めます。",
      files: "ファイル",
      load: "読み込む",
      cancel: "キャンセル",
      back: "戻る",
      editor: "局面を作る",
      past: "過去の対局",
      nothing: "先に棋譜か局面を貼り付けてください。",
      onlyNames: "名前だけのファイルです。対局のファイル（.wtb）も一緒に選んでください。",
      turn: "どちらの番ですか？",
      turnNote: "この盤面からは手番が分かりません。",
      list: "対局を選ぶ",
      player: "対局者",
      year: "年",
      noneFound: "該当する対局はありません。",
      tooLarge: (size, most) =>
        `ファイルが大きすぎます（${whole(size)}バイト）。読み込めるのは${whole(most)}バイトまでです。`,
      tooLong: (length, most) =>
        `テキストが長すぎます（${whole(length)}文字）。読み込めるのは${whole(most)}文字までです。`,
      legalPart: (count) => `最初の${whole(count)}手を読み込む`,
      loadedPart: (problem) => `正しく打てる所まで読み込みました。${problem}`,
      alsoWrong: (problem) => `一部を読み取れません。${problem}`,
      someShown: (shown, all) =>
        `${whole(all)}局のうち${whole(shown)}局を表示しています。対局者か年で絞り込めます。`,
      allShown: (all) => `${whole(all)}局`,
      numbered: (index) => `対局${whole(index)}`,
      opening: (beginning, count) => `${beginning}、${whole(count)}手`,
    },

    learning: {
      learn: "AIに学習させる",
      nothing: "AIが新しく学んだことはありません",
      learned: "AIが学習しました",
      stop: (done, total) => `学習を中止（${done}/${total}）`,
    },

    lessons: {
      title: "講座",
      about: "盤を使った短い講座です。案内に合わせて石を置いてみましょう。何を試しても大丈夫です。",
      first: "初めての一局",
      strategy: "戦術",
      behind: "舞台裏",
      all: "講座一覧",
      back: "戻る",
      next: "次へ",
      skip: "とばす",
      done: "完了",
      again: "もう一度",
      play: "初めての対局へ",
      learned: "修了",
      place: (step, steps) => `ステップ${step}/${steps}`,
      turned: (color, square, count) => `${COLORS[color]}${square}で${whole(count)}石返りました。`,
      missed: (turned) => `${turned}もっと良い手があります。別のマスを試しましょう。`,
    },

    match: {
      newGame: "新しい対局です。",
      cleared: "盤を最初に戻しました。",
      bringBack: "前の対局に戻る",
      broughtBack: "前の対局に戻りました。",
      bringThemBack: "元に戻す",
      positionLoaded: "局面を読み込みました。",
      removed: (move) => `${move}から先を削除しました。`,
      replaced: (count) => `その先の${whole(count)}手を置き換えました。`,
      loaded: (count) => `${whole(count)}手を読み込みました。`,
    },

    memory: {
      off: "検討は、ページを開くたびに最初からになります。",
      empty: "AIの手が空くと、検討の結果が保存されます。",
      kept: (megabytes) => `${whole(megabytes)} MBをこのブラウザに保存しています。検討は続きから始まります。`,
      notSaved: (reason) => `検討の結果をブラウザに保存できませんでした：${reason}`,
    },

    moves: {
      start: "開始局面",
      pass: "パス",
      branch: (move) => `${move}に代わる変化`,
      expected: (color, move) => `${COLORS[color]}${move}`,
    },

    newGame: {
      title: "新規対局",
      close: "閉じる",
      begin: "対局開始",
      players: "対局者",
      engine: "AIと対局",
      both: "2人で対局",
      none: "AI同士",
      opponent: "対戦相手",
      character: "キャラクター",
      level: "レベル",
      time: "時間",
      levelLabel: "レベル",
      timeLabel: "1手の時間",
      color: "あなたの色",
      black: "黒",
      white: "白",
      random: "ランダム",
      clock: "持ち時間",
      noClock: "なし",
      custom: "指定",
      minutes: "1人の持ち時間（分）",
      increment: "1手ごとの追加（秒）",
      startLabel: "開始局面",
      seed: "対局番号",
      newSeed: "自動",
      seedNote:
        "前の対局の番号を入れると、AIはそのときと同じように打ちます。6桁までの数字です。空なら新しい対局になります。",
      usual: "初期配置",
      drawn: "ランダムな互角の序盤（XOT）",
      board: "今の盤の局面",
      corners: ["黒に隅1つのハンデ", "黒に隅2つのハンデ", "黒に隅3つのハンデ", "黒に隅4つのハンデ"],
      ofLevel: (level) => `レベル${level}`,
      perMove: (seconds) => `1手${seconds}`,
    },

    notices: {
      dismiss: "閉じる",
      tryAgain: "再試行",
      unsupported:
        "このブラウザではAIが動きません。ブラウザを更新するか、別のブラウザをお試しください。メモリが足りないときは、ほかのタブを閉じてください。2人での対局は続けられます。",
      notLoaded:
        "AIを読み込めませんでした。通信状況を確認して、もう一度お試しください。2人での対局は続けられます。",
      notCopied: (text) => `ブラウザがコピーを許可しませんでした。手動でコピーしてください：${text}`,
      notStarted: (reason) =>
        `AIを起動できませんでした：${reason}もう一度お試しください。ブラウザの設定や拡張機能が妨げているのかもしれません。2人での対局は続けられます。`,
      missingPart: (reason) =>
        `ページのこの部分を読み込めませんでした：${reason}通信状況を確認して、ページを再読み込みしてください。`,
    },

    offline: {
      newVersion: "このページの新しいバージョンの準備ができました。",
      reload: "再読み込み",
    },

    opponents: {
      about: [
        "オセロは今日が初めて。石をたくさん返し、隅へ急ぎます。",
        "対局はまだ数回。石を返しすぎ、隅の隣にも打ってしまいます。",
        "隅を取り、相手を隅に近づけません。ただし、次の1手しか見ていません。",
        "石が少ないほうが良いこともあると知っていますが、その見極めをよく誤ります。",
        "相手の返事まで考えますが、中割りを見落とし、ときどきうっかりします。",
        "手堅く打ち、最後の11手を読み切りますが、まだうっかりがあります。",
        "先の先まで読み、めったに間違えません。",
        "見つけた最善手を打ち、わざと間違えることはありません。",
      ],
      rated: (about, rating) => `${about}独自の基準でレート${rating}です。`,
    },

    personalBook: {
      title: "あなたの定石ブック",
      save: "書き出し",
      forget: "削除",
      note: (positions) =>
        `AIはあなたとの対局から${whole(positions)}局面を学習しました。このブラウザに保存されています。`,
      forgotten: "AIの学習内容を削除しました。",
      bringBack: "元に戻す",
      notLearned: (reason) => `AIはこの対局から学習できませんでした：${reason}`,
    },

    picture: {
      title: "AIの考え方",
      about:
        "違う手順から同じ局面になることはよくあります。そこでAIは、局面について分かったことを表に残し、考え直す前にまずその表を見ます。ここではAIが自分自身と対局し、表が埋まっていく様子を眺められます。",
      start: "開始",
      pause: "一時停止",
      size: "枠の数",
      color: "色分け",
      colors: { depth: "深さ", age: "古さ" },
      tiers: { deepest: "残す価値のあるもの", newest: "最新のもの" },
      legend: { depth: ["浅い", "深い"], age: ["この手", "ずっと前"] },
      charts: { fill: "使用率", found: "再認識", replaced: "入れ替え" },
      chartUnits: { fill: "全枠のうち", found: "毎秒", replaced: "毎秒" },
      points: [
        "小さな四角の一つひとつが、1局面分の枠です。どの局面にも、左の図と右の図に1つずつ、同じ位置の枠があります。",
        "左には、いちばん手間のかかった結果が残ります。右には最後に来たものが入るので、新しい結果がすぐに失われることはありません。",
        "深さの色分け：淡い枠は、何手も先まで読んだ局面です。数は少なくても、一つひとつが最も多くの手間を省きます。",
        "古さの色分け：対局が1手進むたびに、分かっていることはすべて古くなります。古いものから場所を譲ります。",
        "「再認識」は、AIがもう一度出会い、表の中に見つけた局面の数です。表がなければ、すべて読み直すことになります。",
      ],
      failed: "この図のためのAIを起動できませんでした。ページを再読み込みしてください。",
      sentence: (move, fill, found, replaced) =>
        `対局の${move}手目：表の${percent(fill)}が埋まっています。この1秒間に${whole(found)}局面を再認識し、${whole(replaced)}局面が置き換えられました。`,
    },

    players: {
      you: "あなた",
      engine: "AI",
      person: "人間",
      colors: COLORS,
      plays: { black: "黒番", white: "白番" },
      levels: ["入門", "初級", "中級", "上級", "最強"],
      sides: {
        black: "あなたが先手です。",
        white: "AIが先手です。",
        both: "2人で1つの盤を使います。",
        none: "AIが両方の色を打ちます。",
      },
      seconds: (seconds) => `${seconds}秒`,
      rated: (rating) => `レート${rating}`,
      level: (level) => `レベル${level}`,
      full: (name, strength) => `${name}（${strength}）`,
    },

    puzzles: {
      title: "次の一手",
      kindLabel: "問題の種類",
      hint: "ヒント",
      reveal: "答え",
      next: "次の問題",
      analyze: "この局面を検討",
      share: "リンクをコピー",
      copied: "リンクをコピーしました。",
      notCopied: "ブラウザがコピーを許可しませんでした。代わりにこのページのアドレスをコピーしてください。",
      daily: "今日の問題",
      dailyDone: "今日の問題：正解済み",
      fromGame: "あなたの対局から",
      line: "ここからの最善手順",
      before: "問題の局面",
      none: "まだありません。対局を振り返ると、損の大きかった局面がここに問題として並びます。",
      solved: "正解",
      streak: "連続",
      best: "最長",
      kinds: { mixed: "おまかせ", easy: "初級", medium: "中級", hard: "上級", own: "復習" },
      tasks: {
        winsMore: (best, second) =>
          `${best}石勝ちになる手が1つあります。ほかの手はよくて${second}石勝ちです。`,
        winsOrDraws: (best) => `${best}石勝ちになる手が1つあります。ほかの手はよくて引き分けです。`,
        winsOrLoses: (best, loss) =>
          `${best}石勝ちになる手が1つあります。ほかの手は${loss}石以上の負けです。`,
        draws: (loss) => `引き分けにできる手が1つあります。ほかの手は${loss}石以上の負けです。`,
        losesLess: (least, loss) =>
          `${least}石負けで済む手が1つあります。ほかの手は${loss}石以上の負けです。`,
      },
      aims: {
        win: (score) => `最善手なら約${score}石勝ちです。見つけられますか？`,
        balance: "最善手なら互角を保てます。見つけられますか？",
        loss: (loss) => `最善手なら約${loss}石負けで済みます。見つけられますか？`,
      },
      wrong: {
        wins: (move, score) =>
          `${move}は${score}石勝ちですが、もっと良い手があります。もう一度考えてみましょう。`,
        draws: (move) => `${move}では引き分け止まりです。もう一度考えてみましょう。`,
        loses: (move, loss) => `${move}では${loss}石負けです。もう一度考えてみましょう。`,
        unknown: (move) => `${move}ではありません。もう一度考えてみましょう。`,
      },
      right: {
        late: (move) => `はい、${move}です。`,
        wins: (move, score) => `正解！ ${move}で${score}石勝ちです。`,
        draws: (move) => `正解！ ${move}で引き分けにできます。`,
        loses: (move, loss) => `正解！ ${move}なら${loss}石負けで済みます。`,
      },
      places: {
        corner: "隅です。",
        xSquare: "隅の斜め隣です。",
        cSquare: "辺の、隅のすぐ隣です。",
        edge: "辺です。",
        inner: "辺ではありません。",
      },
      forcesPass: (place, opponent) =>
        `${place}打つと${COLORS[opponent]}は打てるマスがなく、パスになります。`,
      leavesLittle: (place, opponent) => `${place}打つと${COLORS[opponent]}の打てる手はわずかです。`,
      lookAt: (moves) => `${moves.join("か")}に注目しましょう。`,
      move: (move) => `答えは${move}です。`,
      moves: (moves) => `最善手は${moves.join("、")}です。`,
      turn: (color) => `${COLORS[color]}番`,
      progress: (solved, streak, best) => `正解${solved}問、連続${streak}問、最長${best}問。`,
    },

    report: {
      title: "振り返り",
      graph: "形勢の推移",
      accuracy: "精度",
      loss: "石損",
      previous: "前のミス",
      next: "次のミス",
      back: "対局に戻る",
      stop: "停止",
      goOn: "再開",
      stopped: "停止中",
      points: "勝負の分かれ目",
      ownPoints: "あなたの分かれ目",
      noPoints: "2石以上のミスはありません。お見事です。",
      tryIt: "解いてみる",
      show: "見る",
      openings: "定石",
      formula: "計算方法",
      formulaText:
        "最善手に比べて石損のない手は精度100%、d石損の手は100% × e^(−d ÷ 6)です。2石損なら72%、4石損なら51%、8石損なら26%になります。黒と白それぞれの精度は、ほかに打てる手がなかった場合を除いた平均です。序盤は20手目まで、中盤は40手目までとします。",
      sizes: {
        large: "大悪手（8石以上）",
        medium: "悪手（4～7石）",
        small: "疑問手（2～3石）",
      },
      phases: { opening: "序盤", midgame: "中盤", endgame: "終盤" },
      inPhase: {
        opening: "序盤のミス",
        midgame: "中盤のミス",
        endgame: "終盤のミス",
      },
      surveying: (done, total) => `${total}手中${done}手`,
      lookingAgain: (count) => `${whole(count)}手を再確認中`,
      start: "開始局面",
      passed: (color) => `${COLORS[color]}がパス`,
      place: (number, color, move) => `${number}手目、${COLORS[color]}${move}`,
      leads: {
        unknown: "未評価",
        drawn: "引き分け（読み切り）",
        even: "互角",
        won: (color, count) => `${COLORS[color]}の${count}石勝ち（読み切り）`,
        ahead: (color, count) => `${COLORS[color]}が${count}石リード`,
      },
      at: (place, lead) => `${place}：${lead}`,
      losses: {
        forced: "唯一の手",
        none: "石損なし",
        unsure: (count) => `${count}石損の可能性`,
        some: (count) => `${count}石損`,
        mistake: (count, best) => `${count}石損、最善手は${best}`,
      },
      withLoss: (place, loss) => `${place}。${loss}`,
      point: (number, color, move, count) => `${number}手目：${COLORS[color]}${move}で${count}石損`,
      better: (moves) => `最善：${moves}`,
      played: (moves) => `実戦：${moves}`,
    },

    results: {
      draw: "引き分け",
      late: "時間切れで決着しました。時計なしで続きを打てます。",
      wins: (who) => `${subject(who)}の勝ち`,
      lostOnTime: (who) => `${subject(who)}の時間切れ`,
      over: (verdict, more, fewer) => `終局。${verdict}、${more}対${fewer}`,
      length: (count) => `${whole(count)}手`,
      withEmpties: (length, empties) => `${length}、空き${whole(empties)}マスは勝者に加算`,
      numbered: (detail, seed) => `${detail} · 対局番号${seed}`,
    },

    review: {
      elsewhere: "実戦では打たれていない手です。",
      looking: "1手ずつ調べています…",
      ready: "手を選ぶと、その良し悪しが分かります。",
      noMove: "打てる手がありませんでした。",
      only: (move) => `打てる手は${move}だけでした。`,
      best: (move) => `${move}は最善手でした。`,
      asGood: (move) => `${move}も最善手の1つでした。`,
      good: (move) => `${move}は良い手でした。`,
      unsure: (move, loss) => `${move}で約${loss}石損したかもしれません。`,
      unsureYet: (move, loss) => `${move}で約${loss}石損したかもしれません。このあと再確認します。`,
      small: (move, loss, better) => `疑問手：${move}で${loss}石損しました。最善手は${better}でした。`,
      medium: (move, loss, better) => `悪手：${move}で${loss}石損しました。最善手は${better}でした。`,
      large: (move, loss, better) => `大悪手：${move}で${loss}石損しました。最善手は${better}でした。`,
      about: {
        small: (move, loss, better) => `疑問手：${move}で約${loss}石損しました。最善手は${better}でした。`,
        medium: (move, loss, better) => `悪手：${move}で約${loss}石損しました。最善手は${better}でした。`,
        large: (move, loss, better) => `大悪手：${move}で約${loss}石損しました。最善手は${better}でした。`,
      },
    },

    share: {
      title: "共有",
      link: "リンクを共有",
      copyLink: "リンクをコピー",
      png: "画像（PNG）",
      svg: "図（SVG）",
      embed: "Webページ用の盤をコピー",
      file: "棋譜ファイル：SGF、PGN、GGFなど",
      withValues: "各手の評価値を付ける",
      close: "閉じる",
      saved: "画像を保存しました。",
      embedCopied: "コピーしました。ページのHTMLに貼り付けてください。",
      embedTitle: "オセロ盤",
      pictureOfEnd: (black, white) => `オセロ：黒${black}、白${white}、終局`,
      picture: (black, white, turn) => `オセロ：黒${black}、白${white}、${COLORS[turn]}の番`,
      badLink: "リンクから棋譜を読み取れません。一部が欠けているのかもしれません。",
      linkCopied: "リンクをコピーしました。",
      nothingToCopy: "コピーできる手がまだありません。",
      positionCopied: "局面をコピーしました。",
      movesCopied: "棋譜をコピーしました。",
    },

    spoken: {
      played: (color, move) => `${COLORS[color]}が${move}に打ちました。`,
      passed: (color) => `${COLORS[color]}はパスしました。`,
      discs: (black, white) => `黒${black}、白${white}。`,
      choices: (count) => `打てるマスは${whole(count)}か所です。`,
      refused: (square) => `${square}には打てません。`,
      sentence: (message) => (message.endsWith("…") ? message : `${message}。`),
      together: (sentences) => sentences.join(""),
    },

    status: {
      loading: "AIを読み込んでいます…",
      looking: "良い手を探しています…",
      yourTurn: "あなたの番です",
      atStart: "開始局面",
      playOn: "続ける",
      pause: "一時停止",
      moveNow: "すぐ打つ",
      hint: (move, lead) => `ヒント：${move}（${lead}）`,
      mustPass: (who) =>
        who === "you"
          ? "打てるマスがなく、パスになります"
          : `${subject(who)}は打てるマスがなく、パスになります`,
      missing: (color) => `AIを使えません。${COLORS[color]}も打ってください`,
      thinking: (who) => `${subject(who)}が考えています…`,
      toMove: (color) => `${COLORS[color]}の番です`,
      passed: (who, turn) => `${subject(who)}はパスしました。${turn}`,
      after: (placed, all) => `${all}手中${placed}手目`,
    },

    steps: {
      flip: {
        about:
          "石は1つずつ、盤にある自分の石との間に相手の石をまっすぐ挟むように置きます。間の石は、縦も横も斜めも、すべてひっくり返ります。",
        task: "あなたは黒です。点の付いたマスのどれかに石を置きましょう。",
        right: "2つの黒に挟まれた白が黒になりました。打つときは必ず1石以上返さなければなりません。",
      },
      pass: {
        about:
          "どこに打っても石を返せないことがあります。そのときはパスになり、相手が続けて打ちます。自分からパスを選ぶことはできません。",
        task: "印の付いたg6に打って、白がどうするか見てみましょう。",
        right: "白は打てるマスがなく、パスしました。もう一度あなたの番です。",
      },
      corner: {
        about:
          "隅の石は、どの方向からも挟まれないので、二度と返されません。隅から先は、列ごと安全になっていきます。",
        task: "隅が1つ空いています。取りましょう。",
        right: "その石も、そこから伸びる列も、終局まであなたのものです。",
      },
      count: {
        about:
          "どちらも打てなくなったら終局です。たいていは盤が埋まって終わります。石の多いほうが勝ちで、空きマスが残れば勝者の石に数えます。",
        task: "残りは1マス。あなたの番です。",
        right: (black, white) => `盤が埋まりました。黒${black}石、白${white}石。あなたの勝ちです。`,
      },
      play: {
        about:
          "ルールはこれだけです。最初の相手はやさしく、初心者らしいミスもします。打てるマスには点が付き、「戻す」で何手でも取り消せます。",
        task: "準備はいいですか？",
      },
      take: {
        about:
          "隅の石は決して返されません。隅から辺に沿って同じ色でつながった石も同じです。こうした石を「確定石」といいます。隅1つに、ほかの場所の10石を超える価値があることも珍しくありません。",
        task: "白の番で、白が不利です。いちばん大事な手はどれでしょう？",
        right: "隅です。ほかの手は、何石返しても、はるかに悪い結果になります。",
      },
      diagonal: {
        about:
          "隅の斜め隣のマスを「X」といいます。隅が空いているうちにXに打つと、相手に隅への道を開いてしまいます。石がたくさん返ることが多いので、良い手に見えやすいのです。",
        task: "白の番です。いちばん多く返せるのはg2ですが、もっと安全な手を探しましょう。",
        right: "よく見抜きました。g2に打つとh1の隅への道が開き、返した石よりずっと大きな損になります。",
        trap: "それはX打ちです。h1の隅が黒の手の届く所になりました。別のマスを試しましょう。",
      },
      flank: {
        about:
          "辺の、隅のすぐ隣のマスを「C」といいます。見た目より弱いマスで、Cの石は辺に沿って攻められることが多く、そうなると隅を取られます。",
        task: "黒の番です。h2に打ちたくなりますが、もっと良い手はどれでしょう？",
        right: "そのとおり。辺から離れていて、相手に何も与えません。",
        trap: "それはC打ちです。白が辺に沿って攻めてきます。別のマスを試しましょう。",
      },
      inside: {
        about:
          "中盤では、石ではなく打てる手を数えましょう。打てる手が少ないと、やがて悪い手を打たされます。ほかの石に囲まれた石を少しだけ返し、相手に新しい手を与えない打ち方が「中割り」です。",
        task: "白の番です。中割りを見つけましょう。",
        right: "ほかの石に囲まれた1石だけを返し、黒の打てる手は前より減りました。",
        trap: "外側の石がたくさん返り、どれも黒の標的になります。別のマスを試しましょう。",
      },
      one: {
        about:
          "外側に面した石は、相手の打つ手がかりになります。外側の石が少ないほど、相手の打てる手も少なくなります。",
        task: "白の番です。ほかのどの手よりも良い、静かな手が1つあります。",
        right: "返したのは1石だけ。黒の打てる手は10です。e2なら15になっていました。",
        trap: "外側に白い壁ができ、黒の打つ手がかりになります。別のマスを試しましょう。",
      },
      along: {
        about:
          "辺の石は辺に沿ってしか返されないので、中の石より強力です。ただし、辺に価値があるのは、隅につながるときか、相手に隅を取らせないときだけです。",
        task: "黒の番です。どの辺に打ちますか？",
        right: "a1からa8の白の辺に食い込みました。白はもうこの辺を伸ばせません。",
        trap: "その辺に打つと、白にa1の隅を取られます。別のマスを試しましょう。",
      },
      gap: {
        about:
          "辺のすき間は、割り込むチャンスです。2つの石の間にぴったり入った石は、どちら側からも返せません。こういう手を「割り込み」といいます。",
        task: "白の番です。すき間はどこでしょう？",
        right: "ぴったり入り、辺はすべて、隅とつながった白になりました。",
      },
      hole: {
        about:
          "終盤になると、空きマスはいくつかの場所に分かれます。奇数空きでは、先に打った側が最後のマスにも打ち、相手はそれに応じられません。この最後の一手を「手止まり」といいます。強い人は、どの場所でも手止まりを打とうとします。",
        task: "黒の番です。1マス空きが1つあります。",
        right: "白はここで応じられず、別の場所に先に打つしかありません。",
      },
      three: {
        about:
          "3マス空きでも同じで、自分、相手、自分の順に打つことになります。偶数空きは、相手から先に打たせましょう。",
        task: "黒の番です。3マス空きの、正しいマスから打ちましょう。",
        right: "白がここで応じれば、最後のマスを埋めて手止まりを打てます。",
      },
    },
  };
}
