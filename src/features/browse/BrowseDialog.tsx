import { browse as texts } from '../../messages/panels';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { BrowseField, type OwnCharacter } from './BrowseField';
import type { ShelvedStory } from './shelved-stories';
import { StoryShelf } from './StoryShelf';

interface BrowseDialogProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  readonly own: OwnCharacter | null;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly browse: string;
  readonly shelf: readonly ShelvedStory[];
  readonly onSearch: (text: string) => void;
  /** A name was chosen. */
  readonly onChoose: (uid: string) => void;
  /** A story on the shelf was followed by its link. */
  readonly onFollow: (uid: string) => void;
  readonly onClose: () => void;
}

export const BrowseDialog = ({
  members,
  own,
  status,
  browse,
  shelf,
  onSearch,
  onChoose,
  onFollow,
  onClose,
}: BrowseDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose}>
    <BrowseField
      members={members}
      own={own}
      status={status}
      value={browse}
      onSearch={onSearch}
      onChange={onChoose}
    />
    {shelf.length > 0 && <StoryShelf stories={shelf} onChoose={onFollow} />}
  </AppDialog>
);
