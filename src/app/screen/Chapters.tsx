import { memo } from 'react';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { ChapterTabs } from '../../features/chapters/ChapterTabs';
import { useAppSelector } from '../store/hooks';

interface ChaptersProps {
  readonly docid: string;
  readonly chapter: number;
  readonly isWide: boolean;
}

/** The chapters of the open story; nothing where the address names none of them. */
const Chapters = memo(function Chapters({ docid, chapter, isWide }: ChaptersProps) {
  const chapters = useAppSelector((state) => selectStoryOf(state, docid));
  return chapter <= chapters.length ? (
    <ChapterTabs
      {...{ docid, chapters, chapter }}
      orientation={isWide ? 'vertical' : 'horizontal'}
    />
  ) : null;
});

export default Chapters;
