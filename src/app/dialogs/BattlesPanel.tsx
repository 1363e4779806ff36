import { useState } from 'react';
import { sectionPath } from '../../../story/address';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { BattlesDialog } from '../../features/battles/BattlesDialog';
import type { FoughtBattle } from '../../features/battles/fought-battle';
import { useBattles } from '../../features/battles/use-battles';
import { furthestOf } from '../../features/search/furthest';
import { compareSections } from '../../../story/section-ref';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import { useReadingPosition } from './use-reading-position';
import type { PanelProps } from './panel-props';
import { useStoryRoute } from './use-story-route';

const BattlesPanel = ({ onClose }: PanelProps) => {
  const { chapters, device } = useServices();
  const { docid } = useStoryRoute();
  const { story, status } = useAppSelector(selectAdventure);
  const position = useReadingPosition();
  // An earlier page may be open than the furthest that was read.
  const [upTo] = useState(() => {
    const furthest = furthestOf(device, docid);
    return compareSections(furthest, position) > 0 ? furthest : position;
  });
  const pathOf = ({ chapter, section }: FoughtBattle) => sectionPath(docid, chapter, section);
  return (
    <BattlesDialog
      battles={useBattles(story, chapters.read, upTo)}
      hasFailed={status === 'failed'}
      upTo={upTo}
      pathOf={pathOf}
      onClose={onClose}
    />
  );
};

export default BattlesPanel;
