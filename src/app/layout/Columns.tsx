import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { CHAPTER_TABS, PAGE_COLUMN, PAGE_COLUMNS, TOP_BAR } from '../../../view/page/page-rules';
import { storyMessages } from '../../messages/story-messages';

interface ColumnsProps {
  readonly isWide: boolean;
  readonly head: ReactNode;
  readonly chapters: ReactNode;
  /** Beside the story where there is room; left out where there is not. */
  readonly panel: ReactNode;
  /** Where the story begins, to be scrolled to. */
  readonly story: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** A phone on its side. */
const LOW_SCREEN = '@media (max-height: 33rem)';

const Grid = styled('div')(PAGE_COLUMNS);

const Side = styled('div')({
  position: 'sticky',
  top: TOP_BAR,
  alignSelf: 'start',
  maxHeight: `calc(100dvh - ${TOP_BAR}px)`,
  overflowY: 'auto',
});

/** The column of the story in the middle, chapters at its left, the character at its right; a phone has one column. */
export const Columns = ({ isWide, head, chapters, panel, story, children }: ColumnsProps) => {
  const reading = (
    <Box component="main" id="story" tabIndex={-1} sx={{ minWidth: 0, pb: 12, outline: 'none' }}>
      {head}
      {!isWide && chapters !== null && <Tabs data-bar="tabs">{chapters}</Tabs>}
      <Story ref={story}>{children}</Story>
    </Box>
  );
  return isWide ? (
    <Grid>
      <Side>
        <Box component="nav" aria-label={storyMessages.chapters} sx={{ pt: 5 }}>
          {chapters}
        </Box>
      </Side>
      {reading}
      <Side>{panel}</Side>
    </Grid>
  ) : (
    <Box sx={PAGE_COLUMN}>{reading}</Box>
  );
};

// What is scrolled to stands below the bar and the tabs.
const Story = styled('div')(({ theme }) => ({
  scrollMarginTop: TOP_BAR,
  [theme.breakpoints.down('md')]: {
    scrollMarginTop: TOP_BAR + 60,
    [LOW_SCREEN]: { scrollMarginTop: TOP_BAR },
  },
}));

// The chapters stay in sight while the page is read.
const Tabs = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: TOP_BAR,
  zIndex: theme.zIndex.appBar - 1,
  marginInline: -12,
  // Their place, until they are there.
  minHeight: CHAPTER_TABS,
  backgroundColor: theme.vars.palette.paper,
  // A phone on its side needs the height for the words.
  [LOW_SCREEN]: { position: 'static' },
}));
