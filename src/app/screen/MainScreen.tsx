import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { shownName } from '../../../story/guest';
import { countSections, isWhole, selectAdventure } from '../../features/adventure/select-adventure';
import { OfflineBanner } from '../../features/connection/OfflineBanner';
import { readAddress } from '../../../story/address';
import { ChapterTabs } from '../../features/reader/ChapterTabs';
import type { Picture } from '../../features/reader/picture';
import { PlayerIconContext } from '../../features/reader/player-icon-context';
import { StoryHead } from '../../features/reader/StoryHead';
import { WritingContext } from '../../features/reader/writing-context';
import { formOpened } from '../../features/registration/registration-slice';
import { selectIsGuest, selectIsKnownGuest, selectUser } from '../../features/user/select-user';
import { common } from '../../messages/common';
import { reader } from '../../messages/reader';
import { invitation as invitationTexts } from '../../messages/invitation';
import { LoadingHead } from '../../ui/states/LoadingHead';
import { Dialogs } from '../dialogs/Dialogs';
import { RecapOffer, StoryMenu } from '../dialogs/tools';
import { BottomBar } from '../layout/BottomBar';
import { CharacterPanel } from '../layout/CharacterPanel';
import type { NavigationProps, Panel } from '../layout/navigation';
import { ProgressDialog } from '../layout/ProgressDialog';
import { Columns } from '../layout/Columns';
import { TopBar } from '../layout/TopBar';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { Companion } from './companion';
import { NewestLink } from './NewestLink';
import { NextPage } from './NextPage';
import { Missing, StoryArea } from './StoryArea';
import { ResumeLink } from './ResumeLink';
import { useAccount, useStory } from './use-followings';
import { useReadingPlace } from './use-reading-place';

const ReadingCompanion = lazy(() => import('./ReadingCompanion'));

/** The one screen that every route shows. */
export const MainScreen = () => {
  const params = useParams();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const user = useAppSelector(selectUser);
  const adventure = useAppSelector(selectAdventure);
  const registration = useAppSelector((state) => state.registration);
  const isGuest = useAppSelector(selectIsGuest);
  const isKnownGuest = useAppSelector(selectIsKnownGuest);
  const [panels, setPanels] = useState<readonly Panel[]>([]);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [companion, setCompanion] = useState<Companion | null>(null);
  const writing = useAppSelector(({ reading }) => reading.settings.writing);

  const address = readAddress(params);
  const docid =
    address.kind === 'story' ? address.docid : address.kind === 'home' ? user.browse : null;
  const { chapter, page, turn } =
    address.kind === 'story' ? address : { chapter: 1, page: 1, turn: null };
  const story = adventure.docid === docid ? adventure.story : [];
  const isSingle = turn !== null;
  const isLoading =
    docid !== null &&
    (adventure.docid !== docid || adventure.status === 'loading') &&
    story.length === 0;
  const isWaiting = registration.phase === 'waiting';

  useStory(docid, attempt);
  useAccount();
  const place = useReadingPlace(isSingle ? pathname : `${docid}`, story.length > 0);

  const name = shownName(adventure.docid === docid ? adventure.onamae : '');
  useEffect(() => {
    const parts =
      name === '' ? [common.title, common.subtitle] : [reader.storyOf(name), common.title];
    document.title = parts.join(' – ');
  }, [name]);
  // A new participant's own story is what is to be seen next, wherever they registered.
  useEffect(() => {
    if (isWaiting) void navigate('/');
  }, [isWaiting, navigate]);

  const navigation: NavigationProps = {
    onHome: () => void navigate('/'),
    onOpen: (panel) => setPanels([...panels.filter((open) => open !== panel), panel]),
    isSettingsDisabled: isSingle,
  };
  const openHelp = useCallback(() => setPanels(['help']), []);
  const register = isKnownGuest && (
    <Button variant="contained" onClick={() => dispatch(formOpened())}>
      {invitationTexts.open}
    </Button>
  );
  // Where there is no panel beside the story and no head above it, nothing else would offer this.
  const invitation = !isWide && register;
  const nextPage = <NextPage story={story} />;
  const isOwn = docid === user.uid && !isGuest;

  return (
    <>
      <TopBar isWide={isWide} {...navigation} />
      {user.progress && <ProgressDialog />}
      <Columns
        isWide={isWide}
        chapters={
          docid !== null && story.length > 0 && !isSingle && chapter <= story.length ? (
            <ChapterTabs
              docid={docid}
              chapters={story}
              chapter={chapter}
              orientation={isWide ? 'vertical' : 'horizontal'}
            />
          ) : null
        }
        head={
          <>
            <OfflineBanner />
            {isLoading && <LoadingHead />}
            {docid !== null && name !== '' && (
              <StoryHead
                name={name}
                sections={isWhole(story) ? countSections(story) : null}
                menu={<StoryMenu />}
                own={
                  isOwn
                    ? { camp: user.data.camp, firstWord: user.firstWord, category: user.category }
                    : undefined
                }
              >
                {!isSingle && <ResumeLink key={docid} {...{ docid, story, chapter, page }} />}
                <RecapOffer />
                {docid !== null && <NewestLink {...{ docid, story, chapter, page, isSingle }} />}
                {!isWide && register}
                {!isWide && nextPage}
              </StoryHead>
            )}
          </>
        }
        panel={
          <CharacterPanel
            user={user}
            isGuest={isGuest}
            invitation={register}
            onSheet={() => navigation.onOpen('character')}
          >
            {nextPage}
          </CharacterPanel>
        }
        story={place}
      >
        {docid === null ? (
          <Missing invitation={invitation}>{reader.missing}</Missing>
        ) : (
          <>
            <WritingContext value={writing}>
              <PlayerIconContext value={isOwn ? user.icon : adventure.image}>
                <StoryArea
                  {...{ adventure, docid, chapter, page, turn }}
                  isExpected={isOwn || isWaiting}
                  invitation={name === '' && invitation}
                  onPicture={setPicture}
                  onAloud={companion?.readAloud}
                  onRetry={() => setAttempt(attempt + 1)}
                />
              </PlayerIconContext>
            </WritingContext>
            {story.length > 0 && (
              <ErrorBoundary fallback={null}>
                <Suspense fallback={null}>
                  <ReadingCompanion
                    ref={setCompanion}
                    {...{ docid, story, chapter, page, isSingle }}
                    isLive={adventure.status === 'ready'}
                    isChosen={params.chapter !== undefined}
                    onHelp={openHelp}
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
        onClosePicture={() => setPicture(null)}
        isSettingsDisabled={isSingle}
        onOpen={navigation.onOpen}
        isRegistering={
          isKnownGuest &&
          !isWaiting &&
          (registration.form === 'open' || (registration.form === 'offered' && !isSingle))
        }
        isWaiting={isWaiting}
        onClosePanel={() => setPanels(panels.slice(0, -1))}
      />
    </>
  );
};
