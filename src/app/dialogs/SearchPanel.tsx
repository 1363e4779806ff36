import { useCallback, useState } from 'react';
import { sectionPath } from '../../../story/address';
import { shownName } from '../../../story/guest';
import type { SectionRef } from '../../../story/section-ref';
import { hasAllWords } from '../../features/adventure/has-all-words';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { furthestOf } from '../../features/search/furthest';
import { SearchDialog } from '../../features/search/SearchDialog';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import type { PanelProps } from './panel-props';
import { foundIn } from './found';
import { useStoryRoute } from './use-story-route';

const SearchPanel = ({ onLeave, onClose }: PanelProps) => {
  const { chapters, device } = useServices();
  const { docid } = useStoryRoute();
  const { story, onamae, status } = useAppSelector(selectAdventure);
  const [furthest] = useState(() => furthestOf(device, docid));
  const open = useCallback(
    ({ chapter, section }: SectionRef, terms: readonly string[]) =>
      onLeave(sectionPath(docid, chapter, section), foundIn(section, terms)),
    [onLeave, docid],
  );
  return (
    <SearchDialog
      story={story}
      isComing={!hasAllWords(story) && status !== 'failed'}
      read={chapters.read}
      playerName={shownName(onamae)}
      furthest={furthest}
      onOpen={open}
      onClose={onClose}
    />
  );
};

export default SearchPanel;
