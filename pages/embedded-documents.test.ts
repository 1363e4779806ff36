import { describe, expect, it } from 'vitest';
import { memorySource, storyWith, turnOf } from './testing/memory-source';
import { ask, at, embeddedIn, STORY } from './testing/served-page';

describe('a page of a story', () => {
  it('brings the document of the shown chapter along, and says where the others are', async () => {
    const chapters = [
      ['霧の市', 12],
      ['塔', 3],
    ];
    for (const [path, index] of [
      ['akari/1', 0],
      ['akari/2/1/0', 1],
    ] as const) {
      const { text } = await ask(at(path));
      expect(embeddedIn(text)).toEqual({
        docid: 'akari',
        documents: [STORY.documents[index]?.whole],
        part: { before: index, chapters, rest: '/documents/akari.json' },
      });
    }
    const { status, text, headers } = await ask('/documents/akari.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(text)).toEqual({
      docid: 'akari',
      documents: STORY.documents.map(({ whole }) => whole),
    });
  });

  it('brings the only document of a story along', async () => {
    const story = storyWith([{ title: '霧の市', summary: '', turn: [turnOf('鐘が鳴った。', 0)] }]);
    const { text } = await ask(at('akari'), { source: memorySource({ stories: [story] }) });
    expect(embeddedIn(text)).toEqual({
      docid: 'akari',
      documents: story.documents.map(({ whole }) => whole),
    });
  });

  it('brings one document of a long story, says where it stands, and what the other chapters are called', async () => {
    // Chapters that compress badly.
    const noise = (seed: number) =>
      Array.from({ length: 400 }, (_, index) =>
        String.fromCodePoint(0x4e00 + ((seed * 7919 + index * index * 104_729) % 20_000)),
      ).join('');
    const chapters = Array.from({ length: 12 }, (_, chapter) => ({
      title: `町${chapter + 1}`,
      summary: '終わり。',
      turn: Array.from({ length: 34 }, (_, index) => turnOf(noise(chapter * 34 + index), index)),
    }));
    const story = storyWith(chapters);
    const source = memorySource({ stories: [story] });
    const { text } = await ask(at('akari/3'), { source });
    expect(text).toContain('<h3>第10節');
    expect(embeddedIn(text)).toEqual({
      docid: 'akari',
      documents: [story.documents[2]?.whole],
      part: { before: 2, chapters: chapters.map(({ title }) => [title, 34]), rest: '' },
    });
    expect((await ask('/documents/akari.json', { source })).status).toBe(404);
    expect((await ask('/documents/nobody.json', { source })).status).toBe(404);
  });
});
