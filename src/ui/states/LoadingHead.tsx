import Box from '@mui/material/Box';
import { HEAD, HEAD_FACTS, HEAD_TITLE, HEAD_WAYS, WIDE_HEAD } from '../../../view/page/page-rules';
import { Shade } from './Shade';

/** The shape of a story's head, by the rules that set it, so that what comes below it does not move. */
export const LoadingHead = () => (
  <Box aria-hidden sx={(theme) => ({ ...HEAD, [theme.breakpoints.up('md')]: WIDE_HEAD })}>
    <Box sx={HEAD_TITLE}>
      <Shade sx={{ width: '62%', height: 36 }} />
    </Box>
    <Box sx={HEAD_FACTS}>
      <Shade sx={{ width: '44%', height: 20 }} />
    </Box>
    <Box sx={HEAD_WAYS}>
      <Shade sx={{ width: 120, height: 44, borderRadius: 22 }} />
    </Box>
  </Box>
);
