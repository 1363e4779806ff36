import { SELF } from '../lexicon/predicates';
import { patternOf } from './fragments';
import type { Hit } from './hits';
import { sentenceAround } from './text';

const SELF_WORDS = patternOf(SELF);
/** A sentence about the hero's relation to another person says something of the hero. */
const STANDS_TO =
  /^(?:は|が|も)(?:とても|大の?|一番|世界一|何より|ちょっと|少し|唯一の?)?(?:いる|いた|いな|居|大?好き|嫌|苦手|怖|恐|こわ|心配|恋し|憎|許せ|自慢|目標|生きがい|宝|すべて|全て|待って|死|亡|恩人|大切|大事|[一二三四五六七八九十\d]人)/u;
/** What says a word of another person: 大工の父, 病弱な妹, 漁師だった兄. */
const OF_SOMEBODY =
  /^(?:だった|である|をしている|をしていた|で|い|な|の|がちな|の得意な|が得意な)?(?:[^、。はがをにでと]{0,3})$/u;

/** Whether a stretch of text is said of another person than the hero: 妹は体が弱い, 大工の父. */
export function isOfSomebodyElse(
  words: string,
  hits: readonly Hit[],
  hit: { readonly start: number; readonly end: number },
): boolean {
  const { start, end } = sentenceAround(words, hit.start);
  const people = hits.filter(
    ({ table, id, ...at }) =>
      table === 'ties' && id !== 'pupil' && at.start >= start && at.end <= end,
  );
  return people.some((person) => {
    if (person.start >= hit.start && person.end <= hit.end) return false;
    if (person.start >= hit.end) return OF_SOMEBODY.test(words.slice(hit.end, person.start));
    const after = words.slice(person.end, hit.start);
    if (!/^(?:たち)?(?:は|が|も)/u.test(after) || /[、,]/u.test(after)) return false;
    if (STANDS_TO.test(words.slice(person.end, end))) return false;
    return !new RegExp(SELF_WORDS.source, 'iu').test(after);
  });
}
