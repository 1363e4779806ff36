import { expect, it } from 'vitest';
import { readingProgress } from '../../messages/reading-progress';
import { readingMinutes } from './reading-minutes';

it('what is left of a chapter is said in minutes', () => {
  const turns = Array.from({ length: 30 }, () => ({ turn: 'あ'.repeat(400) }));
  const left = (section: number): string => readingProgress.left(readingMinutes(turns, section));
  expect(left(1)).toBe('あと二十四分');
  expect(left(6)).toBe('あと二十分');
  expect(left(16)).toBe('あと十二分');
  expect(left(28)).toBe('あと三分');
  expect(left(30)).toBe('あと一分');
  expect(readingProgress.place(3, 12, 34)).toBe('第3章 12／34');
});
