// The coach in Japanese.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "ja",
  sentences: {
    "corner-given": "{ply}手後に相手が隅{square}を取ります。最善手のあとでは、そうなりません。",
    "corner-missed": "最善手なら、{ply}手後に隅{square}を取れます。この手では取れません。",
    "corner-missed-now": "最善手は隅{square}を取る手です。この手では取れません。",
    "x-square": "{square}は空いている隅{corner}の斜め隣です。相手に隅を取られる原因になりえます。",
    "c-square": "{square}は辺の、空いている隅{corner}のすぐ隣です。相手に隅を取られる原因になりえます。",
    replies: "相手の打てる手が{played}通りあります。最善手のあとなら{best}通りです。",
    choices: "{ply}手後に自分の打てる手は{played}通りです。最善手なら{best}通りです。",
    "safe-moves": "{ply}手後に、隅を渡さない自分の手は{played}通りです。最善手なら{best}通りです。",
    "opponent-safe-moves": "{ply}手後に、隅を渡さない相手の手は{played}通りです。最善手なら{best}通りです。",
    mobility:
      "打てる手が足りなくなります。この先{plies}手の間、最善手のあとより平均{difference}手少なくなります（自分の数から相手の数を引いた値）。",
    "pass-suffered": "{ply}手後に打てる手がなくなり、パスになります。",
    "pass-missed": "最善手なら、{ply}手後に相手は打てる手がなくなり、パスになります。",
    frontier:
      "自分の石が外側に出て、相手の打てる手が増えます。{ply}手後、空きマスに接する石が最善手の場合より{difference}個多くなります（自分の数から相手の数を引いた値）。",
    "own-regions":
      "{ply}手後、自分だけが打てる空きマスのかたまりが最善手の場合より{difference}か所少なくなります（自分の数から相手の数を引いた値）。",
    stable:
      "{ply}手後、決して返されない石が最善手の場合より{difference}個少なくなります（自分の数から相手の数を引いた値）。",
    parity:
      "この手は空きマス{played}個（偶数）のかたまりに打っています。最善手は{best}個（奇数）のかたまりに打つ手です。",
    "last-move": "最後の一手を相手が打つことになります。最善手なら、自分が打てます。",
    opening: "知られている棋譜で、ここで最善手を打ったのは{best}局、この手は{played}局です。",
    "opening-named":
      "最善手は定石「{name}」に進む手です。知られている棋譜では{best}局あり、この手は{played}局です。",
  },
};
