import { browse as texts } from '../../messages/panels';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { BrowseField } from './BrowseField';

interface BrowseDialogProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly browse: string;
  readonly onSearch: (start: string) => void;
  readonly onChoose: (uid: string) => void;
  readonly onClose: () => void;
}

export const BrowseDialog = ({
  members,
  status,
  browse,
  onSearch,
  onChoose,
  onClose,
}: BrowseDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose}>
    <BrowseField
      members={members}
      status={status}
      value={browse}
      onSearch={onSearch}
      onChange={onChoose}
    />
  </AppDialog>
);
