import { TRADE_WORDS } from '../lexicon/trades';
import type { Trade } from '../schema/reading';
import type { TradeStage } from '../vocabulary/trades';
import type { Hit } from './hits';
import { certainty, isDenied } from './stance';
import { isOfSomebodyElse } from './subject';
import { sentenceAround, spanOf, type Text } from './text';

const FORMER_BEFORE =
  /(?:元|もと|引退した|引退済みの|廃業した|かつては?|昔は|むかしは|以前は|前職は|前は|前世は|もともと|former|ex-|retired|once a|used to be an?)\s*[^、。が今]{0,6}$/iu;
const FORMER_AFTER =
  /^(?:の(?:主将|副?部長|エース|キャプテン|ピッチャー|マネージャー|補欠|選手)だった|だった|でした|であった|として(?:働|生)(?:き|い)て(?:い)?た|を(?:辞め|やめ|引退|廃業|クビ|首に|破門|追わ|して(?:い|お)た|やって(?:い)?た|退い)|崩れ|くずれ|から足|上がり|あがり|稼業を(?:辞|や))/u;
const APPRENTICE_BEFORE = /(?:見習い|新米|駆け出しの?|半人前の|ひよっこ|apprentice|trainee)\s*$/iu;
const APPRENTICE_AFTER =
  /^(?:の)?(?:見習い|見習|弟子(?!を)|卵|たまご|修行中|修業中|の?(?:修行|修業)(?:を|中)|候補生|訓練生|\s*(?:apprentice|in training))/iu;
const ASPIRING_AFTER =
  /^(?:さん)?(?:志望|希望|を(?:目指|志)|に(?:なりた|なるのが夢|なる夢|なるこ|なるため|憧れ|あこがれ)|になって|になれ(?:な|ず))/u;
const ASPIRING_BEFORE =
  /(?:将来は|夢は|いつか(?:は)?|wants to be an?|dreams of being an?)\s*[^、。]{0,8}$/iu;
/** 役人が嫌い, 医者の息子, 騎士に育てられた: another person's trade. */
const NOT_OWN =
  /^(?:さん|様|たち)*(?:が(?!本業|仕事|天職|生業|表の|副業)|を(?!して|やって|[一二三四五六七八九十百\d]+年|長年|続け|営|生業|名乗|自称|クビ|辞|や|引退|目指|志|廃業|破門|追わ)|に(?!な|転職|して|憧|あこが|ござ|て候)|と(?!して|呼ば|いう|名乗|自称)|から|への|より|の(?:家|一族|村|息子|娘|子|孫|血|末裔|家系|跡取|せがれ|倅|生まれ|言う|弟子を|[一二三四五六七八九]男|ような|ふり)|嫌い|好き|みたい|っぽ|のよう|は(?:嫌|苦手|好|怖|信))/u;

/** Words of a trade that are no name of those who have it: 剣道部, 部活, 高校二年, 中2. */
const NAMES_NOBODY = /部(?:員|活)?$|\d|^[小中高]|年(?:生)?$|会$/u;

/** What the hero lives on, or did, or wants to. Each trade once. */
export function tradesIn(text: Text, hits: readonly Hit[]): Trade[] {
  const { words } = text;
  const trades = new Map<Trade['id'], Trade>();
  for (const hit of hits) {
    if (hit.table !== 'trades' || trades.has(hit.id)) continue;
    const { id, start, end } = hit;
    if (isDenied(words, start, end) || isOfSomebodyElse(words, hits, hit)) continue;
    if (text.source === 'first-line' && isAddressed(words, start, end)) continue;
    const stage = stageOf(words, start, end);
    if (stage === 'present' && NOT_OWN.test(words.slice(end))) continue;
    const said = words.slice(start, end);
    const isName = /[ぁ-んァ-ヶ一-龠]/u.test(said) && !NAMES_NOBODY.test(said);
    const word = isName && said.length <= 12 ? said : TRADE_WORDS[id].label;
    const confidence = certainty(words, start, end);
    trades.set(id, { id, word, stage, span: spanOf(text, start, end), confidence });
  }
  return [...trades.values()];
}

/** 先生、質問があります: another person is spoken to. */
function isAddressed(words: string, start: number, end: number): boolean {
  return (
    /(?:^|[。!?])$/u.test(words.slice(0, start)) && /^(?:さん|様|殿)?[、!]/u.test(words.slice(end))
  );
}

function stageOf(words: string, start: number, end: number): TradeStage {
  const sentence = sentenceAround(words, start);
  const before = words.slice(sentence.start, start);
  const clause = before.slice(before.lastIndexOf('、') + 1);
  const after = words.slice(end, sentence.end);
  if (ASPIRING_AFTER.test(after) || ASPIRING_BEFORE.test(before)) return 'aspiring';
  if (
    APPRENTICE_AFTER.test(after) ||
    APPRENTICE_BEFORE.test(before) ||
    words.slice(start, end).includes('見習い')
  )
    return 'apprentice';
  if (FORMER_AFTER.test(after) || FORMER_BEFORE.test(clause)) return 'former';
  return words.startsWith('元', start) ? 'former' : 'present';
}
