// The coach in traditional Chinese.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "zh-Hant",
  sentences: {
    "corner-given": "{ply}手之後，對手會佔到角{square}；下最佳著法則不會。",
    "corner-missed": "下最佳著法，{ply}手之後你能佔到角{square}；這樣下就佔不到。",
    "corner-missed-now": "最佳著法是佔角{square}；這樣下就佔不到。",
    "x-square": "{square}在空角{corner}的斜旁邊，可能把這個角讓給對手。",
    "c-square": "{square}在邊上，緊鄰著空角{corner}，可能把這個角讓給對手。",
    replies: "對手有{played}個地方可下；下最佳著法後只有{best}個。",
    choices: "{ply}手之後，你有{played}個地方可下；下最佳著法則有{best}個。",
    "safe-moves": "{ply}手之後，你有{played}個地方可下而不送角；下最佳著法則有{best}個。",
    "opponent-safe-moves": "{ply}手之後，對手有{played}個地方可下而不送角；下最佳著法則有{best}個。",
    mobility: "你的選擇變少了：此後{plies}手裡，可下之處比下最佳著法平均少{difference}個（你的減去對手的）。",
    "pass-suffered": "{ply}手之後，你沒地方下，必須跳過。",
    "pass-missed": "下最佳著法，{ply}手之後對手沒地方下，必須跳過。",
    frontier:
      "你的棋子更暴露，給了對手下子的機會：{ply}手之後，緊鄰空格的棋子比下最佳著法多{difference}枚（你的減去對手的）。",
    "own-regions": "{ply}手之後，只有你能下的空區比下最佳著法少{difference}個（你的減去對手的）。",
    stable: "{ply}手之後，再也不會被翻的棋子比下最佳著法少{difference}枚（你的減去對手的）。",
    parity: "這一手下在有{played}個空格（偶數）的區域；最佳著法下在有{best}個空格（奇數）的區域。",
    "last-move": "全局最後一手由對手來下；下最佳著法則由你來下。",
    opening: "已知的對局中，此處下最佳著法的有{best}局，下這一手的有{played}局。",
    "opening-named": "最佳著法進入開局「{name}」，已知的對局中有{best}局；下這一手的有{played}局。",
  },
};
