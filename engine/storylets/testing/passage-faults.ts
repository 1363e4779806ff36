import { asWritten } from '../../character/voices/speech';
import { bracketsPair, paragraphsEnd } from '../../japanese/sentences';
import type { Condition } from '../format/condition';
import type { Passage } from '../format/text';
import { slotFault, type Scope } from './slot-rules';
import { lengthsOf, variantOf, wordingsOf } from './wordings';

/** Faults of a passage: slots without a value, length, corners, ends of paragraphs, marks. */
export function passageFaults(
  name: string,
  passage: Passage,
  when: readonly Condition[],
  scope: Scope,
  { min, max }: { readonly min: number; readonly max: number },
): string[] {
  const length = lengthsOf(passage);
  const slots = wordingsOf(passage, when).flatMap(({ text, sure }) =>
    slotNames(text).flatMap((slot) => {
      const fault = slotFault(slot, sure, scope);
      return fault === null ? [] : [`{${slot}} ${fault}`];
    }),
  );
  const tellings = [0, 1, 2, 3, 4, 5].map((n) => asWritten(variantOf(passage, n)).trim());
  const written = wordingsOf(passage).map(({ text }) => text);
  return [
    ...new Set([
      ...slots,
      ...(length.min < min ? [`may be as short as ${length.min}, least is ${min}`] : []),
      ...(length.max > max ? [`may be as long as ${length.max}, most is ${max}`] : []),
      ...tellings.filter((text) => !bracketsPair(text)).map((text) => `corners in ${text}`),
      ...tellings
        .filter((text) => !paragraphsEnd(text))
        .map((text) => `a paragraph's end in ${text}`),
      ...written
        .filter((text) => /[0-9０-９A-Za-z]/u.test(bare(text)))
        .map((text) => `letters in ${text}`),
      ...written
        .filter((text) => /[^…]…[^…]|―(?!―)(?<!――)/u.test(text))
        .map((text) => `…… in ${text}`),
    ]),
  ].map((fault) => `${name}: ${fault}`);
}

function bare(text: string): string {
  return text.replace(/\{[^{}]*\}/gu, '');
}

function slotNames(text: string): string[] {
  return [...text.matchAll(/\{([^{}|]*)\}/gu)].map(([, slot = '']) => slot);
}
