import { describe, expect, it } from 'vitest';
import { recapOf } from './recap';

const CHAPTERS = [
  { title: '霧の島', summary: '島を渡った。' },
  { title: '時計塔', summary: '時計を直した。' },
  { title: '', summary: '' },
];

describe('a recap', () => {
  it('is empty in the first chapter', () => {
    expect(recapOf(CHAPTERS, 1)).toEqual([]);
    expect(recapOf([], 3)).toEqual([]);
  });

  it('covers only the chapters before the current one', () => {
    expect(recapOf(CHAPTERS, 2)).toEqual([
      { chapter: 1, title: '霧の島', summary: '島を渡った。' },
    ]);
  });

  it('leaves out unfinished chapters', () => {
    expect(recapOf(CHAPTERS, 4).map(({ summary }) => summary)).toEqual([
      '島を渡った。',
      '時計を直した。',
    ]);
  });
});
