import { controlTexts } from '../../../view/texts/control-texts';
import { AppDialog } from '../../ui/dialog/AppDialog';
import { Illustration } from '../../ui/illustration/Illustration';

interface PictureDialogProps {
  /** `scene:NAME?…` or an https URL. */
  readonly url: string;
  /** 第N節 */
  readonly section: number;
  readonly onClose: () => void;
}

/** The picture of a turn, as large as the screen allows. */
export const PictureDialog = ({ url, section, onClose }: PictureDialogProps) => (
  <AppDialog title={controlTexts.illustration(section)} onClose={onClose} maxWidth="md" isPicture>
    <Illustration url={url} alt={controlTexts.illustration(section)} isLarge />
  </AppDialog>
);
