import type { ReactNode } from 'react';
import { browse as texts } from '../../messages/panels';
import type { ListStatus } from '../../state/live-list';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { ListState } from '../../ui/dialog/ListState';
import { BrowseField, type OwnCharacter } from './BrowseField';
import type { ShelvedStory } from './shelved-stories';
import { StoryShelf } from './StoryShelf';

interface BrowseDialogProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  readonly own: OwnCharacter | null;
  readonly status: ListStatus;
  readonly browse: string;
  readonly shelf: readonly ShelvedStory[];
  readonly shelfStatus: ListStatus;
  /** What can be read without a connection. */
  readonly stored: ReactNode;
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
  shelfStatus,
  stored,
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
      shelf={shelf}
      value={browse}
      onSearch={onSearch}
      onChange={onChoose}
    />
    {shelf.length > 0 ? (
      <StoryShelf stories={shelf} onChoose={onFollow} />
    ) : (
      <ListState status={shelfStatus} />
    )}
    {shelfStatus === 'offline' && stored}
  </AppDialog>
);
