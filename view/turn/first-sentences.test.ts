import { describe, expect, it } from 'vitest';
import { firstSentences } from './first-sentences';

describe('the first sentences of a turn', () => {
  it('are whole, and as many as there is room for', () => {
    const text = '鐘が六つ鳴った。霧が橋になった。渡る者はみな足踏みをする。\n次の段落。';
    expect(firstSentences(text, 18)).toBe('鐘が六つ鳴った。霧が橋になった。');
    expect(firstSentences(text, 3)).toBe('鐘が六つ鳴った。');
  });

  it('are not cut within what somebody says', () => {
    const text = '「お尋ねします。島はいくつで」橋改めが筆を構える。「七つ！？　まさか。」次。';
    expect(firstSentences(text, 1)).toBe('「お尋ねします。島はいくつで」橋改めが筆を構える。');
  });

  it('are the whole text where no sentence ends, and nothing where there is none', () => {
    expect(firstSentences('このループから……', 2)).toBe('このループから……');
    expect(firstSentences(' \n', 10)).toBe('');
  });
});
