// The coach in simplified Chinese.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "zh-Hans",
  sentences: {
    "reply-key":
      "{opponent|black:黑方|white:白方}占到{squares}，这是{player|you:你|black:黑方|white:白方}留给对手的位置。",
    "reply-key-alone":
      "{opponent|black:黑方|white:白方}占到{square}，这是{player|you:你|black:黑方|white:白方}留给对手的位置；换成别的应手，至少少得{discs}子。",
    "reply-key-opened":
      "下{move}之后，{opponent|black:黑方|white:白方}就能占到{square}，这是{player|you:你|black:黑方|white:白方}最好的位置。",
    "reply-key-alone-opened":
      "下{move}之后，{opponent|black:黑方|white:白方}就能占到{square}，这是{player|you:你|black:黑方|white:白方}最好的位置；换成别的应手，至少少得{discs}子。",
    "reply-opened": "下{move}之后，{opponent|black:黑方|white:白方}就能翻转{by}，从而下到{squares}。",
    "reply-closed": "下{better}会翻转{by}，{opponent|black:黑方|white:白方}就下不到{squares}。",
    "reply-answered":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，{player|you:你|black:黑方|white:白方}用{place|corner:角|square:}{answer}应对，能比现在翻转更多棋子。",
    "reply-answered-more":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，{player|you:你|black:黑方|white:白方}用{place|corner:角|square:}{answer}应对，还能翻转{flips}。",
    "reply-unanswered":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}应对，现在不行。",
    "reply-spent":
      "{move}是{player|you:你|black:黑方|white:白方}对{square}的应手：先下{better}，{opponent|black:黑方|white:白方}下{square}时，{player|you:你|black:黑方|white:白方}仍然能下它。",
    "answer-lost":
      "下{better}，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{square}应对{opponent|black:黑方|white:白方}的{reply}；下{move}之后不行。",
    "answer-turned":
      "{opponent|black:黑方|white:白方}下{reply}，翻转了{player|you:你|black:黑方|white:白方}用{place|corner:角|square:}{square}应对所需要的{by}。",
    "better-lost":
      "{opponent|black:黑方|white:白方}下{reply}，翻转了{player|you:你|black:黑方|white:白方}下{better}所需要的{by}。",
    "better-flipped": "{move}自己翻转了{player|you:你|black:黑方|white:白方}下{better}所需要的{by}。",
    "next-key":
      "{opponent|black:黑方|white:白方}下{reply}，{player|you:你|black:黑方|white:白方}应{answer}，{rival|you:对手|black:黑方|white:白方}再占到{square}，这是{player|you:你|black:黑方|white:白方}最好的位置。",
    "next-wanted":
      "双方都想要{square}：下{better}则归{player|you:你|black:黑方|white:白方}，现在归{opponent|black:黑方|white:白方}。",
    "next-shut":
      "{opponent|black:黑方|white:白方}下{reply}，{player|you:你|black:黑方|white:白方}应{answer}，{rival|you:对手|black:黑方|white:白方}再下{square}；若{player|you:你|black:黑方|white:白方}下{better}，{rival|you:对手|black:黑方|white:白方}下不到那里。",
    "move-lost":
      "下{better}、对方应{other}，{player|you:|black:黑方|white:白方}能下{square}；下{move}、对方应{reply}，则不能。",
    "corner-next": "对方应{reply}之后，{opponent|black:黑方|white:白方}占到角{square}。",
    "corner-opened": "{move}紧挨着角{square}：{opponent|black:黑方|white:白方}现在能翻转{by}，占到这个角。",
    "corner-next-beside":
      "{move}紧挨着角{square}：对方应{reply}之后，{opponent|black:黑方|white:白方}占到这个角。",
    "corner-next-answer":
      "对方应{reply}之后，{player|you:你|black:黑方|white:白方}的最佳应手也会让出角{square}。",
    "corner-next-each":
      "对方应{reply}之后，{player|you:你|black:黑方|white:白方}的每种应手都会让出一个角；最好的应手也会让{opponent|black:黑方|white:白方}占到{square}。",
    "few-answers": "对方应{reply}之后，{player|you:你|black:黑方|white:白方}只能下{squares}。",
    "no-answer": "对方应{reply}之后，{player|you:你|black:黑方|white:白方}无处可下，须弃权。",
    "access-opponent": "下{move}之后，{opponent|black:黑方|white:白方}能下{squares}；下{better}则不能。",
    "access-own": "下{better}之后，只有{player|you:你|black:黑方|white:白方}能下{squares}；下{move}则不然。",
    "choices-unsafe":
      "按最佳变化，{later}手之后，{player|you:你|black:黑方|white:白方}下哪里都会让出角；下最佳着法则有{best}处安全。",
    "choices-left":
      "按最佳变化，{later}手之后，{player|you:你|black:黑方|white:白方}只能下{squares}；下最佳着法则有{best}处可下。",
    "choices-opened":
      "对方应{reply}没有让{player|you:你|black:黑方|white:白方}多出可下之处；下最佳着法，对方应{other}，则会多出{best}处。",
    "choices-fewer":
      "对方应{reply}之后，{player|you:你|black:黑方|white:白方}有{played}处可下，{opponent|black:黑方|white:白方}有{theirs}处；下最佳着法，对方应{other}，则{player|you:你|black:黑方|white:白方}有{best}处，{opponent|black:黑方|white:白方}有{instead}处。",
    "choices-fewer-later":
      "按最佳变化，{later}手之后，{player|you:你|black:黑方|white:白方}有{played}处可下，{opponent|black:黑方|white:白方}有{theirs}处；下最佳着法则{player|you:你|black:黑方|white:白方}有{best}处，{opponent|black:黑方|white:白方}有{instead}处。",
    "choices-own":
      "对方应{reply}之后，{player|you:你|black:黑方|white:白方}有{played}处可下；下最佳着法，对方应{other}，则有{best}处。",
    "choices-own-later":
      "按最佳变化，{later}手之后，{player|you:你|black:黑方|white:白方}有{played}处可下；下最佳着法则有{best}处。",
    "choices-theirs":
      "对方应{reply}之后，{opponent|black:黑方|white:白方}有{theirs}处可下；下最佳着法，{opponent|black:黑方|white:白方}应{other}，则只有{instead}处。",
    "choices-theirs-later":
      "按最佳变化，{later}手之后，{opponent|black:黑方|white:白方}有{theirs}处可下；下最佳着法则只有{instead}处。",
    "can-wait":
      "{square}不必着急：{opponent|black:黑方|white:白方}下不到那里，下{better}之后{player|you:你|black:黑方|white:白方}仍然能下。",
    "prevents-key": "{better}占到了{opponent|black:黑方|white:白方}想要的位置。",
    "prevents-key-opened": "{better}占到了下{move}后{opponent|black:黑方|white:白方}会得到的位置。",
    "prevents-opened":
      "下{move}会让{opponent|black:黑方|white:白方}翻转{by}，下到{square}；下{better}则不会。",
    "prevents-closed": "{better}翻转{by}，{opponent|black:黑方|white:白方}就下不到{square}。",
    "prevents-answered":
      "下{better}之后，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}应对{square}，比下{move}翻转更多棋子。",
    "prevents-answered-more":
      "下{better}之后，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}应对{square}，还能翻转{flips}。",
    "prevents-spent":
      "{better}留住了{answer}，这是{player|you:你|black:黑方|white:白方}对{opponent|black:黑方|white:白方}{square}的应手。",
    "prevents-unanswered":
      "下{better}之后，{player|you:你|black:黑方|white:白方}能用{place|corner:角|square:}{answer}应对{square}；下{move}之后则不能。",
    "only-win": "只有{square}能赢。",
    "only-draw": "只有{square}能保住和局。",
    "only-move": "除{square}之外，其他着法至少损失{discs}子。",
    "decided-win": "{turn|black:黑方|white:白方}下{move}丢掉了胜局；下{better}就能保住。",
    "decided-draw": "{turn|black:黑方|white:白方}下{move}丢掉了和局；下{better}就能保住。",
    "decided-most": "损失最大的是{turn|black:黑方|white:白方}的{move}；{better}更好。",
    "corner-given":
      "按最佳变化，{ply}手之后，{rival|you:对手|black:黑方|white:白方}会占到角{square}；下最佳着法则不会。",
    "corner-missed":
      "下最佳着法，{ply}手之后{player|you:你|black:黑方|white:白方}能占到角{square}；这样下，按最佳变化占不到。",
    "corner-missed-now": "最佳着法是占角{square}；这样下就占不到。",
    "safe-moves": "安全着法不送角：下最佳着法，{player|you:你|black:黑方|white:白方}会有更多。",
    mobility:
      "与{rival|you:对手|black:黑方|white:白方}相比，下最佳着法让{player|you:你|black:黑方|white:白方}有更多可下之处。",
    frontier:
      "挨着空格的棋子会给{rival|you:对手|black:黑方|white:白方}更多可下之处：与{rival|you:对手|black:黑方|white:白方}相比，下最佳着法让{player|you:你|black:黑方|white:白方}的这种棋子更少。",
    "own-regions":
      "下最佳着法，{player|you:你|black:黑方|white:白方}会有更多只有{player|you:你|black:黑方|white:白方}能下的空区。",
    stable: "下最佳着法，{player|you:你|black:黑方|white:白方}会有更多再也不会被翻的稳定子。",
    "pass-suffered":
      "{ply}手之内，{rival|you:对手|black:黑方|white:白方}能下到{square}，之后{player|you:你|black:黑方|white:白方}无处可下，须弃权。",
    "pass-missed":
      "下最佳着法，{ply}手之内{player|you:你|black:黑方|white:白方}能下到{square}，{rival|you:对手|black:黑方|white:白方}无处可下，须弃权。",
    "pass-missed-now": "下{square}，{rival|you:对手|black:黑方|white:白方}无处可下，须弃权。",
    "last-move":
      "全局最后一手是{rival|you:对手|black:黑方|white:白方}的{square}；下最佳着法则是{player|you:你|black:黑方|white:白方}的{instead}。",
    "discs-lost":
      "双方都下最佳着法的话，终局时{squares}归{rival|you:对手|black:黑方|white:白方}；下最佳着法则归{player|you:你|black:黑方|white:白方}。",
    "edge-lost":
      "双方都下最佳着法的话，终局时从{from}到{to}的边归{rival|you:对手|black:黑方|white:白方}；下最佳着法则归{player|you:你|black:黑方|white:白方}。",
    "region-last":
      "{squares}中的最后一格由{rival|you:对手|black:黑方|white:白方}来下；下最佳着法则由{player|you:你|black:黑方|white:白方}来下。",
    opening: "已知的对局中，此处下最佳着法的有{best}局，下这一手的有{played}局。",
    "opening-named": "最佳着法进入开局“{name}”，已知的对局中有{best}局；下这一手的有{played}局。",
  },
  long: {
    refutation: "换成别的应手，{opponent|black:黑方|white:白方}至少少得{discs}子。",
    cost: "下{better}之后，{square}会让{opponent|black:黑方|white:白方}至少损失{cost}子。",
    decided: "这一手损失了{loss}子。",
    "safe-moves":
      "{ply}手之后，{player|you:你|black:黑方|white:白方}有{played}处可下而不送角；下最佳着法则有{best}处。",
    mobility:
      "此后{plies}手里，{player|you:|black:黑方|white:白方}可下之处比下最佳着法平均少{difference}处（{player|you:你|black:黑方|white:白方}的减去{rival|you:对手|black:黑方|white:白方}的）。",
    frontier:
      "{ply}手之后，这种棋子比下最佳着法多{difference}枚（{player|you:你|black:黑方|white:白方}的减去{rival|you:对手|black:黑方|white:白方}的）。",
    "own-regions":
      "{ply}手之后，这样的空区比下最佳着法少{difference}个（{player|you:你|black:黑方|white:白方}的减去{rival|you:对手|black:黑方|white:白方}的）。",
    stable:
      "{ply}手之后，稳定子比下最佳着法少{difference}枚（{player|you:你|black:黑方|white:白方}的减去{rival|you:对手|black:黑方|white:白方}的）。",
  },
};
