import { describe, expect, it } from 'vitest';
import { dayOf, fileName } from './file-name';

describe('a file name', () => {
  it('says what is in the file', () => {
    expect(fileName('灯里の物語', `全46節_${dayOf(new Date(2026, 0, 5))}`, 'epub')).toBe(
      '灯里の物語_全46節_2026-01-05.epub',
    );
  });

  it.each([
    ['a/b\\c:d*e?"<>|\u0000f', 'a b c d e f.txt'],
    ['..', '時の旅人.txt'],
    [' .灯. ', '灯.txt'],
    ['\u202Etxt.exe', 'txt.exe.txt'],
    ['𠮷'.repeat(80), `${'𠮷'.repeat(60)}.txt`],
  ])('%j becomes one that every system takes', (title, name) => {
    expect(fileName(title, '', 'txt')).toBe(name);
  });
});
