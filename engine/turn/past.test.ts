import { describe, expect, it } from 'vitest';
import type { Past } from '../narration/narrator';
import { pastAfterChapter } from './past';
import { participantOf, playStory } from './testing/play-story';

describe('what a narrator may look back on', () => {
  it('is the last two turns, a few deeds and a sentence for each chapter, however long the story is', async () => {
    const steps = await playStory(4, participantOf('景気', { onamae: '時守ソラ' }));
    for (const [index, { save, played }] of steps.entries()) {
      const { chapters, deeds, turns } = save.past;
      const isNewChapter = played.chapterEnds && played.turn.continue;
      const ofChapter = steps
        .slice(0, index + 1)
        .filter((step) => step.played.chapter === played.chapter)
        .map((step) => step.played.turn.turn);
      expect(turns).toEqual(isNewChapter ? [] : ofChapter.slice(-2));
      expect(deeds.length).toBeLessThanOrEqual(8);
      expect(chapters).toHaveLength(save.chapter - 1);
      // No text that a participant typed.
      expect([...chapters, ...deeds].join('\n')).not.toContain('時守ソラ');
    }
    expect(steps.at(-1)?.save.past.chapters.join('\n')).toContain('《旅人》');
  });

  it('stays the same size when a story goes on for hundreds of chapters', () => {
    const summary = '《旅人》は霧渡りの島々で、三十年遅れの手紙を届けた。';
    const sizes: number[] = [];
    let past: Past = { chapters: [], deeds: [], turns: [], named: [] };
    for (let chapter = 1; chapter <= 300; chapter += 1) {
      past = pastAfterChapter(past, summary.repeat(chapter));
      sizes.push(JSON.stringify(past).length);
    }
    expect(new Set(sizes.slice(10)).size).toBe(1);
    expect(past.chapters.at(-1)).toContain('手紙を届けた');
  });
});
