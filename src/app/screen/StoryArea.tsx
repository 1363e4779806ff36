import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { CHUNK_ERRORS } from '../../../story/chunk-errors';
import { pageCount } from '../../../story/page-bounds';
import { sectionOfPosition } from '../../../story/turn-url';
import { shownName } from '../../../story/guest';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { pagePath } from '../../../story/address';
import { SHOWCASE_UID } from '../../../story/paths';
import { ChapterHeading } from '../../features/chapters/ChapterHeading';
import { ChapterPage } from '../../features/chapters/ChapterPage';
import { Column } from '../../features/chapters/Column';
import { PlayerIconContext } from '../../features/chapters/player-icon-context';
import { TurnCard } from '../../features/chapters/TurnCard';
import { selectIsOnline } from '../../features/connection/connection-slice';
import { selectIsWaitingForStory } from '../../features/registration/registration-slice';
import { selectHome, selectIsOwn } from '../../features/user/user-slice';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { storyMessages } from '../../messages/story-messages';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { LoadingStory } from '../../ui/states/LoadingStory';
import { StateMessage } from '../../ui/states/StateMessage';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';
import { RegisterButton } from './RegisterButton';
import { TurnActions } from './TurnActions';

const StoredStories = lazyPart(() => import('../layout/StoredStories'));

interface StoryAreaProps {
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  readonly turn: number | null;
  /** There is a panel beside it, where guests are invited. */
  readonly isWide: boolean;
  readonly onRetry: () => void;
  readonly onPicture: (section: number) => void;
}

/** What the address names in the story, or the reason why it can't be shown. */
export const StoryArea = memo(function StoryArea(props: StoryAreaProps) {
  const { docid, chapter, page, turn, isWide, onRetry, onPicture } = props;
  const adventure = useAppSelector(selectAdventure);
  const { status, story, onamae } = adventure;
  const isOwn = useAppSelector((state) => selectIsOwn(state, docid));
  const icon = useAppSelector(({ user }) => (isOwn ? user.icon : adventure.image));
  /** An own story that is not there yet will come. */
  const isExpected = useAppSelector((state) => isOwn || selectIsWaitingForStory(state));
  const isHome = useAppSelector((state) => selectHome(state) === docid);
  const stored = useChapter(story[chapter - 1]);
  /** The head above says whose story it is. */
  const isHeaded = shownName(onamae) !== '';
  const missing = (what: string) => (
    <Missing isHeaded={isHeaded} isInviting={!isWide && !isHeaded}>
      {what}
    </Missing>
  );
  if (adventure.docid !== docid) return <LoadingStory />;
  if (adventure.isHidden) {
    return <Missing title={storyMessages.hiddenStory} isInviting={!isWide} />;
  }
  if (story.length === 0) {
    if (status === 'loading') return <LoadingStory />;
    if (status === 'failed') return <ReadFailure onRetry={onRetry} />;
  }
  if (story.length === 0 && chapter === 1 && page === 1 && turn === null) {
    return isExpected ? (
      <StateMessage title={storyMessages.writing} scene="scene:loop-gear?seed=1&time=dawn">
        {storyMessages.beginsSoon}
      </StateMessage>
    ) : (
      <Missing isHeaded={isHeaded} isInviting={!isWide} isHome={isHome}>
        {storyMessages.emptyStory}
      </Missing>
    );
  }
  if (stored === undefined) return missing(storyMessages.missing);
  if (!stored.ok && stored.code === 'chunk-not-loaded') {
    return status === 'failed' ? <ReadFailure onRetry={onRetry} /> : <LoadingStory />;
  }
  const turns = stored.ok ? stored.chapter.turn : [];
  if (turn === null) {
    if (stored.ok && page > pageCount(turns.length)) return missing(storyMessages.missing);
    return (
      <PlayerIconContext value={icon}>
        <ChapterPage
          key={`${docid}/${chapter}/${page}`}
          {...{ docid, stored, chapter, page }}
          chapters={story.length}
          playerName={onamae}
          onPicture={onPicture}
          Actions={TurnActions}
        />
      </PlayerIconContext>
    );
  }
  if (!stored.ok) return <StateMessage title={CHUNK_ERRORS[stored.code]} />;
  const section = sectionOfPosition({ page, turn });
  const single = turns[section - 1];
  if (single === undefined) return missing(storyMessages.missing);
  return (
    <PlayerIconContext value={icon}>
      <Column>
        <ChapterHeading number={chapter} title={stored.chapter.title} />
        <TurnCard
          turn={single}
          section={section}
          playerName={onamae}
          onPicture={onPicture}
          actions={<TurnActions {...{ docid, chapter, section }} />}
        />
      </Column>
    </PlayerIconContext>
  );
});

interface MissingProps {
  /** The page has its heading above it. */
  readonly isHeaded?: boolean;
  /** Guests see nowhere else that they may register. */
  readonly isInviting: boolean;
  /** It stands at home, so that the way back leads to a story that is there. */
  readonly isHome?: boolean;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** The address names nothing that is there, or nothing that is shown. */
export const Missing = ({
  isHeaded = false,
  isInviting,
  isHome = false,
  title = common.nothing,
  children,
}: MissingProps) => (
  <StateMessage
    title={title}
    heading={isHeaded ? 'h2' : 'h1'}
    scene="scene:field?seed=10353&time=dusk&weather=fog"
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button component={Link} to={isHome ? pagePath(SHOWCASE_UID, 1) : '/'} variant="outlined">
          {isHome ? storyMessages.toShowcase : storyMessages.wayBack}
        </Button>
        {isInviting && <RegisterButton />}
      </Box>
    }
  >
    {children}
  </StateMessage>
);

const ReadFailure = ({ onRetry }: { onRetry: () => void }) => {
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <StateMessage
      title={failures.story}
      action={
        <Button variant="contained" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      <div>{failures.storyHint}</div>
      <div lang="en">{failures.storyDetail}</div>
      {!isOnline && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <StoredStories />
          </Suspense>
        </ErrorBoundary>
      )}
    </StateMessage>
  );
};
