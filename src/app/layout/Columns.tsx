import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { CHAPTER_TABS, PAGE_COLUMN, PAGE_COLUMNS, TOP_BAR } from '../../../view/page/page-rules';
import { chapterRow, LOW_CHAPTER_ROW, LOW_SCREEN } from '../../../view/page/bar-rules';
import { controlTexts } from '../../../view/texts/control-texts';

interface ColumnsProps {
  readonly isWide: boolean;
  readonly head: ReactNode;
  readonly chapters: ReactNode;
  /** Beside the story where there is room; left out where there is not. */
  readonly panel: ReactNode;
  /** The panel stays in sight while the story is scrolled. */
  readonly isPanelKept: boolean;
  /** Where the story begins, to be scrolled to. */
  readonly story: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

const Grid = styled('div')(PAGE_COLUMNS);

const Side = styled('div')({
  position: 'sticky',
  top: TOP_BAR,
  alignSelf: 'start',
  maxHeight: `calc(100dvh - ${TOP_BAR}px)`,
  overflowY: 'auto',
});

/** The column of the story in the middle, chapters at its left, the character at its right; a phone has one column. */
export const Columns = (props: ColumnsProps) => {
  const { isWide, head, chapters, panel, isPanelKept, story, children } = props;
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
        <Box component="nav" aria-label={controlTexts.chapters} sx={{ pt: 5 }}>
          {chapters}
        </Box>
      </Side>
      {reading}
      <Side style={isPanelKept ? {} : { position: 'static' }}>{panel}</Side>
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

const Tabs = styled('div')(({ theme }) => ({
  ...chapterRow(theme.vars.palette),
  // Their place, until they are there.
  minHeight: CHAPTER_TABS,
  [LOW_SCREEN]: LOW_CHAPTER_ROW,
}));
