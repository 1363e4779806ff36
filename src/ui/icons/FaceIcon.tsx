import { createSvgIcon } from '@mui/material/SvgIcon';
import { ICON_PATHS } from '../../../view/icons/icon-paths';

export const FaceIcon = createSvgIcon(<path d={ICON_PATHS.face} />, 'Face');
