import { endsInAdjective } from './adjectives';
import { formsOf } from './conjugate';
import type { VoiceGrammar } from './voice-grammar';
import { inForms } from './verb-forms';

type Joint = 'が' | 'けど' | 'から' | 'ので' | 'し' | 'と';

/** です・ます before が, から, ので, し, けど, と and たら, まして, and requests before a comma. */
export function convertMiddle(text: string, grammar: VoiceGrammar): string {
  const joint = (word: string) => jointIn(word as Joint, grammar);
  // でしょ and だろ are short at the end only.
  const guess = grammar.guess.replace(/^(でしょ|だろ)$/u, '$1う');
  const form = (words: string) => inForms(words, grammar);
  return text
    .replace(
      /([^、。]*)ませんでした(が|から|ので|し|けど)(?=、|$)/gu,
      (_, stem: string, next: string) =>
        form(formsOf(stem).negative.replace(/ない$/u, 'なかった')) + joint(next),
    )
    .replace(
      /([^、。]*)ません(が|から|ので|し|けど)(?=、|$)/gu,
      (_, stem: string, next: string) => form(formsOf(stem).negative) + joint(next),
    )
    .replace(
      /([^、。]*)ました(が|から|ので|し|けど)(?=、|$)/gu,
      (_, stem: string, next: string) => form(formsOf(stem).past) + joint(next),
    )
    .replace(/([^、。]*)ましたら/gu, (_, stem: string) => `${formsOf(stem).past}ら`)
    .replace(/([^、。]*)まして(?=、)/gu, (_, stem: string) => formsOf(stem).te)
    .replace(
      /([^、。]*)ます(が|から|ので|し|けど|と)(?=、|$)/gu,
      (_, stem: string, next: string) => form(formsOf(stem).plain) + joint(next),
    )
    .replace(
      /([^、。]*)でした(が|から|ので|し|けど)(?=、|$)/gu,
      (_, before: string, next: string) => before + grammar.pastNoun + joint(next),
    )
    .replace(/([^、。]*)です(が|けど|から|ので|し)(?=、|$)/gu, (_, before: string, next: string) =>
      endsInAdjective(before) ? before + joint(next) : before + nounJoint(before, next, grammar),
    )
    .replace(/でしょう(から|が|けど)(?=、|$)/gu, (_, next: string) => guess + joint(next))
    .replace(/(?<=[てで])ください(?=、)/gu, grammar.request);
}

function jointIn(word: Joint, { but, since }: VoiceGrammar): string {
  if (word === 'が' || word === 'けど') return but;
  return word === 'から' || word === 'ので' ? since : word;
}

function nounJoint(before: string, word: string, grammar: VoiceGrammar): string {
  if (word === 'し') return `${grammar.copula}し`;
  const said = word === 'が' || word === 'けど' ? grammar.nounBut : grammar.nounSince;
  // のだ, んだ, から: 行くのだが.
  return said === 'ゆえ' && /[のん]$/u.test(before) ? 'だから' : said;
}
