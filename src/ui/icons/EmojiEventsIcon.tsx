import { createSvgIcon } from '@mui/material/SvgIcon';
import { ICON_PATHS } from '../../../view/icons/icon-paths';

export const EmojiEventsIcon = createSvgIcon(<path d={ICON_PATHS.emojiEvents} />, 'EmojiEvents');
