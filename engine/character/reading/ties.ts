import type { Tie } from '../schema/reading';
import type { TieState } from '../vocabulary/ties';
import type { Hit } from './hits';
import { sentenceAround, spanOf, type Text } from './text';

const DEAD_BEFORE =
  /(?:亡き|亡くなった|亡くした|失った|死んだ|死別した|先立った|故|今は亡き|戦死した|late|dead)\s*[^、。が]{0,3}$/iu;
const DEAD_AFTER =
  /^(?:さん|たち|の[ァ-ヶー]+)?(?:を|に|が|は|の|と)[^、。]{0,10}?(?:亡く|死な|死ん|先立|死別|殺さ|失っ|看取|形見|遺|墓|仇|冥福|遺影|葬|他界|弔)|^\s*(?:died|is dead|was killed|passed away)/u;
const LOST_BEFORE =
  /(?:生き別れ(?:た|の)|行方不明の|いなくなった|消えた|別れた|出て行った|さらわれた|離れ離れの|音信不通の|lost|missing)\s*[^、。が]{0,3}$/iu;
const LOST_AFTER =
  /^(?:さん|たち|の[ァ-ヶー]+)?(?:を|に|が|は|と|の)[^、。]{0,12}?(?:捜|探|さがし|生き別|行方|会いた|逢いた|待って|帰りを|離れ|別れ|はぐれ|いなくな|消え|出て行|さらわ|攫わ|逃げられ|捨てら|再会|消息|会わせて(?:もら|くれ)|会え(?:な|ず|ま))|^\s*(?:went missing|disappeared)/u;
/** 友達が欲しい, 弟子は取らない, 恋人募集中: there is none. */
const NONE =
  /^(?:が|は|も|を)?(?:いない|い(?:な|ま)(?:い|せん)|居ない|ほし|欲し|おら|ゼロ|募集|できない|取らな|作らな|持たな|なし|無し|知らな|知らず|みたい|のよう|代わり|ごっこ|思い(?!出|人)|想い)/u;

/** To whom the hero belongs, with what became of them. Each once, by the first mention that says most. */
export function tiesIn(text: Text, hits: readonly Hit[]): Tie[] {
  const { words } = text;
  const ties = new Map<Tie['id'], Tie>();
  for (const hit of hits) {
    if (hit.table !== 'ties' || NONE.test(words.slice(hit.end))) continue;
    const { id, start, end } = hit;
    const state = stateOf(words, start, end);
    const known = ties.get(id);
    if (known !== undefined && (known.state !== 'living' || state === 'living')) continue;
    ties.set(id, { id, state, span: spanOf(text, start, end), confidence: 0.9 });
  }
  return [...ties.values()];
}

function stateOf(words: string, start: number, end: number): TieState {
  const sentence = sentenceAround(words, start);
  const before = words.slice(sentence.start, start);
  const after = words.slice(end, sentence.end);
  const itself = words.slice(start, end);
  if (DEAD_BEFORE.test(before) || DEAD_AFTER.test(after) || /^(?:亡妻|亡夫|未亡人)$/u.test(itself))
    return 'dead';
  if (
    LOST_BEFORE.test(before) ||
    LOST_AFTER.test(after) ||
    /生き別れ|行方不明|探し人|捜して|探して|尋ね人|待ち人/u.test(itself)
  )
    return 'lost';
  return 'living';
}
