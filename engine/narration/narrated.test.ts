import { describe, expect, it } from 'vitest';
import { memoryOf, withText } from './narrated';

describe('The narrated sentences of a story', () => {
  it('is known sentence by sentence', () => {
    const isNarrated = memoryOf(withText('', '朝が来た。鐘が鳴る。'));
    expect(isNarrated('鐘が鳴る。')).toBe(true);
    expect(isNarrated('鐘は鳴らない。')).toBe(false);
  });

  it('include a sentence with another place’s name', () => {
    const narrated = withText('', '遠回りの先に、朝市があった。', '朝市');
    expect(memoryOf(narrated, '波止場')('遠回りの先に、波止場があった。')).toBe(true);
    expect(memoryOf(narrated, '波止場')('近道の先に、波止場があった。')).toBe(false);
    expect(memoryOf(narrated, '波止場')('遠回りの先に、朝市があった。')).toBe(true);
  });
});
