// The coach in simplified Chinese.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "zh-Hans",
  sentences: {
    "reply-key": "{opponent|black:黑方|white:白方}占到{squares}，这是你留给对手的位置。",
    "reply-key-alone":
      "{opponent|black:黑方|white:白方}占到{square}，这是你留给对手的位置；换成别的应手，至少少得{discs}子。",
    "reply-key-opened": "下{move}之后，{opponent|black:黑方|white:白方}就能占到{square}，这是你最好的位置。",
    "reply-key-alone-opened":
      "下{move}之后，{opponent|black:黑方|white:白方}就能占到{square}，这是你最好的位置；换成别的应手，至少少得{discs}子。",
    "reply-opened": "下{move}之后，{opponent|black:黑方|white:白方}就能翻转{by}，从而下到{squares}。",
    "reply-closed": "下{better}会翻转{by}，{opponent|black:黑方|white:白方}就下不到{squares}。",
    "reply-answered":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，你用{answer}应对，这一手就没这么强。",
    "reply-answered-more":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，你用{place|corner:角|square:}{answer}应对，还能翻转{flips}。",
    "reply-unanswered":
      "{opponent|black:黑方|white:白方}下{square}；若先下{better}，你能用{place|corner:角|square:}{answer}应对，现在不行。",
    "reply-spent":
      "{move}是你对{square}的应手：先下{better}，{opponent|black:黑方|white:白方}下{square}时，你仍然能下它。",
    "answer-lost":
      "下{better}，你能用{place|corner:角|square:}{square}应对{opponent|black:黑方|white:白方}的{reply}；下{move}之后不行。",
    "answer-turned":
      "{opponent|black:黑方|white:白方}下{reply}，翻转了你用{place|corner:角|square:}{square}应对所需要的{by}。",
    "better-lost": "{opponent|black:黑方|white:白方}下{reply}，翻转了你下{better}所需要的{by}。",
    "better-flipped": "{move}自己翻转了你下{better}所需要的{by}。",
    "next-key":
      "{opponent|black:黑方|white:白方}下{reply}，你应{answer}，对手再占到{square}，这是你最好的位置。",
    "next-wanted": "双方都想要{square}：下{better}则归你，现在归{opponent|black:黑方|white:白方}。",
    "next-shut":
      "{opponent|black:黑方|white:白方}下{reply}，你应{answer}，对手再下{square}；若你下{better}，对手下不到那里。",
    "move-lost": "下{better}，接着能下{square}；下{move}之后就下不到了。",
    "corner-next": "{reply}之后，{opponent|black:黑方|white:白方}占到角{square}。",
    "corner-opened":
      "{move}是{beside|x:X|c:C}位：{opponent|black:黑方|white:白方}现在能翻转{by}，占到角{square}。",
    "corner-next-beside":
      "{move}是{beside|x:X|c:C}位：{reply}之后，{opponent|black:黑方|white:白方}占到角{square}。",
    "corner-next-each":
      "{reply}之后，你的每种应手都会让出一个角；最好的应手也会让{opponent|black:黑方|white:白方}占到{square}。",
    "few-answers": "{reply}之后，你只能下{squares}。",
    "no-answer": "{reply}之后，你无处可下，须弃权。",
    "can-wait": "{square}不必着急：{opponent|black:黑方|white:白方}下不到那里，下{better}之后你仍然能下。",
    "prevents-key": "{better}占到了{opponent|black:黑方|white:白方}想要的位置。",
    "prevents-key-opened": "{better}占到了下{move}后{opponent|black:黑方|white:白方}会得到的位置。",
    "prevents-opened":
      "下{move}会让{opponent|black:黑方|white:白方}翻转{by}，下到{square}；下{better}则不会。",
    "prevents-closed": "{better}翻转{by}，{opponent|black:黑方|white:白方}就下不到{square}。",
    "prevents-answered":
      "{square}是{opponent|black:黑方|white:白方}对{move}的最好应手；下{better}之后，你用{answer}应对，它就没这么强。",
    "prevents-answered-more":
      "下{better}之后，你能用{place|corner:角|square:}{answer}应对{square}，还能翻转{flips}。",
    "prevents-spent": "{better}留住了{answer}，这是你对{opponent|black:黑方|white:白方}{square}的应手。",
    "prevents-unanswered":
      "下{better}之后，你能用{place|corner:角|square:}{answer}应对{square}；下{move}之后则不能。",
    "only-win": "只有{square}能赢。",
    "only-draw": "只有{square}能保住和局。",
    "only-move": "除{square}之外，其他着法至少损失{discs}子。",
    "decided-win": "{turn|black:黑方|white:白方}下{move}丢掉了胜局；下{better}就能保住。",
    "decided-draw": "{turn|black:黑方|white:白方}下{move}丢掉了和局；下{better}就能保住。",
    "decided-most": "损失最大的是{turn|black:黑方|white:白方}的{move}；{better}更好。",
    "corner-given": "{ply}手之后，对手会占到角{square}；下最佳着法则不会。",
    "corner-missed": "下最佳着法，{ply}手之后你能占到角{square}；这样下就占不到。",
    "corner-missed-now": "最佳着法是占角{square}；这样下就占不到。",
    "safe-moves": "留住不送角的安全着法：下最佳着法，你会有更多。",
    mobility: "你的行动力不足：要让自己可下之处多，对手可下之处少。",
    "mobility-compared": "与对手相比，下最佳着法让你有更多可下之处。",
    frontier: "太开放：与对手相比，下最佳着法之后，你挨着空格的棋子更少。",
    "own-regions": "留住只有你能下的空区：下最佳着法，你会有更多。",
    stable: "想想再也不会被翻的稳定子：下最佳着法，你会有更多。",
    "pass-suffered": "对手能下到{square}，之后你无处可下，须弃权。",
    "pass-missed": "下最佳着法，之后你能下到{square}，对手无处可下，须弃权。",
    "pass-missed-now": "下{square}，对手无处可下，须弃权。",
    "last-move": "全局最后一手是对手的{square}；下最佳着法则是你的{instead}。",
    "discs-lost": "双方都下最佳着法的话，终局时{squares}归对手；下最佳着法则归你。",
    "edge-lost": "双方都下最佳着法的话，终局时从{from}到{to}的边归对手；下最佳着法则归你。",
    "region-last": "{squares}中的最后一格由对手来下；下最佳着法则由你来下。",
    opening: "已知的对局中，此处下最佳着法的有{best}局，下这一手的有{played}局。",
    "opening-named": "最佳着法进入开局“{name}”，已知的对局中有{best}局；下这一手的有{played}局。",
  },
  long: {
    refutation: "换成别的应手，{opponent|black:黑方|white:白方}至少少得{discs}子。",
    cost: "下{better}之后，{square}会让{opponent|black:黑方|white:白方}至少损失{cost}子。",
    decided: "这一手损失了{loss}子。",
    "safe-moves": "{ply}手之后，你有{played}处可下而不送角；下最佳着法则有{best}处。",
    mobility: "此后{plies}手里，可下之处比下最佳着法平均少{difference}处（你的减去对手的）。",
    frontier: "{ply}手之后，挨着空格的棋子比下最佳着法多{difference}枚（你的减去对手的）。",
    "own-regions": "{ply}手之后，这样的空区比下最佳着法少{difference}个（你的减去对手的）。",
    stable: "{ply}手之后，稳定子比下最佳着法少{difference}枚（你的减去对手的）。",
  },
};
