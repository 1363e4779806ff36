import { browse as texts } from '../../messages/panels';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { BrowseField, type OwnCharacter } from './BrowseField';

interface BrowseDialogProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  readonly own: OwnCharacter | null;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly browse: string;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (uid: string) => void;
  readonly onClose: () => void;
}

export const BrowseDialog = ({
  members,
  own,
  status,
  browse,
  onSearch,
  onChoose,
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
  </AppDialog>
);
