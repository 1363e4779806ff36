import { createSvgIcon } from '@mui/material/SvgIcon';
import { ICON_PATHS } from '../../../view/icons/icon-paths';

export const MoreHorizIcon = createSvgIcon(<path d={ICON_PATHS.moreHoriz} />, 'MoreHoriz');
