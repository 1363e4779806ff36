import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { failures } from '../messages/failures';
import { StateMessage } from '../ui/states/StateMessage';

/** What is left to say when the screen itself fails. */
export const Crash = () => (
  <Container maxWidth="sm">
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
  </Container>
);
