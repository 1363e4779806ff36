import { memo } from 'react';
import { selectStoryOf } from '../../features/adventure/adventure-slice';
import { selectIsGuest, selectUser } from '../../features/user/user-slice';
import { CharacterPanel } from '../layout/CharacterPanel';
import { useAppSelector } from '../store/hooks';
import { NextPage } from './NextPage';
import { RegisterButton } from './RegisterButton';

interface ScreenPanelProps {
  readonly docid: string | null;
  readonly onSheet: () => void;
}

/** What stands beside the story where there is room: the reader's own character, and when the story goes on. */
export const ScreenPanel = memo(function ScreenPanel({ docid, onSheet }: ScreenPanelProps) {
  const user = useAppSelector(selectUser);
  const isGuest = useAppSelector(selectIsGuest);
  const story = useAppSelector((state) => selectStoryOf(state, docid));
  return (
    <CharacterPanel user={user} isGuest={isGuest} invitation={<RegisterButton />} onSheet={onSheet}>
      <NextPage story={story} />
    </CharacterPanel>
  );
});
