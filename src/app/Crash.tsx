import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { failures } from '../messages/failures';
import { StateMessage } from '../ui/states/StateMessage';

/** What is left to say when the screen itself fails. */
export const Crash = () => (
  <Box sx={{ maxWidth: 600, mx: 'auto', px: 2 }}>
    <StateMessage
      title={failures.crash}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {failures.reload}
        </Button>
      }
    >
      {failures.crashHint}
    </StateMessage>
  </Box>
);
