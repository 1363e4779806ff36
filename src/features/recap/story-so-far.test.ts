import { describe, expect, it } from 'vitest';
import type { StoredChapter } from '../../../story/adventure-document';
import { listChapter } from '../../../story/listed-chapter';
import { storedChapter } from '../../../story/testing/stored-chapter';
import type { SectionRef } from '../../../story/section-ref';
import { storySoFar } from './story-so-far';

const chapter = (number: number, summary: string): StoredChapter =>
  storedChapter(
    Array.from({ length: 30 }, (_, index) => ({
      role: index % 2 === 0 ? 'model' : 'user',
      turn: `${number}章${index + 1}節の文。\n二段目。`,
    })),
    { title: `題${number}`, summary },
  );

const STORY = [chapter(1, '一章の要約。'), chapter(2, '二章の要約。'), chapter(3, '三章の要約。')];

/** The recap as the panel shows it. */
const soFar = (story: readonly StoredChapter[], place: SectionRef) =>
  storySoFar(story.map(listChapter), story[place.chapter - 1], place);

describe('the story so far', () => {
  it('tells of chapters that are behind, and of what was read in the open one', () => {
    expect(soFar(STORY, { chapter: 3, section: 12 })).toEqual({
      passed: [
        { chapter: 1, title: '題1', summary: '一章の要約。' },
        { chapter: 2, title: '題2', summary: '二章の要約。' },
      ],
      title: '題3',
      remembered: [
        { section: 1, role: 'model', text: '3章1節の文。' },
        { section: 10, role: 'user', text: '3章10節の文。' },
        { section: 11, role: 'model', text: '3章11節の文。' },
      ],
    });
  });

  it('never tells a word of the section that is read or of any after it, wherever that is', () => {
    for (let number = 1; number <= 3; number += 1) {
      for (let section = 1; section <= 30; section += 1) {
        const { passed, remembered } = soFar(STORY, { chapter: number, section });
        expect(passed.every((each) => each.chapter < number)).toBe(true);
        expect(passed).toHaveLength(number - 1);
        for (const each of remembered) {
          expect(each.section).toBeLessThan(section);
          expect(each.text).toBe(`${number}章${each.section}節の文。`);
        }
      }
    }
  });

  it('has nothing to tell at the beginning, and bears a chapter that cannot be read', () => {
    expect(soFar(STORY, { chapter: 1, section: 1 })).toEqual({
      passed: [],
      title: '題1',
      remembered: [],
    });
    const broken: StoredChapter = { ok: false, code: 'chunk-not-inflatable' };
    expect(soFar([broken, ...STORY], { chapter: 2, section: 1 }).passed).toEqual([]);
    expect(soFar([], { chapter: 4, section: 2 }).remembered).toEqual([]);
  });
});
