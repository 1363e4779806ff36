import { expect, it } from 'vitest';
import { withNewSums } from './named-sums';

it('puts a sum that was named otherwise, and nothing else', () => {
  const told = ['二個、銀貨四枚。', '橋は長い。'];
  const isTold = (sentence: string) => told.includes(sentence);
  expect(withNewSums('橋は長い。\n「二個、銀貨四枚。では」', isTold)).toBe(
    '橋は長い。\n「二個、銀貨四枚。では」',
  );
  const long = ['二個で、しめて銀貨四枚。'];
  expect(withNewSums('橋は長い。二個で、しめて銀貨四枚。', (one) => long.includes(one))).toBe(
    '橋は長い。二個で、しめて銀貨にして四枚。',
  );
  expect(withNewSums('二個で、しめて銀貨五枚。', (one) => long.includes(one))).toBe(
    '二個で、しめて銀貨五枚。',
  );
});
