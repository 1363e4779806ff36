import { ANIMAL } from '../facts/animals';
import { STAND_INS } from '../facts/stand-ins';
import { claimedIn, saidNow, spelt } from './claims';
import { NO_FAULTS, type Check } from './check';
import { withoutIndirectSpeech } from './grammar/indirect-speech';

const DEATH =
  /死ん[だで]|死に(?:まし|ゆ|絶)|死体|死骸|遺体|亡骸|屍|息絶え|息を引き取|息をしていな|絶命|落命|(?:短刀|刃|刀|剣|矢|槍)を[^。、]{0,4}(?:突き立て|突き刺)られ|二度と[^。]{0,12}(?:応え|答え|動か|笑わ|戻ら)な|最期(?!まで)|鼓動[はがも][^。、]{0,8}(?:聞こえな|感じ(?:られ)?な|伝わらな|途切れ)|(?:もう|すでに)息[がはも]な|息はもうな|一突きに|(?:胸|心臓|心の臓|腹|喉)を[^。、]{0,4}(?:貫|突き|突か|刺|射抜)|(?:首|体)が[^。、]{0,4}(?:折れ|垂れ)、[^。]{0,8}動かな|息の根を|息が絶え|戦死|病死|溺れ死|溺死|凍死|餓死|処刑|首を(?:吊|くく)|自害|亡き者|討ち取|斬り捨て|斬り殺|永遠の眠り|息をしなくな|息をしていな|身を投げ(?!出)|命を(?:落と|奪|絶|散ら)|生涯を閉じ|帰らぬ人|天に召さ|この世を去|永眠|弔い|葬(?!式帰|り去)|亡くな|[事こ][切と]切?れ|逝[っき]|とどめを刺|助からな|二度と(?:目を|起き|息を|立ち)[^。]{0,8}な[いか]|ひとりも助からな|事切れ|冷たくなって(?:見つか|い)|心臓[^。]{0,12}(?:止ま|動かな)|脈[^。]{0,8}(?:打っていな|止ま|途絶)|首が飛|(?<!値を|味を|素材を|色を|香りを|個性を|自分を|息を|音を|声を|気配を|足音を|感情を|笑いを|値切り|悩|み|押し|見|忙)殺(?:し(?!文句)|さ|す|害|せ)|(?:胸|鼻|口もと|息|鼓動)[はがも][^。]{0,10}(?:上下し(?:てい)?な|止ま|途絶え|(?<!絶え)絶え(?!絶え|間))|(?:顔|面)に[^。、]{0,6}布を(?:かけ|かぶせ|被せ)|(?:あちら側|あの世|彼岸|黄泉|冥土|むこう側)[へに][^。、]{0,6}(?:渡|行っ|旅立|去)|(?:体|身|頬|手|指)[^。]{0,10}(?:温み|ぬくもり|体温|熱)[がは][^。、]{0,8}(?:抜け|消え|失|去)|(?:目|瞳)から[^。、]{0,4}光が(?:消|失|去)|土に(?:還|帰|埋め)られ?|墓に(?:入|納め|埋)|骸|(?:目|瞳)[^。]{0,10}何も(?:映|見)(?:して|えて)い?な|(?:体|身体|手|頬)[^。、]{0,6}(?:石|氷|木)の(?:よう|ごと)(?:だっ|に(?:冷|固|硬))|もう(?:帰って|戻って)こな|(?:最期|末期)の(?:息|言葉|水)|命(?:の灯)?が(?:尽き|絶え)|もう(?:この世に)?いない人/u;
/** Animals, those who died before, and amazement. */
const NOBODY_NOW = new RegExp(
  `(?:死んだ|死に|亡き|亡くなった|逝った)[^。、]{0,3}(?:${ANIMAL}|親|父|母|祖父|祖母|爺|婆|夫|妻|兄|姉|師匠|先代|友|ふり|振り)|${ANIMAL}(?:[はがも]|の)[^。、]{0,8}(?:死|骸|亡骸|息絶え)|(?:一瞬|思わず|驚[きい])[^。]{0,12}(?:息|心臓|鼓動|胸)|(?:話|希望|望み|企て|証拠|闇)[^。、]{0,6}葬`,
  'gu',
);
/** Of the traveller and of those present, also in speech. */
const SAID = /もう(?:帰って|戻って)こな|息を引き取|死ん[だで](?!る)|亡くなっ|殺され|助からなかっ/u;

/** Rejects deaths that the outline does not have: the stories kill no one. */
export const deaths: Check = (draft) => {
  const { facts } = draft;
  const body = ofNow(draft.body);
  const outline = ofNow(facts.outline);
  const living = [STAND_INS.me, STAND_INS.guest, ...facts.present.map(({ name }) => name)];
  const dies = new RegExp(
    `(?:${living.join('|')})(?:の(?:墓|位牌|葬|通夜|命日|遺[影骨体品]|亡)|[はがも][^。「」]{0,20}(?:${DEATH.source})(?!よう))`,
    'u',
  );
  const unless = facts.spokenOf.length === 0 ? /よう/u : new RegExp(facts.spokenOf.join('|'), 'u');
  const claimed = (text: string) => claimedIn(text, { words: DEATH, unless }).length;
  const saysSo = (text: string) =>
    saidNow(spelt(text)).some(
      (said) => SAID.test(said) && living.some((name) => said.includes(name)),
    );
  return claimed(body) > claimed(outline) ||
    (dies.test(body) && !dies.test(outline)) ||
    (saysSo(body) && !saysSo(outline))
    ? [{ code: 'deaths', advice: '誰も死なない。死や殺しを書かない。' }]
    : NO_FAULTS;
};

/** A text without earlier deaths and those of animals, and without what a person says in passing. */
function ofNow(text: string): string {
  return text
    .replace(NOBODY_NOW, '')
    .split(/(?<=[。！？])/u)
    .map(withoutIndirectSpeech)
    .join('');
}
