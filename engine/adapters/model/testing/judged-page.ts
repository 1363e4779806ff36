import * as v from 'valibot';
import { blockIn, type Question } from './model-server';

const sections = v.array(v.object({ 節: v.string(), 本文: v.string() }));

/** A sentence that contradicts its facts, and the kind that a judge calls it. */
export interface Contradiction {
  readonly kind: string;
  readonly sentence: string;
}

export const isJudging = ({ system }: Question): boolean => system.includes('校閲者');

/** How models write the same verdict. */
const FORMS = [
  (number: string, { kind, sentence }: Contradiction) => `【${number}】${kind}「${sentence}」`,
  (number: string, { kind, sentence }: Contradiction) => `- 【${number}】${kind}：「${sentence}」`,
  (number: string, { kind, sentence }: Contradiction) => `第${number}節 ${kind}『${sentence}』`,
] as const;

/** The answer of a judge that knows these contradictions: in changing forms, and with an accusation of what nobody wrote. */
export function judgedPage(question: Question, known: readonly Contradiction[]): string {
  const lines = v
    .parse(sections, blockIn(question, '節'))
    .flatMap(({ 節, 本文 }, place) =>
      known
        .filter(({ sentence }) => 本文.includes(sentence))
        .map((one) => FORMS[place % FORMS.length]?.(節, one) ?? ''),
    );
  return lines.length === 0 ? 'なし' : [...lines, '【一】天気「誰も書いていない言葉」'].join('\n');
}
