import { memo } from 'react';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { CharacterPanel } from '../layout/CharacterPanel';
import { useAppSelector } from '../store/hooks';
import { NextPage } from './NextPage';
import { RegisterButton } from './RegisterButton';
import { useIsWelcoming } from './use-is-welcoming';

interface ScreenPanelProps {
  readonly docid: string | null;
  readonly isHome: boolean;
  readonly onSheet: () => void;
}

/** What stands beside the story where there is room: the reader's own character, and when the story goes on. */
export const ScreenPanel = memo(function ScreenPanel(props: ScreenPanelProps) {
  const { docid, isHome, onSheet } = props;
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const story = useAppSelector((state) => selectStoryOf(state, docid));
  // The welcome has the button already.
  const invitation = useIsWelcoming(docid, isHome) ? null : <RegisterButton />;
  return (
    <CharacterPanel {...{ user, isGuest, invitation, onSheet }}>
      <NextPage story={story} />
    </CharacterPanel>
  );
});
