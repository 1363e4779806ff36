import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { reader } from '../../messages/reader';
import { WritingContext } from './writing-context';

// As high as the screen leaves between the bars and the row of pages below, so that no line has to be scrolled to; the
// smallest screen counts, or every line would break anew while a phone's own bar comes and goes.
const Sheet = styled('div')(({ theme }) => ({
  writingMode: 'vertical-rl',
  height: 'clamp(17rem, 100svh - 17.5rem, var(--story-width, 38rem))',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  paddingBottom: 12,
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.edge} transparent`,
  [theme.breakpoints.up('md')]: {
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
