import { expect, it } from 'vitest';
import { compareKeys, maxName, minName } from './key-order';

it('sorts integers first, by value, then other keys by code unit', () => {
  const keys = [
    'b',
    '10',
    '-3',
    'a',
    '9',
    '2147483648',
    '-',
    '-0x',
    '010',
    'B',
    'あ',
    maxName,
    minName,
  ];
  expect(keys.sort(compareKeys)).toEqual([
    minName,
    '-3',
    '9',
    '10',
    '010',
    '-',
    '-0x',
    '2147483648',
    'B',
    'a',
    'b',
    'あ',
    maxName,
  ]);
});
