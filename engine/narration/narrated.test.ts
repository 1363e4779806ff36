import { describe, expect, it } from 'vitest';
import { memoryOf, withText } from './narrated';

describe('What a story has told', () => {
  it('is known sentence by sentence', () => {
    const isNarrated = memoryOf(withText('', '朝が来た。鐘が鳴る。'));
    expect(isNarrated('鐘が鳴る。')).toBe(true);
    expect(isNarrated('鐘は鳴らない。')).toBe(false);
  });

  it('counts a way of naming the place as told wherever it was told', () => {
    const narrated = withText('', '遠回りの先に、朝市があった。', '朝市');
    expect(memoryOf(narrated, '波止場')('遠回りの先に、波止場があった。')).toBe(true);
    expect(memoryOf(narrated, '波止場')('近道の先に、波止場があった。')).toBe(false);
    expect(memoryOf(narrated, '波止場')('遠回りの先に、朝市があった。')).toBe(true);
  });
});
