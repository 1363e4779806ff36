import { picture as texts } from '../../messages/picture';
import { FootButton } from '../../ui/foot-button/FootButton';

interface PictureButtonProps {
  readonly section: number;
  readonly onClick: () => void;
}

/** Opens a picture of a turn that can be saved. */
export const PictureButton = ({ section, onClick }: PictureButtonProps) => (
  <FootButton
    glyph="picture"
    aria-haspopup="dialog"
    aria-label={texts.makeOf(section)}
    onClick={onClick}
  >
    {texts.make}
  </FootButton>
);
