// The coach in simplified Chinese.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "zh-Hans",
  sentences: {
    "corner-given": "{ply}手之后，对手会占到角{square}；下最佳着法则不会。",
    "corner-missed": "下最佳着法，{ply}手之后你能占到角{square}；这样下就占不到。",
    "corner-missed-now": "最佳着法是占角{square}；这样下就占不到。",
    "x-square": "{square}在空角{corner}的斜旁，可能把这个角让给对手。",
    "c-square": "{square}在边上，紧挨着空角{corner}，可能把这个角让给对手。",
    replies: "对手有{played}处可下；下最佳着法后只有{best}处。",
    choices: "{ply}手之后，你有{played}处可下；下最佳着法则有{best}处。",
    "safe-moves": "{ply}手之后，你有{played}处可下而不送角；下最佳着法则有{best}处。",
    "opponent-safe-moves": "{ply}手之后，对手有{played}处可下而不送角；下最佳着法则有{best}处。",
    mobility: "你的选择变少了：此后{plies}手里，可下之处比下最佳着法平均少{difference}处（你的减去对手的）。",
    "pass-suffered": "{ply}手之后，你无处可下，须弃权。",
    "pass-missed": "下最佳着法，{ply}手之后对手无处可下，须弃权。",
    frontier:
      "你的棋子更暴露，给了对手下子的机会：{ply}手之后，挨着空格的棋子比下最佳着法多{difference}枚（你的减去对手的）。",
    "own-regions": "{ply}手之后，只有你能下的空区比下最佳着法少{difference}个（你的减去对手的）。",
    stable: "{ply}手之后，再也不会被翻的棋子比下最佳着法少{difference}枚（你的减去对手的）。",
    parity: "这一手下在有{played}个空格（偶数）的区域；最佳着法下在有{best}个空格（奇数）的区域。",
    "last-move": "全局最后一手由对手来下；下最佳着法则由你来下。",
    opening: "已知的对局中，此处下最佳着法的有{best}局，下这一手的有{played}局。",
    "opening-named": "最佳着法进入开局“{name}”，已知的对局中有{best}局；下这一手的有{played}局。",
  },
};
