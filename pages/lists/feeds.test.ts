import { expect, it } from 'vitest';
import type { ListedChapter } from '../../story/listed-chapter';
import { newestChapters } from './feeds';

it('a feed inflates only the newest chapters with sections', () => {
  const broken: ListedChapter = { ok: false, code: 'chunk-too-large' };
  const filled: ListedChapter = { ok: true, title: '', summary: '', sections: 12 };
  const empty: ListedChapter = { ...filled, sections: 0 };
  const listed = [
    filled,
    filled,
    broken,
    filled,
    empty,
    filled,
    ...Array.from({ length: 99 }, () => broken),
  ];
  expect(newestChapters({ listed })).toEqual([6, 4, 2]);
});
