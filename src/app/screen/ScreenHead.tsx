import Button from '@mui/material/Button';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { pagePath } from '../../../story/address';
import { endsStory } from '../../../story/ends-story';
import { shownName } from '../../../story/guest';
import { selectIsOpening, selectStoryOf } from '../../features/adventure/adventure-slice';
import { isWhole } from '../../features/adventure/story-progress';
import { countSections } from '../../../story/newest-section';
import { OfflineBanner } from '../../features/connection/OfflineBanner';
import { StoryHead } from '../../features/chapters/StoryHead';
import { selectIsOwn } from '../../features/user/user-slice';
import { storyMessages } from '../../messages/story-messages';
import { LoadingHead } from '../../ui/states/LoadingHead';
import { StoryMenu, WaysBack } from '../dialogs/tools';
import { useAppSelector } from '../store/hooks';
import { useChapter } from '../store/use-chapter';
import { HomeWelcome } from './HomeWelcome';
import { NewestLink } from './NewestLink';
import { NextPage } from './NextPage';
import { RegisterButton } from './RegisterButton';
import { TabTitle } from './tab-title-later';
import { useIsWelcoming } from './use-is-welcoming';

interface ScreenHeadProps {
  /** null where the address names no story. */
  readonly docid: string | null;
  readonly chapter: number;
  readonly page: number;
  readonly turn: number | null;
  readonly isHome: boolean;
  readonly isWide: boolean;
}

// Elements that stay the same are not rendered again with every section that arrives.
const MENU = <StoryMenu />;
const WAYS_BACK = <WaysBack />;
const REGISTER = <RegisterButton />;

/** What stands above the words: whose story it is, and the ways into it. */
export const ScreenHead = memo(function ScreenHead({
  docid,
  turn,
  isHome,
  isWide,
  ...place
}: ScreenHeadProps) {
  const story = useAppSelector((state) => selectStoryOf(state, docid));
  const isOpening = useAppSelector((state) => selectIsOpening(state, docid));
  const onamae = useAppSelector(({ adventure }) =>
    adventure.docid === docid ? adventure.onamae : '',
  );
  const own = useAppSelector((state) => (selectIsOwn(state, docid) ? state.user : undefined));
  const name = shownName(onamae);
  const newest = story.at(-1);
  const isOver =
    endsStory(useChapter(newest)) || (newest?.ok === true && newest.endsStory === true);
  const isSingle = turn !== null;
  const isWelcoming = useIsWelcoming(docid, isHome);

  return (
    <>
      <TabTitle {...{ docid, name, story, turn, isWelcoming, ...place }} />
      <OfflineBanner />
      {isOpening && <LoadingHead />}
      {isWelcoming && docid !== null && <HomeWelcome {...{ docid, onamae, story, isWide }} />}
      {docid !== null && name !== '' && (
        <StoryHead
          name={name}
          sections={isWhole(story) ? countSections(story) : null}
          isOver={isOver}
          isBelow={isWelcoming}
          menu={MENU}
          own={own && { camp: own.data.camp, firstWord: own.firstWord, category: own.category }}
        >
          {WAYS_BACK}
          {own !== undefined && own.browse !== docid && !isSingle && (
            <Button component={Link} to={pagePath(own.browse, 1)}>
              {storyMessages.readBefore}
            </Button>
          )}
          <NewestLink {...{ docid, story, isSingle, ...place }} />
          {!isWide && !isWelcoming && REGISTER}
          {!isWide && !isWelcoming && <NextPage story={story} />}
        </StoryHead>
      )}
    </>
  );
});
