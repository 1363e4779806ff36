import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { readAddress } from '../../../story/address';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import type { Picture } from '../../features/reader/picture';
import { WritingContext } from '../../features/reader/writing-context';
import { selectIsKnownGuest } from '../../features/user/user-slice';
import { reader } from '../../messages/reader';
import { Dialogs } from '../dialogs/Dialogs';
import { BottomBar } from '../layout/BottomBar';
import { Columns } from '../layout/Columns';
import { ProgressDialog } from '../layout/ProgressDialog';
import { TopBar } from '../layout/TopBar';
import { useAppSelector } from '../store/hooks';
import { AloudContext } from './aloud-context';
import { Chapters } from './Chapters';
import type { Companion } from './companion';
import { ScreenHead } from './ScreenHead';
import { ScreenPanel } from './ScreenPanel';
import { Missing, StoryArea } from './StoryArea';
import { useAccount, useStory } from './use-followings';
import { usePanels } from './use-panels';
import { useReadingPosition } from './use-reading-position';

const ReadingCompanion = lazy(() => import('./ReadingCompanion'));

/**
 * The one screen that every route shows. Its parts look up for themselves what they show, so that news of one of them
 * draws that one anew and no other.
 */
export const MainScreen = () => {
  const params = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const browse = useAppSelector(({ user }) => user.browse);
  // Without a network nobody answers: that is said, and nothing turns for ever.
  const isProgress = useAppSelector(({ user, connection }) => user.progress && connection.isOnline);
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  const { form, phase, failure } = useAppSelector(({ registration }) => registration);
  const writing = useAppSelector(({ reading }) => reading.settings.writing);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [companion, setCompanion] = useState<Companion | null>(null);

  const address = readAddress(params);
  const docid = address.kind === 'story' ? address.docid : address.kind === 'home' ? browse : null;
  const { chapter, page, turn } =
    address.kind === 'story' ? address : { chapter: 1, page: 1, turn: null };
  const isSingle = turn !== null;
  const isWaiting = phase === 'waiting';
  const isStoryThere = useAppSelector((state) => selectStoryOf(state, docid).length > 0);

  useStory(docid, attempt);
  useAccount();
  const place = useReadingPosition(isSingle ? pathname : `${docid}`, isStoryThere);
  // A new participant's own story is what is to be seen next, wherever they registered.
  useEffect(() => {
    if (isWaiting) void navigate('/');
  }, [isWaiting, navigate]);

  const { panels, navigation, onClose, onHelp, onSheet } = usePanels(isSingle);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const closePicture = useCallback(() => setPicture(null), []);

  return (
    <>
      <TopBar isWide={isWide} {...navigation} />
      {isProgress && <ProgressDialog />}
      <Columns
        isWide={isWide}
        chapters={docid !== null && !isSingle ? <Chapters {...{ docid, chapter, isWide }} /> : null}
        head={<ScreenHead {...{ docid, chapter, page, isSingle, isWide }} />}
        panel={<ScreenPanel {...{ docid, onSheet }} />}
        story={place}
      >
        {docid === null ? (
          <Missing isInviting={!isWide}>{reader.missing}</Missing>
        ) : (
          <>
            <WritingContext value={writing}>
              <AloudContext value={companion?.readAloud}>
                <StoryArea
                  {...{ docid, chapter, page, turn, isWide }}
                  onPicture={setPicture}
                  onRetry={retry}
                />
              </AloudContext>
            </WritingContext>
            {isStoryThere && (
              <ErrorBoundary fallback={null}>
                <Suspense fallback={null}>
                  <ReadingCompanion
                    ref={setCompanion}
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
      <Dialogs
        panels={panels}
        picture={picture}
        onClosePicture={closePicture}
        isSettingsDisabled={isSingle}
        onOpen={navigation.onOpen}
        isRegistering={
          !isWaiting &&
          // The SDK tells of an entry before the server has it: the form stays until it does.
          (phase === 'sending' ||
            failure !== '' ||
            (isKnownGuest && (form === 'open' || (form === 'offered' && !isSingle))))
        }
        isWaiting={isWaiting}
        onClosePanel={onClose}
      />
    </>
  );
};
