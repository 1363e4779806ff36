import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import { picture as texts } from '../../messages/picture';

interface PictureButtonProps {
  readonly section: number;
  readonly onClick: () => void;
}

/** Opens a picture of a turn that can be saved. */
export const PictureButton = ({ section, onClick }: PictureButtonProps) => (
  <Button
    color="inherit"
    startIcon={<ImageOutlined />}
    aria-haspopup="dialog"
    aria-label={texts.makeOf(section)}
    onClick={onClick}
    sx={{ color: 'text.secondary' }}
  >
    {texts.make}
  </Button>
);
