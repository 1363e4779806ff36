import { useCallback, useState } from 'react';
import { sectionPath } from '../../../story/address';
import type { ListedChapter } from '../../../story/listed-chapter';
import { readChapter } from '../../features/adventure/follow-adventure';
import { selectAdventure } from '../../features/adventure/select-adventure';
import { BattlesDialog } from '../../features/battles/BattlesDialog';
import type { FoughtBattle } from '../../features/battles/fought-battle';
import { useBattles } from '../../features/battles/use-battles';
import { furthestOf } from '../../features/search/furthest';
import { compareSections } from '../../features/search/place';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useReadingPosition } from './use-reading-position';
import { useStoryRoute } from './use-story-route';

interface BattlesPanelProps {
  readonly onClose: () => void;
}

const BattlesPanel = ({ onClose }: BattlesPanelProps) => {
  const dispatch = useAppDispatch();
  const { docid } = useStoryRoute();
  const { story, status } = useAppSelector(selectAdventure);
  const position = useReadingPosition();
  // Whoever leafs back has still read what comes later.
  const [upTo] = useState(() => {
    const furthest = dispatch(furthestOf(docid));
    return compareSections(furthest, position) > 0 ? furthest : position;
  });
  const read = useCallback((listed: ListedChapter) => dispatch(readChapter(listed)), [dispatch]);
  const pathOf = ({ chapter, section }: FoughtBattle) => sectionPath(docid, chapter, section);
  return (
    <BattlesDialog
      battles={useBattles(story, read, upTo)}
      hasFailed={status === 'failed'}
      upTo={upTo}
      pathOf={pathOf}
      onClose={onClose}
    />
  );
};

export default BattlesPanel;
