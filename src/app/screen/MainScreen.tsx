import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNavigate, useParams } from 'react-router-dom';
import { readAddress } from '../../../story/address';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { WritingContext } from '../../features/chapters/writing-context';
import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { selectIsWaitingForStory } from '../../features/registration/registration-slice';
import { selectHome, selectIsGuest } from '../../features/user/user-slice';
import { panelsIn } from '../../../view/controls/open-panels';
import { controlTexts } from '../../../view/texts/control-texts';
import { storyMessages } from '../../messages/story-messages';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { Dialogs } from '../dialogs/dialogs-later';
import { OnDemand } from '../dialogs/OnDemand';
import { BottomBar } from '../layout/BottomBar';
import { Columns } from '../layout/Columns';
import { ProgressDialog } from '../layout/ProgressDialog';
import { TopBar } from '../layout/TopBar';
import { useEntry } from '../panels/use-entry';
import { useOpenPanel } from '../panels/use-open-panel';
import { useAppSelector } from '../store/hooks';
import { Chapters } from './chapters-later';
import { ReadAloudContext } from './read-aloud-context';
import type { ReadingToolsHandle } from './reading-tools';
import { ScreenHead } from './ScreenHead';
import { ScreenPanel } from './ScreenPanel';
import { Missing, StoryArea } from './StoryArea';
import { useAccount, useStory } from './use-followings';
import { useOffer } from './use-offer';
import { useReadingPosition } from './use-reading-position';

const ReadingTools = lazyPart(() => import('./ReadingTools'));

/** The one screen that every route shows. Its parts select what they show, so that a change renders one of them only. */
export const MainScreen = () => {
  const params = useParams();
  const { pathname, state } = useEntry();
  const navigate = useNavigate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const home = useAppSelector(selectHome);
  const isGuest = useAppSelector(selectIsGuest);
  // Without a network there is no answer to wait for.
  const isProgress = useAppSelector(({ user, connection }) => user.progress && connection.isOnline);
  const isWaiting = useAppSelector(selectIsWaitingForStory);
  const writing = useAppSelector((state) => selectReadingSettings(state).writing);
  const [attempt, setAttempt] = useState(0);
  const [readingTools, setReadingTools] = useState<ReadingToolsHandle | null>(null);

  const address = readAddress(params);
  const docid = address.kind === 'story' ? address.docid : address.kind === 'home' ? home : null;
  const { chapter, page, turn } =
    address.kind === 'story' ? address : { chapter: 1, page: 1, turn: null };
  const isSingle = turn !== null;
  const panels = panelsIn(state).length;
  const isStoryThere = useAppSelector((state) => selectStoryOf(state, docid).length > 0);

  useStory(docid, attempt);
  useAccount();
  const isHome = address.kind === 'home';
  const place = useReadingPosition(isSingle ? pathname : `${docid}`, isHome, isStoryThere);
  const onOpen = useOpenPanel();
  useOffer(onOpen, panels, isHome);
  const navigation = useMemo(
    () => ({
      onHome: () => void navigate('/'),
      onOpen,
      isSettingsDisabled: isSingle,
      home: isGuest ? controlTexts.home : controlTexts.ownStory,
    }),
    [navigate, onOpen, isSingle, isGuest],
  );
  const onHelp = useCallback(() => onOpen({ name: 'help' }), [onOpen]);
  const onSheet = useCallback(() => onOpen({ name: 'character' }), [onOpen]);
  const onPicture = useCallback(
    (section: number) => onOpen({ name: 'illustration', at: { chapter, section } }),
    [onOpen, chapter],
  );
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  return (
    <>
      <TopBar isWide={isWide} {...navigation} />
      {isProgress && <ProgressDialog />}
      <Columns
        isWide={isWide}
        chapters={docid !== null && !isSingle ? <Chapters {...{ docid, chapter, isWide }} /> : null}
        head={<ScreenHead {...{ docid, chapter, page, turn, isHome, isWide }} />}
        panel={<ScreenPanel {...{ docid, isHome, onSheet }} />}
        // Guests are invited above the words and after them, not all the time.
        isPanelKept={!isGuest}
        story={place}
      >
        {docid === null ? (
          <Missing isInviting={!isWide}>{storyMessages.missing}</Missing>
        ) : (
          <>
            <WritingContext value={writing}>
              <ReadAloudContext value={readingTools?.readAloud}>
                <StoryArea
                  {...{ docid, chapter, page, turn, isWide }}
                  onPicture={onPicture}
                  onRetry={retry}
                />
              </ReadAloudContext>
            </WritingContext>
            {isStoryThere && (
              <ErrorBoundary fallback={null}>
                <Suspense fallback={null}>
                  <ReadingTools
                    ref={setReadingTools}
                    {...{ docid, chapter, page, isSingle, onHelp }}
                    isChosen={params.chapter !== undefined}
                  />
                </Suspense>
              </ErrorBoundary>
            )}
          </>
        )}
      </Columns>
      {!isWide && <BottomBar {...navigation} />}
      {(panels > 0 || isWaiting) && (
        // What can't be loaded is closed again: the entry of the panel is left.
        <OnDemand resetKeys={[panels]} onFailure={() => panels > 0 && void navigate(-1)}>
          <Dialogs />
        </OnDemand>
      )}
    </>
  );
};
