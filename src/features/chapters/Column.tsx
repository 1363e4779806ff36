import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { CHAPTER_TABS, COLUMN_FOOT, TOP_BAR } from '../../../view/page/page-rules';
import { COLUMN_SHEET, LYING_COLUMN, WIDE_COLUMN } from '../../../view/turn/column-sheet';
import { storyMessages } from '../../messages/story-messages';
import { WritingContext } from './writing-context';

const Sheet = styled('div')(({ theme }) => ({
  ...COLUMN_SHEET,
  overscrollBehaviorX: 'contain',
  // Between the bars.
  scrollMargin: `${TOP_BAR + CHAPTER_TABS}px 0 ${COLUMN_FOOT}px`,
  // A line that is only half in sight is not cut.
  maskImage: 'linear-gradient(to right, transparent, #000 20px calc(100% - 20px), transparent)',
  // The mask would hide what stands outside.
  '&:focus-visible': { outlineOffset: -3 },
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.edge} transparent`,
  // A phone that lies on its side has no room for the row of pages too.
  [`${theme.breakpoints.down('md')} and (max-height: 33rem)`]: {
    ...LYING_COLUMN,
    scrollMargin: '48px 0 64px',
  },
  [theme.breakpoints.up('md')]: {
    scrollMargin: `${TOP_BAR}px 0 16px`,
    ...WIDE_COLUMN,
  },
}));

/** The sections of a page: one below the other, or from right to left in a column of its own. */
export const Column = ({ children }: { children: ReactNode }) =>
  use(WritingContext) === 'horizontal' ? (
    children
  ) : (
    <Sheet data-writing="vertical" role="group" aria-label={storyMessages.column} tabIndex={0}>
      {children}
    </Sheet>
  );
