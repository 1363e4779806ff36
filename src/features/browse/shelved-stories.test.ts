import { expect, it } from 'vitest';
import { turnUrl } from '../../../story/turn-url';
import type { StoryCover } from '../../../story/public-lists';
import { shelvedStories } from './shelved-stories';

const cover = (onamae: string): StoryCover => ({
  onamae,
  camp: '平和',
  firstWord: '行こう。',
  theme: '冒険物',
  picture: 'scene:harbour?seed=1',
  isOver: false,
});
const entry = (docid: string, section: number, onamae = docid) => ({
  date: `2026-01-01T00:00:${section}Z`,
  summary: `${onamae}「霧の島」第${section}節　鐘が鳴った。　橋が出た。`,
  url: turnUrl({ docid, chapter: 1, section }),
  cover: cover(onamae),
});

it('has each story once, with its newest words, and not one’s own', () => {
  const timeline = [entry('b', 21), entry('a', 20), entry('b', 11), entry('own', 9)];
  expect(shelvedStories(timeline, 'own')).toEqual([
    { docid: 'b', date: '2026-01-01T00:00:21Z', line: '鐘が鳴った。　橋が出た。', ...cover('b') },
    { docid: 'a', date: '2026-01-01T00:00:20Z', line: '鐘が鳴った。　橋が出た。', ...cover('a') },
  ]);
});

it('has the words of a later turn of the page, where the cover has them', () => {
  const later = turnUrl({ docid: 'a', chapter: 1, section: 7 });
  const newest = { url: later, words: '橋が落ちた。' };
  const first = entry('a', 1);
  const [story] = shelvedStories([{ ...first, cover: { ...first.cover, newest } }], null);
  expect(story?.line).toBe('橋が落ちた。');
});

it('leaves out what has no cover', () => {
  const { date, summary, url } = entry('a', 1);
  expect(shelvedStories([{ date, summary, url }], null)).toEqual([]);
});
