import { styled } from '@mui/material/styles';
import type { Camp } from '../../../story/camp';

const Label = styled('span')(({ theme }) => ({
  padding: '1px 10px',
  borderRadius: 6,
  border: '1px solid currentColor',
  fontSize: '0.875rem',
  fontWeight: 600,
  // With its border no higher than its row.
  lineHeight: 1.7,
  '&[data-camp="平和"]': { color: theme.vars.palette.heiwa.main },
  '&[data-camp="景気"]': { color: theme.vars.palette.keiki.main },
  '&[data-camp="混沌"]': { color: theme.vars.palette.konton.main },
}));

/** A camp by its name, in its colour. */
export const CampLabel = ({ camp }: { camp: Camp }) => <Label data-camp={camp}>{camp}</Label>;
