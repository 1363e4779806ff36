import { useEffect } from 'react';
import type { ListedChapter } from '../../../story/listed-chapter';
import { site } from '../../../view/texts/site';
import { storyTitle, TITLE_OF_NOTHING } from './story-title';

interface TabTitleProps {
  /** null where the address names no story. */
  readonly docid: string | null;
  /** '' while it is unknown. */
  readonly name: string;
  readonly story: readonly ListedChapter[];
  readonly chapter: number;
  readonly page: number;
  readonly turn: number | null;
  /** Home says what the site is. */
  readonly isWelcoming: boolean;
}

/** Names in the window's title what is read. */
const TabTitle = ({ docid, name, story, isWelcoming, ...place }: TabTitleProps) => {
  const read = docid === null ? TITLE_OF_NOTHING : storyTitle(name, story, place);
  const title = isWelcoming ? site.fullTitle : read;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
};

export default TabTitle;
