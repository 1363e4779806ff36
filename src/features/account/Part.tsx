import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the ways, under its heading. */
export const Part = ({ title, children }: PartProps) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
