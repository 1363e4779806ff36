import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { reader } from '../../messages/reader';
import { WritingContext } from './writing-context';

// As high as the screen leaves between the bars and the row of pages below, so that no line has to be scrolled to; the
// smallest screen counts, or every line would break anew while a phone's own bar comes and goes.
const Sheet = styled('div')(({ theme }) => ({
  writingMode: 'vertical-rl',
  width: '100%',
  height: 'clamp(17rem, 100svh - 15.5rem, var(--story-width, 38rem))',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  // Between the bars, with the row of pages below.
  scrollMargin: '108px 0 133px',
  padding: '20px 0 12px',
  // A line that is only half in sight is not cut.
  maskImage: 'linear-gradient(to right, transparent, #000 20px calc(100% - 20px), transparent)',
  // The mask would hide what stands outside.
  '&:focus-visible': { outlineOffset: -3 },
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.edge} transparent`,
  // A phone that lies on its side has no room for the row of pages too.
  [`${theme.breakpoints.down('md')} and (max-height: 33rem)`]: {
    height: 'max(11rem, 100svh - 7.5rem)',
    scrollMargin: '48px 0 64px',
  },
  [theme.breakpoints.up('md')]: {
    scrollMargin: '60px 0 76px',
    height: 'clamp(17rem, 100svh - 12.5rem, var(--story-width, 38rem))',
  },
}));

/** The sections of a page: one below the other, or from right to left in a column of its own. */
export const Column = ({ children }: { children: ReactNode }) =>
  use(WritingContext) === 'horizontal' ? (
    children
  ) : (
    <Sheet data-writing="vertical" role="group" aria-label={reader.column} tabIndex={0}>
      {children}
    </Sheet>
  );
