import { expect, it } from 'vitest';
import type { ListedChapter } from '../../story/listed-chapter';
import { newestChapters } from './feeds';

it('a feed unpacks the newest chapters that have something to tell, and no others', () => {
  const broken: ListedChapter = { ok: false, code: 'chunk-too-large' };
  const told: ListedChapter = { ok: true, title: '', summary: '', sections: 12 };
  const empty: ListedChapter = { ...told, sections: 0 };
  const listed = [
    told,
    told,
    broken,
    told,
    empty,
    told,
    ...Array.from({ length: 99 }, () => broken),
  ];
  expect(newestChapters({ listed })).toEqual([6, 4, 2]);
});
