import { expect, it } from 'vitest';
import { withNewSums } from './named-sums';

const isNarrated = (sentence: string) =>
  ['二個で、しめて銀貨四枚。', '橋は長くて、渡る者が少ない。'].includes(sentence);

it('puts a sum otherwise that was named before', () => {
  expect(withNewSums('「橋は長い。二個で、しめて銀貨四枚。では」\n朝だ。', isNarrated)).toBe(
    '「橋は長い。二個で、しめて銀貨にして四枚。では」\n朝だ。',
  );
});

it('puts a sum otherwise that is named twice', () => {
  expect(withNewSums('銀貨二百八十五枚。朝だ。銀貨二百八十五枚。', isNarrated)).toBe(
    '銀貨二百八十五枚。朝だ。銀貨にして二百八十五枚。',
  );
});

it('leaves everything else as it is', () => {
  const text = '二個で、しめて銀貨五枚。橋は長くて、渡る者が少ない。\n「銀貨四枚。銀貨四枚。」';
  expect(withNewSums(text, isNarrated)).toBe(text);
});
