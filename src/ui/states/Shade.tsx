import { styled } from '@mui/material/styles';

/** The paper's shade, where something will stand. */
export const Shade = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.rule,
  borderRadius: 4,
  opacity: 0.7,
}));
