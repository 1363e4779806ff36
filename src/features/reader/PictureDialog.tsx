import { reader as texts } from '../../messages/reader';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { Illustration } from '../../ui/illustration/Illustration';
import type { Picture } from './picture';

interface PictureDialogProps {
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** The picture of a turn, as large as the screen allows. */
const PictureDialog = ({ picture: { url, section }, onClose }: PictureDialogProps) => (
  <AppDialog title={texts.illustration(section)} onClose={onClose} maxWidth="md" isPicture>
    <Illustration url={url} alt={texts.illustration(section)} isLarge />
  </AppDialog>
);

export default PictureDialog;
