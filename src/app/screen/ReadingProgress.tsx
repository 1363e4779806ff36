import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { StoredChapter } from '../../../story/adventure-document';
import { NEWS_HEIGHT, VERTICAL } from '../../../view/page/page-rules';
import { readingProgress as texts } from '../../messages/reading-progress';
import { readingMinutes } from './reading-minutes';
import { hasBegun, sectionBeingRead } from './section-being-read';

/** On a phone a line at the foot of the screen; where there is room, beside the column. */
const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: 12,
  width: '100%',
  margin: 0,
  paddingBlock: 3,
  backgroundColor: theme.vars.palette.paper,
  color: theme.vars.palette.second,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  // Level lines behind it fade out, instead of being cut in the middle.
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    [`html:not(${VERTICAL}) &::before`]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: 20,
      background: `linear-gradient(to top, ${theme.vars.palette.paper}, transparent)`,
    },
    // All lines of a column end here: the news takes this place, instead of covering them.
    [`${VERTICAL} &`]: { boxSizing: 'border-box', height: NEWS_HEIGHT, alignItems: 'center' },
    [`${VERTICAL} [data-news] + &`]: { display: 'none' },
  },
  // A phone on its side, and enlarged pages: the height is for the words.
  '@media (max-height: 33rem)': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    position: 'fixed',
    insetInlineStart: 24,
    bottom: 16,
    width: 'auto',
  },
}));

interface ReadingProgressProps {
  readonly chapter: number;
  readonly stored: StoredChapter | undefined;
}

/** How far the reader is in the chapter, and how long the rest takes; nothing before the first section is on the screen. */
export const ReadingProgress = ({ chapter, stored }: ReadingProgressProps) => {
  const [section, setSection] = useState<number | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const { innerHeight } = window;
      setSection(hasBegun(document, innerHeight) ? sectionBeingRead(document, innerHeight) : null);
    };
    const settle = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    settle();
    // A column of vertical lines scrolls by itself, and its event does not rise.
    const scrolling = { passive: true, capture: true };
    window.addEventListener('scroll', settle, scrolling);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', settle, scrolling);
    };
  }, [chapter]);
  const turns = stored?.ok === true ? stored.chapter.turn : [];
  if (section === null || section > turns.length) return null;
  return (
    <Line>
      <span>{texts.place(chapter, section, turns.length)}</span>
      <span>{texts.left(readingMinutes(turns, section))}</span>
    </Line>
  );
};
