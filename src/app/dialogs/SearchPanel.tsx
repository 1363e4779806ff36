import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sectionPath } from '../../../story/address';
import { shownName } from '../../../story/guest';
import { hasAllWords } from '../../features/adventure/has-all-words';
import { selectAdventure } from '../../features/adventure/adventure-slice';
import { furthestOf } from '../../features/search/furthest';
import type { SectionRef } from '../../../story/section-ref';
import { SearchDialog } from '../../features/search/SearchDialog';
import { useAppSelector } from '../store/hooks';
import { useServices } from '../store/use-services';
import { useStoryRoute } from './use-story-route';

/** A section that was opened from a search, and what it was found by. */
export interface Opened {
  readonly place: SectionRef;
  readonly terms: readonly string[];
}

interface SearchPanelProps {
  readonly onOpened: (opened: Opened) => void;
  readonly onClose: () => void;
}

const SearchPanel = ({ onOpened, onClose }: SearchPanelProps) => {
  const { chapters, device } = useServices();
  const navigate = useNavigate();
  const { docid } = useStoryRoute();
  const { story, onamae, status } = useAppSelector(selectAdventure);
  const [furthest] = useState(() => furthestOf(device, docid));
  return (
    <SearchDialog
      story={story}
      isComing={!hasAllWords(story) && status !== 'failed'}
      read={chapters.read}
      playerName={shownName(onamae)}
      furthest={furthest}
      onOpen={(place, terms) => {
        onClose();
        onOpened({ place, terms });
        void navigate(sectionPath(docid, place.chapter, place.section));
      }}
      onClose={onClose}
    />
  );
};

export default SearchPanel;
