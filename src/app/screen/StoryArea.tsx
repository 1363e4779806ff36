import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageCount, sectionOfPosition } from '../../../story/turn-url';
import type { AdventureState } from '../../features/adventure/adventure-slice';
import { pagePath } from '../../../story/address';
import { ChapterHeading } from '../../features/reader/ChapterHeading';
import type { Picture } from '../../features/reader/picture';
import { ChapterPage } from '../../features/reader/ChapterPage';
import { Column } from '../../features/reader/Column';
import { TurnCard } from '../../features/reader/TurnCard';
import { common } from '../../messages/common';
import { failures } from '../../messages/failures';
import { reader } from '../../messages/reader';
import { LoadingStory } from '../../ui/states/LoadingStory';
import { StateMessage } from '../../ui/states/StateMessage';
import { useChapter } from '../store/use-chapter';
import { TurnActions } from './TurnActions';

interface StoryAreaProps {
  readonly adventure: AdventureState;
  readonly docid: string;
  readonly chapter: number;
  readonly page: number;
  readonly turn: number | null;
  /** An own story that is not there yet will come. */
  readonly isExpected: boolean;
  /** A button to register, for guests who see it nowhere else. */
  readonly invitation: ReactNode;
  readonly onRetry: () => void;
  readonly onPicture: (picture: Picture) => void;
  /** Reads aloud from a section on; left out while nothing can. */
  readonly onAloud: ((section: number) => void) | undefined;
}

/** What the address names in the story, or the reason why it can't be shown. */
export const StoryArea = (props: StoryAreaProps) => {
  const { adventure, docid, chapter, page, turn, isExpected, invitation, onRetry, onPicture } =
    props;
  const { onAloud } = props;
  const missing = (what: string) => <Missing invitation={invitation}>{what}</Missing>;
  const { status, story, onamae } = adventure;
  const stored = useChapter(story[chapter - 1]);
  if (adventure.docid !== docid) return <LoadingStory />;
  if (adventure.isHidden) {
    return <Missing title={reader.hiddenStory} invitation={invitation} />;
  }
  if (story.length === 0) {
    if (status === 'loading') return <LoadingStory />;
    if (status === 'failed') return <ReadFailure onRetry={onRetry} />;
  }
  if (story.length === 0 && chapter === 1 && page === 1 && turn === null) {
    return isExpected ? (
      <StateMessage title={reader.writing} scene="scene:loop-gear?seed=1&time=dawn">
        {reader.beginsSoon}
      </StateMessage>
    ) : (
      missing(reader.emptyStory)
    );
  }
  if (stored === undefined) return missing(reader.missing);
  if (!stored.ok && stored.code === 'chunk-not-loaded') return <LoadingStory />;
  const turns = stored.ok ? stored.chapter.turn : [];
  if (turn === null) {
    if (page > pageCount(turns.length)) return missing(reader.missing);
    return (
      <ChapterPage
        key={`${docid}/${chapter}/${page}`}
        {...{ docid, stored, chapter, page }}
        chapters={story.length}
        playerName={onamae}
        onPicture={onPicture}
        actionsOf={(section) => <TurnActions {...{ docid, chapter, section, onAloud }} />}
      />
    );
  }
  if (!stored.ok) return <StateMessage title={reader.brokenChapter} />;
  const section = sectionOfPosition({ page, turn });
  const single = turns[section - 1];
  if (single === undefined) return missing(reader.missing);
  return (
    <>
      <Column>
        <ChapterHeading number={chapter} title={stored.chapter.title} />
        <TurnCard
          turn={single}
          section={section}
          playerName={onamae}
          onPicture={onPicture}
          actions={<TurnActions {...{ docid, chapter, section, onAloud }} />}
        />
      </Column>
      <Button
        component={Link}
        to={`${pagePath(docid, chapter, page)}#n${section}`}
        variant="outlined"
        sx={{ my: 3 }}
      >
        {reader.wholeStory}
      </Button>
    </>
  );
};

interface MissingProps {
  readonly invitation: ReactNode;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** The address names nothing that is there, or nothing that is shown. */
export const Missing = ({ invitation, title = common.nothing, children }: MissingProps) => (
  <StateMessage
    title={title}
    scene="scene:field?seed=10353&time=dusk&weather=fog"
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button component={Link} to="/" variant="outlined">
          {reader.wayBack}
        </Button>
        {invitation}
      </Box>
    }
  >
    {children}
  </StateMessage>
);

const ReadFailure = ({ onRetry }: { onRetry: () => void }) => (
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
  </StateMessage>
);
