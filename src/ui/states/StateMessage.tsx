import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from '../illustration/Illustration';

interface StateMessageProps {
  readonly title: string;
  /** Where its title is a heading of the page. */
  readonly heading?: 'h1' | 'h2';
  readonly children?: ReactNode;
  /** The one thing to do. */
  readonly action?: ReactNode;
  /** A small picture beside an empty place; an error goes without. */
  readonly scene?: string;
}

/** What stands where there is nothing to read: what happened, and one thing to do. */
export const StateMessage = ({ title, heading, children, action, scene }: StateMessageProps) => (
  <Box
    role="status"
    sx={{
      py: 6,
      display: 'grid',
      justifyItems: 'center',
      gap: 2,
      textAlign: 'center',
      textWrap: 'balance',
      wordBreak: 'auto-phrase',
    }}
  >
    {scene !== undefined && (
      <Box sx={{ width: 200, opacity: 0.9 }} aria-hidden>
        <Illustration url={scene} alt="" />
      </Box>
    )}
    <Typography variant="h3" component={heading ?? 'p'}>
      {title}
    </Typography>
    {children !== undefined && (
      <Typography color="textSecondary" component="div" sx={{ maxWidth: '28em' }}>
        {children}
      </Typography>
    )}
    {action}
  </Box>
);
