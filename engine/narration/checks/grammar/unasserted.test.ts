import { describe, expect, it } from 'vitest';
import { isUnasserted } from './unasserted';

/** Whether the words in 《》 of a sentence are left open by it. */
function isOpen(marked: string): boolean {
  const after = marked.slice(marked.indexOf('》') + 1);
  return isUnasserted(marked.replace(/[《》]/gu, ''), after);
}

describe('words of a sentence', () => {
  it.each([
    'ナギに《断られ》ると思っていた。',
    '何を《売っ》たのか、誰も知らない。',
    '首を《縦に振》るまでには、まだ遠い。',
    '《霧雨》という名の布が並ぶ。',
    '明日が《来》ても、紙は明日と言う。',
    '《成功し》た者だけが知る顔だ。',
  ])('are only spoken of: %s', (sentence) => {
    expect(isOpen(sentence)).toBe(true);
  });

  it.each([
    'ナギに《断られ》た。',
    'ぽつりと《来》たかと思うと、石畳は黒く濡れた。',
    '五日が《過ぎ》ても、荷は売れずに残っていた。',
  ])('are told: %s', (sentence) => {
    expect(isOpen(sentence)).toBe(false);
  });
});
