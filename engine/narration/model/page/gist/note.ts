import { weightOf, type Links } from './links';

/** The longest note, in UTF-16 code units. */
const LONGEST = 34;
/** How texts end and begin that a note has no use for. */
const ENDS = /(?:の(?:だ(?:った)?|である|であった)|という|らしい|ようだ)$/u;
const BEGINS =
  /^(?:そして|それから|だが|しかし|けれど|すると|やがて|もう|また|ただ|いま|さて|そこで)、?/u;
/** Speech: what is said has a line of its own. */
const SAYS_ONLY =
  /^(?:[^、]{0,12}[はがも])?[^、]{0,6}(?:言[うっいわ]|訊[いくか]|答え|笑[うっい]|呼[ばびぶん]|節をつけ|口をひら|つぶや|呟|ささや|囁|返事|言いかけて)[^、]{0,6}$/u;
/** What describes the noun after it: 宝石を重ねた. */
const RELATIVE =
  /(?:[^、。がはも]{2,}[をに])[^、。をにがはも]{1,6}[たるいう](?=[\p{Script=Han}\p{Script=Katakana}《])/u;

/** A sentence as a note: who does what, without what only describes it and without speech. */
export function noteOf(sentence: string, links: Links): string {
  const plain = sentence
    .replace(/「[^」]*」(?![のはがをに]|という)と?、?/gu, '')
    .replace(/[。！？…―]+$/u, '')
    .replace(BEGINS, '')
    .replace(ENDS, '');
  if (SAYS_ONLY.test(plain)) return '';
  if (plain.length <= LONGEST) return plain;
  const short = plain.replace(RELATIVE, '');
  if (short.length <= LONGEST) return short;
  // Clauses on which most hangs; the last one has the predicate.
  const clauses = short.split(/、(?![^『]*』)/u).map((clause, place) => ({ clause, place }));
  const last = clauses.length - 1;
  const weigh = ({ clause, place }: (typeof clauses)[number]) =>
    (place === last ? 100 : 0) + (/[がは]$/u.test(clause) ? 5 : 0) + weightOf(clause, links);
  let left = LONGEST;
  return clauses
    .toSorted((one, other) => weigh(other) - weigh(one))
    .filter(({ clause }, index) => {
      const isKept = index === 0 || clause.length < left;
      if (isKept) left -= clause.length + 1;
      return isKept;
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ clause }) => clause)
    .join('、');
}
