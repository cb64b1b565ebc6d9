// The coach in traditional Chinese.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "zh-Hant",
  sentences: {
    "reply-key":
      "{opponent|black:黑方|white:白方}佔到{squares}，這是{player|you:你|black:黑方|white:白方}留給對手的位置。",
    "reply-key-alone":
      "{opponent|black:黑方|white:白方}佔到{square}，這是{player|you:你|black:黑方|white:白方}留給對手的位置；換成別的應手，至少少得{discs}子。",
    "reply-key-opened":
      "下{move}之後，{opponent|black:黑方|white:白方}就能佔到{square}，這是{player|you:你|black:黑方|white:白方}最好的位置。",
    "reply-key-alone-opened":
      "下{move}之後，{opponent|black:黑方|white:白方}就能佔到{square}，這是{player|you:你|black:黑方|white:白方}最好的位置；換成別的應手，至少少得{discs}子。",
    "reply-opened": "下{move}之後，{opponent|black:黑方|white:白方}就能翻轉{by}，從而下到{squares}。",
    "reply-closed": "下{better}會翻轉{by}，{opponent|black:黑方|white:白方}就下不到{squares}。",
    "reply-answered":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，{player|you:你|black:黑方|white:白方}用{place|corner:角|square:}{answer}應對，能比現在翻轉更多棋子。",
    "reply-answered-more":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，{player|you:你|black:黑方|white:白方}用{place|corner:角|square:}{answer}應對，還能翻轉{flips}。",
    "reply-unanswered":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}應對，現在不行。",
    "reply-spent":
      "{move}是{player|you:你|black:黑方|white:白方}對{square}的應手：先下{better}，{opponent|black:黑方|white:白方}下{square}時，{player|you:你|black:黑方|white:白方}仍然能下它。",
    "answer-lost":
      "下{better}，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{square}應對{opponent|black:黑方|white:白方}的{reply}；下{move}之後不行。",
    "answer-turned":
      "{opponent|black:黑方|white:白方}下{reply}，翻轉了{player|you:你|black:黑方|white:白方}用{place|corner:角|square:}{square}應對所需要的{by}。",
    "better-lost":
      "{opponent|black:黑方|white:白方}下{reply}，翻轉了{player|you:你|black:黑方|white:白方}下{better}所需要的{by}。",
    "better-flipped": "{move}自己翻轉了{player|you:你|black:黑方|white:白方}下{better}所需要的{by}。",
    "next-key":
      "{opponent|black:黑方|white:白方}下{reply}，{player|you:你|black:黑方|white:白方}應{answer}，{rival|you:對手|black:黑方|white:白方}再佔到{square}，這是{player|you:你|black:黑方|white:白方}最好的位置。",
    "next-wanted":
      "雙方都想要{square}：下{better}則歸{player|you:你|black:黑方|white:白方}，現在歸{opponent|black:黑方|white:白方}。",
    "next-shut":
      "{opponent|black:黑方|white:白方}下{reply}，{player|you:你|black:黑方|white:白方}應{answer}，{rival|you:對手|black:黑方|white:白方}再下{square}；若{player|you:你|black:黑方|white:白方}下{better}，{rival|you:對手|black:黑方|white:白方}下不到那裡。",
    "move-lost":
      "下{better}、對方應{other}，{player|you:|black:黑方|white:白方}能下{square}；下{move}、對方應{reply}，則不能。",
    "corner-next": "對方應{reply}之後，{opponent|black:黑方|white:白方}佔到角{square}。",
    "corner-opened": "{move}緊挨著角{square}：{opponent|black:黑方|white:白方}現在能翻轉{by}，佔到這個角。",
    "corner-next-beside":
      "{move}緊挨著角{square}：對方應{reply}之後，{opponent|black:黑方|white:白方}佔到這個角。",
    "corner-next-answer":
      "對方應{reply}之後，{player|you:你|black:黑方|white:白方}的最佳應手也會讓出角{square}。",
    "corner-next-each":
      "對方應{reply}之後，{player|you:你|black:黑方|white:白方}的每種應手都會讓出一個角；最好的應手也會讓{opponent|black:黑方|white:白方}佔到{square}。",
    "few-answers": "對方應{reply}之後，{player|you:你|black:黑方|white:白方}只能下{squares}。",
    "no-answer": "對方應{reply}之後，{player|you:你|black:黑方|white:白方}沒地方下，必須跳過。",
    "access-opponent": "下{move}之後，{opponent|black:黑方|white:白方}能下{squares}；下{better}則不能。",
    "access-own": "下{better}之後，只有{player|you:你|black:黑方|white:白方}能下{squares}；下{move}則不然。",
    "choices-unsafe":
      "依最佳變化，{later}手之後，{player|you:你|black:黑方|white:白方}下哪裡都會讓出角；下最佳著法則有{best}處安全。",
    "choices-left":
      "依最佳變化，{later}手之後，{player|you:你|black:黑方|white:白方}只能下{squares}；下最佳著法則有{best}個地方可下。",
    "choices-opened":
      "對方應{reply}沒有讓{player|you:你|black:黑方|white:白方}多出可下的地方；下最佳著法，對方應{other}，則會多出{best}個。",
    "choices-fewer":
      "對方應{reply}之後，{player|you:你|black:黑方|white:白方}有{played}個地方可下，{opponent|black:黑方|white:白方}有{theirs}個；下最佳著法，對方應{other}，則{player|you:你|black:黑方|white:白方}有{best}個，{opponent|black:黑方|white:白方}有{instead}個。",
    "choices-fewer-later":
      "依最佳變化，{later}手之後，{player|you:你|black:黑方|white:白方}有{played}個地方可下，{opponent|black:黑方|white:白方}有{theirs}個；下最佳著法則{player|you:你|black:黑方|white:白方}有{best}個，{opponent|black:黑方|white:白方}有{instead}個。",
    "choices-own":
      "對方應{reply}之後，{player|you:你|black:黑方|white:白方}有{played}個地方可下；下最佳著法，對方應{other}，則有{best}個。",
    "choices-own-later":
      "依最佳變化，{later}手之後，{player|you:你|black:黑方|white:白方}有{played}個地方可下；下最佳著法則有{best}個。",
    "choices-theirs":
      "對方應{reply}之後，{opponent|black:黑方|white:白方}有{theirs}個地方可下；下最佳著法，{opponent|black:黑方|white:白方}應{other}，則只有{instead}個。",
    "choices-theirs-later":
      "依最佳變化，{later}手之後，{opponent|black:黑方|white:白方}有{theirs}個地方可下；下最佳著法則只有{instead}個。",
    "can-wait":
      "{square}不必著急：{opponent|black:黑方|white:白方}下不到那裡，下{better}之後{player|you:你|black:黑方|white:白方}仍然能下。",
    "prevents-key": "{better}佔到了{opponent|black:黑方|white:白方}想要的位置。",
    "prevents-key-opened": "{better}佔到了下{move}後{opponent|black:黑方|white:白方}會得到的位置。",
    "prevents-opened":
      "下{move}會讓{opponent|black:黑方|white:白方}翻轉{by}，下到{square}；下{better}則不會。",
    "prevents-closed": "{better}翻轉{by}，{opponent|black:黑方|white:白方}就下不到{square}。",
    "prevents-answered":
      "下{better}之後，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}應對{square}，比下{move}翻轉更多棋子。",
    "prevents-answered-more":
      "下{better}之後，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}應對{square}，還能翻轉{flips}。",
    "prevents-spent":
      "{better}留住了{answer}，這是{player|you:你|black:黑方|white:白方}對{opponent|black:黑方|white:白方}{square}的應手。",
    "prevents-unanswered":
      "下{better}之後，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}應對{square}；下{move}之後則不能。",
    "only-win": "只有{square}能贏。",
    "only-draw": "只有{square}能保住和局。",
    "only-move": "除{square}之外，其他著法至少損失{discs}子。",
    "decided-win": "{turn|black:黑方|white:白方}下{move}丟掉了勝局；下{better}就能保住。",
    "decided-draw": "{turn|black:黑方|white:白方}下{move}丟掉了和局；下{better}就能保住。",
    "decided-most": "損失最大的是{turn|black:黑方|white:白方}的{move}；{better}更好。",
    "corner-given":
      "依最佳變化，{ply}手之後，{rival|you:對手|black:黑方|white:白方}會佔到角{square}；下最佳著法則不會。",
    "corner-missed":
      "下最佳著法，{ply}手之後{player|you:你|black:黑方|white:白方}能佔到角{square}；這樣下，依最佳變化佔不到。",
    "corner-missed-now": "最佳著法是佔角{square}；這樣下就佔不到。",
    "safe-moves": "安全著法不送角：下最佳著法，{player|you:你|black:黑方|white:白方}會有更多。",
    mobility:
      "與{rival|you:對手|black:黑方|white:白方}相比，下最佳著法讓{player|you:你|black:黑方|white:白方}有更多可下的地方。",
    frontier:
      "緊鄰著空格的棋子會給{rival|you:對手|black:黑方|white:白方}更多可下的地方：與{rival|you:對手|black:黑方|white:白方}相比，下最佳著法讓{player|you:你|black:黑方|white:白方}的這種棋子更少。",
    "own-regions":
      "下最佳著法，{player|you:你|black:黑方|white:白方}會有更多只有{player|you:你|black:黑方|white:白方}能下的空區。",
    stable: "下最佳著法，{player|you:你|black:黑方|white:白方}會有更多再也不會被翻的穩定子。",
    "pass-suffered":
      "{ply}手之內，{rival|you:對手|black:黑方|white:白方}能下到{square}，之後{player|you:你|black:黑方|white:白方}沒地方下，必須跳過。",
    "pass-missed":
      "下最佳著法，{ply}手之內{player|you:你|black:黑方|white:白方}能下到{square}，{rival|you:對手|black:黑方|white:白方}沒地方下，必須跳過。",
    "pass-missed-now": "下{square}，{rival|you:對手|black:黑方|white:白方}沒地方下，必須跳過。",
    "last-move":
      "全局最後一手是{rival|you:對手|black:黑方|white:白方}的{square}；下最佳著法則是{player|you:你|black:黑方|white:白方}的{instead}。",
    "discs-lost":
      "雙方都下最佳著法的話，終局時{squares}歸{rival|you:對手|black:黑方|white:白方}；下最佳著法則歸{player|you:你|black:黑方|white:白方}。",
    "edge-lost":
      "雙方都下最佳著法的話，終局時從{from}到{to}的邊歸{rival|you:對手|black:黑方|white:白方}；下最佳著法則歸{player|you:你|black:黑方|white:白方}。",
    "region-last":
      "{squares}中的最後一格由{rival|you:對手|black:黑方|white:白方}來下；下最佳著法則由{player|you:你|black:黑方|white:白方}來下。",
    opening: "已知的對局中，此處下最佳著法的有{best}局，下這一手的有{played}局。",
    "opening-named": "最佳著法進入開局「{name}」，已知的對局中有{best}局；下這一手的有{played}局。",
  },
  long: {
    refutation: "換成別的應手，{opponent|black:黑方|white:白方}至少少得{discs}子。",
    cost: "下{better}之後，{square}會讓{opponent|black:黑方|white:白方}至少損失{cost}子。",
    decided: "這一手損失了{loss}子。",
    "safe-moves":
      "{ply}手之後，{player|you:你|black:黑方|white:白方}有{played}個地方可下而不送角；下最佳著法則有{best}個。",
    mobility:
      "此後{plies}手裡，{player|you:|black:黑方|white:白方}可下的地方比下最佳著法平均少{difference}個（{player|you:你|black:黑方|white:白方}的減去{rival|you:對手|black:黑方|white:白方}的）。",
    frontier:
      "{ply}手之後，這種棋子比下最佳著法多{difference}枚（{player|you:你|black:黑方|white:白方}的減去{rival|you:對手|black:黑方|white:白方}的）。",
    "own-regions":
      "{ply}手之後，這樣的空區比下最佳著法少{difference}個（{player|you:你|black:黑方|white:白方}的減去{rival|you:對手|black:黑方|white:白方}的）。",
    stable:
      "{ply}手之後，穩定子比下最佳著法少{difference}枚（{player|you:你|black:黑方|white:白方}的減去{rival|you:對手|black:黑方|white:白方}的）。",
  },
};
