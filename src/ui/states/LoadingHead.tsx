import Box from '@mui/material/Box';
import { Shade } from './Shade';

/** The shape of a story's head, so that what comes below it does not move. */
export const LoadingHead = () => (
  <Box
    aria-hidden
    sx={{
      pt: { xs: 3, md: 5 },
      pb: { xs: 9, md: 2 },
      display: 'grid',
      gap: 2,
      alignItems: 'start',
    }}
  >
    <Shade sx={{ width: '62%', height: 36 }} />
    <Shade sx={{ width: '44%', height: 20 }} />
    <Shade sx={{ width: 120, height: 44, borderRadius: 22 }} />
  </Box>
);
