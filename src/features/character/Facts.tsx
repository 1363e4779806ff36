import { styled } from '@mui/material/styles';

/** Names and values of a character, in two columns. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '6px 16px',
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.second },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
