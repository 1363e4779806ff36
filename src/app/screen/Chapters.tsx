import { memo } from 'react';
import { shallowEqual } from 'react-redux';
import type { ListedChapter } from '../../../story/listed-chapter';
import { shownChapters } from '../../../view/controls/shown-chapters';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { ChapterTabs } from '../../features/chapters/ChapterTabs';
import { useAppSelector } from '../store/hooks';

interface ChaptersProps {
  readonly docid: string;
  readonly chapter: number;
  readonly isWide: boolean;
}

const titleOf = (listed: ListedChapter | undefined): string =>
  listed?.ok === true ? listed.title : '';

/** The chapters of the open story; nothing where the address names none of them. */
const Chapters = memo(function Chapters({ docid, chapter, isWide }: ChaptersProps) {
  const count = useAppSelector((state) => selectStoryOf(state, docid).length);
  // Not the list: each section that arrives makes another one, and the tabs measure themselves when they are rendered.
  const titles = useAppSelector((state) => {
    const story = selectStoryOf(state, docid);
    return shownChapters(chapter, story.length).map((number) => titleOf(story[number - 1]));
  }, shallowEqual);
  return chapter <= count ? (
    <ChapterTabs
      {...{ docid, chapter, titles }}
      numbers={shownChapters(chapter, count)}
      orientation={isWide ? 'vertical' : 'horizontal'}
    />
  ) : null;
});

export default Chapters;
