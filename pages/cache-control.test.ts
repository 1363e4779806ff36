import { describe, expect, it } from 'vitest';
import { memorySource, storyWith, turnOf } from './testing/memory-source';
import { ask, at } from './testing/served-page';

describe('a page of a story', () => {
  it('may be kept while nothing changes', async () => {
    const settled = await ask(at('akari/1'));
    expect(settled.headers['cache-control']).toContain('s-maxage=60');
    const live = await ask(at('akari/2'));
    expect(live.headers['cache-control']).toContain('s-maxage=5');
    const again = await ask(at('akari/2'), { knownTag: `W/${live.headers['etag']}` });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    ['a chapter that is over, but for which no other has begun', true, 's-maxage=5'],
    ['the end of the story', false, 's-maxage=60'],
  ])('%s is kept so long', async (_what, goesOn, kept) => {
    const turn = [turnOf('鐘が鳴った。', 0, { continue: goesOn })];
    const story = storyWith([{ title: '島', summary: '鐘が鳴った。', turn }]);
    const { headers } = await ask(at('akari'), { source: memorySource({ stories: [story] }) });
    expect(headers['cache-control']).toContain(kept);
  });
});
