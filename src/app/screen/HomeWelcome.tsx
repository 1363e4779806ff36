import { use, useEffect, useMemo } from 'react';
import type { ListedChapter } from '../../../story/listed-chapter';
import { newestLink, openingLinks } from '../../../view/welcome/welcome-links';
import { newestOf } from '../../../story/newest-section';
import { timelineList } from '../../features/timeline/timeline-list';
import { Welcome } from '../../features/welcome/Welcome';
import { ServedWelcomeContext } from '../served-welcome-context';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';
import { NextPage } from './NextPage';
import { RegisterButton } from './RegisterButton';

interface HomeWelcomeProps {
  readonly docid: string;
  readonly onamae: string;
  readonly story: readonly ListedChapter[];
  /** There is a panel beside it that says when the story goes on. */
  readonly isWide: boolean;
}

/** The welcome over the showcase: its newest section as it is written, and the stories that the page brought along or the timeline has. */
export const HomeWelcome = ({ docid, onamae, story, isWide }: HomeWelcomeProps) => {
  const dispatch = useAppDispatch();
  const welcome = use(ServedWelcomeContext);
  const { status, rows } = useAppSelector(({ timeline }) => timeline);
  const newest = newestOf(story);
  const stored = useChapter(story.at(-1));
  const turn = stored?.ok === true ? stored.chapter.turn[newest.section - 1] : undefined;
  const isOver = turn?.continue === false;
  const isServed = welcome !== null;
  // Where the showcase has ended, what is being written stands in the timeline alone.
  const isFollowing = !isServed || isOver;
  useEffect(
    () => (isFollowing ? dispatch(timelineList.follow()) : undefined),
    [dispatch, isFollowing],
  );
  const openings = useMemo(
    () => openingLinks(rows, { docid, onamae, listed: story }),
    [rows, docid, onamae, story],
  );
  const isServedBetter = turn === undefined || (isOver && isServed && status === 'loading');
  return (
    <Welcome
      newest={
        isServedBetter
          ? (welcome?.newest ?? null)
          : newestLink({ docid, onamae }, newest, turn, rows)
      }
      openings={isServed ? welcome.openings : status === 'loading' ? null : openings}
    >
      <RegisterButton />
      {!isWide && <NextPage story={story} />}
    </Welcome>
  );
};
