import type { Chapter } from '../../story/chapter';

/** A chapter whose sections are their own numbers. */
export const chapter = (sections: number): Chapter => ({
  title: '霧の港',
  summary: '',
  items: [],
  turn: Array.from({ length: sections }, (_, index) => ({
    role: index % 2 === 0 ? ('model' as const) : ('user' as const),
    date: '',
    turn: `${index + 1}`,
    url: '',
    sales: 0,
    unit: 0,
    continue: true,
  })),
});
