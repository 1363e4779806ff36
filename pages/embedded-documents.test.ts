import { describe, expect, it } from 'vitest';
import { memorySource, storyWith, turnOf } from './testing/memory-source';
import { ask, at, embeddedIn, STORY } from './testing/served-page';

describe('a page of a story', () => {
  it('brings the documents along, once, for the app', async () => {
    const { text } = await ask(at('akari/1'));
    expect(embeddedIn(text)).toEqual({
      docid: 'akari',
      documents: STORY.documents.map(({ whole }) => whole),
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
      part: { before: 2, chapters: chapters.map(({ title }) => [title, 34]) },
    });
  });
});
