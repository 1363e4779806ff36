import { memo, useCallback, useImperativeHandle, useMemo, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagePath } from '../../../story/address';
import { endsStory } from '../../../story/ends-story';
import { pageCount } from '../../../story/page-bounds';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { ReadAloudBar } from '../../features/read-aloud/ReadAloudBar';
import { useSpeechPlayer } from '../../features/read-aloud/use-speech-player';
import { changeReadingSettings } from '../../features/reading-settings/change-reader';
import { selectReadingSettings } from '../../features/reading-settings/reader-slice';
import { SPEEDS } from '../../features/reading-settings/reading-settings';
import { QuotationButton } from '../../features/share/QuotationButton';
import { selectAccount } from '../../features/user/user-slice';
import { readAloud } from '../../messages/read-aloud';
import { useNotice } from '../../ui/notice/notice-context';
import { later } from '../dialogs/later';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';
import type { ReadingToolsHandle } from './reading-tools';
import { Dock, DockRoom } from './Dock';
import { InvitationCard } from './InvitationCard';
import { BarsWhileReading } from './BarsWhileReading';
import { LiveNews } from './LiveNews';
import { adjacentPage } from './adjacent-page';
import { PageTools } from './PageTools';
import { ReadingKeys } from './ReadingKeys';
import { ReadingProgress } from './ReadingProgress';
import { readingsOf } from './readings-of';
import { SingleWaysOn } from './SingleWaysOn';
import { useColumnInSight } from './use-column-in-sight';
import { useColumnWheel } from './use-column-wheel';
import { useKeptScrollPosition } from './use-kept-scroll-position';
import { useShareQuotation } from './use-share-quotation';
import type { ReadingPosition } from './use-bookmark';

// Where it can't be fetched, the story ends without it.
const StoryEnd = later(() => import('./StoryEnd'));

// Elements that stay the same are not rendered again with every section that arrives.
const WAYS_ON = <SingleWaysOn />;
const INVITATION = <InvitationCard />;
const BARS = <BarsWhileReading />;

interface ReadingToolsProps extends ReadingPosition {
  readonly ref: Ref<ReadingToolsHandle>;
  /** One turn is read, out of its page. */
  readonly isSingle: boolean;
  readonly onHelp: () => void;
}

/** Bookmark, keys, swipes, news and the voice, loaded after the text. */
const ReadingTools = memo(function ReadingTools(props: ReadingToolsProps) {
  const { ref, isSingle, onHelp, ...place } = props;
  const { docid, chapter, page } = place;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const notify = useNotice();
  const uid = useAppSelector(selectAccount);
  const story = useAppSelector((state) => selectStoryOf(state, docid));
  // The story is followed: what is not there yet will come by itself.
  const isLive = useAppSelector(({ adventure }) => adventure.status === 'ready');
  const settings = useAppSelector(selectReadingSettings);
  const { writing, speed } = settings;
  const pages = useMemo(
    () => story.map((listed) => pageCount(listed.ok ? listed.sections : 0)),
    [story],
  );
  const stored = useChapter(story[chapter - 1]);
  /** The address may name a page that the story does not have. */
  const isThere = page <= (pages[chapter - 1] ?? 0);
  const isLast = chapter === story.length && page === pages.at(-1);
  const isOver = !isSingle && isLast && endsStory(stored);
  const readings = useMemo(() => readingsOf(stored), [stored]);
  const turnPage = useCallback(
    (direction: 1 | -1): boolean => {
      const there = adjacentPage({ chapter, page }, pages, direction);
      if (there !== null) void navigate(pagePath(docid, there.chapter, there.page));
      return there !== null;
    },
    [docid, chapter, page, pages, navigate],
  );
  const reading = `${docid}/${chapter}/${page}/${isSingle}`;
  const { player, state } = useSpeechPlayer({
    page: reading,
    readings,
    rate: Number(speed),
    onPageRead: () => !isSingle && turnPage(1),
    onEnd: (end) => notify(readAloud.ends[end]),
  });
  const onShare = useShareQuotation(docid, chapter);
  useColumnWheel(writing === 'vertical');
  useColumnInSight(writing === 'vertical');
  useKeptScrollPosition(reading, settings);
  useImperativeHandle(ref, () => ({ readAloud: player.readFrom }), [player]);

  return (
    <>
      <ReadingKeys
        {...{ docid, chapter, page }}
        {...{ pages, onHelp, onShare }}
        onAloud={(section) => {
          if (state.phase === 'silent') player.readFrom(section);
          else if (state.phase === 'paused') player.resume();
          else player.pause();
        }}
      />
      {!isSingle && <PageTools {...place} turnPage={turnPage} />}
      {isOver && <StoryEnd {...{ docid, story }} />}
      {isSingle ? WAYS_ON : isThere && INVITATION}
      {state.phase !== 'silent' && <DockRoom />}
      {writing === 'horizontal' && BARS}
      <Dock data-bar="dock">
        <QuotationButton onShare={onShare} />
        <ReadAloudBar
          {...{ player, state, speed }}
          speeds={SPEEDS}
          onSpeed={(chosen) => {
            const known = SPEEDS.find((each) => each === chosen);
            if (known !== undefined) dispatch(changeReadingSettings(uid, { speed: known }));
          }}
        />
        {isLive && !isSingle && <LiveNews key={docid} {...{ docid, story, chapter, page }} />}
        {!isSingle && <ReadingProgress {...{ chapter, stored }} />}
      </Dock>
    </>
  );
});

export default ReadingTools;
