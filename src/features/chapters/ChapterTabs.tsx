import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../story/address';
import { chapterRules } from '../../../view/page/chapter-rules';
import { controlTexts } from '../../../view/texts/control-texts';
import { storyMessages } from '../../messages/story-messages';
import { PANEL_ID, tabId } from './chapter-ids';
import { moveAmongTabs } from './move-among-tabs';
import { useMarked } from './use-marked';
import { useTabInSight } from './use-tab-in-sight';
import { useWheelAlongRow } from './use-wheel-along-row';

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

// One sheet of rules for all tabs. Material's measure themselves whenever they are rendered, and each of them, of which a
// story may have thirty, is thirty components.
const TabList = styled('div')(({ theme }) => {
  const { rule, second, ai, action } = theme.vars.palette;
  const chapter = chapterRules({ rule, second, ai: ai.main });
  return {
    ...chapter.row,
    '& > a': { ...chapter.link, ...chapter.linkInRow },
    '& small': chapter.name,
    '& > a:hover': { backgroundColor: action.hover },
    // The row would cut an outline around it.
    '& > a:focus-visible': { outlineOffset: -3 },
    '& > [aria-selected=true]': chapter.shown,
    '& > [aria-selected=true]::after': {
      ...chapter.mark,
      ...chapter.markBelow,
      // Where the system forces its own colours, grounds are gone.
      outline: '2px solid transparent',
      outlineOffset: -2,
    },
    '&[aria-orientation=vertical]': {
      borderBottom: 0,
      ...chapter.column,
      height: 'auto',
      overflow: 'visible',
      '& > a': chapter.linkInColumn,
      '& > [aria-selected=true]::after': { inset: 'auto', height: 'auto', ...chapter.markBeside },
    },
  };
});

/** The chapters, one tab each: beside the story where there is room, above it where there is not. */
export const ChapterTabs = ({ docid, numbers, titles, chapter, orientation }: ChapterTabsProps) => {
  const { marked, onPress } = useMarked(chapter);
  const list = useRef<HTMLDivElement>(null);
  useTabInSight(list, marked);
  useWheelAlongRow(list);
  return (
    <TabList
      ref={list}
      role="tablist"
      aria-label={controlTexts.chapters}
      aria-orientation={orientation}
      onKeyDown={moveAmongTabs}
    >
      {numbers.map((number, index) => (
        <Link
          key={number}
          role="tab"
          id={tabId(number)}
          aria-controls={PANEL_ID}
          aria-selected={number === marked}
          tabIndex={number === marked ? 0 : -1}
          to={pagePath(docid, number)}
          onClick={onPress(number)}
        >
          <span>{storyMessages.chapter(number)}</span>{' '}
          {titles[index] !== '' && <small>{titles[index]}</small>}
        </Link>
      ))}
    </TabList>
  );
};
