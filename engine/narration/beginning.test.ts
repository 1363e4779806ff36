import { expect, it } from 'vitest';
import { beginningOf } from './beginning';

it('is the first sentence, and what follows as long as it is short', () => {
  const bell = '鐘が六つ鳴った。';
  const market = '朝市に魚が並び、最初の値がつく。';
  const long = `${'波'.repeat(60)}。`;
  expect(beginningOf(`${bell}${market}${long}`)).toBe(bell + market);
  expect(beginningOf(`${bell}${market}\n次の段落。`)).toBe(bell + market);
});

it('is a long first sentence as well, but not one without an end', () => {
  const long = `${'波'.repeat(120)}。`;
  expect(beginningOf(`${long}鐘が鳴った。`)).toBe(long);
  expect(beginningOf(`${'波'.repeat(200)}。`)).toBe('');
});

it('does not cut what somebody says', () => {
  const speech = '「借財のため、家の品を競ります。お声は無用、値は石板に」';
  expect(beginningOf(`鐘が六つ鳴った。${speech}館守が言った。`)).toBe(
    `鐘が六つ鳴った。${speech}館守が言った。`,
  );
  expect(beginningOf(`鐘が六つ鳴った。「${'波'.repeat(50)}。${'波'.repeat(50)}」`)).toBe(
    '鐘が六つ鳴った。',
  );
});
