import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PICTURE } from '../../../view/tokens/measures';
import { common } from '../../messages/common';
import { Shade } from './Shade';

const LINES = ['96%', '88%', '93%', '41%'];

/** A section's own shape in the paper's shade. */
export const LoadingStory = () => (
  <Box sx={{ py: 4, display: 'grid', gap: 2.5 }}>
    <Typography role="status" color="textSecondary">
      {common.loading}
    </Typography>
    <Shade sx={{ width: '100%', ...PICTURE }} />
    <Box sx={{ display: 'grid', gap: 2 }}>
      {LINES.map((width) => (
        <Shade key={width} sx={{ width, height: 16 }} />
      ))}
    </Box>
  </Box>
);
