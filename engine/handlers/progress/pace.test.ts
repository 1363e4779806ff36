import { describe, expect, it } from 'vitest';
import { nextDue } from './pace';

const PACE = { pageMs: 900_000, turnMs: 3000 };

describe('nextDue', () => {
  it('is a turn later within a page', () => {
    expect(nextDue({ section: 4, chapterEnds: false, at: 9000 }, 0, PACE)).toBe(12_000);
  });

  it('is a page after the page’s first turn when the page is over', () => {
    expect(nextDue({ section: 10, chapterEnds: false, at: 27_000 }, 0, PACE)).toBe(900_000);
    expect(nextDue({ section: 13, chapterEnds: true, at: 6000 }, 0, PACE)).toBe(900_000);
  });

  it('is a page later at most, even if the clock was set back since the page began', () => {
    expect(nextDue({ section: 10, chapterEnds: false, at: 27_000 }, 10_800_000, PACE)).toBe(
      927_000,
    );
  });

  it('is never sooner than a turn later', () => {
    const hasty = { pageMs: 1000, turnMs: 3000 };
    expect(nextDue({ section: 10, chapterEnds: false, at: 27_000 }, 0, hasty)).toBe(30_000);
  });
});
