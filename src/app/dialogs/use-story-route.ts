import { useParams } from 'react-router-dom';
import { readAddress } from '../../../story/address';
import { sectionOfPosition } from '../../../story/turn-url';
import { selectHome } from '../../features/user/user-slice';
import { useAppSelector } from '../store/hooks';

interface StoryRoute {
  /** Whose story is on screen; '' for none. */
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  /** The first section on screen. */
  readonly section: number;
  /** One turn by itself. */
  readonly isSingle: boolean;
  /** The address names the chapter: it was opened on purpose. */
  readonly isChosen: boolean;
}

/** What of a story is on screen. */
export function useStoryRoute(): StoryRoute {
  const params = useParams();
  const home = useAppSelector(selectHome);
  const address = readAddress(params);
  if (address.kind !== 'story') {
    const docid = address.kind === 'home' ? home : '';
    return { docid, chapter: 1, page: 1, section: 1, isSingle: false, isChosen: false };
  }
  const { docid, chapter, page, turn } = address;
  return {
    docid,
    chapter,
    page,
    section: sectionOfPosition({ page, turn: turn ?? 0 }),
    isSingle: turn !== null,
    isChosen: params.chapter !== undefined,
  };
}
