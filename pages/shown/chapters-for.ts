import type { Address } from '../../story/address';
import { nextSection } from '../../story/next-section';
import { sectionOfPosition } from '../../story/turn-url';
import type { Wanted } from '../source/story-source';

/**
 * The chapters whose text an address shows: a section by itself leads on with the next one's first line, and the last chapter
 * tells whether the story has ended.
 */
export const chaptersFor =
  ({ chapter, page, turn }: Extract<Address, { kind: 'story' }>): Wanted =>
  ({ listed }) => {
    const shown = [chapter, listed.length];
    if (turn === null) return shown;
    const next = nextSection(listed, { chapter, section: sectionOfPosition({ page, turn }) });
    return next === null ? shown : [...shown, next.chapter];
  };

/** Home shows the first chapter, and how the newest section begins. */
export const homeChapters: Wanted = ({ listed }) => [1, listed.length];
