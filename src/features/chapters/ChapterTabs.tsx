import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import { controlTexts } from '../../../view/texts/control-texts';
import { storyMessages } from '../../messages/story-messages';
import { pagePath } from '../../../story/address';
import { PANEL_ID, tabId } from './chapter-ids';
import { useMarked } from './use-marked';

interface ChapterTabsProps {
  readonly docid: string;
  /** The chapters that have a tab, from 1. */
  readonly numbers: readonly number[];
  /** Of each of them; '' for none. */
  readonly titles: readonly string[];
  /** Counts from 1. */
  readonly chapter: number;
  readonly orientation: 'horizontal' | 'vertical';
}

/** The chapters, one tab each: beside the story where there is room, above it where there is not. */
export const ChapterTabs = ({ docid, numbers, titles, chapter, orientation }: ChapterTabsProps) => {
  const { marked, onPress } = useMarked(chapter);
  return (
    <Tabs
      value={marked}
      orientation={orientation}
      aria-label={controlTexts.chapters}
      sx={
        orientation === 'vertical'
          ? { borderBottom: 0, '& .MuiTabs-indicator': { left: 0, right: 'auto' } }
          : {}
      }
    >
      {numbers.map((number, index) => (
        <Tab
          key={number}
          value={number}
          id={tabId(number)}
          aria-controls={PANEL_ID}
          component={Link}
          to={pagePath(docid, number)}
          onClick={onPress(number)}
          sx={{
            alignItems: orientation === 'vertical' ? 'flex-start' : 'center',
            textAlign: 'start',
          }}
          label={<ChapterLabel number={number} title={titles[index] ?? ''} />}
        />
      ))}
    </Tabs>
  );
};

const ChapterLabel = ({ number, title }: { number: number; title: string }) => (
  <>
    <span>{storyMessages.chapter(number)}</span>{' '}
    {title !== '' && (
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 400, whiteSpace: 'nowrap' }}>
        {title}
      </Box>
    )}
  </>
);
