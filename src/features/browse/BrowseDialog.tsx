import { browse as texts } from '../../messages/panels';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { BrowseField } from './BrowseField';

interface BrowseDialogProps {
  /** uid → name. */
  readonly members: Readonly<Record<string, string>>;
  readonly browse: string;
  readonly onChoose: (uid: string) => void;
  readonly onClose: () => void;
}

export const BrowseDialog = ({ members, browse, onChoose, onClose }: BrowseDialogProps) => (
  <AppDialog title={texts.title} onClose={onClose}>
    <BrowseField members={members} value={browse} onChange={onChoose} />
  </AppDialog>
);
