// The coach in Japanese.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "ja",
  sentences: {
    "reply-key":
      "{opponent|black:黒|white:白}{player|you:に|other:が}{squares}{player|you:を打たれます|other:に打ちます}。{player|you:|black:黒が|white:白が}先に打っておきたかったマスです。",
    "reply-key-alone":
      "{opponent|black:黒|white:白}{player|you:に|other:が}{square}{player|you:を打たれます|other:に打ちます}。{player|you:|black:黒が|white:白が}先に打っておきたかったマスで、ほかの応手なら{opponent|black:黒|white:白}の得は少なくとも{discs}石減ります。",
    "reply-key-opened":
      "{move}に打つと、{opponent|black:黒|white:白}{player|you:に|other:が}{square}{player|you:を打たれます|other:に打てます}。{player|you:自分|black:黒|white:白}の最善のマスです。",
    "reply-key-alone-opened":
      "{move}に打つと、{opponent|black:黒|white:白}{player|you:に|other:が}{square}{player|you:を打たれます|other:に打てます}。{player|you:自分|black:黒|white:白}の最善のマスで、ほかの応手なら{opponent|black:黒|white:白}の得は少なくとも{discs}石減ります。",
    "reply-opened":
      "{move}に打つと、{opponent|black:黒|white:白}が{by}を返せるようになり、{squares}に打てます。",
    "reply-closed": "{better}なら{by}を返して、{opponent|black:黒|white:白}は{squares}に打てませんでした。",
    "reply-answered":
      "{opponent|black:黒|white:白}の{square}が好手です。{better}のあとなら{player|you:|black:黒は|white:白は}{place|corner:隅|square:}{answer}で応じ、今より多くの石を返せます。",
    "reply-answered-more":
      "{opponent|black:黒|white:白}の{square}が好手です。{better}のあとなら{player|you:|black:黒は|white:白は}{place|corner:隅|square:}{answer}で応じ、{flips}も返せます。",
    "reply-unanswered":
      "{opponent|black:黒|white:白}の{square}が好手です。{better}のあとなら{player|you:|black:黒は|white:白は}{place|corner:隅|square:}{answer}で応じられますが、今は打てません。",
    "reply-spent":
      "{move}は{opponent|black:黒|white:白}の{square}への{player|you:|black:黒の|white:白の}応手です。{better}のあとなら、{opponent|black:黒|white:白}が{square}に打つときにもまだ打てます。",
    "answer-lost":
      "{better}なら{player|you:|black:黒は|white:白は}{opponent|black:黒|white:白}の{reply}に{place|corner:隅|square:}{square}で応じられます。{move}のあとは打てません。",
    "answer-turned":
      "{opponent|black:黒|white:白}の{reply}で、{player|you:|black:黒が|white:白が}{place|corner:隅|square:}{square}で応じるのに必要な{by}が返ります。",
    "better-lost":
      "{opponent|black:黒|white:白}の{reply}で、{player|you:|black:黒が|white:白が}{better}に打つのに必要な{by}が返ります。",
    "better-flipped":
      "{move}は、{player|you:|black:黒が|white:白が}{better}に打つのに必要な{by}を自分で返してしまいます。",
    "next-key":
      "{opponent|black:黒|white:白}は{reply}に打ち、{player|you:|black:黒が|white:白が}{answer}と応じると{square}にも打ちます。{player|you:|black:黒が|white:白が}先に打っておきたかったマスです。",
    "next-wanted":
      "{square}は両者が打ちたいマスです。{better}なら{player|you:自分|black:黒|white:白}が打て、今は{opponent|black:黒|white:白}{player|you:に打たれます|other:が打ちます}。",
    "next-shut":
      "{opponent|black:黒|white:白}は{reply}に打ち、{player|you:|black:黒が|white:白が}{answer}と応じると{square}にも打ちます。{better}のあとなら打てません。",
    "move-lost":
      "{better}に{other}なら{player|you:|black:黒は|white:白は}{square}に打てます。{move}に{reply}のあとは打てません。",
    "corner-next":
      "応手{reply}のあと、{opponent|black:黒|white:白}{player|you:に隅|other:が隅}{square}{player|you:を取られます|other:を取ります}。",
    "corner-opened":
      "{move}は隅{square}の隣です。{opponent|black:黒|white:白}は{by}を返して、その隅を取れるようになります。",
    "corner-next-beside":
      "{move}は隅{square}の隣です。応手{reply}のあと、{opponent|black:黒|white:白}{player|you:にその隅を取られます|other:がその隅を取ります}。",
    "corner-next-answer":
      "応手{reply}のあと、{player|you:自分|black:黒|white:白}は最善の応手でも隅{square}を開けてしまいます。",
    "corner-next-each":
      "応手{reply}のあとは、{player|you:|black:黒の|white:白の}どの応手も{opponent|black:黒|white:白}に隅を開けます。最善の応手でも、隅{square}を取られます。",
    "few-answers": "応手{reply}のあと、{player|you:|black:黒が|white:白が}打てるのは{squares}だけです。",
    "no-answer": "応手{reply}のあと、{player|you:|black:黒は|white:白は}打てる手がなくパスになります。",
    "access-opponent":
      "{move}のあと{opponent|black:黒|white:白}は{squares}に打てますが、{better}のあとなら打てません。",
    "access-own":
      "{better}のあと{squares}に打てるのは{player|you:自分|black:黒|white:白}だけです。{move}のあとはそうなりません。",
    "choices-unsafe":
      "最善の進行では、{later}手後には、{player|you:|black:黒が|white:白が}どこに打っても隅が開きます。最善手なら、安全な手が{best}通りあります。",
    "choices-left":
      "最善の進行では、{later}手後に{player|you:|black:黒が|white:白が}打てるのは{squares}だけです。最善手なら{best}か所に打てます。",
    "choices-opened":
      "応手{reply}のあと、{player|you:|black:黒の|white:白の}打てる場所は増えません。最善手のあとの{other}なら{best}か所増えます。",
    "choices-fewer":
      "応手{reply}のあと、打てる場所は{player|you:自分|black:黒|white:白}が{played}か所、{opponent|black:黒|white:白}が{theirs}か所です。最善手と応手{other}のあとなら、{player|you:自分|black:黒|white:白}が{best}か所、{opponent|black:黒|white:白}が{instead}か所です。",
    "choices-fewer-later":
      "最善の進行では、{later}手後、打てる場所は{player|you:自分|black:黒|white:白}が{played}か所、{opponent|black:黒|white:白}が{theirs}か所です。最善手なら{player|you:自分|black:黒|white:白}が{best}か所、{opponent|black:黒|white:白}が{instead}か所です。",
    "choices-own":
      "応手{reply}のあと、{player|you:自分|black:黒|white:白}が打てるのは{played}か所です。最善手と応手{other}のあとなら、{best}か所です。",
    "choices-own-later":
      "最善の進行では、{later}手後に{player|you:自分|black:黒|white:白}が打てるのは{played}か所です。最善手なら{best}か所です。",
    "choices-theirs":
      "応手{reply}のあと、{opponent|black:黒|white:白}は{theirs}か所に打てます。最善手と応手{other}のあとなら、{instead}か所だけです。",
    "choices-theirs-later":
      "最善の進行では、{later}手後に{opponent|black:黒|white:白}は{theirs}か所に打てます。最善手なら{instead}か所だけです。",
    "can-wait":
      "{square}は急ぎません。{opponent|black:黒|white:白}はそこに打てず、{better}のあとでも{player|you:自分|black:黒|white:白}は打てます。余裕手として残せます。",
    "prevents-key": "{better}は{opponent|black:黒|white:白}が打ちたかったマスです。",
    "prevents-key-opened":
      "{better}は、{move}のあとなら{opponent|black:黒|white:白}{player|you:に打たれる|other:が打つ}マスです。",
    "prevents-opened":
      "{move}なら{opponent|black:黒|white:白}が{by}を返して{square}に打てましたが、{better}なら打てません。",
    "prevents-closed": "{better}は{by}を返して、{opponent|black:黒|white:白}の{square}を消す手です。",
    "prevents-answered":
      "{better}のあとなら、{player|you:|black:黒は|white:白は}{opponent|black:黒|white:白}の{square}に{place|corner:隅|square:}{answer}で応じ、{move}のあとより多くの石を返せます。",
    "prevents-answered-more":
      "{better}のあとなら、{player|you:|black:黒は|white:白は}{opponent|black:黒|white:白}の{square}に{place|corner:隅|square:}{answer}で応じ、{flips}も返せます。",
    "prevents-spent":
      "{better}なら、{player|you:|black:黒は|white:白は}{opponent|black:黒|white:白}の{square}への応手{answer}を残しておけます。",
    "prevents-unanswered":
      "{better}のあとなら、{player|you:|black:黒は|white:白は}{opponent|black:黒|white:白}の{square}に{place|corner:隅|square:}{answer}で応じられますが、{move}のあとでは打てません。",
    "only-win": "勝てる手は{square}だけです。",
    "only-draw": "引き分けにできる手は{square}だけです。",
    "only-move": "{square}のほかの手は、少なくとも{discs}石損します。",
    "decided-win": "{turn|black:黒|white:白}は{move}で勝ちを逃しました。{better}なら勝てていました。",
    "decided-draw": "{turn|black:黒|white:白}は{move}で引き分けを逃しました。{better}なら引き分けでした。",
    "decided-most": "一番響いたのは{turn|black:黒|white:白}の{move}です。{better}のほうがよい手でした。",
    "corner-given":
      "最善の進行では、{ply}手後に{rival|you:相手|black:黒|white:白}が隅{square}を取ります。最善手のあとでは、そうなりません。",
    "corner-missed":
      "最善手なら、{player|you:|black:黒は|white:白は}{ply}手後に隅{square}を取れます。この手では、最善の進行でも取れません。",
    "corner-missed-now": "最善手は隅{square}を取る手です。この手では取れません。",
    "safe-moves": "安全な手は隅を渡しません。最善手なら、{player|you:|black:黒は|white:白は}もっと残せます。",
    mobility:
      "最善手なら、{rival|you:相手|black:黒|white:白}と比べて{player|you:自分|black:黒|white:白}の打てる手がもっと多くなります。",
    frontier:
      "空きマスに接する石は{rival|you:相手|black:黒|white:白}に手を与えます。最善手なら、{rival|you:相手|black:黒|white:白}と比べて{player|you:自分|black:黒|white:白}のそのような石が少なくなります。",
    "own-regions":
      "最善手なら、{player|you:自分|black:黒|white:白}だけが打てる空きマスのかたまりがもっと残ります。",
    stable: "最善手なら、{player|you:|black:黒の|white:白の}決して返されない確定石がもっと増えます。",
    "pass-suffered":
      "{ply}手のうちに{rival|you:相手|black:黒|white:白}{player|you:に|other:が}{square}{player|you:を打たれると打てる手がなくなり|black:に打つと黒は打てる手がなくなり|white:に打つと白は打てる手がなくなり}、パスになります。",
    "pass-missed":
      "最善手なら、{player|you:|black:黒は|white:白は}{ply}手のうちに{square}を打って{rival|you:相手|black:黒|white:白}をパスにできます。",
    "pass-missed-now":
      "{square}なら、{rival|you:相手|black:黒|white:白}は打てる手がなくなり、パスになります。",
    "last-move":
      "最後の一手は{rival|you:相手|black:黒|white:白}の{square}になります。最善手なら、{player|you:自分|black:黒|white:白}の{instead}が最後の一手です。",
    "discs-lost":
      "双方最善なら終局時、{squares}は{rival|you:相手|black:黒|white:白}の石になります。最善手なら、{player|you:自分|black:黒|white:白}の石です。",
    "edge-lost":
      "双方最善なら終局時、{from}から{to}までの辺は{rival|you:相手|black:黒|white:白}の石になります。最善手なら、{player|you:自分|black:黒|white:白}の石です。",
    "region-last":
      "{squares}のうち最後の一マスは{rival|you:相手|black:黒|white:白}が打ちます。最善手なら、{player|you:自分|black:黒|white:白}が打てます。",
    opening: "知られている棋譜で、ここで最善手を打ったのは{best}局、この手は{played}局です。",
    "opening-named":
      "最善手は定石「{name}」に進む手です。知られている棋譜では{best}局あり、この手は{played}局です。",
  },
  long: {
    refutation: "ほかの応手なら、{opponent|black:黒|white:白}の得は少なくとも{discs}石減ります。",
    cost: "{better}のあとの{square}は、{opponent|black:黒|white:白}が少なくとも{cost}石損します。",
    decided: "この手で{loss}石損しました。",
    "safe-moves":
      "{ply}手後に{player|you:|black:黒の|white:白の}安全な手は{played}通りです。最善手なら{best}通りです。",
    mobility:
      "この先{plies}手の間、{player|you:|black:黒の|white:白の}打てる手は最善手のあとより平均{difference}手少なくなります（{player|you:自分|black:黒|white:白}の数から{rival|you:相手|black:黒|white:白}の数を引いた値）。",
    frontier:
      "{ply}手後、そのような石が最善手の場合より{difference}個多くなります（{player|you:自分|black:黒|white:白}の数から{rival|you:相手|black:黒|white:白}の数を引いた値）。",
    "own-regions":
      "{ply}手後、そのかたまりが最善手の場合より{difference}か所少なくなります（{player|you:自分|black:黒|white:白}の数から{rival|you:相手|black:黒|white:白}の数を引いた値）。",
    stable:
      "{ply}手後、確定石が最善手の場合より{difference}個少なくなります（{player|you:自分|black:黒|white:白}の数から{rival|you:相手|black:黒|white:白}の数を引いた値）。",
  },
};
